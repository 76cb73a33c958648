### The words of Lose Your Shirt's pages, in English.

lys-name = Lose Your Shirt
lys-race = Race { $race }
lys-of = of { $races }
lys-race-of = Race { $race } of { $races }
lys-jackpot = Jackpot
lys-jackpot-is = jackpot { $amount }
lys-being-dealt = The cards are being dealt.
lys-betting-now = Back a horse face down, then bet on it.
lys-course = The course: six lanes of { $squares } squares
lys-positions = Where the horses are
lys-at = Horse { $horse }: lane { $lane }, square { $square } of { $squares }.
lys-at-stall = Horse { $horse }: in its stall.
lys-at-first = Horse { $horse }: home first.
lys-at-second = Horse { $horse }: home second.
lys-first = 1st
lys-second = 2nd
lys-open = still open
lys-from-above = From above
lys-from-stand = From the stand
lys-pile = Pile: { $cards ->
    [one] one card
   *[other] { $cards } cards
} face down
lys-lost-shirt = lost the shirt
lys-bet-laid = bet laid
lys-selected = horse chosen
lys-thinking = thinking
lys-cards-left = { $cards ->
    [one] One card in hand
   *[other] { $cards } cards in hand
}
lys-all-bet = { $count } still to bet
lys-to-select = { $name } picks a horse
lys-to-bet = { $name } to bet
lys-to-play = { $name } to play
lys-to-turn = { $name } to turn
lys-to-move = { $name } to move
lys-bets = Bets of this race

lys-your-horse = Your horse, face down
lys-your-horse-lies = Your horse lies face down
lys-your-bet = Your bet
lys-your-stake = Your stake
lys-stake-label = Stake, in tens
lys-tag-select = Choose
lys-tag-bet = Bet
lys-then-choose = Choose a card of the horse you believe in. It lies face down, and only you can look at it.
lys-then-select = You back horse { $horse }, whatever happens: a selection cannot be taken back. You may still play the card.
lys-lay-choose = Choose a horse card
lys-lay-horse = Lay horse { $horse } face down
lys-no-spot = A spot backs no horse.
lys-not-now = This card cannot be played now.
lys-copy-first = Your other copy of this card is played before the selection.
lys-selection = Selection
lys-selection-down = Your selection, face down
lys-selection-is = Your selection: { $card }
lys-secret = Only you can look.
lys-secret-open = Horse { $horse }. Quick, before anyone leans over.
lys-hold = Hold to look
lys-odds = { $odds }–1
lys-the-pool = the { $amount }
lys-no-jackpot = A jackpot bet costs 50, and you have not got it.
lys-fixed = A jackpot bet is always this much.
lys-then-win = If your horse wins, the bank pays you { $gain } and your { $stake } comes back. If not, the { $stake } goes into the jackpot.
lys-then-place = If your horse comes first or second, the bank pays you { $gain } and your { $stake } comes back. If not, the { $stake } goes into the jackpot.
lys-then-jackpot = If your horse wins, you take the { $pool } in the jackpot (or your share of it) and your { $stake } comes back. If not, the { $stake } goes in.
lys-then-none = Say how much.
lys-stake-choose = Choose a stake
lys-lay-win = Lay it down: win { $amount }
lys-lay-place = Lay it down: place { $amount }
lys-lay-jackpot = Lay it down: jackpot { $amount }

lys-choose-card = Choose a card to play.
lys-choose-card-short = Choose a card
lys-choose-horse = Choose a horse
lys-choose-end = Choose where it ends
lys-turned = You have turned the card up.
lys-which-on = Which horse goes forward { $far }?
lys-which-back = Which horse goes back { $far }?
lys-where-on = Horse { $horse } goes forward { $far }. Where does it end?
lys-where-back = Horse { $horse } goes back { $far }. Where does it end?
lys-goes = Horse { $horse } goes to lane { $lane }, square { $square }.
lys-goes-stall = Horse { $horse } goes back into its stall.
lys-goes-home = Horse { $horse } crosses the line!
lys-nothing = The card moves horse { $horse } nothing.
lys-end-lane = lane { $lane }
lys-end-square = square { $square }
lys-end-home = over the line
lys-end-stall = its stall
lys-play-to = Play horse { $horse } to { $letter }
lys-play-horse = Play horse { $horse }
lys-move-horse = Move horse { $horse }
lys-play-nothing = Play it: nothing moves
lys-undo = Undo
lys-auto = Auto-turn

lys-meeting = The meeting
lys-race-col = Race
lys-none-run = No race is run yet.
lys-to-come = { $left ->
    [one] one race to come
   *[other] { $left } races to come
}
lys-races-so-far = The meeting: { $run } of { $races } races
lys-result-title = Race { $race }: who gets what
lys-over-title = The meeting is over
lys-races-run = { $run } of { $races } races run
lys-winners = { $count ->
    [one] { $names } wins the meeting.
   *[other] { $names } share the win.
}
lys-jackpot-was = Jackpot was
lys-took = { $names } took
lys-stakes-in = losing stakes in
lys-next-race = Next race
lys-nobodys = Left for nobody
lys-bank-paid = The bank paid { $amount } in this race.
lys-deals-next = { $name } deals the next one.
lys-on = On to race { $race }
lys-came-first = Horse { $horse } won.
lys-came-second = Horse { $horse } came second.
lys-came-not = Horse { $horse } did not win.
lys-came-neither = Horse { $horse } was not in the first two.
lys-why-paid = The bank pays { $odds ->
    [1] once
    [2] twice
    [4] four times
    [5] five times
   *[other] { $odds } times
} { $stake }, and the stake comes back.
lys-why-jackpot = The jackpot pays { $gain }, and the { $stake } comes back.
lys-why-empty = There was nothing in the jackpot, but the { $stake } comes back.
lys-why-lost = The { $stake } goes into the jackpot.
lys-why-broke = No shirt, no bet. The cards still move horses, and somebody will regret that.
lys-lost-now = { $you ->
    [yes] You have lost your shirt. Chin up: you still play the cards.
   *[no] And there goes the shirt. The cards are still in play.
}

lose-your-shirt-start-turn = Turn the top card
lose-your-shirt-start-deal = Deal the cards
lose-your-shirt-auto-deal = The cards are dealt
lose-your-shirt-auto-turn = A card is turned
lose-your-shirt-your-turn = Turn a card
lose-your-shirt-turn-turn = { $name } to turn
lose-your-shirt-turn-deal = { $name } to deal

lys-drawn-shut = Drawn: horse 3 on square 5 of lane 3. Square 6 is taken in lanes 2, 3 and 4, so every way is shut.
lys-drawn-half = Drawn: horse 3 on square 5 of lane 3. Square 6 is free in lane 2, where horse 2 stands on square 7, and taken in lanes 3 and 4. Only the slanting step to lane 2 is open.
