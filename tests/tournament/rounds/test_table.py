"""The round table: action × state, fault by fault."""

from itertools import chain, combinations

import pytest

from meydan.tournament.rounds import TABLE, Action, Fact, Kind, Later, Need, Situation, State, Verdict, decide
from meydan.tournament.rounds.labels import ACTION_WORDS, NEED_WORDS, STATE_WORDS

PUBLISHED_ON = (State.PUBLISHED, State.PLAYING, State.COMPLETE, State.CLOSED)
OVER = (State.COMPLETE, State.CLOSED)
HEAD = (Need.HEAD_REFEREE, Need.REASON)


def ask(action: Action, state: State, *facts: Fact, later: Later = Later.NOTHING) -> Verdict:
    return decide(action, Situation(state, later, frozenset(facts)))


def answer(
    action: Action, state: State, *facts: Fact, later: Later = Later.NOTHING
) -> tuple[Kind, str, tuple[Need, ...]]:
    verdict = ask(action, state, *facts, later=later)
    return verdict.kind, verdict.ground, verdict.needs


def facts_of(action: Action) -> list[frozenset[Fact]]:
    """Every combination of the facts that matter to the action."""
    known = sorted({fact for cell in TABLE if cell.action is action for fact in cell.when})
    return [frozenset(some) for some in chain.from_iterable(combinations(known, n) for n in range(len(known) + 1))]


@pytest.mark.parametrize("action", list(Action))
def test_every_action_has_an_answer_in_every_situation_with_its_ground_in_two_languages(action: Action) -> None:
    for state in State:
        for later in Later:
            for facts in facts_of(action):
                verdict = decide(action, Situation(state, later, facts))
                assert verdict.ground.startswith(("fault-", "salihli.event.", "yuzuncu-yil."))
                assert verdict.words.tr
                assert verdict.words.en != verdict.words.tr
                assert bool(verdict.needs) is (verdict.kind is Kind.CONFIRM)
                assert len(set(verdict.needs)) == len(verdict.needs)


@pytest.mark.parametrize("action", list(Action))
def test_no_cell_is_dead(action: Action) -> None:
    reached = set()
    for state in State:
        for later in Later:
            for facts in facts_of(action):
                situation = Situation(state, later, facts)
                reached.add(next(at for at, cell in enumerate(TABLE) if cell.holds(action, situation)))
    assert reached == {at for at, cell in enumerate(TABLE) if cell.action is action}


# Facts that speak against an action: none of them may ever open a door or spare a confirmation.
AGAINST = (
    Fact.BEGUN,
    Fact.NOBODY_TO_PAIR,
    Fact.RESULT_MISSING,
    Fact.ROUNDS_LEFT,
    Fact.UNACCOUNTED,
    Fact.CHECKER_OBJECTS,
    Fact.OLD_PAIRING,
    Fact.LOOKS_SWAPPED,
    Fact.CONFIRMED,
    Fact.UNCONFIRMED,
    Fact.SAME_PERSON,
    Fact.OWN_SCHOOL,
)


@pytest.mark.parametrize("action", list(Action))
def test_one_more_difficulty_never_makes_an_action_easier(action: Action) -> None:
    strictness = [Kind.ALLOWED, Kind.CONFIRM, Kind.FORBIDDEN]
    for state in State:
        for later in Later:
            for facts in facts_of(action):
                before = decide(action, Situation(state, later, facts))
                for difficulty in AGAINST:
                    after = decide(action, Situation(state, later, facts | {difficulty}))
                    assert strictness.index(after.kind) >= strictness.index(before.kind)
                    if after.kind is Kind.CONFIRM:
                        assert set(before.needs) - {Need.SIMPLE} <= set(after.needs)


def test_everything_has_its_words_in_two_languages() -> None:
    assert set(STATE_WORDS) == set(State)
    assert set(ACTION_WORDS) == set(Action)
    assert set(NEED_WORDS) == set(Need)
    for words in (*STATE_WORDS.values(), *ACTION_WORDS.values(), *NEED_WORDS.values()):
        assert words.tr != words.en
    assert len({words.tr for words in ACTION_WORDS.values()}) == len(Action)


