"""Corrections: nothing is edited, but what stands can be replaced or withdrawn by a later act, with a reason."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from meydan.games import GAMES, Words
from meydan.games.errors import Refusal
from meydan.match.acts import Act, Actor, Role
from meydan.match.authority import HEAD_REFEREE_ONLY, article_behind, check_authority
from meydan.match.deeds import (
    Corrected,
    Correction,
    Deed,
    Happening,
    Opened,
    Signed,
    Warned,
    WarningWithdrawn,
    Withdrawn,
)
from meydan.match.errors import Refused
from meydan.match.journal import Journal
from meydan.match.opening import opened
from meydan.match.state import Situation, State
from meydan.match.step import step
from meydan.rulebooks.articles import Citation
from meydan.rulebooks.model import GameRules


@dataclass(frozen=True, slots=True)
class Standing:
    """What act `number` counts as after all corrections, and who answers for it."""

    number: int
    actor: Actor
    deed: Happening


def withdrawn_and_replaced(acts: list[Act]) -> tuple[set[int], dict[int, tuple[Actor, Happening]]]:
    """The numbers that no longer stand, and what stands for others instead, by whom.

    Read from the end, because a correction can itself be withdrawn; of several the latest counts.
    """
    withdrawn: set[int] = set()
    replaced: dict[int, tuple[Actor, Happening]] = {}
    for act in reversed(acts):
        if act.number in withdrawn:
            continue
        deed = act.deed
        if isinstance(deed, Corrected):
            replaced.setdefault(deed.target, (act.actor, deed.deed))
        elif isinstance(deed, Withdrawn):
            withdrawn.add(deed.target)
        elif isinstance(deed, WarningWithdrawn):
            withdrawn.add(deed.warning)
    return withdrawn, replaced


def standing(acts: Iterable[Act]) -> Iterator[Standing]:
    """The acts as they stand, in order."""
    all_acts = list(acts)
    withdrawn, replaced = withdrawn_and_replaced(all_acts)
    for act in all_acts:
        if act.number in withdrawn or isinstance(act.deed, Correction):
            continue
        actor, happening = replaced.get(act.number, (act.actor, act.deed))
        yield Standing(act.number, actor, happening)


def refolded(rules: GameRules, journal: Journal, act: Act, deed: Correction) -> tuple[State, Citation]:
    """What is known once `act`, the correction `deed`, counts. Refused if the other acts would not fit any more."""
    article = rules.points.article
    check_authority(rules, act.actor.role, deed)
    target, now = check_target(journal, deed, article)
    check_fits(now, deed, article)
    if act.actor.role is not Role.HEAD_REFEREE:
        check_overruling(rules, journal[target], now)
    first, *others = standing((*journal, act))
    assert isinstance(first.deed, Opened)
    state, _ = opened(rules, first.deed)
    game = GAMES.get(rules.game)
    for one in others:
        try:
            state, behind = step(Situation(rules, game, state, one.actor, one.number), one.deed)
        except Refusal as refusal:
            if isinstance(one.deed, Signed):
                continue  # a signature stands under the result that was shown, not under another
            if one.number == target:
                raise
            raise Refused(
                article if refusal.article is None else rules.cite(refusal.article), no_longer(one, refusal)
            ) from None
        if one.number == target:
            article = behind
    return state, article


def no_longer(one: Standing, refusal: Refusal) -> Words:
    return Words(
        f"Düzeltme yapılamaz: o zaman {one.number}. kayıt olmazdı; önce onu geri alın. {refusal.words.tr}",
        f"This cannot be corrected: act {one.number} would be impossible; withdraw that first. {refusal.words.en}",
    )


def check_target(journal: Journal, deed: Correction, article: Citation) -> tuple[int, Deed]:
    """The number of the act that is corrected, and what it counts as, if it stands."""
    target = deed.warning if isinstance(deed, WarningWithdrawn) else deed.target
    if not deed.reason.strip():
        raise Refused(article, Words("Düzeltmenin nedenini yazın.", "Write down why it is corrected."))
    if not 1 <= target <= len(journal):
        raise Refused(article, Words(f"{target} numaralı kayıt yok.", f"There is no act {target}."))
    withdrawn, replaced = withdrawn_and_replaced(list(journal))
    if target in withdrawn:
        raise Refused(
            article, Words(f"{target}. kayıt zaten geri alındı.", f"Act {target} has been withdrawn already.")
        )
    return target, replaced[target][1] if target in replaced else journal[target].deed


def check_overruling(rules: GameRules, corrected: Act, now: Deed) -> None:
    """What only the head referee may do, and what the head referee has corrected, only the head referee undoes."""
    by_head_referee = corrected.actor.role is Role.HEAD_REFEREE
    if isinstance(now, HEAD_REFEREE_ONLY) or (isinstance(now, Correction) and by_head_referee):
        raise Refused(
            article_behind(rules, now),
            Words("Bunu yalnızca başhakem geri alır ya da düzeltir.", "Only the head referee undoes or corrects this."),
        )


def check_fits(now: Deed, deed: Correction, article: Citation) -> None:
    if isinstance(now, Correction) and not isinstance(deed, Withdrawn):
        raise Refused(
            article, Words("Düzeltme değiştirilmez; geri alınır.", "A correction is not replaced; withdraw it.")
        )
    if isinstance(deed, WarningWithdrawn) and not isinstance(now, Warned):
        raise Refused(article, Words(f"{deed.warning}. kayıt uyarı değil.", f"Act {deed.warning} is no warning."))
    if isinstance(deed, Withdrawn) and isinstance(now, Opened):
        raise Refused(
            article,
            Words("Maçın açılışı geri alınmaz; düzeltilir.", "The opening is not withdrawn; correct it instead."),
        )
    if not isinstance(deed, Corrected):
        return
    if isinstance(now, Opened) is not isinstance(deed.deed, Opened):
        raise Refused(
            article,
            Words("Açılış yalnızca açılışla düzeltilir.", "An opening is corrected by an opening, and only it."),
        )
    if isinstance(now, Signed) or isinstance(deed.deed, Signed):
        raise Refused(
            article, Words("İmza değiştirilmez; geri alınır.", "A signature is not replaced; it is withdrawn.")
        )
