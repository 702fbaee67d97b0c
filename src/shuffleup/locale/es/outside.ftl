### Los programas fuera de la sala que reciben noticias: el flujo y los webhooks.

refusal-not-so-far = el registro está en la versión { $version }: comience ahí, o en una anterior
refusal-no-such-webhook = ningún webhook tiene el id { $id }
refusal-not-a-web-address = esta no es la dirección de un programa: empieza por http:// o https:// y no lleva usuario
refusal-inner-address = { $host } está en la red propia: antes un propietario lo admite por su nombre (PUT /api/webhooks/hosts)
refusal-too-many-webhooks = ya hay { $most } webhooks: quite uno antes
note-too-many-connections = el servidor tiene todas las conexiones que acepta: prueba más tarde
note-too-slow = la petición no llegó a tiempo
note-head-too-large = la dirección y las cabeceras de la petición son demasiado largas
note-host-unfit = la cabecera Host no indica ningún servidor, o más de uno: indique un solo nombre o dirección, con puerto o sin él
note-cut-off = el resto de la petición nunca llegó
note-stopping = el servidor se está deteniendo: vuelva a intentarlo más tarde
note-too-many-lines = están abiertas todas las líneas en directo que puede haber
note-close-some-lines = cierra las páginas que nadie mira
