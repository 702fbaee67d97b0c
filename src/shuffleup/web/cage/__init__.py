"""The cage: whoever takes and pays money sees accounts, drawers and prizes, and sells, redeems and refunds tickets."""
