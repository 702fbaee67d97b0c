### Mistakes in the files of rulebooks.

note-cannot-be-read-why = cannot be read: { $why }
note-write-it-above = write it above the first [table]
note-note-on-undecided = there is a note on { $name }, which this rule does not decide
note-put-it-under-its-rule = put it under the rule that does
note-is-also-in-rule = stands under rule { $number } too
note-no-rule-leads-name = no rule decides or says '{ $name }'
note-no-rule-decides-name = no rule decides { $name }
note-decide-it-or-fall-back = put it under the rule that decides it, or name under fallback_rulebook the book that does
note-shares-come-to = the shares come to { $basis_points } %, not 100 %
note-like-is-no-other-book = like = '{ $key }' is no other rulebook
