### Mitä tapahtui: Quarter Horse Racing suomeksi.

quarter-horse-dealer-drawn = { $name } jakaa ensimmäisenä.
quarter-horse-race-started = Lähtö { $race }: { $name } jakaa.
quarter-horse-seat-out = { $name } on ilman pelimerkkejä ja poissa pelistä.
quarter-horse-scratched = { $name } heitti hevosen { $horse }: se on poissa, { $place ->
    [1] ensimmäinen
    [2] toinen
    [3] kolmas
   *[other] neljäs
} neljästä.
quarter-horse-scratch-fee = { $name } maksoi { $amount } hevosesta { $horse }.
quarter-horse-rolled-scratched = { $name } heitti poissuljetun hevosen { $horse } ja maksoi { $amount }.
quarter-horse-moved = { $name } siirsi hevosta { $horse } yhden eteenpäin. { $left ->
    [0] Se on maalissa!
    [one] Maaliin on yksi.
   *[other] Maaliin on { $left }.
}
quarter-horse-race-won = Hevonen { $horse } voittaa lähdön { $race }. Potissa on { $amount }.
quarter-horse-share-paid = { $name } saa potista { $amount }.
quarter-horse-remainder-paid = { $name } heitti voittosiirron ja saa loput { $amount }.
quarter-horse-remainder-stays = Pottiin jää { $amount }.
quarter-horse-session-over = Se oli viimeinen lähtö.
