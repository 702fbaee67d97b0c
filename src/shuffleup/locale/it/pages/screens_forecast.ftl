# La previsione di un evento in corso.

ui-forecast = Previsione
ui-forecast-of = { $players } giocatori alle { $time }
ui-forecast-money = A premio
ui-forecast-final-table = Un solo tavolo
ui-forecast-end = Fine
ui-another-day = un altro giorno
ui-ends-about = Finisce verso le
ui-money-about = A premio verso le
ui-ends-day = La giornata { $day } finisce verso le { $time }
ui-left-then =
    { $count ->
        [one] { $count } giocatore rimasto
       *[other] { $count } giocatori rimasti
    }
ui-tables-and-dealers = Tavoli e mazzieri, ora per ora
ui-tables-at =
    { $time }: { $tables ->
        [one] 1 tavolo
       *[other] { $tables } tavoli
    }, al massimo { $most }; { $dealers ->
        [one] 1 mazziere
       *[other] { $dealers } mazzieri
    }
ui-dealers-most = mazzieri da chiamare, cambi compresi
ui-tables-middle = tavoli probabili
ui-tables-most = al massimo, nove volte su dieci
ui-forecast-how = Gli intervalli valgono otto volte su dieci. Dicono che cosa possono fare le carte al ritmo scritto nel file dell’evento; una sala più lenta finisce più tardi.
ui-forecast-on-wall = Mostra la fine sullo schermo di questo dispositivo
ui-forecast-mixed = Nessuna previsione: si alternano più giochi. Vale per eventi con un solo gioco.
ui-forecast-endless = Nessuna previsione: con questi livelli il gioco non finirebbe.
ui-forecast-note-other-game = Calcolata sul no limit hold’em: questo gioco può durare di più o di meno.
ui-forecast-note-late = Non prevede iscrizioni tardive, rebuy e add-on ancora possibili: ognuno allunga la serata.
ui-forecast-note-shootout = Uno shootout è previsto come se i tavoli fossero bilanciati: finisce più tardi.
ui-forecast-note-milestone = Non prevede chi esce al traguardo: può finire prima.
ui-forecast-note-days = Si continua un altro giorno: gli orari dopo la fine di questo non contano la notte.

## What if

what-if = E se
what-if-entries = Iscrizioni in più
what-if-minutes = Minuti di ogni livello a venire
what-if-now = Com’è
what-if-then = Allora
what-if-players = Giocatori
what-if-end = Fine
what-if-tables = Tavoli al massimo
what-if-dealers = Dealer, cambi compresi
what-if-chips = Chip per { $count } stack iniziali
