"""What a referee types into `meydan match`, and what it tells of the acts."""

import re

from tests.cli.conftest import Said

NAMES = ("--first", "Ayşe", "--second", "Bora")


def typed(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


def acts(said: Said) -> list[str]:
    """The lines of the story that were printed, without the prompts and questions before them."""
    lines = [re.split(r"\] > |\]: ", line)[-1].strip() for line in said.out.splitlines()]
    return [line for line in lines if line.partition(".")[0].isdecimal() and line.endswith("]")]
