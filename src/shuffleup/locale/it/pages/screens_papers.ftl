# The papers of an event on the floor page.

papers-title = Stampe
papers-which = Che cosa
papers-everybody = tutti
papers-choose-player = scegli un giocatore
papers-table = Tavolo
papers-every-table = tutti i tavoli
papers-size = Carta
papers-size-a4 = A4
papers-size-80mm = 80 mm
papers-language = Lingua
papers-again = Segnala come ristampa
papers-download = PDF
papers-preview = Come sarà stampato
papers-page = Pagina { $page } di { $pages }
papers-pages =
    { $count ->
        [one] 1 pagina
       *[other] { $number } pagine
    }
papers-none = Ancora nessuna stampa
papers-none-hint = Ci saranno dalla prima iscrizione.
papers-by-browser = Stampa l'elenco dei posti
