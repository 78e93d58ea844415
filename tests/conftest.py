"""No example of Hypothesis is judged by the clock: the machine may be busy."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("calm", deadline=None)
settings.load_profile("calm")
