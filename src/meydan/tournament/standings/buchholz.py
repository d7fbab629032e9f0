"""Buchholz, Fore Buchholz, Sonneborn-Berger and the average of the opponents' Buchholz (C.07, articles 8, 9 and 16)."""

from collections.abc import Callable
from fractions import Fraction

from meydan.tournament.standings.codes import TieBreak
from meydan.tournament.standings.cutting import after_cut
from meydan.tournament.standings.scorecards import Pairings, Round, Scorecard, Scorecards
from meydan.tournament.standings.terms import Reason, Sum, Term, rounded_half_up, summed

TermOf = Callable[[Round, int, Reason], Term]
OWN_SCORE = (Reason.UNPAIRED, Reason.FORFEITED)


def buchholz(code: TieBreak, cards: Scorecards) -> dict[int, Sum]:
    """The sum of the opponents' scores."""
    return {number: _sum(code, cards, card, _term, 2) for number, card in cards.cards.items()}


def sonneborn_berger(code: TieBreak, cards: Scorecards) -> dict[int, Sum]:
    """The sum of the opponents' scores, each times the points taken from that opponent."""
    return {number: _sum(code, cards, card, _product, 4) for number, card in cards.cards.items()}


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


def _sum(code: TieBreak, cards: Scorecards, card: Scorecard, term_of: TermOf, scale: int) -> Sum:
    """One term a round, from the opponent's score or from what stands for it."""
    fixture = cards.pairings is Pairings.FIXTURE
    always = code.forfeits_as_played or fixture
    scores = cards.adjusted_fore if code.last_round_drawn else cards.adjusted
    drawn = cards.drawn_last_round(card) if code.last_round_drawn else None
    own = card.points + (cards.table.points.draw - drawn.points if drawn else 0)
    terms: list[Term] = []
    missed: set[int] = set()
    for played in card.rounds:
        opponent = played.opponent
        if opponent is None and fixture:
            continue  # a free round of a fixture is nobody's round
        if opponent is None:
            score, reason = min(own, cards.all_draws), Reason.UNPAIRED
        elif played.played or always or played is drawn:
            score = scores[opponent]
            reason = Reason.OPPONENT if score == cards.cards[opponent].points else Reason.OPPONENT_ADJUSTED
        else:
            score, reason = min(own, scores[opponent]), Reason.FORFEITED
        if played.missed and reason in OWN_SCORE:
            missed.add(played.number)
        terms.append(term_of(played, score, reason))
    if code.cut_low:
        terms = after_cut(terms, code.cut_low, code.cut_high, missed)
    return summed(terms, scale)


def _term(played: Round, score: int, reason: Reason) -> Term:
    return Term(played.number, played.opponent, score, reason)


def _product(played: Round, score: int, reason: Reason) -> Term:
    return Term(played.number, played.opponent, score * played.points, reason, (score, played.points))
