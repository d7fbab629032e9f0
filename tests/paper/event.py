"""An event to print: twelve pupils, their rounds, their knock-out, and a finished match in every game."""

from meydan.games import CARD_RACES, GAMES
from meydan.games.words import Words
from meydan.match import Player, deeds, score_sheet
from meydan.match.deeds import SetBegun, SetCounted, SetDecided, Signer
from meydan.paper import Letterhead, Person
from meydan.paper.badges import HEAD_REFEREE, Badge, Badges
from meydan.paper.bracket import BracketPaper
from meydan.paper.briefing import Briefing
from meydan.paper.certificates import Certificate, Certificates, Design, Signatory
from meydan.paper.cross_table import CrossTablePaper
from meydan.paper.decisions import Decisions, decisions_of
from meydan.paper.drawings import Drawing, Drawings
from meydan.paper.entry_lists import CheckInList, StartingList
from meydan.paper.hex_sheets import HexSheets
from meydan.paper.matches import MatchOnPaper
from meydan.paper.pairing_lists import Pairing, PairingList, Seat
from meydan.paper.papers import PAPERS
from meydan.paper.part import Part
from meydan.paper.report import EventReport
from meydan.paper.result_form import Champion, ResultForm
from meydan.paper.score_sheets import ScoreSheets
from meydan.paper.slips import Slips
from meydan.paper.standings_list import StandingsList
from meydan.paper.table_cards import TableCard, TableCards
from meydan.rulebooks import GameRules, load, load_rules
from meydan.rulebooks.card_facts import Level
from meydan.rulebooks.facts import Counted
from meydan.tournament.bracket import bracket_round
from meydan.tournament.crosstable import Colour, Contestant, CrossTable, Encounter, Result
from meydan.tournament.knockout import Knockout
from meydan.tournament.knockout_results import won
from meydan.tournament.standings import standings
from tests.match.table import FIRST, SECOND, Table, warning

# In the order of the Turkish alphabet, by surname.
NAMES = (
    ("Ayşe Nur", "Akçay"),
    ("Çağrı", "Aksoy"),
    ("Şükrü", "Çelik"),
    ("Ece", "Demir"),
    ("Iraz", "Güneş"),
    ("İnci", "Iğdır"),
    ("Ömer", "İnan"),
    ("Abdurrahman Çağlayangil", "Karaosmanoğlu"),
    ("Tuğba", "Öztürk"),
    ("Ali", "Şahin"),
    ("Ümit", "Uçar"),
    ("Elif Su", "Yılmaz Türkoğlu"),
)
SCHOOLS = ("Akaydın İlkokulu", "Atatürk Ortaokulu", "Şehit Öğretmen Hüseyin Ağırman Kız Anadolu İmam Hatip Lisesi")
PEOPLE = tuple(
    Person(number, first, last, SCHOOLS[number % 3], 1 + number % 4, "Nermin Türkyılmaz")
    for number, (first, last) in enumerate(NAMES, start=1)
)
BY_NUMBER = {one.number: one for one in PEOPLE}
CATEGORY = "İlkokul"
LINK = "https://meydan.example/t/7Q4K-2M9X"

GAMES_IN_ORDER = (*GAMES, *CARD_RACES)
DESIGNS = {game: list(Design)[at % 3] for at, game in enumerate(GAMES_IN_ORDER)}

LOGO = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="40" height="40">'
    '<rect width="40" height="40" rx="8" fill="#0B6477"/><circle cx="20" cy="20" r="11" fill="#ffffff"/></svg>'
)


RACE = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 120"><path d="M 10 110 L 100 60 L 290 10" fill="none" '
    'stroke="#0B6477" stroke-width="3"/><text x="200" y="60" font-size="12">Çağrı Aksoy 😀</text></svg>'
)


def head(language: str, event: str = "Salihli İlçesi Akıl ve Zekâ Oyunları Turnuvası") -> Letterhead:
    return Letterhead(event, language, "15.11.2026 11:30", "Salihli Öğretmenevi", "3f9a2c1b77de40aa91", LOGO)


