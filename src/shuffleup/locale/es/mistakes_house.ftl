### Mistakes of house books.

mistake-change-number-name = cambio { $number } ({ $name })
mistake-change-number = cambio { $number }
mistake-hint-and-count-more = { $hint } (y otros { $count })
mistake-amends-key-is-no-rulebook = amends = { $key } no es un reglamento
mistake-known-list = se conocen { $list }
mistake-unknown-rulebook-key = el reglamento '{ $key }' no se conoce
mistake-name-has-count-letters = { $name } tiene { $count } letras
mistake-give-one-of-at-most-most = dé uno de { $most } como mucho
mistake-add-key-what-2 = añada { $key } = "…", { $what }
mistake-the-house-as-its-players-know = la casa como la conocen sus jugadores
mistake-why-the-house-plays-it-so = por qué la casa juega así
mistake-its-number-in-the-house-s = su número en las reglas de la casa
mistake-what-is-changed = qué se cambia
mistake-give-text-in-quotes-what = dé un texto entre comillas: { $what }
mistake-key-has-signs-that-cannot-be = { $key } tiene signos que no se pueden imprimir
mistake-write-it-in-letters-that-people = escríbalo en letras legibles
mistake-write-law-on-a-line-of = escriba [law] en una línea propia, y debajo parámetro = "la ley"
mistake-write-words-on-a-line-of = escriba [words] en una línea propia, y debajo mando = "all in"
mistake-name-is-no-parameter = '{ $name }' no es un parámetro
mistake-give-the-law-in-quotes-as = dé la ley entre comillas, como debe citarse
mistake-word-is-no-word = '{ $word }' no es una palabra
mistake-give-one-word-or-two-of = dé una palabra o dos, de letras
mistake-word-act-is-no-act = { $word } = { $act } no es un acto
mistake-acts-are-list = los actos son { $list }
mistake-word-stands-twice = '{ $word }' está dos veces
mistake-keep-one-of-the-two = conserve uno de los dos
mistake-there-is-no-change-in-it = no contiene cambios
mistake-add-change-with-parameter-value-and = añada [[change]] con parameter, value y reason, o juegue según el reglamento tal como está
mistake-must-be-a-list-of-changes = debe ser una lista de cambios
mistake-is-also-change-number = es también el cambio { $number }
mistake-write-change-and-its-keys-below = escriba [[change]] y debajo sus claves
mistake-a-house-cannot-change-what-its = una casa no puede cambiar el reglamento de reserva del suyo
mistake-min-raise-basis-does-nothing-a = min_raise_basis no cambia nada: una subida completa nunca es menor que la anterior, así que los dos valores son uno solo
mistake-remove-the-change = quite el cambio
mistake-name-another-book-in-amends = indique otro reglamento en amends
mistake-is-fixed-by-law-law = está fijado por ley ({ $law })
mistake-remove-the-change-no-house-may = quite el cambio: ninguna casa puede hacerlo
mistake-parameters-are-list = los parámetros son { $list }
mistake-parameters-of-group-are-list = los parámetros de { $group } son { $list }
mistake-name-name-is-a-rulebook = name = { $name } es un reglamento
mistake-give-the-house-a-name-of = dé a la casa un nombre propio
mistake-name-does-nothing-alone = { $name } por sí solo no sirve de nada
mistake-set-names-too = ponga también { $names }
mistake-word-means-act-everywhere-not-other = '{ $word }' significa { $act } en todas partes, no { $other }
mistake-one-or-other-2 = { $one }; o bien { $other }
mistake-all-four-in-one-order-of = los cuatro en un orden, de { $list }
mistake-a-list-of-one-or-more = una lista de uno o más, cada uno como mucho una vez y el más leve primero, de { $list }
mistake-a-list-of-one-or-more-each = una lista de uno o más, cada uno como mucho una vez, de { $list }
mistake-a-list-each-at-most-once = una lista, cada uno como mucho una vez, de { $list }
mistake-a-whole-number-from-least-to = un número entero, de { $least } a { $most }
mistake-a-whole-number-least-or-most = un número entero, { $least } o { $most }
mistake-two-whole-numbers-from-least-to = dos números enteros de { $least } a { $most }, el menor primero, como { $example }
mistake-two-whole-numbers-from-least-to-most = dos números enteros de { $least } a { $most }, el mayor primero, como { $example }
mistake-a-number-of-players-from-2 = un número de jugadores de 2 a { $most }, como 10, o uno para cada tipo de mesa, como { $example }
mistake-a-part-of-a-whole-more = una parte de un entero, más que nada, como { $example }
mistake-count-minutes-for-a-hand-are = { $count } minutos por mano son más que los { $most } de h4h_minutes_max
mistake-raise-h4h-minutes-max-or-give = suba h4h_minutes_max, o indique menos minutos
mistake-the-short-clock-of-short-seconds = el reloj corto de { $short } segundos es más largo que el habitual de { $usual }
mistake-shorten-it-or-lengthen-clock-seconds = acórtelo, o alargue clock_seconds
mistake-value-value-cannot-be = value = { $value } no puede ser
