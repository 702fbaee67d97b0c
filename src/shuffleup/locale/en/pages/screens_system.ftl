# The page that shows the parts of all pages.

system-title = The parts of the pages
system-hint = Every part that the pages are made of, in every state. Nothing here does anything.
system-colours = Colours
system-letters = Letters
system-keys = Buttons
system-plain = Ordinary
system-primary = What is done next
system-danger = What cannot be taken lightly
system-off = Not now
system-fields = Fields
system-wrong = There is somebody of this name already
system-amount = Amount
system-search = Finding a name
system-news = News
system-done = Anna Rossi is out in place 7
system-lists = Lists and tables
system-table = Seats, chips, clocks
system-nothing = Nothing to show
system-sheet = A sheet
