import pytest

# Assertions that stand beside the tests say what they found, too.
pytest.register_assert_rewrite("tests.browser.referee.cutting", "tests.browser.referee.phones")
