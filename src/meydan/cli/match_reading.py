"""From a line typed at the referee's prompt to the deeds that it means."""

from dataclasses import dataclass, replace

from meydan.cli.match_choices import Choice, choices, offers_with_roles
from meydan.cli.match_fields import Entered, Form
from meydan.cli.match_opening import ask_opening
from meydan.cli.match_stopwatch import Stopwatch
from meydan.cli.match_verbs import Typed, is_about, read_typed
from meydan.cli.match_view import choice_lines
from meydan.cli.terminal import LeftBlank, Terminal
from meydan.games import GAMES
from meydan.games.errors import InvalidText, Refusal
from meydan.games.notation import quoted
from meydan.games.words import Words
from meydan.match import Deed, Match, deeds, fold
from meydan.match.deeds import Happening


@dataclass(frozen=True, slots=True)
class Unfinished:
    """A command that several deeds fit: what was entered with it, and the numbers that were listed to choose from."""

    entered: Entered
    numbers: tuple[int, ...]


class Reader:
    """Reads lines for one match. Without a watch nothing is measured: times of long ago are asked for."""

    def __init__(self, match: Match, terminal: Terminal, watch: Stopwatch | None) -> None:
        self.match = match
        self.terminal = terminal
        self.watch = watch

    def read(self, line: str, unfinished: Unfinished | None = None) -> tuple[Deed, ...] | Unfinished:
        """What the line means; a number may finish the command before it. If several deeds fit they are listed.

        Raises a Refusal for what is not understood or not possible, LeftBlank if the person gives it up.
        """
        if line.isdecimal():
            return self.completed(self.numbered(line, unfinished), unfinished.entered if unfinished else None)
        typed = read_typed(line)
        if typed is None:
            return (deeds.MovePlayed(self.bare_move(line)),)
        if typed.verb.kind is deeds.MovePlayed and typed.entered:
            return tuple(map(deeds.MovePlayed, typed.entered["move"].split()))
        fitting = self.fitting(typed)
        if len(fitting) == 1:
            return self.completed(fitting[0], typed.entered)
        self.terminal.lines(choice_lines(fitting, self.terminal.language))
        return Unfinished(typed.entered, tuple(one.number for one in fitting))

    def numbered(self, line: str, unfinished: Unfinished | None) -> Choice:
        for choice in choices(self.match):
            if str(choice.number) == line and (unfinished is None or choice.number in unfinished.numbers):
                return choice
        raise InvalidText(
            line,
            Words(
                f"Listede {quoted(line)} yok; liste için ?", f"There is no {quoted(line)} in the list; for the list: ?"
            ),
        )

    def bare_move(self, line: str) -> str:
        """A move can be typed as it is, unless it is a bare number, which chooses from the list."""
        not_understood = InvalidText(
            line,
            Words(
                f"{quoted(line)} anlaşılmadı. Yapılabilecekler: ?, komutlar: yardım",
                f"{quoted(line)} was not understood. What can be done: ?, the commands: help",
            ),
        )
        game = GAMES.get(self.match.rules.game)
        if game is None:
            raise not_understood
        try:
            return str(game.move(line))
        except InvalidText:
            raise not_understood from None

    def fitting(self, typed: Typed) -> list[Choice]:
        """What the command may mean. Raises a Refusal if nothing of the kind can be done now."""
        kind, who = typed.verb.kind, typed.who
        fitting = [one for one in choices(self.match) if type(one.offer.deed) is kind and is_about(one.offer.deed, who)]
        if fitting:
            return nearest(fitting, typed)
        for _, offer in offers_with_roles(self.match):
            if type(offer.deed) is kind and is_about(offer.deed, who) and offer.reason is not None:
                raise Refusal(offer.reason, offer.article.reference)
        raise Refusal(Words("Bu maçta böyle bir kayıt yok.", "This match knows no such act."))

    def completed(self, choice: Choice, entered: Entered | None) -> tuple[Deed]:
        deed = Form(self.match, choice.offer, entered, self.terminal, self.watch).completed()
        if isinstance(deed, deeds.Corrected):
            deed = replace(deed, deed=self.replacement(deed.target))
        return (deed,)

    def replacement(self, target: int) -> Happening:
        """What should have been entered as this act, typed as it would have been then."""
        journal = self.match.journal
        if not 1 <= target <= len(journal):
            raise InvalidText(str(target), Words(f"{target} numaralı kayıt yok.", f"There is no act {target}."))
        old = journal[target].deed
        if isinstance(old, deeds.Opened):
            return ask_opening(self.match.rules, old, self.terminal)
        before = fold(self.match.rules, (one for one in journal if one.number < target))
        reader = Reader(before, self.terminal, watch=None)
        self.terminal.lines(choice_lines(choices(before), self.terminal.language))
        question = Words("Doğrusu (numara ya da komut)", "What it should be (number or command)")
        meant = reader.read(self.terminal.need(question))
        while isinstance(meant, Unfinished):
            meant = reader.read(self.terminal.need(question), meant)
        if not isinstance(meant[0], Happening):
            raise LeftBlank
        return meant[0]


def nearest(fitting: list[Choice], typed: Typed) -> list[Choice]:
    """Of several deeds those that take what was entered; if nothing was, the only one that needs nothing."""
    if typed.entered:
        taking = [one for one in fitting if typed.entered.keys() <= set(one.offer.fill)]
        return taking or fitting
    complete = [one for one in fitting if not one.offer.fill]
    return complete if len(complete) == 1 else fitting
