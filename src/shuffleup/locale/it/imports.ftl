### File di altri programmi: eventi di The Tournament Director, elenchi di giocatori.

## Che cosa c'è in un file.

note-is-it-a-tdt = è un evento salvato da The Tournament Director? Salvarlo di nuovo da lì
note-no-value-of-tdt = "{ $text }" non è un valore; il file viene letto come dati e niente viene eseguito
note-unknown-escape = "{ $text }" non significa niente in un testo
note-file-ends-early = il file finisce qui, a metà
note-no-tournament-in-it = non contiene nessun torneo
note-a-text = un testo
note-a-list = un elenco
note-a-table-by-key = una tabella per chiave, come Map.from([["chiave", …]])
note-fields-in-braces = i suoi campi tra parentesi graffe
note-at-most-number = al massimo { $most }
note-event-id-is = si usino lettere a-z, cifre e trattini, al massimo 40

## Che cosa si racconta diversamente da un file di The Tournament Director.

note-tdt-blinds-mended = { $count ->
    [one] un livello ha bui che non si possono giocare; valgono come i precedenti
   *[other] { $count } livelli hanno bui che non si possono giocare; valgono come i precedenti
 }
note-tdt-no-levels = non ci sono livelli; ne sta uno di 25/50
note-tdt-other-game = ha turni di "{ $name }"; qui ogni livello è hold'em no-limit
note-tdt-chip-set-left = le sue fiches non pagano stack e bui; il set non viene preso
note-tdt-kept-back = { $cents } del montepremi non sono in nessun premio; restano da parte, come per una lega
note-tdt-added = si è pagato più dell'incasso: { $cents } li ha aggiunti la casa
note-tdt-house-adds = la casa aggiunge { $cents } al montepremi: si metta un garantito
note-tdt-deal-not-told = il suo accordo non si può raccontare come un accordo degli ultimi giocatori
note-tdt-prizes-not-by-place = i suoi premi non calano di posto in posto; qui calano, con la stessa somma
note-tdt-price-differs = { $count ->
    [one] un rebuy o add-on è stato venduto a un altro prezzo e sta qui a quello solito
   *[other] { $count } rebuy o add-on sono stati venduti a un altro prezzo e stanno qui a quello solito
 }
note-tdt-rebuy-left = { $count ->
    [one] un rebuy è omesso: non costava niente, non dava fiches o il giocatore ne aveva
   *[other] { $count } rebuy sono omessi: non costavano niente, non davano fiches o i giocatori ne avevano
 }
note-tdt-add-on-left = { $count ->
    [one] un add-on è omesso: il giocatore era fuori o non dava fiches
   *[other] { $count } add-on sono omessi: i giocatori erano fuori o non davano fiches
 }
note-tdt-chips-left = { $count ->
    [one] una vendita ha dato altre fiches da quelle registrate
   *[other] { $count } vendite hanno dato altre fiches da quelle registrate
 }
note-tdt-bust-left = { $count ->
    [one] vi è eliminato un giocatore che non era in gioco
   *[other] vi sono eliminati { $count } giocatori che non erano in gioco
 }
note-tdt-hitman-left = { $count ->
    [one] un giocatore è stato eliminato da qualcuno che non era in gioco
   *[other] { $count } giocatori sono stati eliminati da qualcuno che non era in gioco
 }
note-tdt-places-differ = { $count ->
    [one] un giocatore ha un altro posto, perché il file si contraddice
   *[other] { $count } giocatori hanno altri posti, perché il file si contraddice
 }
note-tdt-seats-differ = { $count ->
    [one] un giocatore siede altrove: il suo tavolo non c'è
   *[other] { $count } giocatori siedono altrove: i loro tavoli non ci sono
 }
note-tdt-never-bought-in = omessi, perché non si sono mai iscritti: { $names }
note-tdt-prize-in-kind = un premio non è in denaro: { $name }
note-tdt-points = la sua formula dei punti resta come testo: { $formula }
note-tdt-points-for-hit = { $count } punti per eliminazione non hanno posto in un evento; i punti li dà una lega
note-tdt-points-ours = la sua formula dei punti, con le parole di una lega di qui: { $formula }
note-tdt-points-sold = { $count } punti venivano con gli acquisti; i punti li dà una lega
note-tdt-points-won = i premi davano punti, posto per posto ({ $list }); i punti li dà una lega
note-tdt-points-by-hand = punti dati a mano; si diano nella stagione: { $list }
note-tdt-hits-by-hand = le eliminazioni contate a mano non si raccontano: { $list }
note-tdt-cash-by-hand = { $cents } dati a mano a { $name }; la cassa di qui non li ha pagati
note-tdt-house-takes = la casa ha preso { $cents } dal montepremi oltre alla sua parte di ogni vendita; qui il montepremi li trattiene
note-tdt-prizes-stand = i premi restano come erano salvati: { $list }; se si vende ancora, si fissino di nuovo
note-tdt-prizes-follow = i premi erano { $list } quando fu salvato; qui seguono il montepremi, con le stesse quote
note-tdt-prize-had = { $name } ha già avuto { $cents }; qui i premi si pagano a gioco finito
note-tdt-amount = { $cents }
note-tdt-bounties = le sue taglie non si raccontano; chi ha eliminato chi, sì
note-tdt-bounties-paid = { $count ->
    [one] una taglia di { $cents } è stata pagata a parte dal montepremi; qui non si racconta, ma chi ha eliminato chi sì
   *[other] { $count } taglie, in tutto { $cents }, sono state pagate a parte dal montepremi; qui non si raccontano, ma chi ha eliminato chi sì
 }
