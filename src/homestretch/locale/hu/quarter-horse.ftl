### Mi történt: Quarter Horse Racing magyarul.

quarter-horse-dealer-drawn = Elsőként { $name } oszt.
quarter-horse-race-started = { $race }. futam: { $name } oszt.
quarter-horse-seat-out = { $name } zsetonja elfogyott, kiesett.
quarter-horse-scratched = { $name } dobása a(z) { $horse }. ló: törölve, { $place ->
    [1] elsőként
    [2] másodikként
    [3] harmadikként
   *[other] negyedikként
} a négy közül.
quarter-horse-scratch-fee = { $name } fizetett { $amount } centet a(z) { $horse }. lóért.
quarter-horse-rolled-scratched = { $name } a törölt { $horse }. lovat dobta, és fizetett { $amount } centet.
quarter-horse-moved = { $name } eggyel előre vitte a(z) { $horse }. lovat. { $left ->
    [0] Célba ért!
   *[other] A célig még { $left }.
}
quarter-horse-race-won = A(z) { $horse }. ló nyeri a(z) { $race }. futamot. A kasszában { $amount } van.
quarter-horse-share-paid = { $name } { $amount } centet kap a kasszából.
quarter-horse-remainder-paid = { $name } dobta a győztes lépést, övé a maradék { $amount } cent.
quarter-horse-remainder-stays = { $amount } cent a kasszában marad.
quarter-horse-session-over = Ez volt az utolsó futam.
