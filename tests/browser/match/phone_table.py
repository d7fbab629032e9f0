"""The same table refereed twice: on the server and on a phone without network."""

from typing import Any

from playwright.sync_api import Page

from meydan.match import Deed, Role, plain
from meydan.match.handed_over import rules_to_plain
from meydan.match.known_positions import positions_to_plain
from meydan.match.told import match_to_plain
from tests.match.table import Table

Json = dict[str, Any]


class PhoneTable:
    """What is done here is done on both sides, and both must know the same afterwards."""

    def __init__(self, page: Page, table: Table) -> None:
        self.page, self.server = page, table
        page.evaluate("async () => { window.table = await import('/table.js'); }")
        opening = plain(table.match.journal[1])
        page.evaluate("([rules, act]) => table.begin(rules, act)", [rules_to_plain(table.match.rules), opening])

    def do(self, *deeds: Deed, by: Role = Role.TABLE_REFEREE) -> "PhoneTable":
        for deed in deeds:
            self.server.do(deed, by=by)
            self.page.evaluate("known => table.learn(known)", positions_to_plain(self.server.match))
            self.alone(deed, by=by)
            assert self.told == match_to_plain(self.server.match)
        return self

    def alone(self, *deeds: Deed, by: Role = Role.TABLE_REFEREE) -> "PhoneTable":
        """Done on the phone only."""
        for deed in deeds:
            self.page.evaluate("([deed, role]) => table.does(deed, role)", [plain(deed), by.value])
        return self

    def refusal(self, deed: Deed, by: Role = Role.TABLE_REFEREE) -> str:
        """The article by which both sides refuse this, with the same words."""
        refused = self.server.refusal(deed, by)
        answer = self.on_phone(deed, by)
        words = {"tr": refused.words.tr, "en": refused.words.en}
        assert answer == {"article": refused.article, "words": words, "unchecked": False}
        return refused.article

    def on_phone(self, deed: Deed, by: Role = Role.TABLE_REFEREE) -> Json | None:
        """Why the phone refuses this; None if it does not."""
        answer: Json | None = self.page.evaluate("([deed, role]) => table.refusal(deed, role)", [plain(deed), by.value])
        return answer

    @property
    def told(self) -> Json:
        told = self.page.evaluate("table.tells()")
        assert isinstance(told, dict)
        return told

    def offer(self, kind: str) -> Json:
        """The first offer of this kind to the table referee."""
        found = self.page.evaluate("kind => table.offered('table referee').find(one => one.kind === kind)", kind)
        assert isinstance(found, dict)
        return found
