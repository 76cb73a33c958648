"""Players that choose by themselves: a basic bot for each game."""
