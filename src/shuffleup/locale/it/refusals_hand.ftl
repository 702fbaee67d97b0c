### Perché un'azione o un ordine in una mano, o un caso portato al floor, non può essere.

refusal-not-your-turn = tocca a { $turn }
refusal-not-your-turn-button = tocca a { $turn }: nel testa a testa il bottone ha il piccolo buio e parla per primo prima del flop
refusal-not-your-turn-blind = tocca a { $turn }: nel testa a testa dopo il flop parla per primo il grande buio
refusal-not-your-turn-player = non tocca a { $player }
refusal-held-to-fold = { $player } è vincolato al fold
refusal-held-to-call = { $player } è vincolato al call, o al check se non c'è nulla da vedere
refusal-held-to-raise = { $to ->
    [0] { $player } è vincolato a puntare o rilanciare
   *[other] { $player } è vincolato a una puntata o a un rilancio fino a { $to }
}
refusal-held-to-fold-or-call = { $player } può fare solo call, check o fold
refusal-held-to-fold-or-raise = { $to ->
    [0] { $player } può solo fare fold, puntare o rilanciare
   *[other] { $player } può solo fare fold, oppure puntare o rilanciare fino a { $to }
}
refusal-held-to-call-or-raise = { $to ->
    [0] { $player } non può fare fold: restano solo il call o il rilancio
   *[other] { $player } non può fare fold: restano solo il call o il rilancio fino a { $to }
}
refusal-held-to-fold-or-call-or-raise = { $player } può puntare o rilanciare solo fino a { $to }
refusal-bring-in-owed = la carta scoperta deve aprire con { $owed }, o completare
refusal-bet-to-call = ci sono { $owed } da chiamare: fold, call o raise
refusal-nothing-to-call = non c'è niente da chiamare: check o bet
refusal-raise-too-big-stack = lo stack permette al massimo { $most }
refusal-raise-too-big-pot = il piatto permette al massimo { $most }
refusal-raise-not-the-bet = l'unico rilancio possibile è a { $min_to }
refusal-raise-too-small = il minimo è { $min_to }
refusal-no-raise-stack = lo stack non supera la puntata: call all-in o fold
refusal-no-raise-nobody-left = non resta nessuno contro cui rilanciare: call o fold
refusal-no-raise-not-reopened = l'azione non si è riaperta: { $more } in più sono meno di un rilancio pieno di { $full }
refusal-no-raise-cap = il limite di { $cap } puntate è raggiunto
refusal-no-raise-impossible = una puntata a { $to } contro { $faced }, con { $before } già davanti, non può esistere
refusal-no-raise-not-at-all = chi doveva parlare non poteva affatto rilanciare
refusal-not-now-phase = la mano è in un'altra fase: ora non si può fare
refusal-not-now-nothing-to-show = questo giocatore non ha una mano da mostrare
refusal-not-now-betting-goes-on = il giro di puntate non è finito: è un fold
refusal-not-now-no-showdown = non c'è showdown
refusal-not-now-nobody-to-act = non tocca a nessuno
refusal-not-now-no-cards-dealt = non sono ancora state date carte
refusal-not-now-no-pot-awarded = nessun piatto è stato ancora assegnato
refusal-not-now-nobody-all-in = nessuno è ancora all-in
refusal-not-now-nothing-to-bind = il giro è finito: un'azione fuori turno non vincola più nulla
refusal-not-now-no-betting = non c'è un giro di puntate in corso
refusal-not-now-showdown-only = si può chiedere di vedere le mani solo allo showdown
refusal-not-now-no-bet = non c'è nessuna puntata in gioco
refusal-not-now-no-pot = non c'è nessun piatto
refusal-not-now-not-begun = la mano non è cominciata
refusal-not-now-last-street = dopo l'ultima strada non escono carte: lì una puntata si corregge fino allo showdown
refusal-for-the-event = nessuna mano esegue una penalità: la si dà nel torneo, fra una mano e l'altra
refusal-hand-over = la mano è finita
refusal-hand-over-deal = la mano è finita: la distribuzione non si può più correggere
refusal-stub-short = { $cards ->
    [one] resta 1 carta
   *[other] restano { $cards } carte
}: prima si devono mescolare gli scarti
refusal-wrong-discard-stub = { $cards ->
    [one] nel mazzo resta solo 1 carta
   *[other] nel mazzo restano solo { $cards } carte
}
refusal-wrong-discard-places = indicare ogni carta una volta, con il suo posto da 0 a { $most }
refusal-wrong-discard-exactly = { $cards ->
    [one] si scarta esattamente 1 carta
   *[other] si scartano esattamente { $cards } carte
}
refusal-wrong-discard-at-most = si possono cambiare al massimo { $cards } carte

