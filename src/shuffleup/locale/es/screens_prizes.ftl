# Asientos en lugar de dinero, y bounties.

ui-seat-prize = Asiento
ui-bounty = Bounty
ui-bounties-won = Bounties ganados
ui-knock-outs = { $count } KO
ui-status-seat = Tiene asiento
wall-seats-into = Asientos para { $event }
ui-agrees = De acuerdo
deal-method-icm = por ICM
deal-method-chip-chop = por fichas
deal-method-equal = a partes iguales
deal-method-custom = como dicen los jugadores
deal-figures = Fichas sin contar. Cifras de: { $figures }
wall-deal-proposed = Acuerdo propuesto
wall-deal-made = Acuerdo cerrado
wall-play-for = Aún en juego
ui-places = Puestos
ui-places-so-far = Puestos hasta ahora
ui-all-of-them = Todos
