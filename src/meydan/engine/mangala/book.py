"""The opening book: positions with so many stones that a search would take long, with the value of every move.

One position a line, seen from who is to move: `4.4.4.4.4.4 4.4.4.4.4.4 1=23 2=24 …`, pit and what the mover takes of
the stones on the board. Made by scripts/make_mangala_book.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from meydan.engine.mangala.view import View

Takes = dict[int, int]


def file_name(owner_keeps: bool) -> str:
    return f"book-{'owner-keeps' if owner_keeps else 'opponent-takes'}.txt"


@cache
def book(owner_keeps: bool) -> Mapping[View, Takes]:
    text = files("meydan.engine.mangala").joinpath(file_name(owner_keeps)).read_text(encoding="ascii")
    return dict(read_entry(line) for line in text.splitlines())


def read_entry(line: str) -> tuple[View, Takes]:
    own, theirs, *moves = line.split(" ")
    takes = {int(pit): int(take) for pit, take in (move.split("=") for move in moves)}
    return View(pits(own), pits(theirs)), takes


def pits(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split(".")))


def entry(seen: View, takes: Takes) -> str:
    sides = (".".join(map(str, side)) for side in (seen.own, seen.theirs))
    return " ".join((*sides, *(f"{pit}={take}" for pit, take in sorted(takes.items()))))
