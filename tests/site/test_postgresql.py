"""A kept connection to PostgreSQL: known to be good without a question, and known to be gone after a restart."""

import psycopg
import pytest
from django.db import connection

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.skipif(connection.vendor != "postgresql", reason="SQLite has no server that could go away"),
]


def test_a_quiet_connection_is_good_without_a_statement(django_assert_num_queries: pytest.FixtureRequest) -> None:
    connection.ensure_connection()
    with django_assert_num_queries(0):  # type: ignore[operator]
        assert connection.is_usable()


def test_a_connection_that_the_server_ended_is_opened_anew() -> None:
    connection.ensure_connection()
    assert connection.connection is not None
    backend = connection.connection.info.backend_pid
    with psycopg.connect(**connection.get_connection_params() | {"cursor_factory": None}) as other:
        other.execute("SELECT pg_terminate_backend(%s, 5000)", [backend])
    assert not connection.is_usable()
    connection.close()
    with connection.cursor() as cursor:
        cursor.execute("SELECT 1")
        assert cursor.fetchone() == (1,)
