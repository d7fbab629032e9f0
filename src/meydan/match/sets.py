"""Sets: who starts, what is played, and how each of them ends."""

from meydan.games import IllegalMove, Words
from meydan.games.position import Counts
from meydan.match.clock import Clock
from meydan.match.counting import checked_counts, counts_on_board, higher
from meydan.match.deeds import MovePlayed, RecordAbandoned, SetAgreed, SetBegun, SetCounted, SetDecided
from meydan.match.errors import Refused
from meydan.match.player import Player, player_of
from meydan.match.running import count_rule, running_set, sets_rule
from meydan.match.settlement import settled_by_sets
from meydan.match.state import Record, RunningSet, SetEnd, SetRecord, Situation, State, Step
from meydan.match.touch import check_touched
from meydan.rulebooks.articles import Citation
from meydan.rulebooks.facts import Press, PressRule
from meydan.rulebooks.model import GameRules


def starter_of(number: int) -> Player:
    """Set 1 is started by the first-named, set 2 by the other, set 3 by the starter of set 1."""
    return Player.FIRST if number % 2 else Player.SECOND


def set_begun(now: Situation, _: SetBegun) -> Step:
    rule = sets_rule(now.rules)
    state = now.state
    if state.running_set is not None:
        number = state.running_set.number
        raise Refused(
            rule.article,
            Words(f"{number}. set sürüyor; önce onu bitirin.", f"Set {number} is being played; finish it first."),
        )
    if len(state.sets) >= rule.count:
        raise Refused(
            rule.article,
            Words(
                f"{rule.count} setin hepsi oynandı; uzatma seti oynanmaz.",
                f"All {rule.count} sets have been played; there is no extra set.",
            ),
        )
    assert now.game is not None
    number = len(state.sets) + 1
    begun = RunningSet(number, starter_of(number), now.game.start(now.rules.game_options))
    clock = Clock.full(state.clock.settings) if state.clock else None
    return state._replace(running_set=begun, clock=clock), rule.alternation or rule.article


def press_rule(now: Situation) -> PressRule | None:
    """What the rulebook says on pressing, while our clock is running this set."""
    clock = now.state.clock
    if now.rules.clock is None or clock is None or clock.turn is None:
        return None
    return now.rules.clock.press


def move_played(now: Situation, deed: MovePlayed) -> Step:
    running = running_set(now)
    assert now.game is not None
    if running.record is Record.ABANDONED:
        raise Refused(
            sets_rule(now.rules).article,
            Words(
                "Bu setin hamle kaydı bırakıldı; sonucu hakem girer.",
                "The moves of this set are no longer recorded; the referee enters how it ends.",
            ),
        )
    check_pressed(now, running)
    mover = running.to_move
    assert mover is not None  # a recorded move that ends the set has ended it
    if now.actor.role.player not in (None, mover):
        raise Refused(
            sets_rule(now.rules).article,
            Words(
                f"Hamle sırası sizde değil: {now.name(mover)} oynar.", f"It is not your turn: {now.name(mover)} plays."
            ),
        )
    check_touched(now, running, deed)
    position = running.position
    try:
        position = position.play(now.game.move(deed.move))
    except IllegalMove as illegal:
        raise Refused(now.rules.cite(illegal.article), illegal.words) from None
    press = press_rule(now)
    unpressed = mover if press and Press.COMPLETES_MOVE in press.means else None
    played = running._replace(position=position, record=Record.KEPT, unpressed=unpressed, touched=None)
    state = now.state.in_set(played)
    outcome = position.outcome
    if outcome is None:
        return state, press.article if press else sets_rule(now.rules).article
    winner = None if outcome.winner is None else player_of(outcome.winner, running.starter)
    counts = counts_on_board(position, running.starter)
    article = now.rules.cite(outcome.article)
    return set_over(now.rules, state, winner, SetEnd.PLAYED, article, counts, position.text), article


def check_pressed(now: Situation, running: RunningSet) -> None:
    """Where pressing completes the move: a legal move stands until it is pressed, and nobody replies before."""
    press, waiting = press_rule(now), running.unpressed
    if press is None or waiting is None:
        return
    name = now.name(waiting)
    if now.actor.role.player is waiting.opponent:
        raise Refused(
            press.article,
            Words(
                f"{name} henüz saate basmadı. Bu hamle kural dışı sayılmaz: geri alın ve basılmasını bekleyin.",
                f"{name} has not pressed the clock yet. This move is no breach: take it back and await the press.",
            ),
        )
    raise Refused(
        press.article,
        Words(
            f"{name} kurallı bir hamle yaptı, değiştirilemez; {name} saate basmadan rakip de oynayamaz "
            "(oynadıysa hamlesini cezasız geri alır).",
            f"{name} has made a legal move, which stands; until {name} presses the clock the opponent may not reply "
            "either (a reply is taken back without penalty).",
        ),
    )


def record_abandoned(now: Situation, _: RecordAbandoned) -> Step:
    running = running_set(now)
    article = sets_rule(now.rules).article
    if running.record is not Record.KEPT:
        raise Refused(
            article, Words("Bu sette hamle kaydı tutulmuyor.", "The moves of this set are not being recorded.")
        )
    return now.state.in_set(running._replace(record=Record.ABANDONED, unpressed=None, touched=None)), article


def check_not_recorded(running: RunningSet, article: Citation) -> None:
    """Recorded moves say by themselves how the set ends."""
    if running.record is Record.KEPT:
        raise Refused(
            article,
            Words(
                "Kayıtlı hamlelere göre set bitmedi. Kalan hamleleri girin ya da hamle kaydını bırakın.",
                "By the recorded moves the set is not over. Enter the other moves, or abandon the record.",
            ),
        )


def set_counted(now: Situation, deed: SetCounted) -> Step:
    running = running_set(now)
    rule = count_rule(now.rules)
    check_not_recorded(running, rule.article)
    assert now.game is not None
    counts = checked_counts(now.rules, now.game, running.starter, deed)
    winner = higher(counts)
    check_drawable(now, winner)
    return set_over(now.rules, now.state, winner, SetEnd.COUNTED, rule.article, counts, deed.board), rule.article


def set_decided(now: Situation, deed: SetDecided) -> Step:
    running = running_set(now)
    rule = count_rule(now.rules)
    check_not_recorded(running, rule.article)
    check_drawable(now, deed.winner)
    return set_over(now.rules, now.state, deed.winner, SetEnd.DECIDED, rule.article), rule.article


def set_agreed(now: Situation, deed: SetAgreed) -> Step:
    running_set(now)
    check_drawable(now, deed.winner)
    article = sets_rule(now.rules).article
    return set_over(now.rules, now.state, deed.winner, SetEnd.AGREED, article), article


def check_drawable(now: Situation, winner: Player | None) -> None:
    rule = count_rule(now.rules)
    if winner is None and not rule.draws:
        raise Refused(
            rule.article,
            Words(
                "Bu oyunda set berabere bitmez; kazananı seçin.", "A set of this game cannot be drawn; name the winner."
            ),
        )


def set_over(
    rules: GameRules,
    state: State,
    winner: Player | None,
    end: SetEnd,
    article: Citation,
    counts: Counts | None = None,
    board: str | None = None,
) -> State:
    """The running set ends like this; with it, perhaps, the match."""
    running = state.running_set
    assert running is not None
    record = SetRecord(running.number, running.starter, winner, end, article, counts, board)
    clock = state.clock.stopped() if state.clock else None
    return settled_by_sets(rules, state._replace(sets=(*state.sets, record), running_set=None, clock=clock))
