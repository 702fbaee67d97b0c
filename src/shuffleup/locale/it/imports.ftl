### File di altri programmi: eventi di The Tournament Director, elenchi di giocatori.

## Che cosa c'è in un file.

note-is-it-a-tdt = è un evento salvato da The Tournament Director? Salvarlo di nuovo da lì
note-no-value-of-tdt = "{ $text }" non è un valore; il file viene letto come dati e niente viene eseguito
note-unknown-escape = "{ $text }" non significa niente in un testo
note-file-ends-early = il file finisce qui, a metà
note-no-tournament-in-it = non contiene nessun torneo
note-a-text = un testo
note-a-list = un elenco
note-a-table-by-key = una tabella per chiave, come Map.from([["chiave", …]])
note-fields-in-braces = i suoi campi tra parentesi graffe
note-at-most-number = al massimo { $most }
