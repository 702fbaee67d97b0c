### Archivos de otros programas: torneos de The Tournament Director, listas de jugadores.

## Qué hay en un archivo.

note-is-it-a-tdt = ¿es un torneo guardado por The Tournament Director? Guárdelo allí otra vez
note-no-value-of-tdt = "{ $text }" no es un valor; el archivo se lee como datos y no se ejecuta nada
note-unknown-escape = "{ $text }" no significa nada en un texto
note-file-ends-early = el archivo termina aquí, a la mitad
note-no-tournament-in-it = no contiene ningún torneo
note-a-text = un texto
note-a-list = una lista
note-a-table-by-key = una tabla por clave, como Map.from([["clave", …]])
note-fields-in-braces = sus campos entre llaves
note-at-most-number = como mucho { $most }
