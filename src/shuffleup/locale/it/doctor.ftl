### shuffleup doctor: che cosa è stato controllato, come sta e come rimediare.

doctor-ok = a posto
doctor-warning = attenzione
doctor-wrong = sbagliato
doctor-part-program = programma
doctor-part-time = ora
doctor-part-memory = memoria
doctor-part-disk = disco
doctor-part-database = dati
doctor-part-bus = bus
doctor-part-key = segreto
doctor-part-backups = copie
doctor-part-network = rete
doctor-part-certificate = certificato
doctor-sum =
    { $count } { $count ->
        [one] controllo
       *[other] controlli
    }: { $wrong } { $wrong ->
        [one] sbagliato
       *[other] sbagliati
    }, { $warnings } da tenere d'occhio

note-versions-are = Shuffleup { $release } con Python { $python } e SQLite { $sqlite }
note-sqlite-is-old = SQLite { $version } è più vecchio di quelli provati
note-take-sqlite = prendi un Python con SQLite { $wanted } o più recente
note-pages-are-there = le pagine ci sono
note-kernels-are-plain = previsioni ed equity si calcolano senza codice compilato, molte volte più piano
note-clock-says = sono le { $at } UTC
note-clock-is-not-set = l'orologio segna { $at } UTC, e non può essere
note-set-the-clock = regola l'orologio di questa macchina
note-clock-jumped =
    l'orologio è stato spostato di { $seconds } { $seconds ->
        [one] secondo
       *[other] secondi
    } durante il controllo
note-let-it-be-kept = lascia che il sistema lo tenga con l'ora della rete (NTP)
note-zone-is = il fuso orario è { $zone } ({ $offset })
note-no-zone = questa macchina non ha un fuso orario
note-set-the-zone = impostalo con timedatectl set-timezone, o imposta TZ
note-clocks-agree = gli orologi di questa macchina e del database vanno d'accordo
note-clocks-differ =
    l'orologio del database è avanti di { $seconds } { $seconds ->
        [one] secondo
       *[other] secondi
    }
note-memory-is-free = { $megabytes } MB di memoria sono liberi
note-end-other-programs = chiudi altri programmi, o prendi una macchina che ne ha di più
note-folder-not-writable = in { $folder } non si può scrivere: { $why }
note-disk-keeps-in = il disco conserva ciò che si scrive entro { $milliseconds } ms
note-take-a-quicker-disk = metti i dati su un disco dentro questa macchina, non su una scheda o una chiavetta
note-disk-has-free = { $megabytes } MB sono liberi in { $folder }
note-file-system-is = il file system è { $kind }
note-disk-of-another-machine = i dati stanno su un'altra macchina ({ $kind }), dove SQLite non sa tenere separati due programmi
note-disk-is-memory = i dati stanno in memoria ({ $kind }): spariscono quando la macchina si spegne
note-take-a-disk-of-this-machine = indica con --db un file su un disco di questa macchina
note-wal-is-large = { $file } è arrivato a { $megabytes } MB, perché un programma lo legge senza mai finire
note-end-who-reads-it = chiudi quel programma, o riavvia il server
note-no-data-yet = in { $place } non ci sono ancora dati: li crea il primo avvio
note-older-layout = { $place } ha la struttura { $revision } di uno Shuffleup più vecchio
note-renewed-at-start = niente da fare: il prossimo avvio la rinnova, dopo una copia
note-layout-is-ours = { $place } ha la struttura { $revision }, quella di questo Shuffleup
note-file-is-whole = SQLite trova { $file } intero
note-file-has-damage = { $file } è danneggiato: { $fault }
note-restore-a-backup = tieni il file com'è, e ripristina altrove la copia più recente
note-chains-hold =
    ogni riga è come fu scritta: { $rows } { $rows ->
        [one] riga
       *[other] righe
    } in { $streams } { $streams ->
        [one] flusso
       *[other] flussi
    }
note-is-served-now = un server sta usando { $place }
note-secret-is-open = { $file } può essere letto da altri su questa macchina
note-close-it = chiudilo: { $command }
note-secret-fits = { $file } apre ciò che è sigillato
note-staff-damaged = { $count } persone del personale hanno una riga illeggibile: { $people }
note-invite-them-anew = un titolare le toglie dalla pagina del personale e le invita di nuovo
note-no-backups = in { $folder } non c'è nessuna copia di sicurezza
note-back-up-with = fanne una con shuffleup backup, e lascia che il sistema la faccia ogni notte
note-newest-backup =
    la copia più recente ha { $hours } { $hours ->
        [one] ora
       *[other] ore
    }: { $file }
note-port-is-free = la porta { $port } è libera
note-server-answers = alla porta { $port } risponde un nostro server
note-host-not-here = { $host } non è un indirizzo di questa macchina: { $why }
note-only-this-address = si serve solo { $host }; i tablet entrano con --host 0.0.0.0
note-tablets-reach = tablet e schermi arrivano a { $address }
note-no-network = questa macchina non è in nessuna rete
note-join-the-network = collegala alla rete della sala, con il cavo dove c'è
note-name-leads-here = { $name } porta a un indirizzo
note-name-leads-nowhere = il nome { $name } non porta da nessuna parte
note-use-the-address = apri le pagine con l'indirizzo, o fai conoscere il nome al router della rete
note-no-certificate = { $file } non ha un certificato leggibile
note-give-a-pem-file = dai un file PEM, con il certificato del server per primo e poi chi lo ha firmato
note-no-address-of-pages = { $url } non è un indirizzo di pagine con TLS
note-browsers-refuse-it = i browser rifiutano il certificato di { $host }: { $why }
note-browsers-trust-it = i browser si fidano del certificato di { $host }
note-install-whole-chain = dai al proxy la catena intera di un certificato di cui si fidano
note-nobody-answers-at = a { $url } non risponde nessuno: { $why }
note-start-the-proxy = avvia il proxy, o correggi l'indirizzo
note-certificate-holds = il certificato vale fino al { $day }
note-certificate-ended = il certificato è scaduto il { $day }
note-certificate-ends-soon = il certificato scade il { $day }
note-certificate-begins = il certificato vale solo dal { $day }
note-renew-it = rinnovalo, e guarda perché non si rinnova da solo
note-certificate-names = è per { $list }
note-certificate-lacks-name = il certificato non è per { $name } ma per { $list }
note-renew-it-with-names = fanne fare uno per ogni nome con cui si aprono le pagine
note-chain-is-broken = il certificato { $name } non è firmato da quello che lo segue
note-signed-by-itself = il certificato è firmato da sé stesso: i browser avvertono
note-let-devices-trust-it = fai sì che ogni dispositivo della sala si fidi, o prendine uno di cui i browser si fidano
note-bus-answers = { $name } { $version } risponde su { $address }
note-bus-does-not-answer = il bus su { $address } non risponde ({ $fault }); intanto gli avvisi passano per il database, un quarto di secondo più tardi
note-start-the-bus = avviarlo, o controllarne indirizzo e password
note-bus-carries = un avviso arriva in { $milliseconds } ms
note-bus-carries-nothing = una parola mandata lì non è tornata
note-let-it-publish = permettere al suo utente di pubblicare e ascoltare su { $channel }
note-take-a-nearer-bus = prenderne uno nella stessa rete dei server
note-bus-has-listeners =
    { $count ->
        [0] nessun processo di questa sala vi è in ascolto adesso
        [one] un processo di questa sala vi è in ascolto
       *[other] { $count } processi di questa sala vi sono in ascolto
    }
note-bus-of-no-secret = non si può chiedere chi ascolta: { $file } non è il segreto di una sala
