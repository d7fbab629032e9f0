"""A process of its own that works on the tests' database with many children: a race is a line of JSON with wishes, one
for each child; when all children stand at the line they begin at once, and the answers come back as one line.
"""

import json
import os
import sys
from typing import Any

import django
from django.conf import settings


def connect() -> None:
    database: dict[str, Any] = settings.DATABASES["default"]
    database["NAME"] = os.environ["RACE_DATABASE"]
    django.setup()


def race(wishes: list[dict[str, Any]]) -> list[dict[str, Any]]:
    line, held = os.pipe()
    answers = [start(wish, line, held) for wish in wishes]
    os.close(held)  # the last hand on the rope: every child that has let go of its own runs
    found = []
    for child, answer in answers:
        with os.fdopen(answer) as written:
            found.append(dict(json.loads(written.read() or '{"died": true}')))
        os.waitpid(child, 0)
    os.close(line)
    return found


def start(wish: dict[str, Any], line: int, held: int) -> tuple[int, int]:
    """A child that waits at the line; it ends after its answer."""
    answer, writing = os.pipe()
    child = os.fork()
    if child:
        os.close(writing)
        return child, answer
    os.close(held)
    os.read(line, 1)
    with os.fdopen(writing, "w") as written:
        written.write(json.dumps(done(wish)))
    os._exit(0)


def done(wish: dict[str, Any]) -> dict[str, Any]:
    from django.db import connection

    from meydan.games.errors import Refusal
    from tests.site.race.wishes import WISHES

    try:
        return {"done": WISHES[wish["do"]](**wish["with"])}
    except Refusal as refusal:
        return {"refused": type(refusal).__name__, "said": refusal.words.tr, "article": refusal.article}
    except Exception as error:  # told to the test, which fails by it
        return {"refused": f"{type(error).__name__}: {error}"}
    finally:
        connection.close()


def main() -> None:
    connect()
    import tests.site.race.wishes

    assert tests.site.race.wishes.WISHES
    say(["ready"])
    for line in sys.stdin:
        say(race(json.loads(line)))


def say(value: list[Any]) -> None:
    sys.stdout.write(json.dumps(value) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
