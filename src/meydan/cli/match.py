"""`meydan match`: referee one match at the terminal, go on with a stored one, or replay it."""

import argparse
import json
import uuid
from datetime import datetime
from pathlib import Path

from meydan.cli.commands import Commands, show
from meydan.cli.match_file import check_new, read_match, write_match
from meydan.cli.match_opening import ask_opening, opening_from_options
from meydan.cli.match_table import MatchTable
from meydan.cli.match_view import story_lines
from meydan.cli.terminal import Terminal
from meydan.games.errors import InvalidText, Refusal
from meydan.games.words import Words
from meydan.match import Act, Actor, Match, Opened, Player, Role, find_rules, open_match, story
from meydan.rulebooks import RULEBOOKS, GameRules
from meydan.rulebooks.card_facts import Level


def add_to(commands: Commands) -> None:
    say = commands.say
    parser = commands.add(
        "match",
        Words("bir maçın hakemliğini yapar; kayıtlı maçı okur", "referee one match, or read a stored one"),
        run,
        (
            "meydan match lig mangala",
            "meydan match tazof-kulami kulami --first Ayşe --second Bora --clock 30",
            "meydan match --resume maç.json",
            "meydan match --replay maç.json --json",
        ),
    )
    parser.add_argument("rulebook", metavar="RULEBOOK", nargs="?", help=", ".join(RULEBOOKS))
    parser.add_argument("game", metavar="GAME", nargs="?", help=say(Words("oyun", "game")))
    for name, words in (
        ("--first", Words("birinci oyuncu: ilk sete başlar", "first player: starts set 1")),
        ("--second", Words("ikinci oyuncu", "second player")),
    ):
        parser.add_argument(name, metavar="NAME", help=say(words))
    parser.add_argument(
        "--visually-impaired",
        action="append",
        default=[],
        choices=list(map(str, Player)),
        help=say(Words("görme engelli oyuncu", "the visually impaired player")),
    )
    parser.add_argument(
        "--knockout",
        action=argparse.BooleanOptionalAction,
        default=None,
        help=say(
            Words(
                "eleme maçı: biri üst tura çıkmalı (yoksa kural kitabının biçimi)",
                "a knock-out match: somebody must go on (else as the rulebook's format says)",
            )
        ),
    )
    parser.add_argument(
        "--clock",
        metavar="MINUTES[+SECONDS]",
        help=say(Words("oyuncu başına süre, hamle eklemesiyle", "time for each player, with an increment")),
    )
    for name, words in (
        ("--cards", Words("turun kartları, boşlukla", "the cards of the round, separated by spaces")),
        ("--reserves", Words("yedek kartlar", "the reserve cards")),
    ):
        parser.add_argument(name, default="", metavar='"c1 c2 …"', help=say(words))
    parser.add_argument("--card-seconds", metavar="N", help=say(Words("bir kartın süresi", "the time for a card")))
    parser.add_argument(
        "--level",
        choices=list(map(str, Level)),
        default=str(Level.SCHOOL),
        help=say(Words("etkinliğin düzeyi", "the level of the event")),
    )
    parser.add_argument(
        "--save",
        metavar="FILE",
        help=say(Words("maçın yazılacağı dosya (yoksa bu klasörde yeni bir dosya)", "the file to keep the match in")),
    )
    chosen = parser.add_mutually_exclusive_group()
    chosen.add_argument("--resume", metavar="FILE", help=say(Words("kayıtlı maçı sürdür", "go on with a stored match")))
    chosen.add_argument("--replay", metavar="FILE", help=say(Words("kayıtlı maçı anlat", "tell a stored match")))
    parser.add_argument("--json", action="store_true", help=say(Words("sonucu JSON olarak", "the result as JSON")))


def run(given: argparse.Namespace) -> int:
    if given.replay is not None:
        return replay(read_match(given.replay), given)
    terminal = Terminal(given.lang)
    if given.resume is not None:
        return resume(given, terminal)
    if given.rulebook is None or given.game is None:
        raise InvalidText(
            "",
            Words(
                "Kural kitabını ve oyunu yazın: meydan match lig mangala. Kayıtlı maç için --resume ya da --replay.",
                "Name the rulebook and the game: meydan match lig mangala. For a stored match: --resume or --replay.",
            ),
        )
    rules = find_rules(given.rulebook, given.game)
    path = Path(given.save) if given.save else own_file(rules)
    check_new(path)
    try:
        match = opened_match(given, rules, terminal)
    except EOFError:
        terminal.say(Words("\nMaç açılmadı.", "\nNo match was opened."))
        return 0
    write_match(path, match)
    for line in story_lines(story(match), given.lang):
        show(line)
    MatchTable(match, path, terminal).referee()
    return 0


def own_file(rules: GameRules) -> Path:
    """A name of its own for a match that was given none: nothing is lost because nobody thought of saving."""
    return Path(f"{rules.rulebook}-{rules.game}-{datetime.now():%Y%m%d-%H%M%S}.json")


def opened_match(given: argparse.Namespace, rules: GameRules, terminal: Terminal) -> Match:
    """The match that the options open; what they leave out, or what is refused, is asked."""
    opening = opening_from_options(given)
    if given.first and given.second:
        return open_now(rules, opening)
    while True:
        opening = ask_opening(rules, opening, terminal)
        try:
            return open_now(rules, opening)
        except Refusal as refusal:
            terminal.refuse(refusal)


def open_now(rules: GameRules, opening: Opened) -> Match:
    time = datetime.now().astimezone().isoformat(timespec="seconds")
    return open_match(rules, Act(uuid.uuid4().hex, 1, Actor(Role.TABLE_REFEREE), time, opening))


def resume(given: argparse.Namespace, terminal: Terminal) -> int:
    match = read_match(given.resume)
    path = Path(given.save or given.resume)
    if given.save:
        check_new(path)
        write_match(path, match)
    for line in story_lines(story(match), given.lang):
        show(line)
    MatchTable(match, path, terminal).referee()
    return 0


def replay(match: Match, given: argparse.Namespace) -> int:
    if given.json:
        show(json.dumps(as_data(match), ensure_ascii=False))
        return 0
    for line in story_lines(story(match), given.lang):
        show(line)
    if match.result is None:
        show(Words("Maç sürüyor; sonuç belli değil.", "The match goes on; nothing is decided.").in_language(given.lang))
    else:
        show(match.to_sign_words.in_language(given.lang))
    return 0


def as_data(match: Match) -> dict[str, object]:
    """The result as data. Points are half points, first-named first."""
    result = match.result
    return {
        "rulebook": match.rules.rulebook,
        "game": match.rules.game,
        "players": [match.name(player) for player in Player],
        "acts": len(match.journal),
        "sets": list(match.set_score),
        "cards": list(match.card_score),
        "warnings": [match.warnings(player) for player in Player],
        "result": result
        and {
            "half_points": list(result.points),
            "winner": result.winner,
            "reason": result.reason,
            "article": result.article.reference,
            "advances": result.advances,
        },
        "signatures": sorted(match.state.signatures),
    }
