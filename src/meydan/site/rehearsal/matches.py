"""How the matches of a rehearsal end: slips and acts that the rulebook allows."""

from collections.abc import Iterator

from meydan.match import Deed, Player
from meydan.match.deeds import Reporter, Warned
from meydan.rulebooks.facts import Counted, CountRule
from meydan.rulebooks.model import GameRules
from meydan.site.actions.matches.slip import SetSlip, Slip
from meydan.site.rehearsal.chance import Chance

LARGEST_PART = 20


def any_slip(rules: GameRules, chance: Chance, winner: Player | None = None) -> Slip:
    """A slip of a whole match, won by `winner` if one is named."""
    if rules.cards is not None:
        return card_slip(rules, chance, winner)
    assert rules.sets is not None
    assert rules.count is not None
    sets: list[SetSlip] = []
    while not decided(sets, rules.sets.to_win, rules.sets.count):
        of_set = winner or chance.choose(tuple(Player))
        drawn = winner is None and rules.count.draws and chance.one_in(8)
        sets.append(set_slip(rules.count, chance, None if drawn else of_set))
    return Slip(sets=tuple(sets))


def decided(sets: list[SetSlip], to_win: int, count: int) -> bool:
    won = [winner_of(one) for one in sets]
    return len(sets) == count or max(won.count(player) for player in Player) >= to_win


def winner_of(one: SetSlip) -> Player | None:
    if one.counts is None:
        return one.winner
    first, second = map(sum, one.counts)
    return None if first == second else Player.FIRST if first > second else Player.SECOND


def set_slip(rule: CountRule, chance: Chance, winner: Player | None) -> SetSlip:
    if rule.counted is Counted.WINNER:
        return SetSlip(winner)
    more, less = counts(rule, chance, winner)
    return SetSlip(counts=(less, more) if winner is Player.SECOND else (more, less))


def counts(rule: CountRule, chance: Chance, winner: Player | None) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The winner's count and the other's; equal ones for a drawn set."""
    if rule.counted is Counted.SHEET:
        parts = tuple(chance.below(LARGEST_PART) for _ in range(3))
        return (parts[0] + (1 if winner else 0), *parts[1:]), parts
    total = rule.total or LARGEST_PART
    more = total // 2 + (1 + chance.below(total // 4) if winner else 0)
    return (more,), (total - more,)


def card_slip(rules: GameRules, chance: Chance, winner: Player | None) -> Slip:
    assert rules.cards is not None
    cards = [winner or chance.choose(tuple(Player)) for _ in range(rules.cards.count)]
    return Slip(cards=tuple(cards))


def warnings_to_the_limit(rules: GameRules, chance: Chance) -> Iterator[Deed]:
    """Warnings that lose the match, for causes from which nobody is exempt; none where the rulebook sets no limit."""
    exempt = {article for exemption in rules.exemptions for article in exemption.from_articles}
    causes = [cause for cause in rules.causes if cause.counts and cause.article not in exempt]
    if rules.limit is None or not causes:
        return
    player = chance.choose(tuple(Player))
    for _ in range(rules.limit.warnings):
        cause = chance.choose(causes)
        reporter = Reporter.OPPONENT if cause.reported else Reporter.REFEREE
        yield Warned((player,), cause.breach, reporter, cause.article.reference)