note-tdt-rake-beyond-fee = { $count ->
    [one] un'iscrizione ha più rake di quanto costava; qui il rake non la supera
   *[other] { $count } iscrizioni hanno più rake di quanto costavano; qui il rake non le supera
 }
note-tdt-too-few-players = { $count ->
    [0] nessuno si è iscritto; le iscrizioni sono aperte
    [one] si è iscritto un giocatore; le iscrizioni sono aperte
   *[other] si sono iscritti { $count } giocatori; le iscrizioni sono aperte
 }

## Perché non si importa niente.

refusal-person-undecided = { $name } può essere { $other } ({ $id }), o qualcuno di nuovo: si dica chi è
refusal-event-there-already = c'è già un altro evento { $event }
refusal-evening-untellable = il denaro di "{ $name }" non si può dividere come dice il file

## Che cosa dice un'importazione.

import-title = { $name }, del { $day }, da The Tournament Director { $version }
import-league = Lega      { $note }
import-figures = Giocatori { $players }; iscrizioni { $entries }, rebuy { $rebuys }, add-on { $add-ons }; fuori { $out }
import-money-done = Denaro    { $prizes } di premi, tutti pagati
import-money-open = Denaro    { $pool } nel montepremi
import-log = Registro  { $event }, { $count } comandi; { $phase ->
    [registering] le iscrizioni sono aperte
    [seated] i posti sono sorteggiati
    [playing] continua, con l'orologio fermo
    [played-out] il gioco è finito
   *[finished] è finito
 }
import-people = Anagrafe  { $new } nuovi, { $same } noti, { $asked } in dubbio
import-asked = { $name } può essere { $list }
import-left-no-place = omesso    { $key } ({ $count }): qui non esiste niente di simile
import-left-unknown = omesso    { $key } ({ $count }): nessuno sa che cosa significa
import-left-twice = omesso    { $key } ({ $count }): c'era due volte
import-left-more = omesso    altri { $count }; --json li ha tutti
import-written = { $event } è nella sala.
import-repeated = { $event } era già nella sala: non è cambiato niente.
import-shown = Non è cambiato niente: si indichi una sala con --db, o si tolga --preview.
import-evening = { $file }: { $name }, del { $day }; giocatori { $players }; premi { $prizes }; { $notes ->
    [0] nulla da notare
    [one] una nota
   *[other] { $notes } note
 }
import-not-taken = { $file }: non presa: { $why }
import-folder = { $count } serate su { $all } lette per intero; si nomini un file per vederne le note
import-folder-written = Sono nella sala, tranne quelle nominate.
note-one-event-has-an-id = una cartella ha molti eventi, e un id è di uno solo
note-no-evening-in-folder = in questa cartella non c'è nessun file .tdt
import-one-by-one = Quelle nominate si importino una alla volta, rispondendo a ciò che è chiesto.

## Che cosa sta in un elenco di giocatori.

note-is-it-a-list = è un elenco di giocatori, in CSV, XLSX, ODS o testo? Salvarlo di nuovo da lì
note-no-list-of-text = non contiene un elenco leggibile
note-more-rows-than = ha più di { $count } righe
note-more-cells-than = ha più di { $count } celle
note-more-columns-than = ha più di { $count } colonne
note-no-column-of-names = di nessuna colonna si sa che contiene nomi
note-no-names-in-it = non contiene nomi
note-name-the-column = si dica qual è la colonna, come name=1
note-row-has-markup = "{ $text }" è markup e non testo
note-row-has-no-name = non contiene un nome
note-row-name-unfit = nessuno può chiamarsi "{ $name }"
note-row-stands-twice = { $name } sta già nella riga { $row }
note-columns-personal = le colonne che non servono all'anagrafe sono omesse: { $list }
note-columns-unknown = nessuno sa che cosa siano queste colonne: { $list }
note-countries-unknown = nessun paese ha questi codici, e sono omessi: { $list }

list-title = { $count ->
    [one] Un giocatore; colonne: { $columns }
   *[other] { $count } giocatori; colonne: { $columns }
 }
list-completed = { $count ->
    [one] Un giocatore noto riceve ciò che non si sapeva di lui.
   *[other] { $count } giocatori noti ricevono ciò che non si sapeva di loro.
 }
list-left = riga { $row }: { $why }
list-written = Sono nell'anagrafe.
