"""What the referee sees of a match at the terminal: the prompt, the story, the board, the score sheet."""

from collections.abc import Iterable, Iterator

from meydan.cli.match_choices import Choice
from meydan.games import GAMES
from meydan.games.words import Words
from meydan.match import Line, Match, Offer, Player, Role, deeds, score_sheet, story
from meydan.match.consequences import card_score_words, set_ended
from meydan.match.sentences import SIGNERS, duration
from meydan.match.state import Record, SetEnd

HEAD_REFEREE = Words(" (başhakem)", " (head referee)")


def prompt(match: Match, elapsed: int, language: str) -> str:
    """The score, the warnings and the clock in one line."""
    parts = [part.in_language(language) for part in prompt_parts(match, elapsed)]
    return f"[{' · '.join(parts)}] > "


def prompt_parts(match: Match, elapsed: int) -> Iterator[Words]:
    state = match.state
    if match.rules.sets:
        first, second = state.set_score
        if state.running_set:
            yield Words(f"{state.running_set.number}. set", f"set {state.running_set.number}")
        yield Words(f"setler {first}–{second}", f"sets {first}–{second}")
    else:
        first, second = state.card_score
        if state.running_card:
            yield Words(f"kart {state.running_card.card}", f"card {state.running_card.card}")
        yield Words(f"kartlar {first}–{second}", f"cards {first}–{second}")
    first, second = map(match.warnings, Player)
    yield Words(f"uyarı {first}–{second}", f"warnings {first}–{second}")
    if match.clock and match.running_set:
        faces = "–".join(map(duration, match.clock.after(elapsed).left))
        yield Words(f"saat {faces}", f"clock {faces}")
    mover = state.running_set.to_move if state.running_set and state.running_set.record is Record.KEPT else None
    if mover and match.result is None:
        yield Words(f"sıra {match.name(mover)}", f"{match.name(mover)} to move")
    if match.result:
        yield Words("maç bitti", "match over")


def story_lines(lines: Iterable[Line], language: str) -> Iterator[str]:
    for line in lines:
        words, article = line.words.in_language(language), line.article.reference
        head = f"{line.number:>3}." if line.act else "    "
        by_head = line.act is not None and line.act.actor.role is Role.HEAD_REFEREE
        role = HEAD_REFEREE.in_language(language) if by_head else ""
        gone = "" if line.stands else Words(" (artık geçerli değil)", " (no longer stands)").in_language(language)
        yield f"{head} {words}{role}{gone} [{article}]"


def newest(match: Match, language: str) -> Iterator[str]:
    """What the last act has added to the story."""
    last = match.next_number - 1
    return story_lines((line for line in story(match) if line.number == last), language)


def choice_lines(chosen: Iterable[Choice], language: str) -> Iterator[str]:
    heading: Words | None = None
    for choice in chosen:
        if choice.group != heading:
            heading = choice.group
            yield f"{heading.in_language(language)}:"
        role = HEAD_REFEREE.in_language(language) if choice.role is Role.HEAD_REFEREE else ""
        title, article = choice.offer.title.in_language(language), choice.offer.article.reference
        end = (
            f" → {' '.join(one.in_language(language) for one in choice.offer.follows)}" if choice.offer.decides else ""
        )
        yield f"{choice.number:>4}  {title}{role}{end} [{article}]"


def reason_lines(impossible: Iterable[Offer], language: str) -> Iterator[str]:
    for offer in impossible:
        assert offer.reason is not None
        title, reason = offer.title.in_language(language), offer.reason.in_language(language)
        yield f"   –  {title}: {reason} [{offer.article.reference}]"


def board(match: Match) -> str | None:
    """The board of the running set if its moves are recorded, or of the set that they have just ended."""
    running, game = match.running_set, GAMES.get(match.rules.game)
    if running is not None:
        return running.position.draw() if running.record is Record.KEPT else None
    last = match.state.sets[-1] if match.state.sets else None
    if game is None or last is None or last.board is None or last.end is not SetEnd.PLAYED:
        return None
    return game.parse(last.board, match.rules.game_options).draw()


def sheet_lines(match: Match, language: str) -> Iterator[str]:
    """The score sheet as it is shown to the players before they sign."""
    sheet = score_sheet(match)
    title = Words("Puan cetveli", "Score sheet").in_language(language)
    first, second = sheet.names
    yield f"── {title} · {sheet.game.in_language(language)} · {sheet.rulebook} · {first} – {second}"
    for record in sheet.sets:
        yield f"   {set_ended(record, match.state).in_language(language)}"
    for row in sheet.parts:
        yield f"   {row.title.in_language(language):<14} {row.first:>3} {row.second:>3}"
    for card in sheet.cards:
        winner = match.name(card.winner) if card.winner else Words("geçersiz", "void").in_language(language)
        yield f"   {card.card}: {winner}"
    if sheet.cards:
        yield f"   {card_score_words(match.state).in_language(language)}"
    for warning in sheet.warnings:
        words = Words("Uyarı", "Warning").in_language(language)
        breach = warning.cause.breach.words.in_language(language)
        yield f"   {words}: {match.name(warning.player)} – {breach} [{warning.cause.article.reference}]"
    if sheet.result_words and sheet.result:
        yield f"   {sheet.result_words.in_language(language)} [{sheet.result.article.reference}]"
        signed = Words("İmzalar", "Signatures").in_language(language)
        marks = ", ".join(
            f"{SIGNERS[one].in_language(language)} {'✓' if one in sheet.signatures else '…'}" for one in deeds.Signer
        )
        yield f"   {signed}: {marks} [{sheet.article.reference}]"
