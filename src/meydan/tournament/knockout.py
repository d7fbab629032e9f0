"""A knock-out: its rounds, who is still in, and the places. Pairing a round is the affair of `fresh_draw` or `bracket`.

A match sends one player on. If neither came, nobody goes on: with a fresh draw fewer are left for the next round, in a
bracket the place stays empty and whoever would have met its winner has a bye.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum

from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.tournament.faults import Fault
from meydan.tournament.lots import Lot

KNOCKOUT = "salihli.event.14"


class How(StrEnum):
    PLAYED = "played"
    SETTLED = "settled"  # drawn, then settled by a decider
    FORFEIT = "forfeit"  # the other did not come or withdrew
    BYE = "bye"
    NOBODY = "nobody"  # neither came


@dataclass(frozen=True, slots=True)
class Pairing:
    """Two players at a table; the first-named starts. One missing is a bye. `for_third` is the match for place 3."""

    table: int
    first: int | None
    second: int | None
    winner: int | None = None
    how: How | None = None
    for_third: bool = False

    @property
    def players(self) -> tuple[int, ...]:
        return tuple(player for player in (self.first, self.second) if player is not None)

    @property
    def words(self) -> Words:
        """The pairing in a sentence, by starting numbers."""
        if not self.players:
            return Words("Bu yer boş kaldı: kimse tur atlamadı.", "This place is empty: nobody goes on.")
        if len(self.players) == 1:
            (lucky,) = self.players
            return Words(f"{lucky} rakipsiz: tur atlar (bay).", f"{lucky} has no opponent: goes on (bye).")
        third = Words("Üçüncülük maçı: ", "For third place: ") if self.for_third else Words("", "")
        return Words(
            f"{third.tr}{self.first} – {self.second}, {self.first} başlar.",
            f"{third.en}{self.first} – {self.second}, {self.first} starts.",
        )


def pairing(table: int, first: int | None, second: int | None) -> Pairing:
    """A pairing of the main draw; where a player is missing it is over before it begins."""
    players = [player for player in (first, second) if player is not None]
    if len(players) == 2:
        return Pairing(table, first, second)
    if len(players) == 1:
        return Pairing(table, first, second, winner=players[0], how=How.BYE)
    return Pairing(table, None, None, how=How.NOBODY)


@dataclass(frozen=True, slots=True)
class KnockoutRound:
    number: int
    pairings: tuple[Pairing, ...]
    lots: tuple[Lot[int], ...] = ()

    @property
    def to_play(self) -> tuple[Pairing, ...]:
        return tuple(pairing for pairing in self.pairings if pairing.how is None)


@dataclass(frozen=True, slots=True)
class Knockout:
    """Everybody by starting number, the rounds so far, and who withdrew (with the round from which on)."""

    players: tuple[int, ...]
    third_place: bool = False
    rounds: tuple[KnockoutRound, ...] = ()
    withdrawn: Mapping[int, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if len(set(self.players)) != len(self.players):
            raise Refusal(Words("Bir oyuncu iki kez yazılmış.", "A player is listed twice."), KNOCKOUT)

    @property
    def to_play(self) -> tuple[Pairing, ...]:
        return self.rounds[-1].to_play if self.rounds else ()

    @property
    def exits(self) -> dict[int, int]:
        """Who is out, and in which round."""
        out = {
            player: each.number
            for each in self.rounds
            for pairing in each.pairings
            if pairing.how is not None and not pairing.for_third
            for player in pairing.players
            if player != pairing.winner
        }
        return {**self.withdrawn, **out}

    @property
    def still_in(self) -> tuple[int, ...]:
        exits = self.exits
        return tuple(player for player in self.players if player not in exits)

    @property
    def over(self) -> bool:
        return not self.to_play and len(self.still_in) <= 1

    @property
    def champion(self) -> int | None:
        return self.still_in[0] if self.over and self.still_in else None

    def to_be_paired(self) -> tuple[int, ...]:
        """Who plays the next round, or the refusal that says why there is none."""
        if self.to_play:
            tables = ", ".join(str(pairing.table) for pairing in self.to_play)
            raise Fault(
                Words(
                    f"Sonucu eksik masa var: {tables}. Önce sonuçları girin.",
                    f"Tables without a result: {tables}. Enter the results first.",
                ),
                41,
            )
        left = self.still_in
        if len(left) >= 2:
            return left
        if left:
            words = Words(
                f"Tek oyuncu kaldı ({left[0]}); eşlendirme yapılmaz.",
                f"Only {left[0]} is left; there is nobody to pair.",
            )
        else:
            words = Words("Oyuncu kalmadı; eşlendirme yapılmaz.", "Nobody is left; there is nobody to pair.")
        raise Fault(words, 40)

    def with_round(self, pairings: tuple[Pairing, ...], lots: tuple[Lot[int], ...] = ()) -> "Knockout":
        """One round more, with the match for third place beside the final where it is wanted."""
        number = len(self.rounds) + 1
        final = len(self.still_in) == 2 and any(pairing.how is None for pairing in pairings)
        if self.third_place and final:
            losers = self.lost_in(number - 1)
            if len(losers) == 2:
                pairings = (*pairings, Pairing(len(pairings) + 1, *losers, for_third=True))
        return replace(self, rounds=(*self.rounds, KnockoutRound(number, pairings, lots)))

    def lost_in(self, number: int) -> tuple[int, ...]:
        """Who was beaten in the round and is still there for another match."""
        if not 1 <= number <= len(self.rounds):
            return ()
        return tuple(
            player
            for pairing in self.rounds[number - 1].pairings
            if pairing.winner is not None
            for player in pairing.players
            if player != pairing.winner and player not in self.withdrawn
        )

    def places(self) -> dict[int, int]:
        """The places of everybody who is out, and of the champion. Who went out in the same round shares the place.

        Place 1 is for a winner only: if nobody is left it stays empty.
        """
        exits = self.exits
        best = max(exits.values(), default=0) + 1
        reached = {player: exits.get(player, best) for player in self.players}
        places = {
            player: max(2, 1 + sum(other > reached[player] for other in reached.values()))
            for player in self.players
            if player in exits
        }
        if self.champion is not None:
            places[self.champion] = 1
        for pairing in self.rounds[-1].pairings if self.rounds else ():
            if pairing.for_third and pairing.winner is not None:
                places.update({player: 3 if player == pairing.winner else 4 for player in pairing.players})
        return places
