"""What the computer player costs a server process that plays but analyses nothing: less than 60 MB.

A fresh process loads the site as a server does and measures itself; then it loads the engine, plays a practice move of
the top level in each of the eight games, and measures itself again once the searches are over.
"""

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

MOST_MEGABYTES = 60.0

MEASURE = """
from pathlib import Path

def megabytes():
    fields = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) for line in fields if line.startswith("VmRSS:")) / 1024

import meydan.site.asgi
from meydan.games import GAMES
before = megabytes()
from meydan.engine.levels import STRONGEST
from meydan.engine.player import Player
loaded = megabytes()
for game in GAMES.values():
    Player(STRONGEST, seed=1).choose(game.start())
print(before, loaded, megabytes())
"""


def main() -> bool:
    if not sys.platform.startswith("linux"):
        print("measured on Linux only")
        return True
    before, loaded, after = measured()
    kept = after - before < MOST_MEGABYTES
    verdict = "" if kept else f"   TOO MUCH: must be < {MOST_MEGABYTES:g} MB"
    print(
        f"a server process: {before:.0f} MB; with the engine loaded +{loaded - before:.1f} MB; after a move of the top "
        f"level in eight games +{after - before:.1f} MB{verdict}"
    )
    return kept


def measured() -> tuple[float, float, float]:
    """Megabytes of a server in an empty data folder, before the engine, with it loaded, and after its moves."""
    with TemporaryDirectory() as data:
        (Path(data) / "static").mkdir()  # as every started server has it
        done = subprocess.run(
            [sys.executable, "-c", MEASURE],
            env={**os.environ, "MEYDAN_DATA": data},
            stdout=subprocess.PIPE,
            text=True,
            check=True,
            timeout=600,
        )
    before, loaded, after = map(float, done.stdout.split())
    return before, loaded, after
