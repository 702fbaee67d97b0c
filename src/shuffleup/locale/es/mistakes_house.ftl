### Mistakes of house books.

note-change-number-name = cambio { $number } ({ $name })
note-change-number = cambio { $number }
note-hint-and-count-more = { $hint } (y otros { $count })
note-amends-no-rulebook = amends = { $key } no es un reglamento
note-known-list = se conocen { $list }
note-unknown-rulebook-key = el reglamento '{ $key }' no se conoce
note-name-has-count-letters = { $name } tiene { $count } letras
note-give-one-of-at-most = dé uno de { $most } como mucho
note-add-key-what-2 = añada { $key } = "…", { $what }
note-house-as-known = la casa como la conocen sus jugadores
note-why-the-house-plays-so = por qué la casa juega así
note-number-in-house-rules = su número en las reglas de la casa
note-what-is-changed = qué se cambia
note-give-text-in-quotes-what = dé un texto entre comillas: { $what }
note-signs-not-printable = { $key } tiene signos que no se pueden imprimir
note-write-readable = escríbalo en letras legibles
note-write-law = escriba [law] en una línea propia, y debajo parámetro = "la ley"
note-write-words = escriba [words] en una línea propia, y debajo mando = "all in"
note-name-is-no-parameter = '{ $name }' no es un parámetro
note-give-the-law = dé la ley entre comillas, como debe citarse
note-word-is-no-word = '{ $word }' no es una palabra
note-give-one-or-two-words = dé una palabra o dos, de letras
note-word-act-is-no-act = { $word } = { $act } no es un acto
note-acts-are-list = los actos son { $list }
note-word-stands-twice = '{ $word }' está dos veces
note-keep-one-of-the-two = conserve uno de los dos
note-no-change-in-it = no contiene cambios
note-add-change = añada [[change]] con parameter, value y reason, o juegue según el reglamento tal como está
note-must-be-changes = debe ser una lista de cambios
note-also-change = es también el cambio { $number }
note-write-change-below = escriba [[change]] y debajo sus claves
note-change-of-fallback = una casa no puede cambiar el reglamento de reserva del suyo
note-all-books-decide-it-alike = todos los reglamentos lo deciden igual, y no se puede jugar otra cosa
note-min-raise-basis-idle = min_raise_basis no cambia nada: una subida completa nunca es menor que la anterior, así que los dos valores son uno solo
note-remove-the-change = quite el cambio
note-name-another-book = indique otro reglamento en amends
note-is-fixed-by-law-law = está fijado por ley ({ $law })
note-remove-change-of-law = quite el cambio: ninguna casa puede hacerlo
note-parameters-are-list = los parámetros son { $list }
note-parameters-of-group = los parámetros de { $group } son { $list }
note-name-is-a-rulebook = name = { $name } es un reglamento
note-give-an-own-name = dé a la casa un nombre propio
note-does-nothing-alone = { $name } por sí solo no sirve de nada
note-set-names-too = ponga también { $names }
note-word-means-otherwise = '{ $word }' significa { $act } en todas partes, no { $other }
note-one-or-other-2 = { $one }; o bien { $other }
note-all-four-in-order = los cuatro en un orden, de { $list }
note-one-or-more-mildest = una lista de uno o más, cada uno como mucho una vez y el más leve primero, de { $list }
note-one-or-more-of = una lista de uno o más, cada uno como mucho una vez, de { $list }
note-each-at-most-once = una lista, cada uno como mucho una vez, de { $list }
note-whole-from-to = un número entero, de { $least } a { $most }
note-whole-or-whole = un número entero, { $least } o { $most }
note-two-rising = dos números enteros de { $least } a { $most }, el menor primero, como { $example }
note-two-falling = dos números enteros de { $least } a { $most }, el mayor primero, como { $example }
note-players-or-by-table = un número de jugadores de 2 a { $most }, como 10, o uno para cada tipo de mesa, como { $example }
note-part-of-a-whole = una parte de un entero, más que nada, como { $example }
note-h4h-minutes-too-many = { $count } minutos por mano son más que los { $most } de h4h_minutes_max
note-raise-h4h-minutes = suba h4h_minutes_max, o indique menos minutos
note-short-clock-too-long = el reloj corto de { $short } segundos es más largo que el habitual de { $usual }
note-shorten-or-lengthen = acórtelo, o alargue clock_seconds
note-value-value-cannot-be = value = { $value } no puede ser
