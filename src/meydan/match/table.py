"""What else a referee does at the table: counts, permissions, pieces put back, objections, sets handed out."""

from meydan.games import Words
from meydan.match.deeds import CountAnswered, CountRequested, Objected, RefereeActed, SetsHandedOut
from meydan.match.errors import Refused
from meydan.match.lot import in_drawn_order
from meydan.match.running import running_set
from meydan.match.state import CountRequest, Situation, Step
from meydan.rulebooks.articles import Citation
from meydan.rulebooks.facts import Press
from meydan.rulebooks.model import GameRules
from meydan.rulebooks.referee import ActKind

# What is only recorded: the article says all there is to it.
RECORDED = (
    ActKind.COUNTING_PERMISSION,
    ActKind.PIECE_PUT_BACK,
    ActKind.MOVE_TAKEN_BACK,
    ActKind.OTHER_STONE,
    ActKind.PLACEMENT_STANDS,
    ActKind.DISCS_TURNED,
)

OBJECTIONS = (
    ActKind.PAST_MOVE_OBJECTION,
    ActKind.OBJECTION_AT_ONCE,
    ActKind.LATE_OBJECTION,
    ActKind.EARLY_REPORT,
)

# Objections that the articles reject whatever they are about.
NEVER_ACCEPTED = (ActKind.PAST_MOVE_OBJECTION, ActKind.LATE_OBJECTION, ActKind.EARLY_REPORT)


def articles_for(rules: GameRules, act: ActKind) -> tuple[Citation, ...]:
    """The articles that provide this act; a rule on pressing the clock has replies taken back, too."""
    articles = tuple(one.article for one in rules.acts_of(act))
    press = rules.clock.press if rules.clock else None
    if act is ActKind.MOVE_TAKEN_BACK and press and Press.EARLY_REPLY_TAKEN_BACK in press.means:
        return (*articles, press.article)
    return articles


def provided(now: Situation, act: ActKind, reference: str | None) -> Citation:
    """The article under which the referee does this; refused if the rulebook does not provide it."""
    articles = articles_for(now.rules, act)
    for article in articles:
        if reference in (None, article.reference):
            return article
    if articles:
        listed = ", ".join(article.reference for article in articles)
        raise Refused(
            articles[0],
            Words(
                f"“{act.words.tr}” {reference} maddesine dayanmaz; dayanabileceği: {listed}.",
                f"“{act.words.en}” is not provided by {reference}, but by: {listed}.",
            ),
        )
    raise Refused(
        now.rules.points.article,
        Words(
            f"Bu kural kitabında “{act.words.tr}” maddesi yok; gerekirse başhakem karar verir.",
            f"This rulebook has no article on “{act.words.en}”; if need be the head referee rules.",
        ),
    )


def count_requested(now: Situation, deed: CountRequested) -> Step:
    article = provided(now, ActKind.COUNT_REQUEST, None)
    running = running_set(now)
    if running.request is not None:
        raise Refused(
            article,
            Words(
                f"{running.request.pit} için sayım istendi; önce onun sonucunu girin.",
                f"A count of {running.request.pit} has been asked for; answer that first.",
            ),
        )
    return now.state.in_set(running._replace(request=CountRequest(deed.player, deed.pit))), article


def count_answered(now: Situation, deed: CountAnswered) -> Step:
    article = provided(now, ActKind.COUNT_REQUEST, None)
    running = running_set(now)
    if running.request is None:
        raise Refused(article, Words("Bekleyen sayım isteği yok.", "No count has been asked for."))
    total = now.rules.count.total if now.rules.count else None
    if deed.stones < 0 or (total is not None and deed.stones > total):
        raise Refused(
            article,
            Words(
                f"Bir kuyuda {deed.stones} taş olamaz; yeniden sayın.",
                f"A pit cannot hold {deed.stones} stones; count again.",
            ),
        )
    return now.state.in_set(running._replace(request=None)), article


def referee_acted(now: Situation, deed: RefereeActed) -> Step:
    if deed.act not in RECORDED:
        raise Refused(
            now.rules.points.article,
            Words(
                f"“{deed.act.words.tr}” kendi kaydıyla girilir.",
                f"“{deed.act.words.en}” is entered by an act of its own.",
            ),
        )
    article = provided(now, deed.act, deed.article)
    running = running_set(now)
    if deed.act is ActKind.COUNTING_PERMISSION:
        running = running._replace(may_count=running.may_count | {deed.player})
    return now.state.in_set(running), article


def objected(now: Situation, deed: Objected) -> Step:
    if deed.about not in OBJECTIONS:
        raise Refused(
            now.rules.points.article,
            Words(f"“{deed.about.words.tr}” itiraz değildir.", f"“{deed.about.words.en}” is no objection."),
        )
    article = objection_article(now, deed.about)
    if deed.accepted and deed.about in NEVER_ACCEPTED:
        raise Refused(
            article,
            Words(
                "Bu itiraz kabul edilmez; reddedildi olarak kaydedin.",
                "This objection is not accepted; record it as refused.",
            ),
        )
    if deed.about is not ActKind.LATE_OBJECTION:
        check_playing(now, article)
    if deed.accepted:
        check_opponent_has_pressed(now, deed)
    return now.state, article


def objection_article(now: Situation, about: ActKind) -> Citation:
    return at_once_article(now.rules) if about is ActKind.OBJECTION_AT_ONCE else provided(now, about, None)


def at_once_article(rules: GameRules) -> Citation:
    """An objection at the moment needs no article of its own: elsewhere it is the report that a warning asks for."""
    press = rules.clock.press if rules.clock else None
    articles = [
        *(one.article for one in rules.acts_of(ActKind.OBJECTION_AT_ONCE)),
        *([press.article] if press else []),
        *(cause.article for cause in rules.causes if cause.reported),
    ]
    return articles[0] if articles else rules.points.article


def check_playing(now: Situation, article: Citation) -> None:
    if now.state.running_set is None and now.state.running_card is None:
        raise Refused(
            article,
            Words("Şu anda oynanan set ya da kart yok.", "No set or card is being played."),
        )


def check_opponent_has_pressed(now: Situation, deed: Objected) -> None:
    clock, rule = now.state.clock, now.rules.clock
    press = rule.press if rule else None
    if clock is None or press is None or Press.NO_EARLIER_OBJECTION not in press.means:
        return
    if clock.turn is deed.player.opponent:
        raise Refused(
            press.article,
            Words(
                f"{now.name(deed.player.opponent)} saate basmadan yapılan itiraz kabul edilmez.",
                f"No objection is accepted before {now.name(deed.player.opponent)} has pressed the clock.",
            ),
        )


def sets_handed_out(now: Situation, deed: SetsHandedOut) -> Step:
    article = provided(now, ActKind.SETS_HANDED_OUT, None)
    if now.state.cards or now.state.running_card or now.state.handed_out:
        raise Refused(
            article,
            Words("Setler ilk karttan önce, bir kez dağıtılır.", "Sets are handed out once, before the first card."),
        )
    first, second = in_drawn_order(deed.sets, deed.seed)
    return now.state._replace(handed_out=(first, second)), article
