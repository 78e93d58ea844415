"""The Guild – the card game."""
