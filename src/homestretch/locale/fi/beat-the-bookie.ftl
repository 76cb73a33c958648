### Mitä tapahtui: Beat The Bookie suomeksi.

## Hevoset ja kortit

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
    [1] maksa 10
    [2] maksa 10 jokaisesta hevosestasi
    [3] maksa 10 jokaisesta hevosestasi
    [4] maksa 20
    [5] maksa 20
    [6] maksa 25
    [7] maksa 30
    [8] maksa 40
    [9] saat 10
    [10] saat 10 jokaisesta hevosestasi
    [11] saat 10 jokaisesta hevosestasi
    [12] saat 20
    [13] saat 20
    [14] saat 30
    [15] saat 40
    [16] parhaiten sijoittunut oma hevonen tuo palkintonsa kahdesti
    [17] 50, jos oma hevonen voittaa
   *[18] 20, jos mikään oma hevonen ei sijoitu
}
beat-the-bookie-punters-card = { $card ->
    [1] Sija
    [2] Sija
    [3] Sija
    [4] Kahden joukossa
    [5] Kahden joukossa
    [6] Kahden joukossa
    [7] Voittaja
    [8] Voittaja
    [9] Voittaja
    [10] Sijapari
    [11] Sijapari
    [12] Kaksari
    [13] Kaksari
    [14] Vapaa troikka
    [15] Järjestyskaksari
    [16] Troikka
    [17] Parempi kerroin
   *[18] Rahat takaisin
}
beat-the-bookie-punters-rule = { $card ->
    [1] yksi hevonen kolmen parhaan joukossa tuo 25
    [2] yksi hevonen kolmen parhaan joukossa tuo 25
    [3] yksi hevonen kolmen parhaan joukossa tuo 25
    [4] yksi hevonen kahden parhaan joukossa tuo 35
    [5] yksi hevonen kahden parhaan joukossa tuo 35
    [6] yksi hevonen kahden parhaan joukossa tuo 35
    [7] voittaja tuo 75
    [8] voittaja tuo 75
    [9] voittaja tuo 75
    [10] kaksi hevosta kolmen parhaan joukossa tuo 60
    [11] kaksi hevosta kolmen parhaan joukossa tuo 60
    [12] kaksi ensimmäistä missä järjestyksessä tahansa tuo 180
    [13] kaksi ensimmäistä missä järjestyksessä tahansa tuo 180
    [14] kolme ensimmäistä missä järjestyksessä tahansa tuo 250
    [15] kaksi ensimmäistä oikeassa järjestyksessä tuo 350
    [16] kolme ensimmäistä oikeassa järjestyksessä tuo 1000
    [17] jokainen voittoveto maksetaan yhtä suuremmalla kertoimella
   *[18] hävityt panokset palautetaan, enintään 50
}
beat-the-bookie-class = { $class ->
    [1] Maiden
    [2] Tasoitus
   *[3] Päälähtö
}

## Huutokauppa

beat-the-bookie-lot-opened = Huutokaupataan { beat-the-bookie-horse }, pohjahinta { $amount }.
beat-the-bookie-bid-made = { $name } tarjoaa { $amount }.
beat-the-bookie-passed = { $name } passaa.
beat-the-bookie-priced-out = { $name } jää pois: { $amount } on liikaa.
beat-the-bookie-sealed-bid = { $amount ->
    [0] Jätit tarjouksen tekemättä: { beat-the-bookie-horse }.
   *[other] Salainen tarjouksesi on { $amount }: { beat-the-bookie-horse }.
}
beat-the-bookie-bid-handed-in = { $name } on jättänyt lappunsa.
beat-the-bookie-bid-shown = { $amount ->
    [0] { $name } ei tarjonnut.
   *[other] { $name } tarjosi { $amount }.
}
beat-the-bookie-lots-tied = Tasatarjouksia hinnalla { $amount } on { $bidders }: arpa ratkaisee.
beat-the-bookie-lot-drawn = { $name } voittaa arvan.
beat-the-bookie-horse-sold = Myyty! { $name } ostaa hevosen { beat-the-bookie-horse } hintaan { $amount }.
beat-the-bookie-horse-unsold = Hevosesta { beat-the-bookie-horse } ei tarjota: se juoksee ilman omistajaa.
beat-the-bookie-auction-over = Huutokauppa on ohi.

## Ennen lähtöä

