# Come si chiama ogni comando, secondo il suo tipo e i suoi dati.

command-open-event = Apri l’evento
command-register =
    Iscrivi { $players_count ->
        [one] { $players }
       *[other] { $players_count } giocatori
    }
command-sell-entry = Iscrizione di { $player }
command-draw-seats = Sorteggia i posti
command-draw-again = Sorteggia i posti un’altra volta
command-start-event = Inizia il gioco
command-start-round = Inizia un giro di mani
command-close-round = Chiudi il giro di mani
command-plan-hand = Distribuisci una mano al tavolo { $table }
command-report-hand = Esito di una mano al tavolo { $table }
command-report-bust = Fuori: { $players }
command-place-button = Bottone al tavolo { $table }, posto { $chair }
command-count-hands =
    { $hands ->
        [one] 1 mano contata
       *[other] { $hands } mani contate
    } al tavolo { $table }
command-choose-game = { $game } al tavolo { $table }
command-advance-level = Livello successivo
command-advance-clock = L’orologio va avanti
command-pause-clock = Ferma l’orologio
command-resume-clock = Fai ripartire l’orologio
command-set-time-left = Imposta il tempo rimasto
command-set-level = Porta l’orologio al livello { $level }
command-doubt-time = Che ore sono?
command-settle-time =
    { $counts ->
        [yes] È davvero così tardi
       *[no] L’orologio era sbagliato
    }
command-edit-structure = Modifica i livelli
command-announce-hand-for-hand = Mano per mano
command-end-hand-for-hand = Fine del mano per mano
command-hold-all-in = Trattieni l’all-in al tavolo { $table }
command-release-table = Libera il tavolo { $table }
command-draw-last-hands = Sorteggia le ultime mani
command-start-day = Inizia la giornata
command-end-day = Chiudi la giornata
command-announce-closing = Annuncia la chiusura
command-use-time-bank = Riserva di tempo di { $player }
command-reset-time-banks = Nuove riserve di tempo
command-race-chips = Chip race al tavolo { $table }
command-move-player = Sposta { $player } al tavolo { $table }, posto { $chair }
command-correct-seat = Rimetti { $player } al tavolo { $table }, posto { $chair }
command-break-table = Rompi il tavolo { $table }
command-balance-tables = Equilibra i tavoli
command-redraw-seats = Sorteggia di nuovo tutti i posti
command-redraw-final-table = Sorteggia il tavolo finale
command-draw-buttons = Sorteggia i bottoni
command-assign-tables = Assegna tavoli
command-publish-break-order = Pubblica l’ordine di chiusura
command-need-seat = Un posto per esigenze particolari
command-end-seat-need = { $player } non ha più bisogno di un posto particolare
command-mark-absent = Assente: { $players }
command-mark-present = Di nuovo presente: { $players }
command-void-claim = { $player } perde il diritto al posto
command-give-penalty = Penalità a { $player }
command-lift-penalty = Revoca la penalità { $sanction }
command-redeal-hand = Ridistribuisci al tavolo { $table }
command-halt-table = Ferma il tavolo { $table }
command-let-table-play = Fai giocare il tavolo { $table }
command-retire-player = { $player } si ritira
command-forfeit-chips = Togli { $chips } chip a { $player }
command-count-chips = Conta le chip
command-bag-stacks = Imbusta le chip
command-colour-up = Color-up di { $player }
command-exchange-found = Chip di { $player } trovate tardi
command-take-in-stray = Ritira { $chips } chip vaganti
command-name-knock-out = Bounty di { $player }
command-put-bounty = Bounty su { $player }
command-record-check = Verifica di { $player }
command-surrender-stack = { $player } rinuncia allo stack
command-seat-alternates = Fai sedere le riserve
command-release-alternate = Congeda la riserva { $ticket }
command-rebuy = Rebuy per { $player }
command-decline-rebuy = { $player } non fa il rebuy
command-buy-add-on = Add-on per { $player }
command-pay-debt = { $player } paga { $cents }
command-void-entry = Storna l’iscrizione { $entry }
command-void-purchase = Storna l’acquisto { $purchase }
command-pay-refund = Rimborso a { $player }
command-pay-prize = Paga il premio a { $player }
command-move-cash = Sposta { $cents }
command-count-cash = Conta la cassa di { $cashier }
command-close-registration = Chiudi le iscrizioni
command-set-payouts = Fissa i premi
command-propose-deal = Proponi un accordo
command-agree-to-deal = { $player } accetta l’accordo
command-drop-deal = Lascia cadere l’accordo
command-hand-over-seats = Trasferire i posti a { $event }
command-take-tickets = Ricevere i posti di un satellite
command-relieve-dealer = Cambio di mazziere al tavolo { $table }
command-close-flight = Chiudi la giornata di partenza
command-take-flight = Rileva una giornata di partenza
command-carry-conduct = Riporta le penalità
command-award-prizes = Assegna i premi
command-undo = Annulla
command-redo = Ripeti

ui-decisions = Decisioni su questo giocatore
ui-wrong-seat = Posto sbagliato
ui-wrong-seat-hint = Si è seduto al posto sbagliato: passa a quello giusto con le chip che ha ora, e chi vi siede prende il suo.
ui-table-number = Tavolo
ui-chair-number = Posto
ui-forfeit = Chip fuori dal gioco
ui-forfeit-hint = Queste chip escono dal gioco per sempre, come quelle portate fuori dalla vista.
ui-chip-count = Chip
ui-exchange-found = Chip ritrovate
ui-exchange-found-hint = Chip di un taglio già eliminato con la chip race, ritrovate dal giocatore.
ui-chip-value = Valore di ciascuna
ui-how-many = Quante
ui-void-claim = Diritto perso
ui-void-claim-hint = È stato assente troppo a lungo: quanto ha pagato per iscriversi non gli viene reso.
ui-put-bounty = Bounty della casa
ui-put-bounty-hint = La casa mette questo denaro sulla sua testa, oltre a quanto vi ha messo la sua iscrizione; lo vince chi lo elimina. È denaro che la casa aggiunge.
ui-put-bounty-money = Importo ({ $currency })
ui-surrender = Cede lo stack e rientra, { $money }
ui-check-passed = Verifica superata: { $kind }
ui-check-failed = Verifica non superata: { $kind }
ui-relieve-hint = Si siede il prossimo mazziere. Poco prima di un nuovo livello serve un motivo.
ui-log-reason = Motivo, per il registro
