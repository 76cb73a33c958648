"""Quarter Horse Racing as text, as a terminal shows it, and as a drawing for a notebook."""

from __future__ import annotations

from homestretch.games.quarter_horse.session import Session
from homestretch.games.quarter_horse.tables import FIRST_HORSE, LAST_HORSE, SCRATCHES
from homestretch.parts.ledger import POT


def show(t: Session) -> str:
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


# Sizes of the drawing, in its own units.
LANE, MARGIN, SPACE = 24, 46, 22


def svg(t: Session) -> str:
    """The course as an SVG element: a lane a horse, the gate at the left, scratched horses behind it with a cross."""
    longest = max(t.track)
    gate = MARGIN + (SCRATCHES + 1) * SPACE
    width, height = gate + (longest + 1) * SPACE + 8, (LAST_HORSE - FIRST_HORSE + 2) * LANE + 8
    look = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}" font-family="sans-serif" font-size="12"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {look} role="img" aria-label="{_in_words(t)}">',
        f'<rect width="{width}" height="{height}" rx="6" fill="#f6f0df"/>',
        f'<text x="8" y="17" fill="#2d2a24">Race {t.race} · pot {t.ledger.account[POT]}</text>',
    ]
    for horse in range(FIRST_HORSE, LAST_HORSE + 1):
        parts += _lane(t, horse, gate, (horse - FIRST_HORSE + 1) * LANE + 12)
    return "".join([*parts, "</svg>"])


def _lane(t: Session, horse: int, gate: int, y: int) -> list[str]:
    scratched = t.scratched[horse] > 0
    end = gate + t.track[horse] * SPACE
    x = gate + t.at[horse] * SPACE
    ink = "#8a8378" if scratched else "#2d2a24"
    lines = [f'<text x="8" y="{y + 4}" fill="{ink}">{horse}</text>']
    lines.append(f'<path d="M{gate} {y}H{end}" stroke="{ink}" stroke-dasharray="2 {SPACE - 2}"/>')
    lines.append(f'<path d="M{gate} {y - 9}v18M{end} {y - 9}v18" stroke="{ink}" stroke-width="2"/>')
    if scratched:
        lines.append(f'<path d="M{x - 6} {y - 6}l12 12m0 -12l-12 12" stroke="{ink}" stroke-width="2"/>')
    else:
        lines.append(f'<circle cx="{x}" cy="{y}" r="9" fill="#1f5c3f"/>')
        lines.append(f'<text x="{x}" y="{y + 4}" fill="#fff" text-anchor="middle">{horse}</text>')
    return lines


def _in_words(t: Session) -> str:
    running = [horse for horse in range(FIRST_HORSE, LAST_HORSE + 1) if not t.scratched[horse]]
    places = ", ".join(f"horse {horse} at {t.at[horse]} of {t.track[horse]}" for horse in running)
    return f"Race {t.race}: {places}"
