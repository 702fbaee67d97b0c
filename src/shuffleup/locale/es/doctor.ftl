### shuffleup doctor: qué se ha mirado, cómo está y cómo remediarlo.

doctor-ok = bien
doctor-warning = atención
doctor-wrong = mal
doctor-part-program = programa
doctor-part-time = hora
doctor-part-memory = memoria
doctor-part-disk = disco
doctor-part-database = datos
doctor-part-bus = bus
doctor-part-key = secreto
doctor-part-backups = copias
doctor-part-network = red
doctor-part-certificate = certificado
doctor-sum =
    { $count } { $count ->
        [one] comprobación
       *[other] comprobaciones
    }: { $wrong } mal, { $warnings } con atención

note-versions-are = Shuffleup { $release } con Python { $python } y SQLite { $sqlite }
note-sqlite-is-old = SQLite { $version } es más antiguo que los probados
note-take-sqlite = toma un Python con SQLite { $wanted } o más nuevo
note-pages-are-there = las páginas están
note-kernels-are-plain = las previsiones y equities se calculan sin código compilado, muchas veces más despacio
note-clock-says = son las { $at } UTC
note-clock-is-not-set = el reloj marca { $at } UTC, y no puede ser
note-set-the-clock = pon en hora el reloj de esta máquina
note-clock-jumped =
    el reloj se movió { $seconds } { $seconds ->
        [one] segundo
       *[other] segundos
    } mientras se miraba
note-let-it-be-kept = deja que el sistema lo mantenga con la hora de la red (NTP)
note-zone-is = la zona horaria es { $zone } ({ $offset })
note-no-zone = esta máquina no tiene zona horaria
note-set-the-zone = ponla con timedatectl set-timezone, o con TZ
note-clocks-agree = los relojes de esta máquina y de la base de datos coinciden
note-clocks-differ =
    el reloj de la base de datos va adelantado { $seconds } { $seconds ->
        [one] segundo
       *[other] segundos
    }
note-memory-is-free = hay { $megabytes } MB de memoria libres
note-end-other-programs = cierra otros programas, o toma una máquina que tenga más
note-folder-not-writable = en { $folder } no se puede escribir: { $why }
note-disk-keeps-in = el disco guarda lo que se escribe en { $milliseconds } ms
note-take-a-quicker-disk = pon los datos en un disco dentro de esta máquina, no en una tarjeta ni en una memoria
note-disk-has-free = hay { $megabytes } MB libres en { $folder }
note-file-system-is = el sistema de archivos es { $kind }
note-disk-of-another-machine = los datos están en otra máquina ({ $kind }), donde SQLite no puede separar dos programas
note-disk-is-memory = los datos están en memoria ({ $kind }): desaparecen al apagar la máquina
note-take-a-disk-of-this-machine = indica con --db un archivo en un disco de esta máquina
note-wal-is-large = { $file } ha crecido hasta { $megabytes } MB, porque un programa lo lee sin terminar
note-end-who-reads-it = cierra ese programa, o reinicia el servidor
note-no-data-yet = en { $place } aún no hay datos: los crea el primer arranque
note-older-layout = { $place } tiene la estructura { $revision } de un Shuffleup más antiguo
note-renewed-at-start = nada que hacer: el próximo arranque la renueva, tras una copia
note-layout-is-ours = { $place } tiene la estructura { $revision }, la de este Shuffleup
note-file-is-whole = SQLite encuentra { $file } íntegro
note-file-has-damage = { $file } está dañado: { $fault }
note-restore-a-backup = deja el archivo como está, y restaura en otro sitio la copia más reciente
note-chains-hold =
    cada fila está como se escribió: { $rows } { $rows ->
        [one] fila
       *[other] filas
    } en { $streams } { $streams ->
        [one] flujo
       *[other] flujos
    }
note-is-served-now = un servidor está usando { $place }
note-secret-is-open = { $file } lo pueden leer otros en esta máquina
note-close-it = ciérralo: { $command }
note-secret-fits = { $file } abre lo que está sellado
note-staff-damaged = { $count } personas del personal tienen una fila ilegible: { $people }
note-invite-them-anew = un propietario las quita en la página del personal y las invita de nuevo
note-no-backups = en { $folder } no hay ninguna copia de seguridad
note-back-up-with = haz una con shuffleup backup, y deja que el sistema la haga cada noche
note-newest-backup =
    la copia más reciente tiene { $hours } { $hours ->
        [one] hora
       *[other] horas
    }: { $file }
note-port-is-free = el puerto { $port } está libre
note-server-answers = en el puerto { $port } responde un servidor nuestro
note-host-not-here = { $host } no es una dirección de esta máquina: { $why }
note-only-this-address = solo se sirve { $host }; las tabletas entran con --host 0.0.0.0
note-tablets-reach = las tabletas y pantallas llegan a { $address }
note-no-network = esta máquina no está en ninguna red
note-join-the-network = conéctala a la red de la sala, con cable donde lo haya
note-name-leads-here = { $name } lleva a una dirección
note-name-leads-nowhere = el nombre { $name } no lleva a ninguna parte
note-use-the-address = abre las páginas con la dirección, o haz que el router de la red conozca el nombre
note-no-certificate = { $file } no tiene un certificado legible
note-give-a-pem-file = da un archivo PEM, primero el certificado del servidor y después quien lo firmó
note-no-address-of-pages = { $url } no es una dirección de páginas con TLS
note-browsers-refuse-it = los navegadores rechazan el certificado de { $host }: { $why }
note-browsers-trust-it = los navegadores confían en el certificado de { $host }
note-install-whole-chain = da al proxy la cadena entera de un certificado en el que confíen
note-nobody-answers-at = en { $url } no responde nadie: { $why }
note-start-the-proxy = arranca el proxy, o corrige la dirección
note-certificate-holds = el certificado vale hasta el { $day }
note-certificate-ended = el certificado caducó el { $day }
note-certificate-ends-soon = el certificado caduca el { $day }
note-certificate-begins = el certificado solo vale desde el { $day }
note-renew-it = renuévalo, y mira por qué no se renueva solo
note-certificate-names = es para { $list }
note-certificate-lacks-name = el certificado no es para { $name } sino para { $list }
note-renew-it-with-names = pide uno para cada nombre con el que se abren las páginas
note-chain-is-broken = el certificado { $name } no está firmado por el que le sigue
note-signed-by-itself = el certificado está firmado por sí mismo: los navegadores avisan
note-let-devices-trust-it = haz que cada dispositivo de la sala confíe en él, o toma uno en el que confíen los navegadores
note-bus-answers = { $name } { $version } responde en { $address }
note-bus-does-not-answer = el bus de { $address } no responde ({ $fault }); mientras tanto los avisos pasan por la base de datos, un cuarto de segundo más tarde
note-start-the-bus = arránquelo, o compruebe su dirección y su contraseña
note-bus-carries = un aviso llega en { $milliseconds } ms
note-bus-carries-nothing = una palabra enviada por él no ha vuelto
note-let-it-publish = permita a su usuario publicar y escuchar en { $channel }
note-take-a-nearer-bus = tome uno de la misma red que los servidores
note-bus-has-listeners =
    { $count ->
        [0] ningún proceso de esta sala escucha ahora en él
        [one] un proceso de esta sala escucha en él
       *[other] { $count } procesos de esta sala escuchan en él
    }
note-bus-of-no-secret = no se puede preguntar quién escucha: { $file } no es el secreto de una sala
