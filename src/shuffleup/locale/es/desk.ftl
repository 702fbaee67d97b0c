### What the ruling desk says.

## The ruling desk itself.

desk-another-game = otro juego
desk-all-alike = Todos los reglamentos responden igual.
desk-answers = { $count } respuestas distintas:
desk-impossible = No puede ser así: { $reason }
desk-ask-game = Juego
desk-ask-blinds = Ciegas
desk-ask-stacks = Jugadores y fichas, desde la ciega pequeña
desk-ask-action = Qué se ha hecho, una línea por acción (vacía: fin)
desk-ask-case = Qué ha pasado (vacía: fin)
desk-turn = le toca a { $player }
