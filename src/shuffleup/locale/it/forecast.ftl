### Previsioni, strutture, simulazioni, e mani registrate in un altro formato.

## The table of a forecast.

forecast-one-in-ten = 1 su 10 entro
forecast-half = metà entro
forecast-nine-in-ten = 9 su 10 entro
forecast-money =
    a premio ({ $paid } { $paid ->
        [one] pagato
       *[other] pagati
    })
forecast-one-table = un solo tavolo
forecast-one-table-of = un solo tavolo ({ $players })
forecast-end = fine
forecast-level-at-end = livello alla fine
forecast-big-blinds = grandi bui in gioco allora
forecast-hands = mani a tutti i tavoli
forecast-hours = ore
forecast-level = livello
forecast-players = giocatori
forecast-tables = tavoli
forecast-dealers = dealer
forecast-doing = previsione
forecast-over = finito
forecast-players-left = giocatori rimasti
forecast-more-hours =
    … e { $count ->
        [one] un'altra ora; --json ha anche quella
       *[other] altre { $count } ore; --json le ha tutte
    }
forecast-day =
    Il giorno { $day } finisce dopo { $time } di gioco con { $players } { $players ->
        [one] giocatore rimasto
       *[other] giocatori rimasti
    }
forecast-day-over = { $day }; già finito allora nel { $share } delle prove

## How long an event lasts.

forecast-pace =
    { $hands } { $hands ->
        [one] mano
       *[other] mani
    } all'ora
forecast-left = { $players } di { $entries } rimasti al minuto { $minute } del livello { $level }
forecast-entries = { $entries } iscrizioni
forecast-head =
    { $name }: { $begun }, tavoli da { $seats }, { $pace }, { $runs } { $runs ->
        [one] prova
       *[other] prove
    }
forecast-note = Nota: { $note }
note-forecast-mixed = tarato sull'hold'em no limit; più giochi a rotazione possono durare di più o di meno
note-forecast-game = tarato sull'hold'em no limit; { $limit } { $game } può durare di più o di meno
note-forecast-flights = i flight sono contati tutti insieme, come se si giocassero nello stesso momento
note-forecast-late = iscrizioni tardive, re-entry e rebuy non sono previsti: dire con --late quante di --entries arrivano tardi
note-forecast-milestone = qui nessuno lascia al traguardo, e può finire prima
note-forecast-shootout = la previsione è fatta come se i tavoli fossero bilanciati; uno shootout finisce più tardi: simulate lo gioca com'è

## A suggested structure.

forecast-wanted =
    { $entries } iscrizioni da { $stack }, { $hours ->
        [one] voluta { $hours } ora
       *[other] volute { $hours } ore
    }: livelli da { $minutes } minuti
forecast-chips = Tagli: { $chips }
forecast-small = piccolo
forecast-big = grande
forecast-ante = ante
forecast-from = da
forecast-depth = stack in grandi bui
forecast-break = pausa di { $minutes } minuti
forecast-break-race = pausa di { $minutes } minuti; chip race delle chip da { $chips }
forecast-doubles = dopo l'ultimo livello i suoi bui raddoppiano
forecast-written = scritto in { $file }; per giocarlo: { $command }

## Many runs of an event.

forecast-simulated = { $name }: { $entries } iscrizioni, { $game }, regolamento { $rulebook }, { $runs }, seme { $seed }
forecast-run = { $count } prova
forecast-runs = { $count } prove
forecast-before = i tornei prima di esso
forecast-shortest = La più breve
forecast-middle = La mediana
forecast-longest = La più lunga
forecast-style = stile di gioco
forecast-beaten = battuti
forecast-won = vinti
forecast-paid = a premio
forecast-prize = premio di uno
forecast-stopped = interrotto dopo { $done } prove su { $runs }

## The picture of many runs.

forecast-plot-title = { $name }: { $runs }, seme { $seed }
forecast-plot-stack = stack medio
forecast-plot-blinds = grandi bui
forecast-plot-hours = ore di gioco
forecast-plot-band = 8 prove su 10
forecast-plot-middle = la prova mediana
forecast-plot-ends = quando finiscono le prove (1, 5 e 9 su 10 entro le linee)
forecast-plot-runs = prove

## Recorded hands in another format.

forecast-left-out = escluso: { $line }
convert-so-far = { $hands } scritte, { $left } escluse
forecast-converted =
    { $count ->
        [one] { $count } mano scritta
       *[other] { $count } mani scritte
    } in { $file }