refusal-no-author = un ordine del floor porta il nome di chi lo dà e il motivo
refusal-no-such-seat = la mano non ha questo posto
refusal-no-such-seat-seats = la mano ha { $seats } posti
refusal-not-live = la mano di { $player } è già morta
refusal-not-live-two-hands = le chip si vincono o si perdono fra due mani vive
refusal-last-hand = l'ultima mano viva non si può annullare: si assegni il piatto o si annulli il colpo
refusal-already-live = la mano di { $player } è viva
refusal-no-cards = { $player } non ha ricevuto carte
refusal-not-enough-chips-in-front = { $player } può avere davanti da 0 a { $most }, non { $to }
refusal-not-enough-chips-stack = quello stack ha { $stack }, non { $amount }
refusal-not-enough-chips-hidden = { $hidden } chip nascoste non possono venire da uno stack di { $stack }
refusal-not-enough-chips-pot = di un piatto di { $pot } non se ne possono trattenere { $held }
refusal-not-enough-chips-give-back = { $player } non ha più { $chips } da restituire
refusal-not-enough-chips-pushed = si spingono { $pushed } e lo stack è { $stack }
refusal-not-enough-chips-only = { $player } ha solo { $most }, non { $to }
refusal-not-enough-chips-bounds = una puntata o un rilancio supera { $above } e non passa { $most }: { $to } non può essere
refusal-cannot-act-no-chips = { $player } non ha una mano viva con chip dietro
refusal-no-such-hold = un posto è vincolato ad azioni, ognuna nominata una sola volta, e a un importo solo se una di esse è un rilancio
refusal-bound-to-what = non si sa che cosa abbia detto: scrivere che cosa ha annunciato, come in "Bruno says that he raises to 800 if Anna bets"
refusal-cannot-act-nothing-to-call = { $player } non aveva niente da chiamare
refusal-no-such-card-hole = la mano ha { $cards } carte
refusal-no-such-card-street = l'ultima strada torna per intero, con tutte le carte che ha dato: { $cards }
refusal-no-such-card-none-named = non è indicata nessuna carta
refusal-no-such-card-deal = la distribuzione ha le carte da 1 a { $cards }, ognuna una volta
refusal-no-such-card-gone = la carta { $card } della distribuzione non è più in nessuna mano
refusal-no-such-card-named = { $card } è già uscita dal mazzo: indicare meno carte
refusal-bets-are-in = su questa strada sono entrate chip: si restituiscono prima di riprendere le carte
refusal-no-such-stakes = con queste poste del livello in questo gioco non si potrebbe puntare nulla
refusal-no-such-stub-deck = il mazzo ha { $places } posti da cui non si è ancora distribuito
refusal-no-such-stub-seventh-street = in settima strada ci sono da 2 a { $most } giocatori e un mazzo residuo da 0 a { $deck } carte
refusal-wrong-cards-board = il board di questa strada ha { $wanted } carte
refusal-wrong-cards-elsewhere = { $card } non può stare sul board: non è di questo mazzo, c'è due volte o è stata data altrove
refusal-wrong-cards-burns = una carta bruciata si indica una volta, con il suo posto nel mazzo, e non sta né sul board né in una mano
refusal-wrong-cards-exposed = indicare la carta esposta
refusal-wrong-cards-not-dealt = non sono le carte date a { $player }
refusal-wrong-cards-drawn = si pesca una di { $scrambled } carte e se ne nominano { $faces }
refusal-not-face-down = la distribuzione ha carte coperte da 0 a { $most }
refusal-no-cards-left = il mazzo residuo è vuoto
refusal-no-cards-left-street = il mazzo residuo non basta per un { $street } uscito in anticipo
refusal-does-not-sum = sul tavolo ci sono { $held } chip e se ne assegnano { $given }

