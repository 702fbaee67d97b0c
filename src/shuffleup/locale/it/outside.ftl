### I programmi fuori dalla sala che ne hanno notizia: il flusso e i webhook.

refusal-not-so-far = il registro è alla versione { $version }: si comincia da lì, o da una precedente
