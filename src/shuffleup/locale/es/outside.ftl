### Los programas fuera de la sala que reciben noticias: el flujo y los webhooks.

refusal-not-so-far = el registro está en la versión { $version }: comience ahí, o en una anterior