refusal-right-count-told = una chiamata costa { $told }, come gli è stato detto
refusal-right-count-hand = una mano di { $cards } carte è completa: indicare un altro numero
refusal-no-all-in = { $player } non è all-in
refusal-no-all-in-nobody = nessuno è all-in
refusal-not-next = dopo { $turn } non tocca a { $player }
refusal-no-answer = a una puntata si risponde con fold, call o raise
refusal-wrong-order = prima comincia il turno, poi si chiede il tempo, poi lo si concede
refusal-no-chips = almeno una chip è stata trovata
refusal-before-the-award = il piatto si assegna dopo questo momento
refusal-chips-do-not-add-up = sono state assegnate { $awarded } chip e ne spettano { $due }
refusal-no-flop = sul tavolo non c'è un flop da rimediare
refusal-no-such-flop =
    un flop di { $cards } carte dopo { $burns ->
        [one] una bruciata
       *[other] { $burns } bruciate
    } non è irregolare, o non è un flop
refusal-not-scrambled = secondo le regole questo flop ora non si mescola
refusal-nobody-acted = su questo flop nessuno ha ancora agito
refusal-not-over = la mano non è finita: la prossima non può essere cominciata
refusal-chips-missing = davanti al giocatore ci sono { $front }, ma ha puntato { $bet }
refusal-more-taken-back = se ne ritirano { $pulled } e davanti ce ne sono { $front }
refusal-no-amount = un importo è un numero positivo di chip
refusal-hand-dead = la mano di { $player } è foldata o morta
refusal-all-in = { $player } è all-in e non ha più parola
refusal-own-hand-opponent = un giocatore non può essere avversario di sé stesso
refusal-own-hand-turned-up = chi scopre le proprie carte le mostra
refusal-own-hand-asks = nessuno chiede di vedere la propria mano
refusal-own-hand-looks = la propria mano si può sempre guardare
refusal-own-hand-counts = le proprie chip le conta il giocatore stesso
refusal-more-penalties-than-breaches = { $penalties } penalità per { $times } infrazioni precedenti
refusal-not-in-scale = la scala delle penalità di questo regolamento non la prevede: { $step }
refusal-still-skipped = { $turn } non ha ancora agito
refusal-in-turn = tocca a { $player }: non è un'azione fuori turno
refusal-in-turn-not-skipped = { $player } non è stato saltato
refusal-has-acted = { $player } ha già risposto a questa puntata
refusal-too-many-redeals = { $redeals } ridistribuzioni su { $dealt } mani
refusal-no-removal = questa penalità non esclude dal torneo: { $step }
refusal-no-such-place = il posto { $place } con { $paid } premi non può essere
refusal-no-penalty = { $hands } mani e { $orbits } giri non sono una penalità
refusal-no-table = un tavolo ha almeno 2 giocatori, non { $players }
refusal-no-such-street-name = nel gioco { $game } non c'è { $street }
refusal-no-such-street = in anticipo possono uscire le strade da 1 a { $most }
refusal-not-this-street = il { $street } non può essere uscito ora in anticipo
refusal-not-this-street-seventh = non è stata distribuita alcuna settima carta
refusal-before-the-order = l'ordine di mostrare arriva dopo questo momento
refusal-nothing-done = nessuno ha agito fuori turno: nessuno è stato saltato
refusal-nothing-done-player = { $player } non ha agito fuori turno
refusal-no-cards-to-come = in questa mano non deve più uscire nessuna carta dal mazzo
refusal-not-in-a-row-two-players = due o più giocatori, e il primo è quello di turno
refusal-not-in-a-row = i giocatori non hanno agito in questo ordine
refusal-no-undercall = { $chips } non è un call incompleto
refusal-not-his-chips = davanti al giocatore ci sono { $own }, non { $to }
refusal-right-bet = { $to } è una puntata regolare
refusal-out-of-order = dopo la puntata i giocatori non hanno agito in questo ordine

refusal-not-all-in = l'all-in di { $player } è { $to }
refusal-bet-made = c'è già una puntata di { $bet }: scrivere raises to
refusal-no-bet = non c'è una puntata da rilanciare: scrivere bets

refusal-seat = posto { $seat }

