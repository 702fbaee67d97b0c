### Errori nei file dei regolamenti.

note-cannot-be-read-why = non si legge: { $why }
note-write-it-above = scriverlo sopra la prima [tabella]
note-note-on-undecided = c'è una nota su { $name }, che questa regola non decide
note-put-it-under-its-rule = metterla sotto la regola che lo decide
note-is-also-in-rule = sta anche sotto la regola { $number }
note-no-rule-leads-name = nessuna regola decide o dice '{ $name }'
note-no-rule-decides-name = nessuna regola decide { $name }
note-decide-it-or-fall-back = metterlo sotto la regola che lo decide, o indicare in fallback_rulebook il libro che lo fa
note-shares-come-to = le quote fanno { $basis_points } %, non 100 %
note-like-is-no-other-book = like = '{ $key }' non è un altro regolamento
