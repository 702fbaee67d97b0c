### Who comes in and who may what: what the door says.

note-sign-in-first = qui nessuno ha effettuato l'accesso
note-sign-in-at-the-door = accedere da /door, oppure inviare il token di un programma
note-role-may-not = come { $role } non si può: serve { $roles }
note-key-is-for-others = questo token vale solo per { $events }
note-request-without-origin = la richiesta non dice da quale pagina proviene
note-send-the-origin = inviare l'intestazione Origin con l'indirizzo di questo server, oppure il token di un programma
note-no-device-of-room = questo non è un dispositivo della sala
note-pair-it-first = lo abbina il floor: Personale, Abbina un dispositivo
note-people-unusable = l'elenco del personale non si può usare: { $fault }
note-check-disk-and-programs = controllare se il disco è pieno o se un altro programma usa il file

refusal-role-needed = come { $role } non si può: serve { $roles }
refusal-done-by-another = l'ha fatto un altro: può annullarlo il floor
refusal-wait-after-failures = troppi tentativi falliti: attendere { $seconds ->
        [one] un secondo
       *[other] { $seconds } secondi
    }
refusal-attempt-under-way = un altro tentativo è in corso: attendere un momento, poi riprovare
refusal-door-is-busy = molte persone stanno accedendo: attendere un momento, poi riprovare
refusal-wrong-login = nome utente o password errati
refusal-wrong-pin = il PIN è errato
refusal-pin-blocked = il PIN è stato sbagliato { $tries } volte e non vale più: accedere con la password e sceglierne un altro
refusal-link-used-up = questo link non vale più: è stato usato o è scaduto; chiederne uno nuovo
refusal-phone-link-gone = questo codice non vale più: ne chieda uno nuovo alla cassa
refusal-login-taken = qualcun altro accede come { $login }: scegliere un altro nome utente
refusal-password-too-short = una password ha almeno { $least } caratteri
refusal-password-too-long = una password ha al massimo { $most } caratteri
refusal-password-too-simple = questa password si indovina subito: usare più parole
refusal-pin-of-digits = un PIN ha da { $least } a { $most } cifre
refusal-pin-too-simple = questo PIN si indovina subito: usare cifre né uguali né in fila, e nessuna data o anno
refusal-owners-only = solo un titolare può nominare qualcuno { $role }, o cambiarlo
refusal-no-such-person = non c'è nessuno con l'id { $id }
refusal-person-damaged = la riga di { $id } è danneggiata: toglierla, e invitare di nuovo la persona
note-person-damaged = { $id } (riga danneggiata)
refusal-last-owner = una sala conserva un titolare che possa accedere: nominarne prima un altro
refusal-no-such-key = non c'è nulla con l'id { $id } che si possa togliere
refusal-not-your-password = la vecchia password è errata
