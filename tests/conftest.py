"""How patient the tests are: a busy machine is slow, and being slow is no fault of what is tested."""

import pytest
from hypothesis import HealthCheck, settings

# What is active (hypothesis has a profile of its own for build servers) stays, but for its stopwatch.
settings.register_profile("patient", settings(), deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")

LONG_SECONDS = 3600


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The usual time limit ends a test that hangs; a long one is given an hour before it counts as hanging."""
    for item in items:
        if item.get_closest_marker("long"):
            item.add_marker(pytest.mark.timeout(LONG_SECONDS))
