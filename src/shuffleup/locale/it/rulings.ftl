### What a ruling says.

## Rulings: what binds. $player is the player it binds; $to, $added, $returned and $forfeited are chips.

ruling-call = { $player } chiama e aggiunge { $added }.
ruling-check = { $player } passa parola (check).
ruling-fold = { $player } abbandona la mano (fold).
ruling-bet = { $player } punta { $to }.
ruling-raise = { $player } rilancia a { $to }.
ruling-floor-decides = Il regolamento lo lascia alla direzione.
ruling-ask-again = La parola non vale: si chiede di nuovo a { $player }.
ruling-call-or-fold = { $player } può solo chiamare o abbandonare.
ruling-call-or-raise = { $player } può solo chiamare o rilanciare.
ruling-free = L'azione è cambiata: { $player } può fare ciò che vuole.
ruling-held = Ciò che { $player } ha fatto fuori turno resta in sospeso finché l'azione non arriva.
ruling-stands = Resta così com'è.
ruling-corrected = L'importo è corretto a { $to }.
ruling-dead-hand = La mano di { $player } è morta.
ruling-hand-live = La mano di { $player } è viva.
ruling-live-hand = La mano di { $player } è viva.
ruling-may-be-tabled = { $player } può ancora scoprire la mano sul tavolo.
ruling-asked-to-table-all = Il dealer chiede a { $player } di scoprire tutte le carte.
ruling-show-or-fold = { $player } deve mostrare o lasciare la mano.
ruling-must-show = { $player } deve mostrare la mano.
ruling-no-right = { $player } non ha diritto di chiederlo.
ruling-not-shown = Non si mostra.
ruling-show-cards = Le carte si mostrano.
ruling-seen-only = La mano di { $player } si guarda soltanto e resta morta.
ruling-told = A { $player } si risponde.
ruling-not-told = A { $player } non si risponde.
ruling-spread = Il piatto si allarga, non si conta.
ruling-may-call-time = Si può chiamare il tempo.
ruling-may-not-call-time = Questa persona non può chiamare il tempo.
ruling-too-early = È troppo presto per chiamare il tempo.
ruling-time-runs = Il tempo di { $player } corre.
ruling-action-stands = L'azione di { $player } è arrivata in tempo e vale.
ruling-open = Il risultato si può ancora contestare.
ruling-result-stands = È troppo tardi: il risultato resta.
ruling-award-corrected = Il piatto è riassegnato come doveva essere.
ruling-play-goes-on = Il gioco continua in attesa della decisione.
ruling-paid = A { $player } si pagano { $to }.
ruling-pays = { $player } paga { $to }.
ruling-exchanged = Le chip si cambiano a pari valore.
ruling-removed = Le chip escono dal gioco.
ruling-forfeit = Le chip nascoste si perdono ed escono dal gioco.
ruling-to-inventory = Le chip tornano alla scorta del torneo.
ruling-redeal = È una distribuzione nulla: le puntate tornano e la mano si ridà.
ruling-void-hand = La mano è nulla e tutte le puntate tornano.
ruling-continue = La mano continua così com'è.
ruling-complete-hand = { $player } riceve le carte mancanti.
ruling-replace-card = La carta è sostituita dal mazzo.
ruling-card-becomes-burn = La carta in più diventa la carta bruciata.
ruling-next-card-instead = La carta scoperta si scarta e la successiva prende il suo posto.
ruling-scrap-card = La carta estranea al mazzo si scarta.
ruling-becomes-upcard = La carta esposta diventa la carta scoperta di { $player }.
ruling-correct-button = Il bottone si corregge.
ruling-scramble-flop = Le carte si mescolano coperte e la direzione estrae la carta bruciata.
ruling-restore-flop = La bruciata e il flop si rimettono a posto.
ruling-redeal-flop = Il flop si ridà.
ruling-redeal-street = Le carte uscite in anticipo tornano, il mazzo residuo si mescola e la strada si ridà.
ruling-river-card-becomes-turn = La carta uscita in anticipo attende da parte, e quella che sarebbe stata il river diventa il turn.
ruling-restore-order = Il mazzo residuo torna nel suo ordine.
ruling-reshuffle-stub = Si mescola e si taglia solo il mazzo residuo.
ruling-reshuffle-stub-and-muck = Il mazzo residuo e le carte con cui è mischiato si mescolano insieme.
ruling-rebuild-fairly = Il mazzo si ricostruisce nel modo più equo possibile.
ruling-change-deck = Il mazzo si cambia.
ruling-deck-stays = Il mazzo resta.
ruling-deal-as-ever = Le carte bastano: la strada si dà come sempre.
ruling-reshuffle-with-burns = Il mazzo residuo si mescola con le bruciate e ognuno riceve una carta.
ruling-common-card = Si dà una sola carta scoperta per tutti.
ruling-reshuffle-and-common-card = Il mazzo residuo si mescola con le bruciate e si dà una sola carta per tutti.
ruling-random-draw = La direzione estrae a sorte.
ruling-passive-only = { $player } può solo chiamare, fare check o abbandonare.
ruling-shown-to-all-now = La mano si mostra subito a tutto il tavolo.
ruling-shown-to-all-after-betting = La mano si mostra a tutto il tavolo a puntate finite.
ruling-duty-broken = È violato un dovere; il regolamento non prevede una penalità propria.
ruling-not-yet-penalised = La prima volta non segue nulla; la ripetizione sì.
ruling-no-breach = Non è una violazione di questo regolamento.
ruling-chips-forfeited = Le chip si perdono ed escono dal gioco.
ruling-misses-hands =
    Sono { $hands ->
        [one] una mano da saltare
       *[other] { $hands } mani da saltare
    }.
