"""A pytest plugin that notes which tests prove which article, and whether they passed.

A test names its articles with `@pytest.mark.article("lig.koridor.jump", …)`. With `--articles-report FILE` the notes
are written there as JSON: {article: {test: passed}}. `python -m tests.articles` reads them.
"""

import json
from collections.abc import Generator
from pathlib import Path

import pytest

from meydan.rulebooks import RULEBOOKS, load


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--articles-report", metavar="FILE", help="write which test proves which article")


def articles_named(item: pytest.Item) -> list[str]:
    return [article for mark in item.iter_markers("article") for article in mark.args]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A test that names an article no rulebook has proves nothing."""
    known = {article.id for name in RULEBOOKS for article in load(name).articles}
    for item in items:
        unknown = [article for article in articles_named(item) if article not in known]
        if unknown:
            raise pytest.UsageError(f"{item.nodeid} names articles that no rulebook has: {', '.join(unknown)}")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    report.user_properties = [(name, value) for name, value in report.user_properties if name != "articles"]
    report.user_properties.append(("articles", articles_named(item)))
    return report


class Notes:
    """What the finished tests have proved so far."""

    def __init__(self) -> None:
        self.proofs: dict[str, dict[str, bool]] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when != "call" and report.passed:
            return  # setting up and tearing down prove nothing; but their failure disproves
        expected_to_fail = hasattr(report, "wasxfail")
        if report.skipped and not expected_to_fail:
            return  # what could not be run here says nothing
        passed = report.passed and not expected_to_fail
        for name, articles in report.user_properties:
            if name == "articles":
                for article in articles:
                    tests = self.proofs.setdefault(article, {})
                    tests[report.nodeid] = tests.get(report.nodeid, True) and passed


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--articles-report") and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Notes(), "article-notes")


def pytest_sessionfinish(session: pytest.Session) -> None:
    target = session.config.getoption("--articles-report")
    notes = session.config.pluginmanager.get_plugin("article-notes")
    if target and isinstance(notes, Notes):
        Path(target).write_text(json.dumps(notes.proofs), encoding="utf-8")