def pairing_list(rules: GameRules) -> PairingList:
    pairs = [
        Pairing(table, Seat(PEOPLE[2 * table - 2], table), Seat(PEOPLE[2 * table - 1], 3))
        for table in range(1, len(PEOPLE) // 2)
    ]
    return PairingList(f"{CATEGORY} {rules.title.tr}", rules, 2, (*pairs, Pairing(None, Seat(PEOPLE[10], 0), None)))


def played_table(rounds: int = 3) -> CrossTable:
    """The lower number of each pair wins; every third table is drawn, and one player has a bye."""
    encounters: dict[int, list[Encounter]] = {one.number: [] for one in PEOPLE}
    for round_number in range(rounds):
        others = [number for number in encounters if number != 1]
        turned = [1, *others[round_number % 11 :], *others[: round_number % 11]]
        for at in range(6):
            first, second = turned[at], turned[11 - at]
            pair = (Result.DRAW, Result.DRAW) if at == 2 else (Result.WIN, Result.LOSS)
            if at == 5 and round_number == 1:
                encounters[first].append(Encounter(None, None, Result.PAIRING_BYE))
                encounters[second].append(Encounter(None, None, Result.ABSENT))
                continue
            encounters[first].append(Encounter(second, Colour.WHITE, pair[0]))
            encounters[second].append(Encounter(first, Colour.BLACK, pair[1]))
    contestants = tuple(Contestant(n, BY_NUMBER[n].name, 0, tuple(line)) for n, line in encounters.items())
    return CrossTable(contestants, rounds)


def knockout() -> Knockout:
    """A bracket of twelve: round 1 and the quarter-finals are played."""
    made = Knockout(tuple(BY_NUMBER), third_place=True)
    for _ in range(2):
        made = bracket_round(made)
        for pairing in made.to_play:
            made = won(made, pairing.table, min(pairing.players))
    return bracket_round(made)


def finished(rules: GameRules) -> Table:
    """A match that is over, with a warning that the opponent reported."""
    table = Table(rules.rulebook, rules.game)
    if rules.cards:
        table.do(warning(SECOND, rules.causes[0].breach))
        for card in table.match.state.opened.cards:
            table.do(deeds.CardAnnounced(card), deeds.CardClaimed(FIRST), deeds.CardApproved())
            if table.match.result:
                break
    while not table.match.result:
        table.do(SetBegun())
        if rules.causes and not table.match.state.warnings:
            table.do(warning(SECOND, rules.causes[0].breach))
        assert rules.count
        if rules.count.counted is Counted.SHEET:
            table.do(SetCounted((5, 9, 21), (0, 8, 20)))
        elif rules.count.total:
            table.do(SetCounted((rules.count.total // 2 + 3,), (rules.count.total // 2 - 3,)))
        else:
            table.do(SetDecided(Player.FIRST))
    return table.do(deeds.Signed(Signer.REFEREE, table.match.to_sign))


def matches(rules: GameRules) -> tuple[MatchOnPaper, ...]:
    """A blank one, one that is paired, and one that is over."""
    table = finished(rules)
    cards = table.match.state.opened.cards
    paired = MatchOnPaper(2, 1, PEOPLE[7], PEOPLE[11], cards, link=LINK, code="7Q4K-2M9X")
    ayse, bora = Person(8, "Ayşe", "", SCHOOLS[2]), Person(3, "Bora", "", SCHOOLS[0])
    over = MatchOnPaper(2, 12, ayse, bora, cards, score_sheet(table.match), LINK, "7Q4K-2M9X")
    return MatchOnPaper(), paired, over


def value_of(name: str, rules: GameRules, language: str) -> object:
    """Something to print on the paper `name` for this game."""
    category = f"{CATEGORY} {rules.title.in_language(language)}"
    table = played_table()
    order = standings(table)
    rulebook = load(rules.rulebook)
    signatories = (Signatory("Güven Akça", "Komisyon Başkanı"), Signatory("", "Başhakem"))
    values: dict[str, object] = {
        "starting-list": StartingList(category, rules, PEOPLE),
        "check-in-list": CheckInList(category, PEOPLE, "09:15", rulebook.event.entry),
        "briefing": Briefing(category, rulebook, rules),
        "pairings-by-table": pairing_list(rules),
        "pairings-by-name": pairing_list(rules),
        "table-cards": TableCards(tuple(TableCard(number, category, LINK, "7Q4K-2M9X") for number in (1, 2, 128))),
        "result-slips": Slips(category, rules, matches(rules)),
        "score-sheets": ScoreSheets(category, rules, matches(rules)),
        "hex-sheets": HexSheets(load_rules("lig", "hex"), 1),
        "standings": StandingsList(category, order, BY_NUMBER, 3, final=True),
        "cross-table": CrossTablePaper(category, table, order, BY_NUMBER),
        "bracket": BracketPaper(category, knockout(), BY_NUMBER),
        "decisions": Decisions(category, decisions_of(finished(rules).match, 2, 12)),
        "drawings": Drawings((Drawing("Puan yarışı", category, RACE, "Ayşe Nur Akçay önde"),)),
        "badges": Badges((*(Badge(one, below=category) for one in PEOPLE), Badge(PEOPLE[0], HEAD_REFEREE))),
        "certificates": Certificates(
            (Certificate(PEOPLE[7], category, 1), Certificate(PEOPLE[11], category)),
            DESIGNS[rules.game],
            "15 Kasım 2026, Salihli",
            signatories,
        ),
        "result-form": ResultForm(
            Level.DISTRICT,
            "Salihli İlçe Millî Eğitim Müdürlüğü",
            "Manisa İl Millî Eğitim Müdürlüğü",
            "2026–2027",
            "15.11.2026, Salihli",
            (Champion(category, 12, PEOPLE[7]), Champion("Ortaokul Kulami", 8, PEOPLE[8])),
            signatories,
            load("salihli").event.result_form,
        ),
    }
    if name != "event-report":
        return values[name]
    parts: tuple[Part, ...] = tuple(
        part
        for one in ("starting-list", "standings", "cross-table", "bracket", "decisions")
        for part in PAPERS[one].parts(values[one], language)
    )
    facts = (
        (Words("Kural kitabı", "Rulebook"), rulebook.title.in_language(language)),
        (Words("Oyuncu", "Players"), "12"),
    )
    return EventReport(facts, parts)


def every_part(rules: GameRules, language: str) -> list[Part]:
    return [part for name in PAPERS for part in PAPERS[name].parts(value_of(name, rules, language), language)]
