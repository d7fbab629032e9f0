"""The file of champions, and the code that sender and receiver compare."""

import json
from dataclasses import replace

import pytest

from meydan.exchange.champions import (
    CategoryChampions,
    Champion,
    ChampionsFile,
    packed_champions,
    same_code,
    unpacked_champions,
)
from meydan.games.errors import Refusal

AYSE = Champion(1, "Ayşe", "Işık", "Gazi İlkokulu", 3, "Fatma Hanım", "12", "Salihli", "Manisa", consent=True)
FILE = ChampionsFile(
    "Okul Kupası",
    "u",
    "school",
    7,
    "ab" * 32,
    "meydan 0.1.0",
    (CategoryChampions("Mangala", "mangala", "primary", (AYSE,)),),
)


def test_a_file_of_champions_comes_back_the_same() -> None:
    assert unpacked_champions(packed_champions(FILE)) == FILE


def test_the_code_has_four_groups_and_changes_with_every_letter() -> None:
    assert [len(group) for group in FILE.code.split("-")] == [4, 4, 4, 4]
    other = replace(AYSE, surnames="Isık")
    altered = replace(FILE, categories=(replace(FILE.categories[0], champions=(other,)),))
    assert altered.code != FILE.code
    assert replace(FILE, log_hash="cd" * 32).code != FILE.code


def test_a_code_is_compared_as_it_is_heard() -> None:
    assert same_code(FILE.code.lower().replace("-", " "), FILE.code)
    assert not same_code("", FILE.code)
    assert not same_code(FILE.code[:-1], FILE.code)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{}",
        b"[1]",
        b"PK\x03\x04",
        b'{"format":"meydan-champions","version":1}',
        b"[" * 100_000,
    ],
)
def test_another_file_is_refused(data: bytes) -> None:
    with pytest.raises(Refusal, match="not a file of champions"):
        unpacked_champions(data)


def test_a_field_of_another_type_is_refused() -> None:
    plain = json.loads(packed_champions(FILE))
    plain["categories"][0]["champions"][0]["grade"] = "üç"
    with pytest.raises(Refusal, match="not a file of champions"):
        unpacked_champions(json.dumps(plain).encode())


def test_a_newer_file_is_refused() -> None:
    plain = {**json.loads(packed_champions(FILE)), "version": 2}
    with pytest.raises(Refusal, match="newer Meydan"):
        unpacked_champions(json.dumps(plain).encode())
