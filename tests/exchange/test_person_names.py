"""Names parted with care for two surnames, and swapped columns noticed."""

import pytest

from meydan.exchange.person_names import PartedName, columns_look_swapped, looks_swapped, part_name


@pytest.mark.parametrize(
    ("full_name", "parted"),
    [
        ("Ayşe Kaya", PartedName("Ayşe", "Kaya", True)),
        ("Ayşe Nur KAYA YILDIZ", PartedName("Ayşe Nur", "KAYA YILDIZ", True)),
        ("KAYA YILDIZ Ayşe Nur", PartedName("Ayşe Nur", "KAYA YILDIZ", True)),
        ("Kaya Yıldız, Ayşe Nur", PartedName("Ayşe Nur", "Kaya Yıldız", True)),
        ("Işıl İNCE", PartedName("Işıl", "İNCE", True)),
        ("Ayşe Kaya-Yıldız", PartedName("Ayşe", "Kaya-Yıldız", True)),
        ("Mehmet Ali Kaya", PartedName("Mehmet Ali", "Kaya", True)),
        ("Ayşe Kaya Yıldız", PartedName("Ayşe Kaya", "Yıldız", False)),
        ("AYŞE KAYA YILDIZ", PartedName("AYŞE KAYA", "YILDIZ", False)),
        ("M. Ali KAYA", PartedName("M. Ali", "KAYA", True)),
        ("Ayşe", PartedName("Ayşe", "", False)),
        ("Ali KAYA Can ÖZ", PartedName("Ali KAYA Can", "ÖZ", False)),
    ],
)
def test_fault_44_a_name_in_one_cell_is_parted(full_name: str, parted: PartedName) -> None:
    assert part_name(full_name) == parted


def test_fault_43_swapped_names_are_noticed_by_given_names_and_by_capitals() -> None:
    assert looks_swapped("Kaya", "Ayşe")
    assert looks_swapped("KAYA", "Umay")
    assert not looks_swapped("Ayşe", "Kaya")
    assert not looks_swapped("Umay", "KAYA")
    assert not looks_swapped("UMAY", "KAYA")
    assert not looks_swapped("Deniz", "Yıldız")
    assert not looks_swapped("Ali", "Ali")


def test_swapped_columns_are_noticed_when_most_rows_are() -> None:
    right = [("Ayşe", "Kaya"), ("Ali", "Öz"), ("Zeynep", "Ak"), ("Efe", "Can")]
    swapped = [(surnames, first_names) for first_names, surnames in right]
    assert columns_look_swapped(swapped)
    assert columns_look_swapped([*swapped[:3], right[3]])
    assert not columns_look_swapped([*swapped[:2], *right[:2]])
    assert not columns_look_swapped(right)
    assert not columns_look_swapped(swapped[:1])
    assert not columns_look_swapped([])
