### What happened in Beat The Bookie, one message a kind of note. `$you` is "yes" where the note is about the reader.

## Horses and cards, said inside the sentences and on the pages

beat-the-bookie-horse-name = { $horse ->
    [1] Red Kite
    [2] Quiet Sunday
    [3] Second Post
    [4] Marmalade Sky
    [5] Old Hat
   *[6] Night Train
}
beat-the-bookie-second-name = { $second ->
    [1] Red Kite
    [2] Quiet Sunday
    [3] Second Post
    [4] Marmalade Sky
    [5] Old Hat
   *[6] Night Train
}
beat-the-bookie-third-name = { $third ->
    [1] Red Kite
    [2] Quiet Sunday
    [3] Second Post
    [4] Marmalade Sky
    [5] Old Hat
   *[6] Night Train
}
beat-the-bookie-horse = { beat-the-bookie-horse-name } ({ $horse })
beat-the-bookie-second = { beat-the-bookie-second-name } ({ $second })
beat-the-bookie-third = { beat-the-bookie-third-name } ({ $third })

beat-the-bookie-owners-card = { $card ->
    [1] pay 10
    [2] pay 10 for each horse
    [3] pay 10 for each horse
    [4] pay 20
    [5] pay 20
    [6] pay 25
    [7] pay 30
    [8] pay 40
    [9] receive 10
    [10] receive 10 for each horse
    [11] receive 10 for each horse
    [12] receive 20
    [13] receive 20
    [14] receive 30
    [15] receive 40
    [16] the best-placed own horse earns its prize twice
    [17] 50 if an own horse wins
   *[18] 20 if no own horse is placed
}
beat-the-bookie-punters-card = { $card ->
    [1] Place
    [2] Place
    [3] Place
    [4] Top two
    [5] Top two
    [6] Top two
    [7] Win
    [8] Win
    [9] Win
    [10] Any two
    [11] Any two
    [12] Quinella
    [13] Quinella
    [14] Boxed trifecta
    [15] Exacta
    [16] Trifecta
    [17] Better price
   *[18] Money back
}
beat-the-bookie-punters-rule = { $card ->
    [1] one horse in the first three pays 25
    [2] one horse in the first three pays 25
    [3] one horse in the first three pays 25
    [4] one horse in the first two pays 35
    [5] one horse in the first two pays 35
    [6] one horse in the first two pays 35
    [7] the winner pays 75
    [8] the winner pays 75
    [9] the winner pays 75
    [10] two horses in the first three pay 60
    [11] two horses in the first three pay 60
    [12] the first two in any order pay 180
    [13] the first two in any order pay 180
    [14] the first three in any order pay 250
    [15] the first two in order pay 350
    [16] the first three in order pay 1000
    [17] every winning bet is paid at one point more
   *[18] losing stakes come back, up to 50
}
beat-the-bookie-class = { $class ->
    [1] Maiden
    [2] Handicap
   *[3] Feature
}

## The auction

beat-the-bookie-lot-opened = Under the hammer: { beat-the-bookie-horse }, reserve { $amount }.
beat-the-bookie-bid-made = { $name } bids { $amount }.
beat-the-bookie-passed = { $name } passes.
beat-the-bookie-priced-out = { $name } cannot go to { $amount }.
beat-the-bookie-sealed-bid = { $amount ->
    [0] Your sealed note for { beat-the-bookie-horse } is a pass.
   *[other] Your sealed bid for { beat-the-bookie-horse } is { $amount }.
}
beat-the-bookie-bid-handed-in = { $name } has handed in a note.
beat-the-bookie-bid-shown = { $amount ->
    [0] { $name } did not bid.
   *[other] { $name } bid { $amount }.
}
beat-the-bookie-lots-tied = { $bidders } bids of { $amount } are level: the lot decides.
beat-the-bookie-lot-drawn = The lot falls to { $name }.
beat-the-bookie-horse-sold = Sold! { $name } buys { beat-the-bookie-horse } for { $amount }.
beat-the-bookie-horse-unsold = Nobody bids for { beat-the-bookie-horse }: it runs without an owner.
beat-the-bookie-auction-over = The auction is over.

## Before the race

