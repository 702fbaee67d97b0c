### Fogli, tabelle e resoconti della riga di comando.

sheet-title = ACCORDO SUI PREMI
sheet-event = Torneo
sheet-date = Data e ora
sheet-table = Tavolo
sheet-level = Livello
sheet-players-left = Giocatori rimasti
sheet-chips = Chip
sheet-prizes-left = Premi rimasti
sheet-divided-by = Divisi secondo
sheet-played-for = Si gioca per
sheet-nothing-played-for = nulla; il torneo finisce qui, se la casa non fa giocare per il titolo
sheet-for-place = { $money } per il posto { $place }
sheet-method-icm = ICM (Malmuth e Harville)
sheet-method-chip-chop = chip chop: l'ultimo premio a ciascuno, il resto secondo le chip
sheet-method-equal = parti uguali
sheet-method-custom = come i giocatori concordano
sheet-player = giocatore
sheet-stack = chip
sheet-takes = prende
sheet-icm-gives = secondo l'ICM
sheet-bounties = taglie
sheet-together = insieme
sheet-dealt = si divide
sheet-aside = si gioca
sheet-bounties-by = taglie secondo il { $model }
sheet-note = Nota
sheet-agreed = L'accordo vale solo se tutti i giocatori lo accettano. Ciascuno di noi ha contato le proprie chip e accetta come premio l'importo accanto al suo nome; ciò per cui si gioca va ai posti indicati sopra.
sheet-paper = documento n.
sheet-signature = firma
sheet-director = Direttore del torneo
sheet-nameless = giocatore { $number }
payouts-head =
    { $entries } { $entries ->
        [one] iscrizione
       *[other] iscrizioni
    }{ $pool }, { $places } { $places ->
        [one] posto
       *[other] posti
    } a premio ({ $source })
payouts-pool = , montepremi { $money }
payouts-derived = ricavato
payouts-first =
    al primo va il { $first }{ $top ->
        [one] {""}
       *[other] , ai primi { $top } il { $share }
    }
payouts-times = , all'ultimo { $times } buy-in
payouts-source-table = { $rule }, fino a { $entries } iscrizioni
payouts-source-own-shares = quote proprie
payouts-source-fixed-prizes = premi fissi
payouts-source-curve = curva
points-rule = punti: { $rule }
points-players =
    { $count ->
        [one] 1 giocatore
       *[other] { $count } giocatori
    }
points-restored = ripristinato
points-read = stampato
points-own = della casa
points-derived = ricavato, non stampato
points-season =
    { $events ->
        [one] 1 torneo
       *[other] { $events } tornei
    }, { $players } giocatori, { $ended }
points-closed = chiusa
points-so-far = finora
points-pot = montepremi: { $retained } trattenuti, { $rank } pagati per classifica, { $final } in finale, { $balance } restano
points-col-rank = pos.
points-col-player = giocatore
points-col-points = punti
points-col-events = tornei
points-col-counted = contano
points-col-best = miglior posto
points-col-prize = premio in classifica
points-col-final-prize = premio della finale
points-col-chips = chip
points-col-final = posto in finale
report-note = nota
scenario-cannot-happen = { $place }: secondo { $book }, «{ $text }» non può succedere: { $reason }
scenario-not-so = { $place }: secondo { $book }, «{ $text }» non è così: { $instead }
scenario-answer-not-so = { $place }: secondo { $book }, per «{ $text }» la risposta è un'altra: { $instead }
scenario-by-rule = { $text } (regola { $rule })
scenario-count = { $good } scenari su { $all } sono come previsto; previsioni: { $counts }
scenario-book-count = { $book } { $held } su { $asked }
scenario-none-asked = nessuna chiesta

## Note accanto a un calcolo.

note-chip-chop-favours-leader = il chip chop dà di più agli stack grandi e di meno ai piccoli rispetto al loro valore; confrontare con l'ICM
note-above-first-prize = solo per le chip il giocatore { $number } prenderebbe { $amount_cents }, più del primo premio di { $prize_cents }; si ferma lì, e il resto va agli altri secondo le chip
note-takes-above-first-prize = il giocatore { $number } prende { $amount_cents }, più del primo premio di { $prize_cents } che si divide
note-takes-below-last-prize = il giocatore { $number } prende { $amount_cents }, meno dell'ultimo premio di { $prize_cents } che si divide
note-heads-by-chips = modello: tutto il denaro delle taglie in proporzione alle chip; sopravvaluta gli stack grandi
note-heads-by-icm-order = modello: eliminazioni nell'ordine ICM, chi elimina estratto secondo lo stack, metà pagata, metà sulla sua testa
note-beyond-last-column = la tabella finisce a { $last } iscrizioni; { $entries } si pagano con l'ultima colonna
note-place-is-derived = il posto { $place } è ricavato, non stampato; la casa può sostituirlo
note-places-are-derived = i posti da { $first } a { $last } sono ricavati, non stampati; la casa può sostituirli
note-fewer-players-than-places = ci sono giocatori per { $players } dei { $places } posti a premio: le quote degli altri vanno a loro
note-places-below-a-unit = solo { $paid } dei { $places } posti arrivano a un'unità intera; arrotondare a meno per pagarli tutti
note-beyond-last-band = la tabella finisce a { $last } giocatori: { $players } si contano con l'ultima fascia
note-scores-are-derived = { $count ->
    [one] 1 punteggio viene da una riga ricavata, non stampata
   *[other] { $count } punteggi vengono da righe ricavate, non stampate
}
rule-status-mechanised = automatica
rule-status-assisted = assistita
rule-status-recorded = registrata
rule-status-posted = esposta
rule-counts = 
    { $count ->
        [one] 1 regola
       *[other] { $count } regole
    }: { $list }
rule-count-mechanised = 
    { $count ->
        [one] 1 automatica
       *[other] { $count } automatiche
    }
rule-count-assisted = 
    { $count ->
        [one] 1 assistita
       *[other] { $count } assistite
    }
rule-count-recorded = 
    { $count ->
        [one] 1 registrata
       *[other] { $count } registrate
    }
rule-count-posted = 
    { $count ->
        [one] 1 esposta
       *[other] { $count } esposte
    }
rule-how-to-read = leggerne uno: shuffleup rule REGOLAMENTO; cercare regole: shuffleup rule --search PAROLE
rule-found = 
    { $count ->
        [one] 1 regola
       *[other] { $count } regole
    }
rule-house = { $house } gioca secondo { $book }
rule-house-change = ({ $rule }); il regolamento: { $printed }; { $reason }
rule-house-law = { $parameter } è fissato dalla legge: { $law }
rule-house-word = «{ $word }» vuol dire { $act }
rule-house-count = 
    { $count ->
        [one] 1 modifica
       *[other] { $count } modifiche
    }; tutto il resto è come in shuffleup rule { $book }
rule-misprint = stampata come { $printed } { $count ->
        [one] nella regola { $where }
       *[other] nelle regole { $where }
    }; si intende la { $means }
rule-reading = qui letto così: { $reading }
rule-instead = (la casa; il regolamento: { $printed }): { $reason }
rule-the-books = regolamenti
rule-nothing = nessuna regola ({ $where }) ha tutte le parole «{ $words }» in italiano; { $way }
rule-other-language =
    in { $lang ->
        [en] inglese
        [es] spagnolo
       *[it] italiano
    } ce ne sono: --lang { $lang }
rule-other-books = altri regolamenti ne hanno: shuffleup rule --search '{ $words }'
rule-fewer-words = provare con meno parole, o solo con l'inizio di una
