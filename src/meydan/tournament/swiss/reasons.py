"""Why each pair of a round is what it is: score group, floats, criteria, colours, in plain words (tr, en)."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain

from meydan.games.words import Words
from meydan.tournament.crosstable import CrossTable
from meydan.tournament.swiss import phrases
from meydan.tournament.swiss.allocation import allocate
from meydan.tournament.swiss.bracket import Bracket, Pair, Paired
from meydan.tournament.swiss.criteria import broken_colour_criteria
from meydan.tournament.swiss.decisive import deciding_criterion
from meydan.tournament.swiss.field import Float, Player, may_meet
from meydan.tournament.swiss.pairing import Outcome, Pairing, can_be_paired, pair_brackets, playing_field


@dataclass(frozen=True, slots=True)
class Reason:
    """One board, or the bye (`black` is None), and the sentences that explain it."""

    white: int
    black: int | None
    sentences: tuple[Words, ...]


def explain(table: CrossTable, pairing: Pairing) -> tuple[Reason, ...]:
    """A reason for every board of `pairing`, in its order, the bye last. `table` is the state before the round."""
    field, lifted = playing_field(table)
    outcomes = pair_brackets(field, table.played_rounds) if can_be_paired(field) else []
    by_rule = _reasons_by_rule(table, outcomes, lifted)
    players = {player.number: player for player in field}
    reasons = []
    for white, black in pairing.boards:
        sentences = by_rule.get((white, black))
        if sentences is None:
            sentences = (phrases.not_by_rule(), *_colour_sentences(table, players, white, black))
        reasons.append(Reason(white, black, sentences))
    if pairing.bye is not None:
        sentences = by_rule.get((pairing.bye, None), (phrases.not_by_rule(),))
        reasons.append(Reason(pairing.bye, None, sentences))
    return tuple(reasons)


def _colour_sentences(table: CrossTable, players: dict[int, Player], white: int, black: int) -> tuple[Words, ...]:
    """For a board somebody changed by hand: at least whose colours these are."""
    if white not in players or black not in players:
        return ()
    allocation = allocate(players[white], players[black], table.first_colour)
    return tuple(phrases.colours(allocation, table.first_colour)) if allocation.white.number == white else ()


Reasons = dict[tuple[int, int | None], tuple[Words, ...]]


def _reasons_by_rule(table: CrossTable, outcomes: list[Outcome], lifted: tuple[tuple[int, int], ...]) -> Reasons:
    reasons: Reasons = {}
    allowed = set(map(frozenset, lifted))
    for bracket, paired in outcomes:
        natural = dict(_natural_opponents(bracket, paired))
        for higher, lower in paired.pairs:
            allocation = allocate(higher, lower, table.first_colour)
            sentences = [
                phrases.group(higher, lower),
                *_choice(bracket, paired, natural.get(higher.number), (higher, lower)),
                *phrases.colours(allocation, table.first_colour),
            ]
            if frozenset((higher.number, lower.number)) in allowed:
                sentences.append(phrases.lifted())
            reasons[allocation.white.number, allocation.black.number] = tuple(sentences)
    if outcomes and outcomes[-1][1].downfloaters:
        taker = outcomes[-1][1].downfloaters[0]
        field = chain.from_iterable(bracket.residents for bracket, _ in outcomes)
        reasons[taker.number, None] = tuple(phrases.bye(taker, table.played_rounds, list(field)))
    return reasons


def _natural_opponents(bracket: Bracket, paired: Paired) -> Iterator[tuple[int, Player]]:
    """Whom the order alone would give: the first residents to those moved down, then S2 to S1 one by one."""
    downfloaters = {player.number for player in paired.downfloaters}
    moved_down = [player for player in bracket.moved_down if player.number not in downfloaters]
    for player, opponent in zip(moved_down, bracket.residents, strict=False):
        yield player.number, opponent
    taken = {lower.number for higher, lower in paired.pairs if higher.score > bracket.score}
    remainder = [player for player in bracket.residents if player.number not in taken]
    half = len(paired.pairs) - len(moved_down)
    for player, opponent in zip(remainder[:half], remainder[half:], strict=False):
        yield player.number, opponent


def _choice(bracket: Bracket, paired: Paired, natural: Player | None, pair: Pair) -> Iterator[Words]:
    """Natural, or what stood against it."""
    higher, lower = pair
    if natural is None:
        yield phrases.exchanged(higher)
    elif natural.number == lower.number:
        yield phrases.natural()
    else:
        yield _against(bracket, paired, natural, pair)
    if higher.score > bracket.score:
        yield phrases.floated(higher, lower)


def _against(bracket: Bracket, paired: Paired, natural: Player, pair: Pair) -> Words:
    """What the natural opponent would have broken, by itself or in the rest of the bracket."""
    player, instead = pair
    if not may_meet(player, natural):
        return phrases.may_not_meet(player, natural)
    broken = _broken(player, natural) - _broken(player, instead)
    if broken:
        return phrases.criterion(min(broken), natural)
    first = next((higher for higher, lower in paired.pairs if lower.number == natural.number), None)
    if first is not None and first.order < player.order:
        return phrases.given_to_higher(natural, first)
    return phrases.for_the_others(natural, deciding_criterion(bracket, player, natural))


def _broken(player: Player, opponent: Player) -> set[int]:
    """The criteria that the pair breaks by itself."""
    broken = set(broken_colour_criteria(player.preference, opponent.preference))
    return broken | _float_criteria(opponent) if player.score > opponent.score else broken


def _float_criteria(resident: Player) -> set[int]:
    """The upfloat criteria that a resident breaks by meeting a player moved down."""
    broken = set()
    if resident.last_float is Float.UP:
        broken.add(15)
    if resident.float_before is Float.UP:
        broken.add(17)
    return broken
