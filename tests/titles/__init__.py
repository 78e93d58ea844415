"""Titles that exist for the tests alone."""
