# The chips of an event on the floor page: colour-up, race, counts, proof.

chips-sheet = Chip
chips-leaf-plan = Colour-up
chips-leaf-race = Chip race
chips-leaf-counts = Conta delle chip
chips-leaf-proof = Quadratura

## What goes when

chips-none = Nessuna chip dichiarata
chips-none-hint = Il file dell'evento dice in [chips] quali chip ci sono e prima di quale livello ognuna esce.
chips-goes = esce prima del livello { $level }
chips-goes-in-break = esce nella pausa prima del livello { $level }
chips-after = dopo { $hours } h { $minutes } di gioco
chips-taken =
    { $count ->
        [one] { $count } chip esce dai tavoli
       *[other] { $count } chip escono dai tavoli
    }
chips-bring = Da portare
chips-to-race = Chip race a un tavolo
chips-no-more-races = Nessuna chip esce più dal gioco.
chips-set = Il set
chips-chip = Chip
chips-in-a-stack = In uno stack
chips-in-all = Consegnate
chips-leaves = Esce
chips-before-level = prima del livello { $level }
chips-gone = uscita
chips-worst-case = Quanto si porta basta comunque siano distribuite le chip tra i giocatori rimasti, se le chip vendute dopo sono di tagli che restano.

## The race of a table

chips-no-race = Nessuna chip race in vista
chips-no-race-hint = Nessuna chip esce più dal gioco.
chips-which-table = Tavolo
chips-raced = fatta
chips-raced-at = La chip race del tavolo { $table } è fatta.
chips-seat = Posto
chips-player = Giocatore
chips-odd = { $value } spaiate
chips-odd-of = Chip spaiate di { $player }
chips-cards = Carte
chips-cards-count =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
chips-cards-of = Carte date a { $player }
chips-cards-unread = Posto { $chair }: scrivere ogni carta come 5d o Kh, una per chip spaiata.
chips-gets = Riceve { $value }
chips-won = ne vince una
chips-rescued = una: nessuno esce nella chip race
chips-exchanged = cambiate
chips-dealer = Chi dà le carte
chips-dealer-staff = un dealer della casa
chips-does-not-fit = Posto { $chair }: lo stack registrato non può avere tante chip spaiate.
chips-count-odd = Inserire le { $value } che restano davanti a ogni giocatore.
chips-raced-for =
    { $count ->
        [one] Si gioca { $count } chip da { $value }
       *[other] Si giocano { $count } chip da { $value }
    }
chips-deal = Dare le carte qui
chips-record = Registrare la chip race del tavolo { $table }
chips-record-later = Si registra quando il livello { $level } è iniziato.

## Counts

chips-nobody = Nessuno ha ancora chip
chips-nobody-hint = Prima si sorteggiano i posti.
chips-average = Media
chips-blinds = { $count } big blind
chips-counted-of = { $counted } tavoli su { $tables } contati in questo livello
chips-counted-at = contato alle { $time }
chips-not-counted = non contato in questo livello
chips-ranking = Classifica
chips-stack = Chip
chips-big-blinds = Big blind
chips-all-players =
    { $count ->
        [one] { $count } giocatore
       *[other] Tutti i { $count } giocatori
    }
chips-next-table = Confermare e contare il tavolo { $table }
chips-bags = Imbustare le chip
chips-bag-tag = Numero della busta di { $player }
chips-tag-twice = Due buste hanno il numero { $tag }.
chips-still-to-count =
    { $count ->
        [one] Manca { $count } giocatore
       *[other] Mancano { $count } giocatori
    }

## The proof

chips-proof-issued = Emesse
chips-proof-raced = Aggiunte dalle chip race
chips-proof-found = Trovate o mancate nelle conte
chips-proof-removed = Tolte dal gioco
chips-proof-in-play = Devono essere in gioco
chips-proof-on-tables =
    { $count ->
        [one] Su { $count } tavolo
       *[other] Su { $count } tavoli
    }
chips-proof-holds = Tutte le chip tornano.
chips-proof-broken = Le chip sui tavoli non sono quelle che devono essere in gioco. Contarle.
chips-proof-strayed =
    { $count ->
        [one] { $count } è stata trovata senza padrone: mancherà alla prossima conta.
       *[other] { $count } sono state trovate senza padrone: mancheranno alla prossima conta.
    }

## The bags of the night before

chips-leaf-bags = Buste chip
bags-none = Nessuna busta
bags-none-hint = Le buste della notte prima stanno qui quando comincia il giorno dopo.
bags-checked = { $checked } di { $count } buste controllate.
bags-wrong =
    { $count ->
        [one] { $count } busta non è ciò che dice la sua etichetta
       *[other] { $count } buste non sono ciò che dicono le loro etichette
    }
bags-tag = Etichetta
bags-in = Nella busta
bags-counted = Contate
bags-flight = Flight
bags-count-table = Conta il tavolo { $table }
bags-no-seat = ancora senza posto

chips-stray = Ritira chip vaganti
chips-stray-hint = Le chip che non sono di nessuno vanno nella dotazione dell’evento.
chips-stray-chips = Chip
chips-stray-where = Dove si trovavano
