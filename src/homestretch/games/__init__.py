"""The four games: one folder each, its rules written once in the order of the rulebook."""