ruling-hands-left =
    { $hands ->
        [one] Resta una mano.
       *[other] Restano { $hands } mani.
    }
ruling-penalty-ends = La penalità finisce.
ruling-dealt-and-killed = Chi manca riceve le carte, paga bui e ante, e la mano è annullata.
ruling-not-dealt = Chi manca non riceve carte.
ruling-eliminated = Chi è fuori lascia il torneo e le chip escono dal gioco.
ruling-disqualified = Scatta la squalifica e le chip escono dal torneo.
somebody = chi è coinvolto

## Why: each has the figures of its case.

reason-one-chip = Una sola chip senza parole è un call.
reason-all-chips-needed = Senza la chip più piccola il call non sarebbe coperto.
reason-half-raise-reached = { $counted } raggiunge { $half-raise }, metà di un rilancio: si completa al minimo.
reason-half-raise-not-reached = { $counted } non raggiunge { $half-raise }, metà di un rilancio.
reason-last-chips = Sono le ultime chip del giocatore.
reason-undercall = È meno della puntata da vedere.
reason-may-not-raise = A questo giocatore non è aperto il rilancio.

## Chips that move beside what is bet.

chips-back = { $returned } tornano indietro.
chips-lost = { $forfeited } sono perse.
chips-all-in = È all-in.

## What the director may choose.

options-instead = La direzione può scegliere invece: { $list }.
options-open = Si può scegliere fra: { $list }.
options-of-the-player = A disposizione di { $player }: { $list }.
options-penalties = Sono previste: { $list }.
option-call = call di { $added }
option-check = check
option-fold = fold
option-bet = puntata di { $to }
option-raise = rilancio a { $to }
option-fold-and-lose = fold perdendo { $forfeited }
option-all-motions-stand = contano tutti i movimenti: { $to }
option-only-the-first-motion = conta solo il primo movimento: { $to }
option-passive-only = call o fold, nessun rilancio
option-free = libero di fare ciò che vuole
option-call-any-amount = un call di qualunque importo
option-raise-any-amount = un rilancio su qualunque importo
option-act-again = agire di nuovo
option-bound-to-it = obbligo di mantenere la parola
option-not-bound = nessun obbligo
option-later-players-act-again = i giocatori successivi agiscono di nuovo
option-later-players-call = i giocatori successivi chiamano per intero
option-corrected = l'importo corretto a { $to }
option-stands = resta com'è
option-dead-hand = mano morta
option-hand-live = mano viva
option-live-hand = mano viva
option-must-show = la mano si mostra
option-not-shown = la mano non si mostra
option-show-or-fold = mostrare o lasciare la mano
option-may-call-time = si può chiamare il tempo
option-may-not-call-time = non si può chiamare il tempo
option-awarded-to-winner = le chip nascoste vanno al vincitore
option-not-paid = le chip nascoste non si pagano
option-part-of-the-bet = le chip nascoste fanno parte della puntata
option-removed = le chip escono dal gioco
option-forfeit = perdita delle chip nascoste
option-halve = stack dimezzato
option-stack-halved = stack dimezzato
option-chips-forfeited = perdita di chip
option-redeal = distribuzione nulla e nuova mano
option-redeal-flop = un nuovo flop
option-continue = si continua
option-complete-hand = si danno le carte mancanti
option-replace-card = la carta si sostituisce
option-next-card-instead = la carta successiva prende il suo posto
option-scrap-card = la carta si scarta
option-correct-button = il bottone si corregge
option-restore-order = si ripristina l'ordine
option-reshuffle-stub = si mescola il mazzo residuo
option-reshuffle-stub-and-muck = si mescola tutto insieme
option-random-draw = un'estrazione a sorte
option-void-hand = la mano è nulla
option-warning = ammonizione
option-hands = mani saltate
option-orbits = giri saltati
option-hands-or-orbits = mani o giri saltati
option-hand-void = mano annullata
option-hand-annulled = mano annullata
option-elimination = eliminazione
option-disqualification = squalifica
option-event-ban = esclusione dall'evento
option-exclusion = esclusione da tutti gli eventi
option-circuit-exclusion = esclusione dal circuito
option-hands-left = si sconta il resto
option-penalty-ends = la penalità finisce
option-paid-for-the-place = si paga il premio della posizione
option-paid-nothing = non si paga nulla
option-shown-to-all-now = mostrata subito a tutti
option-shown-to-all-after-betting = mostrata a tutti a puntate finite
option-show-cards = le carte si mostrano

