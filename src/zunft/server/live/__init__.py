"""One table in memory: its clocks, bots, windows and pages. What people do at tables is in `hall`."""
