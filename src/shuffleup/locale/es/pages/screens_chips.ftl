# The chips of an event on the floor page: colour-up, race, counts, proof.

chips-sheet = Fichas
chips-leaf-plan = Cambio de fichas
chips-leaf-race = Carrera de fichas
chips-leaf-counts = Recuento de fichas
chips-leaf-proof = Cuadre

## What goes when

chips-none = No se indican las fichas
chips-none-hint = El archivo del evento dice en [chips] qué fichas hay y antes de qué nivel sale cada una.
chips-goes = sale antes del nivel { $level }
chips-goes-in-break = sale en el descanso antes del nivel { $level }
chips-after = después de { $hours } h { $minutes } de juego
chips-taken =
    { $count ->
        [one] { $count } ficha sale de las mesas
       *[other] { $count } fichas salen de las mesas
    }
chips-bring = Llevar
chips-to-race = Carrera en una mesa
chips-no-more-races = Ninguna ficha sale ya del juego.
chips-set = El juego de fichas
chips-chip = Ficha
chips-in-a-stack = En un stack
chips-in-all = Entregadas
chips-leaves = Sale
chips-before-level = antes del nivel { $level }
chips-gone = fuera
chips-worst-case = Lo que se lleva basta de cualquier modo que estén las fichas ante los jugadores que quedan, si las fichas vendidas después son de valores que siguen.

## The race of a table

chips-no-race = No hay carrera pendiente
chips-no-race-hint = Ninguna ficha sale ya del juego.
chips-which-table = Mesa
chips-raced = hecha
chips-raced-at = La carrera de la mesa { $table } está hecha.
chips-seat = Asiento
chips-player = Jugador
chips-odd = { $value } sueltas
chips-odd-of = Fichas sueltas de { $player }
chips-cards = Cartas
chips-cards-count =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
chips-cards-of = Cartas dadas a { $player }
chips-cards-unread = Asiento { $chair }: escribir cada carta como 5d o Kh, una por ficha suelta.
chips-gets = Recibe { $value }
chips-won = gana una
chips-rescued = una: nadie sale en la carrera
chips-exchanged = cambiadas
chips-dealer = Quién reparte
chips-dealer-staff = un crupier de la casa
chips-does-not-fit = Asiento { $chair }: el stack anotado no puede tener tantas fichas sueltas.
chips-count-odd = Introducir las { $value } que quedan ante cada jugador.
chips-raced-for =
    { $count ->
        [one] Se juega { $count } ficha de { $value }
       *[other] Se juegan { $count } fichas de { $value }
    }
chips-deal = Repartir las cartas aquí
chips-record = Anotar la carrera de la mesa { $table }
chips-record-later = Se anota cuando haya empezado el nivel { $level }.

## Counts

chips-nobody = Nadie tiene fichas todavía
chips-nobody-hint = Antes hay que sortear los asientos.
chips-average = Media
chips-blinds = { $count } ciegas grandes
chips-counted-of = { $counted } de { $tables } mesas contadas en este nivel
chips-counted-at = contada a las { $time }
chips-not-counted = sin contar en este nivel
chips-ranking = Clasificación
chips-stack = Fichas
chips-big-blinds = Ciegas grandes
chips-all-players =
    { $count ->
        [one] { $count } jugador
       *[other] Los { $count } jugadores
    }
chips-next-table = Confirmar y contar la mesa { $table }
chips-bags = Embolsar las fichas
chips-bag-tag = Número de la bolsa de { $player }
chips-tag-twice = Dos bolsas tienen el número { $tag }.
chips-still-to-count =
    { $count ->
        [one] Falta { $count } jugador
       *[other] Faltan { $count } jugadores
    }

## The proof

chips-proof-issued = Emitidas
chips-proof-raced = Añadidas por carreras
chips-proof-found = Halladas o faltantes en recuentos
chips-proof-removed = Retiradas del juego
chips-proof-in-play = Deben estar en juego
chips-proof-on-tables =
    { $count ->
        [one] En { $count } mesa
       *[other] En { $count } mesas
    }
chips-proof-holds = Todas las fichas cuadran.
chips-proof-broken = Las fichas de las mesas no son las que deben estar en juego. Hay que contarlas.
chips-proof-strayed =
    { $count ->
        [one] { $count } se halló sin dueño: faltará en el próximo recuento.
       *[other] { $count } se hallaron sin dueño: faltarán en el próximo recuento.
    }

## The bags of the night before

chips-leaf-bags = Bolsas
bags-none = No hay bolsas
bags-none-hint = Las bolsas de la noche anterior están aquí cuando empieza el día siguiente.
bags-checked = { $checked } de { $count } bolsas comprobadas.
bags-wrong =
    { $count ->
        [one] { $count } bolsa no es lo que dice su etiqueta
       *[other] { $count } bolsas no son lo que dicen sus etiquetas
    }
bags-tag = Etiqueta
bags-in = En la bolsa
bags-counted = Contadas
bags-flight = Flight
bags-count-table = Contar la mesa { $table }
bags-no-seat = aún sin asiento

chips-stray = Retirar fichas perdidas
chips-stray-hint = Las fichas que no son de nadie pasan a la dotación del torneo.
chips-stray-chips = Fichas
chips-stray-where = Dónde estaban
