"""The referee's prompt: one match at the terminal, saved after every act."""

import uuid
from datetime import datetime
from pathlib import Path

from meydan.cli.commands import complain, show
from meydan.cli.match_choices import PLAY, choices, impossible, who_does
from meydan.cli.match_file import write_match
from meydan.cli.match_reading import Reader, Unfinished
from meydan.cli.match_stopwatch import Stopwatch
from meydan.cli.match_verbs import VERBS
from meydan.cli.match_view import board, choice_lines, newest, prompt, reason_lines, sheet_lines, story_lines
from meydan.cli.terminal import LeftBlank, Terminal, plain_letters
from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.match import Act, Actor, Deed, Match, act, deeds, story

HELP = Words(
    "Numara: listeden seçer · Enter: şimdi yapılabilecekler · ?: hepsi · neden: yapılamayanlar\n"
    "hikâye · cetvel · tahta · hamleler · yardım (komutlar) · çık",
    "A number chooses from the list · Enter: what can be done now · ?: everything · why: what cannot be done\n"
    "story · sheet · board · moves · help (commands) · quit",
)


class MatchTable:
    """A match that is being refereed here. Whatever is typed, only the end of the input or `quit` ends it."""

    def __init__(self, match: Match, path: Path, terminal: Terminal) -> None:
        self.match = match
        self.path = path
        self.terminal = terminal
        self.watch = Stopwatch()
        self.left = False
        self.unfinished: Unfinished | None = None
        self.spoken = {
            "": self.show_play,
            "?": self.show_choices,
            "neden": self.show_impossible,
            "why": self.show_impossible,
            "hikaye": self.show_story,
            "story": self.show_story,
            "cetvel": self.show_sheet,
            "sheet": self.show_sheet,
            "tahta": self.show_board,
            "board": self.show_board,
            "hamleler": self.show_moves,
            "moves": self.show_moves,
            "yardim": self.show_help,
            "help": self.show_help,
            "cik": self.leave,
            "quit": self.leave,
        }

    @property
    def language(self) -> str:
        return self.terminal.language

    # ── the prompt ───────────────────────────────────────────────────────────────────────────────────────────────

    def referee(self) -> None:
        """Until the person leaves, or everybody has signed. Raises a Refusal if the match cannot be stored at last."""
        self.terminal.say(HELP)
        self.show_play()
        try:
            while not self.left:
                self.obey(self.terminal.prompt(prompt(self.match, self.watch.clock_ms(self.match), self.language)))
        except (EOFError, KeyboardInterrupt):
            show("")
        self.pause_clock()
        write_match(self.path, self.match)
        self.terminal.say(
            Words(
                f"Maç kaydedildi: {self.path} · sürdürmek için: meydan match --resume {self.path}",
                f"The match is saved: {self.path} · to go on: meydan match --resume {self.path}",
            )
        )

    def obey(self, line: str) -> None:
        """Do what was typed, or say why not."""
        try:
            self.do_typed(line)
        except LeftBlank:
            self.terminal.say(Words("Vazgeçildi.", "Given up."))
        except Refusal as refusal:
            self.terminal.refuse(refusal)

    def do_typed(self, line: str) -> None:
        unfinished, self.unfinished = self.unfinished, None
        spoken = self.spoken.get(plain_letters(line))
        if spoken is not None:
            spoken()
            return
        meant = Reader(self.match, self.terminal, self.watch).read(line, unfinished)
        if isinstance(meant, Unfinished):
            self.unfinished = meant
            return
        for deed in meant:
            self.record(deed)

    # ── acts ─────────────────────────────────────────────────────────────────────────────────────────────────────

    def record(self, deed: Deed) -> None:
        """Do it, store it, tell it. Raises a Refusal if the rulebook forbids it."""
        number = self.match.next_number
        time = datetime.now().astimezone().isoformat(timespec="seconds")
        decided = self.match.result
        actor = Actor(who_does(self.match, deed))
        self.match = act(self.match, Act(uuid.uuid4().hex, number, actor, time, deed))
        self.watch.note(number)
        self.save()
        self.terminal.lines(newest(self.match, self.language))
        drawn = board(self.match)
        if drawn is not None and isinstance(deed, deeds.MovePlayed | deeds.Withdrawn):
            show(f"\n{drawn}\n")
        if self.match.result not in (None, decided):
            self.show_sheet()
        if isinstance(deed, deeds.Signed) and len(self.match.state.signatures) == len(deeds.Signer):
            self.show_sheet()
            self.leave()

    def save(self) -> None:
        """A disk that is full must not stop the match; the referee is told at once."""
        try:
            write_match(self.path, self.match)
        except Refusal as refusal:
            complain(self.terminal.text(refusal.words))

    def pause_clock(self) -> None:
        """Nobody's time runs while nobody is here to press."""
        clock = self.match.clock
        if clock is None or not clock.running:
            return
        try:
            self.record(deeds.ClockPaused(self.watch.clock_ms(self.match)))
        except Refusal as refusal:  # out of time: the flag is still to be entered
            self.terminal.refuse(refusal)

    def leave(self) -> None:
        self.left = True

    # ── what is shown ────────────────────────────────────────────────────────────────────────────────────────────

    def show_play(self) -> None:
        chosen = [one for one in choices(self.match) if isinstance(one.offer.deed, PLAY)]
        self.terminal.lines(choice_lines(chosen, self.language))

    def show_choices(self) -> None:
        self.terminal.lines(choice_lines(choices(self.match), self.language))

    def show_impossible(self) -> None:
        self.terminal.lines(reason_lines(impossible(self.match), self.language))

    def show_story(self) -> None:
        self.terminal.lines(story_lines(story(self.match), self.language))

    def show_sheet(self) -> None:
        self.terminal.lines(sheet_lines(self.match, self.language))

    def show_board(self) -> None:
        drawn = board(self.match)
        if drawn is None:
            self.terminal.say(Words("Kayıtlı hamle yok.", "No moves are recorded."))
            return
        show(f"\n{drawn}\n")

    def show_moves(self) -> None:
        running = self.match.running_set
        if running is None:
            self.terminal.say(Words("Şu anda oynanan set yok.", "No set is being played."))
            return
        show(" ".join(map(str, running.position.moves())))

    def show_help(self) -> None:
        self.terminal.say(HELP)
        for verb in VERBS:
            form, words = verb.form.in_language(self.language), verb.words.in_language(self.language)
            show(f"  {form:<32} {words}")
