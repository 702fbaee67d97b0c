### Mistakes of house books.

note-change-number-name = modifica { $number } ({ $name })
note-change-number = modifica { $number }
note-hint-and-count-more = { $hint } (e altri { $count })
note-amends-no-rulebook = amends = { $key } non è un regolamento
note-known-list = si conoscono { $list }
note-unknown-rulebook-key = il regolamento '{ $key }' non si conosce
note-name-has-count-letters = { $name } ha { $count } lettere
note-give-one-of-at-most = darne uno di al massimo { $most }
note-add-key-what-2 = aggiungere { $key } = "…", { $what }
note-house-as-known = la casa come la conoscono i suoi giocatori
note-why-the-house-plays-so = perché la casa gioca così
note-number-in-house-rules = il suo numero nelle regole della casa
note-what-is-changed = che cosa si cambia
note-give-text-in-quotes-what = dare un testo fra virgolette: { $what }
note-signs-not-printable = { $key } ha segni che non si possono stampare
note-write-readable = scriverlo in lettere leggibili
note-write-law = scrivere [law] su una riga a sé, e sotto parametro = "la legge"
note-write-words = scrivere [words] su una riga a sé, e sotto mando = "all in"
note-name-is-no-parameter = '{ $name }' non è un parametro
note-give-the-law = dare la legge fra virgolette, come va citata
note-word-is-no-word = '{ $word }' non è una parola
note-give-one-or-two-words = dare una parola o due, di lettere
note-word-act-is-no-act = { $word } = { $act } non è un atto
note-acts-are-list = gli atti sono { $list }
note-word-stands-twice = '{ $word }' c'è due volte
note-keep-one-of-the-two = tenerne uno
note-no-change-in-it = non contiene modifiche
note-add-change = aggiungere [[change]] con parameter, value e reason, o giocare secondo il regolamento com'è
note-must-be-changes = deve essere un elenco di modifiche
note-also-change = è anche la modifica { $number }
note-write-change-below = scrivere [[change]] e sotto le sue chiavi
note-change-of-fallback = una casa non può cambiare il regolamento di riserva del suo
note-all-books-decide-it-alike = tutti i regolamenti lo decidono allo stesso modo, e altro non si può giocare
note-min-raise-basis-idle = min_raise_basis non cambia nulla: un rilancio pieno non è mai minore del precedente, perciò i due valori sono uno solo
note-remove-the-change = togliere la modifica
note-name-another-book = indicare un altro regolamento in amends
note-is-fixed-by-law-law = è fissato dalla legge ({ $law })
note-remove-change-of-law = togliere la modifica: nessuna casa può farla
note-parameters-are-list = i parametri sono { $list }
note-parameters-of-group = i parametri di { $group } sono { $list }
note-name-is-a-rulebook = name = { $name } è un regolamento
note-give-an-own-name = dare alla casa un nome suo
note-does-nothing-alone = { $name } da solo non serve a nulla
note-set-names-too = impostare anche { $names }
note-word-means-otherwise = '{ $word }' significa { $act } dappertutto, non { $other }
note-one-or-other-2 = { $one }; oppure { $other }
note-all-four-in-order = tutti e quattro in un ordine, fra { $list }
note-one-or-more-mildest = un elenco di uno o più, ciascuno al massimo una volta e il più lieve per primo, fra { $list }
note-one-or-more-of = un elenco di uno o più, ciascuno al massimo una volta, fra { $list }
note-each-at-most-once = un elenco, ciascuno al massimo una volta, fra { $list }
note-whole-from-to = un numero intero, da { $least } a { $most }
note-whole-or-whole = un numero intero, { $least } o { $most }
note-two-rising = due numeri interi da { $least } a { $most }, il minore per primo, come { $example }
note-two-falling = due numeri interi da { $least } a { $most }, il maggiore per primo, come { $example }
note-players-or-by-table = un numero di giocatori da 2 a { $most }, come 10, o uno per ogni tipo di tavolo, come { $example }
note-part-of-a-whole = una parte di un intero, più di nulla, come { $example }
note-h4h-minutes-too-many = { $count } minuti per mano sono più dei { $most } di h4h_minutes_max
note-raise-h4h-minutes = alzare h4h_minutes_max, o indicare meno minuti
note-short-clock-too-long = l'orologio breve di { $short } secondi è più lungo di quello solito di { $usual }
note-shorten-or-lengthen = accorciarlo, o allungare clock_seconds
note-value-value-cannot-be = value = { $value } non può essere
