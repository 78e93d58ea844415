"""One table as it lives in memory: clocks, bots, windows and pages; it knows no deed of people."""
