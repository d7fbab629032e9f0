"""The technical meeting's briefing lists every `brief` article of the game and its event, each as a line to tick."""

import pytest

from meydan.rulebooks import RULEBOOKS, GameRules, Layer, briefing, load, load_rules

# A briefing line proves the article it stands for; a clause alone does not prove the whole summary article.
LINES = [
    pytest.param(
        rules,
        one.reference,
        marks=[pytest.mark.article(one.article)] if one.clause is None else [],
        id=f"{rules.game}-{one.reference}",
    )
    for name in RULEBOOKS
    for rules in load(name).games
    for one in rules.citations
    if one.layer is Layer.BRIEF
]


@pytest.mark.parametrize(("rules", "reference"), LINES)
def test_briefing_has_one_line_for_the_article(rules: GameRules, reference: str) -> None:
    lines = [line for line in briefing(rules) if line.article.reference == reference]
    assert len(lines) == 1
    assert lines[0].words == rules.cite(reference).words


def test_briefing_of_salihli_s_qbitz_in_order() -> None:
    """By hand: hall and phones from the regulation, then emptying, arranging and not turning from the annex."""
    assert [line.article.reference for line in briefing(load_rules("salihli", "qbitz"))] == [
        "salihli.event.6",
        "salihli.event.8",
        "salihli.qbitz.all/2",
        "salihli.qbitz.all/3",
        "salihli.qbitz.all/9",
    ]


def test_no_other_layer_gets_into_a_briefing() -> None:
    for name in RULEBOOKS:
        for rules in load(name).games:
            assert {line.article.layer for line in briefing(rules)} <= {Layer.BRIEF}
