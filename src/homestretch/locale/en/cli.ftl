### The terminal, in English.

cli-welcome = { $title }. Type ? for what you can do, help for everything else, quit to stop and save.
cli-seats = At the table: { $names }.
cli-bot = { $name } (bot)
cli-start-chance = { $name }, press Enter to go on.
cli-roll = { $name }, press Enter to roll.
cli-your-turn = { $name }, it is your turn.
cli-hand-over = Now { $name }. Press Enter when only { $name } sees the screen.
cli-hidden = The screen is hidden until { $name } takes over.
cli-since = Since your last turn:
cli-you-can = You can:
cli-only-enter = Press Enter: there is nothing to choose.
cli-help = ? – what you can do now; board – show the table again; log – all that has happened; money – what everyone has; undo – take your last action back; quit – stop and save.
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
cli-over = It is over.
cli-result = { $name }: { $score }
cli-winner = { $names } { $count ->
    [one] wins
   *[other] share the win
}.
cli-saved = Saved in { $file }. Go on with: homestretch play --terminal --resume { $file }
cli-record = The record is in { $file }.
cli-ended = The input has ended. To play here, start it in a terminal; to let bots play: homestretch simulate.
cli-listed-and = { $first } and { $last }
