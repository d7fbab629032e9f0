"""Where the site is found: the port, the laptop's addresses in the hall's network, and a QR code for phones."""

import io
import socket

import segno

from meydan.games.errors import Refusal
from meydan.games.words import Words

PORTS_TRIED = 20
NOWHERE = ("192.0.2.1", 9)  # an address kept for examples: nothing is sent, the system only says which way it would go


def free_port(host: str, asked: int | None, first: int = 8000) -> int:
    """The port asked for, or the first free one; a refusal says what to do when it is taken (fault 20)."""
    if asked is not None:
        if not is_free(host, asked):
            raise Refusal(
                Words(
                    f"{asked} numaralı kapı (port) dolu ya da yasak. Başkasını verin: meydan serve --port {asked + 1}",
                    f"Port {asked} is taken or forbidden. Give another one: meydan serve --port {asked + 1}",
                )
            )
        return asked
    for port in range(first, first + PORTS_TRIED):
        if is_free(host, port):
            return port
    raise Refusal(
        Words(
            f"{first}–{first + PORTS_TRIED - 1} arasında boş kapı (port) yok. Boş olanı verin: meydan serve --port …",
            f"No free port from {first} to {first + PORTS_TRIED - 1}. Give a free one: meydan serve --port …",
        )
    )


def is_free(host: str, port: int) -> bool:
    with socket.socket() as door:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            door.bind((host, port))
        except OSError:
            return False
    return True


def address_in_network() -> str | None:
    """This machine's address in the hall's network; None without a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as door:
        try:
            door.connect(NOWHERE)
            found: str = door.getsockname()[0]
        except OSError:
            return None
    return None if found.startswith("127.") else found


def name_in_network() -> str:
    """The name by which other devices find this machine whatever its address is (mDNS)."""
    return f"{socket.gethostname().partition('.')[0]}.local"


def qr_for_terminal(text: str) -> str:
    out = io.StringIO()
    segno.make(text, error="m", micro=False).terminal(out, compact=True, border=2)
    return out.getvalue()
