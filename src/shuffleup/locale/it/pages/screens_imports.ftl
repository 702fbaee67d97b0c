# Ciò che altri programmi hanno tenuto, sulla pagina della sala.

room-tab-imports = Importa
imports-title = Importa
imports-hint = Una lista di giocatori (CSV, Excel o incollata), oppure una serata di The Tournament Director (.tdt). Prima si mostra; nulla cambia finché non l’hai guardata.
imports-hint-lists = Una lista di giocatori: CSV, Excel o incollata. Prima si mostra; nulla cambia finché non l’hai guardata.
imports-drop = Trascina qui un file, o sceglilo
imports-file = File da importare
imports-paste = Oppure incolla una lista
imports-paste-hint = Un giocatore per riga: nome, paese, tessera …
imports-look = Guarda
imports-pasted = Lista incollata
imports-heads = Prima riga
imports-guessed = da indovinare
imports-heads-yes = sono le intestazioni
imports-heads-no = è un giocatore
imports-order = I nomi sono scritti
imports-order-first = prima il nome
imports-order-surname = prima il cognome
imports-column = colonna { $number }
imports-column-name = Nome completo
imports-column-first = Nome
imports-column-last = Cognome
imports-column-public = Nome pubblico breve
imports-column-country = Paese
imports-column-card = Tessera
imports-row = Riga { $row }:
imports-counts = { $fresh } nuovi, { $known } noti, { $ask } in dubbio
imports-verdict-new = nuovo
imports-verdict-same = noto
imports-verdict-ask = in dubbio
imports-who-is = Chi è { $name }?
imports-say = Chi è?
imports-is = È { $name }
imports-is-new = una persona nuova
imports-all = Tutti e { $count }
imports-into = Poi in
imports-register-only = solo l’anagrafe
imports-take =
    { $count ->
        [one] Prendi { $count } giocatore
       *[other] Prendi { $count } giocatori
    }
imports-doubts = Prima di’ chi sono quelli in dubbio.
imports-taken =
    { $count ->
        [one] { $count } giocatore è nell’anagrafe.
       *[other] { $count } giocatori sono nell’anagrafe.
    }
imports-entered =
    { $count ->
        [one] { $count } è iscritto.
       *[other] { $count } sono iscritti.
    }
imports-league = Lega
imports-evening-entries = Giocatori
imports-evening-counts = { $players }; iscrizioni { $entries }, rebuy { $rebuys }, add-on { $addons }
imports-commands = Comandi nel registro
imports-bring-in = Importa la serata
imports-evening-in = La serata c’è:
imports-there-already = C’era già:
imports-whole-title = Un evento intero dalla sua copia
imports-whole-hint = { $file }: il suo registro è ricalcolato dalla prima riga prima di essere accolto, per intero o per niente. Un evento che c’è già resta com’è.
imports-whole-do = Riportalo
imports-whole-done = { $event } è di nuovo qui, con { $rows } righe del suo registro.
imports-whole-open = Aprilo in sala
