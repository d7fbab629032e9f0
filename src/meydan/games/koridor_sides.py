"""Where the two sides of Koridor start, where they go, and with how many walls."""

from meydan.games.koridor_board import BOTTOM_ROW, SIZE, TOP_ROW

MIDDLE = SIZE // 2
START_SQUARES = (1 << MIDDLE, 1 << MIDDLE + SIZE * (SIZE - 1))
GOALS = (TOP_ROW, BOTTOM_ROW)
WALLS_EACH = 10
