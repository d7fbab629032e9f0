"""A whole event through the real actions, with what goes wrong on the way; the same seed gives the same event."""

import os
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from meydan.rulebooks.loader import load_rules
from meydan.site.models import Category, Event, Format, Pairing
from meydan.site.rehearsal.invariants import BrokenInvariant, check_after_round
from meydan.site.rehearsal.play import Rehearsed, rehearse
from meydan.site.rehearsal.stage import Plan

pytestmark = pytest.mark.django_db


def rehearsed(rulebook: str, game: str, form: Format, players: int, seed: str) -> Rehearsed:
    return rehearse(Plan(load_rules(rulebook, game), players, 4, form, seed), lambda _: None)


@pytest.mark.parametrize("seed", ["a", "b", "c"])
@pytest.mark.parametrize(
    ("rulebook", "game", "form"),
    [
        ("yuzuncu-yil", "mangala", Format.SWISS),
        ("tazof-kulami", "kulami", Format.SWISS),
        ("salihli", "equilibrio", Format.KNOCKOUT),
        ("salihli", "mangala", Format.KNOCKOUT),
        ("lig", "hex", Format.LEAGUE),
    ],
)
def test_event_is_played_to_its_end_and_every_check_holds(rulebook: str, game: str, form: Format, seed: str) -> None:
    done = rehearsed(rulebook, game, form, 11, seed)
    event = Event.objects.get(slug=done.event)
    assert event.categories.get().final
    assert not Pairing.objects.filter(round__current=True, second__isnull=False, result__isnull=True).exists()


def test_same_seed_gives_the_same_standings() -> None:
    one, again, other = (rehearsed("yuzuncu-yil", "mangala", Format.SWISS, 12, seed) for seed in ("x", "x", "y"))
    assert (one.standings_digest, one.told) == (again.standings_digest, again.told)
    assert other.standings_digest != one.standings_digest


def test_checks_notice_a_row_that_does_not_fit_its_acts() -> None:
    done = rehearsed("yuzuncu-yil", "mangala", Format.SWISS, 8, "x")
    category = Category.objects.select_related("event").get(event__slug=done.event)
    check_after_round(category, 4)
    table = Pairing.objects.filter(round__category=category, round__current=True, round__number=4).first()
    assert table is not None
    Pairing.objects.filter(pk=table.pk).update(acts=table.acts + 1)
    with pytest.raises(BrokenInvariant):
        check_after_round(category, 4)


def test_something_goes_wrong_in_a_rehearsal() -> None:
    """A rehearsal in which nothing happens would prove nothing."""
    told: Counter[str] = Counter()
    for seed in ("a", "b"):
        told += rehearsed("yuzuncu-yil", "mangala", Format.SWISS, 30, seed).told
    assert {"withdrew", "results undone", "corrections", "results swapped", "acts sent twice"} <= set(told)


def test_command_plays_on_a_database_that_is_thrown_away(tmp_path: Path) -> None:
    command = [str(Path(sys.executable).with_name("meydan")), "simulate", "--rulebook", "salihli", "--players", "6"]
    environment = {**os.environ, "MEYDAN_DATA": str(tmp_path), "DJANGO_SETTINGS_MODULE": "meydan.site.settings"}
    environment.pop("MEYDAN_DATABASE", None)
    done = subprocess.run(
        [*command, "--seed", "1", "--lang", "en"], env=environment, capture_output=True, text=True, timeout=200
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert re.search(
        r"^3 rounds, [0-9.]+ s, seed 1\. Log \d+-[0-9a-f]{8}, standings [0-9a-f]{12}\.$", done.stdout, re.M
    )
    assert list(tmp_path.iterdir()) == []
