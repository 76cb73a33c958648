### What happened in Quarter Horse Racing, one message a kind of note. `$you` is "yes" where the note is about the reader.

quarter-horse-dealer-drawn = { $name } deals first.
quarter-horse-race-started = Race { $race }: { $name } deals.
quarter-horse-seat-out = { $name } has no chips left and is out.
quarter-horse-scratched = { $name } rolled horse { $horse }: it is scratched, { $place ->
    [1] the first
    [2] the second
    [3] the third
   *[other] the fourth
} of four.
quarter-horse-scratch-fee = { $name } paid { $amount } for horse { $horse }.
quarter-horse-rolled-scratched = { $name } rolled horse { $horse }, which is scratched, and paid { $amount }.
quarter-horse-moved = { $name } moved horse { $horse } up one. { $left ->
    [0] It is home!
    [one] One more to the finish.
   *[other] { $left } more to the finish.
}
quarter-horse-race-won = Horse { $horse } wins race { $race }. The pot is { $amount }.
quarter-horse-share-paid = { $name } takes { $amount } from the pot.
quarter-horse-remainder-paid = { $name } rolled the winning move and takes the { $amount } that is left.
quarter-horse-remainder-stays = { $amount } stays in the pot.
quarter-horse-session-over = That was the last race.
