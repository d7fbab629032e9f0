"""A position as the native core is given it: in its written form, with all that the written form leaves out."""

from dataclasses import dataclass, replace
from typing import Any

from meydan.games import Position, Side, Words
from meydan.games.abalone import Abalone
from meydan.games.abalone_board import WIDTH
from meydan.games.errors import Refusal
from meydan.games.hex import Hex
from meydan.games.koridor import Koridor
from meydan.games.koridor_board import BOARD, SQUARES
from meydan.games.kulami_layout import Layout
from meydan.games.kulami_plates import SIDE_LENGTH
from meydan.games.kulami_position import Kulami
from meydan.games.kure import Kure
from meydan.games.kure_board import SIZE as KURE_SIZE
from meydan.games.mangala import Mangala
from meydan.games.pentago import Pentago
from meydan.games.reversi import Reversi

NAMES: dict[type[Position[Any]], str] = {
    Mangala: "mangala",
    Pentago: "pentago",
    Kure: "kure",
    Hex: "hex",
    Koridor: "koridor",
    Abalone: "abalone",
    Kulami: "kulami",
    Reversi: "reversi",
}


@dataclass(frozen=True, slots=True)
class HandedOver:
    """`earlier` are the written positions, before this one, that the rule on repetition still looks back on."""

    game: str
    text: str
    options: dict[str, str]
    earlier: list[str]


def handed_over(position: Position[Any]) -> HandedOver:
    return HandedOver(NAMES[type(position)], position.text, options_of(position), earlier_positions(position))


def options_of(position: Position[Any]) -> dict[str, str]:
    """The options that change how play goes on from here."""
    match position:
        case Mangala():
            return {"cleared_by_capture": position.cleared_by_capture}
        case Kure():
            return {
                "line_rule": position.line_rule,
                "entering_stone": position.entering_stone,
                "max_on_far_row": str(position.max_on_far_row),
            }
        case Hex():
            return {"swap": "true" if position.swap else "false"}
        case Kulami():
            return {"layout": plates_of(position.board)}
        case _:
            return {}


def plates_of(board: Layout) -> str:
    """A layout as the marks of its holes' plates, from the top left. The core knows tournament boards only."""
    places = [hole for row in board.rows for hole in row]
    if (board.files, board.ranks) != (SIDE_LENGTH, SIDE_LENGTH) or not all(hole in board.plate_at for hole in places):
        raise Refusal(
            Words(
                "Yerel çekirdek yalnızca 8×8 delikli Kulami tahtasında oynar; bunun için Python kurallarını kullanın.",
                "The native core plays Kulami on 8×8 holes only; use the Python rules for this board.",
            )
        )
    return "".join(board.plate_at[hole].mark for hole in places)


def earlier_positions(position: Position[Any]) -> list[str]:
    """Repetitions are kept as numbers that each game packs in its own way; here they are unpacked."""
    match position:
        case Koridor():
            return [
                replace(
                    position, pawns=(key >> SQUARES + 1, key >> 1 & BOARD), turn=side_in(key), history=(), outcome=None
                ).text
                for key in position.history[:-1]
            ]
        case Abalone():
            cells = WIDTH * WIDTH
            return [
                replace(
                    position,
                    balls=(key >> cells + 1, (key >> 1) & (1 << cells) - 1),
                    turn=side_in(key),
                    history=(),
                    outcome=None,
                ).text
                for key in position.history[:-1]
            ]
        case Kure():
            return [unpacked_kure(position, key).text for key in position.history[:-1]]
        case _:
            return []


def unpacked_kure(position: Kure, key: int) -> Kure:
    cells = KURE_SIZE * KURE_SIZE
    board = (1 << cells) - 1
    stones, immune = key >> cells + 1, key >> 1 & board
    return replace(
        position,
        stones=(stones >> cells, stones & board),
        turn=side_in(key),
        immune=immune,
        history=(),
        outcome=None,
    )


def side_in(key: int) -> Side:
    """Every game keeps who is to move in the lowest bit."""
    return Side.SECOND if key & 1 else Side.FIRST
