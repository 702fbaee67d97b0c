# Los juegos y sus límites, por clave; los nombres cortos van donde hay poco sitio.

## The games

game-holdem = Texas hold’em
game-omaha = Omaha
game-omaha-8 = Omaha hi-lo ocho o mejor
game-omaha-5 = Omaha de cinco cartas
game-courchevel = Courchevel
game-stud = Stud de siete cartas
game-stud-8 = Stud hi-lo ocho o mejor
game-razz = Razz
game-five-card-draw = Draw de cinco cartas
game-single-draw-27 = 2-7 single draw
game-triple-draw-27 = 2-7 triple draw
game-triple-draw-a5 = A-5 triple draw
game-badugi = Badugi
game-kuhn = Póker de Kuhn
game-leduc = Póker de Leduc
game-badacey = Badacey
game-badeucy = Badeucy
game-pineapple = Pineapple
game-crazy-pineapple = Crazy pineapple
game-short-deck = Hold’em de baraja corta
game-italiana = Póquer a la italiana
game-telesina = Telesina
game-mixed = Juegos mixtos

## Their short names

game-short-holdem = Hold’em
game-short-omaha-8 = Omaha 8
game-short-omaha-5 = Omaha 5
game-short-stud = Stud
game-short-stud-8 = Stud 8
game-short-five-card-draw = Draw de 5
game-short-single-draw-27 = 2-7 single
game-short-triple-draw-27 = 2-7 triple
game-short-triple-draw-a5 = A-5 triple
game-short-short-deck = Baraja corta
game-short-italiana = Italiana

## Limits

limit-no-limit = sin límite
limit-pot-limit = límite del bote
limit-fixed-limit = límite fijo
limit-spread-limit = límite abierto
limit-mixed = límites mixtos
limit-short-no-limit = NL
limit-short-pot-limit = PL
limit-short-fixed-limit = FL
limit-short-spread-limit = SL

## What is said of them

ui-dealers-choice = Elección del repartidor
ui-limits = Límites
ui-blinds = Ciegas
ui-bring-in = Bring-in
ui-game-every-levels =
    { $count ->
        [one] Otro juego en cada nivel
       *[other] Otro juego cada { $count } niveles
    }
ui-game-every-hands =
    { $count ->
        [one] Otro juego en cada mano
       *[other] Otro juego cada { $count } manos
    }
ui-game-every-orbits =
    { $count ->
        [one] Otro juego en cada vuelta
       *[other] Otro juego cada { $count } vueltas
    }
ui-game-next = Juego siguiente
ui-game-began-with = Empezó con { $game }
ui-game-hands-left =
    { $count ->
        [one] queda { $count } mano
       *[other] quedan { $count } manos
    }
ui-chooses = Elige { $player }
ui-chooses-hint = La elección puede cambiarse hasta que empiece la mano. Sin ella se reparte el siguiente juego de la lista.
ui-confusing = { $now } antes de { $next }: se confunden con facilidad. Avisa a crupieres y jugadores.
ui-chooses-nobody = El juego de esta mesa dura aún algunas manos: ahora no elige nadie.
