"""One field of a row as JSON writes it, and back, checked: an archive comes from anywhere."""

from datetime import UTC, date, datetime
from typing import Any
from uuid import UUID

from django.core.exceptions import ValidationError
from django.db import models

from meydan.exchange.archive_faults import damaged_archive
from meydan.site.actions.change import written_time


def plain_value(value: Any) -> Any:
    match value:
        case datetime():
            return written_time(value)
        case date():
            return value.isoformat()
        case UUID():
            return str(value)
        case _:
            return value


def row_value(field: models.Field, plain: Any, where: str) -> Any:
    """What stands in the row; what the field cannot hold means that the archive is not what Meydan wrote."""
    if plain is None:
        if not field.null:
            raise damaged_archive(where)
        return None
    if isinstance(field, models.JSONField):
        return plain
    if not fits(field, plain):
        raise damaged_archive(where)
    try:
        value = field.to_python(plain)
    except ValidationError as error:
        raise damaged_archive(where) from error
    return value.astimezone(UTC) if isinstance(value, datetime) else value


def fits(field: models.Field, plain: Any) -> bool:
    if isinstance(field, models.BooleanField):
        return isinstance(plain, bool)
    if isinstance(field, models.IntegerField):
        return isinstance(plain, int) and not isinstance(plain, bool) and 0 <= plain < 2**31
    if isinstance(field, models.CharField):
        within = isinstance(plain, str) and len(plain) <= (field.max_length or 0)
        return within and (not field.choices or plain in dict(field.flatchoices))
    return isinstance(plain, str)
