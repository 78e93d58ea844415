"""Games as tables for learning: a row for every decision, with what its seat knew, what it did, and how it ended."""
