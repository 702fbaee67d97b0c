"""Events of The Tournament Director (``.tdt``, 3.0 to 3.7.2): read as data, and never run."""
