"""The drawn line of a signature. The act says that somebody signed; the drawing can be erased with the pupil."""

import re

from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.site.actions.author import Author, check_task
from meydan.site.actions.change import change
from meydan.site.actions.matches.at_table import about_table
from meydan.site.models import Pairing, Signature
from meydan.site.tasks import Task

LONGEST = 6000
PATH = re.compile(r"(?:M\d{1,3} \d{1,3}(?:L\d{1,3} \d{1,3})*)+")  # on a sheet of 300 × 100


def keep_signature(author: Author, pairing: Pairing, act_id: str, drawing: str) -> Signature:
    """The line drawn with the finger for a stored act."""
    with change(pairing.round.category.event, author) as log:
        check_task(author, Task.ACT_AT_TABLE)
        stored = pairing.stored_acts.filter(act_id=act_id, act__deed__kind="signed").first()
        if stored is None or len(drawing) > LONGEST or not PATH.fullmatch(drawing):
            raise Refusal(Words("Bu çizim bir imzaya ait değil.", "This drawing belongs to no signature."))
        signature, _ = Signature.objects.get_or_create(
            pairing=pairing, act_id=act_id, defaults={"signer": stored.act["deed"]["by"], "drawing": drawing}
        )
        log("signature drawn", about=about_table(pairing), data={"by": signature.signer})
    return signature
