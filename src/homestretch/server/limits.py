"""What one address, one line and the whole server may ask for: every count, size and rate has a bound."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field

Clock = Callable[[], float]


def address_of(host: str | None) -> str:
    """What counts as one address: an IPv4 address, or the network of an IPv6 one, since one home has billions of those.

    >>> address_of("192.0.2.7"), address_of("2001:db8:1:2:3:4:5:6"), address_of(None)
    ('192.0.2.7', '2001:db8:1:2::', '?')
    """
    try:
        address = ipaddress.ip_address(host or "")
    except ValueError:
        return host or "?"
    if address.version == 6 and address.ipv4_mapped is None:
        return str(ipaddress.ip_address(int(address) >> 64 << 64))
    return str(address)


BODY_BYTES = 64 * 1024
FRAME_BYTES = 16 * 1024
# Live tables, of which each keeps its state in memory.
TABLES = 2000
# Lines (sockets and streams): in all, of one address, and at one table.
LINES = 4000
LINES_OF_ADDRESS = 500
LINES_OF_TABLE = 100
SAID_KEPT = 50


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many a second after that."""

    burst: float
    a_second: float


NEW_TABLES = Rate(60, 1 / 10)
# A family sits behind one address; somebody who tries codes is slowed at the 30th wrong one.
WRONG_CODES = Rate(30, 1 / 6)
REQUESTS = Rate(400, 200)
MESSAGES = Rate(60, 30)
CHAT = Rate(8, 1 / 2)


@dataclass
class Bucket:
    """A token bucket on monotonic time: `take` says whether one more is within the rate."""

    rate: Rate
    clock: Clock = time.monotonic
    level: float = field(init=False)
    at: float = field(init=False)

    def __post_init__(self) -> None:
        self.level, self.at = self.rate.burst, self.clock()

    def _refill(self) -> None:
        now = self.clock()
        self.level = min(self.rate.burst, self.level + (now - self.at) * self.rate.a_second)
        self.at = now

    def take(self) -> bool:
        """Take one, if there is one."""
        self._refill()
        if self.level < 1:
            return False
        self.level -= 1
        return True

    def left(self) -> bool:
        """Say whether there is one to take."""
        self._refill()
        return self.level >= 1


class Buckets:
    """One bucket an address; the least recently used are forgotten, so that their number is bounded, too."""

    def __init__(self, rate: Rate, most: int = 10_000, clock: Clock = time.monotonic) -> None:
        self.rate, self.most, self.clock = rate, most, clock
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, address: str) -> Bucket:
        """The bucket of an address."""
        bucket = self._of.get(address)
        if bucket is None:
            bucket = self._of[address] = Bucket(self.rate, self.clock)
            if len(self._of) > self.most:
                self._of.popitem(last=False)
        else:
            self._of.move_to_end(address)
        return bucket

    def take(self, address: str) -> bool:
        """Take one for an address."""
        return self.of(address).take()

    def left(self, address: str) -> bool:
        """Say whether an address has one to take."""
        return self.of(address).left()
