"""The site as it is served in a hall: static files packed and named by their content."""

import os

from meydan.site.settings import *  # noqa: F403 - nothing differs but the database
from meydan.site.settings import DATABASES

DATABASES["default"]["NAME"] = os.environ["MEYDAN_LIVE_DATABASE"]
