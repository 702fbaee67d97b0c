"""``python -m shuffleup``: the same as the command."""

import sys

from shuffleup.main import main

sys.exit(main())
