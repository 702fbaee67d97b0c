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
