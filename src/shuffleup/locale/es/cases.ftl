### Los casos y las respuestas de los escenarios, dichos en español. En inglés se dicen como están escritos.

case-player-pushes-pile = { $player } empuja { $pile }
case-player-pushes-pile-then-motions = { $player } empuja { $pile }, luego { $motions }
case-player-pushes-pile-then-motions-and-caller-objects = { $player } empuja { $pile }, luego { $motions }, y protesta { $caller }
case-player-with-front-in-front-pushes-pile = { $player }, con { $front } delante, empuja { $pile }
case-player-with-front-in-front-takes-back-amount-and-pushes-pile = { $player }, con { $front } delante, retira { $amount } y empuja { $pile }
case-player-combines-front-in-front-with-pile = { $player } junta { $front } que tenía delante con { $pile }
case-player-takes-back-amount-and-pushes-pile = { $player } retira { $amount } y empuja { $pile }
case-player-takes-back-amount-and-says-word = { $player } retira { $amount } y dice { $word }
case-player-takes-back-amount = { $player } retira { $amount }
case-player-says-words = { $player } dice { $words }
case-player-says-words-and-pushes-pile = { $player } dice { $words } y empuja { $pile }
case-player-says-words-and-pushes-pile-then-motions = { $player } dice { $words } y empuja { $pile }, luego { $motions }
case-player-pushes-pile-and-then-says-words = { $player } empuja { $pile } y luego dice { $words }
case-player-says-words-while-pushing-pile = { $player } dice { $words } mientras empuja { $pile }
case-player-says-words-not-heard-by-everybody-and-pushes-pile = { $player } dice { $words }, sin que lo oigan todos, y empuja { $pile }
case-puts-are-too-little = seguidos ponen menos del call: { $puts }
case-player-calls-told-told = { $player } iguala tras oír una cantidad de { $told }
case-player-pushes-pile-told-told = { $player } empuja { $pile } tras oír una cantidad de { $told }
case-player-says-what-he-will-do-if-somebody-bets = { $player } dice lo que hará si alguien apuesta
case-player-says-that-he-promise-if-other-cause = { $player } dice que, si { $other } { $cause }, él { $promise }
case-player-says-that-he-promise-if-somebody-bets = { $player } dice que, si alguien apuesta, él { $promise }
case-player-announces-a-fold-to-any-bet-and-followed = { $player } anuncia fold a cualquier apuesta y { $followed }
case-player-hasty-before-the-amount-is-known = { $player } { $hasty } antes de que se sepa la cantidad
case-player-throws-in-a-bounty-chip = { $player } echa una ficha de recompensa
case-player-throws-in-a-bounty-chip-with-pile = { $player } echa una ficha de recompensa con { $pile }
case-cards-deal-cards-of-the-deal-was-exposed = al repartir se descubrió la carta número { $deal_cards }
case-cards-deal-cards-of-the-deal-lay-face-up-in-the-deck = en la baraja estaba boca arriba la carta número { $deal_cards } del reparto
case-a-card-lies-face-up-in-the-stub = en el mazo restante hay una carta boca arriba
said-the-first-card-went-to-the-wrong-seat = la primera carta fue al asiento equivocado
said-a-card-went-to-the-wrong-seat = una carta fue al asiento equivocado
said-a-card-went-to-a-seat-that-is-not-in-the-hand = una carta fue a un asiento que no está en la mano
said-a-seat-in-the-hand-was-skipped = en el reparto se saltó un asiento de la mano
said-the-button-got-two-cards-in-a-row = el botón recibió dos cartas seguidas
said-the-button-was-misplaced = el botón estaba mal colocado
case-players-holds-card-count-cards =
    { $players } { $count ->
        [one] tiene
       *[other] tienen
    } { $card_count ->
        [one] una carta
       *[other] { $card_count } cartas
    }
case-players-holds-card-count-cards-and-has-acted =
    { $players } { $count ->
        [one] tiene
       *[other] tienen
    } { $card_count ->
        [one] una carta
       *[other] { $card_count } cartas
    } y { $count ->
        [one] ya ha actuado
       *[other] ya han actuado
    }
case-players-holds-card-count-cards-and-has-seen-them =
    { $players } { $count ->
        [one] tiene
       *[other] tienen
    } { $card_count ->
        [one] una carta
       *[other] { $card_count } cartas
    } y { $count ->
        [one] las ha visto
       *[other] las han visto
    }
