"""The port and the address are said plainly (fault 20)."""

import socket
from threading import Event

import pytest

from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.site.serving.address import free_port, name_in_network, qr_for_terminal
from meydan.site.serving.run import ANYWHERE, watched_address

HERE = "127.0.0.1"


def test_taken_port_is_refused_with_the_way_out() -> None:
    with socket.socket() as taken:
        taken.bind((HERE, 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(Refusal) as refusal:
            free_port(HERE, port)
    assert f"--port {port + 1}" in refusal.value.words.en


def test_without_a_wish_the_first_free_port_is_taken() -> None:
    with socket.socket() as taken:
        taken.bind((HERE, 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert free_port(HERE, None, first=port) > port


def test_qr_code_fits_a_terminal() -> None:
    lines = qr_for_terminal("http://192.168.1.20:8000/").splitlines()
    assert 10 < len(lines) < 25


def test_a_new_address_is_said_once_with_its_code() -> None:
    """Fault 12: a restarted router gives another address; while there is none, nothing is said."""
    addresses = iter(["192.168.1.20", "192.168.1.20", None, "192.168.1.77"])
    said: list[Words] = []
    over = Event()

    def look() -> str | None:
        found = next(addresses, "192.168.1.77")
        if len(said) > 1:
            over.set()
        return found

    with watched_address(ANYWHERE, 8000, said.append, look, every=0.001):
        assert over.wait(10)
    assert [words.en.splitlines()[0] for words in said] == [
        "The server's address has changed.",
        "For phones in the same network: http://192.168.1.77:8000/",
    ]


def test_the_name_in_the_network_stays_whatever_the_address_is() -> None:
    assert name_in_network().endswith(".local")
    assert name_in_network().count(".") == 1
