"""Every move that can be written in each game: the battery tries them all in every position it looks at."""

from collections.abc import Sequence
from typing import Any

from meydan.games import koridor, kure_board
from meydan.games.abalone_moves import LEFT_AND_ENTERED, MOVES
from meydan.games.hex import CELLS, SWAP
from meydan.games.kulami_hole import HOLES
from meydan.games.mangala import PITS
from meydan.games.pentago import MOVES as PENTAGO_MOVES
from meydan.games.reversi import PASS, SQUARES
from tests.games.naive_abalone import from_the_other_end

EVERY_MOVE: dict[str, Sequence[Any]] = {
    "mangala": PITS,
    "pentago": PENTAGO_MOVES,
    "kure": kure_board.EVERY_STEP,
    "hex": (*CELLS, SWAP),
    "koridor": koridor.EVERY_MOVE,
    "abalone": MOVES,
    "kulami": [hole for hole in HOLES if hole.file <= 8 and hole.rank <= 8],
    "reversi": (*SQUARES, PASS),
}

# What is read as a move with another written form: in Abalone the ends of a sideways move come in either order.
ALSO_READ: dict[str, dict[str, str]] = {
    "abalone": {from_the_other_end(str(move)): str(move) for move in LEFT_AND_ENTERED},
}
