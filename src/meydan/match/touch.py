"""Touch-move: what a player has touched or placed must be played."""

from meydan.games import Words
from meydan.match.deeds import MovePlayed, PieceTouched
from meydan.match.errors import Refused
from meydan.match.running import running_set, sets_rule
from meydan.match.state import Record, RunningSet, Situation, Step
from meydan.rulebooks.articles import Citation
from meydan.rulebooks.facts import WarningCause
from meydan.rulebooks.model import GameRules
from meydan.rulebooks.referee import ActKind, Breach

BREACHES = (Breach.TAKEN_BACK, Breach.TOUCHED_PIECE)


def touch_article(rules: GameRules) -> Citation | None:
    """The article that holds a player to the piece; None where the rulebook has none."""
    for act in rules.acts_of(ActKind.PLACEMENT_STANDS):
        return act.article
    for cause in rules.causes:
        if cause.breach in BREACHES:
            return cause.article
    return None


def piece_touched(now: Situation, deed: PieceTouched) -> Step:
    rules = now.rules
    running = running_set(now)
    article = touch_article(rules)
    if article is None:
        raise Refused(
            sets_rule(rules).article,
            Words("Bu kural kitabında dokunma maddesi yok.", "This rulebook has no article on touched pieces."),
        )
    name = now.name(deed.player)
    check_not_exempt(now, deed, article)
    if running.record is Record.ABANDONED or running.to_move is not deed.player:
        raise Refused(article, Words(f"Hamle sırası {name} adlı oyuncuda değil.", f"It is not {name}'s turn to move."))
    if running.touched is not None:
        raise Refused(
            article,
            Words(f"{name} {running.touched} ile oynamak zorunda.", f"{name} has to play {running.touched}."),
        )
    if not any(str(move).startswith(deed.piece) for move in running.position.moves()):
        raise Refused(
            article,
            Words(
                f"{deed.piece} ile kurallı hamle yok: başka taşla oynanır.",
                f"There is no legal move with {deed.piece}: another piece is played.",
            ),
        )
    return now.state.in_set(running._replace(touched=deed.piece)), article


def check_not_exempt(now: Situation, deed: PieceTouched, article: Citation) -> None:
    person = now.state.opened.person(deed.player)
    exempting = [
        now.rules.exemption(cause, frozenset(person.conditions))
        for cause in now.rules.causes
        if is_touch(cause, article)
    ]
    for exemption in exempting:
        if exemption is not None:
            raise Refused(
                exemption.article,
                Words(
                    f"{person.name} görme engelli: dokunduğu taşı oynamak zorunda değildir.",
                    f"{person.name} is visually impaired and need not play a touched piece.",
                ),
            )


def is_touch(cause: WarningCause, article: Citation) -> bool:
    return cause.article == article and cause.breach in BREACHES


def check_touched(now: Situation, running: RunningSet, deed: MovePlayed) -> None:
    """A recorded move must begin with what was touched."""
    if running.touched is None or deed.move.startswith(running.touched):
        return
    article = touch_article(now.rules)
    assert article is not None  # only such a rulebook lets a touch be recorded
    raise Refused(
        article,
        Words(
            f"{running.touched} oynanmak zorunda; {deed.move} oynanamaz.",
            f"{running.touched} has to be played, not {deed.move}.",
        ),
    )
