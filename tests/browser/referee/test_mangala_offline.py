"""A three-set Mangala match with warnings; the network is cut at every step, and comes back (faults 1–4, 23, 29)."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect

from meydan.site.models import Event, Pairing, TableHold
from tests.browser.referee.conftest import Server
from tests.browser.referee.cutting import CUTS, Table
from tests.browser.referee.phones import Phone, deeds_of, playing

BREACH = "kural dışı hamle"


def warn(phone: Phone, who: str, ends: bool = False) -> None:
    phone.tap("Uyarı ver")
    phone.choose(who)
    phone.choose(BREACH)
    if ends:
        phone.hold("Uyarıyı ver (basılı tutun)")
    else:
        phone.tap("Uyarıyı ver", exact=True)
    expect(phone.page.locator("#sheet")).to_be_hidden()


def count(phone: Phone, first: int, ends: bool = False) -> None:
    phone.page.locator("#count-0").fill(str(first))
    if ends:
        phone.hold("Sayımı kaydet (basılı tutun)")
    else:
        phone.tap("Sayımı kaydet", exact=True)


def names(pairing: Pairing) -> tuple[str, str]:
    assert pairing.second is not None
    return pairing.first.name, pairing.second.name


@pytest.fixture
def table(event: Event) -> Pairing:
    return playing(event)


def warning(who: str) -> dict[str, object]:
    return {
        "kind": "warned",
        "players": [who],
        "breach": "illegal move",
        "reported_by": "opponent",
        "article": "salihli.mangala.all/g",
    }


def counted(first: int) -> dict[str, object]:
    return {"kind": "set counted", "first": [first], "second": [48 - first]}


Steps = list[tuple[Callable[[], object], dict[str, object]]]


def steps_of(phone: Phone, one: str, two: str) -> Steps:
    """Three sets with three warnings, tap by tap, and what each is as an act."""
    return [
        (lambda: phone.tap("1. seti başlat"), {"kind": "set begun"}),
        (lambda: warn(phone, one), warning("first")),
        (lambda: count(phone, 26), counted(26)),
        (lambda: phone.tap("2. seti başlat"), {"kind": "set begun"}),
        (lambda: warn(phone, two), warning("second")),
        (lambda: count(phone, 20), counted(20)),
        (lambda: phone.tap("3. seti başlat"), {"kind": "set begun"}),
        (lambda: warn(phone, one), warning("first")),
        (lambda: count(phone, 25, ends=True), counted(25)),
    ]


@pytest.mark.parametrize("cut", CUTS)
def test_the_network_is_cut_at_every_step(browser: Browser, server: Server, table: Pairing, cut: str) -> None:
    """Each act is tapped without network; it is shown as waiting, sent when the network is back, and stored once."""
    hall = Table(browser, server, table, cut)
    for do, deed in steps_of(hall.phone, *names(table)):
        hall.step(do, deed)
    hall.close()
    table.refresh_from_db()
    assert table.result is not None
    assert (table.result["points"], table.warnings) == ([2, 0], [2, 1])


def test_a_whole_match_without_network_arrives_in_order(browser: Browser, server: Server, table: Pairing) -> None:
    phone = Phone(browser, server).open(table)
    phone.offline()
    steps = steps_of(phone, *names(table))
    for do, _ in steps:
        do()
    expect(phone.state).to_contain_text("çevrimdışı – 9 kayıt bekliyor")
    expect(phone.page.get_by_role("heading", name="Maç bitti")).to_be_visible()
    assert deeds_of(table) == []
    phone.offline(False)
    phone.saved()
    assert deeds_of(table) == [deed for _, deed in steps]
    phone.close()


def test_a_lost_answer_and_a_double_tap_are_one_act(browser: Browser, server: Server, table: Pairing) -> None:
    """Faults 2 and 3: the server has stored it, the phone has not heard so."""
    phone = Phone(browser, server).open(table)
    lost = []

    def lose(route) -> None:  # type: ignore[no-untyped-def]
        if route.request.post_data_json["acts"] and not lost:
            lost.append(route.fetch().status)
            route.abort()
        else:
            route.continue_()

    phone.page.route("**/acts", lose)
    phone.page.get_by_role("button", name="1. seti başlat").dblclick()
    phone.saved()
    assert lost == [200]
    assert [deed["kind"] for deed in deeds_of(table)] == ["set begun"]
    phone.close()


def test_the_third_warning_loses_the_match_and_taking_it_back_opens_it_again(
    browser: Browser, server: Server, table: Pairing
) -> None:
    phone = Phone(browser, server).open(table)
    one, _ = names(table)
    phone.tap("1. seti başlat")
    warn(phone, one)
    warn(phone, one)
    phone.tap("Uyarı ver")
    phone.choose(one)
    phone.choose(BREACH)
    expect(phone.page.locator(".warn-count")).to_have_text(f"{one}: 2 → 3 / 3")
    expect(phone.page.locator(".follows")).to_contain_text("Maç bitti")
    phone.hold("Uyarıyı ver (basılı tutun)")
    expect(phone.page.get_by_role("heading", name="Maç bitti")).to_be_visible()
    phone.tap("Geri al")
    phone.page.locator("#sheet").get_by_role("button", name="Geri al").last.click()
    expect(phone.page.get_by_role("heading", name="1. set", exact=True)).to_be_visible()
    phone.saved()
    table.refresh_from_db()
    assert (table.result, table.warnings) == (None, [2, 0])
    phone.close()


def test_a_wrong_sum_is_refused_with_the_article(browser: Browser, server: Server, table: Pairing) -> None:
    """Fault 28: the other side fills itself in; who writes 49 stones is told why not."""
    phone = Phone(browser, server).open(table)
    phone.tap("1. seti başlat")
    phone.page.locator("#count-0").fill("25")
    expect(phone.page.locator("#count-1")).to_have_value("23")
    phone.page.locator("#count-1").fill("24")
    expect(phone.page.locator(".refusal")).to_contain_text("49")
    expect(phone.page.locator(".preview details.article")).to_be_visible()
    expect(phone.page.get_by_role("button", name="Sayımı kaydet")).to_be_disabled()
    phone.close()


def test_another_phone_takes_a_dead_phones_table(
    browser: Browser, server: Server, table: Pairing, event: Event
) -> None:
    """Fault 4: the desk hands the table over; the old phone's entries go to review, never into the match."""
    from meydan.site.actions.links.holding import hand_over
    from tests.site import hall

    old = Phone(browser, server).open(table)
    old.tap("1. seti başlat")
    old.saved()
    old.offline()
    count(old, 30)
    new = Phone(browser, server).scan(table)
    expect(new.page.get_by_text("Masanın onayı bekleniyor")).to_be_visible()
    hand_over(hall.author(event), TableHold.objects.get(pairing=table, state=TableHold.State.ASKED))
    new.ready()
    expect(new.page.get_by_role("heading", name="1. set")).to_be_visible()
    count(new, 26)
    new.saved()
    old.offline(False)
    expect(old.page.get_by_text("Bu masa devredildi")).to_be_visible(timeout=20_000)
    expect(old.page.get_by_text("1 tanesi inceleme için masada")).to_be_visible(timeout=20_000)
    assert [deed.get("first") for deed in deeds_of(table)] == [None, [26]]
    assert event.calls.filter(open=True).count() == 1
    for phone in (old, new):
        phone.close()


