"""Calls and objections that wait on the head referee's desk: answered once, with the article where there is one."""

from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.match import Player
from meydan.match.deeds import Objected
from meydan.rulebooks.referee import ActKind
from meydan.site.actions.author import Author, check_task
from meydan.site.actions.change import change
from meydan.site.actions.matches.at_table import about_table, check_allowed
from meydan.site.actions.matches.calling import Objection
from meydan.site.actions.matches.sheet import Sheet
from meydan.site.models import Call, LogLine
from meydan.site.tasks import Task

LONGEST = 500


def answer_call(author: Author, call: Call, answer: str, article: str = "", accepted: bool | None = None) -> Call:
    """The call is settled; what was answered stays readable at the table and in the log. `accepted` decides an
    objection, which then stands in the match as an act of its own, refused ones as well."""
    with change(call.event, author) as log:
        check_task(author, Task.ANSWER_CALL)
        found = Call.objects.select_related("pairing__round").get(pk=call.pk, event=log.event)
        if not found.open:
            raise Refusal(Words(f"Bu çağrı yanıtlandı: “{found.answer}”.", f"This call is answered: “{found.answer}”."))
        if not answer.strip():
            raise Refusal(Words("Yanıtı yazın; masa hakemi okuyacak.", "Write the answer; the referee will read it."))
        found.open, found.answer = False, answer.strip()[:LONGEST]
        found.save(update_fields=["open", "answer"])
        data = {"call": found.line, "reason": found.reason, "answer": found.answer, "article": article}
        kind = "objection answered" if found.objection else "call answered"
        if accepted is not None:
            data["article"] = decided(author, found, accepted)
            kind = "objection accepted" if accepted else "objection refused"
        log(kind, about=about_table(found.pairing), data=data)
    return found


def objection_of(call: Call) -> Objection:
    """Who objects and about what, as the table said when it called."""
    line = LogLine.objects.filter(event=call.event_id, number=call.line).first()
    said = line.data.get("objection", {}) if line is not None and call.objection else {}
    return Objection(Player(said["player"]), ActKind(said["about"])) if said else Objection()


def decided(author: Author, call: Call, accepted: bool) -> str:
    """The decision as an act of the match, by its article; the rulebook may refuse to accept the objection."""
    objection = objection_of(call)
    if objection.player is None or objection.about is None:
        raise Refusal(
            Words(
                "Masa kimin neye itiraz ettiğini yazmadı; kararı maç sayfasında girin.",
                "The table did not say who objects to what; enter the decision on the match's page.",
            )
        )
    deed = Objected(objection.player, objection.about, accepted, call.answer)
    sheet = Sheet(author, call.pairing)
    check_allowed(sheet, deed)
    sheet.do(deed, f"objection-{call.event_id}-{call.pk}")
    sheet.save()
    return sheet.match.article.reference
