"""How bots judge a position of The Guild, and how they play it on without searching."""
