"""Whatever is done to a file, reading gives a value or a refusal, never another error."""

from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from meydan.tournament.trf import TrfError, TrfFile, read, write
from tests.tournament.shared_cases import case_files
from tests.tournament.trf.trf_files import patient, trf_files

OWN_CASES = sorted((Path(__file__).parents[1] / "standings" / "cases").glob("*.trf"))
REAL = [path.read_bytes() for path in OWN_CASES + case_files("cases")]


def read_or_refuse(data: bytes) -> TrfFile | None:
    try:
        return read(data)
    except TrfError as refused:
        assert refused.words.tr
        assert refused.words.en
        return None


@patient
@given(st.binary(max_size=400))
@example(b"001    1\x85")
@example("001    ١".encode())
@example(b"162  W")
@example(b"XXA    1 \x1c")
def test_arbitrary_bytes_are_read_or_refused(data: bytes) -> None:
    read_or_refuse(data)


CODES = ["001", "142", "152", "162", "240", "250", "260", "299", "XXR", "XXC", "XXP", "XXA", "XXZ", "BBW", "BBU"]


@patient
@given(st.lists(st.tuples(st.sampled_from(CODES), st.text("0123456789 .-+wWbBHZUF=LD", max_size=60)), max_size=8))
def test_arbitrary_lines_with_known_codes_are_read_or_refused(lines: list[tuple[str, str]]) -> None:
    read_or_refuse("\n".join(f"{code} {rest}" for code, rest in lines).encode())


def test_there_are_real_files_to_damage() -> None:
    assert len(OWN_CASES) >= 6


@patient
@given(st.data())
def test_real_file_with_bytes_changed_is_read_or_refused(data: st.DataObject) -> None:
    damaged = bytearray(data.draw(st.sampled_from(REAL)))
    for _ in range(data.draw(st.integers(1, 6))):
        at = data.draw(st.integers(0, len(damaged) - 1))
        damage = data.draw(st.sampled_from(["change", "take out", "put in", "cut off"]))
        if damage == "change":
            damaged[at] = data.draw(st.integers(0, 255))
        elif damage == "take out":
            del damaged[at : at + data.draw(st.integers(1, 30))]
        elif damage == "put in":
            damaged[at:at] = data.draw(st.binary(min_size=1, max_size=12))
        else:
            del damaged[max(at, 1) :]
        damaged = damaged or bytearray(b"0")
    read_or_refuse(bytes(damaged))


@patient
@given(trf_files(), st.data())
def test_file_that_was_accepted_after_damage_is_written_and_read_again(trf: TrfFile, data: st.DataObject) -> None:
    text = write(trf)
    at = data.draw(st.integers(0, len(text) - 1))
    damaged = text[:at] + data.draw(st.sampled_from(list("0123456789 wb=-HZ"))) + text[at + 1 :]
    accepted = read_or_refuse(damaged.encode())
    if accepted is not None:
        again = read(write(accepted).encode())
        assert again.table == accepted.table


@pytest.mark.parametrize("data", REAL[:3])
def test_real_file_cut_off_after_every_line_is_read_or_refused(data: bytes) -> None:
    lines = data.splitlines(keepends=True)
    for count in range(len(lines)):
        read_or_refuse(b"".join(lines[:count]))
