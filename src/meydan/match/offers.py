"""What may be done now: every act with the article behind it, or the reason why it cannot be done.

Each offer carries an example of its deed. Whether it is possible is found out by trying the example with the very step
that the match itself takes, so that what is offered is what is accepted.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from meydan.games import Words
from meydan.games.errors import Refusal
from meydan.match.acts import Act, Actor, Role
from meydan.match.consequences import consequences
from meydan.match.deeds import Deed
from meydan.match.errors import Refused
from meydan.match.examples import Example, examples
from meydan.match.json_form import plain
from meydan.match.match import Match, after
from meydan.match.titles import title
from meydan.rulebooks.articles import Citation

# Fields that change nothing about what follows.
REMARKS = frozenset({"note", "reason", "reported_by", "words", "article", "elapsed"})


@dataclass(frozen=True, slots=True)
class Offer:
    """`deed` can be done as it stands, but for the fields named in `fill`, which a person enters.

    `article` is behind it, or behind the `reason` why it is not possible now. `follows` says what would follow at once
    whatever is filled in, and `decides` whether that ends the match: this is for the person to confirm.
    """

    title: Words
    deed: Deed
    article: Citation
    reason: Words | None = None
    fill: tuple[str, ...] = ()
    follows: tuple[Words, ...] = ()
    decides: bool = False

    @property
    def possible(self) -> bool:
        return self.reason is None

    @property
    def kind(self) -> str:
        return self.deed.kind


def offers(match: Match, role: Role = Role.TABLE_REFEREE) -> tuple[Offer, ...]:
    """Everything that somebody in this role could do at some time in a match like this one, possible now or not."""
    return tuple(offered(match, role, example) for example in examples(match, role))


def offered(match: Match, role: Role, example: Example) -> Offer:
    act = Act("", match.next_number, Actor(role), "", example.deed)
    words = title(example.deed, match)
    try:
        state, article = after(match, act)
    except Refusal as refusal:
        behind = refusal.citation if isinstance(refusal, Refused) else match.rules.points.article
        return Offer(words, example.deed, behind, refusal.words, example.fill)
    if not REMARKS.issuperset(example.fill):
        return Offer(words, example.deed, article, None, example.fill)
    follows = tuple(sentence for sentence, _ in consequences(match.state, state, article))
    decides = match.result is None and state.result is not None
    return Offer(words, example.deed, article, None, example.fill, follows, decides)


def possible(match: Match, role: Role = Role.TABLE_REFEREE) -> Iterator[Offer]:
    """What can be done now."""
    return (offer for offer in offers(match, role) if offer.possible)


def offers_to_plain(all_offers: tuple[Offer, ...]) -> list[dict[str, object]]:
    """The offers in the form of JSON, as the referee's phone takes them."""
    return [
        {
            "kind": offer.kind,
            "title": {"tr": offer.title.tr, "en": offer.title.en},
            "deed": plain(offer.deed),
            "fill": list(offer.fill),
            "possible": offer.possible,
            "article": {
                "reference": offer.article.reference,
                "tr": offer.article.words.tr,
                "en": offer.article.words.en,
            },
            "follows": [{"tr": words.tr, "en": words.en} for words in offer.follows],
            "decides": offer.decides,
            "reason": {"tr": offer.reason.tr, "en": offer.reason.en} if offer.reason else None,
        }
        for offer in all_offers
    ]
