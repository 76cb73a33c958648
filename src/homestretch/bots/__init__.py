"""Players that choose by themselves: a basic bot for each game in which players decide."""
