"""A tie-break value as the sum it is: every term with its round, its opponent and why it counts, or why not."""

from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from typing import NamedTuple

from meydan.games.words import Words


class Reason(Enum):
    """Why a term has the amount it has. Articles are those of C.07."""

    EARNED = Words("bu turda alınan puan", "points of the round")
    ADJUSTMENT = Words("ceza ya da ek puan", "penalty or bonus")
    OPPONENT = Words("rakibin puanı", "the opponent's score")
    OPPONENT_ADJUSTED = Words(
        "rakibin puanı; sonda oynamadığı turlar berabere sayılır (16.3)",
        "the opponent's score; rounds missed at the end count as draws (16.3)",
    )
    FORFEITED = Words(
        "hükmen biten maç: kendi puanı ile rakibinkinin küçüğü (16.4)",
        "forfeited match: the lower of the own and the opponent's score (16.4)",
    )
    UNPAIRED = Words(
        "rakipsiz tur: kendi puanı, en çok hep berabere kadar (16.4)",
        "no opponent: the own score, at most all draws (16.4)",
    )
    AFTER_ROUND = Words("bu tur sonundaki puan", "score after the round")
    COUNTED = Words("sayıldı", "counted")
    AGAINST_TIED = Words("eşit puanlı rakibe karşı", "against a tied opponent")
    RATING = Words("rakibin kuvvet puanı", "the opponent's rating")
    PERFORMANCE = Words("rakibin değeri", "the opponent's value")
    SETS = Words("kazanılan ve kaybedilen setlerin farkı", "sets won minus sets lost")
    GAME_POINTS = Words("maçtaki oyun puanı", "game points of the match")
    NUMBER = Words("başlangıç numarası", "the starting number")


class Cut(Enum):
    """Why a term does not count."""

    LOWEST = Words("en zayıf: atıldı", "weakest: cut")
    HIGHEST = Words("en güçlü: atıldı", "strongest: cut")
    MISSED_FIRST = Words("kendi isteğiyle oynamadığı tur önce atılır (16.5)", "missed by choice: cut first (16.5)")
    FIRST_ROUNDS = Words("ilk turlar atıldı", "first rounds: cut")
    BELOW_LIMIT = Words("rakip sınırın altında: sayılmaz", "opponent below the limit: not counted")


class Term(NamedTuple):
    """One addend. `amount` is in parts of the tie-break's scale; `factors` are the halves that were multiplied."""

    round_number: int
    opponent: int | None
    amount: int
    reason: Reason
    factors: tuple[int, int] | None = None
    cut: Cut | None = None


@dataclass(frozen=True, slots=True)
class Sum:
    """A value and its terms. The value is None where it is not defined (no rated opponent, say).

    Terms are in parts of the same scale, except where the value is not made of points itself (a place, DE).
    """

    amount: int | None
    scale: int
    terms: tuple[Term, ...] = ()
    term_scale: int = 0

    @property
    def value(self) -> Fraction | None:
        return None if self.amount is None else Fraction(self.amount, self.scale)

    def text_of(self, term: Term) -> str:
        """One term as the explanation shows it, with its factors where it is a product."""
        scale = self.term_scale or self.scale
        amount = str(term.amount) if scale == 1 else in_decimals(term.amount, scale)
        if term.factors is None:
            return amount
        one, other = (in_decimals(factor, 2) for factor in term.factors)
        return f"{one} × {other} = {amount}"

    @property
    def counted(self) -> tuple[Term, ...]:
        return tuple(term for term in self.terms if term.cut is None)

    @property
    def text(self) -> str:
        """As the standings show it: halves with one decimal, quarters with two; a sum of nothing is 0."""
        if self.amount is None:
            return NO_VALUE
        if self.scale == 1 or not self.counted:
            return str(self.amount)
        return in_decimals(self.amount, self.scale)


NO_VALUE = "-0"  # as FIDE's checker writes it
DECIMALS = {2: 1, 4: 2, 100: 2}


def in_decimals(amount: int, scale: int) -> str:
    """An amount of halves, quarters or hundredths, exactly."""
    places = DECIMALS[scale]
    digits = abs(amount) * 10**places // scale
    whole, part = divmod(digits, 10**places)
    return f"{'-' if amount < 0 else ''}{whole}.{part:0{places}}"


def summed(terms: list[Term], scale: int) -> Sum:
    return Sum(sum(term.amount for term in terms if term.cut is None), scale, tuple(terms))


def rounded_half_up(value: Fraction) -> int:
    return (2 * value.numerator + value.denominator) // (2 * value.denominator)