case-deck-mistake = { $deck_mistake }
case-after-the-next-hand-began-deck-fault = empezada la mano siguiente, { $deck_fault }
case-the-stub-was-dropped-stub-order = el mazo restante se cayó { $stub_order }
case-player-asks-for-another-deck = { $player } pide otra baraja
case-player-asks-for-another-deck-this-one-being-irregular = { $player } pide otra baraja porque esta es irregular
case-on-occasion = qué hacer con la baraja: { $occasion }
case-the-cards-that-would-have-come-are-asked-for = se pide ver las cartas que habrían salido
case-the-flop-has-card-count-cards =
    el flop tiene { $card_count ->
        [one] una carta
       *[other] { $card_count } cartas
    }
said-the-flop-came-without-a-burn = el flop salió sin quemar
said-the-flop-came-without-a-burn-and-somebody-has-acted = el flop salió sin quemar y alguien ha actuado
said-the-flop-lies-face-down-without-a-burn = el flop está boca abajo y no se quemó la carta
said-the-flop-came-after-two-burns = el flop salió tras quemar dos cartas
said-the-flop-lies-face-down-after-two-burns = el flop está boca abajo tras quemar dos cartas
case-card-deal-card-of-the-deal-was-exposed-and-its-replacement-too = al repartir se descubrió la carta número { $deal_card }, y también la que la sustituyó
case-coming-came-after-burns-burns = { $coming } salió tras quemar { $burns } cartas
case-coming-came-without-a-burn = { $coming } salió sin quemar
case-the-board-was-swept-into-the-deck = la mesa se recogió dentro de la baraja
case-the-live-hands-of-players-are-mixed-and-told-apart = mezcladas las manos vivas de { $players }, la de cada uno { $told_apart }
case-player-pushes-pile-and-takes-taken-of-it-back = { $player } empuja { $pile } y retira { $taken }
case-the-dealer-announces-a-call-of-player-who-has-not-called = el crupier anuncia un call de { $player }, que no ha pagado
case-coming-comes-too-early = { $coming } sale antes de tiempo
case-player-count-players-wait-for-seventh-street-with-a-stub-of-card-count-cards =
    { $player_count } jugadores esperan la séptima calle con { $card_count ->
        [one] una carta
       *[other] { $card_count } cartas
    } en el mazo restante
case-player-is-reported-for-offence = denuncia contra { $player }: { $offence }
case-player-is-reported-again-for-offence = nueva denuncia contra { $player }: { $offence }
case-player-after-history-is-reported-again-for-offence = nueva denuncia contra { $player }, tras { $history }: { $offence }
case-a-penalty-of-given = una penalización de { $given }
case-a-penalty-of-given-after-dealt-hands =
    una penalización de { $given } tras { $dealt ->
        [one] una mano
       *[other] { $dealt } manos
    }
case-a-penalty-of-given-after-dealt-hands-redeals-of-them-dealt-again =
    una penalización de { $given } tras { $dealt ->
        [one] una mano
       *[other] { $dealt } manos
    }, { $redeals } de ellas repartidas otra vez
case-a-penalty-of-given-after-dealt-hands-across =
    una penalización de { $given } tras { $dealt ->
        [one] una mano
       *[other] { $dealt } manos
    }, { $across }
