"""Parts that several games share: small records with rules."""
