"""A table calls the head referee, or brings an objection: it stays on the desk until it is answered."""

from dataclasses import dataclass

from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.match import Player
from meydan.rulebooks.referee import ActKind
from meydan.site.actions.author import Author, check_task
from meydan.site.actions.change import change
from meydan.site.actions.matches.at_table import about_table
from meydan.site.models import Call, Pairing
from meydan.site.tasks import Task

LONGEST = 300


@dataclass(frozen=True, slots=True)
class Objection:
    """Who objects and about what, where the table has said so: then the head referee's decision becomes an act."""

    player: Player | None = None
    about: ActKind | None = None

    @property
    def plain(self) -> dict[str, str]:
        named = {"player": self.player, "about": self.about}
        return {name: one.value for name, one in named.items() if one is not None}


def call_head_referee(author: Author, pairing: Pairing, reason: str, objection: Objection | None = None) -> Call:
    with change(pairing.round.category.event, author) as log:
        check_task(author, Task.ACT_AT_TABLE)
        said = reason.strip()[:LONGEST]
        if not said:
            raise Refusal(Words("Neden çağırdığınızı yazın.", "Write why you call."))
        kind = "objection brought" if objection else "head referee called"
        data = {"reason": said, **({"objection": objection.plain} if objection else {})}
        line = log(kind, about=about_table(pairing), data=data)
        return Call.objects.create(
            event=log.event, pairing=pairing, line=line.number, reason=said, objection=objection is not None
        )
