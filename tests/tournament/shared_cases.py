"""The case files handed to the project, where they are at hand beside the repository."""

from pathlib import Path

import pytest

SWISS = Path(__file__).resolve().parents[3] / "shared" / "mission" / "swiss"


def case_files(folder: str) -> list[Path]:
    return sorted((SWISS / folder).glob("*.trf"))


needs_shared_cases = pytest.mark.skipif(
    not SWISS.is_dir(), reason="the shared case files are not beside the repository"
)
