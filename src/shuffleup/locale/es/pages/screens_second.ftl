# Lo que nadie hace a solas con el dinero: lo confirma una segunda persona, o un motivo ocupa su lugar.

vouch-title = Lo confirma una segunda persona
vouch-alone = Nadie más puede confirmarlo
vouch-alone-hint = Un motivo ocupa el lugar de la segunda persona, y el registro marca la fila.
vouch-who = ¿Quién confirma?
vouch-no-pin = Nadie más que pueda confirmar tiene PIN. Se elige en la hoja Personal.
vouch-reason = Por qué se hace
vouch-go-on = Seguir
vouch-now = Confirmar
