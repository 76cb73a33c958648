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
new-table = New table
new-table-of = New table, { $game }
players-range = { $low } to { $high } players
join-title = Join a table
code = Table code
join = Join
code-missing = Type the code that the host reads out.
code-unknown = There is no open table with the code { $code }. Ask the host to read it out again.
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
to-lobby = To the lobby
lost-title = There is nothing here
lost-text = The address is not one of ours. The tables are in the lobby.

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

game-lose-your-shirt = Lose Your Shirt
    .tagline = Back a horse in secret, then play the cards that move it. And the others.
    .time = about 60 min
game-quarter-horse = Quarter Horse Racing
    .tagline = Two dice, eleven horses, four scratched. Your cards are shares in the pot.
    .time = about 20 min
game-beat-the-bookie = Beat The Bookie
    .tagline = Buy a horse, read the odds, bet, collect the prize, sell it dear.
    .time = about 75 min
game-racehorse = Racehorse
    .tagline = A trick-taking game: one pitches, all the others pull together.
    .time = about 40 min
