"""`meydan solve mangala`: builds the endgame table, proves the start position, checks itself."""

import argparse
import time

from meydan.cli.analyse_mangala import TABLE, add_table_argument, move_lines, read_table
from meydan.cli.chosen_game import add_game_arguments, chosen_game
from meydan.cli.commands import Commands, complain, show
from meydan.cli.waiting import Waiting
from meydan.engine import native
from meydan.games.errors import Refusal
from meydan.games.mangala import Mangala
from meydan.games.words import Words

if native.available:
    from meydan.engine.mangala.perfect import Perfect, usable_threads
    from meydan.engine.mangala.proof import Proof, check_table, prove
    from meydan.engine.mangala.table import build, fitting_size
    from meydan.engine.mangala.view import owner_keeps

SEED = 1923
PROOF = Words("İlk hamlelerin değeri kanıtlanıyor", "Proving the values of the first moves")


def add_to(commands: Commands) -> None:
    parser = commands.add(
        "solve",
        Words(
            "mangalayı baştan çözer: tabloyu kurar, başlangıç konumunun değerini kanıtlar, kendini denetler",
            "solve mangala from nothing: build the table, prove the value of the start, check itself",
        ),
        run,
        ("meydan solve mangala", "meydan solve mangala --table 20"),
    )
    add_game_arguments(commands, parser)
    add_table_argument(commands, parser)


def run(given: argparse.Namespace) -> int:
    chosen = chosen_game(given)
    start = chosen.game.start(chosen.options)
    if not isinstance(start, Mangala):
        raise Refusal(only_mangala_is_solved(given.game))
    native.require()
    asked = read_table(given.table)
    say = Telling(given.lang)
    stones = fitting_size() if asked is None else asked
    threads = usable_threads()
    table = build(stones, owner_keeps(start), threads, Waiting(TABLE, given.lang).progress, say.notice)
    say.step(
        f"En çok {stones} taşlı {len(table.values):,} konumun tablosu kuruldu.",
        f"Built the table of {len(table.values):,} positions of up to {stones} stones.",
    )
    checked = check_table(table, start.cleared_by_capture, SEED)
    say.step(
        f"Tablodan rastgele {checked} konum kaba kuvvetle denetlendi: hepsi doğru (tohum {SEED}).",
        f"Checked {checked} random entries by brute force: all are right (seed {SEED}).",
    )
    proving = Waiting(PROOF, given.lang)
    moves = len(start.moves())
    solver = Perfect(owner_keeps(start), table, threads)
    proof = prove(start, solver, lambda done: proving.progress(done, moves))
    say.step(f"Kanıtlandı: {proof.nodes:,} düğüm.", f"Proved: {proof.nodes:,} nodes.")
    show_result(proof, given.lang)
    return 0


def show_result(proof: "Proof", language: str) -> None:
    outcome = proof.final.outcome
    moves = " ".join(map(str, proof.line))
    lines = (
        Words(f"Fark: {proof.analysis.margin:+d}", f"Margin: {proof.analysis.margin:+d}"),
        *(Words(line, line) for line in move_lines(proof.analysis)),
        Words(f"En iyi hamleler: {moves}", f"A best line: {moves}"),
        Words(f"Son konum: {proof.final.text}", f"It ends in: {proof.final.text}"),
        *([outcome.words] if outcome else []),
    )
    for words in lines:
        show(words.in_language(language))


class Telling:
    """What is done so far, with the time it took."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.begun = time.monotonic()

    def step(self, tr: str, en: str) -> None:
        show(f"{time.monotonic() - self.begun:7.1f} s  {Words(tr, en).in_language(self.language)}")

    def notice(self, words: Words) -> None:
        complain(words.in_language(self.language))


def only_mangala_is_solved(name: str) -> Words:
    return Words(
        f"Kesin çözüm yalnızca mangala için var, {name} için yok.",
        f"Only mangala is solved exactly, not {name}.",
    )
