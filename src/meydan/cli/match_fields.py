"""What a person enters to complete a deed: each field asked for in its own way."""

import secrets
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from meydan.cli.match_stopwatch import Stopwatch
from meydan.cli.terminal import LeftBlank, Terminal
from meydan.games import GAMES
from meydan.games.errors import InvalidText
from meydan.games.notation import quoted
from meydan.games.words import Words
from meydan.match import Deed, Match, Offer, Player, deeds
from meydan.match.corrections import standing
from meydan.match.lot import drawn_player
from meydan.rulebooks.facts import Counted

Entered = dict[str, str]
BY_MISTAKE = Words("yanlış giriş", "entered by mistake")
LONGEST_NUMBER = 9

TEXTS = {
    "move": Words("Hamle", "Move"),
    "piece": Words("Dokunulan taş", "Piece touched"),
    "pit": Words("Hangi kuyu", "Which pit"),
    "reason": Words("Neden", "Reason"),
    "words": Words("Karar", "Ruling"),
    "card": Words("Kart", "Card"),
}
OPTIONAL = {
    "note": Words("Not (boş: yok)", "Note (blank: none)"),
    "article": Words("Madde (boş: kural kitabının genel maddesi)", "Article (blank: the rulebook's general one)"),
    "board": Words(
        "Son tahta, satırlar / ile (boş: girilmez)", "Final board, rows separated by / (blank: not entered)"
    ),
}


class Form:
    """The open fields of one offered deed, filled from what was typed with a command and by questions.

    Without a command (`typed` is None) everything is asked; whoever types one says what they want to say with it.
    """

    def __init__(
        self, match: Match, offer: Offer, typed: Entered | None, terminal: Terminal, watch: Stopwatch | None
    ) -> None:
        self.match = match
        self.offer = offer
        self.by_command = typed is not None
        self.entered = typed or {}
        self.terminal = terminal
        self.watch = watch

    def completed(self) -> Deed:
        """The deed as it is to be done. Raises LeftBlank if the person gives up, InvalidText for a wrong number."""
        deed: Deed = self.offer.deed
        names = dict.fromkeys((*self.offer.fill, *self.entered))
        values: dict[str, Any] = {name: self.value(name) for name in names if name not in ("advances", "deed")}
        if isinstance(deed, deeds.LotDrawn) and "seed" in values:
            values["advances"] = drawn_player(values["seed"])
        return replace(deed, **values)

    def value(self, name: str) -> Any:
        if name in OPTIONAL:
            return self.optional(name)
        if name in SPECIAL:
            return SPECIAL[name](self)
        if name in ("first", "second"):
            return self.count(name)
        return self.entered.get(name) or self.terminal.need(TEXTS[name])

    def optional(self, name: str) -> str | None:
        deed = self.offer.deed
        if isinstance(deed, deeds.CardAnnounced | deeds.ReserveAnnounced) and deed.note is not None:
            return self.answer(name, TEXTS["reason"])
        if name in self.entered or self.by_command:
            return self.entered.get(name)
        if name == "board" and GAMES[self.match.rules.game].count_with is None:
            return None
        return self.terminal.ask(OPTIONAL[name]) or None

    def count(self, name: str) -> Any:
        """A player's count: three scores, one number, or what the clock's face must show."""
        player = self.match.name(Player(name))
        deed = self.offer.deed
        if isinstance(deed, deeds.ClockCorrected):
            return duration(self.answer(name, Words(f"{player}: saat (dk:sn)", f"{player}: clock (min:sec)")))
        if isinstance(deed, deeds.FlagFell):
            return number(self.answer(name, Words(f"{player}: taş sayısı", f"{player}: stones")))
        rule = self.match.rules.count
        sheet = rule is not None and rule.counted is Counted.SHEET
        asked = Words("sıra,alan,levha", "rows,area,plates") if sheet else Words("sayım", "count")
        answer = self.answer(name, Words(f"{player}: {asked.tr}", f"{player}: {asked.en}"))
        return tuple(number(one) for one in answer.split(","))

    def answer(self, name: str, question: Words) -> str:
        return self.entered.get(name) or self.terminal.need(question)

    def elapsed(self) -> int | None:
        """Measured here; asked only for times of long ago."""
        deed, clock = self.offer.deed, self.match.clock
        if isinstance(deed, deeds.LastMinuteCalled | deeds.CardVoided):
            return self.watch.card_ms(self.match) if self.watch else None
        if isinstance(deed, deeds.FlagFell) and (clock is None or clock.turn is None):
            return None
        if self.watch is None:
            return duration(self.terminal.need(Words("Geçen süre (dk:sn)", "Time used (min:sec)")))
        return self.watch.clock_ms(self.match)

    def reporter(self) -> deeds.Reporter:
        """Where only the opponent's report counts there is nothing to ask."""
        deed = self.offer.deed
        assert isinstance(deed, deeds.Warned)
        for cause in self.match.rules.causes:
            if (cause.breach, cause.article.reference) == (deed.breach, deed.article) and cause.reported:
                return deeds.Reporter.OPPONENT
        answer = self.terminal.ask(
            Words("Bildiren: r rakip, h hakem", "Reported by: o the opponent, r the referee"),
            self.terminal.text(Words("h", "r")),
        )
        opponent = self.terminal.text(Words("r", "o"))
        return deeds.Reporter.OPPONENT if answer.startswith(opponent) else deeds.Reporter.REFEREE

    def target(self) -> int:
        """The act that is withdrawn or corrected: unless another is named, the last that stands."""
        last = max(one.number for one in standing(self.match.journal))
        if "target" in self.entered:
            return number(self.entered["target"])
        if self.by_command:
            return last
        return number(self.terminal.ask(Words("Kayıt numarası", "Number of the act"), str(last)))

    def reason(self) -> str:
        """Why; for what was only mistyped there is a reason ready."""
        if not isinstance(self.offer.deed, deeds.Withdrawn | deeds.Corrected):
            return self.answer("reason", TEXTS["reason"])
        if "reason" in self.entered or self.by_command:
            return self.entered.get("reason", self.terminal.text(BY_MISTAKE))
        return self.terminal.ask(TEXTS["reason"], self.terminal.text(BY_MISTAKE))

    def stones(self) -> int:
        return number(self.answer("stones", Words("Kaç taş", "How many stones")))

    def sets(self) -> tuple[str, str]:
        question = Words("Dağıtılacak iki set, boşlukla", "The two sets, separated by a space")
        given = self.terminal.need(question).split()
        if len(given) != 2:
            raise LeftBlank
        return given[0], given[1]

    def seed(self) -> str:
        """Anybody may name the seed of a draw, in front of everybody."""
        question = Words("Kura tohumu (boş: rastgele)", "Seed of the draw (blank: a random one)")
        return self.terminal.ask(question) or secrets.token_hex(4)


SPECIAL: dict[str, Callable[[Form], Any]] = {
    "elapsed": Form.elapsed,
    "reported_by": Form.reporter,
    "target": Form.target,
    "reason": Form.reason,
    "stones": Form.stones,
    "sets": Form.sets,
    "seed": Form.seed,
}


def number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER):
        raise InvalidText(text, Words(f"{quoted(text)} bir sayı değil.", f"{quoted(text)} is not a number."))
    return int(text)


def duration(text: str) -> int:
    """`14:30` or `14` minutes in milliseconds."""
    minutes, _, seconds = text.partition(":")
    return (number(minutes) * 60 + (number(seconds) if seconds else 0)) * 1000
