"""No example of Hypothesis is judged by the clock: the machine may be busy."""

from __future__ import annotations

import os

from hypothesis import settings

os.environ.setdefault("ZUNFT_INTERPRETED", "1")  # we know; the tests of the notice forget it

settings.register_profile("calm", deadline=None)
settings.load_profile("calm")
