"""The life of a round through its pages: pair, check, publish, start, results, close, next, final."""

from meydan.site.models import Category, Event, LogLine, Role, RoundRow
from meydan.tournament.rounds.situation import State
from tests.site import hall
from tests.site.desk import Desk, current, words_of
from tests.site.rounds import steps


def test_a_whole_swiss_from_the_first_pairing_to_the_final_standings(event: Event, desk: Desk) -> None:
    category = hall.make_category(event, rounds=2)
    hall.make_entries(category, 4)
    for number in (1, 2):
        assert f"{number}. turu eşlendir" in desk.text("rounds", category=category.pk)
        assert desk.press("pair-round", category=category.pk).status_code == 303
        row = current(category, number)
        assert "Denetim temiz" in desk.text("round", category=category.pk, number=number)
        for name in ("publish-round", "start-round"):
            assert desk.step(name, row).status_code == 303
        for table in (1, 2):
            assert desk.enter(row, table, "2-0").status_code == 303
        assert "Bütün sonuçlar girildi" in desk.text("round", category=category.pk, number=number)
        assert desk.step("close-round", row).status_code == 303
    assert "Sıralamayı kesinleştir" in desk.text("round", category=category.pk, number=2)
    assert desk.press("make-final", category=category.pk).status_code == 303
    category.refresh_from_db()
    assert category.final
    assert "Sıralama kesin" in desk.text("rounds", category=category.pk)


def test_the_same_button_pressed_twice_pairs_once(category: Category, desk: Desk) -> None:
    for _ in range(2):
        assert desk.press("pair-round", {"request": "bir dokunuş"}, category=category.pk).status_code == 303
    assert category.rounds_paired.count() == 1
    assert LogLine.objects.filter(kind="round paired").count() == 1


def test_nobody_publishes_a_draft_that_they_have_not_seen(category: Category, desk: Desk) -> None:
    seen = steps.drafted(category)
    desk.step("re-pair", seen)
    answer = desk.step("publish-round", seen)
    assert answer.status_code == 422
    assert "artık geçerli değil" in words_of(answer)
    assert current(category, 1).state == State.DRAFT


def test_fault_34_a_forgotten_player_is_named_and_forbids_publication(category: Category, desk: Desk) -> None:
    row = steps.drafted(category)
    hall.make_entries(category, 1)
    late = category.entries.latest("number")
    page = desk.text("round", category=category.pk, number=1)
    assert "1 eksik var: yayımlanamaz" in page
    assert f"{late.name} salonda ama eşlendirmede yok" in page
    assert desk.step("publish-round", row).status_code == 403


def test_fault_35_what_the_checker_finds_is_said_and_the_head_referee_writes_why(
    event: Event, category: Category, desk: Desk
) -> None:
    row = steps.drafted(category)
    first, second = steps.tables(row)[:2]
    swapped = {"one": first.first.start_number, "other": second.first.start_number}
    asked = desk.step("swap-players", row, **swapped, reason="başhakem istedi")
    assert asked.status_code == 428
    assert desk.step("swap-players", row, **swapped, reason="başhakem istedi", confirmed="yes").status_code == 303
    page = desk.text("round", category=category.pk, number=1)
    assert "Denetleyici" in page
    assert "Eşlendirme elle değiştirildi: başhakem istedi" in page
    assert desk.step("publish-round", row).status_code == 428
    assert Desk(event, Role.ORGANISER).step("publish-round", row, reason="olsun").status_code == 403
    assert desk.step("publish-round", row, reason="salonda anlaşıldı").status_code == 303
    assert LogLine.objects.get(kind="round published").why == "salonda anlaşıldı"


def test_the_page_that_asks_keeps_a_reason_that_was_given_before(category: Category, desk: Desk) -> None:
    row = steps.drafted(category)
    first, second = steps.tables(row)[:2]
    swapped = {"one": first.first.start_number, "other": second.first.start_number}
    asked = desk.step("swap-players", row, **swapped, reason="başhakem istedi")
    assert '<input type="hidden" name="reason" value="başhakem istedi">' in asked.content.decode()


