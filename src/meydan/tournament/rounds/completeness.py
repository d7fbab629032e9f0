"""Nobody is forgotten: each checked-in player is paired, on bye, or excused with a reason (fault 34)."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

from meydan.games.words import Words
from meydan.tournament.faults import Fault


@dataclass(frozen=True, slots=True)
class DraftRound:
    """A draft by starting numbers: pairs in table order, who has a bye, who is excused and why."""

    pairs: Sequence[tuple[int, int]]
    byes: Collection[int] = ()
    excused: Mapping[int, str] = field(default_factory=dict)


def complaints(checked_in: Collection[int], draft: DraftRound) -> tuple[Words, ...]:
    """What is wrong with the draft's completeness, player by player."""
    found: list[Words] = []
    placed: dict[int, int] = {}
    for player in (*(player for pair in draft.pairs for player in pair), *draft.byes, *draft.excused):
        placed[player] = placed.get(player, 0) + 1
    for player in sorted(set(checked_in) - set(placed)):
        found.append(
            Words(
                f"{player} numaralı oyuncu salonda ama eşlendirmede yok.",
                f"Player {player} is checked in but missing from the pairing.",
            )
        )
    for player, times in sorted(placed.items()):
        if times > 1:
            found.append(
                Words(f"{player} numaralı oyuncu {times} yerde.", f"Player {player} stands in {times} places.")
            )
    for player in sorted({p for pair in draft.pairs for p in pair} | set(draft.byes)):
        if player not in checked_in:
            found.append(
                Words(
                    f"{player} numaralı oyuncu eşlendirilmiş ama salonda işaretli değil.",
                    f"Player {player} is paired but not checked in.",
                )
            )
    for player, reason in sorted(draft.excused.items()):
        if not reason.strip():
            found.append(
                Words(
                    f"{player} numaralı oyuncunun izin nedeni yazılmamış.",
                    f"Player {player} is excused without a reason.",
                )
            )
    return tuple(found)


def check_complete(checked_in: Collection[int], draft: DraftRound) -> None:
    """Refuses a draft that forgets or doubles somebody."""
    found = complaints(checked_in, draft)
    if found:
        raise Fault(Words(" ".join(words.tr for words in found), " ".join(words.en for words in found)), 34)


def check_enough(players: Collection[int]) -> None:
    """Refuses to pair when everybody, or all but one, has gone (fault 40)."""
    if len(players) >= 2:
        return
    left = ", ".join(str(player) for player in players)
    raise Fault(
        Words(f"Tek oyuncu kaldı ({left}); eşlendirme yapılmaz.", f"Only player {left} is left; nobody to pair.")
        if players
        else Words("Bütün oyuncular çekildi; eşlendirme yapılmaz.", "All players have withdrawn; nobody to pair."),
        40,
    )
