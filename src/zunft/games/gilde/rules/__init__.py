"""The rules of The Guild, one module for each chapter of the rulebook."""
