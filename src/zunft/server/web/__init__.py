"""Routes, sockets and their guards."""
