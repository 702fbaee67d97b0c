### The room across its events: what is refused there.

refusal-no-such-day = giorno o orario inesistente: { $day } { $time }
refusal-no-such-zone = nessun fuso orario si chiama { $zone }: si scrive come Europe/Rome
refusal-nothing-to-copy = il { $day } non è in programma nulla da copiare
refusal-id-twice = { $event } è richiesto due volte: ogni evento ha un id suo
refusal-no-such-wall = non c'è nessun tabellone di nome { $name }
refusal-wall-name-unfit = { $name } non è un nome per un tabellone: lettere, cifre, - e _, al massimo 40
refusal-too-many-walls = una sala ha al massimo { $most } tabelloni
refusal-no-such-wall-file = non c'è nessun file { $id } per i tabelloni
refusal-wall-file-unfit = non è né un'immagine PNG, JPEG o WebP né un suono MP3, Ogg o WAV
refusal-too-many-wall-files = una sala conserva al massimo { $most } file per i tabelloni
refusal-no-such-template = sotto l'id { $id } non è salvato nulla
refusal-template-built-in = questo modello fa parte del programma: aprire un evento da esso e salvarlo con un altro nome
refusal-no-source = il file da cui è stato aperto { $event } non è stato salvato: riaprirlo dal suo file e salvare quello
refusal-table-taken = il tavolo { $table } è occupato: ci gioca { $event }
refusal-table-not-there = la sala non ha un tavolo { $table }
refusal-tables-short =
    { $needed ->
        [one] serve un altro tavolo
       *[other] servono altri { $needed } tavoli
    }, e nella sala { $free ->
        [0] non ce n'è nessuno libero
        [one] ce n'è uno libero
       *[other] ce ne sono { $free } liberi
    }
refusal-table-in-play = al tavolo { $table } gioca { $event }: resta nell'elenco finché non si libera
refusal-table-kept = il tavolo { $table } è assegnato a un altro evento
refusal-no-such-league = la sala non ha una lega { $league }
refusal-other-league = l’indirizzo è quello della lega { $league }: nominare la stessa nel comando
refusal-no-such-ticket = nessuno ha un ticket così: { $ticket }
refusal-ticket-closed = questo ticket è stato usato, rimborsato o ritirato, oppure è scaduto
refusal-ticket-not-yours = il ticket { $ticket } è di un'altra persona e non si può cedere
refusal-ticket-for-other = questo ticket vale per { $event }
refusal-ticket-currency = questo ticket è in { $currency }, l'evento no
refusal-tickets-used-up = il ticket { $ticket } di questo satellite è stato usato: i posti non si possono ritirare
refusal-dealers-moved = al tavolo { $table } ora siede { $dealer }: riguarda il cambio
refusal-nobody-moves = non si muoverebbe nessuno: per dare il cambio qualcuno deve riposare
refusal-push-is-over = è tardi per annullare questo cambio: uno dei suoi dealer o dei suoi tavoli si è mosso da allora
refusal-shift-without-time = il turno finisce alle { $time }, quando comincia
refusal-unknown-shift = questo turno non è nel piano
rehearsal-name = Prova, { $players } giocatori
refusal-no-rehearsal = questo evento non è una prova: i suoi giocatori escono ai loro tavoli
refusal-unknown-club = non c’è un circolo { $club }
refusal-club-in-use = { $club } ha soci o un evento autorizzato: resta finché ne ha
refusal-unknown-member = { $player } non è socio di nessun circolo
refusal-not-sanctioned = { $event } non è autorizzato
