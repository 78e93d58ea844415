"""The rules of Flanders 1302, one module for each chapter of the rulebook."""
