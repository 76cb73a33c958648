"""The laboratory: many games fast, and what they tell."""
