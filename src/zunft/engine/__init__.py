"""The engine: how any title is played; it knows no game, no text and no file but editions and journals."""
