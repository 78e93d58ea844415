"""Tables as they live: people, bots, clocks and pages around a game."""
