"""`meydan log --verify EVENT`: is the log of an event whole?"""

import argparse

from meydan.cli.commands import Commands, complain, show
from meydan.cli.site import site_room
from meydan.games.errors import Refusal
from meydan.games.words import Words

BROKEN = 1


def add_to(commands: Commands) -> None:
    parser = commands.add(
        "log",
        Words("bir etkinliğin kayıt defterini denetler", "check the log of an event"),
        run,
        examples=("meydan log --verify salihli-2026",),
    )
    parser.add_argument(
        "--verify",
        metavar="EVENT",
        required=True,
        help=commands.say(Words("etkinliğin kısa adı (adresindeki ad)", "the event's short name, as in its address")),
    )


def run(given: argparse.Namespace) -> int:
    models, chain = site_room("models"), site_room("actions.change")
    event = models.Event.objects.filter(slug=given.verify).first()
    if event is None:
        known = ", ".join(models.Event.objects.values_list("slug", flat=True)) or "–"
        raise Refusal(
            Words(
                f"{given.verify!r} adlı etkinlik yok. Olanlar: {known}",
                f"There is no event {given.verify!r}. There are: {known}",
            )
        )
    broken = chain.broken_link(event)
    if broken is not None:
        words = Words(
            f"{event}: zincir {broken}. satırda kopuk; bu satır ya da öncesi değiştirilmiş.",
            f"{event}: the chain breaks at line {broken}; this line or one before it was altered.",
        )
        complain(words.in_language(given.lang))
        return BROKEN
    words = Words(
        f"{event}: {event.log_number} satır, zincir sağlam. Özet: {chain.digest(event)}",
        f"{event}: {event.log_number} lines, the chain is whole. Digest: {chain.digest(event)}",
    )
    show(words.in_language(given.lang))
    return 0
