"""`make articles`: which tests prove which article of the rulebooks, and whether they passed.

Runs the tests that name articles and prints, for every article of the five rulebooks, the tests that prove it; fails
while one is unproved. With `--notes FILE` no test is run: the file is what `pytest --articles-report FILE` wrote.
"""

import argparse
import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TypedDict

from meydan.rulebooks import RULEBOOKS, Article, load

ROOT = Path(__file__).parent.parent
NO_TESTS_COLLECTED = 5


class Proof(TypedDict):
    id: str
    layer: str
    tests: list[str]
    proved: bool


class Report(TypedDict):
    articles: list[Proof]
    unproved: int


def all_articles() -> list[Article]:
    """Every article of the five rulebooks, in their order."""
    return [article for name in RULEBOOKS for article in load(name).articles]


def run_tests() -> tuple[int, dict[str, dict[str, bool]], str]:
    """The exit code of the tests that name articles, their notes, and what they printed."""
    with tempfile.TemporaryDirectory() as folder:
        notes = Path(folder) / "notes.json"
        chosen = ["-m", "article and not long", "-n", "auto", f"--articles-report={notes}"]
        done = subprocess.run(
            [sys.executable, "-m", "pytest", *chosen], cwd=ROOT, capture_output=True, text=True, check=False
        )
        proofs = json.loads(notes.read_text(encoding="utf-8")) if notes.exists() else {}
    return done.returncode, proofs, done.stdout + done.stderr


def read_notes(file: Path) -> tuple[int, dict[str, dict[str, bool]], str]:
    """The same of a run that is over."""
    return 0, json.loads(file.read_text(encoding="utf-8")), ""


def report(proofs: dict[str, dict[str, bool]]) -> Report:
    articles = [
        Proof(
            id=article.id,
            layer=article.layer,
            tests=sorted(proofs.get(article.id, {})),
            proved=bool(proofs.get(article.id)) and all(proofs[article.id].values()),
        )
        for article in all_articles()
    ]
    return Report(articles=articles, unproved=sum(not article["proved"] for article in articles))


def readable(made: Report, proofs: dict[str, dict[str, bool]]) -> str:
    lines = []
    for article in made["articles"]:
        lines.append(f"{'proved  ' if article['proved'] else 'UNPROVED'}  {article['id']}  ({article['layer']})")
        lines.extend(
            f"            {'' if proofs[article['id']][test] else 'FAILED '}{test}" for test in article["tests"]
        )
    return "\n".join([*lines, count(made)])


def count(made: Report) -> str:
    return f"{len(made['articles'])} articles, {made['unproved']} unproved"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--format", choices=["text", "json", "count"], default="text")
    parser.add_argument("--notes", type=Path, metavar="FILE")
    chosen = parser.parse_args()
    code, proofs, printed = read_notes(chosen.notes) if chosen.notes else run_tests()
    made = report(proofs)
    match chosen.format:
        case "json":
            print(json.dumps(made, ensure_ascii=False))
        case "count":
            print(count(made))
        case _:
            print(readable(made, proofs))
    if code not in (0, NO_TESTS_COLLECTED):
        print(printed, file=sys.stderr)
        return 1
    return 1 if made["unproved"] else 0


if __name__ == "__main__":
    sys.exit(main())