## Penalties.

penalty-possible = Una penalità è possibile.
penalty-mandatory = Una penalità è obbligatoria.

## What stays open.

pending-a-valid-act-is-asked = Si chiede a { $player } un'azione valida.
pending-acts-out-of-turn-bind = Le azioni fuori turno sono vincolanti.
pending-clock = Il tempo corre.
pending-dealer-turns-the-hand = Il dealer scopre la mano.
pending-decision = La decisione deve ancora arrivare.
pending-everyone-may-see-the-cards = Tutti al tavolo possono vedere le carte.
pending-whether-everyone-may-see-the-cards = La direzione decide se tutti possono vedere le carte.
pending-floor-draws-burn = La direzione estrae la carta bruciata.
pending-floor-grants = La direzione deve concederlo.
pending-floor-if-refused = Se c'è un rifiuto, si chiama la direzione.
pending-hand-stays-live = La mano resta viva.
pending-held-until-skipped-player-acts = Prima devono agire i giocatori saltati.
pending-his-choice = La scelta è di { $player }.
pending-later-undercalls = Restano da sistemare i call incompleti dei giocatori successivi.
pending-no-seat-without-a-document = Senza documento non si prende posto.
pending-object-goes-back = L'oggetto torna indietro.
pending-order-runs-out = L'ordine scade alla fine del tempo.
pending-penalty-from-the-next-hand = La penalità comincia dalla mano successiva.
pending-put-the-device-away = Il dispositivo si mette via.
pending-reason-to-suspect = Serve un motivo di sospetto.
pending-reshuffle-before-river = Prima del river la carta anticipata torna e il mazzo residuo si mescola.
pending-skipped-hand = Resta da decidere della mano saltata.
pending-staff-verifies = Lo staff verifica.
pending-whether-a-prize-is-paid = La direzione decide se si paga un premio.
pending-whether-the-buy-in-is-refunded = La direzione decide se il buy-in è rimborsato.
pending-whether-this-hand-counts = La direzione decide se la mano in corso conta.

## What else the ruling tells. $value is a number, a player or a word of the list below.

