"""The site as a hall has it: a real server on this machine, a desk, and phones that come by the tables' cards."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest
from django.conf import settings
from django.db import connection

from meydan.site.models import Event
from tests.site import hall

TESTS = Path(__file__).parents[2]
START_SECONDS = 60
REAL = "browser.referee.real_settings"


@dataclass(frozen=True)
class Server:
    address: str


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + START_SECONDS
    while time.monotonic() < until and process.poll() is None:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise RuntimeError("the server did not start")


@contextmanager
def running(settings_module: str, folder: str) -> Iterator[Server]:
    """A uvicorn of its own on the database of the tests."""
    port = free_port()
    environment = {
        **os.environ,
        "DJANGO_SETTINGS_MODULE": settings_module,
        "PYTHONPATH": str(TESTS),
        "MEYDAN_DATA": folder,
        "MEYDAN_SECRET": settings.SECRET_KEY,
        "MEYDAN_LIVE_DATABASE": str(connection.settings_dict["NAME"]),
    }
    if settings_module == REAL:
        subprocess.run(
            [sys.executable, "-m", "django", "collectstatic", "--noinput", "-v0"], env=environment, check=True
        )
    command = [sys.executable, "-m", "uvicorn", "meydan.site.asgi:application", "--port", str(port)]
    process = subprocess.Popen([*command, "--log-level", "error", "--timeout-graceful-shutdown", "1"], env=environment)
    try:
        wait_for(port, process)
        yield Server(f"http://127.0.0.1:{port}")
    finally:
        process.terminate()
        process.wait(20)


@pytest.fixture(scope="package")
def server(django_db_setup: None) -> Iterator[Server]:  # noqa: ARG001 - asks for the database
    """One server for the tests of this folder."""
    with running("browser.referee.live_settings", str(settings.DATA)) as started:
        yield started


@pytest.fixture
def real_server(transactional_db: None, tmp_path: Path) -> Iterator[Server]:  # noqa: ARG001 - asks for the database
    """With the static files of a hall: collected, packed, named by their content."""
    with running(REAL, str(tmp_path)) as started:
        yield started


@pytest.fixture
def event(server: Server, transactional_db: None) -> Event:  # noqa: ARG001 - a hall with its server
    return hall.make_event()