def test_two_phones_at_one_table_see_both_values(
    browser: Browser, server: Server, table: Pairing, event: Event
) -> None:
    """Fault 5: nothing is decided silently."""
    from meydan.site.actions.links.holding import let_in
    from tests.site import hall

    one = Phone(browser, server).open(table)
    two = Phone(browser, server).scan(table)
    let_in(hall.author(event), TableHold.objects.get(pairing=table, state=TableHold.State.ASKED))
    two.ready()
    one.tap("1. seti başlat")
    expect(two.page.get_by_role("heading", name="1. set")).to_be_visible(timeout=20_000)
    two.offline()
    count(two, 30)
    count(one, 20)
    one.saved()
    two.offline(False)
    expect(two.page.get_by_role("heading", name="Aynı anda iki kayıt")).to_be_visible(timeout=20_000)
    expect(two.page.locator(".side").first).to_contain_text("30 – 18")
    expect(two.page.locator(".side").last).to_contain_text("20 – 28")
    assert [deed.get("first") for deed in deeds_of(table)] == [None, [20]]
    two.tap("Sunucudakini al")
    expect(two.page.get_by_role("button", name="2. seti başlat")).to_be_visible()
    expect(two.state).to_contain_text("1 kayıt ayrıldı")
    for phone in (one, two):
        phone.close()
