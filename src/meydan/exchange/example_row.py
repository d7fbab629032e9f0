"""The example line of the template that schools fill in: it shows how to write, and is no entry."""

from meydan.exchange.fields import Field
from meydan.exchange.row_reading import RowValues
from meydan.tournament.names import folded

EXAMPLE = {
    Field.FIRST_NAMES: "Örnek Ayşe Nur",
    Field.SURNAMES: "ÖRNEK YILDIZ",
    Field.SCHOOL: "Örnek Okulu",
    Field.SCHOOL_NUMBER: "123",
    Field.ADVISER: "Örnek Öğretmen",
    Field.DISTRICT: "Salihli",
    Field.PROVINCE: "Manisa",
}


def is_example(values: RowValues) -> bool:
    """The example's name at the example's school, whatever else was changed in its line."""
    return all(
        folded(values.texts.get(field, "")) == folded(EXAMPLE[field])
        for field in (Field.FIRST_NAMES, Field.SURNAMES, Field.SCHOOL)
    )
