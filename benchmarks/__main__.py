"""`python -m benchmarks [NAME …]`: runs all benchmarks, or those named; exit code 1 if one misses its target.

A benchmark that breaks counts as missed and is told with its cause; the others, some of which take hours, go on.
"""

import sys
import time
import traceback

from benchmarks import (
    archive,
    engine_memory,
    equality,
    mangala,
    mangala_solve,
    match,
    paper,
    phones,
    playouts,
    public_pages,
    reversi_end,
    rules,
    site_rounds,
    standings,
    strength,
    swiss,
)

BENCHMARKS = {
    "rules": rules.main,
    "match": match.main,
    "standings": standings.main,
    "paper": paper.main,
    "archive": archive.main,
    "public-pages": public_pages.main,
    "swiss": swiss.main,
    "playouts": playouts.main,
    "equality": equality.main,
    "engine-memory": engine_memory.main,
    "mangala-solve": mangala_solve.main,
    "mangala": mangala.main,
    "reversi-end": reversi_end.main,
    "site-rounds": site_rounds.main,
    "phones": phones.main,
    "strength": strength.main,
}


def run(names: list[str]) -> int:
    unknown = [name for name in names if name not in BENCHMARKS]
    if unknown:
        print(f"benchmarks: there is no {', '.join(unknown)}; there are: {', '.join(BENCHMARKS)}", file=sys.stderr)
        return 2
    begun = time.monotonic()
    chosen = names or list(BENCHMARKS)
    missed = [name for name in chosen if not kept(name)]
    told = f"missed by {', '.join(missed)}" if missed else "all kept"
    print(f"\nTargets of {len(chosen)} benchmarks in {(time.monotonic() - begun) / 60:.0f} min: {told}")
    return 1 if missed else 0


def kept(name: str) -> bool:
    """Whether the benchmark reaches its targets."""
    begun = time.monotonic()
    print(f"\n== {name}", flush=True)
    try:
        return BENCHMARKS[name]()
    except Exception:
        traceback.print_exc(file=sys.stdout)
        return False
    finally:
        print(f"({name}: {time.monotonic() - begun:.0f} s)", flush=True)


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
