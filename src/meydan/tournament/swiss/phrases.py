"""The sentences of a pairing's reasons, in Turkish and English."""

from collections.abc import Iterator, Sequence

from meydan.games.words import Words
from meydan.tournament.crosstable import Colour
from meydan.tournament.swiss.allocation import Allocation
from meydan.tournament.swiss.colours import Preference, Strength
from meydan.tournament.swiss.field import Player

CRITERIA = {
    4: Words("herkes eşlendirilemezdi", "not everybody could be paired"),
    6: Words("grupta daha az eşleşme olurdu", "the group would have fewer pairs"),
    7: Words("daha yüksek puanlı biri aşağı kayardı", "somebody with a higher score would float down"),
    8: Words("bir sonraki grup daha kötü eşlenirdi", "the next group could be paired less well"),
    9: Words("bay, daha çok tur oynamamış birine giderdi", "the bye would go to somebody with more unplayed rounds"),
    10: Words("renk farkı ikiyi aşardı", "somebody's colour difference would pass two"),
    11: Words("biri aynı rengi üst üste üçüncü kez alırdı", "somebody would get the same colour a third time running"),
    12: Words("ikisinin de beklediği renk aynı", "both are due the same colour"),
    13: Words("ikisi de aynı rengi güçlü olarak bekliyor", "both are strongly due the same colour"),
    14: Words("geçen tur aşağı kayan biri yine kayardı", "somebody who floated down last round would do so again"),
    15: Words("geçen tur yukarı kayan biri yine kayardı", "somebody who floated up last round would do so again"),
    16: Words("iki tur önce aşağı kayan biri yine kayardı", "somebody who floated down two rounds ago would again"),
    17: Words("iki tur önce yukarı kayan biri yine kayardı", "somebody who floated up two rounds ago would again"),
    18: Words("yeniden aşağı kayanın puan farkı büyürdü", "who floats down again would fall further"),
    19: Words("yeniden yukarı kayanın puan farkı büyürdü", "who floats up again would climb further"),
    20: Words("iki tur sonra yine aşağı kayanın farkı büyürdü", "who floated down two rounds ago would fall further"),
    21: Words("iki tur sonra yine yukarı kayanın farkı büyürdü", "who floated up two rounds ago would climb further"),
}
STRENGTHS = {
    Strength.ABSOLUTE: Words("mutlak", "absolute"),
    Strength.STRONG: Words("güçlü", "strong"),
    Strength.MILD: Words("hafif", "mild"),
}
COLOURS = {Colour.WHITE: Words("beyaz", "white"), Colour.BLACK: Words("siyah", "black")}
CLAUSES = {
    "5.2.1": Words("ikisinin beklentisi de karşılandı (5.2.1)", "both get what they are due (5.2.1)"),
    "5.2.2": Words("güçlü olan beklenti karşılandı (5.2.2)", "the stronger claim is met (5.2.2)"),
    "5.2.3": Words(
        "son ayrıldıkları turdaki renkler ters çevrildi (5.2.3)",
        "the colours of the last round in which theirs differed are turned round (5.2.3)",
    ),
    "5.2.4": Words("üst sıradakinin beklentisi karşılandı (5.2.4)", "the higher player's claim is met (5.2.4)"),
    "5.2.5": Words(
        "ikisinin de beklentisi yok; kura rengi ve listedeki sıra belirledi (5.2.5)",
        "neither is due a colour; the drawn colour and the place on the list decide (5.2.5)",
    ),
}


def points_text(halves: int, comma: str) -> str:
    sign = "-" if halves < 0 else ""
    whole, half = divmod(abs(halves), 2)
    return f"{sign}{whole}{comma}5" if half else f"{sign}{whole}"


def group(higher: Player, lower: Player) -> Words:
    if higher.score == lower.score:
        return Words(
            f"Puan grubu: ikisi de {points_text(higher.score, ',')} puanda.",
            f"Score group: both have {points_text(higher.score, '.')} points.",
        )
    return Words(
        f"Puan grupları: {points_text(higher.score, ',')} ve {points_text(lower.score, ',')}.",
        f"Score groups: {points_text(higher.score, '.')} and {points_text(lower.score, '.')}.",
    )


def floated(higher: Player, lower: Player) -> Words:
    return Words(
        f"{higher.number} kendi grubunda eşlenemedi ve aşağı kaydı; {lower.number} yukarı kaydı.",
        f"{higher.number} could not be paired in the own group and floats down; {lower.number} floats up.",
    )


def natural() -> Words:
    return Words(
        "Doğal eşleşme: sıra ne verdiyse o.", "The natural pairing: what the order gives, and nothing against it."
    )


