"""Buchholz, Fore Buchholz, Sonneborn-Berger and the average of the opponents' Buchholz (C.07, articles 8, 9 and 16)."""

from fractions import Fraction

from meydan.tournament.standings.codes import TieBreak
from meydan.tournament.standings.cutting import Weighed, cut
from meydan.tournament.standings.scorecards import Pairings, Round, Scorecard, Scorecards
from meydan.tournament.standings.terms import Reason, Sum, Term, rounded_half_up, summed


def buchholz(code: TieBreak, cards: Scorecards) -> dict[int, Sum]:
    """The sum of the opponents' scores."""
    return {number: _sum(code, cards, card, multiplied=False) for number, card in cards.cards.items()}


def sonneborn_berger(code: TieBreak, cards: Scorecards) -> dict[int, Sum]:
    """The sum of the opponents' scores, each times the points taken from that opponent."""
    return {number: _sum(code, cards, card, multiplied=True) for number, card in cards.cards.items()}


def average_of_buchholz(code: TieBreak, cards: Scorecards) -> dict[int, Sum]:
    """The mean of the Buchholz of the opponents really met, to two decimals."""
    own = buchholz(code, cards)
    found = {}
    for number, card in cards.cards.items():
        terms = [
            Term(played.number, played.opponent, 50 * (own[played.opponent].amount or 0), Reason.PERFORMANCE)
            for played in card.rounds
            if played.played and played.opponent is not None
        ]
        mean = rounded_half_up(Fraction(sum(term.amount for term in terms), len(terms))) if terms else None
        found[number] = Sum(mean, 100, tuple(terms))
    return found


def _sum(code: TieBreak, cards: Scorecards, card: Scorecard, *, multiplied: bool) -> Sum:
    scores = cards.adjusted_fore if code.last_round_drawn else cards.adjusted
    drawn = cards.drawn_last_round(card) if code.last_round_drawn else None
    own = card.points + (cards.table.points.draw - drawn.points if drawn else 0)
    all_draws = cards.table.points.draw * cards.rounds
    always = code.forfeits_as_played or cards.pairings is Pairings.FIXTURE
    weighed = []
    for played in card.rounds:
        as_played = played.played or (played.opponent is not None and (always or played is drawn))
        if played.opponent is not None:
            theirs = scores[played.opponent]
            score = theirs if as_played else min(own, theirs)
            reason = _reason(cards, played.opponent, theirs) if as_played else Reason.FORFEITED
        elif cards.pairings is Pairings.FIXTURE:
            continue  # a free round of a fixture is nobody's round
        else:
            score, reason = min(own, all_draws), Reason.UNPAIRED
        term = _term(played, score, reason) if not multiplied else _product(played, score, reason)
        weighed.append(Weighed(term, score, played.missed and not as_played))
    if code.cut_low or code.cut_high:
        cut(weighed, code.cut_low, code.cut_high, cards.rounds)
    return summed([one.term for one in weighed], 4 if multiplied else 2)


def _term(played: Round, score: int, reason: Reason) -> Term:
    return Term(played.number, played.opponent, score, reason)


def _product(played: Round, score: int, reason: Reason) -> Term:
    return Term(played.number, played.opponent, score * played.points, reason, (score, played.points))


def _reason(cards: Scorecards, opponent: int, score: int) -> Reason:
    return Reason.OPPONENT if score == cards.cards[opponent].points else Reason.OPPONENT_ADJUSTED
