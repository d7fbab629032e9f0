"""Results at the desk: a paper slip entered, undone, confirmed by a second person; a player who did not come."""

from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.match import Act, Match, Player, Stale
from meydan.match.deeds import LotDrawn, NoShow, Withdrawn
from meydan.match.lot import drawn_player
from meydan.site.actions.author import Author, check_action, check_task
from meydan.site.actions.change import change
from meydan.site.actions.matches.at_table import about_table
from meydan.site.actions.matches.sheet import Sheet, standing_acts
from meydan.site.actions.matches.slip import Slip, check_decided, deeds_of
from meydan.site.models import Pairing
from meydan.site.records.table_situations import situation_at
from meydan.site.tasks import Task
from meydan.tournament.rounds.situation import Action, Fact

SLIP = "slip-"  # begins the ids of acts that were typed from a paper slip


class FasterEntry(Stale):
    """Somebody else entered something for this table meanwhile: what stands, and what was offered."""

    def __init__(self, seen: int, match: Match, stands: Words, offered: Words) -> None:
        standing: Act | None = match.journal[seen + 1] if 0 <= seen < len(match.journal) else None
        super().__init__(seen + 1, match.next_number, standing)
        self.stands, self.offered = stands, offered
        self.words = Words(
            f"Bu masaya bu arada başkası sonuç girdi. Kayıtlı olan: {stands.tr}. Sizin girdiğiniz: {offered.tr}. "
            "İkisini karşılaştırın; yanlışsa düzeltin.",
            f"Somebody else has entered this table meanwhile. It stands: {stands.en}. You entered: {offered.en}. "
            "Compare the two and correct what is wrong.",
        )


def enter_result(author: Author, pairing: Pairing, slip: Slip, seen: int | None = None) -> Pairing:
    """The acts that the referee would have entered for this slip. `seen` is the version that the form was made for."""
    with change(pairing.round.category.event, author) as log:
        sheet = Sheet(author, pairing)
        check_version(sheet, slip, seen)
        looks_swapped = (Fact.LOOKS_SWAPPED,) if same_pattern(sheet.pairing, slip) else ()
        check_action(author, Action.ENTER_RESULT, situation_at(sheet.pairing, *looks_swapped))
        put_slip(sheet, slip, author.request)
        check_decided(sheet.match)
        sheet.save()
        log("result entered", about=about_table(pairing), data=said(sheet), public=True)
    return sheet.pairing


def put_slip(sheet: Sheet, slip: Slip, request: str) -> None:
    begun = sheet.match.next_number
    for deed in deeds_of(slip, sheet.match):
        sheet.do(deed, f"{SLIP}{request[:40]}-{sheet.match.next_number - begun}")


def check_version(sheet: Sheet, slip: Slip, seen: int | None) -> None:
    """Nobody overwrites what they have not seen. An opening that the server made counts as seen."""
    stored = sheet.pairing.acts
    if seen is None or stored == seen or (seen == 0 and stored == 1):
        return
    raise FasterEntry(seen, sheet.match, told(sheet.match), slip_words(slip))


def told(match: Match) -> Words:
    words = match.to_sign_words
    if words.tr:
        return words
    first, second = match.card_score if match.rules.cards else match.set_score
    return Words(f"sürüyor, {first}–{second}", f"in play, {first}–{second}")


def slip_words(slip: Slip) -> Words:
    won = [one.winner if one.counts is None else higher(one.counts) for one in slip.sets] or list(slip.cards)
    first, second = won.count(Player.FIRST), won.count(Player.SECOND)
    return Words(f"{first}–{second}", f"{first}–{second}")


def higher(counts: tuple[tuple[int, ...], tuple[int, ...]]) -> Player | None:
    first, second = map(sum, counts)
    return None if first == second else Player.FIRST if first > second else Player.SECOND


