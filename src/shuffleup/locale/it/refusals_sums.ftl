### Perché premi, quote e deal non si possono calcolare.

refusal-no-stacks = manca lo stack: indicarne uno per giocatore
refusal-bad-stack = lo stack { $seat } è { $stack }: chi gioca ha chip; lasciare fuori chi non ne ha
refusal-stacks-too-wide = lo stack più grande supera 1e30 volte il più piccolo: controllare gli stack
refusal-no-prizes = manca il premio: indicarne uno per ogni posto pagato
refusal-no-prizes-none = manca il premio: indicare quelli che restano, il migliore per primo
refusal-no-prizes-zero = tutti i premi sono 0: indicare quelli che restano, il migliore per primo
refusal-more-prizes-than-players =
    { $of ->
        [places] si pagano { $prizes } posti, i giocatori iscritti sono { $players }: pagarne al massimo { $players }
       *[prizes] { $prizes } premi per { $players } giocatori: indicare solo i premi che restano
    }
refusal-prizes-do-not-sum =
    i premi fanno { $prizes_cents }, il montepremi è { $pool_cents }: { $mend ->
        [add] aggiungere
       *[take-away] togliere
    } { $missing_cents }
refusal-bad-prize = il premio { $place } è sotto 0, o è 0 dove ogni posto deve pagare qualcosa
refusal-prizes-rise =
    { $unit ->
        [cents] il premio { $place } è { $prize_cents }, più dei { $above_cents } del posto { $above }: elencarli dal migliore in giù
        [hundredths] il premio { $place } è { $amount_basis_points }, più di { $above_basis_points } del posto { $above }: elencarli dal primo posto in giù
       *[bare] il premio { $place } supera il precedente: elencarli dal migliore in giù
    }
refusal-no-shares = manca la quota: indicarne una per ogni posto pagato
refusal-bad-share = la quota { $place } è { $amount_basis_points }: ogni quota è più di 0
refusal-shares-rise = la quota { $place } è { $amount_basis_points }, più di { $above_basis_points } del posto { $above }: elencarle dal primo posto in giù
refusal-shares-do-not-sum-ladder = le quote fanno il { $basis_points } %: devono fare 100
refusal-min-cash-too-high = { $places } posti da almeno { $least_cents } vogliono più del montepremi di { $pool_cents }: pagarne meno, o abbassare il minimo
refusal-no-places-ladder = i posti pagati sono { $places }: pagarne almeno uno
refusal-no-places-share = non si può pagare il { $basis_points } % delle iscrizioni: indicare una quota da 0 a 100
refusal-no-places-most = non si possono pagare { $places } posti: pagarne al massimo { $most }
refusal-bad-seat = un posto vale almeno un centesimo, e un traguardo non è sotto zero
refusal-no-columns = la tabella non ha colonne: indicarne almeno una
refusal-columns-fall = la colonna { $column } arriva a { $entries } iscrizioni: indicarne { $least } o più, ogni colonna più della precedente
refusal-derived-unpaid = la colonna { $column } non ha il posto { $place }: si possono derivare solo i posti pagati
refusal-bad-first-share =
    il primo posto non può avere il { $first_basis_points } % del montepremi: con { $places ->
        [one] { $places } posto
       *[other] { $places } posti
    } a premio ha tra il { $least_basis_points } e il { $most_basis_points } %
