"""A card race: announced, claimed, approved or refused, void, replaced by a reserve."""

from dataclasses import replace

from meydan.games import Words
from meydan.match.acts import Role
from meydan.match.deeds import (
    CardAnnounced,
    CardApproved,
    CardClaimed,
    CardRefused,
    CardVoided,
    LastMinuteCalled,
    ReserveAnnounced,
)
from meydan.match.errors import Refused
from meydan.match.opening import check_figure
from meydan.match.player import Player
from meydan.match.settlement import settled_by_cards
from meydan.match.state import CardRecord, RunningCard, Situation, State, Step
from meydan.match.timer import CardTimer
from meydan.rulebooks.articles import Citation
from meydan.rulebooks.card_facts import CardsRule


def cards_rule(now: Situation) -> CardsRule:
    if now.rules.cards is None:
        article = now.rules.sets.article if now.rules.sets else now.rules.points.article
        raise Refused(
            article, Words("Bu oyunda kart yok, set oynanır.", "This game has no cards; it is played in sets.")
        )
    return now.rules.cards


def running_card(now: Situation) -> RunningCard:
    """The card being built; refused if there is none."""
    rule = cards_rule(now)
    if now.state.running_card is None:
        raise Refused(
            rule.announce or rule.article,
            Words("Ortada kart yok; önce kartı duyurun.", "No card is being built; announce one first."),
        )
    return now.state.running_card


def card_announced(now: Situation, deed: CardAnnounced) -> Step:
    rule = cards_rule(now)
    check_nothing_runs(now, rule)
    asked = now.state.listed_cards
    listed = now.state.opened.cards
    if asked == len(listed):
        raise Refused(
            rule.article,
            Words(f"Listedeki {asked} kartın hepsi soruldu.", f"All {asked} cards of the list have been asked."),
        )
    check_card(now, rule, deed.card, listed[asked], deed.note)
    return begun(now, rule, deed.card, reserve=False)


def reserve_announced(now: Situation, deed: ReserveAnnounced) -> Step:
    rule = cards_rule(now)
    if rule.reserves is None:
        raise Refused(
            rule.article,
            Words(
                "Bu kural kitabında yedek kart maddesi yok; geçersiz kartın yerine kart sorulmaz.",
                "This rulebook has no article on reserve cards; a void card is not replaced.",
            ),
        )
    check_nothing_runs(now, rule)
    if not now.state.unreplaced_cards:
        raise Refused(
            rule.reserves,
            Words("Yerine yedek sorulacak geçersiz kart yok.", "There is no void card that a reserve would replace."),
        )
    reserves = now.state.opened.reserves
    used = len(now.state.cards) - now.state.listed_cards
    check_card(now, rule, deed.card, reserves[used] if used < len(reserves) else None, deed.note)
    return begun(now, rule, deed.card, reserve=True)


def check_nothing_runs(now: Situation, rule: CardsRule) -> None:
    running = now.state.running_card
    if running is not None:
        raise Refused(
            rule.announce or rule.article,
            Words(
                f"{running.card} kartı sürüyor; önce onu bitirin.", f"Card {running.card} is running; finish it first."
            ),
        )


def check_card(now: Situation, rule: CardsRule, card: str, expected: str | None, note: str | None) -> None:
    """Every table asks the same cards in the same order; only the head referee departs from the list, with a reason."""
    check_figure(now.rules, now.state.opened, card)
    if card in {record.card for record in now.state.cards}:
        raise Refused(rule.article, Words(f"{card} bu turda soruldu.", f"{card} has been asked in this round."))
    if card == expected:
        return
    if now.actor.role is Role.HEAD_REFEREE and note:
        return
    shown = expected or "—"
    raise Refused(
        rule.same_for_all or rule.article,
        Words(
            f"Sıradaki kart {shown}. Başka kartı yalnızca başhakem, nedenini yazarak sorabilir.",
            f"The next card is {shown}. Only the head referee may ask another one, writing down why.",
        ),
    )


