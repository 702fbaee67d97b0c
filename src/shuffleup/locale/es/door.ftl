### Who comes in and who may what: what the door says.

note-sign-in-first = aquí nadie ha iniciado sesión
note-sign-in-at-the-door = inicie sesión en /door, o envíe el token de un programa
note-role-may-not = como { $role } no se puede: hace falta { $roles }
note-key-is-for-others = este token vale solo para { $events }
note-request-without-origin = la petición no dice de qué página viene
note-send-the-origin = envíe la cabecera Origin con la dirección de este servidor, o el token de un programa
note-no-device-of-room = este no es un dispositivo de la sala
note-pair-it-first = lo vincula el floor: Personal, Vincular un dispositivo
note-people-unusable = la lista del personal no se puede usar: { $fault }
note-check-disk-and-programs = compruebe si el disco está lleno o si otro programa tiene el archivo

refusal-role-needed = como { $role } no se puede: hace falta { $roles }
refusal-done-by-another = lo hizo otra persona: puede deshacerlo el floor
refusal-wait-after-failures = demasiados intentos fallidos: espere { $seconds ->
        [one] un segundo
       *[other] { $seconds } segundos
    }
refusal-attempt-under-way = otro intento está en curso: espere un momento y vuelva a intentarlo
refusal-door-is-busy = hay muchas personas entrando: espere un momento y vuelva a intentarlo
refusal-wrong-login = usuario o contraseña incorrectos
refusal-wrong-pin = el PIN es incorrecto
refusal-pin-blocked = el PIN se falló { $tries } veces y ya no vale: entre con la contraseña y elija otro
refusal-link-used-up = este enlace ya no vale: se ha usado o ha caducado; pida uno nuevo
refusal-phone-link-gone = este código ya no vale: pida uno nuevo en la caja
refusal-login-taken = otra persona entra como { $login }: elija otro usuario
refusal-password-too-short = una contraseña tiene al menos { $least } caracteres
refusal-password-too-long = una contraseña tiene como máximo { $most } caracteres
refusal-password-too-simple = esta contraseña se adivina enseguida: use varias palabras
refusal-pin-of-digits = un PIN tiene de { $least } a { $most } cifras
refusal-pin-too-simple = este PIN se adivina enseguida: use cifras que no sean iguales ni seguidas, ni una fecha o un año
refusal-owners-only = solo un titular puede nombrar a alguien { $role }, o cambiarlo
refusal-no-such-person = no hay nadie con el id { $id }
refusal-person-damaged = la fila de { $id } está dañada: quítela e invite de nuevo a la persona
note-person-damaged = { $id } (fila dañada)
refusal-last-owner = una sala conserva un titular que pueda entrar: nombre antes a otro
refusal-no-such-key = no hay nada con el id { $id } que se pueda quitar
refusal-not-your-password = la contraseña anterior es incorrecta
