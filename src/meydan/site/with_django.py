"""The site's rooms for a command: Django is set up first, then the room is imported.

Rows can be imported only after Django has read its settings, and the settings read the data folder: a command says
which folder before it asks for a room.
"""

import os
from importlib import import_module
from types import ModuleType

import django

from meydan.site.databases import data_folder, prepare


def room(name: str) -> ModuleType:
    """`room("serving.run")` is meydan.site.serving.run, ready to use."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "meydan.site.settings")
    prepare(data_folder())
    django.setup()
    return import_module(f"meydan.site.{name}")