def begun(now: Situation, rule: CardsRule, card: str, *, reserve: bool) -> Step:
    last_ms = rule.last_call.seconds * 1000 if rule.last_call else None
    timer = CardTimer(now.state.opened.card_ms, last_ms)
    article = rule.reserves if reserve and rule.reserves else rule.announce or rule.article
    return now.state._replace(running_card=RunningCard(card, reserve, timer)), article


def card_claimed(now: Situation, deed: CardClaimed) -> Step:
    running, rule = running_card(now), cards_rule(now)
    if deed.player in running.claims:
        name = now.name(deed.player)
        raise Refused(
            rule.claim,
            Words(
                f"{name} “bitirdim” dedi; önce o kontrol edilir.",
                f"{name} has said “finished” already; that is checked first.",
            ),
        )
    return now.state._replace(running_card=replace(running, claims=(*running.claims, deed.player))), rule.claim


def first_claim(now: Situation) -> Player:
    running = running_card(now)
    if not running.claims:
        raise Refused(
            cards_rule(now).claim,
            Words("“Bitirdim” diyen oyuncu yok.", "Nobody has said “finished”."),
        )
    return running.claims[0]


def card_approved(now: Situation, _: CardApproved) -> Step:
    """The first to match the card gets its point."""
    return card_over(now, first_claim(now)), cards_rule(now).point


def card_refused(now: Situation, _: CardRefused) -> Step:
    first_claim(now)
    running = running_card(now)
    return now.state._replace(running_card=replace(running, claims=running.claims[1:])), cards_rule(now).claim


def last_minute_called(now: Situation, deed: LastMinuteCalled) -> Step:
    running, rule = running_card(now), cards_rule(now)
    if rule.last_call is None:
        raise Refused(
            rule.time_limit,
            Words("Bu kural kitabında son dakika maddesi yok.", "This rulebook has no article on a last-minute call."),
        )
    if running.timer.called:
        raise Refused(
            rule.last_call.article,
            Words("Son dakika bu kart için duyuruldu.", "The last minute has been called for this card."),
        )
    check_elapsed(running.timer, deed.elapsed, rule.time_limit)
    called = replace(running, timer=replace(running.timer, called=True))
    return now.state._replace(running_card=called), rule.last_call.article


def card_voided(now: Situation, deed: CardVoided) -> Step:
    running, rule = running_card(now), cards_rule(now)
    article = rule.last_call.article if rule.last_call else rule.time_limit
    if running.claims:
        raise Refused(
            rule.claim,
            Words(
                f"Önce “bitirdim” diyen {now.name(running.claims[0])} kontrol edilir.",
                f"First check the claim of {now.name(running.claims[0])}.",
            ),
        )
    if rule.last_call is not None and not running.timer.called:
        raise Refused(
            article,
            Words(
                "Kart ancak son dakika duyurulduktan sonra geçersiz olur.",
                "A card becomes void only after the last-minute call.",
            ),
        )
    check_elapsed(running.timer, deed.elapsed, article)
    return card_over(now, None), article


def check_elapsed(timer: CardTimer, elapsed: int | None, article: Citation) -> None:
    """A measured time must have run out; an hourglass measures nothing, and the referee is believed."""
    if elapsed is None:
        return
    if elapsed < 0:
        raise Refused(article, Words("Geçen süre sıfırdan küçük olamaz.", "Elapsed time cannot be below zero."))
    left = timer.left(elapsed)
    if left:
        seconds = -(-left // 1000)
        raise Refused(
            article, Words(f"Süre dolmadı: {seconds} saniye var.", f"The time is not over: {seconds} seconds are left.")
        )


def card_over(now: Situation, winner: Player | None) -> State:
    running = running_card(now)
    record = CardRecord(running.card, winner, running.reserve)
    return settled_by_cards(now.rules, now.state._replace(cards=(*now.state.cards, record), running_card=None))