def test_fault_23_the_referee_may_undo_until_the_desk_confirms() -> None:
    assert answer(Action.UNDO_RESULT, State.PLAYING) == (Kind.ALLOWED, "fault-23", ())
    assert answer(Action.UNDO_RESULT, State.PLAYING, Fact.CONFIRMED) == (Kind.FORBIDDEN, "fault-24", ())
    assert answer(Action.UNDO_RESULT, State.COMPLETE, later=Later.NEXT_DRAFT) == (Kind.FORBIDDEN, "fault-24", ())
    assert ask(Action.UNDO_RESULT, State.CLOSED).kind is Kind.FORBIDDEN


@pytest.mark.parametrize("state", [State.PLAYING, *OVER])
def test_fault_24_after_confirmation_the_head_referee_corrects_with_a_reason(state: State) -> None:
    assert answer(Action.CORRECT_RESULT, state, Fact.CONFIRMED) == (Kind.CONFIRM, "fault-24", HEAD)
    with_draft = ask(Action.CORRECT_RESULT, state, Fact.CONFIRMED, later=Later.NEXT_DRAFT)
    assert (with_draft.kind, with_draft.ground, with_draft.needs) == (Kind.CONFIRM, "fault-24", HEAD)
    assert "draft of the next round is discarded" in with_draft.words.en


@pytest.mark.parametrize("state", [State.PLAYING, *OVER])
@pytest.mark.parametrize("action", [Action.CORRECT_RESULT, Action.SWAP_RESULTS])
def test_fault_25_after_the_next_publication_the_published_pairing_stays(action: Action, state: State) -> None:
    verdict = ask(action, state, Fact.CONFIRMED, later=Later.NEXT_PUBLISHED)
    assert (verdict.kind, verdict.ground, verdict.needs) == (Kind.CONFIRM, "fault-25", HEAD)
    assert "its pairing stays" in verdict.words.en


def test_fault_25_re_pairing_what_is_published_takes_the_head_referee_and_a_second_confirmation() -> None:
    assert answer(Action.RE_PAIR, State.PUBLISHED) == (
        Kind.CONFIRM,
        "fault-25",
        (Need.HEAD_REFEREE, Need.REASON, Need.SECOND_PERSON),
    )


@pytest.mark.parametrize("state", OVER)
def test_fault_26_two_rounds_later_only_a_report_unless_outside_the_rules(state: State) -> None:
    later = Later.TWO_LATER
    assert answer(Action.CORRECT_RESULT, state, later=later) == (Kind.FORBIDDEN, "fault-26", ())
    assert answer(Action.SWAP_RESULTS, state, later=later) == (Kind.FORBIDDEN, "fault-26", ())
    assert answer(Action.REPORT_CORRECTION, state, later=later) == (Kind.CONFIRM, "fault-26", HEAD)
    assert answer(Action.CORRECT_RESULT, state, Fact.BEYOND_RULES, later=later) == (
        Kind.CONFIRM,
        "fault-26",
        (*HEAD, Need.TYPED),
    )
    assert ask(Action.REPORT_CORRECTION, state, later=Later.NEXT_PUBLISHED).kind is Kind.FORBIDDEN


def test_fault_26_the_mode_outside_the_rules_is_entered_once_and_for_good() -> None:
    for state in State:
        assert answer(Action.LEAVE_RULES, state) == (Kind.CONFIRM, "fault-26", (*HEAD, Need.TYPED))
        assert ask(Action.LEAVE_RULES, state, Fact.BEYOND_RULES).kind is Kind.FORBIDDEN


def test_fault_27_a_result_that_looks_swapped_is_asked_about_and_two_tables_can_be_swapped() -> None:
    assert answer(Action.ENTER_RESULT, State.PLAYING) == (Kind.ALLOWED, "fault-23", ())
    assert answer(Action.ENTER_RESULT, State.PLAYING, Fact.LOOKS_SWAPPED) == (
        Kind.CONFIRM,
        "fault-27",
        (Need.SIMPLE,),
    )
    assert answer(Action.SWAP_RESULTS, State.PLAYING) == (Kind.CONFIRM, "fault-27", (Need.SIMPLE,))
    assert answer(Action.SWAP_RESULTS, State.PLAYING, Fact.CONFIRMED) == (Kind.CONFIRM, "fault-24", HEAD)


