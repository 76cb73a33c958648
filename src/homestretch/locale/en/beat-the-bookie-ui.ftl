### The words of Beat The Bookie's pages, in English.

btb-short = Beat The Bookie
btb-before = The horses are brought into the ring.
btb-lot = The auction, lot { $lot } of 6
btb-reserve-by = reserve 100 · { $auction ->
    [sealed] sealed bids
    [once-around] one bid each
   *[other] by tens
}
btb-race = Race { $race }
btb-race-of = Race { $race } of 8
btb-race-small = race { $race }
btb-of-8 = of 8, { $class }
btb-prizes = prizes { $prizes }
btb-after = After race { $race }{ $stage ->
    [settling] { " · settling" }
    [trading] { " · trading" }
   *[other] { "" }
}
btb-over = Over after race { $race }
btb-bid = Bid
btb-reserve = Reserve
btb-reserve-is = reserve { $amount }
btb-no-bid-yet = No bid yet
btb-next-bid = The next bid is { $amount } or more.
btb-sealed-room = Sealed bids
btb-sealed-hint = All notes are opened at the same time.
btb-sealed-rule = Nobody sees your note until all are in. The highest note buys; a tie is settled by lot.
btb-next = next
btb-last = last
btb-or-more = { $amount } or more
btb-highest = highest bid
btb-you-own = you own
btb-yours = yours
btb-nobodys = nobody’s horse
btb-nobody = nobody
btb-owned-by = owned by { $name }
btb-passed = { $amount ->
    [0] passed
   *[other] passed at { $amount }
}
btb-has-bid = bid
btb-handed-in = note handed in
btb-writes = writes a note
btb-to-speak = to speak
btb-not-spoken = has not spoken

btb-your-bid = Your bid
btb-your-name = Your card
btb-your-slips = Your slips
btb-your-trade = Your turn
btb-your-answer = Your answer
btb-ask-slips = Shown when all are in.
btb-ask-name = Name before the bets are laid.
btb-ask-trade = Sell, offer or ask.
btb-ask-offered = { $name } offers you a horse.
btb-ask-asked = { $name } asks for your horse.
btb-auto = Auto-draw
btb-your-bid-label = Your bid
btb-all = all { $amount }
btb-leaves = leaves you { $left }
btb-least-leaves = the least · leaves you { $left }
btb-bid-amount = Bid { $amount }
btb-pass = Pass
btb-choose-amount = Choose an amount

btb-no = No.
btb-silks = Silks
btb-horse = Horse
btb-odds = Odds
btb-cards-home = Cards home
btb-cards-drawn = Cards drawn
btb-positions = Where the horses are
btb-position = Horse { $horse }: { $left } to go.
btb-position-home = Horse { $horse }: { $place ->
    [1] first
    [2] second
   *[3] third
}.
btb-place-0 = unplaced
btb-place-1 = 1st
btb-place-2 = 2nd
btb-place-3 = 3rd
btb-no-bet = no bet
btb-slips-in = slips are in
btb-slips-writes = writes slips
btb-so-far = { $amount } on the race
btb-bankrupt = bankrupt
btb-answers = { $name } answers
btb-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
btb-points-so-far = { $points ->
    [one] 1 point
   *[other] { $points } points
} · { $amount }
btb-your-horses = Your horses
btb-you-named = You named
btb-your-stakes = Your stakes
btb-your-points = Trophy points

btb-owners = Owners
btb-punters = Punters
btb-bookies = Bookies
btb-owners-card = Owners card
btb-punters-card = Punters card
btb-bookies-card = Bookies card
btb-card-name = { $deck }: { $says }
btb-card-down = { $deck }, face down
btb-card-of = Ownership card of horse { $horse }, { $horseName }
btb-result = Result
btb-owners-pay = Pay the bank
btb-owners-receive = Receive from
    .more = the bank
btb-owners-each = for each horse
    .more = you own
btb-owners-twice = prize of your
    .more = best-placed horse
btb-owners-winner = if a horse of
    .more = yours wins
btb-owners-unplaced = if none of yours
    .more = is placed
btb-how-one = one of them
btb-how-two = two of them
btb-how-any = any order
btb-how-order = in order
btb-how-wins = to win
btb-how-none = none
btb-punters-says = { $card ->
    [1] your horse is in
    [2] your horse is in
    [3] your horse is in
    [4] your horse is in
    [5] your horse is in
    [6] your horse is in
    [7] your horse wins
    [8] your horse wins
    [9] your horse wins
    [10] both your horses
    [11] both your horses
    [12] the first two
    [13] the first two
    [14] the first three
    [15] the first two
    [16] the first three
    [17] a winning bet / pays one / point more
   *[18] losing stakes / come back, / up to 50
}
btb-your-punters = Your Punters card
btb-comes-in = comes in
btb-one-in = 1 time in { $times }
btb-then-pays = then pays
btb-worth = so it is worth
btb-which = { $card ->
    [1] Which horse comes in the first three?
    [2] Which horse comes in the first three?
    [3] Which horse comes in the first three?
    [4] Which horse comes first or second?
    [5] Which horse comes first or second?
    [6] Which horse comes first or second?
    [7] Which horse wins?
    [8] Which horse wins?
    [9] Which horse wins?
    [10] Which two come in the first three?
    [11] Which two come in the first three?
    [12] Which two come in first and second?
    [13] Which two come in first and second?
    [14] Which three come in first, second and third?
    [15] Who comes first, who second? Tap in that order.
   *[16] Who comes first, second, third? Tap in that order.
}
btb-same-chance = Every horse has the same chance: the pack is shuffled afresh. Whatever you name, the card is worth the same.
btb-name-them = Name { $names }
btb-choose-horses = { $left ->
    [one] Choose one horse
   *[other] Choose { $left } horses
}

