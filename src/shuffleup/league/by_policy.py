"""The terms of a season as far as a rulebook's policy decides them: who is not there when the final begins (MED-21)."""

from msgspec.structs import replace

from shuffleup.league.terms import Cite, FinalTerms, SeasonTerms
from shuffleup.rulebooks.rule import ResolvedPolicy, citation

_TERM = "no-show"


def by_policy(terms: SeasonTerms, resolved: ResolvedPolicy) -> SeasonTerms:
    """The same season with the no-show rule of a book, or of the house that amends it.

    Where the book has none, nobody is placed for not coming. A season without a final stays as it is.
    """
    if not isinstance(terms.final, FinalTerms):
        return terms
    minutes = resolved.policy.seating.absent_no_show_minutes
    others = tuple([cite for cite in terms.cites if cite.term != _TERM])
    cited = () if minutes is None else (Cite(_TERM, str(citation(resolved, "absent_no_show_minutes"))),)
    return replace(terms, final=replace(terms.final, no_show_minutes=minutes), cites=(*others, *cited))
