"""Short commands at the referee's prompt: a word, perhaps who it is about, perhaps what is entered."""

from dataclasses import dataclass, fields
from typing import Any

from meydan.cli.terminal import plain_letters
from meydan.games.words import Words
from meydan.match import Deed, Player, deeds

Who = tuple[Player | deeds.Signer, ...]

# How players are named in a command: 1 and 2 in the order of the pairing, 12 both, = nobody, h or r the referee.
WHO: dict[str, Who] = {
    "1": (Player.FIRST,),
    "2": (Player.SECOND,),
    "12": (Player.FIRST, Player.SECOND),
    "=": (),
    "h": (deeds.Signer.REFEREE,),
    "r": (deeds.Signer.REFEREE,),
}


@dataclass(frozen=True, slots=True)
class Verb:
    """`names` are what is typed; `form` shows what may follow; `entered` are the fields that it fills, in order."""

    names: tuple[str, ...]
    form: Words
    words: Words
    kind: type[Any]
    about_somebody: bool = False
    entered: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Typed:
    """A command as it was typed: the verb, who it is about (None: not said), and what was entered."""

    verb: Verb
    who: Who | None
    entered: dict[str, str]


VERBS = (
    Verb(("set",), Words("set", "set"), Words("seti başlat", "begin the set"), deeds.SetBegun),
    Verb(
        ("h", "m", "hamle", "move"),
        Words("h HAMLE …", "m MOVE …"),
        Words("hamle gir", "enter moves"),
        deeds.MovePlayed,
        entered=("move",),
    ),
    Verb(
        ("dokundu", "touched"),
        Words("dokundu TAŞ", "touched PIECE"),
        Words("taşa dokunuldu", "a piece was touched"),
        deeds.PieceTouched,
        entered=("piece",),
    ),
    Verb(
        ("birak", "abandon"),
        Words("bırak", "abandon"),
        Words("hamle kaydını bırak", "stop recording moves"),
        deeds.RecordAbandoned,
    ),
    Verb(
        ("say", "count"),
        Words("say 25 23 · say 5,9,21 0,8,20", "count 25 23 · count 5,9,21 0,8,20"),
        Words("sayımı gir", "enter the count"),
        deeds.SetCounted,
        entered=("first", "second", "board"),
    ),
    Verb(
        ("kazanan", "winner"),
        Words("kazanan 1|2|=", "winner 1|2|="),
        Words("seti kazanan; = berabere", "who wins the set; = drawn"),
        deeds.SetDecided,
        about_somebody=True,
    ),
    Verb(
        ("anlasma", "agreed"),
        Words("anlaşma 1|2|=", "agreed 1|2|="),
        Words("set anlaşmayla bitti", "the set ended by agreement"),
        deeds.SetAgreed,
        about_somebody=True,
    ),
    Verb(
        ("kart", "card"),
        Words("kart [KART NEDEN]", "card [CARD REASON]"),
        Words(
            "sıradaki kartı açıkla; başkasını başhakem, nedeniyle",
            "announce the next card; another one: the head referee, with a reason",
        ),
        deeds.CardAnnounced,
        entered=("card", "note"),
    ),
    Verb(
        ("yedek", "reserve"),
        Words("yedek [KART NEDEN]", "reserve [CARD REASON]"),
        Words("yedek kartı açıkla", "announce a reserve"),
        deeds.ReserveAnnounced,
        entered=("card", "note"),
    ),
    Verb(
        ("bitirdi", "finished"),
        Words("bitirdi 1|2", "finished 1|2"),
        Words("oyuncu “bitirdim” dedi", "a player says “finished”"),
        deeds.CardClaimed,
        about_somebody=True,
    ),
    Verb(("onay", "ok"), Words("onay", "ok"), Words("kartı onayla", "approve the card"), deeds.CardApproved),
    Verb(("ret", "no"), Words("ret", "no"), Words("onaylama, oyun sürsün", "not approved"), deeds.CardRefused),
    Verb(("son", "last"), Words("son", "last"), Words("son 1 dakika", "last minute"), deeds.LastMinuteCalled),
    Verb(("gecersiz", "void"), Words("geçersiz", "void"), Words("kart geçersiz", "the card is void"), deeds.CardVoided),
    Verb(
        ("uyari", "warn"),
        Words("uyarı 1|2|12 [NOT]", "warn 1|2|12 [NOTE]"),
        Words("uyarı ver", "give a warning"),
        deeds.Warned,
        about_somebody=True,
        entered=("note",),
    ),
    Verb(
        ("sayim", "recount"),
        Words("sayım 1|2 KUYU", "recount 1|2 PIT"),
        Words("oyuncu sayım istedi", "a player asks for a count"),
        deeds.CountRequested,
        about_somebody=True,
        entered=("pit",),
    ),
    Verb(
        ("sayildi", "answer"),
        Words("sayıldı TAŞ-SAYISI", "answer STONES"),
        Words("sayım sonucu", "what was counted"),
        deeds.CountAnswered,
        entered=("stones",),
    ),
    Verb(
        ("hakem", "referee"),
        Words("hakem [1|2]", "referee [1|2]"),
        Words("izin, taşı yerine koyma …", "permission, piece put back …"),
        deeds.RefereeActed,
        about_somebody=True,
        entered=("note",),
    ),
    Verb(
        ("itiraz", "objection"),
        Words("itiraz [1|2]", "objection [1|2]"),
        Words("itiraz", "an objection"),
        deeds.Objected,
        about_somebody=True,
        entered=("note",),
    ),
    Verb(
        ("saat", "clock"),
        Words("saat [1|2]", "clock [1|2]"),
        Words("saati başlat", "start the clock"),
        deeds.ClockStarted,
        about_somebody=True,
    ),
    Verb(
        ("bas", "press"),
        Words("bas [1|2]", "press [1|2]"),
        Words("saate basıldı", "the clock is pressed"),
        deeds.ClockPressed,
        about_somebody=True,
    ),
    Verb(("dur", "pause"), Words("dur", "pause"), Words("saati duraklat", "pause the clock"), deeds.ClockPaused),
    Verb(("sur", "resume"), Words("sür", "resume"), Words("saati sürdür", "resume the clock"), deeds.ClockResumed),
    Verb(
        ("bayrak", "flag"),
        Words("bayrak [1|2]", "flag [1|2]"),
        Words("süre bitti", "out of time"),
        deeds.FlagFell,
        about_somebody=True,
        entered=("first", "second"),
    ),
    Verb(
        ("cekildi", "resigns"),
        Words("çekildi 1|2", "resigns 1|2"),
        Words("oyuncu maçtan çekildi", "a player resigns the match"),
        deeds.Resigned,
        about_somebody=True,
    ),
    Verb(
        ("gelmedi", "absent"),
        Words("gelmedi 1|2|12", "absent 1|2|12"),
        Words("oyuncu gelmedi", "a player did not come"),
        deeds.NoShow,
        about_somebody=True,
    ),
    Verb(
        ("diskalifiye", "disqualify"),
        Words("diskalifiye 1|2|12 GEREKÇE", "disqualify 1|2|12 REASON"),
        Words("diskalifiye et", "disqualify"),
        deeds.Disqualified,
        about_somebody=True,
        entered=("reason",),
    ),
    Verb(("karar", "ruling"), Words("karar", "ruling"), Words("başhakem kararı", "head referee's ruling"), deeds.Ruled),
    Verb(
        ("kura", "lot"),
        Words("kura [1|2]", "lot [1|2]"),
        Words("elemede kura", "the lot after a drawn knock-out match"),
        deeds.LotDrawn,
        about_somebody=True,
    ),
    Verb(
        ("imza", "sign"),
        Words("imza 1|2|h", "sign 1|2|r"),
        Words("sonucu imzala; h hakem", "sign the result; r the referee"),
        deeds.Signed,
        about_somebody=True,
    ),
    Verb(
        ("geri", "undo"),
        Words("geri [KAYIT] [NEDEN]", "undo [ACT] [REASON]"),
        Words("son kaydı ya da şu kaydı geri al", "withdraw the last act, or this one"),
        deeds.Withdrawn,
        entered=("target", "reason"),
    ),
    Verb(
        ("duzelt", "correct"),
        Words("düzelt [KAYIT]", "correct [ACT]"),
        Words("bir kaydı düzelt", "correct an act"),
        deeds.Corrected,
        entered=("target",),
    ),
)

