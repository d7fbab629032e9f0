"""How to end a search from outside."""

from threading import Event

from meydan.engine import native

if native.available:
    from meydan import _native


class Stop:
    """Set from any thread, it ends one search at its next look."""

    def __init__(self) -> None:
        self._event = Event()
        self.native = _native.Stop() if native.available else None

    def set(self) -> None:
        self._event.set()
        if self.native is not None:
            self.native.set()

    @property
    def wanted(self) -> bool:
        return self._event.is_set()
