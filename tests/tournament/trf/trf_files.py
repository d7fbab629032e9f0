"""Arbitrary report files as hypothesis draws them: a tournament that could have been, with all its settings."""

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from meydan.tournament.crosstable import Colour, Contestant, CrossTable, Encounter, PointSystem, Result
from meydan.tournament.trf import Dialect, LaterBye, PlayerDetails, Prohibition, TrfFile

# Whole files take long to draw; a busy machine is no fault of theirs.
patient = settings(max_examples=50, deadline=None, suppress_health_check=[HealthCheck.too_slow])

PAIRS = [
    (Result.WIN, Result.LOSS),
    (Result.LOSS, Result.WIN),
    (Result.DRAW, Result.DRAW),
    (Result.SHORT_WIN, Result.SHORT_LOSS),
    (Result.SHORT_DRAW, Result.SHORT_DRAW),
    (Result.FORFEIT_WIN, Result.FORFEIT_LOSS),
    (Result.FORFEIT_LOSS, Result.FORFEIT_LOSS),
    (Result.LOSS, Result.LOSS),
]
UNPAIRED = [Result.HALF_BYE, Result.FULL_BYE, Result.ABSENT]
COMING = st.sampled_from(UNPAIRED)
NAMES = st.sampled_from(["Çağlayan, Iğdır İpek", "Âkif, Nur", "d’Arc, J.", "Ş" * 33, "", "Öz, Su"])
DETAILS = st.sampled_from(
    [
        PlayerDetails(),
        PlayerDetails("m", "GM", "TUR", "6300123", "2012/05/19", 9999),
        PlayerDetails("w", "WFM", "AZE", "", "2012", None),
        PlayerDetails("", "", "TUR", "99999999999", "", 1),
    ]
)
HALVES = st.integers(0, 8)


@st.composite
def point_systems(draw: st.DrawFn) -> PointSystem:
    if draw(st.booleans()):
        return PointSystem()
    return PointSystem(*(draw(HALVES) for _ in range(9)))


@st.composite
def tables(draw: st.DrawFn) -> CrossTable:
    count = draw(st.integers(2, 9))
    numbers = sorted(draw(st.sets(st.integers(1, 9999), min_size=count, max_size=count)))
    rounds = draw(st.integers(1, 6))
    played = draw(st.integers(0, rounds))
    encounters: dict[int, list[Encounter]] = {number: [] for number in numbers}
    for _ in range(played):
        order = draw(st.permutations(numbers))
        pairs = draw(st.integers(1, count // 2))
        for at in range(pairs):
            white, black = order[2 * at], order[2 * at + 1]
            one, other = draw(st.sampled_from(PAIRS))
            encounters[white].append(Encounter(black, Colour.WHITE, one))
            encounters[black].append(Encounter(white, Colour.BLACK, other))
        for number in order[2 * pairs :]:
            result = draw(st.sampled_from([*UNPAIRED, Result.PAIRING_BYE]))
            encounters[number].append(Encounter(None, None, result))
    missing = draw(st.sets(st.sampled_from(numbers), max_size=count - 1)) if played < rounds else set()
    virtual = st.lists(HALVES, min_size=0, max_size=rounds - 1).map(lambda head: (*head, 1))
    adjusted = st.lists(st.integers(-3, 3), max_size=played).map(lambda head: (*head, 2))
    chosen = st.sets(st.sampled_from(numbers), max_size=3)
    return CrossTable(
        contestants=tuple(
            Contestant(number, draw(NAMES), draw(st.integers(0, 3000)), tuple(line))
            for number, line in encounters.items()
        ),
        rounds=rounds,
        first_colour=draw(st.sampled_from(Colour)),
        points=draw(point_systems()),
        not_in_next={number: draw(COMING) for number in sorted(missing)},
        virtual_points={number: draw(virtual) for number in sorted(draw(chosen))},
        adjustments={number: draw(adjusted) for number in sorted(draw(chosen))},
    )


@st.composite
def trf_files(draw: st.DrawFn) -> TrfFile:
    table = draw(tables())
    numbers = [contestant.number for contestant in table.contestants]
    later = range(table.played_rounds + 2, table.rounds + 1)
    byes = {at: draw(st.sampled_from(numbers)) for at in later if draw(st.booleans())}
    groups = draw(st.lists(st.lists(st.sampled_from(numbers), min_size=2, max_size=4, unique=True), max_size=2))
    prohibitions = tuple(Prohibition(1, draw(st.integers(1, 999)), tuple(group)) for group in groups)
    forbidden = {pair for one in prohibitions if one.in_force(table.played_rounds + 1) for pair in one.pairs}
    return TrfFile(
        table=CrossTable(
            contestants=table.contestants,
            rounds=table.rounds,
            first_colour=table.first_colour,
            points=table.points,
            not_in_next=table.not_in_next,
            forbidden=frozenset(forbidden),
            virtual_points=table.virtual_points,
            adjustments=table.adjustments,
        ),
        details={number: draw(DETAILS) for number in numbers},
        prohibitions=prohibitions,
        later_byes=tuple(LaterBye(at, number, draw(COMING)) for at, number in byes.items()),
        head=tuple(draw(st.lists(st.sampled_from(["012 Kış Kupası", "### açıklama", "QQQ 1 2 3"]), max_size=2))),
        tail=tuple(draw(st.lists(st.sampled_from(["801 takım", "TUR    1 w 1520"]), max_size=2))),
        dialect=draw(st.sampled_from(Dialect)),
    )
