"""Calls and objections that wait on the head referee's desk: answered once, with the article where there is one."""

from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.site.actions.author import Author, check_task
from meydan.site.actions.change import change
from meydan.site.actions.matches.at_table import about_table
from meydan.site.models import Call
from meydan.site.tasks import Task

LONGEST = 500


def answer_call(author: Author, call: Call, answer: str, article: str = "") -> Call:
    """The call is settled; what was answered stays readable at the table and in the log."""
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
        log("objection answered" if found.objection else "call answered", about=about_table(found.pairing), data=data)
    return found