case-the-floor-removes-player-in-place-place-of-paid-paid = el floor { $removes } a { $player } en el puesto { $place } con { $paid } premios
said-eliminates = elimina
said-disqualifies = descalifica
case-player-misses-a-hand-by-penalty = { $player } se pierde una mano por penalización
case-players-act-out-of-turn = la acción fuera de turno de { $player }
case-player-was-skipped = saltado el turno de { $player }
case-player-was-skipped-without-time-to-speak = saltado el turno de { $player } sin tiempo de hablar
case-timekeeper-asks-for-time = pide tiempo: { $timekeeper }
case-time-is-granted-after-seconds-s = se concede el tiempo a los { $seconds } s
case-time-is-granted-after-seconds-s-of-a-amount-minute-level = se concede el tiempo a los { $seconds } s de un nivel de { $amount } minutos
case-time-runs-out-on-player = a { $player } se le acaba el tiempo
case-player-acts-as-time-runs-out = { $player } actúa justo al acabarse el tiempo
case-player-moved-here-by-balancing-has-the-big-blind-twice = { $player }, movido aquí para equilibrar, tiene la ciega grande dos veces
case-player-reaches-the-seat-arrival = { $player } llega a su asiento { $arrival }
case-player-who-has-the-lowest-upcard-of-stud-reaches-the-seat-arrival = { $player }, con la carta descubierta más baja del stud, llega a su asiento { $arrival }
case-player-uses-a-device-in-the-hand = { $player } usa un dispositivo durante la mano
case-player-asks-for-asked-of-other = { $player } pide { $asked } de { $other }
case-the-pot-is-to-be-question = se pide { $question } el bote
said-counted = contar
said-spread = extender
case-player-doubts-the-hand-of-other = { $player } { $doubts } de { $other }
said-asks-to-see = pide ver la mano
said-suspects = sospecha de la mano
case-shown-on-request-the-hand-of-player = enseñada a petición, la mano de { $player }
case-player-shows-the-hand-to-other = { $player } enseña la mano a { $other }
case-player-does-not-show = { $player } no enseña
case-player-does-not-show-within-seconds-s-of-the-order = { $player } no enseña en los { $seconds } s desde la orden
case-player-shows-one-card = { $player } enseña una sola carta
case-the-hand-of-player-is-turned-up-by-other = la mano de { $player } la descubre { $other }
case-player-mucks-intent-in-the-all-in = { $player } tira la mano en el all-in { $intent }
case-the-hand-of-player-shown-is-gone-at-the-showdown = en el showdown la mano de { $player }, { $shown }, es { $gone }
case-the-hand-of-player-is-mixed-with-others-and-lost = la mano de { $player } se mezcló con otras y { $lost }
case-the-cards-of-player-way = las cartas de { $player } { $way }
case-contested-is-disputed-when = se discute { $contested } { $when }
case-contested-is-disputed-seconds-s-after-the-award-before-a-break = se discute { $contested } { $seconds } s después de la adjudicación, antes de un descanso
case-the-pot-is-pushed-to-players = el bote se le ha dado a { $players }
case-the-pot-belonged-to-players-found-when = el bote era de { $players }, se descubre { $when }
case-the-decision-about-amount-waits = la decisión sobre { $amount } espera
case-player-finds-amount-more-and-fate-other = { $player } encuentra { $amount } más y { $fate } { $other }
said-wins-from = gana a
said-loses-to = pierde contra
case-player-had-amount-out-of-sight = { $player } tenía { $amount } fuera de la vista
case-amount-raced-is-found = se encuentran { $amount } { $raced }
said-without-an-owner = sin dueño
said-of-a-raced-off-value = de un valor ya retirado
case-player-may-raise-to-amount = { $player } puede subir a { $amount }
case-player-may-go-up-to-amount = { $player } puede llegar a { $amount }
case-player-may-bet-amount = { $player } puede apostar { $amount }
case-player-may-not-raise = { $player } no puede subir
case-player-may-not-raise-to-amount = { $player } no puede subir a { $amount }
case-a-denied-by-player-is-refused = un { $denied } de { $player } se rechaza
case-player-may-call-amount = { $player } puede igualar por { $amount }
case-player-may-acts = { $player } puede hacer: { $acts }
case-player-is-to-act = le toca a { $player }
case-the-pot-bet-is-amount = el pot es { $amount }
case-player-raised-to-told-since-noticed-noticed = { $player } subió a { $told }, { $since }; se descubre { $noticed }
case-player-bet-told-since-noticed-noticed = { $player } apostó { $told }, { $since }; se descubre { $noticed }
case-player-bet-the-quoted-pot-of-told-since-noticed-noticed = { $player } apostó el pot anunciado de { $told }, { $since }; se descubre { $noticed }
case-player-posts-payments = { $player } pone { $payments }
case-nothing-is-exposed = no hay ninguna mano descubierta
case-players-is-exposed =
    { $count ->
        [one] la mano de { $players } está descubierta
       *[other] las manos de { $players } están descubiertas
    }
case-players-is-exposed-on-the-street =
    { $count ->
        [one] la mano de { $players } está descubierta
       *[other] las manos de { $players } están descubiertas
    } en el { $street }
case-player-shows-first = la primera mano que se enseña es la de { $player }
case-players-show-in-this-order = se enseña en este orden: { $players }
case-pot-of-amount-goes-to-players = { $pot } de { $amount } va para { $players }
case-the-pot-of-amount-goes-to-players = el bote de { $amount } va para { $players }
case-the-half-half-of-amount-goes-to-players = la mitad { $half } de { $amount } va para { $players }
case-the-pots-are-awarded-in-the-order-pots = los botes se adjudican en este orden: { $pots }
case-the-odd-chip-goes-to-players = la ficha impar va para { $players }
case-player-wins-amount = { $player } gana { $amount }
case-player-wins-amount-without-showing = { $player } gana { $amount } sin enseñar
case-player-has-the-button-next = en la próxima mano tiene el botón { $player }
case-player-has-amount = { $player } tiene { $amount }
case-the-pot-is-amount = en el bote hay { $amount }
case-after-kinds-there-would-be-substantial-action =
    { $substantial ->
        [substantial] tras { $kinds } habría acción sustancial
       *[other] tras { $kinds } no habría acción sustancial
    }
