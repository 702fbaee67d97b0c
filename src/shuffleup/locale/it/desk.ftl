### What the ruling desk says.

## The ruling desk itself.

desk-another-game = un altro gioco
desk-all-alike = Tutti i regolamenti rispondono allo stesso modo.
desk-one-answers = Risponde solo { $book }.
desk-answers = { $count } risposte diverse:
desk-impossible = Non può essere così: { $reason }
desk-ask-game = Gioco
desk-ask-blinds = Bui
desk-ask-stacks = Giocatori e stack, dal piccolo buio in poi
desk-ask-action = Che cosa è stato fatto, una riga per azione (vuota: fine)
desk-ask-case = Che cosa è successo (vuota: fine)
desk-turn = tocca a { $player }
desk-house-differs = { $house } risponde in modo diverso da { $book }, il suo regolamento.
desk-table-head = Tutti i casi
desk-decided = Il floor sceglie: { $text }. ({ $rule })
desk-decided-by = { $author } sceglie: { $text }. Motivo: { $reason }. ({ $rule })
desk-overruled = Contro la regola { $author } decide: { $text }. Motivo: { $reason }. ({ $rule }; inappellabile)
desk-welcome = Rispondere a ogni domanda; ? la spiega, < torna alla precedente.
desk-ask-decision = Che cosa è successo (un numero: decidere altrimenti; vuota: fine)
desk-ask-author = Chi decide contro la regola
desk-ask-reason = Il motivo
desk-needs-signature = una decisione contro la regola porta il nome di chi la prende e il motivo
desk-no-such-number = scegliere un numero da 1 a { $most }
desk-choices =   Il floor può decidere altrimenti: { $list }
desk-nobody = al tavolo nessuno si chiama { $name }; i giocatori sono { $players }
desk-not-understood = «{ $text }» non si capisce; le frasi più vicine: { $list }
desk-place-wrong = «{ $text }» non si può leggere; si scrive «{ $form }»
desk-more-forms = 
    { $count ->
        [0] Non c'è nulla di simile; scrivere solo ?.
       *[other] Ce ne sono { $count }: scrivere ? e una parola, come ? flop.
    }
desk-help-game = Quanto si può puntare e che cosa si gioca: { $example }, pot-limit Omaha, fixed-limit seven-card stud.
desk-help-blinds = Piccolo e grande buio; con la strada in cui comincia la mano: { $example }.
desk-help-stacks = Nomi e chip in senso orario; il primo ha il piccolo buio, l'ultimo il bottone: { $example }.
desk-bad-game = non è un gioco: scrivere { $example }
desk-bad-blinds = non sono bui: scrivere 50/100, sul flop, prima il piccolo
desk-bad-stacks = nessun tavolo può avere questi giocatori e stack: scrivere { $example }
desk-help-action = Che cosa è stato fatto finora, un'azione dopo l'altra, i rilanci con il loro totale:
desk-help-case = Ciò che si porta al floor; nella mano non succede:
desk-summary = Riepilogo ({ $book })
desk-same = come { $book }
desk-is-it-so = { $text }?
desk-so-because = { $text }: { $reason }
