"""One or many, in English: `{n} {n:table|tables}`. Turkish needs no such thing after a number."""

from string import Formatter


class CountingFormatter(Formatter):
    """`{n:one|many}` is the first word when the value is 1, else the second."""

    def format_field(self, value: object, format_spec: str) -> str:
        one, bar, many = format_spec.partition("|")
        if not bar:
            return str(super().format_field(value, format_spec))
        return one if str(value) == "1" else many


COUNTING = CountingFormatter()


def counted(count: int, one: str, many: str) -> str:
    return f"{count} {one if count == 1 else many}"
