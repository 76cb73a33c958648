### The terminal, in English.

cli-welcome = { $title }. Type ? for what you can do, help for everything else, quit to stop and save.
cli-seats = At the table: { $names }.
cli-bot = { $name } (bot)
cli-start-chance = { $name }, press Enter to go on.
cli-roll = { $name }, press Enter to roll.
cli-your-turn = { $name }, it is your turn: { $verbs } (? explains).
cli-hand-over = Now { $name }. Press Enter when only { $name } sees the screen.
cli-hidden = The screen is hidden until { $name } takes over.
cli-since = Since your last turn:
cli-so-far = So far:
cli-you-can = You can:
cli-only-enter = Press Enter: there is nothing to choose.
cli-not-understood = I do not understand “{ $line }”. Type ? for what you can do.
cli-did-you-mean = I do not understand “{ $line }”. Did you mean “{ $near }”? Type ? for all that you can do.
cli-amounts = { $form } stands for one amount from { $low } to { $high } in steps of { $step }: { $example }, for instance.
cli-not-allowed = “{ $line }” is not allowed now ({ $clause }).
cli-help =
    ? – what you can do now, and what it means
    board – show the table again
    log – all that has happened
    money – what everyone has
    odds – exact chances, where the game has them
    undo – take your last action back
    quit – stop and save
cli-undone = Taken back: { $text }.
cli-undo-nothing = There is nothing of yours to take back.
cli-undo-others = Others have acted since; that cannot be taken back.
cli-undo-chance = Chance has spoken since; that cannot be taken back.
cli-undo-revealed = That showed something hidden; it cannot be taken back.
cli-money = { $account }: { $amount }
cli-account-bank = the bank
cli-account-pot = the pot
cli-account-jackpot = the jackpot
cli-account-stakes = stakes
cli-no-odds = No exact chances can be told here.
cli-odds-win = First: { $listed }
cli-odds-place = In the first three: { $listed }
cli-odds-share = Expected share of the pot: { $listed }
cli-over = It is over.
cli-result = { $name }: { $score }
cli-winner = { $names } { $count ->
    [one] wins
   *[other] share the win
}.
cli-saved = Saved in { $file }. Go on with: homestretch play --terminal --resume { $file }
cli-record = The record is in { $file }.
cli-ended = The input has ended. To play here, start it in a terminal; to let bots play: homestretch simulate.
cli-options = Options: { $options }
cli-final = Result: { $scores }. Won by { $winners }.
cli-to-move = To move: { $seats }.
cli-listed-and = { $first } and { $last }

## What each action means

cli-do-lose-your-shirt-select = lay a card of the horse that you back face down. You can play it later like the others.
cli-do-lose-your-shirt-bet-win = your horse comes first. { $odds_include_stake ->
    [yes] The bank pays 4 times the stake, and the stake comes back.
   *[no] The bank pays 5 times the stake, and the stake comes back.
}
cli-do-lose-your-shirt-bet-place = your horse comes first or second. { $odds_include_stake ->
    [yes] The bank pays the stake once more, and the stake comes back.
   *[no] The bank pays twice the stake, and the stake comes back.
}
cli-do-lose-your-shirt-bet-jackpot = your horse comes first. You take the jackpot, or share it, and the stake comes back.
cli-do-lose-your-shirt-play = play a card. It moves its horse to lane:square, counted from the stall; any+3 (red spot) and any-2 (green spot) move any horse, such as h2.
cli-do-lose-your-shirt-move = move as the turned card says, to lane:square; with a spot any horse, such as h2.
cli-do-racehorse-pass = bid no more in this deal.
cli-do-racehorse-bid = promise so many of the four points: High, Low, Jack, Game. If you make them, each other player pays you a dollar for each point bid; if not, you pay each of them as much.
cli-do-racehorse-smudge = promise all four points and all six tricks, for 5 dollars from or to each other player.
cli-do-racehorse-play = play a card. The pitcher’s first card makes trump; follow suit or trump if you can. In tricks an ace counts 4, a king 3, a queen 2, a jack 1, a ten 10.
cli-do-beat-the-bookie-bid = offer so much for the horse under the hammer.
cli-do-beat-the-bookie-pass = bid no more for this horse.
cli-do-beat-the-bookie-name = name the horses that your Punters card asks for.
cli-do-beat-the-bookie-back = bet that this horse wins. At 3:1 the bank pays 3 times the stake, and the stake comes back.
cli-do-beat-the-bookie-sell = sell a horse to the bank for { $bank_buys_at }.
cli-do-beat-the-bookie-offer = offer your horse to a player at a price; he answers at once.
cli-do-beat-the-bookie-ask = ask a player for a horse and name your price; he answers at once.
cli-do-beat-the-bookie-buy = buy a horse that nobody owns from the bank, for 100 times the class of the next race.
cli-do-beat-the-bookie-accept = the deal is made.
cli-do-beat-the-bookie-decline = no deal.
cli-do-beat-the-bookie-done = that is all: no more bets, or no more trades.

## How to read the table

cli-board-lose-your-shirt = The track: a line a lane, the stall at the left (|), a digit is a horse. Then a line a player: * plays, money, bet, selection, cards. The hand: 4+3 is horse 4, forward 3.
cli-board-quarter-horse = The course: > is a horse, # a scratched one, the gate at the left, the finish at the right. Then a line a player: * rolls, chips, cards (7x2: two of horse 7).
cli-board-racehorse = A line a player: * plays, D deals, ^ is up (failed the last bid); balance; the bid, or tricks and the card points in them; the card on the table. Cards: T ten, J jack, Q queen, K king, A ace; C clubs, D diamonds, H hearts, S spades.
cli-board-beat-the-bookie = A line a horse: owner (-- nobody), price, way, place. Then a line a player: * decides, money, trophy points, card, bets on horses (h1 to h6).
