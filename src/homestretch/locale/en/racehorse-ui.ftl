### The words of Racehorse's pages, in English.

rho-short = Racehorse
rho-deal = Deal { $deal } of { $deals }
rho-bidding = the bidding
rho-trick = trick { $trick } of 6
rho-deal-over = Deal { $deal } of { $deals } · over
rho-deals-played = { $deals ->
    [one] One deal played
   *[other] All { $deals } deals played
}
rho-deals-run = { $run } of { $deals } deals played
rho-before = The first dealer is drawn by lot.
rho-being-dealt = Six cards each are being dealt.
rho-no-bid-yet = Nobody has bid yet.
rho-trump = { $suit ->
    [0] Clubs
    [1] Diamonds
    [2] Hearts
   *[other] Spades
} are trump
rho-trump-first = Trump: the first card led
rho-the-trick = The trick
rho-the-bids = The bids
rho-the-points = The points
rho-led = { $name } led
rho-winning = { $name }, winning
rho-took = { $name } took it
rho-to-play = to play
rho-to-speak = to speak
rho-pass = pass
rho-passed = passed
rho-smudge = Smudge
rho-for-5 = for 5
rho-points-word = points
rho-steal = steal
rho-all-for-5 = all, for 5
rho-all = all four points, all six tricks
rho-bid-name = { $bid ->
    [5] Smudge
   *[other] bid { $bid }
}
rho-cards = { $cards ->
    [0] no cards
    [one] one card
   *[other] { $cards } cards
}
rho-up = up
rho-pitcher = pitcher
rho-dealer = dealer
rho-taken-so-far = Taken so far
rho-pitches = pitches
rho-others = Others
rho-together = together
rho-high = High
rho-low = Low
rho-jack = Jack
rho-game = Game
rho-card-points = card points
rho-tricks = Tricks
rho-of-taken = { $taken } of { $tricks } taken
rho-tricks-name = { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}
rho-needs = Needs
rho-stake = { $bid } from or to each
rho-points = { $points } points
rho-points-of-four = { $points } points of 4
rho-has-it = has it
rho-none-yet = none yet
rho-still-out = still out
rho-highest = Highest bid
rho-stolen = stolen
rho-made-takes = made, takes
rho-failed-pays = failed, pays
rho-from-each = { $bid } from each: { $all }
rho-to-each = { $bid } to each: { $all }
rho-own-cards = Your cards
rho-your-bid = Your bid
rho-worth = With { $bid ->
    [5] Smudge you take 5
   *[other] { $bid } you take { $bid }
} from each of the { $others } others if you make it, and pay { $bid } to each if not.
rho-forced = All the others have passed: you deal, so you have to bid.
rho-too-low = A bid must be higher than the last one.
rho-lead-trump = Lead: the suit of your card will be trump.
rho-lead-any = Lead any card.
rho-play-any = You may play any card.
rho-must-trump = A trump is led: play a trump.
rho-wait-trump = The others wait: you hold a trump.
rho-must-follow = { $suit ->
    [0] Follow clubs
    [1] Follow diamonds
    [2] Follow hearts
   *[other] Follow spades
}, or trump.
rho-wait-follow = The others wait: you hold a { $suit ->
    [0] club
    [1] diamond
    [2] heart
   *[other] spade
}.
rho-pass-button = Pass
rho-choose-bid = Choose a bid
rho-call = Bid { $bid }
rho-call-smudge = Bid Smudge
rho-steal-bid = Steal the { $bid }
rho-undo = Undo
rho-choose-card = Choose a card
rho-play-card = Play: { $card }
rho-turn-bid = { $name } to bid
rho-turn-play = { $name } to play
rho-sort-rank = Sort by rank
rho-sort-suit = Sort by suit
rho-last-trick = Last trick
rho-this-trick = This trick
rho-so-far = { $name } pitches for { $bid ->
    [5] Smudge
   *[other] { $bid }
}. Tricks: { $his } against { $theirs }.
rho-result-title = Deal { $deal }: who pays whom
rho-session-title = The last deal is played
rho-winners = { $count ->
    [one] { $names } wins the session.
   *[other] { $names } share the win.
}
rho-made = made { $bid ->
    [5] Smudge
   *[other] the bid of { $bid } with { $points }
}
rho-failed = failed { $bid ->
    [5] at Smudge
   *[other] at { $bid }, had { $points }
}
rho-against = played against the pitcher
rho-story-made = made { $bid ->
    [5] Smudge
   *[other] the bid of { $bid }
} and takes { $bid } from each of the { $others } others.
rho-story-failed = failed { $bid ->
    [5] at Smudge
   *[other] to make { $bid }
} and pays { $bid } to each of the { $others } others.
rho-needed = Needed: { $bid } points.
rho-needed-all = Needed: all four points and all six tricks.
rho-on = On to deal { $deal }

racehorse-auto-deal = The cards are dealt
racehorse-auto-dealer = The dealer is drawn
