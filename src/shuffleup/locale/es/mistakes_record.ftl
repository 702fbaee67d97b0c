### Mistakes in records of hands, and what a format has no words for.

## Where in a record.

mistake-action-number = acción { $number }
mistake-end-of-the-file = fin del archivo

## The file.

mistake-not-toml-why = no es TOML: { $why }
mistake-see-toml-io-for-the-notation = la notación está en toml.io
mistake-not-json-why = no es JSON: { $why }
mistake-not-a-hand-arrays-are-nested-too-deeply = no es una mano: hay demasiadas listas unas dentro de otras
mistake-not-a-hand-objects-are-nested-too-deeply = no es una mano: hay demasiados objetos unos dentro de otros
mistake-has-hands-in-a-file-where-one-is = { $has } manos en un archivo que debe tener una
mistake-read-it-as-a-collection-phhs = léalo como colección (.phhs)
mistake-a-hand-begins-with-variant-nt = una mano empieza con variant = 'NT'
mistake-a-hand-begins-with-ohh = una mano empieza con {"{"}"ohh": {"{"}
mistake-expected-type-got-other = se esperaba `{ $type }`, hay `{ $other }`
mistake-object-missing-required-field-name = falta el campo `{ $name }`
mistake-invalid-enum-value-value = { $value } no está entre los valores posibles
mistake-expecting-value = falta un valor
mistake-expecting-property-name-enclosed-in-double-quotes = falta un nombre entre comillas dobles
mistake-expecting-sign-delimiter = falta el signo '{ $sign }'
mistake-unterminated-string-starting-at = un texto no está cerrado
mistake-invalid-control-character-at = un carácter de control en un texto
mistake-extra-data = después del final hay algo más

## Its fields.

mistake-is-name-a-misspelling-of-it = ¿es '{ $name }' una errata suya?
mistake-add-name = añada { $name } = …
mistake-this-is-not-an-array = esto no es una lista
mistake-no-array = ninguna lista
mistake-has-instead-of-needed-entries = entradas: { $has } en lugar de { $needed }
mistake-has-instead-of-needed-amounts = { $has } importes en lugar de { $needed }
mistake-value-is-not-an-amount = { $value } no es un importe
mistake-amounts-run-from-0-to-most = los importes van de 0 a { $most }
mistake-value-is-an-unknown-amount = { $value } es un importe desconocido
mistake-only-hands-with-known-stacks-can-be-replayed = solo se repiten manos cuyos stacks se conocen
mistake-value-is-finer-than-a-thousand-millionth-of = { $value } es más fino que una milmillonésima de ficha
mistake-value-is-not-a-chip = { $value } no es una ficha
mistake-the-smallest-chip-is-1-or-more = la ficha más pequeña vale al menos 1
mistake-this-is-not-a-whole-number-of-chips = esto no es un número entero de fichas
mistake-records-of-the-extension-have-no-parts = las manos registradas en la extensión no tienen fracciones
mistake-prices-are-chips-from-0 = los precios son fichas, desde 0
mistake-stacks-are-chips-from-0 = los stacks son fichas, desde 0
mistake-contributions-are-chips-from-0 = las aportaciones son fichas, desde 0
mistake-amounts-are-chips-from-0 = los importes son fichas, desde 0
mistake-an-amount-is-negative-or-too-large = un importe es negativo o demasiado grande
mistake-there-is-no-price = falta el precio
mistake-in-game-bets-are-counted-in-antes-write = en { $game } las apuestas se cuentan en antes: escriba ante = 10
mistake-0-is-no-bet = 0 no es una apuesta
mistake-where-nobody-posts-anything-a-bet-costs-at = donde nadie pone nada una apuesta cuesta al menos 1
mistake-value-is-neither-true-nor-false = '{ $value }' no es ni true ni false
mistake-code-is-not-a-variant = '{ $code }' no es una variante
mistake-the-codes-are-list = los códigos son { $list }
mistake-they-are-list = son { $list }
mistake-own-words-are-list = las palabras propias son { $list }
mistake-its-keys-are-list = sus claves son { $list }
mistake-key-is-not-a-key-of-this-table = '{ $key }' no es una clave de esta tabla
mistake-actions-are-one-array-of-texts = las acciones son una sola lista de textos
mistake-line-is-not-a-posting = '{ $line }' no es un posteo
mistake-the-field-name-is-missing = falta el campo '{ $name }'
mistake-write-a-number-of-chips-like-one-or = escriba un número de fichas, como { $one } o { $other }
mistake-write-one-amount-for-each-player-like-50 = escriba un importe por cada jugador, como [50, 100, 0]
mistake-write-one-for-each-of-starting-stacks = escriba tantos como starting_stacks hay
mistake-write-the-whole-chips-in-one-of-the = escriba cuántas fichas enteras vale una del archivo, como 25
mistake-the-ante-is-missing = falta el ante
mistake-the-spread-is-missing = faltan los límites del spread
mistake-write-small-bet-and-big-bet-the-least = escriba small_bet y big_bet, el mínimo y el máximo
mistake-write-big-blind-or-small-bet-where-there = escriba big_blind, o small_bet donde no hay ciegas
mistake-write-posting-they-are-list = escriba { $posting }; son { $list }

