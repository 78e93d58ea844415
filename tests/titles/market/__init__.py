"""Market: a toy title that uses every mechanism of the engine once, and none of them twice."""
