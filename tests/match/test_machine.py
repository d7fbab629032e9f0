"""Random acts, legal and illegal, on all ten games under every rulebook; `machine` says what must hold."""

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.stateful import run_state_machine_as_test

from meydan.rulebooks import load_rules
from tests.match.machine import MatchMachine
from tests.match.table import EVERY_GAME

CHECKS = (HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much)


def run(rulebook: str, game: str, examples: int, steps: int) -> None:
    rules = load_rules(rulebook, game)
    bounds = settings(
        max_examples=examples, stateful_step_count=steps, deadline=None, suppress_health_check=CHECKS, database=None
    )
    run_state_machine_as_test(lambda: MatchMachine(rules), settings=bounds)


@pytest.mark.parametrize(("rulebook", "game"), EVERY_GAME)
def test_whatever_happens_the_match_keeps_its_rules(rulebook: str, game: str) -> None:
    run(rulebook, game, examples=8, steps=15)


@pytest.mark.long
@pytest.mark.parametrize(("rulebook", "game"), EVERY_GAME)
def test_whatever_happens_for_long_the_match_keeps_its_rules(rulebook: str, game: str) -> None:
    run(rulebook, game, examples=150, steps=60)
