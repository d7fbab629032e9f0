"""A table calls the head referee, or brings an objection: it stays on the desk until it is answered."""

from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.site.actions.author import Author, check_task
from meydan.site.actions.change import change
from meydan.site.actions.matches.at_table import about_table
from meydan.site.models import Call, Pairing
from meydan.site.tasks import Task

LONGEST = 300


def call_head_referee(author: Author, pairing: Pairing, reason: str, objection: bool) -> Call:
    with change(pairing.round.category.event, author) as log:
        check_task(author, Task.ACT_AT_TABLE)
        said = reason.strip()[:LONGEST]
        if not said:
            raise Refusal(Words("Neden çağırdığınızı yazın.", "Write why you call."))
        kind = "objection brought" if objection else "head referee called"
        line = log(kind, about=about_table(pairing), data={"reason": said})
        return Call.objects.create(event=log.event, pairing=pairing, line=line.number, reason=said, objection=objection)
