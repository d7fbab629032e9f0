"""What the checker finds in a draft before it is published, in words (faults 34 and 35)."""

from collections.abc import Iterator
from dataclasses import dataclass

from meydan.games.words import Words
from meydan.site.models import Format, Pairing
from meydan.site.records.course import Course
from meydan.site.records.crosstables import same_school, table_before
from meydan.site.records.knockouts import knockout_of
from meydan.site.records.tables import tables_of, written
from meydan.tournament.crosstable import Colour, CrossTable, Result
from meydan.tournament.rounds.completeness import DraftRound, complaints
from meydan.tournament.swiss import check_round

IN_A_ROW = 2


@dataclass(frozen=True, slots=True)
class Finding:
    """`objects`: the head referee must write why the draft is published all the same. What the rules themselves could
    not avoid is said, but not objected to."""

    words: Words
    objects: bool = True

    def to_plain(self) -> dict[str, object]:
        return {"tr": self.words.tr, "en": self.words.en, "objects": self.objects}


def unaccounted(course: Course, number: int) -> tuple[Words, ...]:
    """Who is forgotten or doubled in the round: each checked-in player is paired, on bye or excused with a reason."""
    present = {course.numbers[entry.pk] for entry in course.entries if entry.checked_in}
    if course.category.format == Format.KNOCKOUT:
        present &= set(knockout_of(course, number - 1).still_in)
        present |= {player for row in course.tables[number] for player in course.pair_numbers(row) if player}
    found = complaints(present, draft_of(course, number))
    waiting = course.category.entries.filter(checked_in=True, start_number__isnull=True, disqualified=False)
    return found + tuple(
        Words(
            f"{entry.name} salonda ama eşlendirmede yok; turu yeniden eşlendirin.",
            f"{entry.name} is checked in but missing from the pairing; pair the round again.",
        )
        for entry in waiting
    )


def draft_of(course: Course, number: int) -> DraftRound:
    pairs, byes, excused = [], [], {}
    for pairing in course.tables[number]:
        first, second = course.pair_numbers(pairing)
        if second is not None:
            pairs.append((first, second))
        elif pairing.bye == Result.PAIRING_BYE:
            byes.append(first)
        else:
            excused[first] = pairing.excuse
    return DraftRound(pairs, byes, excused)


def findings(course: Course, number: int) -> tuple[Finding, ...]:
    """Everything that stands against the draft of a round."""
    found = [Finding(words) for words in unaccounted(course, number)]
    pairings = [pairing for pairing in course.tables[number] if pairing.second_id]
    if course.category.format == Format.SWISS:
        before = table_before(course, number)
        by_rule = difference(course, number, before)
        found += [Finding(by_rule)] if by_rule else []
        found += [Finding(words) for words in met_again(course, pairings, before)]
        found += [Finding(words, by_rule is not None) for words in third_in_a_row(course, pairings, before)]
        found += [Finding(words, by_rule is not None) for words in of_one_school(course, number, pairings)]
    elif course.category.format == Format.KNOCKOUT:
        found += [Finding(words, False) for words in of_one_school(course, number, pairings)]
    return (*found, *(Finding(words, False) for words in too_many_tables(course, pairings)))


def difference(course: Course, number: int, before: CrossTable) -> Words | None:
    """How the draft differs from what the rules give: it was changed by hand, or what it stands on has changed."""
    draft = draft_of(course, number)
    found = check_round(before, frozenset([*draft.pairs, *((bye, 0) for bye in draft.byes)]))
    return found.words if found else None


def met_again(course: Course, pairings: list[Pairing], before: CrossTable) -> Iterator[Words]:
    """The same pair twice."""
    met = {
        (contestant.number, encounter.opponent): at
        for contestant in before.contestants
        for at, encounter in enumerate(contestant.encounters, 1)
        if encounter.result.played
    }
    for pairing in pairings:
        first, second = course.pair_numbers(pairing)
        if (first, second) in met:
            at = met[first, second]
            yield Words(
                f"{first} ile {second} {at}. turda karşılaştı.", f"{first} and {second} have met in round {at}."
            )


def third_in_a_row(course: Course, pairings: list[Pairing], before: CrossTable) -> Iterator[Words]:
    """A third time the same side in a row."""
    played = {
        contestant.number: [one.colour for one in contestant.encounters if one.result.played]
        for contestant in before.contestants
    }
    for pairing in pairings:
        for number, colour in zip(course.pair_numbers(pairing), Colour, strict=True):
            if number is not None and played[number][-IN_A_ROW:] == [colour] * IN_A_ROW:
                starts = colour is Colour.WHITE
                yield Words(
                    f"{number} üst üste üçüncü kez {'başlıyor' if starts else 'ikinci oynuyor'}.",
                    f"{number} {'starts' if starts else 'plays second'} a third time in a row.",
                )


def of_one_school(course: Course, number: int, pairings: list[Pairing]) -> Iterator[Words]:
    """Two of one school in round 1."""
    apart = same_school(course, number)
    for pairing in pairings:
        first, second = course.pair_numbers(pairing)
        if second is not None and frozenset((first, second)) in apart:
            school = course.entry(first).school
            yield Words(
                f"{first} ile {second} aynı okuldan ({school}).", f"{first} and {second} are of one school ({school})."
            )


def too_many_tables(course: Course, pairings: list[Pairing]) -> Iterator[Words]:
    """More tables than the hall has, or than are kept for this category: others may be sitting there."""
    last = course.category.first_table + len(pairings) - 1
    tables, kept = course.category.event.tables, tables_of(course.category)
    if kept and last not in kept and pairings:
        yield Words(
            f"Eşlendirme {last}. masaya kadar gidiyor; bu kategoriye {written(kept)}. masa ayrıldı. "
            "Kategoriye daha çok masa ayırın ya da sonraki masaların boş olduğuna bakın.",
            f"The pairing goes up to table {last}; table {written(kept)} is kept for this category. "
            "Keep more tables for it, or see that the next tables are free.",
        )
    if last > tables:
        yield Words(
            f"Eşlendirme {last}. masaya kadar gidiyor; salonda {tables} masa var.",
            f"The pairing goes up to table {last}; the hall has {tables} tables.",
        )