case-there-has-been-substantial-action =
    { $substantial ->
        [substantial] ha habido acción sustancial
       *[other] no ha habido acción sustancial
    }
case-player-holds-holding = { $player } tiene { $holding }
case-player-does-not-hold-holding = { $player } no tiene { $holding }
case-player-has-outs-outs-to-wanted = { $player } tiene { $outs } outs para { $wanted }
case-the-street-is-texture = el { $street } es { $texture }
case-player-bets-amount = { $player } apuesta { $amount }
case-player-brings-in-amount = { $player } pone el bring-in de { $amount }
case-player-brings-in = { $player } pone el bring-in
case-player-completes-to-amount = { $player } completa a { $amount }
case-player-completes = { $player } completa
case-player-raises-to-amount = { $player } sube a { $amount }
case-player-is-all-in-for-amount = { $player } va all-in por { $amount }
case-player-is-all-in = { $player } va all-in
case-players-calls =
    { $players } { $count ->
        [one] iguala
       *[other] igualan
    }
case-players-checks =
    { $players } { $count ->
        [one] pasa
       *[other] pasan
    }
case-players-folds =
    { $players } { $count ->
        [one] se retira
       *[other] se retiran
    }
case-players-shows =
    { $players } { $count ->
        [one] enseña la mano
       *[other] enseñan la mano
    }
case-players-mucks =
    { $players } { $count ->
        [one] tira la mano
       *[other] tiran la mano
    }
case-the-floor-lets-the-hand-go-on = el floor deja seguir la mano
case-player-out-of-turn-act = { $player }, fuera de turno, { $act }
case-players-is-placed-amount =
    { $players } { $count ->
        [one] queda
       *[other] quedan
    } en el puesto { $amount }
case-players-divides-the-prize-of-place-amount =
    { $players } { $count ->
        [one] recibe
       *[other] se reparten
    } el premio del puesto { $amount }
case-player-moves-from-table-source-to-chair-chair-of-table-table = { $player } pasa de la mesa { $source } al asiento { $chair } de la mesa { $table }
case-nobody-moves = nadie se mueve
case-table-table-stops = la mesa { $table } se detiene
case-table-table-plays-on = la mesa { $table } sigue
case-player-is-dealt-in = { $player } recibe cartas
case-player-waits-for-the-button = { $player } espera al botón
case-player-sits-in-chair-chair-of-table-table = { $player } se sienta en el asiento { $chair } de la mesa { $table }
case-table-table-has-amount-players =
    la mesa { $table } tiene { $amount ->
        [one] un jugador
       *[other] { $amount } jugadores
    }
case-the-final-table-has-amount-players =
    la mesa final tiene { $amount ->
        [one] un jugador
       *[other] { $amount } jugadores
    }
case-there-is-no-final-table-yet = todavía no hay mesa final
case-chairs-that-draw-cards-get-seats-in-the-order-numbers = quien saca { $cards } se sienta en el orden { $numbers }
case-next-at-table-table-button-button-small-blind-small-big-blind-big = después en la mesa { $table }: botón { $button }, ciega pequeña { $small }, ciega grande { $big }
case-next-at-table-table-button-button-big-blind-big-alone = después en la mesa { $table }: botón { $button }, solo la ciega grande { $big }
case-every-table-begins-with-the-button-in-one-chair = todas las mesas empiezan con el botón en el mismo asiento
case-player-is-dealt-in-and-killed = { $player } recibe cartas y su mano se mata
case-player-is-not-in-play-yet = { $player } no está en juego todavía
case-table-table-breaks-next = la próxima mesa que se rompe es la { $table }
case-the-level-is-amount = el nivel es { $amount }
case-the-big-blind-at-table-table-is-amount = la ciega grande en la mesa { $table } es { $amount }
case-amount-minutes-are-left = minutos que quedan: { $amount }
case-hand-for-hand-goes-on = se sigue mano a mano
case-hand-for-hand-is-over = el mano a mano ha terminado
case-every-table-plays-amount-more-hands =
    cada mesa juega { $amount ->
        [one] una mano más
       *[other] { $amount } manos más
    }
case-players-divide-the-prizes-by-icm =
    { $players } { $count ->
        [one] recibe
       *[other] se reparten
    } los premios por ICM
case-player-is-paid-money = { $player } cobra { $money }
case-the-trophy-goes-to-player = el trofeo es para { $player }
said-the-prize-pool-is = el bote de premios es
said-the-fees-are = las tasas son
said-the-house-keeps = la casa se queda
said-the-organisation-has = a la organización le van
said-the-league-gets = a la liga le van
said-the-house-adds = la casa añade
case-the-tax-base-is-money = la base imponible es { $money }
case-the-account-holds = las cuentas cuadran
case-player-owes-money = { $player } debe { $money }
case-money-waits-for-player = para { $player } hay { $money }
case-players-has-amount-chips =
    { $players } { $count ->
        [one] tiene
       *[other] tienen
    } { $amount } fichas
