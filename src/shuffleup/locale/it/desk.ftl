### What the ruling desk says.

## The ruling desk itself.

desk-another-game = un altro gioco
desk-all-alike = Tutti i regolamenti rispondono allo stesso modo.
desk-answers = { $count } risposte diverse:
desk-impossible = Non può essere così: { $reason }
desk-ask-game = Gioco
desk-ask-blinds = Bui
desk-ask-stacks = Giocatori e stack, dal piccolo buio in poi
desk-ask-action = Che cosa è stato fatto, una riga per azione (vuota: fine)
desk-ask-case = Che cosa è successo (vuota: fine)
desk-turn = tocca a { $player }
