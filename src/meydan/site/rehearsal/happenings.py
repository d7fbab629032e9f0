"""What goes wrong between two rounds of a rehearsal, and how the crew puts it right."""

from collections import Counter

from meydan.games.errors import Refusal
from meydan.match import Player
from meydan.site.actions.matches.corrections import correct_result, swap_results
from meydan.site.actions.matches.slip import Slip
from meydan.site.actions.players.attending import excuse_player, give_half_bye, return_player, withdraw_player
from meydan.site.actions.rounds.editing import swap_players
from meydan.site.actions.rounds.pairing import pair_round, re_pair
from meydan.site.actions.rounds.publishing import discard_draft, publish_round, withdraw_publication
from meydan.site.models import Category, EntryRow, Format, Pairing, RoundRow
from meydan.site.records.course import course_of
from meydan.site.records.entries import attendance_of
from meydan.site.records.matches import rules_of
from meydan.site.records.situations import to_be_paired
from meydan.site.rehearsal.chance import Chance
from meydan.site.rehearsal.matches import any_slip
from meydan.site.rehearsal.stage import Crew

FEWEST = 4  # who withdraws leaves at least so many


class Troubles:
    """Everything by chance; `told` counts what happened."""

    def __init__(self, category: Category, crew: Crew, chance: Chance) -> None:
        self.category, self.crew, self.chance = category, crew, chance
        self.told: Counter[str] = Counter()

    def before_pairing(self) -> None:
        """Players come and go; what the rules refuse them is refused."""
        knockout = self.category.format == Format.KNOCKOUT
        for entry in self.some_players(30):
            if attendance_of(entry).left is not None:
                self.tell("returned", return_player(self.crew.head_referee(), entry))
            elif not knockout and self.chance.one_in(2):
                self.try_half_bye(entry)
            elif not knockout:
                self.tell("excused", excuse_player(self.crew.head_referee("hasta"), entry))
        course = course_of(Category.objects.select_related("event").get(pk=self.category.pk))
        playing = to_be_paired(course, course.next_number)
        if len(playing) > FEWEST and self.chance.one_in(2):
            self.withdraw(course.entry(self.chance.choose(playing)))

    def withdraw(self, entry: EntryRow) -> None:
        self.tell("withdrew", withdraw_player(self.crew.head_referee("eve gitti"), entry))

    def try_half_bye(self, entry: EntryRow) -> None:
        try:
            self.tell("half-point byes", give_half_bye(self.crew.head_referee(), entry))
        except Refusal:
            self.told["half-point byes refused"] += 1

    def paired(self, seed: str) -> RoundRow:
        """A draft, sometimes thrown away, paired again, or changed by hand and then paired again."""
        row = pair_round(self.crew.head_referee(), self.category, seed)
        if self.chance.one_in(4):
            discard_draft(self.crew.head_referee(), row)
            self.told["drafts discarded"] += 1
            row = pair_round(self.crew.head_referee(), self.category, seed)
        tables = list(row.pairings.filter(second__isnull=False).select_related("first", "second")[:2])
        if len(tables) == 2 and self.category.format != Format.LEAGUE and self.chance.one_in(4):
            one, other = tables[0].second, tables[1].second
            assert one is not None
            assert other is not None
            row = swap_players(self.crew.head_referee(), row, one.start_number or 0, other.start_number or 0)
            row = re_pair(self.crew.head_referee(), row, seed)
            self.told["drafts edited and paired again"] += 1
        return row

    def published(self, row: RoundRow, seed: str) -> RoundRow:
        row = publish_round(self.crew.head_referee(), row)
        if self.chance.one_in(5):
            withdraw_publication(self.crew.head_referee("yanlış liste"), row)
            self.told["publications withdrawn"] += 1
            row = pair_round(self.crew.head_referee(), self.category, seed)
            row = publish_round(self.crew.head_referee(), row)
        return row

    def late_correction(self, number: int) -> None:
        """A result of the round before is corrected although the next one is published."""
        if number < 1 or not self.chance.one_in(2) or self.category.format == Format.KNOCKOUT:
            return
        tables = self.tables(number)
        if tables:
            slip = any_slip(rules_of(self.category), self.chance)
            self.tell("late corrections", self.correct(self.chance.choose(tables), slip))

    def correction(self, number: int) -> None:
        """Before the next pairing: one table corrected, two exchanged."""
        tables = self.tables(number)
        if tables and self.chance.one_in(2):
            winner = self.chance.choose(tuple(Player)) if self.category.format == Format.KNOCKOUT else None
            slip = any_slip(rules_of(self.category), self.chance, winner)
            self.tell("corrections", self.correct(self.chance.choose(tables), slip))
        if len(tables) > 1 and self.chance.one_in(2) and self.category.format != Format.KNOCKOUT:
            swap_results(self.crew.head_referee("masalar karışmış"), tables[0], tables[-1])
            self.told["results swapped"] += 1

    def correct(self, pairing: Pairing, slip: Slip) -> Pairing:
        return correct_result(self.crew.head_referee("yanlış yazılmış"), pairing, slip)

    def tables(self, number: int) -> list[Pairing]:
        """Tables whose result was made by playing sets or cards."""
        rows = Pairing.objects.filter(
            round__category=self.category, round__number=number, round__current=True, second__isnull=False
        )
        return [one for one in rows.order_by("table") if one.result and one.result["reason"] in ("sets", "cards")]

    def players(self) -> list[EntryRow]:
        rows = self.category.entries.filter(disqualified=False, checked_in=True)
        return list(rows.select_related("category", "event").order_by("number"))

    def some_players(self, one_in: int) -> list[EntryRow]:
        return [entry for entry in self.players() if self.chance.one_in(one_in)]

    def tell(self, what: str, _: object) -> None:
        self.told[what] += 1
