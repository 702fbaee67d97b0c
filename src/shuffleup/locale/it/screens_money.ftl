# Che cosa si dice del denaro di un evento, alla cassa e nelle sue schede.

## A player's card

money-of = Denaro di { $player }
money-nothing = Nessun acquisto in questo evento.
money-kind-entry = Iscrizione { $number }
money-kind-re-entry = Re-entry, iscrizione { $number }
money-kind-rebuy = Rebuy
money-kind-add-on = Add-on
money-kind-alternate = Riserva, numero { $number }
money-kind-refund = Rimborsato
money-kind-prize = Premio pagato
money-kind-debt = Debito pagato
money-paid-later = Pagamenti successivi
money-part-buy-in = buy-in { $money }
money-part-chips = fiches { $money }
money-part-bounty = bounty { $money }
money-part-fee = quota { $money }
money-free = gratuito
money-announced = annunciato, non pagato
money-voided = stornato: { $reason }
money-void = Storna …
money-void-one = Storna: { $what }
money-void-now = Storna subito: { $what }
money-void-reason = Perché si storna
money-due-refund = Da rimborsare
money-due-prize = Premio da pagare
money-due-debt = Deve per fiches annunciate
money-pay-refund = Rimborsa { $money }
money-pay-debt = Incassa { $money }
money-pay-prize = Paga { $money }
money-amount = Importo
money-rest = Resta da pagare
money-drawer-of = Cassa di

## Slips

money-print-one = Stampa: { $what }
money-signature = Firma
money-receipt = Ricevuta

## The deal desk

deal-desk = Accordo tra i giocatori
deal-nobody = Per un accordo servono almeno due giocatori.
deal-too-many = Restano { $count } giocatori. Gli accordi si fanno con { $most } o meno.
deal-by-icm = ICM
deal-by-chip-chop = Chip chop
deal-by-equal = Parti uguali
deal-by-custom = Importi propri
ui-stack = Fiches
deal-stack-of = Fiches di { $player }
deal-amount-of = Importo di { $player }
deal-sum = Somma
deal-in-play = { $chips } in gioco
deal-missing = mancano { $money }
deal-too-much = { $money } di troppo
deal-save = In più al primo
deal-play-for = In gioco, { $place }º posto
deal-unit = Arrotonda a
deal-take-over = Parti da questi
deal-whose = Cifre di chi
deal-counted = Le fiches sono contate
deal-uncounted = Non contate
deal-told = A chi viene comunicato
deal-uncapped = Chi è in testa può avere più del primo premio
deal-play-on = Si gioca ancora, per il trofeo
deal-to-divide = Da dividere
deal-count-and-propose = Inserisci il conteggio e proponi
deal-agreement = Accordo sui premi
deal-agreement-text = Accordo { $number }, { $method }. Ogni giocatore riceve quanto scritto accanto al suo nome e accetta firmando. Vale se firmano tutti.
deal-takes = Riceve
deal-witness = Direttore del torneo

## The money of the event

money-sheet = Denaro dell’evento
money-open-sheet = Denaro dell’evento …
money-leaf-prizes = Premi
money-leaf-ledger = Bilancio
money-leaf-drawers = Casse
money-award-first = Il gioco è finito. I premi si pagano dopo l’assegnazione.
money-prizes-later = Finora; si pagano dopo l’assegnazione.
money-prizes-open =
    { $count ->
        [one] { $count } premio da pagare, { $money }
       *[other] { $count } premi da pagare, { $money }
    }
