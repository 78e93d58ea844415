"""What people do at tables: each part acts on the tables that live in memory."""
