"""A table while acts are put to it: the match so far, what is added, and how all of it is written down."""

from dataclasses import replace
from functools import cached_property

from meydan.match import Act, Deed, Match, Player, Reason, act, open_match
from meydan.match.corrections import standing
from meydan.match.deeds import Opened
from meydan.site.actions.author import Author
from meydan.site.actions.matches.opening import actor_of, now_label, opening_act, stored_act
from meydan.site.models import EntryRow, Pairing, RoundRow, StoredAct
from meydan.site.records.entries import attendance_of, attendance_to_plain
from meydan.site.records.match_summary import tell
from meydan.site.records.matches import match_of, rules_of
from meydan.site.records.table_situations import later_than
from meydan.tournament.rounds.situation import Later, State


class Sheet:
    """Opened under the event's lock. Nothing is written before `save`."""

    def __init__(self, author: Author, pairing: Pairing) -> None:
        self.author = author
        # Read anew; the players are read when they are asked for: few acts ask.
        self.pairing = Pairing.objects.select_related("round__category").get(pk=pairing.pk)
        self.new: list[StoredAct] = []
        self.before = match_of(self.pairing)
        self.match = self.before if self.before is not None else self._opened()

    def _opened(self) -> Match:
        first = opening_act(self.author, self.pairing.round.category, self.pairing)
        self.new.append(stored_act(self.pairing, first, self.author.device))
        return open_match(rules_of(self.pairing.round.category), first)

    @cached_property
    def later(self) -> Later:
        """How far the rounds after this one have come."""
        return later_than(self.pairing.round)

    @property
    def was_absent(self) -> bool:
        return self.before is not None and no_show(self.before)

    def do(self, deed: Deed, act_id: str, number: int | None = None, device_time: str = "") -> Act:
        """Puts one act to the match: it takes it, or refuses with the article (or Stale, if `number` is not next)."""
        next_number = self.match.next_number if number is None else number
        one = Act(act_id, next_number, actor_of(self.author), now_label(), deed)
        after = act(self.match, one)
        if after is not self.match:
            self.match = after
            self.new.append(stored_act(self.pairing, one, self.author.device, device_time))
        return one

    def save(self) -> None:
        """Stores what is new, tells the lists, and moves the round on."""
        pairing = self.pairing
        StoredAct.objects.bulk_create(self.new)
        before = pairing.result
        fields = tell(pairing, self.match)
        if pairing.result != before:
            pairing.entered_by = self.author.official
            pairing.postponed = pairing.postponed and pairing.result is None
            fields = [*fields, "entered_by", "postponed"]
            if pairing.result is None:
                pairing.confirmed, pairing.confirmed_by = False, None
                fields += ["confirmed", "confirmed_by"]
        pairing.save(update_fields=fields)
        self._note_absence()
        if pairing.result != before or pairing.round.state != State.PLAYING:  # else nothing can have moved on
            move_on(pairing.round)

    def _note_absence(self) -> None:
        """Who did not come is out until the head referee lets the player back; a no-show taken back counts no more."""
        absent = no_show(self.match)
        if absent == self.was_absent:
            return
        following = self.pairing.round.number + 1
        for player, entry in zip(Player, (self.pairing.first, self.pairing.second), strict=True):
            assert entry is not None
            lost = self.match.result is not None and self.match.result.points[player.seat] == 0
            attendance = attendance_of(entry)
            if absent and lost and attendance.left is None:
                save_attendance(entry, attendance_to_plain(attendance.no_show(following - 1)))
            if not absent and attendance.left == following:
                save_attendance(entry, attendance_to_plain(replace(attendance, left=None)))


def save_attendance(entry: EntryRow, attendance: dict[str, object]) -> None:
    entry.attendance = attendance
    entry.save(update_fields=["attendance"])


def no_show(match: Match) -> bool:
    return match.result is not None and match.result.reason is Reason.NO_SHOW


def move_on(row: RoundRow) -> None:
    """published → playing when a table begins, playing → complete with the last result, and back if one is undone."""
    open_tables = row.pairings.filter(second__isnull=False, result__isnull=True).exists()
    state = State(row.state)
    if state is State.PUBLISHED and open_tables and not row.pairings.filter(begun=True).exists():
        return
    finished = State.CLOSED if state is State.CLOSED else State.COMPLETE
    after = State.PLAYING if open_tables else finished
    if after is not state:
        row.state = after
        row.save(update_fields=["state"])


def standing_acts(match: Match) -> list[Act]:
    """The acts that count after all corrections, but for the opening."""
    numbers = [one.number for one in standing(match.journal)]
    return [match.journal[number] for number in numbers if not isinstance(match.journal[number].deed, Opened)]
