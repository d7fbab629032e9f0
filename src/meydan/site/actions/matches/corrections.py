"""Wrong results: corrected, exchanged between two tables, postponed, or only reported. Faults 24 to 27 and 41."""

from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.match import Deed, Match
from meydan.match.corrections import Standing, standing
from meydan.match.deeds import Objected, Opened, RefereeActed, Ruled, Signed, Warned
from meydan.site.actions.author import Author, check_action, check_reason, check_task
from meydan.site.actions.change import Log, change
from meydan.site.actions.matches.at_table import about_table
from meydan.site.actions.matches.results import put_slip, said, withdraw
from meydan.site.actions.matches.sheet import Sheet
from meydan.site.actions.matches.slip import Slip, check_decided
from meydan.site.actions.rounds.pairing import renew_draft
from meydan.site.models import Category, Format, Pairing, RoundRow
from meydan.site.records.table_situations import situation_at
from meydan.site.tasks import Task
from meydan.tournament.rounds.situation import Action, Fact, Later

# What stands beside the play of a match and stays when its score is corrected.
BESIDE_PLAY = (Opened, Warned, RefereeActed, Objected)

CORRECTED_AFTER_THE_END = {
    "tr": "Sıralama kesinleştikten sonra düzeltildi.",
    "en": "Corrected after the standings were made final.",
}


def correct_result(author: Author, pairing: Pairing, slip: Slip) -> Pairing:
    """What was entered is withdrawn act by act with the reason, and the right slip is entered. Standings follow."""
    with change(pairing.round.category.event, author) as log:
        sheet = Sheet(author, pairing)
        category = sheet.pairing.round.category
        situation = situation_at(sheet.pairing)
        check_action(author, Action.CORRECT_RESULT, situation, expected=category.name)
        before = said(sheet) if sheet.pairing.result else {}
        withdraw_play(sheet, check_reason(author))
        put_slip(sheet, slip, author.request)
        check_decided(sheet.match)
        sheet.save()
        data = {**said(sheet), "before": before, "later": situation.later.value}
        log("result corrected", about=about_table(pairing), data=data, public=True)
        what_follows(log, sheet.pairing, situation.later)
    return sheet.pairing


def withdraw_play(sheet: Sheet, reason: str) -> list[Deed]:
    """Takes back everything that made the score, and gives it in order."""
    made = play_of(sheet.match)
    withdraw(sheet, [sheet.match.journal[one.number] for one in made], reason)
    return [one.deed for one in made if not isinstance(one.deed, Signed | Ruled)]


def play_of(match: Match) -> list[Standing]:
    return [one for one in standing(match.journal) if not isinstance(one.deed, BESIDE_PLAY)]


def what_follows(log: Log, pairing: Pairing, later: Later) -> None:
    """A draft that stands on the old result is paired again; what is published or final says so (24, 25 and 57)."""
    row = pairing.round
    if row.category.final:
        add_note(row.category, row.number, CORRECTED_AFTER_THE_END)
    if later is Later.NEXT_DRAFT:
        renew_draft(log, row.category, "result corrected")
    if later in (Later.NEXT_PUBLISHED, Later.TWO_LATER):
        table = pairing.table
        note = {
            "tr": f"{row.number}. turun {table}. masası sonradan düzeltildi; bu eşlendirme eski sonuçla yapıldı.",
            "en": f"Table {table} of round {row.number} was corrected later; this pairing stands on the old result.",
        }
        add_note(row.category, row.number + 1, note)


def add_note(category: Category, number: int, note: dict[str, str]) -> None:
    """A sentence that is printed on the list of the round."""
    found = RoundRow.objects.get(category=category, number=number, current=True)
    found.notes = [*found.notes, {**note, "objects": False, "printed": True}]
    found.save(update_fields=["notes"])


def swap_results(author: Author, one: Pairing, other: Pairing) -> tuple[Pairing, Pairing]:
    """Two tables were mixed up: each gets what was entered for the other, in one action (fault 27)."""
    with change(one.round.category.event, author) as log:
        first, second = Sheet(author, one), Sheet(author, other)
        if first.pairing.round_id != second.pairing.round_id or one.pk == other.pk:
            raise Refusal(
                Words("Aynı turun iki ayrı masasını seçin.", "Choose two different tables of the same round.")
            )
        confirmed = (Fact.CONFIRMED,) if first.pairing.confirmed or second.pairing.confirmed else ()
        situation = situation_at(first.pairing, *confirmed)
        check_action(author, Action.SWAP_RESULTS, situation, expected=first.pairing.round.category.name)
        reason = author.confirmation.reason.strip() or "masalar karışmış"
        of_first, of_second = withdraw_play(first, reason), withdraw_play(second, reason)
        for sheet, deeds in ((first, of_second), (second, of_first)):
            for at, deed in enumerate(deeds):
                sheet.do(deed, f"swap-{author.request[:40]}-{at}")
            sheet.save()
        log(
            "results swapped",
            about={**about_table(one), "other_table": other.table or 0},
            data={"table": said(first), "other": said(second)},
            public=True,
        )
        what_follows(log, first.pairing, situation.later)
        what_follows(log, second.pairing, Later.NOTHING if situation.later is Later.NEXT_DRAFT else situation.later)
    return first.pairing, second.pairing


def report_correction(author: Author, pairing: Pairing, should_be: str) -> None:
    """Too late to correct: what should have been is written down and printed; nothing else changes (fault 26)."""
    with change(pairing.round.category.event, author) as log:
        found = Sheet(author, pairing).pairing
        check_action(author, Action.REPORT_CORRECTION, situation_at(found))
        note = {
            "tr": f"Düzeltme raporu, {found.table}. masa: {should_be}",
            "en": f"Correction report, table {found.table}: {should_be}",
        }
        add_note(found.round.category, found.round.number, note)
        log("correction reported", about=about_table(found), data={"should_be": should_be}, public=True)


def postpone(author: Author, pairing: Pairing) -> Pairing:
    """The head referee declares that the match is played later: it counts as drawn until then (fault 41)."""
    with change(pairing.round.category.event, author) as log:
        check_task(author, Task.RULE)
        check_reason(author)
        found = Sheet(author, pairing).pairing
        if found.round.category.format == Format.KNOCKOUT or found.result is not None or found.second_id is None:
            raise Refusal(
                Words(
                    "Yalnız sonucu girilmemiş bir maç ertelenir; elemede maç ertelenmez.",
                    "Only a match without a result is postponed, and none of a knock-out.",
                )
            )
        found.postponed = True
        found.save(update_fields=["postponed"])
        log("match postponed", about=about_table(found), public=True)
    return found
