"""Every move that can be written in each game: the battery tries them all in every position it looks at."""

from collections.abc import Sequence
from typing import Any

from meydan.games import abalone_moves, hex, koridor, kure_board, reversi
from meydan.games.kulami_hole import HOLES
from meydan.games.mangala import PITS
from meydan.games.pentago import MOVES as PENTAGO_MOVES

EVERY_MOVE: dict[str, Sequence[Any]] = {
    "mangala": PITS,
    "pentago": PENTAGO_MOVES,
    "kure": kure_board.EVERY_STEP,
    "koridor": koridor.EVERY_MOVE,
    "kulami": [hole for hole in HOLES if hole.file <= 8 and hole.rank <= 8],
    "hex": (*hex.CELLS, hex.SWAP),
    "abalone": abalone_moves.MOVES,
    "reversi": (*reversi.SQUARES, reversi.PASS),
}
