"""Results of a knock-out: entering, correcting, withdrawing. Each gives a new knock-out or refuses."""

from dataclasses import replace

from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.tournament.faults import Fault
from meydan.tournament.knockout import KNOCKOUT, How, Knockout, KnockoutRound, Pairing


def won(knockout: Knockout, table: int, winner: int, how: How = How.PLAYED) -> Knockout:
    """The table's winner goes on."""
    found = open_table(knockout, table)
    check_winner(found, winner)
    return with_pairing(knockout, replace(found, winner=winner, how=how))


def nobody_came(knockout: Knockout, table: int) -> Knockout:
    """Both are absent: neither goes on (fault 30)."""
    return with_pairing(knockout, replace(open_table(knockout, table), winner=None, how=How.NOBODY))


def corrected(knockout: Knockout, table: int, winner: int) -> Knockout:
    """Another winner than the one entered. Only in the newest round: a later draw stands on the earlier results."""
    found = paired_table(knockout, table)
    check_winner(found, winner)
    if len(found.players) < 2:
        raise Refusal(
            Words(f"{table}. masada maç oynanmadı.", f"There was no match at table {table} to correct."), KNOCKOUT
        )
    if winner in knockout.withdrawn:
        raise Fault(
            Words(
                f"{winner} elemeden çekildi; kazanan olarak yazılamaz.",
                f"{winner} has withdrawn and cannot be entered as the winner.",
            ),
            38,
        )
    return with_pairing(knockout, replace(found, winner=winner, how=How.PLAYED))


def withdraw(knockout: Knockout, player: int) -> Knockout:
    """Out by own wish. A match still to be played goes to the opponent (fault 37)."""
    refused = why_not_withdraw(knockout, player)
    if refused:
        raise Fault(refused, 37)
    for found in knockout.to_play:
        if player in found.players:
            (opponent,) = (other for other in found.players if other != player)
            knockout = with_pairing(knockout, replace(found, winner=opponent, how=How.FORFEIT))
            return replace(knockout, withdrawn={**knockout.withdrawn, player: knockout.exits[player]})
    return replace(knockout, withdrawn={**knockout.withdrawn, player: len(knockout.rounds) + 1})


def why_not_withdraw(knockout: Knockout, player: int) -> Words | None:
    if player not in knockout.players:
        return Words(f"{player} numaralı oyuncu yok.", f"There is no player {player}.")
    waits_for_third = any(player in found.players for found in knockout.to_play)
    if player in knockout.exits and not waits_for_third:
        return Words(f"{player} zaten elendi.", f"{player} is already out.")
    if knockout.over:
        return Words("Eleme bitti; artık kimse çekilemez.", "The knock-out is over; nobody can withdraw any more.")
    return None


def newest(knockout: Knockout) -> KnockoutRound:
    if not knockout.rounds:
        raise Refusal(Words("Henüz eşlendirme yapılmadı.", "Nothing has been paired yet."), KNOCKOUT)
    return knockout.rounds[-1]


def paired_table(knockout: Knockout, table: int) -> Pairing:
    current = newest(knockout)
    for found in current.pairings:
        if found.table == table:
            return found
    raise Refusal(
        Words(
            f"{current.number}. turda {table}. masa yok; masalar 1–{len(current.pairings)}.",
            f"Round {current.number} has no table {table}; its tables are 1–{len(current.pairings)}.",
        ),
        KNOCKOUT,
    )


def open_table(knockout: Knockout, table: int) -> Pairing:
    found = paired_table(knockout, table)
    if found.how is None:
        return found
    raise Fault(
        Words(
            f"{table}. masanın sonucu girilmiş; yanlışsa düzeltme yapın.",
            f"Table {table} already has its result; if it is wrong, correct it.",
        ),
        23,
    )


def check_winner(found: Pairing, winner: int) -> None:
    if winner not in found.players:
        at_table = " – ".join(str(player) for player in found.players)
        raise Fault(
            Words(
                f"{winner} {found.table}. masada oynamıyor; orada {at_table} var.",
                f"{winner} does not play at table {found.table}; {at_table} do.",
            ),
            27,
        )


def with_pairing(knockout: Knockout, changed: Pairing) -> Knockout:
    current = newest(knockout)
    pairings = tuple(changed if found.table == changed.table else found for found in current.pairings)
    return replace(knockout, rounds=(*knockout.rounds[:-1], replace(current, pairings=pairings)))
