# Posti al posto del denaro, e bounty.

ui-seat-prize = Posto
ui-bounty = Bounty
ui-bounties-won = Bounty vinti
ui-knock-outs = { $count } KO
ui-status-seat = Ha un posto
wall-seats-into = Posti per { $event }
ui-agrees = D’accordo
deal-method-icm = con l’ICM
deal-method-chip-chop = in base alle fiches
deal-method-equal = in parti uguali
deal-method-custom = come dicono i giocatori
deal-figures = Fiches non contate. Cifre di: { $figures }
wall-deal-proposed = Accordo proposto
wall-deal-made = Accordo raggiunto
wall-play-for = Ancora in gioco
ui-places = Piazzamenti
ui-places-so-far = Piazzamenti finora
ui-all-of-them = Tutti
