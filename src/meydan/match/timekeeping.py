"""The clock of a set: started, pressed, paused, corrected, and what flag fall does."""

from meydan.games import Words
from meydan.match.clock import Clock
from meydan.match.counting import counts_on_board
from meydan.match.deeds import ClockCorrected, ClockPaused, ClockPressed, ClockResumed, ClockStarted, FlagFell
from meydan.match.errors import Refused
from meydan.match.player import Player
from meydan.match.running import running_set
from meydan.match.sets import set_over
from meydan.match.state import Record, RunningSet, SetEnd, Situation, Step
from meydan.rulebooks.facts import ClockRule, Flag, FlagRule


def clock_rule(now: Situation) -> ClockRule:
    if now.rules.clock is None:
        raise Refused(
            now.rules.points.article,
            Words(
                "Bu kural kitabında bu oyun için saat maddesi yok.",
                "This rulebook has no article on a clock for this game.",
            ),
        )
    return now.rules.clock


def clock_in_use(now: Situation) -> tuple[ClockRule, Clock]:
    """The clock of the running set."""
    rule = clock_rule(now)
    if now.state.clock is None:
        raise Refused(
            rule.article,
            Words("Bu maç saatsiz açıldı.", "This match was opened without a clock."),
        )
    running_set(now)
    return rule, now.state.clock


def running_clock(now: Situation, elapsed: int) -> tuple[ClockRule, Clock]:
    """The clock, if it is running and its side has time left after `elapsed`."""
    rule, clock = clock_in_use(now)
    if not clock.running or clock.turn is None:
        raise Refused(
            rule.article, Words("Saat çalışmıyor; önce çalıştırın.", "The clock is not running; set it going.")
        )
    if elapsed < 0:
        raise Refused(rule.article, Words("Geçen süre sıfırdan küçük olamaz.", "Elapsed time cannot be below zero."))
    if clock.after(elapsed).of(clock.turn) == 0:
        name = now.name(clock.turn)
        raise Refused(
            rule.flag.article,
            Words(f"{name}: süre bitti; bayrak düşmesini girin.", f"{name} is out of time: enter the flag fall."),
        )
    return rule, clock


def clock_started(now: Situation, deed: ClockStarted) -> Step:
    rule, clock = clock_in_use(now)
    if clock.turn is not None:
        raise Refused(
            rule.article,
            Words(
                "Saat zaten başladı; durduysa sürdürün.",
                "The clock has been started already; if it is paused, resume it.",
            ),
        )
    return now.state._replace(clock=clock.started(deed.player)), rule.article


def clock_pressed(now: Situation, deed: ClockPressed) -> Step:
    rule, clock = running_clock(now, deed.elapsed)
    running = running_set(now)
    name = now.name(deed.player)
    if clock.turn is not deed.player:
        raise Refused(
            rule.article,
            Words(f"Çalışan süre {name} adlı oyuncunun değil.", f"It is not {name}'s time that is running."),
        )
    if running.record is Record.KEPT and running.to_move is deed.player:
        raise Refused(
            rule.press.article if rule.press else rule.article,
            Words(f"{name} hamlesini yapmadan saate basamaz.", f"{name} has to move before pressing the clock."),
        )
    state = now.state._replace(clock=clock.pressed(deed.elapsed), running_set=running._replace(unpressed=None))
    return state, rule.press.article if rule.press else rule.article


def clock_paused(now: Situation, deed: ClockPaused) -> Step:
    rule, clock = running_clock(now, deed.elapsed)
    return now.state._replace(clock=clock.paused(deed.elapsed)), rule.article


def clock_resumed(now: Situation, _: ClockResumed) -> Step:
    rule, clock = clock_in_use(now)
    if clock.turn is None or clock.running:
        raise Refused(rule.article, Words("Saat duraklatılmış değil.", "The clock is not paused."))
    return now.state._replace(clock=clock.resumed()), rule.article


