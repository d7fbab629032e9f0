"""`python -m benchmarks [NAME …]`: runs all benchmarks, or those named; exit code 1 if one misses its target."""

import sys

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
    kept = []
    for name in names or BENCHMARKS:
        print(f"\n== {name}")
        kept.append(BENCHMARKS[name]())
    return 0 if all(kept) else 1


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
