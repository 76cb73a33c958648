"""Measures speed and prints the figures: `make bench`, or `python tests/bench gears peers` for some of them.

Each `bench_<name>.py` beside this file has a `main` that prints its own table. Figures are of this machine at this
moment: compare within one run, never two runs of two days. No test depends on any of them.
"""

from __future__ import annotations

import importlib
import os
import platform
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
NAMES = sorted(path.stem.removeprefix("bench_") for path in HERE.glob("bench_*.py"))


def main(wanted: list[str]) -> int:
    """Run the benches that are named, or all; returns the exit status."""
    unknown = [name for name in wanted if name not in NAMES]
    if unknown:
        print(f"there is no bench {unknown[0]!r}: there are {', '.join(NAMES)}", file=sys.stderr)
        return 2
    sys.path.insert(0, str(HERE))
    print(f"Python {platform.python_version()} on {platform.machine()}, {os.cpu_count()} cores, {_processor()}")
    for name in wanted or NAMES:
        print(f"\n== {name}", flush=True)
        importlib.import_module(f"bench_{name}").main()
    return 0


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor() or "processor unknown"
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else "processor unknown"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
