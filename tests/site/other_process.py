"""Another process that writes into the same database: python -m tests.site.other_process DATABASE SLUG KIND."""

import os
import subprocess
import sys

from django.db import connection


def log_elsewhere(slug: str, kind: str) -> None:
    """Logs a public line of the event from a process of its own."""
    command = [sys.executable, "-m", "tests.site.other_process", str(connection.settings_dict["NAME"]), slug, kind]
    subprocess.run(command, check=True, timeout=60, env=dict(os.environ))


def main(database: str, slug: str, kind: str) -> None:
    os.environ["DJANGO_SETTINGS_MODULE"] = "tests.site_settings"
    import django
    from django.conf import settings

    settings.DATABASES["default"]["NAME"] = database
    django.setup()

    from meydan.site.actions.author import Author
    from meydan.site.actions.change import change
    from meydan.site.models import Event, Role

    with change(Event.objects.get(slug=slug), Author("Komut", Role.ORGANISER)) as log:
        log(kind, public=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