refusal-bad-first-share-bounds = al primo posto va il { $first_basis_points } % del montepremi: indicare una quota tra 0 e 100
refusal-no-entries = le iscrizioni sono { $entries }: indicarne almeno una
refusal-no-pool = il montepremi è { $pool_cents }: deve superare 0
refusal-bad-unit = l'unità di arrotondamento è { $unit_cents }: arrotondare almeno al centesimo
refusal-bad-min-cash = il minimo è { $least_cents }: indicare 0 o più
refusal-one-player = un deal vuole due giocatori: chi resta solo ha vinto
refusal-icm-not-exact = l'ICM di questi stack non si calcola con esattezza: dividere con un altro metodo
refusal-amounts-not-asked = gli importi si indicano solo per un deal libero
refusal-uncapped-not-chopped = solo il leader di un chip chop può prendere più del primo premio
refusal-play-for-too-many = { $amounts } importi da giocare e { $players } giocatori: al massimo uno per posto
refusal-play-for-rises = quanto si mette da parte per il posto { $place } è sotto 0, o supera quello del posto sopra: gli importi per cui si gioca sono da 0 in su e non crescono mai
refusal-play-for-too-much = { $amount_cents } messi da parte per il posto { $place } lo lasciano sotto il posto { $next }: metterne al massimo { $most_cents }
refusal-play-for-too-little = si gioca per { $set_aside_cents }; la casa vuole il { $least_basis_points } % di quanto resta: mettere da parte { $least_cents }
refusal-amounts-do-not-match-deal = { $amounts } importi per { $players } giocatori: indicarne uno per ciascuno
refusal-bad-amount = l'importo { $seat } è { $amount_cents }: gli importi sono da 0 in su
refusal-deal-does-not-sum =
    gli importi fanno { $amounts_cents }, si dividono { $dealt_cents }: { $mend ->
        [add] aggiungere
       *[take-away] togliere
    } { $missing_cents }
refusal-heads-do-not-match = { $heads } taglie per { $stacks } stack: indicarne una per ciascuno
refusal-bad-head = la taglia { $seat } è sotto 0: una taglia è da 0 in su
refusal-too-many-players-sum = { $players } giocatori: la tabella di ogni posto per ciascuno si fa al massimo per { $most }: chiedere invece i valori
refusal-too-many-players-order = { $players } giocatori: il modello in ordine di uscita arriva a { $most }: usare quello proporzionale

## Why an equity cannot be worked out.

refusal-samples = { $samples } estrazioni: se ne chiedono da 1 a { $most }
refusal-cards-conflict = queste mani non si possono dare insieme: ogni carta è nel mazzo una volta sola
refusal-duplicate-card-hand = '{ $text }' ha due volte la stessa carta: ogni carta è nel mazzo una volta sola
refusal-duplicate-card-twice =
    { $card } è due volte { $place ->
        [board] nel board
        [dead] fra le carte morte
       *[hand] nella mano { $hand }
    }: ogni carta è nel mazzo una volta sola
refusal-duplicate-card-both =
    { $card } è sia { $place ->
        [board] nel board
        [dead] fra le carte morte
       *[hand] nella mano { $hand }
    } sia { $other ->
        [board] nel board
        [dead] fra le carte morte
       *[hand] nella mano { $other_hand }
    }: ogni carta è nel mazzo una volta sola
refusal-no-such-card-not-in-deck = { $card } non è nel mazzo di { $game }: toglierla
refusal-players-choose = { $game }: l'equity dipende da ciò che i giocatori scartano: chiedere un gioco senza cambi né scarti
refusal-strict-order = { $game }: l'equity vale per i giochi in cui due mani possono essere pari, con un mazzo sempre uguale: shuffleup evaluate ne confronta le mani
refusal-players =
    { $players ->
        [one] { $players } mano
       *[other] { $players } mani
    }: l'equity vale da 2 a { $most } giocatori
refusal-board-none = { $game } non ha un board: toglierlo
refusal-board-cards =
    il board ha { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }: un board ne ha nessuna, { $some } o { $last }
refusal-empty-range-text = il range '{ $text }' non indica alcuna mano: scrivere mani come AsKd o range come 99+, AJs+, A5s-A2s, KQo, random
refusal-empty-range-deck = nessuna mano di '{ $text }' si può dare da questo mazzo: scrivere mani come AsKd o range come 99+, AJs+, A5s-A2s, KQo, random
refusal-empty-range-dead = al range { $player } non resta alcuna mano accanto al board e alle carte morte: allargare il range
refusal-deck-too-small = { $hands } mani di { $game } vogliono { $wanted } carte e il mazzo ne ha { $cards }: togliere una mano o carte morte
refusal-too-many-hands = le mani '{ $text }' di { $cards } carte sono troppe da elencare: scrivere le { $cards } carte; random arriva a { $most }
refusal-wrong-number =
    '{ $text }' ha { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }: una mano di questo gioco ne ha { $wanted }
