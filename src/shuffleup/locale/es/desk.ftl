### What the ruling desk says.

## The ruling desk itself.

desk-another-game = otro juego
desk-all-alike = Todos los reglamentos responden igual.
desk-one-answers = Solo responde { $book }.
desk-answers = { $count } respuestas distintas:
desk-impossible = No puede ser así: { $reason }
desk-ask-game = Juego
desk-ask-blinds = Ciegas
desk-ask-stacks = Jugadores y fichas, desde la ciega pequeña
desk-ask-action = Qué se ha hecho, una línea por acción (vacía: fin)
desk-ask-case = Qué ha pasado (vacía: fin)
desk-turn = le toca a { $player }
desk-house-differs = { $house } responde de otro modo que { $book }, su reglamento.
desk-table-head = Todos los casos
desk-decided = El floor elige: { $text }. ({ $rule })
desk-decided-by = { $author } elige: { $text }. Motivo: { $reason }. ({ $rule })
desk-overruled = Contra la regla { $author } decide: { $text }. Motivo: { $reason }. ({ $rule }; inapelable)
desk-welcome = Responda a cada pregunta; ? la explica, < vuelve a la anterior.
desk-ask-decision = Qué ha pasado (un número: decidir otra cosa; vacía: fin)
desk-ask-author = Quién decide contra la regla
desk-ask-reason = El motivo
desk-needs-signature = una decisión contra la regla lleva el nombre de quien la toma y el motivo
desk-no-such-number = elija un número del 1 al { $most }
desk-choices =   El floor puede decidir otra cosa: { $list }
desk-nobody = en la mesa nadie se llama { $name }; los jugadores son { $players }
desk-not-understood = «{ $text }» no se entiende; las frases más parecidas: { $list }
desk-place-wrong = «{ $text }» no se puede leer; se escribe «{ $form }»
desk-more-forms = 
    { $count ->
        [0] No hay nada parecido; escriba solo ?.
       *[other] Hay { $count }: escriba ? y una palabra, como ? flop.
    }
desk-help-game = Cuánto se puede apostar y a qué se juega: { $example }, pot-limit Omaha, fixed-limit seven-card stud.
desk-help-blinds = Ciega pequeña y grande; con la calle en que empieza la mano: { $example }.
desk-help-stacks = Nombres y fichas en el sentido del reloj; el primero tiene la ciega pequeña, el último el botón: { $example }.
desk-bad-game = no es un juego: escriba { $example }
desk-bad-blinds = no son ciegas: escriba 50/100, en el flop, primero la pequeña
desk-bad-stacks = ninguna mesa puede tener estos jugadores y fichas: escriba { $example }
desk-help-action = Lo que se ha hecho hasta ahora, una acción tras otra, las subidas por su total:
desk-help-case = Lo que se lleva al floor; en la mano no ocurre:
desk-summary = Resumen ({ $book })
desk-same = como { $book }
desk-is-it-so = ¿{ $text }?
desk-so-because = { $text }: { $reason }
