"""What is wrong with a report file, where it stands, and what to do."""

from meydan.games.errors import Refusal
from meydan.games.words import Words


class TrfError(Refusal):
    """The file does not add up. `line` and `column` count from 1; 0 means the file as a whole, or the whole line."""

    def __init__(self, line: int, column: int, problem: Words) -> None:
        self.line = line
        self.column = column
        self.problem = problem
        words = Words(
            f"{_place(line, column, 'satır', 'sütun')}{problem.tr}",
            f"{_place(line, column, 'line', 'column')}{problem.en}",
        )
        super().__init__(words)


def _place(line: int, column: int, line_word: str, column_word: str) -> str:
    if not line:
        return ""
    if not column:
        return f"{line_word} {line}: "
    return f"{line_word} {line}, {column_word} {column}: "
