"""Each deed in a sentence, in Turkish and in English. Names take no endings: Turkish ones would have to bend."""

from collections.abc import Callable
from typing import Any

from meydan.games import Words
from meydan.match import deeds
from meydan.match.player import Player
from meydan.match.signing import to_sign_words
from meydan.match.state import State
from meydan.rulebooks.referee import ActKind

SIGNERS = {
    deeds.Signer.FIRST: Words("birinci oyuncu", "the first player"),
    deeds.Signer.SECOND: Words("ikinci oyuncu", "the second player"),
    deeds.Signer.REFEREE: Words("hakem", "the referee"),
}

ABOUT = {
    ActKind.PAST_MOVE_OBJECTION: Words("geçmiş hamle", "a past move"),
    ActKind.OBJECTION_AT_ONCE: Words("son hamle, anında", "the last move, at once"),
    ActKind.LATE_OBJECTION: Words("oyun sonrası", "after the game"),
    ActKind.EARLY_REPORT: Words("hamle bitmeden bildirim", "a report before the move was finished"),
}

REPORTERS = {
    deeds.Reporter.OPPONENT: Words("rakip bildirdi", "reported by the opponent"),
    deeds.Reporter.REFEREE: Words("hakem gördü", "seen by the referee"),
}


def duration(ms: int) -> str:
    """Minutes and seconds as a clock shows them; tenths only in the last ten seconds."""
    if 0 < ms < 10_000:
        return f"0:0{ms // 1000}.{ms % 1000 // 100}"
    minutes, seconds = divmod(ms // 1000, 60)
    return f"{minutes}:{seconds:02}"


def names(state: State, players: tuple[Player, ...]) -> str:
    return ", ".join(map(state.opened.name, players))


def noted(words: Words, note: str | None) -> Words:
    return Words(f"{words.tr} Not: {note}", f"{words.en} Note: {note}") if note else words


def opened(deed: deeds.Opened, _: State) -> Words:
    exempt = [person.name for person in (deed.first, deed.second) if person.conditions]
    tr = f"Maç açıldı: {deed.first.name} – {deed.second.name}; ilk sete {deed.first.name} başlar."
    en = f"Match opened: {deed.first.name} – {deed.second.name}; {deed.first.name} starts set 1."
    if deed.cards:
        tr = f"Maç açıldı: {deed.first.name} – {deed.second.name}; kartlar: {', '.join(deed.cards)}."
        en = f"Match opened: {deed.first.name} – {deed.second.name}; cards: {', '.join(deed.cards)}."
    if deed.clock:
        tr += f" Süre: {duration(deed.clock.total_ms)}."
        en += f" Time: {duration(deed.clock.total_ms)}."
    if exempt:
        tr += f" Görme engelli: {', '.join(exempt)}."
        en += f" Visually impaired: {', '.join(exempt)}."
    return Words(tr, en)


def set_begun(_: deeds.SetBegun, state: State) -> Words:
    number = len(state.sets) + 1
    starter = state.opened.name(Player.FIRST if number % 2 else Player.SECOND)
    return Words(f"{number}. set başladı; başlayan: {starter}.", f"Set {number} began; {starter} starts.")


def piece_touched(deed: deeds.PieceTouched, state: State) -> Words:
    name = state.opened.name(deed.player)
    return Words(f"{name} dokundu: {deed.piece}.", f"{name} touched {deed.piece}.")


def move_played(deed: deeds.MovePlayed, state: State) -> Words:
    running = state.running_set
    mover = running.to_move if running else None
    name = state.opened.name(mover) if mover else ""
    return Words(f"{name}: {deed.move}", f"{name}: {deed.move}")


def set_counted(deed: deeds.SetCounted, state: State) -> Words:
    first, second = ("+".join(map(str, parts)) for parts in (deed.first, deed.second))
    names_and_counts = f"{state.opened.first.name} {first}, {state.opened.second.name} {second}"
    return Words(f"Sayım: {names_and_counts}.", f"Count: {names_and_counts}.")


def set_named(deed: deeds.SetDecided | deeds.SetAgreed, state: State) -> Words:
    agreed = isinstance(deed, deeds.SetAgreed)
    head = Words("Anlaşma", "Agreed") if agreed else Words("Hakem girişi", "Entered by the referee")
    if deed.winner is None:
        return Words(f"{head.tr}: set berabere.", f"{head.en}: the set is drawn.")
    name = state.opened.name(deed.winner)
    return Words(f"{head.tr}: seti kazanan {name}.", f"{head.en}: {name} wins the set.")


def resigned(deed: deeds.Resigned, state: State) -> Words:
    name = state.opened.name(deed.player)
    return Words(f"{name} maçtan çekildi.", f"{name} resigned the match.")


def no_show(deed: deeds.NoShow, state: State) -> Words:
    return Words(f"Gelmedi: {names(state, deed.absent)}.", f"Absent: {names(state, deed.absent)}.")


def disqualified(deed: deeds.Disqualified, state: State) -> Words:
    listed = names(state, deed.players)
    return Words(f"Diskalifiye: {listed}. Gerekçe: {deed.reason}", f"Disqualified: {listed}. Reason: {deed.reason}")


def ruled(deed: deeds.Ruled, _: State) -> Words:
    return Words(f"Başhakem kararı: {deed.words}", f"Head referee's ruling: {deed.words}")


def lot_drawn(deed: deeds.LotDrawn, state: State) -> Words:
    name = state.opened.name(deed.advances)
    seed = Words(f" (tohum: {deed.seed})", f" (seed: {deed.seed})") if deed.seed else Words("", "")
    return Words(f"Kura çekildi{seed.tr}: üst tura çıkan {name}.", f"Lot drawn{seed.en}: {name} goes on.")


def signed(deed: deeds.Signed, state: State) -> Words:
    """What was signed is the result that stood then: nothing else is accepted."""
    by, shown = SIGNERS[deed.by], to_sign_words(state)
    return Words(f"Sonuç imzalandı ({by.tr}): {shown.tr}.", f"Result signed by {by.en}: {shown.en}.")


def card_announced(deed: deeds.CardAnnounced, state: State) -> Words:
    number = state.listed_cards + 1
    return noted(Words(f"{number}. kart: {deed.card}.", f"Card {number}: {deed.card}."), deed.note)


def reserve_announced(deed: deeds.ReserveAnnounced, state: State) -> Words:
    words = Words(f"Yedek kart: {deed.card}.", f"Reserve card: {deed.card}.")
    if state.unreplaced_cards:
        void = state.unreplaced_cards[0]
        words = Words(
            f"Yedek kart: {deed.card}, geçersiz {void} yerine.", f"Reserve card: {deed.card}, in place of {void}."
        )
    return noted(words, deed.note)


def card_claimed(deed: deeds.CardClaimed, state: State) -> Words:
    name = state.opened.name(deed.player)
    return Words(f"{name}: “Bitirdim.”", f"{name}: “Finished.”")


def claimant(state: State) -> str:
    running = state.running_card
    return state.opened.name(running.claims[0]) if running and running.claims else ""


def card_approved(_: deeds.CardApproved, state: State) -> Words:
    return Words(f"Onaylandı: kart puanı {claimant(state)}.", f"Approved: the card goes to {claimant(state)}.")


def card_refused(_: deeds.CardRefused, state: State) -> Words:
    return Words(f"Onaylanmadı: {claimant(state)}; oyun sürüyor.", f"Not approved: {claimant(state)}; play goes on.")


def last_minute(_: deeds.LastMinuteCalled, __: State) -> Words:
    return Words("Son 1 dakika.", "Last minute.")


def card_voided(_: deeds.CardVoided, state: State) -> Words:
    card = state.running_card.card if state.running_card else ""
    return Words(f"{card} kartı geçersiz: süre doldu.", f"Card {card} is void: the time is over.")


def sets_handed_out(deed: deeds.SetsHandedOut, _: State) -> Words:
    listed = ", ".join(deed.sets)
    return Words(
        f"Oyun setleri kurayla dağıtıldı ({listed}; tohum: {deed.seed}).",
        f"The sets were handed out by lot ({listed}; seed: {deed.seed}).",
    )


def warned(deed: deeds.Warned, state: State) -> Words:
    listed, by = names(state, deed.players), REPORTERS[deed.reported_by]
    words = Words(
        f"Uyarı: {listed} – {deed.breach.words.tr} ({by.tr}).", f"Warning: {listed} – {deed.breach.words.en} ({by.en})."
    )
    return noted(words, deed.note)


def warning_withdrawn(deed: deeds.WarningWithdrawn, _: State) -> Words:
    return Words(
        f"{deed.warning}. kayıttaki uyarı geri alındı. Neden: {deed.reason}",
        f"The warning of act {deed.warning} was withdrawn. Reason: {deed.reason}",
    )


def count_requested(deed: deeds.CountRequested, state: State) -> Words:
    name = state.opened.name(deed.player)
    return Words(f"{name} sayım istedi: {deed.pit}.", f"{name} asked for a count: {deed.pit}.")


def count_answered(deed: deeds.CountAnswered, _: State) -> Words:
    return Words(f"Hakem saydı: {deed.stones} taş.", f"The referee counted: {deed.stones} stones.")


def referee_acted(deed: deeds.RefereeActed, state: State) -> Words:
    name = state.opened.name(deed.player)
    return noted(Words(f"{name}: {deed.act.words.tr}.", f"{name}: {deed.act.words.en}."), deed.note)


def objected(deed: deeds.Objected, state: State) -> Words:
    name = state.opened.name(deed.player)
    decision = Words("kabul edildi", "accepted") if deed.accepted else Words("reddedildi", "refused")
    about = ABOUT[deed.about]
    return noted(
        Words(f"İtiraz: {name} ({about.tr}) – {decision.tr}.", f"Objection: {name} ({about.en}) – {decision.en}."),
        deed.note,
    )


def clock_started(deed: deeds.ClockStarted, state: State) -> Words:
    name = state.opened.name(deed.player)
    return Words(f"Saat başladı: {name}.", f"Clock started: {name}.")


def clock_pressed(deed: deeds.ClockPressed, state: State) -> Words:
    name = state.opened.name(deed.player)
    used = duration(deed.elapsed)
    return Words(f"{name} saate bastı ({used}).", f"{name} pressed the clock ({used}).")


def clock_paused(_: deeds.ClockPaused, __: State) -> Words:
    return Words("Saat duraklatıldı.", "Clock paused.")


def clock_resumed(_: deeds.ClockResumed, __: State) -> Words:
    return Words("Saat sürdürüldü.", "Clock resumed.")


def clock_corrected(deed: deeds.ClockCorrected, _: State) -> Words:
    faces = f"{duration(deed.first)} – {duration(deed.second)}"
    return Words(f"Saat düzeltildi: {faces}. Neden: {deed.reason}", f"Clock corrected: {faces}. Reason: {deed.reason}")


def flag_fell(deed: deeds.FlagFell, state: State) -> Words:
    name = state.opened.name(deed.player)
    return Words(f"{name}: süre bitti.", f"{name} is out of time.")


def record_abandoned(_: deeds.RecordAbandoned, __: State) -> Words:
    return Words("Bu setin hamle kaydı bırakıldı.", "The record of this set's moves was abandoned.")


def corrected(deed: deeds.Corrected, state: State) -> Words:
    now = sentence(deed.deed, state)
    return Words(
        f"{deed.target}. kayıt düzeltildi: {now.tr} Neden: {deed.reason}",
        f"Act {deed.target} was corrected: {now.en} Reason: {deed.reason}",
    )


def withdrawn(deed: deeds.Withdrawn, _: State) -> Words:
    return Words(
        f"{deed.target}. kayıt geri alındı. Neden: {deed.reason}",
        f"Act {deed.target} was withdrawn. Reason: {deed.reason}",
    )


SENTENCES: dict[type[Any], Callable[[Any, State], Words]] = {
    deeds.Opened: opened,
    deeds.SetBegun: set_begun,
    deeds.PieceTouched: piece_touched,
    deeds.MovePlayed: move_played,
    deeds.RecordAbandoned: record_abandoned,
    deeds.SetCounted: set_counted,
    deeds.SetDecided: set_named,
    deeds.SetAgreed: set_named,
    deeds.Resigned: resigned,
    deeds.NoShow: no_show,
    deeds.Disqualified: disqualified,
    deeds.Ruled: ruled,
    deeds.LotDrawn: lot_drawn,
    deeds.Signed: signed,
    deeds.CardAnnounced: card_announced,
    deeds.ReserveAnnounced: reserve_announced,
    deeds.CardClaimed: card_claimed,
    deeds.CardApproved: card_approved,
    deeds.CardRefused: card_refused,
    deeds.LastMinuteCalled: last_minute,
    deeds.CardVoided: card_voided,
    deeds.SetsHandedOut: sets_handed_out,
    deeds.Warned: warned,
    deeds.WarningWithdrawn: warning_withdrawn,
    deeds.CountRequested: count_requested,
    deeds.CountAnswered: count_answered,
    deeds.RefereeActed: referee_acted,
    deeds.Objected: objected,
    deeds.ClockStarted: clock_started,
    deeds.ClockPressed: clock_pressed,
    deeds.ClockPaused: clock_paused,
    deeds.ClockResumed: clock_resumed,
    deeds.ClockCorrected: clock_corrected,
    deeds.FlagFell: flag_fell,
    deeds.Corrected: corrected,
    deeds.Withdrawn: withdrawn,
}


def sentence(deed: deeds.Deed, before: State) -> Words:
    """The deed in words; `before` is what was known when it was done."""
    return SENTENCES[type(deed)](deed, before)