beat-the-bookie-race-started = Race { $race }, a { beat-the-bookie-class }.
beat-the-bookie-owners-drawn = { $name } draws an Owners card: { beat-the-bookie-owners-card }.
beat-the-bookie-punters-drawn = { $name } draws a Punters card: { beat-the-bookie-punters-card } – { beat-the-bookie-punters-rule }.
beat-the-bookie-fee-paid = { $name } pays the bank { $amount }.
beat-the-bookie-fee-forgiven = { $name } has nothing left; { $amount } of the fee is let go.
beat-the-bookie-received = { $name } receives { $amount } from the bank.
beat-the-bookie-forced-sale = { $name } cannot pay and has to sell { beat-the-bookie-horse } to the bank for { $amount }.
beat-the-bookie-prices-drawn = The Bookie chalks up the odds.
beat-the-bookie-named = { $third ->
    [0] { $second ->
        [0] { $name } names { beat-the-bookie-horse }.
       *[other] { $name } names { beat-the-bookie-horse } and { beat-the-bookie-second }.
    }
   *[other] { $name } names { beat-the-bookie-horse }, { beat-the-bookie-second } and { beat-the-bookie-third }.
}
beat-the-bookie-slip-laid = You lay { $amount } on { beat-the-bookie-horse }, face down.
beat-the-bookie-slips-done = { $name } has laid all slips.
beat-the-bookie-slip-shown = { $name } has { $amount } on { beat-the-bookie-horse }.
beat-the-bookie-no-bet = { $name } has no bet.

## The race

beat-the-bookie-race-off = They are off!
beat-the-bookie-turned = { $left ->
    [0] { beat-the-bookie-horse } takes its last space.
    [one] { beat-the-bookie-horse } moves up; one more to go.
   *[other] { beat-the-bookie-horse } moves up; { $left } to go.
}
beat-the-bookie-turned-home = { beat-the-bookie-horse } is home already: the card moves nothing.
beat-the-bookie-horse-home = { $place ->
    [1] { beat-the-bookie-horse } wins the race.
    [2] { beat-the-bookie-horse } comes second.
   *[3] { beat-the-bookie-horse } comes third.
}
beat-the-bookie-race-run = The result: { beat-the-bookie-horse }, { beat-the-bookie-second }, { beat-the-bookie-third }.

## Settling

beat-the-bookie-prize-paid = { beat-the-bookie-horse } earns { $name } { $amount }.
beat-the-bookie-owners-paid = { $name } gets { $amount } for the Owners card.
beat-the-bookie-ticket-paid = { $name }’s { beat-the-bookie-punters-card } comes in: { $amount }.
beat-the-bookie-ticket-lost = { $name }’s { beat-the-bookie-punters-card } does not come in.
beat-the-bookie-bet-won = { $name } wins on { beat-the-bookie-horse }: the bank pays { $amount }.
beat-the-bookie-stake-back = The stake of { $amount } goes back to { $name }.
beat-the-bookie-bet-lost = { $name } loses { $amount } on { beat-the-bookie-horse }.
beat-the-bookie-money-returned = Money back: { $name } gets { $amount } of the lost stakes again.

## Trading

beat-the-bookie-window-opened = The trading window is open.
beat-the-bookie-sold-to-bank = { $name } sells { beat-the-bookie-horse } to the bank for { $amount }.
beat-the-bookie-bought-from-bank = { $name } buys { beat-the-bookie-horse } from the bank for { $amount }.
beat-the-bookie-offered = { $name } offers { $otherName } { beat-the-bookie-horse } for { $amount }.
beat-the-bookie-asked = { $name } asks { $otherName } for { beat-the-bookie-horse } and would pay { $amount }.
beat-the-bookie-traded = { $name } buys { beat-the-bookie-horse } from { $otherName } for { $amount }.
beat-the-bookie-declined = { $name } declines: no deal for { beat-the-bookie-horse }.
beat-the-bookie-trading-done = { $name } has finished trading.

## Trophies and the end

beat-the-bookie-profit-counted = { $name } on race { $race }: { $amount }.
beat-the-bookie-trophy-won = The trophy of race { $race } goes to { $name }, for a profit of { $amount }: { $points ->
    [one] one point.
   *[other] { $points } points.
}
beat-the-bookie-no-trophy = Nobody gets the trophy of race { $race }.
beat-the-bookie-bankrupt = { $name } has neither money nor horses and is out.
beat-the-bookie-last-standing = { $name } is the last one left and has won.
beat-the-bookie-meeting-over = The meeting is over after race { $race }.
