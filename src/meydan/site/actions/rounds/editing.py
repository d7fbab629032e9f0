"""A draft changed by hand: two players change places. The checker looks at it again before publication."""

from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.site.actions.author import Author, check_action, check_reason
from meydan.site.actions.change import change
from meydan.site.actions.rounds.edition import about_round, locked
from meydan.site.models import Pairing, RoundRow
from meydan.site.records.course import Course, course_of
from meydan.site.records.findings import findings
from meydan.site.records.situations import situation_of
from meydan.tournament.crosstable import Result
from meydan.tournament.rounds.situation import Action


def swap_players(author: Author, row: RoundRow, one: int, other: int) -> RoundRow:
    """Two players, by starting number, take each other's place. At one table that turns round who starts."""
    with change(row.category.event, author) as log:
        course, found = locked(row)
        check_action(author, Action.EDIT_DRAFT, situation_of(course, found.number))
        reason = check_reason(author)
        places = [place_of(course, found.number, player) for player in (one, other)]
        for (pairing, side), player in zip(places, (other, one), strict=True):
            setattr(pairing, side, course.entry(player))
            pairing.why = [by_hand(reason)]
        for pairing in {pairing.pk: pairing for pairing, _ in places}.values():
            pairing.save(update_fields=["first", "second", "why"])
        found.notes = [finding.to_plain() for finding in findings(course_of(course.category), found.number)]
        found.save(update_fields=["notes"])
        log("draft edited", about=about_round(found), data={"swapped": [one, other]})
    return found


def place_of(course: Course, number: int, player: int) -> tuple[Pairing, str]:
    """Where the player stands in the round: the pairing, and which of its two."""
    for pairing in course.tables[number]:
        first, second = course.pair_numbers(pairing)
        if player in (first, second):
            if second is None and pairing.bye != Result.PAIRING_BYE:
                break
            return pairing, "first" if player == first else "second"
    raise Refusal(
        Words(
            f"{player} numaralı oyuncu bu turda eşlendirilmemiş; yer değiştiremez.",
            f"Player {player} is not paired in this round and cannot change places.",
        )
    )


def by_hand(reason: str) -> dict[str, str]:
    return {
        "tr": f"Eşlendirme elle değiştirildi: {reason}",
        "en": f"The pairing was changed by hand: {reason}",
        "article": "",
    }
