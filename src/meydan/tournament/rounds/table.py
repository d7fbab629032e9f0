"""The round table: every action in every state of a round, with the answer and its ground."""

from meydan.tournament.rounds import category_cells, pairing_cells, player_cells, result_cells
from meydan.tournament.rounds.situation import Action, Cell, Situation, Verdict

TABLE: tuple[Cell, ...] = (
    *pairing_cells.CELLS,
    *result_cells.CELLS,
    *player_cells.CELLS,
    *category_cells.CELLS,
)


def decide(action: Action, situation: Situation) -> Verdict:
    """The first cell that holds answers; every action has one for every state."""
    return next(cell.verdict for cell in TABLE if cell.holds(action, situation))
