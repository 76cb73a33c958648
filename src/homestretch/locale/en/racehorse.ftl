### What happened in Racehorse, one message a kind of note. Cards are named in two messages that the others take in.

racehorse-rank = { $rank ->
    [11] jack
    [12] queen
    [13] king
    [14] ace
   *[other] { $rank }
}
racehorse-card = { racehorse-rank } of { $suit ->
    [0] clubs
    [1] diamonds
    [2] hearts
   *[other] spades
}

racehorse-dealer-drawn = { $name } deals first.
racehorse-deal-started = Deal { $deal }: { $name } deals.
racehorse-card-seen = { $name } picks up the { racehorse-card }.
racehorse-passed = { $name } passes.
racehorse-bid = { $name } bids { $bid }.
racehorse-stolen = { $name } is the dealer and steals the bid of { $bid } from { $fromName }.
racehorse-smudge = { $name } bids Smudge!
racehorse-pitcher-named = { $name } is the pitcher and needs { $bid ->
    [5] all four points and all six tricks
   *[other] { $bid } points
}.
racehorse-trump-made = { $suit ->
    [0] Clubs
    [1] Diamonds
    [2] Hearts
   *[other] Spades
} are trump.
racehorse-card-played = { $name } plays the { racehorse-card }.
racehorse-trick-taken = { $name } takes trick { $trick } with { $points ->
    [0] no card points
    [one] one card point
   *[other] { $points } card points
}.
racehorse-high-point = High is the { racehorse-rank }: a point for { $side ->
    [1] the pitcher
   *[other] the others
}.
racehorse-low-point = Low is the { racehorse-rank }: a point for { $side ->
    [1] the pitcher
   *[other] the others
}.
racehorse-jack-point = The jack of trumps: a point for { $side ->
    [1] the pitcher
   *[other] the others
}.
racehorse-jack-undealt = The jack of trumps was not dealt, so nobody has that point.
racehorse-game-point = Game, { $his } card points against { $theirs }: a point for { $side ->
    [1] the pitcher
   *[other] the others
}.
racehorse-game-tied = Game, { $his } card points on both sides: a point for nobody.
racehorse-bid-made = { $name } made { $bid ->
    [5] Smudge
   *[other] the bid of { $bid }
} with { $points ->
    [one] one point
   *[other] { $points } points
}.
racehorse-bid-failed = { $name } failed { $bid ->
    [5] at Smudge
   *[other] to make { $bid }
} and has { $points ->
    [0] no point
    [one] one point
   *[other] { $points } points
}.
racehorse-paid = { $name } pays { $amount } dollars to { $toName }.
racehorse-up = { $name } is up in the next deal.
racehorse-session-over = That was the last deal.