beat-the-bookie-race-started = Lähtö { $race }: { beat-the-bookie-class }.
beat-the-bookie-owners-drawn = { $name } nostaa omistajakortin: { beat-the-bookie-owners-card }.
beat-the-bookie-punters-drawn = { $name } nostaa pelaajakortin: { beat-the-bookie-punters-card } – { beat-the-bookie-punters-rule }.
beat-the-bookie-fee-paid = { $name } maksaa pankille { $amount }.
beat-the-bookie-fee-forgiven = { $name } on ilman rahaa; maksusta jätetään perimättä { $amount }.
beat-the-bookie-received = { $name } saa pankilta { $amount }.
beat-the-bookie-forced-sale = { $name } ei pysty maksamaan ja joutuu myymään pankille hevosen { beat-the-bookie-horse } hintaan { $amount }.
beat-the-bookie-prices-drawn = Vedonvälittäjä kirjoittaa kertoimet taululle.
beat-the-bookie-named = { $third ->
    [0] { $second ->
        [0] { $name } nimeää: { beat-the-bookie-horse }.
       *[other] { $name } nimeää: { beat-the-bookie-horse } ja { beat-the-bookie-second }.
    }
   *[other] { $name } nimeää: { beat-the-bookie-horse }, { beat-the-bookie-second } ja { beat-the-bookie-third }.
}
beat-the-bookie-slip-laid = Panit kuponkiin { $amount }, kuvapuoli alas: { beat-the-bookie-horse }.
beat-the-bookie-slips-done = { $name } on jättänyt kuponkinsa.
beat-the-bookie-slip-shown = { $name } on pannut { $amount }: { beat-the-bookie-horse }.
beat-the-bookie-no-bet = { $name } ei lyö vetoa.

## Lähtö

beat-the-bookie-race-off = Matkaan!
beat-the-bookie-turned = { $left ->
    [0] { beat-the-bookie-horse } astuu viimeiseen ruutuunsa.
    [one] { beat-the-bookie-horse } etenee; jäljellä yksi.
   *[other] { beat-the-bookie-horse } etenee; jäljellä { $left }.
}
beat-the-bookie-turned-home = { beat-the-bookie-horse } on jo maalissa: kortti ei siirrä mitään.
beat-the-bookie-horse-home = { $place ->
    [1] { beat-the-bookie-horse } voittaa lähdön.
    [2] { beat-the-bookie-horse } tulee toiseksi.
   *[3] { beat-the-bookie-horse } tulee kolmanneksi.
}
beat-the-bookie-race-run = Tulos: { beat-the-bookie-horse }, { beat-the-bookie-second }, { beat-the-bookie-third }.

## Maksut

beat-the-bookie-prize-paid = { $name } saa palkinnon { $amount }: { beat-the-bookie-horse }.
beat-the-bookie-owners-paid = { $name } saa omistajakortista { $amount }.
beat-the-bookie-ticket-paid = { $name }: { beat-the-bookie-punters-card } osui, { $amount }.
beat-the-bookie-ticket-lost = { $name }: { beat-the-bookie-punters-card } ei osunut.
beat-the-bookie-bet-won = { $name } voittaa vedon, pankki maksaa { $amount }: { beat-the-bookie-horse }.
beat-the-bookie-stake-back = { $name } saa panoksensa { $amount } takaisin.
beat-the-bookie-bet-lost = { $name } häviää { $amount }: { beat-the-bookie-horse }.
beat-the-bookie-money-returned = Rahat takaisin: { $name } saa hävityistä panoksista { $amount }.

## Kaupankäynti

beat-the-bookie-window-opened = Kaupankäynti alkaa.
beat-the-bookie-sold-to-bank = { $name } myy pankille hevosen { beat-the-bookie-horse } hintaan { $amount }.
beat-the-bookie-bought-from-bank = { $name } ostaa pankilta hevosen { beat-the-bookie-horse } hintaan { $amount }.
beat-the-bookie-offered = { $name } tarjoaa myytäväksi hevosen { beat-the-bookie-horse } hintaan { $amount }; vastaa { $otherName }.
beat-the-bookie-asked = { $name } pyytää hevosta { beat-the-bookie-horse } hintaan { $amount }; vastaa { $otherName }.
beat-the-bookie-traded = { $name } ostaa hevosen { beat-the-bookie-horse } hintaan { $amount }; myyjä on { $otherName }.
beat-the-bookie-declined = { $name } kieltäytyy kaupasta: { beat-the-bookie-horse }.
beat-the-bookie-trading-done = { $name } on käynyt kauppansa.

## Pokaalit ja loppu

beat-the-bookie-profit-counted = { $name }, lähdön { $race } tulos: { $amount }.
beat-the-bookie-trophy-won = { $name } saa lähdön { $race } pokaalin voitolla { $amount }: { $points ->
    [one] yksi piste.
   *[other] { $points } pistettä.
}
beat-the-bookie-no-trophy = Lähdön { $race } pokaalia ei saa kukaan.
beat-the-bookie-bankrupt = { $name } on ilman rahaa ja hevosia ja putoaa pelistä.
beat-the-bookie-last-standing = { $name } on viimeinen jäljellä ja voittaa.
beat-the-bookie-meeting-over = Kilpailupäivä päättyi lähtöön { $race }.
