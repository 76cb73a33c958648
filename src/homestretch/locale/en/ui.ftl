### The interface of the browser, in English.

skip = To the page
lobby-lead = A day at the races: four games for one table, or for many.
language = Language
lang-en = English
lang-fi = Suomi
lang-hu = Magyar
evening = Evening
afternoon = Afternoon
settings = Settings
games = Games
game = Game
rules = Rules
tv = For the TV
menu = Menu
menu-unread = Menu, { $count } new words
close = Close
back = Back
yes = yes
no = no
you = You
now = now
less = Less
more = More
sending = Sending …
to-lobby = To the lobby
lost-title = There is nothing here
lost-text = The address is not one of ours, or the table is gone. The tables are in the lobby.
page-missing = This page could not be fetched. Load it again.

## Lobby

new-table = New table
new-table-of = New table, { $game }
new-table-title = New table: { $game }
players-range = { $low } to { $high } players
join-title = Join a table
code = Table code
join = Join
code-missing = Type the code that the host reads out.
code-unknown = There is no open table with the code { $code }. Ask the host to read it out again.
code-gone-title = This invitation is over
open-tables = Open tables
no-tables = None yet. Open one and read the code out.
looking = Looking …
no-server = The server does not answer. Is it running?
table-free = { $game }, { $free ->
    [0] no seat free
    [one] one seat free
   *[other] { $free } seats free
}
table-playing = { $game }, running
table-over = { $game }, over
table-yours = { $game }, your seat is kept
table-sit = Sit
table-watch = Watch
table-back = Back

## New table and waiting room

options = Options
options-changed = { $changed } of { $all } changed
options-usual = all as usual
options-usual-are = The usual table
options-wrong = An option is not right yet
option-usual = Usually { $value }.
option-limit = limit
option-none = none
option-own = your own
option-range = { $low } to { $high }, in steps of { $step }.
seat-number = seat { $seat }
this-table = This table
pace = Pace
pace-hint = How long bots and dice take.
pace-calm = calm
pace-normal = normal
pace-brisk = brisk
pace-instant = at once
public = In the lobby
public-hint = Shown to all who open this server, or only to those with the code.
play-money = Play money only: nothing here is bought or paid out.
your-name = Your name
name-hint = Shown at the table.
name-missing = The others need a name to call you by.
seats = Seats
seats-of = { $now } of { $low } to { $high }
seat-more = one more
seat-less = one less
seat-you = you, at this table
seat-free = Free
seat-waits = waits for whoever comes
seat-here = is here
seat-away = is away
bot = Bot
level-random = plays at random
level-basic = plays sensibly
level-random-short = random
level-basic-short = sensible
level-of = How the bot in seat { $seat } plays
free = Free it
free-seat = Free seat { $seat }
add-bot = Add a bot
add-bot-to = Add a bot in seat { $seat }
table-name = { $name }’s table
open-table = Open the table
no-such-game = There is no game called { $game }.
sit-down = Sit down
only-watch = Only watch
seats-free = { $free ->
    [0] no seat free
    [one] one seat free
   *[other] { $free } seats free
}
invite = Invitation
qr-name = QR code of the invitation
read-out = Read it out
or-link = or send the link: it opens the seat that is free.
copy-link = Copy the link
copied = Copied
on-tv = Show the board on a TV or a second screen
leave = Leave
start = Start
start-bots = { $count ->
    [one] Start with a bot in seat { $seat }
   *[other] Start with bots in { $count } seats
}
wait-host = { $name } starts the game
the-host = The host
tv-join = Scan this, or type the code

## At the table

