"""Where Meydan keeps what it can make again: the user's cache folder."""

import os
from pathlib import Path


def cache_folder() -> Path:
    """`MEYDAN_CACHE`, or `meydan` in the folder that the desktop standard (XDG) names."""
    if own := os.environ.get("MEYDAN_CACHE"):
        return Path(own)
    shared = os.environ.get("XDG_CACHE_HOME")
    return (Path(shared) if shared else Path.home() / ".cache") / "meydan"