case-the-seat-of-player-given = el asiento de { $player } { $given }
said-was-drawn = se sorteó
said-followed-the-order-of-arrival = siguió el orden de llegada
case-player-is-alternate-amount = { $player } es el suplente número { $amount }
case-place-at-place-of-of-players-players-scores-amount-points = el puesto { $at_place } de { $of_players } jugadores da { $amount } puntos
case-place-at-place-of-of-players-players-scores-amount-points-on-an-unpaid-second-day = el puesto { $at_place } de { $of_players } jugadores da { $amount } puntos en un segundo día sin premio
case-points-and-more-points-points-on-one-day-count-as-amount = { $points } y { $more_points } puntos en un día cuentan { $amount }
case-a-registered-player-who-never-plays-scores-nothing = quien se inscribe y no juega nunca no puntúa
case-of-a-pot-of-of-pot-the-league-retains-money = de un bote de { $of_pot } la liga retiene { $money }
case-rank-at-rank-of-the-general-league-wins-money-of-of-pot = el puesto { $at_rank } de la liga general gana { $money } de { $of_pot }
case-rank-at-rank-and-place-at-place-of-the-final-win-money-of-of-pot = el puesto { $at_rank } de la clasificación y el { $at_place } de la final ganan { $money } de { $of_pot }
case-points-points-begin-the-final-with-amount = { $points } puntos empiezan la final con { $amount }
case-a-finalist-absent-for-after-minutes-with-of-players-left-is-placed-amount = un finalista ausente { $after } minutos, con { $of_players } restantes, queda en el puesto { $amount }
case-a-finalist-absent-for-after-minutes-stays-in = un finalista ausente { $after } minutos sigue en juego
case-team-mates-who-come-ordinals-score-amount = compañeros de equipo en los puestos { $ordinals } suman { $amount }
case-amount-of-of-players-teams-reach-the-final-table = { $amount } de { $of_players } equipos llegan a la mesa final
case-the-levels-of-a-team-of-team-are-played-by-in-turn = los niveles de un equipo de { $team } los juegan { $in_turn }
case-a-team-may-consult-amount-time-at-the-final-table =
    en la mesa final un equipo puede consultar { $amount } { $amount ->
        [one] vez
       *[other] veces
    }
case-player-has-hands-hands-to-miss =
    { $player } debe perderse { $hands ->
        [one] una mano
       *[other] { $hands } manos
    }
case-player-has-nothing-to-miss = { $player } no debe perderse nada
case-player-gets-the-prize-of-place-amount = { $player } cobra el premio del puesto { $amount }
case-player-gets-no-prize = { $player } no cobra premio
case-amount-chips-are-in-play = en juego hay { $amount } fichas
case-players-has-won-money-of-bounties =
    { $players } { $count ->
        [one] ha
       *[other] han
    } ganado { $money } en recompensas
case-players-carries-a-bounty-of-money =
    { $players } { $count ->
        [one] lleva
       *[other] llevan
    } una recompensa de { $money } por su cabeza
case-the-bounty-of-player-goes-with-the-next-pot = la recompensa de { $player } va con el próximo bote
case-the-prize-of-place-amount-is-money = el premio del puesto { $amount } es { $money }
case-every-table-has-drawn-its-own-button = cada mesa sorteó su propio botón
case-decks-are-called-for-at-tables-tables = se piden barajas en las mesas { $tables }
case-no-deck-is-called-for = no se pide ninguna baraja
case-the-next-dealer-of-table-table-is-told-nothing-of-player = al próximo dealer de la mesa { $table } no se le dice nada de { $player }
case-the-race-at-table-table-began-in-chair-chair = el chip race en la mesa { $table } empezó en el asiento { $chair }
case-player-would-pay-amount-before-the-next-hand = { $player } pagaría { $amount } antes de la próxima mano
case-in-a-rotation-of-games-the-button-moves-after-hand-hand-number = en una rotación de { $games } el botón { $moves } tras la mano { $hand_number }
said-moves = se mueve
said-stands-still = se queda
case-a-rotation-of-games-warned = una rotación de { $games } { $warned }
said-is-warned-about = lleva un aviso
said-may-be-played-as-it-is = se puede jugar así
case-player-picks-up-the-upcards = { $player } recoge las cartas descubiertas
case-the-nth-card-of-player-was-exposed = a { $player } le quedó al descubierto { $nth }
said-seventh = la séptima carta
said-last-drawn = la última carta cambiada
case-the-blinds-should-have-been-small-blind-big-blind = las ciegas debían ser { $small_blind }/{ $big_blind }
case-the-blinds-should-have-been-small-blind-big-blind-with-an-ante-of-amount = las ciegas debían ser { $small_blind }/{ $big_blind } con un ante de { $amount }
case-nobody-is-marked-all-in = nadie lleva la marca de all-in
case-players-is-marked-all-in =
    { $players } { $count ->
        [one] lleva
       *[other] llevan
    } la marca de all-in
