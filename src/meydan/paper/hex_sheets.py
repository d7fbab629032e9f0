"""Board sheets for Hex, which the organiser provides (`lig.hex.equipment`): 11×11 cells, to be marked with two pens.

The cells stand where the game's own geometry puts them: each rank half a cell further right than the one above it.
"""

from dataclasses import dataclass

from meydan.games.hex import CELLS, EDGES, FILES, SIDES, SIZE
from meydan.games.words import Words
from meydan.paper.part import Part, Plain
from meydan.rulebooks import GameRules

HEX_SHEETS = Words("Hex oyun zemini", "Hex board sheet")
JOINS = (
    Words("üst ve alt kenarı birleştirir", "joins top and bottom"),
    Words("sol ve sağ kenarı birleştirir", "joins left and right"),
)
SET = Words("Set", "Set")


@dataclass(frozen=True, slots=True)
class HexSheets:
    """`count` blank boards, one a page; `names` may print the two players on them."""

    rules: GameRules
    count: int = 1
    names: tuple[str, str] = ("", "")
    subtitle: str = ""


def hex_sheets(value: HexSheets, language: str) -> tuple[Part, ...]:
    equipment = value.rules.cite("lig.hex.equipment")
    sides = [
        {
            "name": side.in_language(language),
            "joins": joins.in_language(language),
            "player": player,
        }
        for side, joins, player in zip(SIDES, JOINS, value.names, strict=True)
    ]
    data: dict[str, Plain] = {
        "subtitle": value.subtitle,
        "count": value.count,
        "size": SIZE,
        "files": list(FILES),
        "cells": cells(),
        "sides": sides,
        "set": SET.in_language(language),
        "note": f"{equipment.words.in_language(language)} [{equipment.label.in_language(language)}]",
    }
    return (Part("hex", HEX_SHEETS.in_language(language), data, landscape=True),)


def cells() -> list[Plain]:
    """Every cell: column and row as drawn, its name, and the edges of red and blue that it lies on."""
    return [
        {
            "file": at % SIZE,
            "rank": at // SIZE,
            "name": cell.name,
            "edges": [[bool(cell.bit & edge) for edge in pair] for pair in EDGES],
        }
        for at, cell in enumerate(CELLS)
    ]
