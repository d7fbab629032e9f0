"""Random tournaments: the same everywhere for a seed, and with what was asked for in them."""

from collections import Counter

from meydan.tournament.crosstable import CrossTable, Result
from meydan.tournament.swiss import Plan, generate


def results(table: CrossTable) -> Counter[Result]:
    return Counter(encounter.result for contestant in table.contestants for encounter in contestant.encounters)


def test_seed_makes_this_very_tournament() -> None:
    """Written down once; another machine must make the same."""
    tournament = generate(Plan(6, 3, seed=1))
    text = [
        " ".join(f"{e.opponent or 0}{e.colour or '-'}{e.result}" for e in contestant.encounters)
        for contestant in tournament.contestants
    ]
    assert text == EXPECTED


def test_other_seed_makes_another_tournament() -> None:
    assert generate(Plan(20, 5, seed=1)) != generate(Plan(20, 5, seed=2))


def test_everything_asked_for_happens() -> None:
    plan = Plan(
        60, 9, seed=4, forfeits=50, half_byes=50, absences=50, late_entries=100, forbidden_pairs=20, accelerated=True
    )
    tournament = generate(plan)
    found = results(tournament)
    assert tournament.played_rounds == 9
    assert len(tournament.forbidden) == 20
    assert len(tournament.virtual_points) == 30
    assert all(found[result] for result in Result if result not in UNUSED)


def test_nothing_else_happens_in_a_plain_tournament() -> None:
    found = results(generate(Plan(20, 5, seed=4, draws=0)))
    assert found == {Result.WIN: 50, Result.LOSS: 50}


UNUSED = {Result.SHORT_WIN, Result.SHORT_DRAW, Result.SHORT_LOSS, Result.FULL_BYE}
EXPECTED = [
    "4w1 2b1 3w=",
    "5b1 1w0 6b=",
    "6w1 4b1 1b=",
    "1b0 3w0 5b1",
    "2w0 6b1 4w0",
    "3b0 5w0 2w=",
]