case-player-has-amount-in-front = { $player } tiene delante { $amount }
case-player-is-to-discard = le toca a { $player } cambiar cartas
case-player-is-left-with-cards = a { $player } le quedan { $cards }
case-the-decision-rests-on-fairness = la decisión se basa en la equidad
case-player-throws-away-cards = { $player } descarta { $cards }
case-player-draws-drawn-cards = { $player } cambia { $drawn ->
        [one] una carta
       *[other] { $drawn } cartas
    }
case-in-fairness-the-director-lets-the-hand-of-player-live = por equidad el director deja viva la mano de { $player }
case-in-fairness-the-director-kills-the-hand-of-player = por equidad el director anula la mano de { $player }
case-the-floor-rules-case = el floor decide: { $case }
case-the-floor-rules-drawing-card-pick-case = el floor decide, sacando la carta { $pick }: { $case }
case-the-floor-chooses-choice-case = el floor elige { $choice }: { $case }
case-the-floor-overrules-choice-case = el floor decide otra cosa, { $choice }: { $case }
case-the-hand-is-dealt-again = la mano se reparte de nuevo
case-the-hand-is-dealt-again-and-players-is-back =
    la mano se reparte de nuevo, { $count ->
        [one] y ha vuelto { $players }
       *[other] y han vuelto { $players }
    }

## Lo que es así en su lugar.

case-the-betting-is-over = la ronda de apuestas ha terminado
case-it-is-players-turn = le toca a { $player }
case-there-is-no-bet-player-may-bet-amount = no hay apuesta: { $player } puede apostar { $amount }
case-there-is-a-bet-of-amount = hay una apuesta de { $amount }
case-the-game-is-not-pot-limit = el juego no es pot-limit
case-player-has-only-amount = { $player } solo tiene { $amount }
case-there-is-no-showdown-in-order = no hay showdown en orden
case-the-order-is-list = el orden es { $list }
case-the-pot-has-been-awarded = el bote ya está adjudicado
case-there-is-a-side-pot = hay un side pot
case-no-pot-is-awarded = no se adjudica: { $pot }
case-pot-list = { $pot }: { $list }
case-player-shows-and-wins-amount = { $player } enseña y gana { $amount }
case-the-hand-is-not-over = la mano no ha terminado
case-no-single-card-is-to-come = no ha de salir una sola carta
case-before-coming-case = antes de que salga { $coming }, { $case }
case-at-the-showdown-case = en el showdown, { $case }
case-coming-is-not-dealt-yet = aún no ha salido { $coming }
case-it-does-not = no
case-table-table-has-begun-no-hand = la mesa { $table } no ha empezado ninguna mano
case-table-table-is-not-in-play = la mesa { $table } no está en juego
case-amount-players-sit-at-hands-tables =
    { $amount ->
        [one] un jugador
       *[other] { $amount } jugadores
    } están en { $hands } mesas
case-amount-players-sit-at-one-table =
    { $amount ->
        [one] un jugador
       *[other] { $amount } jugadores
    } están en una sola mesa
case-player-may-play = { $player } puede jugar
case-players-stack-is-in-play = el stack de { $player } está en juego
case-player-is-not-in-play = { $player } no está en juego
case-player-is-not-dealt-in = { $player } no recibe cartas
case-no-deal-is-asked-for = no se pide ningún pacto
case-players-divide-them-by-list =
    { $players } { $count ->
        [one] los recibe
       *[other] se los reparten
    } por { $list }
case-play-is-not-over = el juego no ha terminado
case-player-got-no-late-seat = { $player } no tuvo un asiento tardío
case-player-does-not-wait = { $player } no espera
case-it-is-allowed = está permitido
case-the-bounty-of-player-waits-for-nothing = la recompensa de { $player } no espera nada
case-player-has-won-money = { $player } ha ganado { $money }
case-player-carries-money = { $player } lleva { $money }
case-this-book-prints-no-league = este reglamento no tiene liga
case-he-is-placed-amount = queda en el puesto { $amount }
case-amount-places-are-paid = se pagan { $amount } puestos
case-amount-min-seconds-s-are-left = quedan { $amount } min { $seconds } s
case-no-race-was-held-there = allí no hubo chip race
case-list-place-amount-players = { $list }; puesto { $amount }: { $players }
case-players-have-these-places =
    { $players } { $count ->
        [one] tiene
       *[other] tienen
    } estos puestos
