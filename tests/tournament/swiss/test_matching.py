"""The matchings behind the pairing, against every matching there is."""

from collections.abc import Iterator

from hypothesis import given, settings
from hypothesis import strategies as st

from meydan.tournament.swiss.cheapest import cheapest_perfect_matching
from meydan.tournament.swiss.prices import Unmatched, cheapest_of_kinds, lowest_cost
from meydan.tournament.swiss.tight import KindGraph, TightGraph

Edges = list[dict[int, int]]


def matchings(edges: Edges, left: frozenset[int]) -> Iterator[dict[int, int]]:
    if not left:
        yield {}
        return
    first = min(left)
    for mate in left & edges[first].keys():
        for rest in matchings(edges, left - {first, mate}):
            yield {first: mate, mate: first, **rest}


def cost(edges: Edges, mates: dict[int, int]) -> int:
    return sum(edges[u][v] for u, v in mates.items()) // 2


@st.composite
def graphs(draw: st.DrawFn) -> Edges:
    size = 2 * draw(st.integers(1, 4))
    costs = st.integers(0, draw(st.sampled_from([1, 3, 10**30])))
    edges: Edges = [{} for _ in range(size)]
    for u in range(size):
        for v in range(u):
            if draw(st.integers(0, 3)):
                edges[u][v] = edges[v][u] = draw(costs)
    return edges


@st.composite
def kind_graphs(draw: st.DrawFn) -> KindGraph:
    size, kinds = 2 * draw(st.integers(1, 4)), draw(st.integers(1, 4))
    table: list[list[int | None]] = [[None] * kinds for _ in range(kinds)]
    for one in range(kinds):
        for other in range(one + 1):
            table[one][other] = table[other][one] = draw(st.one_of(st.none(), st.integers(0, 4)))
    barred: list[set[int]] = [set() for _ in range(size)]
    for u in range(size):
        for v in range(u):
            if not draw(st.integers(0, 3)):
                barred[u].add(v)
                barred[v].add(u)
    of_kind = [draw(st.integers(0, kinds - 1)) for _ in range(size)]
    return KindGraph(of_kind, table, [frozenset(others) for others in barred])


@settings(max_examples=150, deadline=None)
@given(graphs())
def test_cheapest_matching_costs_what_the_best_of_all_matchings_costs(edges: Edges) -> None:
    best = min((cost(edges, mates) for mates in matchings(edges, frozenset(range(len(edges))))), default=None)
    found = cheapest_perfect_matching(edges)
    assert (None if found is None else cost(edges, dict(enumerate(found.mates)))) == best


@settings(max_examples=150, deadline=None)
@given(kind_graphs())
def test_perfect_matchings_of_the_tight_graph_are_exactly_the_cheapest_ones(graph: KindGraph) -> None:
    edges = graph.listed()
    everything = list(matchings(edges, frozenset(range(len(edges)))))
    best = min((cost(edges, mates) for mates in everything), default=None)
    assert lowest_cost(graph) == best
    found = cheapest_of_kinds(graph)
    if not isinstance(found, TightGraph):
        assert (found is Unmatched.IMPOSSIBLE) == (best is None)
        return
    for mates in everything:
        is_tight = all(found.tight(u, v) for u, v in mates.items())
        assert is_tight == (cost(edges, mates) == best)