btb-value = value { $value } %
btb-less-on = 10 less on horse { $horse }
btb-more-on = 10 more on horse { $horse }
btb-stake-on = Stake on horse { $horse }
btb-none = none
btb-laid = laid
btb-slips-up = { $slips ->
    [0] no slip turned up
    [one] one slip turned up
   *[other] { $slips } slips turned up
}
btb-left = left in hand
btb-if-wins = If horse { $horse } wins: { $pays } from the bank and your { $stake } back. In all
btb-value-means = Value: what a stake gains or loses on average. Each horse wins 1 race in 6, so 5 : 1 is even.
btb-slips-done = { $laid ->
    [0] No bet
   *[other] Done
}
btb-lay = { $slips ->
    [one] Lay one slip: { $amount }
   *[other] Lay { $slips } slips: { $amount }
}
btb-slip-wrong = Horse { $horse }: tens, up to { $most }
btb-too-much = More than your { $money }

btb-which-horse = Which horse?
btb-to-whom = To whom?
btb-what-price = At what price?
btb-bank = The bank
btb-pays = pays { $amount }
btb-has = has { $amount }
btb-came = { $place ->
    [1] It won: { $amount }.
    [2] It came second: { $amount }.
   *[3] It came third: { $amount }.
}
btb-unplaced = It was not placed.
btb-bank-gives = The bank would give { $amount } for it.
btb-choose-horse = Choose a horse
btb-choose-whom = Choose a buyer
btb-cannot = Not to be had now
btb-no-more-offers = no offer left
btb-profit-then = your profit on the race: { $amount }
btb-offers = { $left ->
    [0] You have made your three offers. Selling to the bank is still possible.
   *[other] Offer { $offer } of 3. The other player answers at once.
}
btb-offer-to = Offer it to { $name }
btb-ask-owner = Ask { $name } for it
btb-sell-for = Sell for { $amount }
btb-buy-for = Buy for { $amount }
btb-done = Done
btb-decline = Decline
btb-offer-gone = Not possible any more
btb-their-price = { $name }’s price
btb-their-bid = { $name } would pay
btb-would-have = You would have
btb-races-left = Races left
btb-next-prizes = Prizes in the next race
btb-earns-next = A horse earns there, on average
btb-earns-all = In all races left, before any cards
btb-if-you-buy = If you buy, your result for race { $race } is
btb-if-you-sell = If you sell, your result for race { $race } is

btb-player = Player
btb-auction = Auction
btb-after-auction = after the auction
btb-after-race = after race { $race }
btb-col-card = Owners card
btb-col-prizes = prize
btb-col-ticket = Punters card
btb-col-bets = bets
btb-col-trades = trading
btb-col-profit = profit
btb-card-short = { $card ->
    [1] pay 10
    [2] pay 10 a horse
    [3] pay 10 a horse
    [4] pay 20
    [5] pay 20
    [6] pay 25
    [7] pay 30
    [8] pay 40
    [9] receive 10
    [10] 10 a horse
    [11] 10 a horse
    [12] receive 20
    [13] receive 20
    [14] receive 30
    [15] receive 40
    [16] prize twice
    [17] 50 for a win
   *[18] 20 if unplaced
}
btb-won-at = { $stake } on horse { $horse }
btb-bought = bought { $horse }
btb-sold = sold { $horse }
btb-nothing = nothing yet
btb-prize-to = { $amount } to { $name }
btb-step-prizes = Prizes
btb-step-punters = Punters cards
btb-step-bets = Bets
btb-step-trading = Trading
btb-step-trophy = Trophy
btb-step-title = Race { $race }: { $step ->
    [1] the prizes
    [2] the Punters cards
    [3] the bets
    [4] before the trading
   *[5] the trophy
}
btb-trophy-title = Race { $race }: the trophy to { $names }
btb-no-trophy-title = Race { $race }: no trophy
btb-races-run = { $class }, { $run } of 8 races run
btb-step-back = One step back
btb-step-next = Next step
btb-settling = Settling …
btb-on = On to race { $race }
btb-on-trading = Next: trading
btb-cabinet = Trophy cabinet
btb-at-stake = at stake
btb-to-run = to run
btb-wallets = The wallets
btb-end-title = The meeting is over
btb-winners = { $count ->
    [one] { $names } won the meeting.
   *[other] { $names } share the win.
}
btb-see-last = The last race
btb-see-end = The final result

beat-the-bookie-start-owners = Draw an Owners card
beat-the-bookie-start-punters = Draw a Punters card
beat-the-bookie-start-prices = Draw the odds
beat-the-bookie-start-turn = Turn the next card
beat-the-bookie-start-lot = Draw the lot
beat-the-bookie-auto-owners = An Owners card is drawn
beat-the-bookie-auto-punters = A Punters card is drawn
beat-the-bookie-auto-prices = The odds are drawn
beat-the-bookie-auto-turn = The race is run
beat-the-bookie-auto-lot = The lot decides
beat-the-bookie-your-owners = You are the Bookie
beat-the-bookie-your-punters = You are the Bookie
beat-the-bookie-your-prices = You are the Bookie
beat-the-bookie-your-turn = You are the Bookie
beat-the-bookie-your-lot = You are the Bookie
beat-the-bookie-turn-owners = { $name } draws as the Bookie
beat-the-bookie-turn-punters = { $name } draws as the Bookie
beat-the-bookie-turn-prices = { $name } draws the odds
beat-the-bookie-turn-turn = { $name } turns the next card
beat-the-bookie-turn-lot = { $name } draws the lot
