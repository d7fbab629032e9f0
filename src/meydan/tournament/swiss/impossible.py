"""Why a round cannot be paired, in words."""

from collections.abc import Sequence

from meydan.games.words import Words
from meydan.tournament.swiss.completion import most_pairs
from meydan.tournament.swiss.field import Player, may_meet

_WHAT_TO_DO = Words(
    tr="Yasak eşleşmeleri azaltın ya da turnuvayı bu turda bitirin.",
    en="Lift some forbidden pairs, or end the tournament here.",
)


def why_impossible(field: Sequence[Player]) -> Words:
    """The nearest reason, and what can be done."""
    if not field:
        return Words(
            tr="Bir sonraki turda oynayacak kimse yok. Turda olmayanların listesine bakın.",
            en="Nobody plays in the next round. Look at the list of those who are not in it.",
        )
    lonely = [player.number for player in field if not any(may_meet(player, other) for other in field)]
    if len(lonely) > len(field) % 2:
        numbers = ", ".join(map(str, lonely))
        return _with_advice(
            tr=f"Şu oyuncuların karşılaşabileceği kimse kalmadı: {numbers}.",
            en=f"Nobody is left for these players to meet: {numbers}.",
        )
    if len(field) % 2 and not any(player.may_have_bye for player in field):
        return Words(
            tr="Oyuncu sayısı tek ve herkes ya bay geçti ya da oynamadan tam puan aldı: bay geçecek kimse yok (C2). "
            "Bir oyuncuyu bu turdan çıkarın.",
            en="The number of players is odd and everybody has had a bye or a full point without playing: nobody may "
            "have the bye (C2). Take one player out of this round.",
        )
    pairs, needed = most_pairs(field), len(field) // 2
    if pairs < needed:
        return _with_advice(
            tr=f"{len(field)} oyuncudan kuralların izin verdiği en çok {pairs} eşleşme çıkıyor, {needed} gerekiyor: "
            "öbürleri birbiriyle daha önce oynadı, oynaması yasak ya da aynı renge mutlak hakkı var (C1, C3).",
            en=f"{len(field)} players give at most {pairs} pairs by the rules, and {needed} are needed: the others "
            "have met, may not meet, or are both absolutely due the same colour (C1, C3).",
        )
    return _with_advice(
        tr="Bay geçebilecek oyunculardan hangisi geçerse geçsin öbürleri eşlendirilemiyor (C1, C2, C3).",
        en="Whoever of those who may have the bye gets it, the others cannot all be paired (C1, C2, C3).",
    )


def _with_advice(tr: str, en: str) -> Words:
    return Words(tr=f"{tr} {_WHAT_TO_DO.tr}", en=f"{en} {_WHAT_TO_DO.en}")
