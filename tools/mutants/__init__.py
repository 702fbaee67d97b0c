"""Whether the tests see a fault: some are put into the rules, drawn by a seed, and the tests are run against each.

    python -m tools.mutants                                       60 mutants of hand, tournament and rulings
    python -m tools.mutants --count 3 --tests tests/hand          a few, with some tests only
    python -m tools.mutants --keep build/mutants                  goes on where it was stopped

mutmut and cosmic-ray do more, and not this: the one has no sample and rewrites every function, the other knows of no
test which lines it runs. All faults are in one copy of the project at once, each behind a switch (`switch.py`). One run
of every test notes which switches each of them comes to; a mutant is then tried on those tests, the quickest first,
until one fails, and what survives them on all the others.
"""