case-player-is-still-in = { $player } sigue en juego
case-it-is-so-by-list = es así por { $list }
case-it-is-so-and-no-rule-was-applied = es así, y no se aplicó ninguna regla
case-it-hangs-on-cards-that-are-not-named-write-cards-and-board = depende de cartas que no se nombran: escriba Cards y Board
case-money-came-in-held-stand-the-ledger-has-there = entraron { $money }, quedan { $held }, en las cuentas hay { $there }
case-money-against-owed = { $money } frente a { $owed }
case-the-drawer-of-player-does-not-hold-what-went-through-it = en el cajón de { $player } no está lo que pasó por él
case-table-table-amount = mesa { $table }: { $amount }
case-list = { $list }
case-players-is-absent =
    { $players } { $count ->
        [one] está
       *[other] están
    } fuera de la mesa
case-player-is-not-to-change-cards = { $player } no cambia cartas ahora
case-between-2-and-amount-players-are-in-the-final = en la final hay de 2 a { $amount } jugadores
case-player-gets-money-for-place-amount = { $player } recibe { $money } por el puesto { $amount }
case-its-reason-is-words = el motivo es { $words }
case-no-pot-is-awarded-half-half = no se adjudica: { $pot }, mitad { $half }
case-player-list = { $player }: { $list }
case-nothing-can-be-told-of-player = de { $player } no se puede decir nada
case-they-divide-money = se reparten { $money }
case-nobody-is-to-discard = a nadie le toca cambiar cartas
case-the-floor-has-decided-nothing = el floor no ha decidido nada
case-it-has-no-name = no tiene nombre
case-it-is-list = es { $list }

## Palabras de los casos.

