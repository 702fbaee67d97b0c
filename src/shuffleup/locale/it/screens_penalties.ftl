# Il registro delle penalità della pagina di sala.

penalty-book = Registro delle penalità
penalty-for = Penalità a { $player }
penalty-step = Penalità
penalty-step-warning = Richiamo
penalty-step-hands = Mani di penalità
penalty-step-orbits = Giri di penalità
penalty-step-hands_or_orbits = Mani di penalità
penalty-step-hand_void = Mano nulla
penalty-step-hand_annulled = Mano annullata
penalty-step-elimination = Eliminazione
penalty-step-disqualification = Squalifica
penalty-step-event_ban = Escluso dal festival
penalty-step-exclusion = Escluso dall’organizzatore
penalty-step-circuit_exclusion = Escluso dal circuito
penalty-how-many = Quante
penalty-offence = Per che cosa
penalty-offence-none = Come scritto sotto
penalty-reason = Motivo, per il registro
penalty-this-hand = La mano in corso conta
penalty-paid = Pagato per il posto
penalty-override = Perché contro il regolamento
penalty-so-far = Finora
penalty-missed =
    { $count ->
        [one] { $count } mano di penalità
       *[other] { $count } mani di penalità
    }
penalty-left =
    { $count ->
        [0] scontata
        [one] ancora { $count } mano
       *[other] ancora { $count } mani
    }
penalty-where = Giorno { $day }, tavolo { $table }
penalty-day = Giorno { $day }
penalty-is-lifted = condonata
penalty-lift = Condona
penalty-lifted-by-floor = il resto è condonato
penalty-none = Nessuna penalità finora.
ui-yes = Sì
ui-no = No
