# Posti al posto del denaro, e bounty.

ui-seat-prize = Posto
ui-bounty = Bounty
ui-bounties-won = Bounty vinti
ui-knock-outs = { $count } KO
ui-status-seat = Ha un posto
wall-seats-into = Posti per { $event }
wall-seats-won = Posti vinti
wall-until-seats =
    { $count ->
        [one] Manca { $count } eliminato ai posti
       *[other] Mancano { $count } eliminati ai posti
    }
wall-largest-bounty = Bounty più alto
wall-envelopes = Buste rimaste
wall-richest = la più ricca { $money }
ui-agrees = D’accordo
deal-method-icm = con l’ICM
deal-method-chip-chop = in base alle fiches
deal-method-equal = in parti uguali
deal-method-custom = come dicono i giocatori
deal-figures = Fiches non contate. Cifre di: { $figures }
wall-deal-proposed = Accordo proposto
wall-deal-made = Accordo raggiunto
wall-play-for = Ancora in gioco
wall-deal-waits =
    { $count ->
        [one] Manca il sì di 1 giocatore
       *[other] Manca il sì di { $count } giocatori
    }