refusal-not-a-range-range = '{ $text }' non è né una mano né un range: scrivere mani come AsKd o range come 99+, AJs+, A5s-A2s, KQo, random
refusal-not-a-range-cards = '{ $text }' non è né una mano né un range: scrivere { $cards } carte, come { $like }, o random

## Why a structure or a forecast cannot be made.

refusal-bad-chips-none = mancano i tagli: indicarne almeno uno
refusal-bad-chips-set = i tagli { $chips } non fanno un set: indicare ciascuno una volta, e tutti sopra 0
refusal-bad-chips-order = i tagli non crescono: indicare prima il più piccolo
refusal-bad-chips-players =
    { $chips ->
        [one] { $chips } chip
       *[other] { $chips } chip
    } per { $players } giocatori: ognuno ne ha almeno 1
refusal-too-few-players-entries =
    { $entries ->
        [one] { $entries } iscrizione
       *[other] { $entries } iscrizioni
    }: un torneo ne vuole almeno 2
refusal-too-few-players-field =
    { $players ->
        [one] { $players } giocatore
       *[other] { $players } giocatori
    }: un torneo ne vuole almeno 2
refusal-bad-stack-unpayable = uno stack di { $stack } non si compone con chip da { $chips }: scegliere un altro stack
refusal-bad-stack-few-chips = uno stack di { $stack } ha troppo poche chip del taglio più basso: darne almeno { $least }, o chip più piccole
refusal-bad-stack-field = lo stack { $seat } è { $stack }: ogni stack è almeno 1
refusal-bad-stack-late = chi arriva tardi riceve { $stack } chip: darne almeno 1
refusal-bad-hours =
    { $hours ->
        [one] { $hours } ora
       *[other] { $hours } ore
    }: indicare da un quarto d'ora a 72 ore
refusal-no-structure-hours =
    nessuna struttura per { $entries } iscrizioni da { $stack } finisce verso { $hours ->
        [one] { $hours } ora
       *[other] { $hours } ore
    } di gioco: chiedere un'altra durata, o un altro stack
refusal-bad-runs =
    { $runs ->
        [one] { $runs } prova
       *[other] { $runs } prove
    }: indicare un numero da 1 a { $most }
refusal-too-large =
    { $players } giocatori in { $runs } prove: chiedere al massimo { $most ->
        [one] { $most } prova
       *[other] { $most } prove
    }
refusal-bad-seats = tavoli da { $seats }: un tavolo ha almeno 2 posti
refusal-bad-blinds = il livello { $level } non costa nulla: dargli dei bui
refusal-bad-levels = il primo e l'ultimo dei livelli non possono essere pause: cominciare e finire con un livello
refusal-bad-pace = una mano di { $seconds } secondi: indicarne almeno 1
refusal-bad-length = il livello { $level } non finisce mai, e il livello { $next_level } lo segue: dargli minuti o mani
refusal-endless = dopo { $hours } ore di gioco il { $percent } % delle prove non è finito: far crescere di più i bui, o far raddoppiare l'ultimo livello
refusal-nothing-to-play =
    il gioco finisce con { $players ->
        [one] { $players } giocatore rimasto
       *[other] { $players } giocatori rimasti
    }, e non ne entrano di più: indicarne meno di quanti entrano
refusal-no-late-entries = le iscrizioni finiscono quando il gioco comincia: nessuno può arrivare tardi
refusal-too-many-late =
    { $late ->
        [one] { $late } iscrizione tardiva
       *[other] { $late } iscrizioni tardive
    } su { $entries } non lasciano nessuno con cui cominciare
refusal-wrong-count = { $players } giocatori rimasti di { $entries } iscrizioni: ne restano da 2 a quante sono le iscrizioni
refusal-stacks-do-not-match =
    { $stacks ->
        [one] { $stacks } stack
       *[other] { $stacks } stack
    } per { $players } giocatori rimasti: indicarne uno per ciascuno
refusal-no-such-level-forecast = il livello { $level } non c'è: i livelli vanno da 1 a { $last_level }
refusal-no-such-level-doubled = il livello { $level } non c'è: dopo il livello { $last_level } i bui raddoppiano, e il gioco non va oltre il livello { $reached }
refusal-level-over =
    il livello { $level } dura { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minuti
    }, e non se ne possono aver giocati { $played }: indicare il livello successivo
