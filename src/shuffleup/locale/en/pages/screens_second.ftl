# What nobody does with money alone: a second person vouches for it, or a reason stands in his place.

vouch-title = A second person vouches for this
vouch-alone = Nobody else may vouch for this
vouch-alone-hint = A reason stands in the place of a second person, and the log marks the row.
vouch-who = Who vouches?
vouch-no-pin = Nobody else who may vouch has a PIN. It is chosen in the sheet Staff.
vouch-reason = Why it is done
vouch-go-on = Go on
vouch-now = Vouch
