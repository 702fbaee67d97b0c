### Mistakes of house books.

mistake-change-number-name = change { $number } ({ $name })
mistake-change-number = change { $number }
mistake-hint-and-count-more = { $hint } (and { $count } more)
mistake-amends-key-is-no-rulebook = amends = { $key } is no rulebook
mistake-known-list = known: { $list }
mistake-unknown-rulebook-key = unknown rulebook '{ $key }'
mistake-name-has-count-letters = { $name } has { $count } letters
mistake-give-one-of-at-most-most = give one of at most { $most }
mistake-add-key-what-2 = add { $key } = "…", { $what }
mistake-the-house-as-its-players-know = the house as its players know it
mistake-why-the-house-plays-it-so = why the house plays it so
mistake-its-number-in-the-house-s = its number in the house's rules
mistake-what-is-changed = what is changed
mistake-give-text-in-quotes-what = give text in quotes: { $what }
mistake-key-has-signs-that-cannot-be = { $key } has signs that cannot be printed
mistake-write-it-in-letters-that-people = write it in letters that people can read
mistake-write-law-on-a-line-of = write [law] on a line of its own, and below it parameter = "the law"
mistake-write-words-on-a-line-of = write [words] on a line of its own, and below it mando = "all in"
mistake-name-is-no-parameter = '{ $name }' is no parameter
mistake-give-the-law-in-quotes-as = give the law in quotes, as it is to be cited
mistake-word-is-no-word = '{ $word }' is no word
mistake-give-one-word-or-two-of = give one word or two, of letters
mistake-word-act-is-no-act = { $word } = { $act } is no act
mistake-acts-are-list = acts are { $list }
mistake-word-stands-twice = '{ $word }' stands twice
mistake-keep-one-of-the-two = keep one of the two
mistake-there-is-no-change-in-it = there is no change in it
mistake-add-change-with-parameter-value-and = add [[change]] with parameter, value and reason, or play by the rulebook as it stands
mistake-must-be-a-list-of-changes = must be a list of changes
mistake-is-also-change-number = is also change { $number }
mistake-write-change-and-its-keys-below = write [[change]] and its keys below
mistake-a-house-cannot-change-what-its = a house cannot change what its book falls back on
mistake-min-raise-basis-does-nothing-a = min_raise_basis does nothing: a full raise is never smaller than the last, so both values are one
mistake-remove-the-change = remove the change
mistake-name-another-book-in-amends = name another book in amends
mistake-is-fixed-by-law-law = is fixed by law ({ $law })
mistake-remove-the-change-no-house-may = remove the change: no house may make it
mistake-parameters-are-list = parameters are { $list }
mistake-parameters-of-group-are-list = parameters of { $group } are { $list }
mistake-name-name-is-a-rulebook = name = { $name } is a rulebook
mistake-give-the-house-a-name-of = give the house a name of its own
mistake-name-does-nothing-alone = { $name } does nothing alone
mistake-set-names-too = set { $names } too
mistake-word-means-act-everywhere-not-other = '{ $word }' means { $act } everywhere, not { $other }
mistake-one-or-other-2 = { $one }; or { $other }
mistake-all-four-in-one-order-of = all four in one order, of { $list }
mistake-a-list-of-one-or-more = a list of one or more, each at most once and the mildest first, of { $list }
mistake-a-list-of-one-or-more-each = a list of one or more, each at most once, of { $list }
mistake-a-list-each-at-most-once = a list, each at most once, of { $list }
mistake-a-whole-number-from-least-to = a whole number, from { $least } to { $most }
mistake-a-whole-number-least-or-most = a whole number, { $least } or { $most }
mistake-two-whole-numbers-from-least-to = two whole numbers from { $least } to { $most }, the smaller one first, like { $example }
mistake-two-whole-numbers-from-least-to-most = two whole numbers from { $least } to { $most }, the larger one first, like { $example }
mistake-a-number-of-players-from-2 = a number of players from 2 to { $most }, like 10, or one for each kind of table, like { $example }
mistake-a-part-of-a-whole-more = a part of a whole, more than nothing, like { $example }
mistake-count-minutes-for-a-hand-are = { $count } minutes for a hand are more than the { $most } of h4h_minutes_max
mistake-raise-h4h-minutes-max-or-give = raise h4h_minutes_max, or give fewer minutes
mistake-the-short-clock-of-short-seconds = the short clock of { $short } seconds is longer than the usual one of { $usual }
mistake-shorten-it-or-lengthen-clock-seconds = shorten it, or lengthen clock_seconds
mistake-value-value-cannot-be = value = { $value } cannot be
