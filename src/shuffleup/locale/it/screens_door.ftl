# The door of the server, and its staff.

## Roles

role-owner = titolare
role-director = direttore di torneo
role-floor = floor
role-cashier = cassa
role-dealer = dealer
role-player = giocatore
role-display = schermo
role-auditor = revisore

## Signing in

door-title = Accesso
door-by-password = Accedi con la password
door-by-pin = Accedi con il PIN
door-hint = Nessuno ti ha ancora invitato? Chiedi un link al direttore. Il link del titolare è nel terminale del server.
door-login = Nome utente
door-password = Password
door-password-hint = Almeno dieci caratteri; più parole si ricordano facilmente.
door-sign-in = Accedi
door-invited = Benvenuto. Di' come ti chiami qui e scegli come accedere.
door-name = Nome
door-begin = Comincia
door-pin = PIN
door-who = Chi sei?
door-erase = Cancella una cifra
door-wall = Mostra il tabellone
door-else = Accedi come qualcun altro

## The sheet of the staff

staff-staff = Personale
staff-me = Tu
staff-people = Persone
staff-devices = Dispositivi
staff-programs = Programmi
staff-sign-out = Esci
staff-signed-in = Accesso come { $name }, { $role }
staff-no-login = Sei entrato con il link del terminale. Scegli un nome utente e una password per poter tornare senza.
staff-own-login = Nome utente e password
staff-old = Vecchia password
staff-new = Nuova password
staff-kept = Salvato
staff-own-pin = PIN per i dispositivi della sala
staff-pin-set = Hai già un PIN. Uno nuovo ne prende il posto.
staff-pin-void = PIN non più valido: sceglierne un altro
staff-save = Salva
staff-invite = Invita
staff-invite-hint = Chi apre il link sceglie un nome utente e una password. Vale una volta, per una settimana.
staff-role = Ruolo
staff-let-go = Congeda
staff-back = Riprendi
staff-gone = non più qui
staff-invited-line = invitato
staff-pair = Abbina un dispositivo
staff-pair-hint = Apri il link sul tablet o sullo schermo, o fotografa il codice. Vale una volta, per un quarto d'ora.
staff-device-name = Nome del dispositivo
staff-taken = Togli
staff-link-once = Questo link si vede solo adesso.
staff-copy = Copia
staff-copied = Copiato
staff-token = Ammetti un programma
staff-token-hint = Agisce nel ruolo che scegli e invia il suo segreto con ogni richiesta.
staff-token-once = Questo segreto si vede solo adesso.
staff-none-devices = Nessun dispositivo è ancora abbinato.
staff-none-programs = Nessun programma è ancora ammesso.
staff-last-seen = visto l'ultima volta { $time }
staff-device-at = su { $device }
