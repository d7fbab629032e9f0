"""From an empty folder to a running site, as a new user starts it."""

import os
import re
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.site.running import free_port


@pytest.fixture(scope="module")
def started(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str, Path]]:
    """The address of a site with example events, what it said, and its folder."""
    folder = tmp_path_factory.mktemp("veri")
    port = free_port()
    command = [sys.executable, "-m", "meydan", "serve", "--demo", "--host", "127.0.0.1", "--port", str(port)]
    said = folder / "said.txt"
    with said.open("w") as out:
        server = subprocess.Popen(command, env=of_its_own(folder), stdout=out, stderr=out)
        try:
            address = f"http://127.0.0.1:{port}/"
            wait_for(address, server, said)
            yield address, said.read_text(), folder
        finally:
            server.terminate()
            server.wait(20)


def of_its_own(folder: Path) -> dict[str, str]:
    """The environment of somebody who has set nothing but the folder."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("MEYDAN_", "DJANGO_"))}
    return {**clean, "MEYDAN_DATA": str(folder)}


def wait_for(address: str, server: "subprocess.Popen[bytes]", said: Path) -> None:
    until = time.monotonic() + 240
    while time.monotonic() < until:
        assert server.poll() is None, said.read_text()
        try:
            urllib.request.urlopen(address, timeout=5).close()
        except OSError:
            time.sleep(0.5)
        else:
            return
    raise AssertionError(f"no answer at {address}: {said.read_text()}")


def read(address: str) -> str:
    with urllib.request.urlopen(address, timeout=30) as answer:
        text: str = answer.read().decode()
        return text


def test_site_starts_with_an_event_in_every_state_of_life(started: tuple[str, str, Path]) -> None:
    address, _, _ = started
    home = read(address)
    for name in ("İlçe Akıl ve Zekâ Oyunları Turnuvası", "Yüzüncü Yıl Mangala Kupası", "Okul Şampiyonları Eleme Günü"):
        assert name in home


def test_accounts_are_said_and_the_passwords_are_of_this_folder(started: tuple[str, str, Path]) -> None:
    _, said, folder = started
    assert re.search(r"ayse +[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4} ", said)
    assert (folder / "demo-accounts.txt").read_text().rstrip() in said
    assert "/start" not in said  # there is an organiser: no code is needed


def test_second_server_on_the_same_folder_refuses(started: tuple[str, str, Path]) -> None:
    _, _, folder = started
    done = subprocess.run(
        [sys.executable, "-m", "meydan", "serve"],
        env=of_its_own(folder),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert "zaten çalışıyor" in done.stderr


def test_log_of_an_example_event_is_whole(started: tuple[str, str, Path]) -> None:
    _, _, folder = started
    done = subprocess.run(
        [sys.executable, "-m", "meydan", "log", "--verify", "yuzuncu-yil-mangala-kupasi"],
        env=of_its_own(folder),
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "zincir sağlam" in done.stdout


def test_styles_and_scripts_come_packed_and_named_by_their_content(started: tuple[str, str, Path]) -> None:
    address, _, _ = started
    home = read(address)
    sheets = re.findall(r'<link rel="stylesheet" href="(/static/[^"]+)"', home)
    assert sheets
    for sheet in sheets:
        assert re.search(r"\.[0-9a-f]{12}\.css$", sheet), sheet
        assert read(address.rstrip("/") + sheet)


def test_a_script_is_guarded_and_its_head_is_short(started: tuple[str, str, Path]) -> None:
    """A table screen fetches some fifty of them."""
    address, _, _ = started
    with urllib.request.urlopen(f"{address.rstrip('/')}/static/meydan/words.js", timeout=30) as answer:
        head = {name.lower() for name in answer.headers}
    assert "x-content-type-options" in head
    assert head & {"access-control-allow-origin", "cross-origin-opener-policy", "content-security-policy"} == set()
