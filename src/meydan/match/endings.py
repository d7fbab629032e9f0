"""Ends other than by play: resignation, no-show, disqualification, ruling; the lot after a draw; and signatures."""

from dataclasses import replace

from meydan.games import Words
from meydan.match.deeds import Disqualified, LotDrawn, NoShow, Resigned, Ruled, Signed, Signer
from meydan.match.errors import Refused
from meydan.match.lot import drawn_player
from meydan.match.player import Player
from meydan.match.result import NOTHING, Reason, Result, points_against, points_for
from meydan.match.settlement import decided
from meydan.match.signing import to_sign, to_sign_words
from meydan.match.state import Situation, Step
from meydan.rulebooks.articles import Citation
from meydan.rulebooks.errors import UnknownArticle
from meydan.rulebooks.model import GameRules
from meydan.rulebooks.referee import ActKind


def resigned(now: Situation, deed: Resigned) -> Step:
    points = now.rules.points
    result = Result(points_against((deed.player,), points), Reason.RESIGNATION, points.article)
    return decided(now.rules, now.state, result), points.article


def no_show(now: Situation, deed: NoShow) -> Step:
    """Whoever is absent loses; if both are, nobody wins."""
    points, state = now.rules.points, now.state
    check_named(points.article, deed.absent)
    if state.sets or state.running_set or state.cards or state.running_card:
        raise Refused(
            points.article,
            Words(
                "Oyun başladı: oyuncu gelmiş. Ayrıldıysa çekilme ya da başhakem kararı girin.",
                "Play has begun, so the player came. If they left, enter a resignation or a ruling.",
            ),
        )
    result = Result(points_against(deed.absent, points), Reason.NO_SHOW, points.article)
    return decided(now.rules, state, result), points.article


def check_named(article: Citation, players: tuple[Player, ...]) -> None:
    if not players or len(set(players)) != len(players):
        raise Refused(article, Words("Oyuncuyu bir kez seçin.", "Name the player, once."))


def disqualified(now: Situation, deed: Disqualified) -> Step:
    article = provided_or_points(now.rules, ActKind.DISQUALIFICATION)
    check_named(article, deed.players)
    check_written(article, deed.reason)
    result = Result(points_against(deed.players, now.rules.points), Reason.DISQUALIFICATION, article)
    return decided(now.rules, now.state, result), article


def provided_or_points(rules: GameRules, *kinds: ActKind) -> Citation:
    """The article that provides this; where no article speaks of it, the one on points."""
    for kind in kinds:
        for act in rules.acts_of(kind):
            return act.article
    return rules.points.article


def check_written(article: Citation, text: str) -> None:
    if not text.strip():
        raise Refused(article, Words("Gerekçeyi yazın.", "Write down the reason."))


def ruled(now: Situation, deed: Ruled) -> Step:
    article = ruling_article(now.rules, deed)
    check_written(article, deed.words)
    if deed.points is None:
        return now.state, article
    points = now.rules.points
    possible = [points_for(Player.FIRST, points), points_for(None, points), points_for(Player.SECOND, points), NOTHING]
    if deed.points not in possible:
        raise Refused(
            points.article,
            Words("Sonuç 1–0, 0–1, ½–½ ya da 0–0 olabilir.", "The result can be 1–0, 0–1, ½–½ or 0–0."),
        )
    return decided(now.rules, now.state, Result(deed.points, Reason.RULING, article)), article


def ruling_article(rules: GameRules, deed: Ruled) -> Citation:
    default = provided_or_points(rules, ActKind.RULING, ActKind.PENALTY)
    if deed.article is None:
        return default
    try:
        return rules.cite(deed.article)
    except UnknownArticle as unknown:
        raise Refused(default, unknown.words) from None


def lot_drawn(now: Situation, deed: LotDrawn) -> Step:
    tie = now.rules.knockout_tie
    article = tie.article if tie else now.rules.points.article
    if now.state.tied is None:
        raise Refused(
            article,
            Words(
                "Kura yalnızca berabere biten eleme maçında çekilir.",
                "A lot is drawn only after a drawn knock-out match.",
            ),
        )
    if deed.seed is not None and drawn_player(deed.seed) is not deed.advances:
        drawn = now.name(drawn_player(deed.seed))
        raise Refused(
            article,
            Words(f"{deed.seed} tohumu {drawn} adlı oyuncuyu çıkarıyor.", f"The seed {deed.seed} draws {drawn}."),
        )
    return now.state._replace(tied=None, result=replace(now.state.tied, advances=deed.advances)), article


def signed(now: Situation, deed: Signed) -> Step:
    article = now.rules.score_sheet or now.rules.points.article
    state = now.state
    if state.result is None:
        raise Refused(
            article,
            Words("Maç bitmedi; sonuç henüz imzalanmaz.", "The match is not decided; there is nothing to sign yet."),
        )
    if state.running_card is not None:
        raise Refused(article, Words("Önce süren kartı bitirin.", "Finish the running card first."))
    if deed.by in state.signatures:
        raise Refused(article, Words("Bu imza zaten var.", "This signature has been given."))
    own = {Player.FIRST: Signer.FIRST, Player.SECOND: Signer.SECOND}
    player = now.actor.role.player
    if player is not None and own[player] is not deed.by:
        raise Refused(article, Words("Oyuncu yalnızca kendi adına imzalar.", "A player signs for themselves only."))
    if deed.shown != to_sign(state):
        now_shown = to_sign_words(state)
        raise Refused(
            article,
            Words(
                f"İmzalanan, şu anki sonuç değil. Şu anki sonucu gösterip imzalatın: {now_shown.tr}.",
                f"What was signed is not the result as it stands. Show that and have it signed: {now_shown.en}.",
            ),
        )
    return state._replace(signatures=state.signatures | {deed.by}), article
