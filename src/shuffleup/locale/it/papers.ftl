### Papers: what stands on tickets, receipts, slips and lists, and what they are called.

paper-tickets = Biglietti dei posti
paper-receipts = Ricevute
paper-payout-slips = Ricevute dei premi
paper-drawers = Casse
paper-deal = Accordo sul deal
paper-table = Tavolo
paper-seat = Posto
paper-no-seat = Ancora senza posto
paper-taken-back = Annullato
paper-late-end = fino alla fine
paper-late-level = livello { $level }
paper-scan-event = il torneo dal vivo
paper-again = Ristampa
paper-time = Ora
paper-price = Prezzo
paper-stack = Stack iniziale
paper-late = Iscrizione tardiva
