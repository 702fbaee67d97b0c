# ── las manos de los juegos italianos en palabras, y qué distingue a dos: shuffleup evaluate ─────────────────────────

cards-straight-flush = { $kind ->
    [minima] escalera de color mínima de { $suit } { $to }
    [massima] escalera de color máxima de { $suit } { $to }
   *[media] escalera de color media de { $suit } { $to }
}
cards-four-of-a-kind = póker de { $group }
cards-flush = color de { $suit }, { $ranks }
cards-full-house = full de { $group } y { $pair }
cards-straight = { $kind ->
    [minima] escalera mínima { $to }
    [massima] escalera máxima { $to }
   *[media] escalera media { $to }
}
cards-three-of-a-kind = trío de { $group }
cards-two-pair = doble pareja, { $group } y { $pair }
cards-pair = pareja de { $group }
cards-high-card = carta alta { $rank }
cards-with-side-cards = { $hand }, luego { $ranks }

cards-the-high-card = la carta alta
cards-the-pair = la pareja
cards-the-two-pair = la doble pareja
cards-the-three-of-a-kind = el trío
cards-the-straight = la escalera
cards-the-full-house = el full
cards-the-flush = el color
cards-the-four-of-a-kind = el póker
cards-the-straight-flush = la escalera de color

cards-why-category = { $better } vale más que { $worse }
cards-why-suit-first = entre dos colores decide el palo antes que los valores: { $better } sobre { $worse }
cards-why-rank = deciden los valores: { $better } sobre { $worse }
cards-why-suit = a igualdad de valores decide el palo: { $better } sobre { $worse }
cards-why-exception = la mínima de { $better } gana a la máxima de { $worse } cuando las dos disputan el mismo bote

cards-verdict-wins = gana
cards-verdict-speaks-first = habla primero

cards-suit-hearts = corazones
cards-suit-diamonds = diamantes
cards-suit-clubs = tréboles
cards-suit-spades = picas

cards-rank-five = cinco
cards-rank-six = seis
cards-rank-seven = siete
cards-rank-eight = ocho
cards-rank-nine = nueve
cards-rank-ten = diez
cards-rank-jack = jota
cards-rank-queen = dama
cards-rank-king = rey
cards-rank-ace = as

cards-ranks-five = cincos
cards-ranks-six = seises
cards-ranks-seven = sietes
cards-ranks-eight = ochos
cards-ranks-nine = nueves
cards-ranks-ten = dieces
cards-ranks-jack = jotas
cards-ranks-queen = damas
cards-ranks-king = reyes
cards-ranks-ace = ases

cards-to-five = al cinco
cards-to-six = al seis
cards-to-seven = al siete
cards-to-eight = al ocho
cards-to-nine = al nueve
cards-to-ten = al diez
cards-to-jack = a la jota
cards-to-queen = a la dama
cards-to-king = al rey
cards-to-ace = al as
