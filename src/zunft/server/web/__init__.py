"""Routes, sockets and what guards them."""
