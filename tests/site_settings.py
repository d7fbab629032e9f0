"""The site as the tests run it: the settings of the house, with what makes tests quick and repeatable."""

import os
import tempfile

os.environ.setdefault("MEYDAN_SECRET", "only for tests")
os.environ.setdefault("MEYDAN_DATA", tempfile.mkdtemp(prefix="meydan-tests-"))

from meydan.site.settings import *
from meydan.site.settings import DATABASES, STORAGES

PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
STORAGES = {**STORAGES, "staticfiles": {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"}}
WHITENOISE_USE_FINDERS = WHITENOISE_AUTOREFRESH = True
if DATABASES["default"]["ENGINE"].endswith("sqlite3"):
    # A file, not memory: several threads and processes look into it, as in a hall.
    DATABASES["default"]["TEST"] = {"NAME": os.path.join(os.environ["MEYDAN_DATA"], "test.sqlite3")}
