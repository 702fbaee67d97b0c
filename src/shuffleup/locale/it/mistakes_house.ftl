### Mistakes of house books.

mistake-change-number-name = modifica { $number } ({ $name })
mistake-change-number = modifica { $number }
mistake-hint-and-count-more = { $hint } (e altri { $count })
mistake-amends-key-is-no-rulebook = amends = { $key } non è un regolamento
mistake-known-list = si conoscono { $list }
mistake-unknown-rulebook-key = il regolamento '{ $key }' non si conosce
mistake-name-has-count-letters = { $name } ha { $count } lettere
mistake-give-one-of-at-most-most = darne uno di al massimo { $most }
mistake-add-key-what-2 = aggiungere { $key } = "…", { $what }
mistake-the-house-as-its-players-know = la casa come la conoscono i suoi giocatori
mistake-why-the-house-plays-it-so = perché la casa gioca così
mistake-its-number-in-the-house-s = il suo numero nelle regole della casa
mistake-what-is-changed = che cosa si cambia
mistake-give-text-in-quotes-what = dare un testo fra virgolette: { $what }
mistake-key-has-signs-that-cannot-be = { $key } ha segni che non si possono stampare
mistake-write-it-in-letters-that-people = scriverlo in lettere leggibili
mistake-write-law-on-a-line-of = scrivere [law] su una riga a sé, e sotto parametro = "la legge"
mistake-write-words-on-a-line-of = scrivere [words] su una riga a sé, e sotto mando = "all in"
mistake-name-is-no-parameter = '{ $name }' non è un parametro
mistake-give-the-law-in-quotes-as = dare la legge fra virgolette, come va citata
mistake-word-is-no-word = '{ $word }' non è una parola
mistake-give-one-word-or-two-of = dare una parola o due, di lettere
mistake-word-act-is-no-act = { $word } = { $act } non è un atto
mistake-acts-are-list = gli atti sono { $list }
mistake-word-stands-twice = '{ $word }' c'è due volte
mistake-keep-one-of-the-two = tenerne uno
mistake-there-is-no-change-in-it = non contiene modifiche
mistake-add-change-with-parameter-value-and = aggiungere [[change]] con parameter, value e reason, o giocare secondo il regolamento com'è
mistake-must-be-a-list-of-changes = deve essere un elenco di modifiche
mistake-is-also-change-number = è anche la modifica { $number }
mistake-write-change-and-its-keys-below = scrivere [[change]] e sotto le sue chiavi
mistake-a-house-cannot-change-what-its = una casa non può cambiare il regolamento di riserva del suo
mistake-min-raise-basis-does-nothing-a = min_raise_basis non cambia nulla: un rilancio pieno non è mai minore del precedente, perciò i due valori sono uno solo
mistake-remove-the-change = togliere la modifica
mistake-name-another-book-in-amends = indicare un altro regolamento in amends
mistake-is-fixed-by-law-law = è fissato dalla legge ({ $law })
mistake-remove-the-change-no-house-may = togliere la modifica: nessuna casa può farla
mistake-parameters-are-list = i parametri sono { $list }
mistake-parameters-of-group-are-list = i parametri di { $group } sono { $list }
mistake-name-name-is-a-rulebook = name = { $name } è un regolamento
mistake-give-the-house-a-name-of = dare alla casa un nome suo
mistake-name-does-nothing-alone = { $name } da solo non serve a nulla
mistake-set-names-too = impostare anche { $names }
mistake-word-means-act-everywhere-not-other = '{ $word }' significa { $act } dappertutto, non { $other }
mistake-one-or-other-2 = { $one }; oppure { $other }
mistake-all-four-in-one-order-of = tutti e quattro in un ordine, fra { $list }
mistake-a-list-of-one-or-more = un elenco di uno o più, ciascuno al massimo una volta e il più lieve per primo, fra { $list }
mistake-a-list-of-one-or-more-each = un elenco di uno o più, ciascuno al massimo una volta, fra { $list }
mistake-a-list-each-at-most-once = un elenco, ciascuno al massimo una volta, fra { $list }
mistake-a-whole-number-from-least-to = un numero intero, da { $least } a { $most }
mistake-a-whole-number-least-or-most = un numero intero, { $least } o { $most }
mistake-two-whole-numbers-from-least-to = due numeri interi da { $least } a { $most }, il minore per primo, come { $example }
mistake-two-whole-numbers-from-least-to-most = due numeri interi da { $least } a { $most }, il maggiore per primo, come { $example }
mistake-a-number-of-players-from-2 = un numero di giocatori da 2 a { $most }, come 10, o uno per ogni tipo di tavolo, come { $example }
mistake-a-part-of-a-whole-more = una parte di un intero, più di nulla, come { $example }
mistake-count-minutes-for-a-hand-are = { $count } minuti per mano sono più dei { $most } di h4h_minutes_max
mistake-raise-h4h-minutes-max-or-give = alzare h4h_minutes_max, o indicare meno minuti
mistake-the-short-clock-of-short-seconds = l'orologio breve di { $short } secondi è più lungo di quello solito di { $usual }
mistake-shorten-it-or-lengthen-clock-seconds = accorciarlo, o allungare clock_seconds
mistake-value-value-cannot-be = value = { $value } non può essere
