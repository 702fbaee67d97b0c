### Mistakes of house books.

note-change-number-name = change { $number } ({ $name })
note-change-number = change { $number }
note-hint-and-count-more = { $hint } (and { $count } more)
note-amends-no-rulebook = amends = { $key } is no rulebook
note-known-list = known: { $list }
note-unknown-rulebook-key = unknown rulebook '{ $key }'
note-name-has-count-letters = { $name } has { $count } letters
note-give-one-of-at-most = give one of at most { $most }
note-add-key-what-2 = add { $key } = "…", { $what }
note-house-as-known = the house as its players know it
note-why-the-house-plays-so = why the house plays it so
note-number-in-house-rules = its number in the house's rules
note-what-is-changed = what is changed
note-give-text-in-quotes-what = give text in quotes: { $what }
note-signs-not-printable = { $key } has signs that cannot be printed
note-write-readable = write it in letters that people can read
note-write-law = write [law] on a line of its own, and below it parameter = "the law"
note-write-words = write [words] on a line of its own, and below it mando = "all in"
note-name-is-no-parameter = '{ $name }' is no parameter
note-give-the-law = give the law in quotes, as it is to be cited
note-word-is-no-word = '{ $word }' is no word
note-give-one-or-two-words = give one word or two, of letters
note-word-act-is-no-act = { $word } = { $act } is no act
note-acts-are-list = acts are { $list }
note-word-stands-twice = '{ $word }' stands twice
note-keep-one-of-the-two = keep one of the two
note-no-change-in-it = there is no change in it
note-add-change = add [[change]] with parameter, value and reason, or play by the rulebook as it stands
note-must-be-changes = must be a list of changes
note-also-change = is also change { $number }
note-write-change-below = write [[change]] and its keys below
note-change-of-fallback = a house cannot change what its book falls back on
note-all-books-decide-it-alike = all books decide it alike, and nothing else can be played
note-min-raise-basis-idle = min_raise_basis does nothing: a full raise is never smaller than the last, so both values are one
note-remove-the-change = remove the change
note-name-another-book = name another book in amends
note-is-fixed-by-law-law = is fixed by law ({ $law })
note-remove-change-of-law = remove the change: no house may make it
note-parameters-are-list = parameters are { $list }
note-parameters-of-group = parameters of { $group } are { $list }
note-name-is-a-rulebook = name = { $name } is a rulebook
note-give-an-own-name = give the house a name of its own
note-does-nothing-alone = { $name } does nothing alone
note-set-names-too = set { $names } too
note-word-means-otherwise = '{ $word }' means { $act } everywhere, not { $other }
note-one-or-other-2 = { $one }; or { $other }
note-all-four-in-order = all four in one order, of { $list }
note-one-or-more-mildest = a list of one or more, each at most once and the mildest first, of { $list }
note-one-or-more-of = a list of one or more, each at most once, of { $list }
note-each-at-most-once = a list, each at most once, of { $list }
note-whole-from-to = a whole number, from { $least } to { $most }
note-whole-or-whole = a whole number, { $least } or { $most }
note-two-rising = two whole numbers from { $least } to { $most }, the smaller one first, like { $example }
note-two-falling = two whole numbers from { $least } to { $most }, the larger one first, like { $example }
note-players-or-by-table = a number of players from 2 to { $most }, like 10, or one for each kind of table, like { $example }
note-part-of-a-whole = a part of a whole, more than nothing, like { $example }
note-h4h-minutes-too-many = { $count } minutes for a hand are more than the { $most } of h4h_minutes_max
note-raise-h4h-minutes = raise h4h_minutes_max, or give fewer minutes
note-short-clock-too-long = the short clock of { $short } seconds is longer than the usual one of { $usual }
note-shorten-or-lengthen = shorten it, or lengthen clock_seconds
note-value-value-cannot-be = value = { $value } cannot be
