"""Provably fair dealing: a secret committed to before the start, mixed with the players' own entropy, decides every
chance event.

Before the start the dealer publishes `commitment`, the SHA-256 of a 32-byte secret. Players may each add a text of
hexadecimal digits, the entropy. The chance event that has `number` actions before it in the record draws one of its n
equal tickets (the game's `tickets` and `ticket` rules) from

    HMAC-SHA256(key = secret, message = "homestretch-fair-1:<number>:<attempt>:<mix>"),
    mix = SHA-256(the entropy texts, joined by newlines),

read as a 256-bit number, modulo n; numbers at or above the largest multiple of n are thrown away (the next attempt is
made), so that every ticket is exactly as likely. The finished record holds the secret, and `verify` finds offline
whether each outcome is the one that was due.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from homestretch.engine.errors import BadRecord, HomestretchError
from homestretch.play.game import Game
from homestretch.play.state import CHANCE

SCHEME = "homestretch-fair-1"
SPACE = 1 << 256
_HEX = re.compile(r"(?:[0-9a-f]{2}){1,64}")


def is_entropy(text: object) -> bool:
    """Say whether a text may serve as a player's entropy: 2 to 128 hexadecimal digits, an even number of them.

    >>> is_entropy("00ff"), is_entropy("dice"), is_entropy("")
    (True, False, False)
    """
    return isinstance(text, str) and _HEX.fullmatch(text) is not None


def new_secret() -> str:
    """A new secret: 32 bytes of the operating system's randomness, in hexadecimal digits."""
    return secrets.token_hex(32)


def commit(secret: str) -> str:
    """The commitment to a secret, which tells nothing about it and fits no other.

    >>> commit("00" * 32)
    '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925'
    """
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


@dataclass(frozen=True)
class Dealer:
    """Draws the tickets of one table: its secret, and the entropy that the players have mixed in.

    >>> dealer = Dealer("00" * 32, ("aa", "bb"))
    >>> [dealer.draw(number, 36) for number in range(4)]
    [0, 33, 34, 27]
    """

    secret: str
    entropy: tuple[str, ...] = ()

    def draw(self, number: int, tickets: int) -> int:
        """The ticket, from 0 to tickets − 1, that the chance event after `number` actions draws."""
        mixed = hashlib.sha256("\n".join(self.entropy).encode()).hexdigest()
        key = bytes.fromhex(self.secret)
        fair = SPACE - SPACE % tickets
        attempt = 0
        while True:
            message = f"{SCHEME}:{number}:{attempt}:{mixed}".encode()
            drawn = int.from_bytes(hmac.digest(key, message, "sha256"), "big")
            if drawn < fair:
                return drawn % tickets
            attempt += 1

    def published(self, *, over: bool) -> dict[str, Any]:
        """What all may know: the commitment and the entropy, and the secret when the game is over."""
        told = {"scheme": SCHEME, "commitment": commit(self.secret), "entropy": list(self.entropy)}
        return told | {"secret": self.secret} if over else told


def dealer_of(fair: Mapping[str, Any]) -> Dealer:
    """The dealer that a finished record's `fair` describes; raises BadRecord where it is incomplete or does not fit
    its commitment.
    """
    secret, entropy = fair.get("secret"), fair.get("entropy")
    if fair.get("scheme") != SCHEME:
        raise BadRecord(f"the record's dealing is of scheme {fair.get('scheme')!r}; this program verifies {SCHEME}")
    if not isinstance(secret, str) or not re.fullmatch(r"[0-9a-f]{64}", secret):
        raise BadRecord("the record does not hold the dealer's secret, so its dealing cannot be verified")
    if not isinstance(entropy, list) or not all(map(is_entropy, entropy)):
        raise BadRecord("the record's entropy must be a list of texts of hexadecimal digits")
    if not hmac.compare_digest(commit(secret), str(fair.get("commitment"))):
        raise BadRecord("the dealer's secret is not the one that he committed to")
    return Dealer(secret, tuple(entropy))


def verify(game: Game, steps: Sequence[tuple[str, str]], fair: Mapping[str, Any], known: Iterable[str] = ()) -> int:
    """Check every chance event of a record against its dealer's secret; returns how many there were.

    `steps` are the record's actions as (who, text); `known` are commitments and entropy that you have noted yourself
    and that must be among the record's. Raises BadRecord, naming the action that was not the one due.
    """
    dealer = dealer_of(fair)
    public = {str(fair["commitment"]), *dealer.entropy}
    for text in known:
        if text not in public:
            raise BadRecord(f"{text} is neither the record's commitment nor among its entropy")
    state = game.new_initial_state()
    found = 0
    for number, (who, do) in enumerate(steps):
        try:
            if who == "chance" and state.is_chance_node():
                ticket = dealer.draw(number, game.rules.tickets(state.t))
                due = state.action_to_string(game.rules.ticket(state.t, ticket))
                if do != due:
                    raise BadRecord(f"action {number + 1} is {do!r}, but the dealer's secret gives {due!r}", number + 1)
                found += 1
            state.apply_action(do, CHANCE if who == "chance" else int(who[1:]) - 1)
        except BadRecord:
            raise
        except (HomestretchError, ValueError) as error:
            raise BadRecord(f"action {number + 1} cannot be replayed: {error}", number + 1) from error
    return found
