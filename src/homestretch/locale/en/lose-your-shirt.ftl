### What happened in Lose Your Shirt, one message a kind of note. A spot has `$horse` 0; a green one has `$spaces` −2.
### Notes without a message (each card dealt, each square of a path) are only drawn.

lose-your-shirt-card = { $horse ->
    [0] { $spaces ->
        [3] a red spot
       *[other] a green spot
    }
   *[other] horse { $horse }, forward { $spaces }
}

lose-your-shirt-race-started = Race { $race }: { $name } deals.
lose-your-shirt-dealt-again = { $name } has no horse card, so the whole pack is dealt again.
lose-your-shirt-selected = { $name } has laid a selection face down.
lose-your-shirt-own-selection = You back horse { $horse }. Do not look at it too fondly.
lose-your-shirt-bet-laid = { $name } has laid a bet.
lose-your-shirt-own-bet = You bet { $amount } { $bet ->
    [1] to win
    [2] for a place
   *[other] on the jackpot
}.
lose-your-shirt-bet-shown = { $name } bets { $amount } { $bet ->
    [1] to win
    [2] for a place
   *[other] on the jackpot
}.
lose-your-shirt-race-off = They’re off! { $name } plays first.
lose-your-shirt-played = { $name } plays { lose-your-shirt-card }.
lose-your-shirt-selection-played = { $name } turns up the selection: { lose-your-shirt-card }.
lose-your-shirt-moved = { $square ->
    [0] Horse { $horse } is back in its stall.
   *[other] Horse { $horse } goes to lane { $lane }, square { $square }.
}
lose-your-shirt-stuck = Horse { $horse } cannot move.
lose-your-shirt-wasted = Horse { $horse } is home already, so the card moves nothing.
lose-your-shirt-crossed = { $place ->
    [1] Horse { $horse } crosses the line first!
   *[other] Horse { $horse } crosses the line second.
}
lose-your-shirt-pile-shuffled = All hands are played. The pile of { $cards } is shuffled, and { $name } turns the first card.
lose-your-shirt-turned = { $name } turns up { lose-your-shirt-card }.
lose-your-shirt-pile-again = The pile has run out. Its { $cards } { $cards ->
    [one] card is
   *[other] cards are
} shuffled again, and { $name } turns next.
lose-your-shirt-race-over = The race is over: horse { $first } has won, horse { $second } is second.
lose-your-shirt-selection-shown = { $name } had backed horse { $horse }.
lose-your-shirt-stake-back = { $name } gets the stake of { $amount } back.
lose-your-shirt-win-paid = { $name } wins with horse { $horse }: the bank pays { $amount }.
lose-your-shirt-place-paid = { $name } is placed with horse { $horse }: the bank pays { $amount }.
lose-your-shirt-jackpot-paid = { $amount ->
    [0] { $name } wins with horse { $horse }, but there is nothing in the jackpot to take.
   *[other] { $name } wins the jackpot with horse { $horse } and takes { $amount }.
}
lose-your-shirt-stake-lost = { $name } loses { $amount } on horse { $horse }. It goes into the jackpot.
lose-your-shirt-pool-now = The jackpot now holds { $amount }.
lose-your-shirt-shirt-lost = { $name } has lost the shirt: still in the race, no longer in the betting.
lose-your-shirt-meeting-over = { $race ->
    [one] The meeting is over after one race.
   *[other] The meeting is over after { $race } races.
}
