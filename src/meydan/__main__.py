"""`python -m meydan` is the command `meydan`."""

import sys

from meydan.cli.main import main

sys.exit(main())
