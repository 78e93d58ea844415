"""The search: determinised trees over the redeals of one seat."""
