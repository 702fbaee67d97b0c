### shuffleup doctor: what it looked at, how that is, and how to mend it.

doctor-ok = ok
doctor-warning = warning
doctor-wrong = wrong
doctor-part-program = program
doctor-part-time = time
doctor-part-memory = memory
doctor-part-disk = disk
doctor-part-database = data
doctor-part-bus = bus
doctor-part-key = secret
doctor-part-backups = backups
doctor-part-network = network
doctor-part-certificate = certificate
doctor-sum =
    { $count } { $count ->
        [one] thing
       *[other] things
    } looked at: { $wrong } wrong, { $warnings } { $warnings ->
        [one] warning
       *[other] warnings
    }

note-versions-are = Shuffleup { $release } with Python { $python } and SQLite { $sqlite }
note-sqlite-is-old = SQLite { $version } is older than any that was tested
note-take-sqlite = take a Python with SQLite { $wanted } or newer
note-pages-are-there = the pages are built
note-kernels-are-plain = forecasts and equities are worked out without compiled code, many times slower
note-clock-says = it is { $at } UTC
note-clock-is-not-set = the clock says { $at } UTC, which cannot be
note-set-the-clock = set the clock of this machine
note-clock-jumped =
    the clock was set by { $seconds } { $seconds ->
        [one] second
       *[other] seconds
    } while this was looked at
note-let-it-be-kept = let the system keep it by the network's time (NTP)
note-zone-is = the time zone is { $zone } ({ $offset })
note-no-zone = this machine has no time zone
note-set-the-zone = set it with timedatectl set-timezone, or set TZ
note-clocks-agree = the clocks of this machine and of the database agree
note-clocks-differ =
    the database's clock is ahead by { $seconds } { $seconds ->
        [one] second
       *[other] seconds
    }
note-memory-is-free = { $megabytes } MB of memory are free
note-end-other-programs = end other programs, or take a machine with more
note-folder-not-writable = nothing can be written in { $folder }: { $why }
note-disk-keeps-in = the disk keeps what is written within { $milliseconds } ms
note-take-a-quicker-disk = put the data on a disk inside this machine, no card and no stick
note-disk-has-free = { $megabytes } MB are free in { $folder }
note-file-system-is = the file system is { $kind }
note-disk-of-another-machine = the data lie on another machine ({ $kind }), where SQLite cannot keep two programs apart
note-disk-is-memory = the data lie in memory ({ $kind }): they are gone when this machine is switched off
note-take-a-disk-of-this-machine = name a file on a disk of this machine with --db
note-wal-is-large = { $file } has grown to { $megabytes } MB, because some program reads it without an end
note-end-who-reads-it = end that program, or start the server anew
note-no-data-yet = there are no data yet in { $place }: the first start makes them
note-older-layout = { $place } has the layout { $revision } of an older Shuffleup
note-renewed-at-start = nothing to do: the next start renews it, after a copy
note-layout-is-ours = { $place } has the layout { $revision }, that of this Shuffleup
note-file-is-whole = SQLite finds { $file } whole
note-file-has-damage = { $file } is damaged: { $fault }
note-restore-a-backup = keep the file as it is, and restore the newest backup elsewhere
note-chains-hold =
    every row is as it was written: { $rows } { $rows ->
        [one] row
       *[other] rows
    } in { $streams } { $streams ->
        [one] stream
       *[other] streams
    }
note-is-served-now = a server has { $place } now
note-secret-is-open = { $file } can be read by others on this machine
note-close-it = close it: { $command }
note-secret-fits = { $file } opens what is sealed
note-staff-damaged = { $count } people of the staff have a row that cannot be read: { $people }
note-invite-them-anew = an owner takes them away on the page of the staff, and invites them anew
note-no-backups = there is no backup in { $folder }
note-back-up-with = make one with shuffleup backup, and let the system do so every night
note-newest-backup =
    the newest backup is { $hours } { $hours ->
        [one] hour
       *[other] hours
    } old: { $file }
note-port-is-free = port { $port } is free
note-server-answers = a server of ours answers at port { $port }
note-host-not-here = { $host } is no address of this machine: { $why }
note-only-this-address = only { $host } is served; tablets join with --host 0.0.0.0
note-tablets-reach = tablets and screens reach { $address }
note-no-network = this machine is in no network
note-join-the-network = join the room's network, by cable where there is one
note-name-leads-here = { $name } leads somewhere
note-name-leads-nowhere = the name { $name } leads nowhere
note-use-the-address = open the pages at the address, or let the network's router know the name
note-no-certificate = { $file } has no certificate that can be read
note-give-a-pem-file = give a PEM file, the server's certificate first and its signers after it
note-no-address-of-pages = { $url } is no address of pages with TLS
note-browsers-refuse-it = browsers refuse the certificate of { $host }: { $why }
note-browsers-trust-it = browsers trust the certificate of { $host }
note-install-whole-chain = give the proxy the whole chain of a certificate that they trust
note-nobody-answers-at = nobody answers at { $url }: { $why }
note-start-the-proxy = start the proxy, or mend the address
note-certificate-holds = the certificate holds until { $day }
note-certificate-ended = the certificate ended on { $day }
note-certificate-ends-soon = the certificate ends on { $day }
note-certificate-begins = the certificate begins on { $day } only
note-renew-it = renew it, and look why it does not renew itself
note-certificate-names = it is for { $list }
note-certificate-lacks-name = the certificate is not for { $name } but for { $list }
note-renew-it-with-names = have one made for every name under which pages are opened
note-chain-is-broken = the certificate { $name } was not signed by the one that follows it
note-signed-by-itself = the certificate was signed by itself: browsers warn of it
note-let-devices-trust-it = make every device of the room trust it, or take one that browsers trust
note-bus-answers = { $name } { $version } answers at { $address }
note-bus-does-not-answer = the bus at { $address } does not answer ({ $fault }); hints go through the database meanwhile, a quarter of a second later
note-start-the-bus = start it, or check its address and its password
note-bus-carries = a hint is carried in { $milliseconds } ms
note-bus-carries-nothing = a word that was sent over it did not come back
note-let-it-publish = let its user publish and subscribe to { $channel }
note-take-a-nearer-bus = take one in the same network as the servers
note-bus-has-listeners =
    { $count ->
        [0] no process of this room listens on it now
        [one] one process of this room listens on it
       *[other] { $count } processes of this room listen on it
    }
note-bus-of-no-secret = who listens cannot be asked: { $file } is not the secret of a room
