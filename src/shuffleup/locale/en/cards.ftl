# ── hands of the Italian games in words, and what sets two of them apart: shuffleup evaluate ─────────────────────────

cards-straight-flush = straight flush of { $suit }, { $to } ({ $kind })
cards-four-of-a-kind = four of a kind, { $group }
cards-flush = flush of { $suit }, { $ranks }
cards-full-house = full house, { $group } full of { $pair }
cards-straight = straight, { $to } ({ $kind })
cards-three-of-a-kind = three of a kind, { $group }
cards-two-pair = two pair, { $group } and { $pair }
cards-pair = pair of { $group }
cards-high-card = { $to }
cards-with-side-cards = { $hand }, { $ranks }

cards-the-high-card = a high card
cards-the-pair = a pair
cards-the-two-pair = two pair
cards-the-three-of-a-kind = three of a kind
cards-the-straight = a straight
cards-the-full-house = a full house
cards-the-flush = a flush
cards-the-four-of-a-kind = four of a kind
cards-the-straight-flush = a straight flush

cards-why-category = { $number ->
    [many] { $better } beat { $worse }
   *[one] { $better } beats { $worse }
}
cards-why-suit-first = of two flushes the suit decides before the ranks: { $better } over { $worse }
cards-why-rank = the ranks decide: { $better } over { $worse }
cards-why-suit = equal in rank, so the suit decides: { $better } over { $worse }
cards-why-exception = the minima of { $better } beats the massima of { $worse } when both contest the pot

cards-verdict-wins = wins
cards-verdict-speaks-first = speaks first

cards-suit-hearts = hearts
cards-suit-diamonds = diamonds
cards-suit-clubs = clubs
cards-suit-spades = spades

cards-rank-five = five
cards-rank-six = six
cards-rank-seven = seven
cards-rank-eight = eight
cards-rank-nine = nine
cards-rank-ten = ten
cards-rank-jack = jack
cards-rank-queen = queen
cards-rank-king = king
cards-rank-ace = ace

cards-ranks-five = fives
cards-ranks-six = sixes
cards-ranks-seven = sevens
cards-ranks-eight = eights
cards-ranks-nine = nines
cards-ranks-ten = tens
cards-ranks-jack = jacks
cards-ranks-queen = queens
cards-ranks-king = kings
cards-ranks-ace = aces

cards-to-five = five high
cards-to-six = six high
cards-to-seven = seven high
cards-to-eight = eight high
cards-to-nine = nine high
cards-to-ten = ten high
cards-to-jack = jack high
cards-to-queen = queen high
cards-to-king = king high
cards-to-ace = ace high
