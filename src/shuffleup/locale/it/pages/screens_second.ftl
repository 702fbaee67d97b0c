# Quel che nessuno fa da solo con il denaro: lo conferma una seconda persona, o un motivo sta al suo posto.

vouch-title = Serve la conferma di una seconda persona
vouch-alone = Nessun altro può confermarlo
vouch-alone-hint = Un motivo sta al posto della seconda persona, e il registro segna la riga.
vouch-who = Chi conferma?
vouch-no-pin = Nessun altro che può confermare ha un PIN. Si sceglie nella scheda Personale.
vouch-reason = Perché lo si fa
vouch-go-on = Avanti
vouch-now = Conferma
