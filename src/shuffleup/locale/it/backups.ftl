### Copie di sicurezza di una sala: che cosa dicono, e che cosa non va in una di loro.

backup-made = { $file } ha tutto ciò che c'era in { $room } il { $at }
backup-key-in = Il segreto della sala è dentro, sigillato con la frase segreta.
backup-key-out = Il segreto della sala non è dentro: tieni altrove una copia di { $key }. Senza quello i nomi delle persone non si leggono.
restore-from = { $file }, copia del { $at }
restore-done = { $place } ha tutto ciò che stava nella copia: ogni catena, ogni tabella, riga per riga.
restore-key-there = Il suo segreto sta in { $key }.
restore-key-missing = Il suo segreto non sta nella copia: mettilo in { $key } prima di avviare il server.

note-no-data-in-file = in { $file } non ci sono dati di una sala
note-take-another-backup = prendi un'altra copia
note-no-backup = { $file } non è la copia di una sala
note-backup-is-damaged = { $file } è danneggiato o incompleto
note-there-is-no-file = il file { $file } non esiste
note-file-is-a-folder = { $file } è una cartella
note-file-is-there = in { $file } c'è già qualcosa
note-name-another-file = indica un altro file con { $option }
note-name-the-rooms-secret = indica il segreto della sala con --key
note-passphrase-is-needed = serve una frase segreta
note-set-the-variable = imposta { $variable }
note-passphrase = Frase segreta
note-passphrase-again = La stessa di nuovo
note-passphrases-differ = sono due frasi diverse
note-run-it-once-more = esegui il comando un'altra volta
note-wrong-passphrase = non è la frase del segreto che sta nella copia
note-write-it-again-or-leave-the-key = scrivila di nuovo, o lascia il segreto dov'è con --without-key
note-another-secret-there = { $file } ha un segreto diverso da quello della copia
note-one-or-the-other = o si indica una cartella o non si vogliono copie
note-there-is-no-folder = la cartella { $folder } non esiste

## Eventi interi.

export-done = { $file } ha tutto l'evento { $event }.
export-head = Testa    { $digest }
export-names =
    { $count ->
        [0] I giocatori hanno solo i loro codici, nessun nome.
       *[other] Ha i nomi di { $count } giocatori.
    }
import-event-done = { $event } è ora in { $place }: le sue catene sono come furono scritte.
import-event-draws =
    { $count } { $count ->
        [one] sorteggio ripetuto
       *[other] sorteggi ripetuti
    }: { $holds ->
        [yes] tutto com'era
       *[no] NON tutto com'era
    }
note-data-are-in-memory = questo server tiene i dati in memoria: nessun evento ne esce intero, e nessuno vi entra
note-event-keeps-its-id = un evento intero conserva il suo codice
note-export-it-again = esportalo un'altra volta
note-event-file-damaged = il file dell'evento è danneggiato o incompleto
note-ticket-is-there = la sala ha già un biglietto { $ticket }
note-import-into-another-room = importalo in un'altra sala
note-deck-is-elsewhere = il mazzo di questa mano fu mescolato in un'altra sala, che sola può aprirlo

refusal-event-there = la sala ha già un evento { $event }; il suo registro, e l'etichetta di ogni sorteggio, hanno quel codice per sempre
refusal-hand-stays-here = al tavolo { $table } si sta giocando una mano, e il suo mazzo resta nella sala dove fu mescolato: finite la mano ed esportate di nuovo
refusal-log-incoherent = la riga { $row } di { $stream } non segue dalle righe precedenti