refusal-raise-too-big-spread = una puntata o un rilancio arriva al massimo a { $most }
refusal-chips-are-in = { $player } ha già messo chip: si restituiscono prima di correggere il livello
refusal-may-not-open = per aprire serve una coppia di { $level } o meglio, o un progetto bilaterale di scala colore
refusal-not-now-no-card-to-choose = { $player } non ha carte da scegliere
refusal-wrong-pick = non è una delle carte coperte di questa mano
refusal-no-parol-game = in questo gioco non si dice parol
refusal-no-parol-street = il parol si dice nell'ultimo giro di puntate
refusal-no-parol-bet = qualcuno ha puntato: call, raise o fold
refusal-no-parol-all-in = un giocatore della mano è senza chip: niente parol
refusal-no-parol-side-pot = c'è un side pot: niente parol
refusal-no-seventh-card = è stata data una carta comune: sta scoperta come deve
refusal-no-draw = in questo giro il gioco non ha cambio di carte
refusal-has-not-drawn = { $player } non ha ancora cambiato le carte
refusal-has-not-drawn-pat = { $player } è servito: non ha cambiato nessuna carta
refusal-no-upcards = questo gioco non ha carte scoperte
refusal-own-hand-suspects = nessuno sospetta della propria mano
refusal-right-level = la mano si gioca già a { $small }/{ $big }
refusal-no-blinds = un gioco senza bui e senza bring-in non ne ha da correggere
refusal-not-held-cards = { $player } non ha queste carte
refusal-no-ruling = qui il floor non ha nulla da decidere
refusal-choice-needed = il regolamento lascia la scelta al floor: { $choices }
refusal-no-such-choice-none = il floor non ha nulla da scegliere
refusal-no-such-choice-near = il floor può scegliere: { $choices }; intendeva { $near }?
refusal-no-such-choice = il floor può scegliere: { $choices }
refusal-not-void = la mano non è annullata: non si può ridistribuire
refusal-not-now-choosing = { $dealer } sta scegliendo il gioco
refusal-nothing-to-let-stand = non c'è un buio a cui dire va bene: si bussa
refusal-another-sum = il buio è { $amount }
refusal-not-now-no-opening = si apre prima del cambio, con la prima puntata
refusal-not-now-no-first-bet = non è la prima puntata di un giro successivo: scrivere opens, o raises to
refusal-not-now-nothing-to-raise = non c'è niente da rilanciare: scrivere opens o bets
refusal-not-now-no-card-to-turn-up = non c'è una carta da scoprire
refusal-not-now-nothing-to-choose = { $player } non ha nulla da scegliere
refusal-not-now-one-player-left = resta un solo giocatore
refusal-not-asked = il mazziere sceglie ciò che gli si chiede, e nient'altro
refusal-not-away = { $player } non è assente dal gioco
refusal-not-met = non si è arrivati allo showdown: il primo di loro deve poter aprire
refusal-not-in-deck = { $card } non è nel mazzo di questa mano, che ha { $cards } carte
refusal-not-playing-hand = { $player } non gioca questa mano

refusal-time-is-up = il tempo di { $player } è scaduto
refusal-time-left = il tempo non è scaduto per nessuno
refusal-no-clocks = a questo tavolo non si misura il tempo: prima vanno avviati gli orologi
refusal-no-time = un giocatore ha bisogno di almeno un secondo, e il time bank non può essere meno di zero
refusal-asked-already = a { $player } si sta già chiedendo
refusal-no-mad-round = non c'è nessun giro pazzo: nessuno sceglie che cosa si distribuisce
refusal-wins-own-stack = { $player } non può vincere il proprio stack
refusal-not-at-this-table = { $player } non è a questo tavolo
refusal-seated = { $player } è già seduto a questo tavolo
refusal-hand-running = la mano non è finita

## Una registrazione che non si può rigiocare.

refusal-wrong-discard-not-held = { $player } non ha { $card }
refusal-shuffle-missing = qui si rimescolano { $cards } carte, e la registrazione ne ha { $has }
refusal-record-differs-other = il suo mazzo e le sue azioni portano qui a '{ $line }'
refusal-record-differs-more = dopo viene { $line }
refusal-record-differs-no-more = dopo non viene altro
refusal-board-too-early = il giro di puntate non è finito
refusal-board-missing = nella registrazione il board ha { $cards } carte, dovrebbero essere { $due }
refusal-no-bring-in = { $player } non ha la carta scoperta che deve aprire
refusal-one-hand-mixed = una mano sola non si mescola con un'altra: indicarne due
refusal-not-among-the-chips = fra le chip spinte non ce n'è una da { $chip }
refusal-right-burn = il numero di bruciate è quello giusto
refusal-right-opening = la mano di { $player } può aprire
refusal-not-now-street-not-dealt = questa strada non è sul tavolo, o dà più di una carta
refusal-nothing-brought-in = ora non c'è bring-in da mettere
refusal-another-bring-in = il bring-in è { $amount }
