### The words of Quarter Horse Racing's pages, in English.

qh-short = Quarter Horse
qh-race = Race { $race }
qh-race-of = Race { $race } of { $races }
qh-before = before the start
qh-dealing = dealing
qh-scratching = scratching
qh-over = over
qh-first-scratch = The first roll scratches a horse.
qh-being-dealt = The cards are being dealt.
qh-quarter = Each card of the winning horse takes a quarter of the pot.
qh-pot = Pot
qh-last-roll = last roll
qh-auto = Auto-roll
qh-course = The course: eleven tracks, one finish
qh-positions = Where the horses are
qh-position = Horse { $horse }: { $left } to go.
qh-position-scratched = Horse { $horse }: scratched, costs { $fee }.
qh-own-cards = Your cards: { $cards }.
qh-all-scratched = all scratched
qh-out = out of chips
qh-shares = { $cards ->
    [0] Your shares
    [one] Your one share
   *[other] Your { $cards } shares
}
qh-pays-hint = what each pays, if home
qh-costs-hint = what a scratch would cost now
qh-pays = pays { $amount }
qh-to-go = { $left } to go
qh-no-cards = All your horses are scratched.
qh-you-roll = you roll
qh-rolls = { $name } rolls
qh-nth-1 = first
qh-nth-2 = second
qh-nth-3 = third
qh-nth-4 = fourth
qh-you-paid = { $cards ->
    [one] You paid for one card
   *[other] You paid for { $cards } cards
}
qh-into-pot = { $each } each, into the pot
qh-home-1 = Horse { $horse }
qh-home-2 = is home
qh-first = 1st
qh-result-title = Race { $race }: who gets what
qh-result-none = Before the next race
qh-session-title = The last race is run
qh-races-run = { $run } of { $races } races run
qh-winners = { $count ->
    [one] { $names } wins the session.
   *[other] { $names } share the win.
}
qh-brought-home = { $name } rolled { $first } and { $second } and brought horse { $horse } home. Each of its four cards takes a quarter of the pot.
qh-you-brought-home = You rolled { $first } and { $second } and brought horse { $horse } home. Each of its four cards takes a quarter of the pot.
qh-cards-of = { $cards ->
    [one] one card of horse { $horse }
   *[other] { $cards } cards of horse { $horse }
}
qh-no-card-of = no card of horse { $horse }
qh-took-rest = and the { $amount } that was left
qh-pot-was = The pot was
qh-four-cards = Four cards at { $each }
qh-stays = Stays for the next race
qh-rest-to = What was left, to { $name }
qh-rounded = A quarter of { $pot }, rounded down to a chip of 5.
qh-on = On to race { $race }
qh-deal-race = You deal race { $race }

quarter-horse-start-roll = Roll the dice
quarter-horse-start-deal = Deal the cards
quarter-horse-auto-deal = The cards are dealt
quarter-horse-auto-dealer = The dealer is drawn
quarter-horse-start-dealer = Draw the dealer
quarter-horse-your-roll = Your roll
quarter-horse-your-deal = Your deal
quarter-horse-your-dealer = Your draw
quarter-horse-turn-roll = { $name } to roll
quarter-horse-turn-deal = { $name } to deal
quarter-horse-turn-dealer = { $name } draws the dealer

quarter-horse-option-track = Track
    .place = { $next }