fact-burn = La carta bruciata: { $value }.
fact-burns-per-street = Bruciate per strada: { $value }, nessuna per rimettere ordine.
fact-button = Il bottone: { $value }.
fact-bound = Vincolo per l'azione: { $value }.
fact-bring-in = Il bring-in: { $value }.
fact-call = Chiamare costa { $value }.
fact-cards-to-button = Due carte di fila al bottone: { $value }.
fact-cause = La causa: { $value }.
fact-chips = Chip: { $value }.
fact-countdown = Il conto alla rovescia comincia dopo { $value } secondi.
fact-counted = Contato: { $value }.
fact-deal = La distribuzione: { $value }.
fact-drawn-card = La carta estratta: { $value }.
fact-earliest = Il tempo si può chiamare dopo { $value } secondi.
fact-ends = Il tempo finisce dopo { $value } secondi.
fact-exposed-card = La carta esposta: { $value }.
fact-extra-cards = Carte in più: { $value }.
fact-flop = Il flop: { $value }.
fact-half-raise = Metà di un rilancio: { $value }.
fact-hands = Mani: { $value }.
fact-held = Trattenuto nel frattempo: { $value }.
fact-kept = Conservato: { $value }.
fact-hidden = Chip nascoste: { $value }.
fact-min_to = Il rilancio minimo è a { $value }.
fact-missing-cards = Carte mancanti: { $value }.
fact-needed = Carte necessarie: { $value }.
fact-new-burns = Nuove bruciate: { $value }.
fact-new-stub = Il nuovo mazzo residuo ha { $value } carte.
fact-next-button = Il prossimo bottone: { $value }.
fact-next-card = La carta successiva: { $value }.
fact-next-step = Dopo le penalità già date il passo successivo sarebbe: { $value }.
fact-offence = Segnalazione: { $value }.
fact-one-chip-less = Senza la chip più piccola: { $value }.
fact-opens = Apre le puntate { $value }.
fact-opponent = L'avversario ha { $value }.
fact-owed = Dovuto in realtà: { $value }.
fact-penalised = La penalità riguarderebbe { $value }.
fact-penalty-hands = Distribuzione e nuova mano contano { $value } mano di penalità.
fact-pick = Carta numero { $value } della mano.
fact-place = Posizione: { $value }.
fact-prize = Premio: { $value }.
fact-put-in = Messo: { $value }.
fact-redeal = La seconda distribuzione: { $value }.
fact-refund = Rimborso: { $value }.
fact-river-burns = Bruciate prima del river: { $value }.
fact-scrambled = Carte mescolate: { $value }.
fact-seat = { $player } paga { $value } in tutto.
fact-seconds = Secondi: { $value }.
fact-seen = Chip viste: { $value }.
fact-set-aside = Carte messe da parte: { $value }.
fact-shuffled-cards = Carte rimescolate: { $value }.
fact-street = La strada: { $value }.
fact-stub = Carte nel mazzo residuo: { $value }.
fact-stub-cards = Carte prese dal mazzo residuo: { $value }.
fact-this-hand-counts = La mano in corso conta: { $value }.
fact-times-before = Volte precedenti: { $value }.
fact-told = Detto: { $value }.
fact-turn = Tocca a { $value }.
fact-turn-burns = Bruciate prima del turn: { $value }.

## Words that facts have as values.

word-any-two-exposed = due carte esposte
word-one-of-first-two-exposed = una delle prime due carte esposta
word-boxed-2plus = due o più carte scoperte nel mazzo
word-duplicate = due carte uguali
word-extra-cards-2plus = due o più carte in più
word-first-card-wrong-seat = la prima carta a un posto sbagliato
word-wrong-position = carte in posizione sbagliata
word-wrong-count = un numero sbagliato di carte
word-nonstandard-before-sa = una carta estranea al mazzo
word-button-misplaced = bottone fuori posto
word-foreign-back = una carta con un altro dorso
word-ineligible-seat = un posto fuori dalla mano
word-missing-card = manca una carta
word-seat-skipped = un posto saltato
word-house = una causa della casa
word-put-right = si corregge
word-stands = resta
word-corrected = si corregge
word-legal = regolare
word-completed = si completa
word-next-burn = è la prossima bruciata
word-burn = diventa la bruciata
word-moves-on-from-here = avanza da qui
word-first-to-act-on-sixth = chi ha aperto sulla sesta strada
word-exact-replay = con lo stesso bottone, bui e giocatori
word-reshuffle-and-cut = dopo mescolata e taglio
word-stays-in-the-pool = nessuno, resta nel montepremi
word-none = nessuno
word-place = quello della posizione
word-yes = sì
word-no = no
word-paid = pagato
word-dealt = si dà
word-not-dealt = non si dà
word-wait-for-the-amount = di attendere l'importo
word-flop = flop
word-turn = turn
word-river = river
word-warning = ammonizione
word-hands = mani saltate
word-orbits = giri saltati
word-hands-or-orbits = mani o giri saltati
word-hand-void = mano annullata
word-hand-annulled = mano annullata
word-elimination = eliminazione
word-disqualification = squalifica
word-event-ban = esclusione dall'evento
word-exclusion = esclusione da tutti gli eventi
word-circuit-exclusion = esclusione dal circuito