def test_fault_30_no_shows_are_entered_in_play_and_nobody_wins_by_default() -> None:
    verdict = ask(Action.NO_SHOW, State.PLAYING)
    assert (verdict.kind, verdict.ground) == (Kind.CONFIRM, "fault-30")
    assert "if neither came, nobody wins" in verdict.words.en
    assert ask(Action.NO_SHOW, State.PLAYING, Fact.TABLE_BEGUN).kind is Kind.FORBIDDEN
    assert ask(Action.NO_SHOW, State.PUBLISHED).kind is Kind.FORBIDDEN


def test_fault_31_a_draft_is_discarded_and_paired_again_freely() -> None:
    assert answer(Action.DISCARD_DRAFT, State.DRAFT) == (Kind.ALLOWED, "fault-31", ())
    assert answer(Action.RE_PAIR, State.DRAFT) == (Kind.ALLOWED, "fault-31", ())
    assert answer(Action.EDIT_DRAFT, State.DRAFT) == (Kind.CONFIRM, "fault-35", (Need.SIMPLE,))
    assert answer(Action.PAIR, State.DRAFT) == (Kind.FORBIDDEN, "fault-31", ())


def test_fault_32_a_publication_is_withdrawn_with_a_reason_before_play() -> None:
    verdict = ask(Action.WITHDRAW_PUBLICATION, State.PUBLISHED)
    assert (verdict.kind, verdict.ground, verdict.needs) == (Kind.CONFIRM, "fault-32", (Need.REASON,))
    assert "eşlendirme geri çekildi" in verdict.words.tr
    assert answer(Action.ENTER_RESULT, State.PLAYING, Fact.OLD_PAIRING) == (Kind.FORBIDDEN, "fault-32", ())
    for action in (Action.PAIR, Action.EDIT_DRAFT, Action.DISCARD_DRAFT):
        assert answer(action, State.PUBLISHED) == (Kind.FORBIDDEN, "fault-32", ())


@pytest.mark.parametrize(
    "action", [Action.PAIR, Action.RE_PAIR, Action.EDIT_DRAFT, Action.DISCARD_DRAFT, Action.WITHDRAW_PUBLICATION]
)
def test_fault_33_what_plays_is_kept_and_results_are_never_deleted(action: Action) -> None:
    for state in (State.PLAYING, *OVER):
        assert answer(action, state) == (Kind.FORBIDDEN, "fault-33", ())


def test_fault_33_a_complementary_pairing_serves_the_tables_that_have_not_begun() -> None:
    assert answer(Action.COMPLEMENTARY_PAIRING, State.PLAYING) == (Kind.CONFIRM, "fault-33", HEAD)
    for state in set(State) - {State.PLAYING}:
        assert ask(Action.COMPLEMENTARY_PAIRING, state).kind is Kind.FORBIDDEN


def test_fault_34_nothing_is_published_while_somebody_is_left_out() -> None:
    assert answer(Action.PUBLISH, State.DRAFT) == (Kind.ALLOWED, "fault-34", ())
    assert answer(Action.PUBLISH, State.DRAFT, Fact.UNACCOUNTED) == (Kind.FORBIDDEN, "fault-34", ())
    # The head referee's reason does not help over a forgotten player.
    both = answer(Action.PUBLISH, State.DRAFT, Fact.UNACCOUNTED, Fact.CHECKER_OBJECTS)
    assert both == (Kind.FORBIDDEN, "fault-34", ())
    assert answer(Action.EXCUSE, State.NOT_PAIRED) == (Kind.CONFIRM, "fault-34", (Need.REASON,))


def test_fault_35_what_the_checker_flags_is_published_only_with_the_head_referees_reason() -> None:
    assert answer(Action.PUBLISH, State.DRAFT, Fact.CHECKER_OBJECTS) == (Kind.CONFIRM, "fault-35", HEAD)


@pytest.mark.article("salihli.event.5")
@pytest.mark.parametrize("action", [Action.ENTER, Action.CHECK_IN])
def test_fault_36_after_the_pairing_nobody_enters_unless_the_category_takes_late_entries(action: Action) -> None:
    assert answer(action, State.NOT_PAIRED) == (Kind.ALLOWED, "salihli.event.4", ())
    assert answer(action, State.DRAFT) == (Kind.CONFIRM, "fault-31", (Need.SIMPLE,))
    for state in PUBLISHED_ON:
        assert answer(action, state) == (Kind.FORBIDDEN, "salihli.event.5", ())
        assert answer(action, state, Fact.LATE_ENTRY_ALLOWED) == (Kind.CONFIRM, "fault-36", (Need.HEAD_REFEREE,))
    # Between two rounds the category has begun all the same.
    assert answer(action, State.NOT_PAIRED, Fact.BEGUN) == (Kind.FORBIDDEN, "salihli.event.5", ())
    assert answer(action, State.DRAFT, Fact.BEGUN) == (Kind.FORBIDDEN, "salihli.event.5", ())


