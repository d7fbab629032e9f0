"""Without the list of legal moves every well-formed move can be made, and is handed over as written."""

from meydan.games import find_game
from meydan.games.abalone_moves import MOVES
from meydan.games.koridor import EVERY_MOVE
from tests.browser.boards.table import Step, Table, written

FILES = "abcdefghijk"
OPTIONS = {"hex": {"swap": True}}
PLIES: dict[str, dict[str, list[Step]]] = {
    "mangala": {"3": ["first3"]},
    "pentago": {"c3B": ["c3", "e5"]},
    "kure": {"c4d5": ["c4", "d5"], "a1a2": ["a1", "a2"]},
    "hex": {"k11": ["k11"], "swap": [("Renkleri değiştir",)]},
    "koridor": {"a9": ["a9"], "h8v": [("Dikey engel",), "h8"], "c3h": [("Dikey engel",), ("Yatay engel",), "c3"]},
    "abalone": {"e5e6": ["e5", "e6", ("Oyna: e5 topundan e6 yönüne",)], "g7g9f7": ["g7", "g9", "f9"]},
    "kulami": {"a1": ["a1"]},
    "reversi": {"a1": ["a1"], "pass": [("Pas",)]},
}


def test_any_well_formed_move_is_handed_over_as_written(table: Table) -> None:
    for name, plies in PLIES.items():
        game = find_game(name)
        table.open(game, game.start(), moves=None, options=OPTIONS.get(name, {}))
        assert table.look().choosable() == set()
        for move, chosen in plies.items():
            table.click(chosen)
            assert table.look().handed == [move]


def squares(size: int) -> list[str]:
    return [f"{file}{rank}" for file in FILES[:size] for rank in range(1, size + 1)]


def kure_steps() -> list[str]:
    near = [(file, rank) for file in (-1, 0, 1) for rank in (-1, 1)]
    cells = set(squares(7))
    return [
        one + other
        for one in cells
        for file, rank in near
        if (other := f"{chr(ord(one[0]) + file)}{int(one[1]) + rank}") in cells
    ]


EVERY = {
    "mangala": list("123456"),
    "pentago": [cell + quadrant for cell in squares(6) for quadrant in "ABCD"],
    "kure": kure_steps(),
    "hex": [*squares(11), "swap"],
    "koridor": written(EVERY_MOVE),
    "abalone": written(MOVES),
    "kulami": squares(8),
    "reversi": [*squares(8), "pass"],
}


def test_well_formed_moves_are_those_that_the_rules_can_read(table: Table) -> None:
    for name, moves in EVERY.items():
        game = find_game(name)
        assert [str(game.move(move)) for move in moves] == moves
        table.open(game, game.start(), options=OPTIONS.get(name, {}))
        assert sorted(table.page.evaluate("() => board.game.every()")) == sorted(moves)
