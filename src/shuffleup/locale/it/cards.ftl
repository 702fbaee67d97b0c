# ── le mani dei giochi all'italiana a parole, e che cosa ne distingue due: shuffleup evaluate ────────────────────────

cards-straight-flush = scala reale { $kind } di { $suit } { $to }
cards-four-of-a-kind = poker di { $group }
cards-flush = colore di { $suit }, { $ranks }
cards-full-house = full di { $group } e { $pair }
cards-straight = scala { $kind } { $to }
cards-three-of-a-kind = tris di { $group }
cards-two-pair = doppia coppia, { $group } e { $pair }
cards-pair = coppia di { $group }
cards-high-card = carta alta { $rank }
cards-with-side-cards = { $hand }, poi { $ranks }

cards-the-high-card = la carta alta
cards-the-pair = la coppia
cards-the-two-pair = la doppia coppia
cards-the-three-of-a-kind = il tris
cards-the-straight = la scala
cards-the-full-house = il full
cards-the-flush = il colore
cards-the-four-of-a-kind = il poker
cards-the-straight-flush = la scala reale

cards-why-category = { $better } batte { $worse }
cards-why-suit-first = fra due colori decide il seme prima dei valori: { $better } su { $worse }
cards-why-rank = decidono i valori: { $better } su { $worse }
cards-why-suit = a parità di valori decide il seme: { $better } su { $worse }
cards-why-exception = la minima di { $better } batte la massima di { $worse } quando si contendono lo stesso piatto

cards-verdict-wins = vince
cards-verdict-speaks-first = parla per prima

cards-suit-hearts = cuori
cards-suit-diamonds = quadri
cards-suit-clubs = fiori
cards-suit-spades = picche

cards-rank-five = cinque
cards-rank-six = sei
cards-rank-seven = sette
cards-rank-eight = otto
cards-rank-nine = nove
cards-rank-ten = dieci
cards-rank-jack = fante
cards-rank-queen = donna
cards-rank-king = re
cards-rank-ace = asso

cards-ranks-five = cinque
cards-ranks-six = sei
cards-ranks-seven = sette
cards-ranks-eight = otto
cards-ranks-nine = nove
cards-ranks-ten = dieci
cards-ranks-jack = fanti
cards-ranks-queen = donne
cards-ranks-king = re
cards-ranks-ace = assi

cards-to-five = al cinque
cards-to-six = al sei
cards-to-seven = al sette
cards-to-eight = all'otto
cards-to-nine = al nove
cards-to-ten = al dieci
cards-to-jack = al fante
cards-to-queen = alla donna
cards-to-king = al re
cards-to-ace = all'asso
