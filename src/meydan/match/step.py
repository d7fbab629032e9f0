"""One step of the fold: may this happen now, and what is known of the match afterwards."""

from collections.abc import Callable
from typing import Any

from meydan.games import Words
from meydan.match import cards, deeds, endings, sets, table, timekeeping, touch, warnings
from meydan.match.authority import check_authority
from meydan.match.deeds import Happening
from meydan.match.errors import Refused
from meydan.match.result import Reason
from meydan.match.state import Situation, Step
from meydan.rulebooks.referee import ActKind

CARD_PLAY = (
    deeds.CardAnnounced,
    deeds.ReserveAnnounced,
    deeds.CardClaimed,
    deeds.CardApproved,
    deeds.CardRefused,
    deeds.LastMinuteCalled,
    deeds.CardVoided,
)

HANDLERS: dict[type[Any], Callable[[Situation, Any], Step]] = {
    deeds.SetBegun: sets.set_begun,
    deeds.PieceTouched: touch.piece_touched,
    deeds.MovePlayed: sets.move_played,
    deeds.RecordAbandoned: sets.record_abandoned,
    deeds.SetCounted: sets.set_counted,
    deeds.SetDecided: sets.set_decided,
    deeds.SetAgreed: sets.set_agreed,
    deeds.Resigned: endings.resigned,
    deeds.NoShow: endings.no_show,
    deeds.Disqualified: endings.disqualified,
    deeds.Ruled: endings.ruled,
    deeds.LotDrawn: endings.lot_drawn,
    deeds.Signed: endings.signed,
    deeds.CardAnnounced: cards.card_announced,
    deeds.ReserveAnnounced: cards.reserve_announced,
    deeds.CardClaimed: cards.card_claimed,
    deeds.CardApproved: cards.card_approved,
    deeds.CardRefused: cards.card_refused,
    deeds.LastMinuteCalled: cards.last_minute_called,
    deeds.CardVoided: cards.card_voided,
    deeds.SetsHandedOut: table.sets_handed_out,
    deeds.Warned: warnings.warned,
    deeds.CountRequested: table.count_requested,
    deeds.CountAnswered: table.count_answered,
    deeds.RefereeActed: table.referee_acted,
    deeds.Objected: table.objected,
    deeds.ClockStarted: timekeeping.clock_started,
    deeds.ClockPressed: timekeeping.clock_pressed,
    deeds.ClockPaused: timekeeping.clock_paused,
    deeds.ClockResumed: timekeeping.clock_resumed,
    deeds.ClockCorrected: timekeeping.clock_corrected,
    deeds.FlagFell: timekeeping.flag_fell,
}


def step(now: Situation, deed: Happening) -> Step:
    """What is known after `deed`, and the article behind it. Raises Refused if it may not happen now."""
    if isinstance(deed, deeds.Opened):
        raise Refused(
            now.rules.points.article,
            Words(
                "Maç zaten açıldı; yanlışsa açılışı düzeltin.", "The match has been opened; if it is wrong, correct it."
            ),
        )
    check_undecided(now, deed)
    check_authority(now.rules, now.actor.role, deed)
    return HANDLERS[type(deed)](now, deed)


def check_undecided(now: Situation, deed: Happening) -> None:
    """After the result there are only signatures and objections that come too late; in a card race the referee may
    still play the other cards."""
    check_not_tied(now, deed)
    result = now.state.result
    if result is None or isinstance(deed, deeds.Signed):
        return
    if isinstance(deed, CARD_PLAY) and result.reason is Reason.CARDS and not now.state.signatures:
        return
    late = now.rules.acts_of(ActKind.LATE_OBJECTION)
    if isinstance(deed, deeds.Objected) and late:
        if deed.about is ActKind.LATE_OBJECTION and not deed.accepted:
            return  # refused, and recorded
        raise Refused(
            late[0].article,
            Words(
                "Oyun bitti; sonrasında yapılan itiraz kabul edilmez.",
                "The game is over; no objection is accepted now.",
            ),
        )
    article = result.article
    if isinstance(deed, deeds.SetBegun) and now.rules.sets:
        article = now.rules.sets.article
    raise Refused(
        article,
        Words(
            "Maçın sonucu belli; artık yalnızca imza ve düzeltme girilir.",
            "The match is decided; only signatures and corrections may follow.",
        ),
    )


# What may still happen when a drawn knock-out match waits for the lot: the lot itself, and what ends a match otherwise.
AFTER_A_TIE = (deeds.LotDrawn, deeds.Ruled, deeds.Disqualified, deeds.Resigned)


def check_not_tied(now: Situation, deed: Happening) -> None:
    """A drawn knock-out match is over: nobody plays on while the lot is awaited."""
    if now.state.tied is None or isinstance(deed, AFTER_A_TIE):
        return
    tie = now.rules.knockout_tie
    article = tie.article if tie else now.state.tied.article
    if isinstance(deed, deeds.SetBegun) and now.rules.sets:
        article = now.rules.sets.article  # there is no extra set
    raise Refused(
        article,
        Words(
            "Maç berabere bitti; üst tura çıkanı belirleyen kurayı girin.",
            "The match has ended drawn; enter the lot that decides who goes on.",
        ),
    )
