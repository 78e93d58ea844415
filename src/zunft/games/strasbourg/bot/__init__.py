"""How bots judge a position of Strasbourg, and how they play it on without searching."""
