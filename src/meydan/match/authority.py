"""Who may do what. Referees enter everything that happens at their table; some things are the head referee's alone."""

from meydan.games import Words
from meydan.match.acts import Role
from meydan.match.deeds import (
    CardClaimed,
    ClockPressed,
    CountRequested,
    Deed,
    LotDrawn,
    MovePlayed,
    PieceTouched,
    RefereeActed,
    Resigned,
    Ruled,
    Signed,
)
from meydan.match.errors import Refused
from meydan.rulebooks.articles import Citation
from meydan.rulebooks.model import GameRules
from meydan.rulebooks.referee import ActKind

HEAD_REFEREE_ONLY = (Ruled, LotDrawn)

# What a player may do, for themselves: on screen every move comes from its player.
PLAYERS_OWN = (CardClaimed, ClockPressed, CountRequested, PieceTouched, Resigned)
PLAYERS_MAY = (*PLAYERS_OWN, MovePlayed, Signed)


def check_authority(rules: GameRules, role: Role, deed: Deed) -> None:
    if role is Role.HEAD_REFEREE:
        return
    if isinstance(deed, HEAD_REFEREE_ONLY):
        raise Refused(
            article_behind(rules, deed),
            Words(
                "Bu kararı yalnızca başhakem verir; başhakemi çağırın.",
                "Only the head referee decides this; call them.",
            ),
        )
    player = role.player
    if player is None:
        return
    if not isinstance(deed, PLAYERS_MAY):
        raise Refused(
            article_behind(rules, deed),
            Words("Bunu yalnızca hakem yapar; hakemi çağırın.", "Only the referee does this; call the referee."),
        )
    if isinstance(deed, PLAYERS_OWN) and deed.player is not player:
        raise Refused(
            article_behind(rules, deed),
            Words("Bunu ancak kendi adınıza yapabilirsiniz.", "You can do this only for yourself."),
        )


def article_behind(rules: GameRules, deed: Deed) -> Citation:
    """The nearest article on who does this."""
    kinds: tuple[ActKind, ...] = ()
    if isinstance(deed, RefereeActed):
        kinds = (deed.act,)
    if isinstance(deed, Ruled):
        kinds = (ActKind.RULING, ActKind.PENALTY)
    for kind in kinds:
        for act in rules.acts_of(kind):
            return act.article
    if isinstance(deed, LotDrawn) and rules.knockout_tie:
        return rules.knockout_tie.article
    return rules.points.article
