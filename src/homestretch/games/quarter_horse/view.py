"""Quarter Horse Racing as text: the race as a terminal shows it."""

from __future__ import annotations

from typing import Any

from homestretch.games.quarter_horse.tables import FIRST_HORSE, LAST_HORSE, SCRATCHES
from homestretch.parts.ledger import POT


def show(t: Any) -> str:
    """The course, one line a horse, then chips and cards of each seat."""
    longest = max(t.track)
    lines = [f"Race {t.race} · pot {t.ledger.account[POT]}"]
    for horse in range(FIRST_HORSE, LAST_HORSE + 1):
        behind, length = SCRATCHES, t.track[horse]
        course = [" "] * (behind + longest - length) + ["|"] + ["."] * length
        course[behind + longest - length + t.at[horse]] = "#" if t.scratched[horse] else ">"
        scratch = f"  scratched {t.scratched[horse]}" if t.scratched[horse] else ""
        lines.append(f"{horse:>3} {''.join(course)}|{scratch}")
    for seat in range(t.seats):
        cards = [f"{horse}x{n}" for horse, n in enumerate(t.held[seat]) if n]
        mark = "*" if seat == t.trigger else " "
        out = "  out" if t.out[seat] else ""
        lines.append(f"{mark}p{seat + 1:<2} {t.ledger.account[seat]:>6}  {' '.join(cards)}{out}")
    return "\n".join(lines)
