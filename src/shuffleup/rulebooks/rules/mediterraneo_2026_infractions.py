"""``mediterraneo-2026``: the breaches of conduct that it names, and what it says is due."""

from collections.abc import Mapping

from shuffleup.rulebooks.infraction import Infraction, Offence, duty, may

INFRACTIONS: Mapping[Offence, Infraction] = {
    Offence.SUBSTITUTION: duty("MED-9"),
    Offence.RESTRICTED_AREA: may("MED-18"),
}
