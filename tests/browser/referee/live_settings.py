"""The site of the tests for a server of its own: it looks into the database that the tests have made."""

import os

from site_settings import *  # noqa: F403 - the same site, another database
from site_settings import DATABASES

DATABASES["default"]["NAME"] = os.environ["MEYDAN_LIVE_DATABASE"]
