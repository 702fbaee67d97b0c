### Il registro dei giocatori: che cosa ne dice il server.

note-people-sealed = i nomi delle persone non si possono leggere: sono sigillati con un altro segreto, o sono stati alterati
note-secret-is-lost = il segreto di { $file } non c'è, e i nomi delle persone sono sigillati con quello
note-put-the-secret-back = rimettere il file com'era, da una copia di sicurezza; senza, avviare con un altro --db
note-erased-player = Giocatore { $mark }

refusal-no-such-player = nessuno nel registro dei giocatori ha l'id { $id }
refusal-name-of-several = { $count } persone si chiamano { $name }: sceglierne una dall'elenco
refusal-name-like-id = nessuno può chiamarsi { $name }: è la forma degli id dei giocatori
refusal-country-unknown = nessun Paese ha il codice { $country }: scrivere due lettere, come IT o ES
refusal-reason-missing-ban = un'esclusione dice il motivo
refusal-ban-ends-too-early = l'esclusione comincerebbe il { $since } e finirebbe prima, il { $until }
refusal-player-banned = { $player } è escluso dal { $since }{ $until ->
        [none] {""}
       *[other] {" "}al { $until }
    }: { $reason }
refusal-player-barred = { $player } non può iscriversi: chiedere al floor
refusal-person-changed = nel frattempo qualcun altro ha modificato questa persona: rileggerla prima di salvare
refusal-person-alike = { $id } è già nel registro e potrebbe essere la stessa persona
refusal-same-person = queste due sono già una persona sola
refusal-wrong-name = il nome non è scritto come sta nel registro: nessuno è stato cancellato
refusal-has-account = questo giocatore accede già
refusal-plays-twice = sono tutti e due in { $event }, che non è finito: uniti, una persona vi siederebbe due volte
refusal-still-in-event = questa persona è in { $event }, che non è finito: cancellarla dopo la fine
refusal-still-works-here = chi va cancellato deve prima non lavorare più qui
