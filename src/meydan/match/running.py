"""The set that is being played, and the rules it is played by."""

from meydan.games import Words
from meydan.match.errors import Refused
from meydan.match.state import RunningSet, Situation
from meydan.rulebooks.facts import CountRule, SetsRule
from meydan.rulebooks.model import GameRules


def sets_rule(rules: GameRules) -> SetsRule:
    if rules.sets is None:
        raise Refused(
            rules.cards.article if rules.cards else rules.points.article,
            Words("Bu oyunda set yok, kart oynanır.", "This game has no sets; it is played in cards."),
        )
    return rules.sets


def count_rule(rules: GameRules) -> CountRule:
    sets_rule(rules)
    assert rules.count is not None  # the loader gives a count to every game with sets
    return rules.count


def running_set(now: Situation) -> RunningSet:
    """The set being played; refused if there is none."""
    rule = sets_rule(now.rules)
    if now.state.running_set is None:
        raise Refused(
            rule.article,
            Words("Şu anda oynanan set yok; önce seti başlatın.", "No set is being played; begin one first."),
        )
    return now.state.running_set