def clock_corrected(now: Situation, deed: ClockCorrected) -> Step:
    """Only a clock that stands is corrected: nobody can say what a running one shows."""
    rule, clock = clock_in_use(now)
    if clock.running:
        raise Refused(
            rule.article,
            Words("Saat çalışırken düzeltilmez; önce duraklatın.", "Pause the clock before correcting it."),
        )
    if min(deed.first, deed.second) <= 0:
        raise Refused(
            rule.flag.article,
            Words(
                "Süre sıfırdan büyük olmalı; bittiyse bayrak düşmesini girin.",
                "The time must be more than zero; if it is over, enter the flag fall.",
            ),
        )
    return now.state._replace(clock=clock.showing((deed.first, deed.second))), rule.article


def flag_fell(now: Situation, deed: FlagFell) -> Step:
    running = running_set(now)
    rule = clock_rule(now)
    check_time_is_over(now, deed)
    flag = rule.flag
    winner = after_flag(now, running, flag, deed)
    counts = counts_on_board(running.position, running.starter) if running.record is Record.KEPT else None
    return set_over(now.rules, now.state, winner, SetEnd.FLAG, flag.article, counts), flag.article


def check_time_is_over(now: Situation, deed: FlagFell) -> None:
    """A clock of ours must agree that the time is over. If the clock on the table is another one, it is believed."""
    clock = now.state.clock
    if clock is None or clock.turn is None:
        return
    flag = clock_rule(now).flag
    name = now.name(deed.player)
    if not clock.running or clock.turn is not deed.player:
        raise Refused(flag.article, Words(f"{name} adlı oyuncunun süresi işlemiyor.", f"{name}'s time is not running."))
    if deed.elapsed is None:
        raise Refused(
            flag.article,
            Words("Saatin ne kadar çalıştığını girin.", "Enter how long the clock has been running."),
        )
    left = clock.after(deed.elapsed).of(deed.player)
    if left:
        seconds = -(-left // 1000)
        raise Refused(
            flag.article,
            Words(
                f"{name} adlı oyuncunun {seconds} saniyesi var. Hakem başka karar verdiyse önce saati düzeltin.",
                f"{name} has {seconds} seconds left. If the referee decides otherwise, correct the clock first.",
            ),
        )


def after_flag(now: Situation, running: RunningSet, flag: FlagRule, deed: FlagFell) -> Player | None:
    """Who wins the set when this player's time is over; nobody if that draws it."""
    player = deed.player
    if flag.flag is Flag.LOSES:
        return player.opponent
    first, second = counts_at_flag(running, flag, deed)
    own, other = (first, second) if player is Player.FIRST else (second, first)
    if flag.flag is Flag.STORE_DRAWS:
        assert flag.draws_from is not None
        return None if wanted(now, flag, player, own) >= flag.draws_from else player.opponent
    own, other = wanted(now, flag, player, own), wanted(now, flag, player.opponent, other)
    return None if own == other else player if own > other else player.opponent


def counts_at_flag(running: RunningSet, flag: FlagRule, deed: FlagFell) -> tuple[int | None, int | None]:
    """The counts of both players: from the recorded position, else as the referee entered them."""
    entered = deed.first, deed.second
    on_board = counts_on_board(running.position, running.starter) if running.record is Record.KEPT else None
    if on_board is None:
        return entered
    first, second = map(sum, on_board)
    for given, shown in zip(entered, (first, second), strict=True):
        if given is not None and given != shown:
            raise Refused(
                flag.article,
                Words(
                    f"Kayıtlı hamlelere göre {shown} olmalı, {given} yazılmış. Hamle kaydı yanlışsa kaydı bırakın.",
                    f"By the recorded moves it is {shown}, not {given}. If the record is wrong, abandon it.",
                ),
            )
    return first, second


def wanted(now: Situation, flag: FlagRule, player: Player, count: int | None) -> int:
    name = now.name(player)
    if count is None:
        raise Refused(
            flag.article,
            Words(
                f"Hamleler kayıtlı değil: {name} adlı oyuncunun taşlarını sayın ve sayıyı girin.",
                f"The moves are not recorded: count {name}'s stones and enter the number.",
            ),
        )
    total = now.rules.count.total if now.rules.count else None
    if count < 0 or (total is not None and count > total):
        raise Refused(
            flag.article,
            Words(
                f"{count} olamaz; sayı 0 ile {total} arasındadır. Yeniden sayın.",
                f"it cannot be {count}; the number is between 0 and {total}. Count again.",
            ),
        )
    return count
