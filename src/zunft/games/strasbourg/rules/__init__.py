"""The rules of Strasbourg, one module for each chapter of the rulebook."""