BY_NAME = {name: verb for verb in VERBS for name in verb.names}

# Fields that only a number fits; anything else is the beginning of the next field.
NUMBERS = ("target", "stones")


def read_typed(line: str) -> Typed | None:
    """The command in this line; None if it begins with no verb."""
    name, *rest = line.split()
    verb = BY_NAME.get(plain_letters(name))
    if verb is None:
        return None
    who = WHO.get(rest[0]) if verb.about_somebody and rest else None
    if who is not None:
        rest = rest[1:]
    entered = {}
    for field in verb.entered:
        if not rest or (field in NUMBERS and not rest[0].isdecimal()):
            continue
        if field == verb.entered[-1]:
            entered[field], rest = " ".join(rest), []
        else:
            entered[field], *rest = rest
    return Typed(verb, who, entered)


def is_about(deed: Deed, who: Who | None) -> bool:
    """Whether the deed is about these players; about anybody if nobody was named."""
    if who is None:
        return True
    held: dict[str, Any] = {one.name: getattr(deed, one.name) for one in fields(deed)}
    if "winner" in held:
        return who == (() if held["winner"] is None else (held["winner"],))
    named = held.get("players", held.get("absent"))
    if named is not None:
        return bool(who == named)
    one = held.get("player", held.get("advances", held.get("by")))
    return len(who) == 1 and str(who[0]) == str(one)
