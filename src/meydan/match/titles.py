"""What stands on the button of an offer: the deed in two or three words, with the player's name."""

from collections.abc import Callable
from typing import Any

from meydan.games import Words
from meydan.match import deeds
from meydan.match.match import Match
from meydan.match.player import Player
from meydan.match.result import written
from meydan.match.sentences import ABOUT, SIGNERS

PLAIN: dict[type[Any], Words] = {
    deeds.SetBegun: Words("Seti başlat", "Begin the set"),
    deeds.MovePlayed: Words("Hamle gir", "Enter a move"),
    deeds.RecordAbandoned: Words("Hamle kaydını bırak", "Stop recording moves"),
    deeds.SetCounted: Words("Sayımı gir", "Enter the count"),
    deeds.CardApproved: Words("Onayla", "Approve"),
    deeds.CardRefused: Words("Onaylama, oyun sürsün", "Not approved, play on"),
    deeds.LastMinuteCalled: Words("Son 1 dakika", "Last minute"),
    deeds.CardVoided: Words("Kart geçersiz", "Card void"),
    deeds.SetsHandedOut: Words("Oyun setlerini kurayla dağıt", "Hand the sets out by lot"),
    deeds.CountAnswered: Words("Sayım sonucunu gir", "Enter what was counted"),
    deeds.ClockPaused: Words("Saati duraklat", "Pause the clock"),
    deeds.ClockResumed: Words("Saati sürdür", "Resume the clock"),
    deeds.ClockCorrected: Words("Saati düzelt", "Correct the clock"),
}

NAMED: dict[type[Any], Words] = {
    deeds.Resigned: Words("Maçtan çekilen: {}", "{} resigns the match"),
    deeds.PieceTouched: Words("Taşa dokunan: {}", "{} touches a piece"),
    deeds.CardClaimed: Words("“Bitirdim”: {}", "“Finished”: {}"),
    deeds.CountRequested: Words("Sayım isteyen: {}", "{} asks for a count"),
    deeds.ClockStarted: Words("Saati başlat: {}", "Start the clock: {}"),
    deeds.ClockPressed: Words("Saate basan: {}", "{} presses the clock"),
    deeds.FlagFell: Words("Süresi biten: {}", "{} is out of time"),
}


def title(deed: deeds.Deed, match: Match) -> Words:
    """The label of this deed."""
    kind = type(deed)
    if kind in PLAIN:
        return PLAIN[kind]
    if kind in NAMED:
        return filled(NAMED[kind], (deed.player,), match)  # type: ignore[union-attr]
    return TITLES[kind](deed, match)


def filled(words: Words, players: tuple[Player, ...], match: Match) -> Words:
    listed = ", ".join(map(match.name, players))
    return Words(words.tr.format(listed), words.en.format(listed))


def set_named(deed: deeds.SetDecided | deeds.SetAgreed, match: Match) -> Words:
    how = Words(" (anlaşma)", " by agreement") if isinstance(deed, deeds.SetAgreed) else Words("", "")
    if deed.winner is None:
        return Words(f"Set berabere{how.tr}", f"Set drawn{how.en}")
    name = match.name(deed.winner)
    return Words(f"Seti kazanan: {name}{how.tr}", f"{name} wins the set{how.en}")


def warned(deed: deeds.Warned, match: Match) -> Words:
    breach = deed.breach.words
    return filled(Words(f"Uyarı: {{}} – {breach.tr}", f"Warning: {{}} – {breach.en}"), deed.players, match)


def referee_acted(deed: deeds.RefereeActed, match: Match) -> Words:
    act, name = deed.act.words, match.name(deed.player)
    return Words(f"{name}: {act.tr}", f"{name}: {act.en}")


def objected(deed: deeds.Objected, match: Match) -> Words:
    decision = Words("kabul", "accepted") if deed.accepted else Words("ret", "refused")
    about, name = ABOUT[deed.about], match.name(deed.player)
    return Words(f"İtiraz, {name}: {about.tr} – {decision.tr}", f"Objection, {name}: {about.en} – {decision.en}")


def ruled(deed: deeds.Ruled, _: Match) -> Words:
    if deed.points is None:
        return Words("Başhakem kararı", "Head referee's ruling")
    points = written(deed.points)
    return Words(f"Başhakem kararıyla sonuç: {points}", f"Result by ruling: {points}")


def lot_drawn(deed: deeds.LotDrawn, match: Match) -> Words:
    if deed.seed is not None:
        return Words("Kurayı program çeksin", "Have the program draw the lot")
    return filled(Words("Kura: {} üst tura", "Lot: {} goes on"), (deed.advances,), match)


def card_announced(deed: deeds.CardAnnounced, _: Match) -> Words:
    if deed.note is not None:
        return Words("Liste dışından kart duyur", "Announce another card than the listed one")
    return Words(f"Kartı duyur: {deed.card}", f"Announce card {deed.card}")


def reserve_announced(deed: deeds.ReserveAnnounced, _: Match) -> Words:
    if deed.note is not None:
        return Words("Liste dışından yedek duyur", "Announce another reserve than the listed one")
    return Words(f"Yedek kart: {deed.card}", f"Reserve card {deed.card}")


TITLES: dict[type[Any], Callable[[Any, Match], Words]] = {
    deeds.SetDecided: set_named,
    deeds.SetAgreed: set_named,
    deeds.NoShow: lambda deed, match: filled(Words("Gelmedi: {}", "Absent: {}"), deed.absent, match),
    deeds.Disqualified: lambda deed, match: filled(Words("Diskalifiye: {}", "Disqualify: {}"), deed.players, match),
    deeds.Ruled: ruled,
    deeds.LotDrawn: lot_drawn,
    deeds.Signed: lambda deed, _: Words(f"İmza: {SIGNERS[deed.by].tr}", f"Signature: {SIGNERS[deed.by].en}"),
    deeds.CardAnnounced: card_announced,
    deeds.ReserveAnnounced: reserve_announced,
    deeds.Warned: warned,
    deeds.WarningWithdrawn: lambda deed, _: Words(
        f"{deed.warning}. kayıttaki uyarıyı geri al", f"Withdraw the warning of act {deed.warning}"
    ),
    deeds.RefereeActed: referee_acted,
    deeds.Objected: objected,
    deeds.Corrected: lambda deed, _: Words(f"{deed.target}. kaydı düzelt", f"Correct act {deed.target}"),
    deeds.Withdrawn: lambda deed, _: Words(f"{deed.target}. kaydı geri al", f"Withdraw act {deed.target}"),
}