def test_fault_37_withdrawal_is_always_possible_and_says_what_it_costs() -> None:
    for state in State:
        assert answer(Action.WITHDRAW_PLAYER, state)[:2] == (Kind.CONFIRM, "fault-37")
    assert "opponent wins by absence" in ask(Action.WITHDRAW_PLAYER, State.PUBLISHED).words.en
    assert "have not met" in ask(Action.WITHDRAW_PLAYER, State.PLAYING).words.en
    assert "loses it" in ask(Action.WITHDRAW_PLAYER, State.PLAYING, Fact.TABLE_BEGUN).words.en


def test_fault_38_return_only_by_the_head_referee_and_no_bye_after_publication() -> None:
    for state in State:
        assert answer(Action.RETURN_PLAYER, state) == (Kind.CONFIRM, "fault-38", HEAD)
    for state in PUBLISHED_ON:
        assert answer(Action.HALF_BYE, state) == (Kind.FORBIDDEN, "fault-38", ())


def test_fault_40_nobody_left_to_pair() -> None:
    for action, state in (
        (Action.PAIR, State.NOT_PAIRED),
        (Action.RE_PAIR, State.DRAFT),
        (Action.PAIR_NEXT, State.COMPLETE),
        (Action.PAIR_NEXT, State.CLOSED),
    ):
        assert ask(action, state).kind is Kind.ALLOWED
        assert answer(action, state, Fact.NOBODY_TO_PAIR) == (Kind.FORBIDDEN, "fault-40", ())


def test_fault_41_the_next_round_waits_for_every_result_or_takes_a_postponed_one_for_a_draw() -> None:
    postponed = (Kind.CONFIRM, "fault-41", (Need.HEAD_REFEREE, Need.SIMPLE))
    assert answer(Action.PAIR_NEXT, State.PLAYING) == (Kind.FORBIDDEN, "fault-41", ())
    assert answer(Action.PAIR_NEXT, State.PLAYING, Fact.POSTPONED_AS_DRAWN) == postponed
    for action, state in (
        (Action.PAIR, State.NOT_PAIRED),
        (Action.RE_PAIR, State.DRAFT),
        (Action.PUBLISH, State.DRAFT),
    ):
        assert answer(action, state, Fact.RESULT_MISSING) == (Kind.FORBIDDEN, "fault-41", ())
        assert answer(action, state, Fact.RESULT_MISSING, Fact.POSTPONED_AS_DRAWN) == postponed


def test_fault_41_no_final_standings_while_any_result_is_missing() -> None:
    assert answer(Action.FINAL_STANDINGS, State.CLOSED) == (Kind.ALLOWED, "fault-41", ())
    assert answer(Action.FINAL_STANDINGS, State.COMPLETE) == (Kind.CONFIRM, "fault-41", (Need.SIMPLE,))
    for state in State:
        for facts in facts_of(Action.FINAL_STANDINGS):
            if Fact.RESULT_MISSING in facts or state not in OVER:
                assert decide(Action.FINAL_STANDINGS, Situation(state, facts=facts)).kind is Kind.FORBIDDEN
    # Declaring the match postponed does not help here.
    facts = (Fact.RESULT_MISSING, Fact.POSTPONED_AS_DRAWN)
    assert ask(Action.FINAL_STANDINGS, State.CLOSED, *facts).kind is Kind.FORBIDDEN
    assert ask(Action.FINAL_STANDINGS, State.CLOSED, Fact.ROUNDS_LEFT).kind is Kind.FORBIDDEN


