"""How bots judge a position of Flanders 1302, and how they play it on without searching."""
