"""Writers wait in one line: whoever came first writes first."""

import threading
import time

from meydan.site.fair_line import FairLine


def test_who_came_first_is_served_first_and_one_at_a_time() -> None:
    line, served, inside = FairLine(), [], []

    def write(number: int) -> None:
        with line:
            inside.append(number)
            assert len(inside) == 1
            served.append(number)
            time.sleep(0.01)
            inside.remove(number)

    threads = [threading.Thread(target=write, args=(number,)) for number in range(8)]
    with line:
        for thread in threads:
            thread.start()
            time.sleep(0.03)
    for thread in threads:
        thread.join(10)
    assert served == list(range(8))


def test_who_is_inside_may_enter_again() -> None:
    line = FairLine()
    with line, line:
        other = threading.Thread(target=line.__enter__)
        other.start()
        other.join(0.05)
        assert other.is_alive()
    other.join(10)
    assert not other.is_alive()
