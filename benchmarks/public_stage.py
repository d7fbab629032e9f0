"""The hall of the benchmark of public pages: a rehearsed category whose next round waits to be published.

`python -m benchmarks.public_stage PLAYERS ROUNDS` fills the database that MEYDAN_DATA names, prints where the category
is, and publishes the waiting round when a line comes in. A process of its own, as the desk is another computer.
"""

import json
import os
import sys

import django

from meydan.rulebooks.loader import load_rules

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "meydan.site.settings")
django.setup()

from django.core.management import call_command  # noqa: E402

from meydan.site.actions.rounds.pairing import pair_round  # noqa: E402
from meydan.site.actions.rounds.publishing import publish_round  # noqa: E402
from meydan.site.models import Format  # noqa: E402
from meydan.site.rehearsal.chance import Chance  # noqa: E402
from meydan.site.rehearsal.happenings import Troubles  # noqa: E402
from meydan.site.rehearsal.play import play_round  # noqa: E402
from meydan.site.rehearsal.stage import Plan, set_stage  # noqa: E402


def main(players: int, rounds: int) -> None:
    call_command("migrate", verbosity=0, interactive=False)
    call_command("collectstatic", verbosity=0, interactive=False)
    plan = Plan(load_rules("yuzuncu-yil", "mangala"), players, rounds + 1, Format.SWISS, "meydan")
    chance = Chance(plan.seed)
    category, crew = set_stage(plan, chance)
    category.entries.update(visually_impaired=False)  # some warnings are not for them, and would end the rehearsal
    troubles = Troubles(category, crew, chance)
    for number in range(1, rounds + 1):
        play_round(plan, crew, chance, troubles, number)
    draft = pair_round(crew.head_referee(), category, plan.seed)
    print(json.dumps({"slug": category.event.slug, "category": category.pk, "round": draft.number}), flush=True)
    sys.stdin.readline()
    publish_round(crew.head_referee(), draft)
    print("published", flush=True)


if __name__ == "__main__":
    main(*(int(one) for one in sys.argv[1:]))
