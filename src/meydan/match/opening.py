"""Opening a match: what the pairing hands over must fit the rulebook."""

from meydan.games import CARD_RACES, Words
from meydan.games.cards import Figure
from meydan.match.clock import Clock
from meydan.match.deeds import Opened
from meydan.match.errors import Refused
from meydan.match.state import State
from meydan.rulebooks.articles import Citation
from meydan.rulebooks.model import GameRules

MINUTE = 60_000


def opened(rules: GameRules, deed: Opened) -> tuple[State, Citation]:
    """The match at its beginning."""
    check_names(rules, deed)
    check_clock(rules, deed)
    check_cards(rules, deed)
    clock = Clock.full(deed.clock) if deed.clock else None
    article = rules.starter.article if rules.starter else rules.points.article
    return State(deed, clock=clock), article


def check_names(rules: GameRules, deed: Opened) -> None:
    if not deed.first.name.strip() or not deed.second.name.strip():
        raise Refused(
            rules.points.article,
            Words(
                "Her iki oyuncunun adı gerekli; eksik adı yazın.", "Both players need a name; enter what is missing."
            ),
        )


def check_clock(rules: GameRules, deed: Opened) -> None:
    rule, settings = rules.clock, deed.clock
    if settings is None:
        if rule is not None and rule.always:
            raise Refused(
                rule.article,
                Words(
                    "Turnuvada bu oyun her zaman süreyle oynanır; oyuncu başına süreyi girin (10, 15 dakika gibi).",
                    "Tournaments always limit the time of this game; enter each player's time (10 or 15 minutes, say).",
                ),
            )
        return
    if rule is None:
        raise Refused(
            rules.points.article,
            Words(
                "Bu kural kitabında bu oyun için saat maddesi yok; maçı saatsiz açın.",
                "This rulebook has no article on a clock for this game; open the match without one.",
            ),
        )
    if settings.total_ms <= 0 or min(settings.increment_ms, settings.delay_ms) < 0:
        raise Refused(rule.article, Words("Süre sıfırdan büyük olmalı.", "The time must be more than zero."))
    if settings.increment_ms and settings.delay_ms:
        raise Refused(
            rule.article,
            Words("Ya hamle eklemesi ya gecikme seçin, ikisini değil.", "Choose an increment or a delay, not both."),
        )
    if rule.minutes and (settings.total_ms, settings.increment_ms, settings.delay_ms) != (rule.minutes * MINUTE, 0, 0):
        raise Refused(
            rule.article,
            Words(
                f"Süreyi kural kitabı belirler: oyuncu başına {rule.minutes} dakika, ekleme yok.",
                f"The rulebook fixes the time: {rule.minutes} minutes for each player, nothing added.",
            ),
        )


def check_cards(rules: GameRules, deed: Opened) -> None:
    rule = rules.cards
    if rule is None:
        if deed.cards or deed.reserves or deed.card_ms is not None:
            raise Refused(
                rules.points.article,
                Words(
                    "Bu oyunda kart yok; kart listesini boş bırakın.", "This game has no cards; leave the list empty."
                ),
            )
        return
    if deed.reserves and rule.reserves is None:
        raise Refused(
            rule.article,
            Words(
                "Bu kural kitabında yedek kart maddesi yok; yedek listesini boş bırakın.",
                "This rulebook has no article on reserve cards; leave the reserves empty.",
            ),
        )
    if deed.card_ms is not None and deed.card_ms <= 0:
        raise Refused(
            rule.time_limit, Words("Kart süresi sıfırdan büyük olmalı.", "A card's time must be more than zero.")
        )
    if len(deed.cards) != rule.count:
        raise Refused(
            rule.article,
            Words(
                f"Bir turda {rule.count} kart olur; listede {len(deed.cards)} kart var.",
                f"A round has {rule.count} cards; the list has {len(deed.cards)}.",
            ),
        )
    CARD_RACES[rules.game].card_set(deed.cards, deed.reserves, rule.count)
    for card in (*deed.cards, *deed.reserves):
        check_figure(rules, deed, card)


def check_figure(rules: GameRules, deed: Opened, written: str) -> None:
    """Where the figures come from a booklet: only its allowed pages, unless the event may ask other figures too."""
    card = CARD_RACES[rules.game].card(written)
    booklet = rules.cards.booklet if rules.cards else None
    if booklet is None or not isinstance(card, Figure) or booklet.other_figures_allowed(deed.level):
        return
    if card.page is None or card.page > booklet.last_page:
        raise Refused(
            booklet.article,
            Words(
                f"{written} sorulamaz: şekiller kitapçığın 1–{booklet.last_page}. sayfalarından seçilir.",
                f"{written} may not be asked: figures come from pages 1–{booklet.last_page} of the booklet.",
            ),
        )
