"""Lose Your Shirt: six horses moved by cards, hidden selections, three kinds of bet and a jackpot that grows."""