def test_fault_42_bulk_actions_need_a_typed_confirmation() -> None:
    for state in State:
        for action in (Action.BULK_ABSENT, Action.IMPORT_OVER, Action.DELETE_CATEGORY):
            verdict = ask(action, state)
            assert verdict.kind is Kind.FORBIDDEN or Need.TYPED in verdict.needs
    assert answer(Action.BULK_ABSENT, State.NOT_PAIRED) == (Kind.CONFIRM, "fault-42", (Need.TYPED,))
    assert answer(Action.BULK_ABSENT, State.PLAYING) == (Kind.CONFIRM, "fault-42", (Need.HEAD_REFEREE, Need.TYPED))
    assert answer(Action.BULK_ABSENT, State.COMPLETE) == (Kind.FORBIDDEN, "fault-33", ())
    assert answer(Action.IMPORT_OVER, State.NOT_PAIRED) == (Kind.CONFIRM, "fault-42", (Need.TYPED,))
    assert answer(Action.IMPORT_OVER, State.PUBLISHED) == (Kind.FORBIDDEN, "salihli.event.5", ())
    assert answer(Action.DELETE_CATEGORY, State.CLOSED) == (
        Kind.CONFIRM,
        "fault-42",
        (Need.TYPED, Need.SECOND_PERSON),
    )


def test_fault_45_tie_breaks_after_the_start_need_two_confirmations() -> None:
    twice = (Kind.CONFIRM, "fault-45", (Need.TYPED, Need.SECOND_PERSON))
    assert answer(Action.CHANGE_TIE_BREAKS, State.NOT_PAIRED) == (Kind.ALLOWED, "fault-45", ())
    assert answer(Action.CHANGE_TIE_BREAKS, State.NOT_PAIRED, Fact.BEGUN) == twice
    for state in PUBLISHED_ON:
        assert answer(Action.CHANGE_TIE_BREAKS, state) == twice


def test_fault_47_cards_are_frozen_and_a_deviation_needs_the_head_referees_note() -> None:
    assert answer(Action.REDRAW_CARDS, State.NOT_PAIRED) == (Kind.CONFIRM, "fault-47", (Need.REASON,))
    for state in PUBLISHED_ON:
        assert answer(Action.REDRAW_CARDS, state) == (Kind.FORBIDDEN, "fault-47", ())
    assert answer(Action.USE_RESERVE_CARD, State.PLAYING) == (Kind.CONFIRM, "fault-47", HEAD)
    by_rule = answer(Action.USE_RESERVE_CARD, State.PLAYING, Fact.CARD_VOID)
    assert by_rule == (Kind.ALLOWED, "yuzuncu-yil.equilibrio.12", ())


def test_fault_48_a_referee_of_a_players_school_is_warned_about() -> None:
    assert answer(Action.ASSIGN_REFEREE, State.PUBLISHED) == (Kind.ALLOWED, "fault-48", ())
    assert answer(Action.ASSIGN_REFEREE, State.PUBLISHED, Fact.OWN_SCHOOL) == (
        Kind.CONFIRM,
        "fault-48",
        (Need.SIMPLE,),
    )


def test_fault_50_whoever_entered_a_result_does_not_confirm_it() -> None:
    assert answer(Action.CONFIRM_RESULT, State.PLAYING) == (Kind.ALLOWED, "fault-50", ())
    assert answer(Action.CONFIRM_RESULT, State.PLAYING, Fact.SAME_PERSON) == (Kind.FORBIDDEN, "fault-50", ())
    assert answer(Action.CLOSE_ROUND, State.COMPLETE, Fact.UNCONFIRMED) == (Kind.FORBIDDEN, "fault-50", ())
    assert ask(Action.CLOSE_ROUND, State.COMPLETE).kind is Kind.ALLOWED


@pytest.mark.article("salihli.event.11")
def test_every_round_is_paired_when_its_time_comes() -> None:
    assert answer(Action.PAIR, State.NOT_PAIRED) == (Kind.ALLOWED, "salihli.event.11", ())
    assert ask(Action.PAIR_NEXT, State.COMPLETE).kind is Kind.ALLOWED
    assert ask(Action.PAIR_NEXT, State.COMPLETE, later=Later.NEXT_DRAFT).kind is Kind.FORBIDDEN


def test_a_round_begins_and_closes_once() -> None:
    assert [ask(Action.START, state).kind for state in State] == [
        Kind.FORBIDDEN,
        Kind.FORBIDDEN,
        Kind.ALLOWED,
        Kind.FORBIDDEN,
        Kind.FORBIDDEN,
        Kind.FORBIDDEN,
    ]
    assert [state for state in State if ask(Action.CLOSE_ROUND, state).kind is Kind.ALLOWED] == [State.COMPLETE]
