"""What must be seen of a position: every cell's name and piece, read from the position's written form."""

from typing import Any

from meydan.games.abalone_board import ROWS_OF_CELLS
from meydan.games.position import Position
from meydan.games.side import Side

COLOURS = {
    "pentago": ("siyah", "beyaz"),
    "kure": ("mor", "turuncu"),
    "hex": ("kırmızı", "mavi"),
    "abalone": ("siyah", "beyaz"),
    "kulami": ("siyah", "kırmızı"),
    "reversi": ("siyah", "beyaz"),
}
RANK_ONE_ON_TOP = {"hex", "reversi"}


def cells(game: str, text: str) -> dict[str, str]:
    """The mark (x, o or .) of every cell of a written board."""
    rows = text.split(" ")[0].split("/")
    if game == "abalone":
        names = [[f"{row}{number}" for number in numbers] for row, numbers in ROWS_OF_CELLS.items()]
    else:
        ranks = range(1, len(rows) + 1) if game in RANK_ONE_ON_TOP else range(len(rows), 0, -1)
        names = [[f"{file}{rank}" for file in "abcdefghijk"[: len(rows)]] for rank in ranks]
    return {name: mark for row, marks in zip(names, rows, strict=True) for name, mark in zip(row, marks, strict=True)}


def pieces(game: str, position: Position[Any]) -> dict[str, str]:
    """The pieces as drawn: x is dark with a dot, o is light with a ring. In Hex red is x, whoever has it."""
    if game == "koridor":
        first, second = (half.partition("/")[0] for half in position.text.split(" ")[:2])
        return {first: "x", second: "o"}
    marks = {name: mark for name, mark in cells(game, position.text).items() if mark in "xo"}
    swapped = position.text.endswith("swapped")
    return {name: "xo"["ox".index(mark)] for name, mark in marks.items()} if swapped else marks


def names(game: str, position: Position[Any]) -> dict[str, str]:
    """The accessible names, without what is said of legal and last moves."""
    if game == "mangala":
        return pits(position)
    if game == "koridor":
        return squares(position)
    colours = dict(zip("xo", COLOURS[game], strict=True))
    held = pieces(game, position)
    named = {name: f"{name}, {colours.get(held.get(name, '.'), 'boş')}" for name in cells(game, position.text)}
    if game == "kulami":
        markers = position.text.split(" ")[2:]
        plates = {str(hole): plate.mark for hole, plate in position.board.plate_at.items()}
        named = {
            name: f"{label}, {plates[name]} levhası{', pul' if name in markers else ''}"
            for name, label in named.items()
        }
    return named


def pits(position: Position[Any]) -> dict[str, str]:
    named = {}
    for side, title, half, store in zip(Side, ("Güney", "Kuzey"), position.pits, position.stores, strict=True):
        named |= {f"{side}{number}": f"{title}, {number}. kuyu, {count} taş" for number, count in enumerate(half, 1)}
        named[f"{side}Store"] = f"{title}, hazine, {store} taş"
    return named


def stones(position: Position[Any]) -> dict[str, int]:
    drawn = {
        f"{side}{n}": count for side, half in zip(Side, position.pits, strict=True) for n, count in enumerate(half, 1)
    }
    return drawn | {f"{side}Store": count for side, count in zip(Side, position.stores, strict=True)}


def walls(position: Position[Any]) -> list[str]:
    field = position.text.split(" ")[2]
    return [] if field == "-" else sorted(field.split(","))


def squares(position: Position[Any]) -> dict[str, str]:
    first, second = pieces("koridor", position)
    held = {first: "birinci oyuncu piyonu", second: "ikinci oyuncu piyonu"}
    by: dict[str, list[str]] = {}
    for wall in position.text.split(" ")[2].split(","):
        by.setdefault(wall[:2], []).append("yatay engel" if wall.endswith("h") else "dikey engel")
    every = [f"{file}{rank}" for file in "abcdefghi" for rank in range(1, 10)]
    return {name: ", ".join([name, held.get(name, "boş"), *by.get(name, [])]) for name in every}
