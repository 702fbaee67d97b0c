# El registro de penalizaciones de la página de sala.

penalty-book = Registro de penalizaciones
penalty-for = Penalización a { $player }
penalty-step = Penalización
penalty-step-warning = Advertencia
penalty-step-hands = Manos de penalización
penalty-step-orbits = Vueltas de penalización
penalty-step-hands_or_orbits = Manos de penalización
penalty-step-hand_void = Mano nula
penalty-step-hand_annulled = Mano anulada
penalty-step-elimination = Eliminación
penalty-step-disqualification = Descalificación
penalty-step-event_ban = Expulsado del festival
penalty-step-exclusion = Expulsado por el organizador
penalty-step-circuit_exclusion = Expulsado del circuito
penalty-how-many = Cuántas
penalty-offence = Por qué
penalty-offence-none = Como se escribe abajo
penalty-reason = Motivo, para el registro
penalty-this-hand = La mano en curso cuenta
penalty-paid = Cobra por su puesto
penalty-override = Por qué contra el reglamento
penalty-so-far = Hasta ahora
penalty-missed =
    { $count ->
        [one] { $count } mano de penalización
       *[other] { $count } manos de penalización
    }
penalty-left =
    { $count ->
        [0] cumplida
        [one] queda { $count } mano
       *[other] quedan { $count } manos
    }
penalty-where = Día { $day }, mesa { $table }
penalty-day = Día { $day }
penalty-is-lifted = perdonada
penalty-lift = Perdonar
penalty-lifted-by-floor = se perdona el resto
penalty-none = Ninguna penalización hasta ahora.
ui-yes = Sí
ui-no = No
