"""The page of roles says what the two tables say."""

from pathlib import Path

import pytest
from django.test import Client

from meydan.site.models import Role
from meydan.site.rights import WHO
from meydan.site.roles_document import PAGES, document
from meydan.site.roles_page import action_rules, task_rows
from meydan.site.tasks import TASK_WORDS, Task
from meydan.tournament.rounds.situation import Action
from meydan.tournament.rounds.table import TABLE

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("language", PAGES)
def test_the_docs_are_up_to_date(language: str) -> None:
    """If this fails: .venv/bin/python scripts/make_roles_page"""
    assert (DOCS / PAGES[language]).read_text("utf-8") == document(language)


def test_every_task_and_action_has_a_right_and_words() -> None:
    assert set(WHO) == {*Task, *Action}
    assert set(TASK_WORDS) == set(Task)


def test_the_rows_are_the_tables() -> None:
    rows = {row.words.en: row.roles for row in task_rows()}
    assert rows["rule on a match"] == (False, True, False, False, False)
    assert sum(len(one.rules) for one in action_rules()) == len(TABLE)
    for task, row in zip(Task, task_rows(), strict=True):
        assert row.roles == tuple(role in WHO[task] for role in Role)


@pytest.mark.django_db
@pytest.mark.parametrize(("language", "said"), [("tr", "kategoriyi sil"), ("en", "delete the category")])
def test_everybody_can_read_it_on_the_site(language: str, said: str) -> None:
    assert said in Client().get("/roles", HTTP_ACCEPT_LANGUAGE=language).content.decode()
