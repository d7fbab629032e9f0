"""Phone against server: batches of generated matches are sent to the page, and what differs comes back."""

import json
from collections.abc import Iterable
from dataclasses import dataclass, replace
from hashlib import sha256

from playwright.sync_api import Page

from meydan.match.handed_over import rules_to_plain
from meydan.rulebooks import load_rules
from meydan.rulebooks.facts import Flag, FlagRule
from meydan.rulebooks.model import GameRules, KnockoutTie, TieSettlement
from tests.browser.match.generated import Json, Step, generated
from tests.match.table import EVERY_GAME

BATCH = 25


def with_settled_tie(rules: GameRules) -> GameRules:
    """No rulebook settles a tie before the lot so far, but one may."""
    tie = KnockoutTie(TieSettlement.WARNINGS_THEN_SETS_THEN_LOT, rules.points.article)
    return replace(rules, knockout_tie=tie)


def with_compared_flag(rules: GameRules) -> GameRules:
    """Nor does one compare the counts at flag fall."""
    assert rules.clock is not None
    return replace(rules, clock=replace(rules.clock, flag=FlagRule(Flag.COMPARE, rules.clock.article)))


RULES: dict[str, GameRules] = {
    **{f"{book} {game}": load_rules(book, game) for book, game in EVERY_GAME},
    "mangala, ties settled": with_settled_tie(load_rules("lig", "mangala")),
    "reversi, flags compared": with_compared_flag(load_rules("salihli", "reversi")),
    "mangala, flags compared": with_compared_flag(load_rules("lig", "mangala")),
    "qbitz, ties settled": with_settled_tie(load_rules("yuzuncu-yil", "qbitz")),
}


def digest(value: object) -> str:
    """The first twelve hex digits of the SHA-256 of a value's JSON with sorted keys."""
    text = json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()[:12]


@dataclass
class Counted:
    """How much was compared; `left` are the offers that the phone left to the server."""

    matches: int = 0
    acts: int = 0
    offers: int = 0
    tried: int = 0
    left: int = 0


def compare(page: Page, seeds: Iterable[str], acts: int) -> Counted:
    """Every game of every rulebook, a match for each seed. Fails at the first difference."""
    page.evaluate("async () => { window.compare = (await import('/compare.js')).compare; }")
    handed_over = {name: rules_to_plain(rules) for name, rules in RULES.items()}
    page.evaluate("rules => { window.rules = rules; }", handed_over)
    counted = Counted()
    batch: list[tuple[str, list[Step]]] = []
    for seed in seeds:
        for name, rules in RULES.items():
            batch.append((name, list(generated(rules, f"{name} {seed}", acts))))
            if len(batch) == BATCH:
                send(page, batch, counted)
                batch = []
    send(page, batch, counted)
    return counted


def send(page: Page, batch: list[tuple[str, list[Step]]], counted: Counted) -> None:
    matches = [{"game": game, "steps": list(map(hashed, steps))} for game, steps in batch]
    found = page.evaluate("matches => compare(window.rules, matches)", matches)
    for (game, steps), differences in zip(batch, found, strict=True):
        for one in differences:
            check(game, steps, one, counted)
        counted.matches += 1
        counted.acts += len(steps)
        counted.offers += sum(len(listed) for step in steps for listed in step.offers.values())
        counted.tried += sum(len(step.tried) for step in steps)


def hashed(step: Step) -> Json:
    return {
        "act": step.act,
        "positions": step.positions,
        "told": digest(step.told),
        "offers": {role: digest(listed) for role, listed in step.offers.items()},
        "tried": [{**one, "answer": digest(one["answer"])} for one in step.tried],
    }


def ends_by_itself(phone: Json, server: Json) -> bool:
    """The move of the example ends the set: the server names the article of the end, the phone that of the move. It
    plays no game, and has not been told where this move leads."""
    return server["kind"] == "move played" and {**phone, "article": server["article"]} == server


def check(game: str, steps: list[Step], one: Json, counted: Counted) -> None:
    """What differs must be an offer that the phone leaves to the server, because it depends on unchecked moves."""
    acts = [step.act["deed"] for step in steps[: one.get("step", 0) + 1]]
    place = f"{game}: {one['about']} after {json.dumps(acts, ensure_ascii=False)}"
    assert one["about"] not in ("error", "folded again"), f"{place}: {one['phone']}"
    step = steps[one["step"]]
    if one["about"] == "told":
        assert one["phone"] == step.told, place
    if one["about"] == "tried":
        tried = step.tried[one["place"]]
        assert one["phone"] == tried["answer"], f"{place}: {tried['act']}"
    if one["about"] == "offers":
        expected = step.offers[one["role"]]
        assert [offer["kind"] for offer in one["phone"]] == [offer["kind"] for offer in expected], place
        for phone, server in zip(one["phone"], expected, strict=True):
            if phone.pop("unchecked", False):
                counted.left += 1
                assert step.positions, f"{place}: {phone} was left to the server, but no move is recorded"
                continue
            if ends_by_itself(phone, server):
                counted.left += 1
                continue
            assert phone == server, place
