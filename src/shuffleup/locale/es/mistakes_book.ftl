### Errores en los archivos de los reglamentos.

note-cannot-be-read-why = no se puede leer: { $why }
note-write-it-above = escríbalo encima de la primera [tabla]
note-note-on-undecided = hay una nota sobre { $name }, que esta regla no decide
note-put-it-under-its-rule = póngala bajo la regla que lo decide
note-is-also-in-rule = está también bajo la regla { $number }
note-no-rule-leads-name = ninguna regla decide ni dice '{ $name }'
note-no-rule-decides-name = ninguna regla decide { $name }
note-decide-it-or-fall-back = póngalo bajo la regla que lo decide, o indique en fallback_rulebook el libro que lo hace
note-shares-come-to = las partes suman { $basis_points } %, no 100 %
note-like-is-no-other-book = like = '{ $key }' no es otro reglamento