going-down = They are going down to the start …
your-turn = Your turn.
your-turn-title = Your turn
what-happened = What happened
nothing-yet = Nothing yet.
wait-chance = One moment …
wait-all = The others are thinking
wait-for = Waiting for { $name }
start-chance = Go on
overtaken = The table has moved on. Look again, then choose.
link-lost = Connection lost. Your seat is safe; trying again.
not-confirmed = Not confirmed yet. It is being sent again.
not-confirmed-short = Not confirmed …
new-build = The server has been renewed. Load the page again to play on.
reload = Reload
time-left = { $seconds } s left
time-short = Your time is nearly up.
chat = Words
chat-field = Say something
chat-send = Say
chat-lost = Not sent: the line is down. Try again in a moment.
leave-for-good = Leave the table
back-to-result = Back to the result
see-again = See it again
record = The record
another-table = Another table
own-quarter-horse = your chips
own-lose-your-shirt = your money
own-beat-the-bookie = your money
own-racehorse = your balance

## Amounts

amount-hint = { $low } to { $high }, in steps of { $step }.
amount-empty = Type an amount, or press a note.
amount-not-a-number = Only a whole number, without points or letters.
amount-low = At least { $low }.
amount-high = At most { $high }.
amount-step = A multiple of { $step }, please.
amount-all = all of it
amount-clear = clear

## Rules and settings

rules-title = Rules: { $game }
rules-missing = The rules could not be fetched.
contents = Contents
search = Search
search-none = Nothing here says “{ $text }”.
print = Print
our-ruling = our ruling
our-ruling-means = Paragraphs marked “our ruling” settle what the printed rulebook leaves open.
scheme = Light
scheme-system = as the system
scheme-light = afternoon
scheme-dark = evening
motion = Motion
motion-hint = At once shows every move without travel. So does the system's wish for less motion.
four-suits = Four-colour cards
four-suits-hint = Diamonds blue, clubs green.
sound = Sound
sound-hint = Hoofs, bell and dice. Off unless you want it.

## Pieces

horse-name = Horse { $horse }
silks-name = Silks { $horse }: { $silks }
silks-1 = red, cream hoops
silks-2 = white, black spots
silks-3 = blue, cream stripes
silks-4 = yellow, black diamonds
silks-5 = green, primrose chevrons
silks-6 = black, gold stars
silks-7 = orange, plum bends
silks-8 = pink, claret checks
silks-9 = teal, white crosses
silks-10 = purple, lilac rings
silks-11 = grey, oxblood pinstripes
silks-12 = brown, straw zigzag
card-face-down = Face-down card
card-move = Horse { $horse }, forward { $steps }
card-spot-red = Red spot: any horse forward { $steps }
card-spot-green = Green spot: any horse backwards { $steps }
card-any-horse = any horse
card-forward = forward { $steps }
card-backwards = backwards { $steps }
card-share = Card of horse { $horse }, a quarter of the pot
card-name = { $rank ->
    [A] Ace
    [K] King
    [Q] Queen
    [J] Jack
    [T] 10
   *[other] { $rank }
} of { $suit ->
    [spade] spades
    [heart] hearts
    [diamond] diamonds
   *[club] clubs
}
die-name = Die: { $eyes }
chip-name = Chip { $worth }
note-name = Note of { $worth }
bet-win = win
bet-place = place
bet-jackpot = jackpot
trophy-bronze = Bronze trophy
trophy-silver = Silver trophy
trophy-gold = Gold trophy

## Games

game-lose-your-shirt = Lose Your Shirt
    .short = Lose Your Shirt
    .tagline = Back a horse in secret, then play the cards that move it. And the others.
    .time = about 60 min
game-quarter-horse = Quarter Horse Racing
    .short = Quarter Horse
    .tagline = Two dice, eleven horses, four scratched. Your cards are shares in the pot.
    .time = about 20 min
game-beat-the-bookie = Beat The Bookie
    .short = Beat The Bookie
    .tagline = Buy a horse, read the odds, bet, collect the prize, sell it dear.
    .time = about 75 min
game-racehorse = Racehorse
    .short = Racehorse
    .tagline = A trick-taking game: one pitches, all the others pull together.
    .time = about 40 min
