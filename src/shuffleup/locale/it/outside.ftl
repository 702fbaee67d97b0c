### I programmi fuori dalla sala che ne hanno notizia: il flusso e i webhook.

refusal-not-so-far = il registro è alla versione { $version }: si comincia da lì, o da una precedente
refusal-no-such-webhook = nessun webhook ha l'id { $id }
refusal-not-a-web-address = questo non è l'indirizzo di un programma: comincia con http:// o https:// e non contiene un utente
refusal-inner-address = { $host } è nella propria rete: prima un proprietario lo ammette per nome (PUT /api/webhooks/hosts)
refusal-too-many-webhooks = ci sono già { $most } webhook: prima toglierne uno
note-too-many-connections = il server ha tutte le connessioni che accetta: riprova più tardi
note-too-slow = la richiesta non è arrivata in tempo
note-head-too-large = indirizzo e intestazioni della richiesta sono troppo lunghi
note-host-unfit = l'intestazione Host non indica nessun server, o più d'uno: indicare un solo nome o indirizzo, con o senza porta
note-cut-off = il resto della richiesta non è mai arrivato
note-stopping = il server si sta fermando: riprovare più tardi
note-too-many-lines = sono aperte tutte le linee in diretta che si possono aprire
note-close-some-lines = chiudi le pagine che nessuno guarda
