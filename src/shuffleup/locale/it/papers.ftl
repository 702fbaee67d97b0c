### Papers: what stands on tickets, receipts, slips and lists, and what they are called.

paper-tickets = Biglietti dei posti
paper-receipts = Ricevute
paper-payout-slips = Ricevute dei premi
paper-drawers = Casse
paper-deal = Accordo sul deal
paper-table = Tavolo
paper-seat = Posto
paper-no-seat = Ancora senza posto
paper-taken-back = Annullato
paper-late-end = fino alla fine
paper-late-level = livello { $level }
paper-late-start = fino all’inizio del livello { $level }
paper-late-minutes = per { $minutes } minuti
paper-late-day = fino all’inizio del giorno { $day }
paper-scan-event = il torneo dal vivo
paper-scan-player = posto, clock e premi
paper-again = Ristampa
paper-time = Ora
paper-price = Prezzo
paper-stack = Stack iniziale
paper-late = Iscrizione tardiva
paper-seats-by-name = Posti per nome
paper-seats-by-table = Posti per tavolo
paper-table-sheets = Fogli dei tavoli
paper-sign-in = Foglio firme
paper-bag-tags = Etichette delle buste
paper-results = Risultati
paper-entry = Iscrizione
paper-table-and-seat = Tavolo-posto
paper-out-at = Uscito alle
paper-out-by = Eliminato da
paper-chips-now = Conta
paper-button-at = Bottone al posto { $chair }
paper-figures = { $entries } iscrizioni, { $players } giocatori, montepremi { $pool }
paper-end-of-day = fine del giorno { $day }
paper-into-the-bag = nella busta
paper-for-the-player = per il giocatore
paper-seal = Busta e sigillo
paper-pack = Pacchetto d'emergenza
paper-pack-made = Com'era il { $day } alle { $time }.
paper-pack-how = Gli orari sono quelli dell'orologio a muro se non è stato fermato di nuovo; un orologio fermo si considera ripartito subito. Gli stack sono quelli dell'ultimo conteggio o dell'ultima segnalazione.
paper-scan-floor = la pagina di sala
paper-prize-sheet = Foglio dei premi
paper-players-list = Elenco dei partecipanti
paper-report = Rapporto di torneo
paper-card = Tessera
paper-country = Nazione
paper-after-league = il { $collected }% dei buy-in è per i premi: il { $paid }% è pagato qui, il { $league }% va alla lega
paper-entries = Iscrizioni
paper-re-entries = Re-entry
paper-players = Giocatori
paper-document = Documento visto
paper-cashier = Cassa
paper-for-federation = Per la federazione
paper-in-figures = Il torneo in cifre
paper-money = Denaro
paper-rules = Regolamento
paper-levels = Livelli giocati
paper-paid-places = Posti a premio
paper-where = Dove
paper-new-seats = Nuovi posti
paper-new-seat = Nuovo posto
paper-club = Circolo
paper-sanction = Autorizzato
paper-league-table = Classifica della lega
paper-league-figures = { $events ->
    [one] 1 evento
   *[other] { $events } eventi
 }, { $players ->
    [one] 1 giocatore
   *[other] { $players } giocatori
 }
paper-league-best =
    { $count ->
        [one] Conta il miglior risultato di ogni giocatore.
       *[other] Contano i { $count } migliori risultati di ogni giocatore.
    }
paper-league-least =
    { $count ->
        [one] È in classifica chi ha giocato { $count } evento.
       *[other] È in classifica chi ha giocato { $count } eventi.
    }
paper-league-brackets = I punti tra parentesi non contano.
paper-scan-live = gli eventi, in diretta
paper-day = Giorno
paper-winner = Vincitore
paper-down-sheet = Foglio dei turni ai tavoli
paper-downs = Turni
paper-scan-room = la pagina dei dealer