## Its players.

mistake-give-each-player-a-seat-of-his-own = dé a cada jugador un asiento suyo
mistake-chair-is-not-a-seat = '{ $chair }' no es un asiento
mistake-seats-are-whole-numbers-from-1-like-1 = los asientos son números enteros desde 1, como [1, 2, 5]
mistake-name-each-player-once = nombre a cada jugador una sola vez
mistake-player-has-less-than-no-chips = { $player } tiene menos de cero fichas
mistake-player-number-has-no-chips = el jugador { $number } no tiene fichas
mistake-player-has-no-chips = { $player } no tiene fichas
mistake-leave-him-out-of-the-hand = déjelo fuera de la mano
mistake-a-hand-needs-the-stacks-of-two-players = una mano necesita los stacks de al menos dos jugadores
mistake-a-hand-needs-two-players-or-more = una mano necesita al menos dos jugadores
mistake-two-players-have-the-same-id-or-seat = dos jugadores tienen el mismo id o el mismo asiento
mistake-there-is-no-player-id = no hay ningún jugador { $id }
mistake-name-one-of-the-players-by-his-id = indique uno de los jugadores por su id
mistake-name-one-by-his-id = indique uno por su id
mistake-game-seats-most-at-most = en { $game } se sientan { $most } como máximo
mistake-game-is-dealt-to-2-to-most = { $game } se reparte de 2 a { $most } jugadores

## Its cards.

mistake-an-exchange = un cambio
mistake-game-has-no-draw = { $game } no tiene cambios
mistake-an-exchange-in-a-game-without-draws = un cambio en un juego sin cambios
mistake-leave-it-out-or-name-another-variant = quítelo, o indique otra variante
mistake-a-board = una mesa
mistake-game-has-no-board = { $game } no tiene mesa
mistake-the-board-is-dealt-street-by-street = la mesa se reparte calle por calle
mistake-the-board-was-dealt-twice = la mesa se repartió dos veces
mistake-tournaments-deal-it-once = en los torneos se reparte una vez
mistake-only-one-card-can-be-shared-on-seventh = solo se comparte una carta, en la séptima calle (RP-10 H)
mistake-known-was-dealt-not-shown = se repartieron { $known }, no { $shown }
mistake-name-all-of-them-with-for-each-that = nómbrelas todas, con ?? por cada una que no se conoce
mistake-name-them-all-in-one-word-with-for = nómbrelas todas en una palabra, con ?? por cada una que no se conoce
mistake-name-cards-of-the-hand-or-for-one = nombre cartas de la mano, o ?? por una que no se conoce
mistake-has-instead-of-needed-cards-are-shown = se muestran { $has } cartas en lugar de { $needed }
mistake-has-instead-of-needed-cards = { $has } cartas en lugar de { $needed }
mistake-has-cards-instead-of-needed = cartas: { $has } en lugar de { $needed }
mistake-has-instead-of-needed-hole-cards = { $has } cartas de mano en lugar de { $needed }
mistake-has-instead-of-needed-hole-cards-for-player = { $has } cartas de mano en lugar de { $needed } para { $player }
mistake-has-instead-of-needed-board-cards = { $has } cartas de la mesa en lugar de { $needed }
mistake-a-hand-of-stud-has-no-more = una mano de stud no tiene más
mistake-player-does-not-hold-card = { $player } no tiene { $card }
mistake-has-cards-for-a-draw-of-drawn = { $has } cartas para un cambio de { $drawn }
mistake-deal-as-many-as-were-thrown-away = reparta tantas como se descartaron
mistake-the-deck-of-game-has-so-many-here = tantas tiene aquí la baraja de { $game }
mistake-an-unknown-card-is = una carta desconocida es ??
mistake-card-is-not-in-this-deck = { $card } no está en esta baraja
mistake-card-is-in-the-deck-twice = { $card } está dos veces en la baraja
mistake-see-the-guide-to-the-game = vea la guía del juego
mistake-a-card-is-a-rank-and-a-suit = una carta es un valor y un palo, como Td

## Its bets.

mistake-write-cc-for-a-check = escriba cc para un check
mistake-nobody-says-parol-in-game = en { $game } nadie dice parol
mistake-game-is-not-dealt = '{ $game }' no se juega
mistake-name-is-not-a-betting-structure = '{ $name }' no es una estructura de apuestas
mistake-tournaments-do-not-have-this = en los torneos esto no existe
mistake-the-bets-of-stud-are-not-in-this = las apuestas del stud no están en este formato
mistake-name-them-in-object-bring-in-small-bet = indíquelas en { $object }: bring_in, small_bet y big_bet

## What a format cannot say.

mistake-phh-has-no-code-for-game = PHH no tiene código para { $game }
mistake-open-hand-history-has-no-name-for-game = Open Hand History no tiene nombre para { $game }
mistake-pokerstars-has-no-name-for-game = PokerStars no tiene nombre para { $game }
mistake-discards-were-dealt-again = los descartes se repartieron de nuevo, y el registro no dice cómo se mezclaron
mistake-the-floor-changed-this-hand-for-which-the = el floor cambió esta mano, y el formato no tiene palabras para ello
