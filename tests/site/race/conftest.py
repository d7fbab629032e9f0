"""The team for the races, started once for all of them."""

import json
import os
import select
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from django.db import connection

SECONDS = 120.0
HERE = Path(__file__).resolve().parents[3]


class Race:
    def __init__(self, database: str) -> None:
        environment = {**os.environ, "RACE_DATABASE": database, "PYTHONPATH": f"{HERE}{os.pathsep}{HERE / 'tests'}"}
        environment["DJANGO_SETTINGS_MODULE"] = "site_settings"
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.site.race.team"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment,
            cwd=HERE,
        )
        assert self.hear() == ["ready"]

    def run(self, *wishes: tuple[str, dict[str, Any]]) -> list[dict[str, Any]]:
        """Gives each wish to its own process; when all stand at the line, all begin at once."""
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps([{"do": do, "with": given} for do, given in wishes]).encode() + b"\n")
        self.process.stdin.flush()
        return self.hear()

    def hear(self) -> list[Any]:
        """The next line of the team, or a failure: no race lasts for ever."""
        assert self.process.stdout is not None
        found, _, _ = select.select([self.process.stdout], [], [], SECONDS)
        assert found, "the racing processes did not answer in time"
        line = self.process.stdout.readline()
        assert line, f"the team of the races has ended with {self.process.wait(5)}"
        return list(json.loads(line))

    def stop(self) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait(5)
        self.process.stdout.close()


@pytest.fixture(scope="module")
def race(django_db_setup: None, django_db_blocker: Any) -> Iterator[Race]:  # noqa: ARG001
    with django_db_blocker.unblock():
        database = str(connection.settings_dict["NAME"])
    team = Race(database)
    yield team
    team.stop()
