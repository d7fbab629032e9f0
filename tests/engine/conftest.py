"""Tests of the native core are skipped, saying so, where it is not built."""

from pathlib import Path

import pytest

from meydan.engine import native


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if native.available:
        return
    not_built = pytest.mark.skip(reason="the native core is not built in this installation")
    for item in items:
        if Path(__file__).parent in item.path.parents and item.path.stem.startswith("test_native"):
            item.add_marker(not_built)
