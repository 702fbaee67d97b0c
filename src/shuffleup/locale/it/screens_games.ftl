# I giochi e i loro limiti, per chiave; i nomi brevi stanno dove c’è poco spazio.

## The games

game-holdem = Texas hold’em
game-omaha = Omaha
game-omaha-8 = Omaha hi-lo 8 or better
game-omaha-5 = Omaha a cinque carte
game-courchevel = Courchevel
game-stud = Seven card stud
game-stud-8 = Stud hi-lo 8 or better
game-razz = Razz
game-five-card-draw = Five card draw
game-single-draw-27 = 2-7 single draw
game-triple-draw-27 = 2-7 triple draw
game-triple-draw-a5 = A-5 triple draw
game-badugi = Badugi
game-kuhn = Poker di Kuhn
game-leduc = Poker di Leduc
game-badacey = Badacey
game-badeucy = Badeucy
game-pineapple = Pineapple
game-crazy-pineapple = Crazy pineapple
game-short-deck = Short deck hold’em
game-italiana = Poker all’italiana
game-telesina = Telesina
game-mixed = Giochi misti

## Their short names

game-short-holdem = Hold’em
game-short-omaha-8 = Omaha 8
game-short-omaha-5 = Omaha 5
game-short-stud = Stud
game-short-stud-8 = Stud 8
game-short-five-card-draw = 5 card draw
game-short-single-draw-27 = 2-7 single
game-short-triple-draw-27 = 2-7 triple
game-short-triple-draw-a5 = A-5 triple
game-short-short-deck = Short deck
game-short-italiana = Italiana

## Limits

limit-no-limit = no limit
limit-pot-limit = pot limit
limit-fixed-limit = fixed limit
limit-spread-limit = spread limit
limit-mixed = limiti misti
limit-short-no-limit = NL
limit-short-pot-limit = PL
limit-short-fixed-limit = FL
limit-short-spread-limit = SL

## What is said of them

ui-dealers-choice = Scelta del mazziere
ui-limits = Limiti
ui-blinds = Bui
ui-bring-in = Bring-in
ui-game-every-levels =
    { $count ->
        [one] Un altro gioco a ogni livello
       *[other] Un altro gioco ogni { $count } livelli
    }
ui-game-every-hands =
    { $count ->
        [one] Un altro gioco a ogni mano
       *[other] Un altro gioco ogni { $count } mani
    }
ui-game-every-orbits =
    { $count ->
        [one] Un altro gioco a ogni giro
       *[other] Un altro gioco ogni { $count } giri
    }
ui-game-next = Gioco successivo
ui-game-began-with = Iniziato con { $game }
ui-game-hands-left =
    { $count ->
        [one] ancora { $count } mano
       *[other] ancora { $count } mani
    }
ui-chooses = Sceglie { $player }
ui-chooses-hint = La scelta si può cambiare finché la mano non comincia. Senza scelta si dà il gioco successivo della lista.
ui-confusing = { $now } prima di { $next }: si confondono facilmente. Avvisa mazzieri e giocatori.
ui-chooses-nobody = Il gioco di questo tavolo dura ancora qualche mano: ora non sceglie nessuno.
