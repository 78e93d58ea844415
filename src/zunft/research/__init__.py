"""Doors for researchers: PettingZoo, Gymnasium, OpenSpiel, and a batch of tables, all on one fast core.

Each door is a module of its own, since each needs packages of its own (``zunft[research]``).
"""
