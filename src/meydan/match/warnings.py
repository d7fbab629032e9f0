"""Warnings: for which breach, on whose report, who is exempt, and the loss at the limit."""

from meydan.games import Words
from meydan.match.deeds import Reporter, Warned
from meydan.match.errors import Refused
from meydan.match.player import Player
from meydan.match.result import Reason, Result, points_against
from meydan.match.settlement import decided
from meydan.match.state import Situation, State, Step, WarningRecord
from meydan.rulebooks.facts import Press, WarningCause
from meydan.rulebooks.model import GameRules
from meydan.rulebooks.referee import Breach

# A breach that is a move: where pressing the clock completes it, it may still be put right before.
MOVES = (Breach.ILLEGAL_MOVE, Breach.FOUR_IN_LINE, Breach.SEVERAL_STONES, Breach.DISCS_NOT_TURNED)


def warned(now: Situation, deed: Warned) -> Step:
    cause = cause_of(now.rules, deed)
    check_players(cause, deed)
    check_report(cause, deed)
    for player in deed.players:
        check_exemption(now, cause, player)
        check_permission(now, cause, player)
        check_completed(now, cause, player)
    records = tuple(WarningRecord(now.number, player, cause, deed.reported_by) for player in deed.players)
    state = now.state._replace(warnings=(*now.state.warnings, *records))
    return lost_at_limit(now.rules, state), cause.article


def cause_of(rules: GameRules, deed: Warned) -> WarningCause:
    """The article of this rulebook that knows the breach."""
    known = [cause for cause in rules.causes if cause.breach is deed.breach]
    for cause in known:
        if deed.article in (None, cause.article.reference):
            return cause
    article = rules.limit.article if rules.limit else rules.points.article
    if known:
        listed = ", ".join(cause.article.reference for cause in known)
        raise Refused(
            article,
            Words(
                f"“{deed.breach.words.tr}” uyarısı {deed.article} maddesinden verilmez; verilebilecek: {listed}.",
                f"{deed.article} gives no warning for “{deed.breach.words.en}”; these do: {listed}.",
            ),
        )
    tr = ", ".join(dict.fromkeys(cause.breach.words.tr for cause in rules.causes))
    en = ", ".join(dict.fromkeys(cause.breach.words.en for cause in rules.causes))
    raise Refused(
        article,
        Words(
            f"Bu kural kitabında “{deed.breach.words.tr}” için uyarı yok; olanlar: {tr or 'hiçbiri'}.",
            f"This rulebook has no warning for “{deed.breach.words.en}”; it has: {en or 'none'}.",
        ),
    )


def check_players(cause: WarningCause, deed: Warned) -> None:
    if not deed.players or len(set(deed.players)) != len(deed.players):
        raise Refused(
            cause.article,
            Words("Uyarı alan oyuncuyu bir kez seçin.", "Name the player who is warned, once."),
        )


def check_report(cause: WarningCause, deed: Warned) -> None:
    if cause.reported and deed.reported_by is not Reporter.OPPONENT:
        raise Refused(
            cause.article,
            Words(
                "Bu uyarı ancak rakip bildirirse verilir; bildirilmeyen duruma hakem karışmaz.",
                "This warning needs the opponent's report; what is not reported the referee lets pass.",
            ),
        )


def check_exemption(now: Situation, cause: WarningCause, player: Player) -> None:
    person = now.state.opened.person(player)
    exemption = now.rules.exemption(cause, frozenset(person.conditions))
    if exemption is not None:
        raise Refused(
            exemption.article,
            Words(
                f"{person.name} görme engelli: {cause.article.reference} maddesinden muaftır, uyarı verilmez.",
                f"{person.name} is visually impaired and exempt from {cause.article.reference}: no warning.",
            ),
        )


def check_permission(now: Situation, cause: WarningCause, player: Player) -> None:
    """Whoever has the referee's leave to count in this set may count."""
    running = now.state.running_set
    if cause.breach is Breach.COUNTING and running is not None and player in running.may_count:
        name = now.name(player)
        raise Refused(
            cause.article,
            Words(
                f"{name}: bu sette saymaya masa hakemi izin verdi; uyarı verilmez.",
                f"{name} has the table referee's leave to count in this set: no warning.",
            ),
        )


def check_completed(now: Situation, cause: WarningCause, player: Player) -> None:
    """Before the press an illegal move may be corrected: there is nothing to warn for yet."""
    clock, rule = now.state.clock, now.rules.clock
    press = rule.press if rule else None
    if clock is None or press is None or clock.turn is not player:
        return
    if cause.breach in MOVES and Press.ILLEGAL_CORRECTABLE in press.means:
        name = now.name(player)
        raise Refused(
            press.article,
            Words(
                f"{name} saate basmadı: kural dışı hamlesini düzeltebilir, uyarı verilmez.",
                f"{name} has not pressed the clock and may still correct an illegal move: no warning.",
            ),
        )


def lost_at_limit(rules: GameRules, state: State) -> State:
    """Whoever has reached the limit has lost the match at once, whatever the sets; if both have, nobody wins."""
    if rules.limit is None:
        return state
    losers = tuple(player for player in Player if state.counted_warnings(player) >= rules.limit.warnings)
    if not losers:
        return state
    result = Result(points_against(losers, rules.points), Reason.WARNINGS, rules.limit.article)
    return decided(rules, state, result)
