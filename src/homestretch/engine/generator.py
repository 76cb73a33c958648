"""A fast, seedable generator that both gears run from one source: xoshiro128++ of Blackman and Vigna (2018), period
2^128 − 1.

Rules never draw chance with it: it stands in for chance where nobody watches (simulation, bots, tests), and deals
hidden hands anew. Every number stays below 2^63 or is cut to its low 32 bits at once, where wrapped and exact products
agree, so plain and compiled code give the same stream. A stream is four 32-bit numbers in a list or an int64 array.
"""

from __future__ import annotations

from homestretch.engine.rule import rule

LOW = 0xFFFFFFFF


@rule
def scramble(x: int) -> int:
    """Mix 32 bits (the finaliser of MurmurHash3, Appleby 2011)."""
    x = ((x ^ (x >> 16)) * 0x85EBCA6B) & LOW
    x = ((x ^ (x >> 13)) * 0xC2B2AE35) & LOW
    return x ^ (x >> 16)


@rule
def start_stream(g: list[int], seed: int, index: int) -> None:
    """Start the stream of game `index` under a seed (both 0 to 2^62): equal arguments, equal streams."""
    h = 0x9E3779B9
    for i in range(4):
        h = scramble((h + (seed & LOW)) & LOW)
        h = scramble((h ^ (seed >> 32)) & LOW)
        h = scramble((h + (index & LOW)) & LOW)
        h = scramble((h ^ (index >> 32) ^ i) & LOW)
        g[i] = h
    if g[0] == 0 and g[1] == 0 and g[2] == 0 and g[3] == 0:
        g[0] = 1  # the one state that xoshiro cannot leave


@rule
def draw32(g: list[int]) -> int:
    """The next 32 random bits of a stream."""
    s0 = g[0]
    s1 = g[1]
    s2 = g[2]
    s3 = g[3]
    x = (s0 + s3) & LOW
    result = ((((x << 7) & LOW) | (x >> 25)) + s0) & LOW
    shifted = (s1 << 9) & LOW
    s2 ^= s0
    s3 ^= s1
    s1 ^= s2
    s0 ^= s3
    s2 ^= shifted
    g[0] = s0
    g[1] = s1
    g[2] = s2
    g[3] = ((s3 << 11) & LOW) | (s3 >> 21)
    return result


@rule
def below(g: list[int], n: int) -> int:
    """A number from 0 to n − 1, each exactly as likely (Lemire 2019); n from 1 to 2^31."""
    m = draw32(g) * n
    low = m & LOW
    if low < n:
        least = (0x100000000 - n) % n
        while low < least:
            m = draw32(g) * n
            low = m & LOW
    return m >> 32