said-the-dealer = el dealer
said-the-floor = el floor
said-a-player = un jugador
said-calls = hace call
said-folds = hace fold
said-raises = sube
said-checks = hace check
said-raises-to-n = sube a { $n }
said-bets = apuesta
said-bets-n = apuesta { $n }
said-is-all-in-for-n = va all-in por { $n }
said-is-all-in = va all-in
said-a-bet-follows = sigue una apuesta
said-no-bet-follows = no sigue ninguna apuesta
said-nobody-acted = nadie ha actuado
said-on-the-same-street = en la misma calle
said-after-the-next-card = después de la carta siguiente
said-after-the-showdown = después del showdown
said-two-equal-cards-are-found = se encuentran dos cartas iguales
said-a-card-with-another-back-is-found = se encuentra una carta con otro dorso
said-a-card-is-missing-from-the-deck = falta una carta en la baraja
said-a-joker-is-found = se encuentra un comodín
said-a-marked-card-is-found = se encuentra una carta marcada
said-in-an-order-that-is-known = en un orden conocido
said-out-of-order = desordenado
said-mixed-with-muck-and-burns = mezclándose con el muck y las quemadas
said-a-change-of-dealer = un cambio de dealer
said-a-change-of-level = un cambio de nivel
said-the-houses-wish = el deseo de la casa
said-on-the-next-day = al día siguiente
said-at-a-new-table = en otra mesa
said-in-a-new-seat = en otro asiento
said-the-director = el director
said-the-player-to-act = el jugador que debe hablar
said-another-player-of-the-table = otro jugador de la mesa
said-a-player-away-from-his-seat = un jugador que no está en su asiento
said-a-player-of-another-table = un jugador de otra mesa
said-an-outsider = un ajeno
said-before-the-last-card = antes de la última carta
said-after-the-buttons-last-card = después de la última carta del botón
said-after-the-deal = después del reparto
said-an-estimate-of-the-stack = una estimación del stack
said-the-exact-stack = el stack exacto
said-the-bet = la apuesta
said-lost-in-the-muck-clearly-read-before = perdida en el muck tras haberse leído con claridad
said-put-into-the-muck = puesta en el muck
said-lost-in-the-muck = perdida en el muck
said-discarded = descartada
said-partly-shown = enseñada en parte
said-unshown = no enseñada
said-tabled = enseñada entera
said-go-to-another-player = van a otro jugador
said-touch-the-discards = tocan los descartes
said-touch-the-burns = tocan las quemadas
said-touch-the-board = tocan las comunes
said-leave-the-table = se caen de la mesa
said-touch-the-muck = tocan el muck
said-go-forward = van hacia delante
said-the-reading-of-a-hand = la lectura de una mano
said-the-count-of-the-pot = el recuento del bote
said-after-substantial-action-in-the-next-hand = tras acción sustancial en la mano siguiente
said-once-the-next-hand-has-started = empezada la mano siguiente
said-before-the-next-hand = antes de la mano siguiente
said-by-accident = sin querer
said-on-purpose = a propósito
said-cannot-be-told-thrown-away-by-the-bettor = no se distingue, tirada por quien apostó
said-can-be-told-thrown-away-by-the-bettor = se distingue, tirada por quien apostó
said-cannot-be-told = no se distingue
said-can-be-told = se distingue
said-n-orbits = { $n } vueltas
said-n-orbit = una vuelta
said-n-hands = { $n } manos
said-n-hand = una mano
said-a-small-blind-of-n = una ciega pequeña de { $n }
said-a-big-blind-of-n = una ciega grande de { $n }
said-an-ante-of-n = un ante de { $n }
said-a-dead-ante-of-n = un ante muerto de { $n }
said-the-main-pot = el bote principal
said-main-pot = el bote principal
said-side-pot-n = el side pot { $n }
said-nothing = nada
said-nobody = nadie
said-high = alta
said-low = baja
said-even = a la par
said-favourite = favorito
said-underdog = no favorito
said-free-roll = free roll
said-drawing-dead = drawing dead
said-fold-and-lose = fold y pérdida de las fichas
said-all-motions-stand = valen todos los movimientos
said-only-the-first-motion = vale solo el primer movimiento
said-points = puntos
said-chips = fichas
said-take-points = puntúan
said-not-settled = sin decidir
said-none = ninguno
said-the-nuts = las nuts
said-pocket-pair = una pareja en mano
said-big-slick = as y rey
said-suited = cartas del mismo palo
said-offsuit = cartas de distinto palo
said-connectors = conectores
said-one-gap-connectors = conectores con un hueco
said-two-gap-connectors = conectores con dos huecos
said-overpair = una overpair
said-top-pair = la pareja alta
said-second-pair = la segunda pareja
said-bottom-pair = la pareja baja
said-top-two-pair = las dobles parejas más altas
said-top-and-bottom-pair = la pareja alta y la baja
said-set = un set
said-top-set = el set más alto
said-trips = trips
said-one-overcard = una overcard
said-two-overcards = dos overcards
said-flush-draw = un proyecto de color
said-open-ended-straight-draw = un proyecto de escalera abierta
said-gutshot = un gutshot
said-double-gutshot = un doble gutshot
said-backdoor-flush-draw = un proyecto de color backdoor
said-backdoor-flush = un color backdoor
said-drawing-hand = una mano en proyecto
said-made-hand = una mano hecha
said-quads = un póker
said-crippled-deck = una baraja agotada
said-pair = pareja
said-two-pair = doble pareja
said-three-of-a-kind = trío
said-straight = escalera
said-flush = color
said-full-house = full
said-rainbow = rainbow
said-ragged = ragged
said-blank = una carta neutra
said-scare-card = una scare card
said-fixed-bounties-of-n = recompensas fijas de { $n }
said-progressive-bounties-of-n = recompensas progresivas de { $n }
said-mystery-bounties-of-n = recompensas mystery de { $n }
said-preflop = preflop
said-registration-unchecked = inscripción o asiento sin comprobar
said-told-to-nobody = no comunicado a nadie
said-told-to-the-media = comunicado a la prensa
said-the-flop = el flop
said-the-turn = el turn
said-the-river = el river
said-fourth-street = la cuarta calle
said-fifth-street = la quinta calle
said-sixth-street = la sexta calle
said-seventh-street = la séptima calle
case-players-called = { $players } { $count ->
        [one] ha igualado
       *[other] han igualado
    }
case-players-folded = { $players } { $count ->
        [one] se ha retirado
       *[other] se han retirado
    }
case-players-raised = { $players } { $count ->
        [one] ha subido
       *[other] han subido
    }
case-players-raised-to-to = { $players } { $count ->
        [one] ha subido a { $to }
       *[other] han subido a { $to }
    }
join-and = y
join-or = o
join-then = luego
join-to = para
join-with = con
case-nobody-is-named = no se indica a nadie
case-player-standing-against-other = { $player } { $standing } contra { $other }
said-is-the-favourite = va por delante
said-is-the-underdog = va por detrás
said-is-drawing-dead = está drawing dead
said-has-a-free-roll = tiene un free roll
case-the-street-does-player = el { $street } { $does } { $player }
said-counterfeits = contrahace la mano de
said-brings-the-case-card-to = trae la case card a
said-hits = ayuda a
said-hits-hard = ayuda mucho a
case-it-is-words = es así: { $words }
case-account-money = { $account } { $money }
