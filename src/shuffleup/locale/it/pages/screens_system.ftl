# The page that shows the parts of all pages.

system-title = Le parti delle pagine
system-hint = Ogni parte di cui sono fatte le pagine, in ogni stato. Qui niente ha effetto.
system-colours = Colori
system-letters = Caratteri
system-keys = Pulsanti
system-plain = Normale
system-primary = La prossima mossa
system-danger = Da non fare alla leggera
system-off = Non ora
system-fields = Campi
system-wrong = C’è già qualcuno con questo nome
system-amount = Importe
system-search = Cercare un nome
system-news = Notizie
system-done = Anna Rossi è fuori al 7º posto
system-lists = Elenchi e tabelle
system-table = Posti, chip, orologi
system-nothing = Niente da mostrare
system-sheet = Un foglio