def may_not_meet(player: Player, natural_opponent: Player) -> Words:
    opponent = natural_opponent.number
    if opponent in player.barred:
        return Words(
            f"Sıradaki rakip {opponent} olamaz: daha önce oynadılar ya da eşleşmeleri yasak (C1).",
            f"The opponent in order, {opponent}, cannot be: they have met, or may not meet (C1).",
        )
    return Words(
        f"Sıradaki rakip {opponent} olamaz: ikisinin de aynı renge mutlak hakkı var (C3).",
        f"The opponent in order, {opponent}, cannot be: both are absolutely due the same colour (C3).",
    )


def criterion(number: int, natural_opponent: Player) -> Words:
    why = CRITERIA[number]
    return Words(
        f"Sıradaki rakip {natural_opponent.number} değil: {why.tr} (C{number}).",
        f"Not the opponent in order, {natural_opponent.number}: {why.en} (C{number}).",
    )


def given_to_higher(natural_opponent: Player, first: Player) -> Words:
    return Words(
        f"Sıradaki rakip {natural_opponent.number}, önce gelen {first.number} ile eşlendi (4.2).",
        f"The opponent in order, {natural_opponent.number}, is paired with {first.number}, who comes first (4.2).",
    )


def for_the_others(natural_opponent: Player, criterion_number: int | None) -> Words:
    """The pair itself would have been as good, but not the group with it."""
    number = natural_opponent.number
    if criterion_number is None:
        return Words(
            f"Sıradaki rakip {number} değil: öyle olsa bu grup ya da altındakiler ölçütlere daha az uyardı.",
            f"Not the opponent in order, {number}: this group or those below would then meet the criteria less well.",
        )
    if criterion_number not in CRITERIA:
        return Words(
            f"Sıradaki rakip {number} değil: öyle olsa önce gelenlerden biri daha alttaki bir rakip alırdı (4.2, 4.3).",
            f"Not the opponent in order, {number}: somebody who comes first would get a lower opponent (4.2, 4.3).",
        )
    why = CRITERIA[criterion_number]
    return Words(
        f"Sıradaki rakip {number} değil: öyle olsa grubun geri kalanında {why.tr} (C{criterion_number}).",
        f"Not the opponent in order, {number}: in the rest of the group {why.en} (C{criterion_number}).",
    )


def exchanged(higher: Player) -> Words:
    return Words(
        f"{higher.number} alt yarıdan üst yarıya alındı: yarılar değişmeden ölçütlere bu kadar uyan eşlendirme yok "
        "(4.3).",
        f"{higher.number} was exchanged into the upper half: without an exchange no pairing meets the criteria as well "
        "(4.3).",
    )


def lifted() -> Words:
    return Words(
        "Bu ikisi elden geldiğince ayrı tutuluyor; bu eşleşme olmadan tur eşlendirilemiyordu.",
        "These two are kept apart as far as possible; without this pair the round could not have been paired.",
    )


def not_by_rule() -> Words:
    return Words(
        "Kurallar bu turda başka bir eşleşme veriyor: bu masa elle değiştirilmiş.",
        "The rules give another pairing here: this board has been changed by hand.",
    )


def colours(allocation: Allocation, first_colour: Colour) -> Iterator[Words]:
    clause = CLAUSES[allocation.clause]
    white, black = allocation.white, allocation.black
    mine, theirs = _claim(white.preference), _claim(black.preference)
    yield Words(
        f"Renk: {white.number} {mine.tr}, {black.number} {theirs.tr}; {clause.tr}.",
        f"Colour: {white.number} {mine.en}, {black.number} {theirs.en}; {clause.en}.",
    )
    if allocation.clause == "5.2.5":
        drawn = COLOURS[first_colour]
        yield Words(f"Kurada çıkan renk: {drawn.tr}.", f"The colour drawn by lot: {drawn.en}.")


def _claim(preference: Preference) -> Words:
    if preference.colour is None:
        return Words("renk beklemiyor", "is due no colour")
    colour, strength = COLOURS[preference.colour], STRENGTHS[preference.strength]
    return Words(f"{colour.tr} bekliyor ({strength.tr})", f"is due {colour.en} ({strength.en})")


def bye(taker: Player, rounds: int, field: Sequence[Player]) -> Iterator[Words]:
    yield Words(
        f"Oyuncu sayısı tek: {taker.number} bay geçer. Bayın gidebileceği en düşük puan "
        f"{points_text(taker.score, ',')} (C5).",
        f"The number of players is odd: {taker.number} has the bye. The lowest score it can go to is "
        f"{points_text(taker.score, '.')} (C5).",
    )
    lower = sum(player.score < taker.score for player in field)
    if lower:
        yield Words(
            f"Daha düşük puanlı {lower} oyuncunun hiçbiri bay geçemiyor ya da geçerse öbürleri eşlenemiyor (C2, C4).",
            f"None of the {lower} players with a lower score may have it, or the others could not be paired (C2, C4).",
        )
    unplayed = rounds - len(taker.colours)
    yield Words(
        f"Oynamadığı tur sayısı: {unplayed} (C9).",
        f"Rounds not played: {unplayed} (C9).",
    )
