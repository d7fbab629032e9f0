"""Two phones and a desk at one table, and a network that is cut at every step."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Route, expect

from meydan.site.models import Pairing
from tests.browser.referee.conftest import Server
from tests.browser.referee.desk import Desk
from tests.browser.referee.phones import Phone, deeds_of

PATIENCE = 20_000
Deed = dict[str, Any]
# Cut before anything leaves the phone; or after the server has stored it, so that only its answer is lost.
CUTS = ("no network", "answer lost")


class Table:
    """One phone enters everything, the other looks on beside it, the desk has the match open."""

    def __init__(self, browser: Browser, server: Server, pairing: Pairing, cut: str) -> None:
        self.pairing, self.cut = pairing, cut
        self.tapped: list[Deed] = []
        self.phone = Phone(browser, server).with_stopwatch().open(pairing)
        self.other = Phone(browser, server).scan(pairing)
        self.desk = Desk(browser, server, pairing.round.category.event).see("phones")
        self.desk.press("İkisi de kalsın")
        self.other.ready()
        self.desk.see("match", pairing=pairing.pk)
        self.lost: list[int] = []

    def step(self, do: Callable[[], object], *deeds: Deed) -> None:
        """Done while the network is cut; afterwards everybody has it, once."""
        self.take_away()
        do()
        expect(self.phone.state).to_contain_text(f"çevrimdışı – {len(deeds)} kayıt bekliyor", timeout=PATIENCE)
        if self.cut == "no network":
            assert without_times(deeds_of(self.pairing)) == self.tapped
        self.give_back()
        self.phone.saved()
        self.tapped.extend(deeds)
        assert without_times(deeds_of(self.pairing)) == self.tapped
        last = len(self.tapped) + 1
        expect(self.other.page.locator(".last-act")).to_contain_text(f"{last}. ", timeout=PATIENCE)
        number = self.desk.page.locator("#story .number", has_text=re.compile(rf"^{last}$"))
        expect(number).to_be_visible(timeout=PATIENCE)

    def take_away(self) -> None:
        if self.cut == "no network":
            self.phone.offline()
        else:
            self.phone.page.route("**/acts", self.lose_the_answer)

    def give_back(self) -> None:
        self.phone.offline(False)
        self.phone.page.unroute_all(behavior="wait")

    def lose_the_answer(self, route: Route) -> None:
        self.lost.append(route.fetch().status)
        route.abort()

    def close(self) -> None:
        """What was tapped is what the server has; a lost answer was an answer."""
        assert without_times(deeds_of(self.pairing)) == self.tapped
        assert (self.cut == "no network") or set(self.lost) == {200}
        for phone in (self.phone, self.other):
            phone.close()
        self.desk.close()


def without_times(deeds: list[Deed]) -> list[Deed]:
    """Measured durations are the phone's own."""
    return [{key: value for key, value in deed.items() if key != "elapsed"} for deed in deeds]
