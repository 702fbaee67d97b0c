# Che cosa si dice del denaro di un evento, alla cassa e nelle sue schede.

## A player's card

money-open = Denaro …
money-of = Denaro di { $player }
money-nothing = Nessun acquisto in questo evento.
money-kind-entry = Iscrizione { $number }
money-kind-re-entry = Re-entry, iscrizione { $number }
money-kind-rebuy = Rebuy
money-kind-add-on = Add-on
money-kind-alternate = Riserva, numero { $number }
money-kind-refund = Rimborsato
money-kind-prize = Premio pagato
money-kind-debt = Debito pagato
money-paid-later = Pagamenti successivi
money-part-buy-in = buy-in { $money }
money-part-chips = fiches { $money }
money-part-bounty = bounty { $money }
money-part-fee = quota { $money }
money-free = gratuito
money-announced = annunciato, non pagato
money-voided = stornato: { $reason }
money-void = Storna …
money-void-one = Storna: { $what }
money-void-now = Storna subito: { $what }
money-void-reason = Perché si storna
money-due-refund = Da rimborsare
money-due-prize = Premio da pagare
money-due-debt = Deve per fiches annunciate
money-pay-refund = Rimborsa { $money }
money-pay-debt = Incassa { $money }
money-pay-prize = Paga { $money }
money-amount = Importo
money-rest = Resta da pagare
money-drawer-of = Cassa di
money-house = casa

## Slips

money-print-one = Stampa: { $what }
money-again = Ristampa
money-signature = Firma
money-event = Evento
money-paid-at = Ora
money-price = Prezzo
money-stack = Stack iniziale
money-late = Iscrizione tardiva
money-receipt = Ricevuta

## The deal desk

ui-key-deal = Accordo
deal-open = Accordo …
deal-desk = Accordo tra i giocatori
deal-nobody = Per un accordo servono almeno due giocatori.
deal-by-icm = ICM
deal-by-chip-chop = Chip chop
deal-by-equal = Parti uguali
deal-by-custom = Importi propri
ui-stack = Fiches
deal-stack-of = Fiches di { $player }
deal-amount-of = Importo di { $player }
deal-sum = Somma
deal-in-play = { $chips } in gioco
deal-missing = mancano { $money }
deal-too-much = { $money } di troppo
deal-save = In più al primo
deal-play-for = In gioco, { $place }º posto
deal-unit = Arrotonda a
deal-take-over = Parti da questi
deal-whose = Cifre di chi
deal-counted = Le fiches sono contate
deal-uncounted = Non contate
deal-told = A chi viene comunicato
deal-play-on = Si gioca ancora, per il trofeo
deal-to-divide = Da dividere
deal-count-and-propose = Inserisci il conteggio e proponi
deal-print = Stampa l’accordo
deal-agreement = Accordo sui premi
deal-agreement-text = Accordo { $number }, { $method }. Ogni giocatore riceve quanto scritto accanto al suo nome e accetta firmando. Vale se firmano tutti.
deal-takes = Riceve
deal-witness = Direttore del torneo