def same_pattern(pairing: Pairing, slip: Slip) -> bool:
    """Another table of the round has exactly these counts already: perhaps the slip was typed for the wrong table."""
    if not slip.pattern:
        return False
    others = (
        pairing.round.pairings.exclude(pk=pairing.pk).filter(result__isnull=False).values_list("summary", flat=True)
    )
    return any([one["counts"] for one in summary.get("sets", [])] == slip.pattern for summary in others)


def said(sheet: Sheet) -> dict[str, object]:
    """What the log keeps of a result."""
    result = sheet.pairing.result
    return {
        "points": result["points"] if result else None,
        "reason": result["reason"] if result else None,
        "score": sheet.pairing.summary["score"],
        "version": sheet.pairing.acts,
    }


def undo_result(author: Author, pairing: Pairing) -> Pairing:
    """Takes the result back until the desk confirms it: the whole slip, or the referee's last act. Both stay (23)."""
    with change(pairing.round.category.event, author) as log:
        sheet = Sheet(author, pairing)
        check_action(author, Action.UNDO_RESULT, situation_at(sheet.pairing))
        reason = author.confirmation.reason.strip() or "geri alındı"
        entered = last_entered(sheet.match)
        if not entered:
            raise Refusal(Words("Bu masada geri alınacak bir şey yok.", "There is nothing to undo at this table."))
        withdraw(sheet, entered, reason)
        sheet.save()
        log("result undone", about=about_table(pairing), data=said(sheet), public=True)
    return sheet.pairing


def withdraw(sheet: Sheet, acts: list[Act], reason: str) -> None:
    """The newest first, so that what is left always fits."""
    for one in reversed(acts):
        sheet.do(Withdrawn(one.number, reason), f"undo-{sheet.author.request[:40]}-{one.number}")


def last_entered(match: Match) -> list[Act]:
    """The acts of the last slip; else the last act of the referee."""
    standing = standing_acts(match)
    if not standing:
        return []
    slip = standing[-1].id.rpartition("-")[0]
    if not slip.startswith(SLIP):
        return standing[-1:]
    return [one for one in standing if one.id.rpartition("-")[0] == slip]


def confirm_result(author: Author, pairing: Pairing) -> Pairing:
    """The desk, or where the event asks for it a second person, says that the result is right (faults 23 and 50)."""
    with change(pairing.round.category.event, author) as log:
        sheet = Sheet(author, pairing)
        found, event = sheet.pairing, sheet.pairing.round.category.event
        same = event.second_person and found.entered_by == author.official
        check_action(author, Action.CONFIRM_RESULT, situation_at(found, *((Fact.SAME_PERSON,) if same else ())))
        check_decided(sheet.match)
        found.confirmed, found.confirmed_by = True, author.official
        found.save(update_fields=["confirmed", "confirmed_by"])
        log("result confirmed", about=about_table(pairing), data=said(sheet))
    return found


def mark_no_show(author: Author, pairing: Pairing, absent: tuple[Player, ...]) -> Pairing:
    """Who did not come loses by forfeit; if neither came, nobody wins (fault 30)."""
    with change(pairing.round.category.event, author) as log:
        sheet = Sheet(author, pairing)
        check_action(author, Action.NO_SHOW, situation_at(sheet.pairing))
        sheet.do(NoShow(absent), f"{SLIP}{author.request[:40]}-0")
        sheet.save()
        log("no-show", about=about_table(pairing), data=said(sheet), public=True)
    return sheet.pairing


def draw_who_goes_on(author: Author, pairing: Pairing, seed: str) -> Pairing:
    """The lot after a drawn knock-out match: the head referee draws it from a seed that everybody sees."""
    with change(pairing.round.category.event, author) as log:
        check_task(author, Task.RULE)
        sheet = Sheet(author, pairing)
        sheet.do(LotDrawn(drawn_player(seed), seed), f"lot-{author.request[:40]}")
        sheet.save()
        log("lot drawn at a table", about=about_table(pairing), data={**said(sheet), "seed": seed}, public=True)
    return sheet.pairing
