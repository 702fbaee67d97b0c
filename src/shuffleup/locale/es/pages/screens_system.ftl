# The page that shows the parts of all pages.

system-title = Las piezas de las páginas
system-hint = Cada pieza de la que se componen las páginas, en cada estado. Aquí nada tiene efecto.
system-colours = Colores
system-letters = Letras
system-keys = Botones
system-plain = Normal
system-primary = Lo que toca hacer
system-danger = Lo que no se hace a la ligera
system-off = Ahora no
system-fields = Campos
system-wrong = Ya hay alguien con este nombre
system-amount = Importe
system-search = Buscar un nombre
system-news = Noticias
system-done = Anna Rossi queda eliminada en el puesto 7
system-lists = Listas y tablas
system-table = Asientos, fichas, relojes
system-nothing = Nada que mostrar
system-sheet = Una hoja
