"""What one seat sees of a game, as NumPy arrays."""

from __future__ import annotations

from typing import Any

try:
    import numpy as np
except ImportError as error:
    raise ImportError("The doors for researchers need numpy: pip install 'zunft[research]'.") from error

from zunft.engine.observation import ObservationSheet
from zunft.engine.run import Run

Array = np.ndarray[Any, Any]


class Screen:
    """Compiled code writes into buffers that stay in place; callers get a copy."""

    def __init__(self, run: Run, spare: int = 0) -> None:
        self.sheet = ObservationSheet(run, spare)
        self._observation = np.frombuffer(memoryview(self.sheet.cells), dtype=np.int16)
        self._mask = np.frombuffer(memoryview(self.sheet.marks), dtype=np.int8)

    def show(self, seat: int) -> dict[str, Array]:
        """What a seat may know and its options: 1 at their numbers, all 0 for a seat that is not asked now."""
        self.sheet.show(seat)
        return {"observation": self._observation.copy(), "action_mask": self._mask.copy()}
