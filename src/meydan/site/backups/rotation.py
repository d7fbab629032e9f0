"""Which backups stay: the newest, and the newest of every round. A damaged one does not count, and is not hidden."""

from collections.abc import Sequence

from meydan.site.backups.kept import Backup

NEWEST = 20


def to_go(kept: Sequence[Backup], newest: int = NEWEST) -> list[Backup]:
    """`kept` is newest first. Damaged files go only when they are older than `newest` whole ones."""
    stay: set[int] = set()
    rounds: set[tuple[str, int, int]] = set()
    whole = [backup for backup in kept if backup.whole]
    stay.update(backup.number for backup in whole[:newest])
    for backup in whole:
        of_round = backup.occasion.of_round
        if of_round is not None and of_round not in rounds:
            rounds.add(of_round)
            stay.add(backup.number)
    oldest = whole[newest - 1].number if len(whole) >= newest else 0
    stay.update(backup.number for backup in kept if not backup.whole and backup.number >= oldest)
    return [backup for backup in kept if backup.number not in stay]
