"""`meydan rulebooks` and `meydan rulebook`: what the rulebooks say."""

from meydan.cli.commands import Commands


def add_to(commands: Commands) -> None:
    pass
