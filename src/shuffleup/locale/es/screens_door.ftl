# The door of the server, and its staff.

## Roles

role-owner = titular
role-director = director de torneo
role-floor = floor
role-cashier = caja
role-dealer = crupier
role-player = jugador
role-display = pantalla
role-auditor = auditor

## Signing in

door-title = Entrar
door-by-password = Entrar con contraseña
door-by-pin = Entrar con PIN
door-hint = ¿Nadie te ha invitado aún? Pide un enlace al director. El enlace del titular está en el terminal del servidor.
door-login = Usuario
door-password = Contraseña
door-password-hint = Al menos diez caracteres; varias palabras se recuerdan bien.
door-sign-in = Entrar
door-invited = Bienvenido. Di cómo te llamas aquí y elige con qué entrar.
door-name = Nombre
door-begin = Empezar
door-pin = PIN
door-who = ¿Quién eres?
door-erase = Borrar una cifra
door-wall = Mostrar la pantalla
door-else = Entrar como otra persona

## The sheet of the staff

staff-staff = Personal
staff-me = Tú
staff-people = Personas
staff-devices = Dispositivos
staff-programs = Programas
staff-sign-out = Salir
staff-signed-in = Has entrado como { $name }, { $role }
staff-no-login = Has entrado con el enlace del terminal. Elige un usuario y una contraseña para poder volver sin él.
staff-own-login = Usuario y contraseña
staff-old = Contraseña anterior
staff-new = Contraseña nueva
staff-kept = Guardado
staff-own-pin = PIN para los dispositivos de la sala
staff-pin-set = Ya tienes un PIN. Uno nuevo ocupa su lugar.
staff-pin-void = PIN sin valor: elija otro
staff-save = Guardar
staff-invite = Invitar
staff-invite-hint = Quien abra el enlace elige usuario y contraseña. Vale una vez, durante una semana.
staff-role = Función
staff-let-go = Dar de baja
staff-back = Readmitir
staff-gone = ya no está
staff-invited-line = invitado
staff-pair = Vincular un dispositivo
staff-pair-hint = Abre el enlace en la tableta o la pantalla, o fotografía el código. Vale una vez, durante un cuarto de hora.
staff-device-name = Nombre del dispositivo
staff-taken = Quitar
staff-link-once = Este enlace solo se ve ahora.
staff-copy = Copiar
staff-copied = Copiado
staff-token = Admitir un programa
staff-token-hint = Actúa con la función que elijas y envía su secreto con cada petición.
staff-token-once = Este secreto solo se ve ahora.
staff-none-devices = Aún no hay dispositivos vinculados.
staff-none-programs = Aún no hay programas admitidos.
staff-last-seen = visto por última vez { $time }
staff-device-at = en { $device }
