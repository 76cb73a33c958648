"""`python -m homestretch` is the command `homestretch`."""

from __future__ import annotations

from homestretch.cli import main

if __name__ == "__main__":  # worker processes import this module under another name
    main()
