"""The port and the address are said plainly (fault 20)."""

import socket

import pytest

from meydan.games.errors import Refusal
from meydan.site.serving.address import free_port, qr_for_terminal

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