money-prizes-done = Tutti i premi sono pagati.
money-no-prizes = Nessuno ha ancora vinto nulla.
money-pay = Paga …
money-pay-one = Paga { $player }
money-is-paid = pagato
money-not-yet = aperto
money-closes = I conti tornano: { $money } da entrambe le parti.
money-open-book = I conti non tornano.
money-no-money = Nessun pagamento finora.
money-account = Conto
money-held = In cassa
money-owed = Dovuto o incassato
money-account-drawer = Casse
money-account-safe = Cassaforte
money-account-float = Fondo della casa
money-account-owed = Dovuto dai giocatori
money-account-pool = Montepremi
money-account-bounties = Bounty
money-account-fees = Quote di servizio
money-account-house = Casa
money-account-organisation = Organizzazione
money-account-retention = Trattenuto per il campionato
money-account-overlay = Aggiunto al garantito
money-account-tax = Imposta a carico della casa
money-account-tax-due = Imposta dovuta
money-account-deposits = Depositi delle riserve
money-account-refunds = Da rimborsare
money-account-prizes = Premi da pagare
money-account-carried = Passato tra i flight
money-account-seats = Posti vinti, come ticket
money-account-differences = Differenze di cassa
money-refunds-due = Da rimborsare
money-debts-due = Dovuto dai giocatori
money-take-away = Da scaricare
money-book-ledger = Bilancio
money-book-cash = Incassi per cassa
money-book-entries = Iscrizioni
money-book-payouts = Premi
money-book-standings = Classifica
money-book-audit = Registro
money-drawer = Cassa
money-in-drawer = Contenuto
money-flow-entries = Iscrizioni
money-flow-chips = Fiches
money-flow-refunds = Rimborsi
money-flow-prizes = Premi
money-flow-moved = Spostato
money-flow-differences = Differenze
money-counted-at = contata { $time }
money-count = Conta una cassa …
money-move = Sposta contanti …
money-counted-cash = Contanti in cassa
money-expected = Previsto
money-over = { $money } in più
money-short = { $money } in meno
money-fits = Torna.
money-count-now = Inserisci il conteggio, { $money }
money-from = Da
money-to = A
money-day-open = Non contate dall’ultimo pagamento: { $cashiers }
money-day-closed = Giornata chiusa: ogni cassa è contata, nessuna differenza.
money-day-differs = Giornata chiusa: ogni cassa è contata, differenza { $money }.
money-day-no-cash = Nessuna cassa ha contanti.

## The division of the pool

money-leaf-division = Ripartizione
division-by = Come si divide il montepremi
division-by-curve = Curva abituale
division-by-columns = Da tabella
division-table = Tabella
division-own-table = Dell’evento
division-bands = Colonne della tabella
division-band = fino a { $entries }
division-derived = i posti da { $first } a { $last } sono calcolati: il regolamento non li stampa
division-by-shares = In quote
division-by-fixed = In importi
division-places = Posti a premio
division-first = Primo posto, %
division-least = Premio minimo
division-share = Quota
division-share-of = Quota del { $place }º posto
division-prize-of = Premio del { $place }º posto
division-more = Un posto in più
division-less = Un posto in meno
division-none = Ancora nulla da dividere.
division-settled = Il montepremi è definitivo.
division-open =
    { $count ->
        [one] { $count } iscrizione; il montepremi può ancora crescere.
       *[other] { $count } iscrizioni; il montepremi può ancora crescere.
    }
division-locked = Bloccati:
division-seats = Il montepremi si paga in posti da { $money }.

## Selling entries

cage-prints = Stampa il biglietto di ogni vendita
cage-twice = Contanti da scrivere due volte
cage-costs = Il prezzo è { $money }.
cage-override = Perché si vende lo stesso
cage-late = Vendi lo stesso …
cage-ticket = Stampa il biglietto
cage-waiting = In attesa di un posto
cage-seat-next = Fai sedere il prossimo
cage-waits-since = Numero { $number }, dalle { $time }

## The phone of a player

phone-link = Il codice per il suo telefono
phone-link-hint = Lo inquadra con la fotocamera: il suo posto, l’orologio e i premi, senza app né password. Il suo biglietto porta lo stesso codice, e ogni telefono che lo inquadra mostra la sua pagina.
phone-only-here = Questa pagina è aperta sul server stesso, perciò il codice non funziona su altri dispositivi: la apra con l’indirizzo del server nella sala.
phone-another = Un altro codice: quello attuale non varrà più

## Bounties

money-leaf-bounties = Bounty
bounties-none = Nessuna bounty
bounties-none-hint = In questo evento non c’è nulla sulla testa di nessuno.
bounties-close = Le bounty quadrano: sono entrati { $money }.
bounties-open = Ciò che è entrato per le bounty, { $money }, non è ciò che c’è ed è stato vinto.
bounties-heads = Sulle teste
bounties-envelopes = Nelle buste
bounties-purse = Nella cassa delle buste
bounties-loose = Con il prossimo piatto
bounties-won = Vinto
bounties-envelopes-left =
    { $count ->
        [one] Resta { $count } busta
       *[other] Restano { $count } buste
    }
bounties-envelopes-later = Le buste si riempiono a iscrizioni chiuse, quando i giocatori sono abbastanza pochi.
bounties-unnamed = Non è ancora detto chi li ha eliminati: { $players }
bounties-player = Giocatore
bounties-on-head = Sulla testa
bounties-knock-outs = Eliminazioni
bounties-all = Tutti i { $count } giocatori

## Tickets at the cage

cage-with-ticket = Iscrivi con il ticket da { $money }
cage-ticket-rest = e { $money } con { $method }
