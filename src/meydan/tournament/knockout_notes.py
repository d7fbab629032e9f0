"""A finished round of a knock-out in one short line, as a desk writes it down.

`4` player 4 won · `=2` table 2 was drawn and the lot decides · `x2` nobody came to table 2 · `w5` player 5 withdrew.
"""

import re

from meydan.games.errors import InvalidText, Refusal
from meydan.games.words import Words
from meydan.tournament.deciders import DrawnMatch, Settlement, settle
from meydan.tournament.knockout import How, Knockout
from meydan.tournament.knockout_results import nobody_came, open_table, withdraw, won

NOTE = re.compile(r"([=xw]?)([1-9][0-9]{0,4})")


def apply_notes(knockout: Knockout, notes: str, seed: str) -> tuple[Knockout, tuple[Settlement, ...]]:
    """The knock-out after the round, and the lots that drawn matches needed."""
    if knockout.over:
        raise Refusal(
            Words("Eleme bitti; fazladan sonuç verildi.", "The knock-out is over; these results are too many."),
            "salihli.event.14",
        )
    settled: list[Settlement] = []
    for written in notes.replace(",", " ").split():
        found = NOTE.fullmatch(written)
        if not found:
            raise InvalidText(
                written,
                Words(
                    f"{written!r} anlaşılmadı; 4 (kazanan), =2 (masa 2 berabere), x2 (masa 2'ye kimse gelmedi) ya da "
                    "w5 (oyuncu 5 çekildi) yazın.",
                    f"{written!r} was not understood; write 4 (the winner), =2 (table 2 drawn), x2 (nobody came to "
                    "table 2) or w5 (player 5 withdrew).",
                ),
            )
        sign, number = found[1], int(found[2])
        if sign == "=":
            settlement = settle_table(knockout, number, seed)
            settled.append(settlement)
            knockout = won(knockout, number, settlement.winner, How.SETTLED)
        elif sign == "x":
            knockout = nobody_came(knockout, number)
        elif sign == "w":
            knockout = withdraw(knockout, number)
        else:
            knockout = won(knockout, table_of(knockout, number), number)
    return knockout, tuple(settled)


def settle_table(knockout: Knockout, table: int, seed: str) -> Settlement:
    found = open_table(knockout, table)
    first, second = found.players
    return settle(DrawnMatch(len(knockout.rounds), table, (first, second)), seed)


def table_of(knockout: Knockout, player: int) -> int:
    """Where the player plays in the newest round."""
    for found in knockout.rounds[-1].pairings:
        if player in found.players:
            return found.table
    raise Refusal(
        Words(
            f"{player} {len(knockout.rounds)}. turda oynamıyor.",
            f"{player} does not play in round {len(knockout.rounds)}.",
        ),
        "salihli.event.14",
    )