def test_a_swap_needs_two_numbers(category: Category, desk: Desk) -> None:
    row = steps.drafted(category)
    answer = desk.step("swap-players", row, one="1", other="", reason="yanlış", confirmed="yes")
    assert answer.status_code == 422
    assert "İki oyuncunun numarasını da yazın." in words_of(answer)


def test_fault_31_a_draft_is_thrown_away_and_stays_in_the_record(category: Category, desk: Desk) -> None:
    row = steps.drafted(category)
    assert desk.step("discard-draft", row).status_code == 303
    assert not RoundRow.objects.filter(category=category, current=True).exists()
    assert "Eski sürümler (1)" in desk.text("rounds", category=category.pk)


def test_fault_32_a_publication_is_withdrawn_with_a_reason(category: Category, desk: Desk) -> None:
    row = steps.published(category)
    assert desk.step("withdraw-publication", row).status_code == 428
    assert desk.step("withdraw-publication", row, reason="liste yanlıştı").status_code == 303
    line = LogLine.objects.get(kind="publication withdrawn")
    assert (line.why, line.public) == ("liste yanlıştı", True)


def test_fault_25_a_published_pairing_is_renewed_only_with_a_second_person(
    event: Event, category: Category, desk: Desk
) -> None:
    row = steps.published(category)
    second = hall.make_official(event, Role.ORGANISER, "ikinci")
    assert second.user is not None
    assert desk.step("re-pair", row, reason="kura yanlış").status_code == 428
    wrong = desk.step("re-pair", row, reason="kura yanlış", second_name=second.user.username, second_password="yanlış")
    assert wrong.status_code == 422
    done = desk.step(
        "re-pair", row, reason="kura yanlış", second_name=second.user.username, second_password=hall.PASSWORD
    )
    assert done.status_code == 303
    assert current(category, 1).edition == 2


def test_fault_33_the_rest_is_paired_again_while_begun_tables_stay(category: Category, desk: Desk) -> None:
    row = steps.started(category)
    desk.enter(row, 1, "2-0")
    kept = steps.tables(row)[0].pk
    assert desk.step("pair-rest", row).status_code == 428
    assert desk.step("pair-rest", row, reason="iki masa karıştı").status_code == 303
    assert steps.tables(current(category, 1))[0].pk == kept


def test_fault_41_a_round_with_a_missing_result_is_not_closed(category: Category, desk: Desk) -> None:
    row = steps.started(category)
    answer = desk.step("close-round", row)
    assert answer.status_code == 403
    assert "Sonucu eksik masa var" in words_of(answer)


def test_fault_50_a_round_waits_for_its_second_person(event: Event, category: Category, desk: Desk) -> None:
    Event.objects.filter(pk=event.pk).update(second_person=True)
    category.event.refresh_from_db()
    row = steps.finished(category)
    page = desk.text("round", category=category.pk, number=1)
    assert "Onay bekleyen sonuç var; ikinci kişi onaylasın." in page
    assert desk.step("close-round", row).status_code == 403
    for table in (1, 2, 3):
        assert desk.press("confirm-result", category=category.pk, number=1, table=table).status_code == 303
    assert desk.step("close-round", row).status_code == 303


def test_a_table_referee_cannot_publish(event: Event, category: Category) -> None:
    row = steps.drafted(category)
    assert Desk(event, Role.TABLE_REFEREE).step("publish-round", row).status_code == 403
    assert current(category, 1).state == State.DRAFT


def test_fault_40_nobody_to_pair_is_said_before_the_button(event: Event, desk: Desk) -> None:
    category = hall.make_category(event)
    hall.make_entries(category, 1)
    assert "en az iki oyuncu kalmadı" in desk.text("rounds", category=category.pk)
    assert desk.press("pair-round", category=category.pk).status_code == 403
