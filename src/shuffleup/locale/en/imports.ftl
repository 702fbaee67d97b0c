### Files of other programs: events of The Tournament Director, lists of players.

## What stands in a file.

note-is-it-a-tdt = is it an event that The Tournament Director has saved? Save it there again
note-no-value-of-tdt = "{ $text }" is no value; the file is read as data and nothing in it is run
note-unknown-escape = "{ $text }" means nothing in a text
note-file-ends-early = the file ends here, in the middle
note-no-tournament-in-it = there is no tournament in it
note-a-text = a text
note-a-list = a list
note-a-table-by-key = a table by key, such as Map.from([["key", …]])
note-fields-in-braces = its fields in braces
note-at-most-number = at most { $most }
