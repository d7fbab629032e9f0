"""From an empty folder to a running site."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from threading import Event, Thread

import uvicorn
from django.core.management import call_command

from meydan.games.words import Words
from meydan.site.databases import data_folder
from meydan.site.demo import make_demo
from meydan.site.first_start import first_start_code
from meydan.site.models import LogLine
from meydan.site.serving.address import address_in_network, free_port, qr_for_terminal
from meydan.site.serving.database import open_database
from meydan.site.serving.lock import FolderLock

Say = Callable[[Words], None]
ANYWHERE = "0.0.0.0"
LOOK_SECONDS = 10.0
STATIC = Path(__file__).parent.parent / "static"


@dataclass(frozen=True, slots=True)
class Wish:
    host: str = ANYWHERE
    port: int | None = None
    demo: bool = False


def serve(wish: Wish, say: Say) -> None:
    folder = data_folder()
    lock = FolderLock(folder)
    try:
        open_database(folder)
        collect_static(folder)
        if wish.demo:
            make_demo(say)
        say_first_code(say)
        say_last_line(say)
        port = free_port(wish.host, wish.port)
        say_addresses(wish.host, port, say)
        with watched_address(wish.host, port, say):
            run_server(wish.host, port)
    finally:
        lock.release()


def collect_static(folder: Path) -> None:
    """Stylesheets and scripts, packed and named by their content; done once for each version of them."""
    stamp = folder / "static" / ".version"
    if stamp.exists() and stamp.read_text("utf-8") == static_version():
        return
    call_command("collectstatic", verbosity=0, interactive=False)
    stamp.write_text(static_version(), "utf-8")


def static_version() -> str:
    """The version, and when the newest file was made: a developer's change counts too."""
    return f"{version('meydan')} {max(file.stat().st_mtime_ns for file in STATIC.rglob('*'))}"


def say_first_code(say: Say) -> None:
    code = first_start_code()
    if code is not None:
        say(
            Words(
                f"İlk açılış: /start sayfasında düzenleyen hesabını açma kodu: {code}",
                f"First start: the code to open the organiser's account on the page /start: {code}",
            )
        )


def say_last_line(say: Say) -> None:
    """What was saved last: after a power cut everybody sees where to go on (fault 13)."""
    last = LogLine.objects.order_by("-time").select_related("event").first()
    if last is not None:
        when = last.time.astimezone().strftime("%d.%m.%Y %H:%M")
        say(Words(f"Son kayıt: {last.event}, {when}", f"Last saved: {last.event}, {when}"))


def say_addresses(host: str, port: int, say: Say) -> None:
    here = f"http://{'localhost' if host in (ANYWHERE, '127.0.0.1') else host}:{port}/"
    say(Words(f"Meydan açık: {here}", f"Meydan is open: {here}"))
    network = address_in_network() if host == ANYWHERE else None
    if network is not None:
        say_network_address(network, port, say)
    say(Words("Kapatmak için Ctrl+C.", "Press Ctrl+C to stop."))


def say_network_address(network: str, port: int, say: Say) -> None:
    there = f"http://{network}:{port}/"
    code = qr_for_terminal(there)
    say(Words(f"Aynı ağdaki telefonlar için: {there}\n{code}", f"For phones in the same network: {there}\n{code}"))


@contextmanager
def watched_address(
    host: str, port: int, say: Say, look: Callable[[], str | None] = address_in_network, every: float = LOOK_SECONDS
) -> Iterator[None]:
    """A router that was restarted may give the laptop another address: the new one is said with its code (fault 12)."""
    over = Event()

    def watch(known: str | None) -> None:
        while not over.wait(every):
            found = look()
            if found is not None and found != known:
                say(Words("Sunucunun adresi değişti.", "The server's address has changed."))
                say_network_address(found, port, say)
            known = found or known

    if host != ANYWHERE:
        yield
        return
    thread = Thread(target=watch, args=(look(),), daemon=True)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()


def run_server(host: str, port: int) -> None:
    uvicorn.run(
        "meydan.site.asgi:application",
        host=host,
        port=port,
        log_level="warning",
        access_log=False,
        ws="none",
        timeout_graceful_shutdown=2,
        server_header=False,
    )
