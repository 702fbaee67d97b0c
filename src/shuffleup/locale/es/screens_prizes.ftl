# Asientos en lugar de dinero, y bounties.

ui-seat-prize = Asiento
ui-bounty = Bounty
ui-bounties-won = Bounties ganados
ui-knock-outs = { $count } KO
ui-status-seat = Tiene asiento
wall-seats-into = Asientos para { $event }
wall-seats-won = Asientos ganados
wall-until-seats =
    { $count ->
        [one] Falta { $count } para los asientos
       *[other] Faltan { $count } para los asientos
    }
wall-largest-bounty = Bounty más alto
wall-envelopes = Sobres restantes
wall-richest = el mayor { $money }
