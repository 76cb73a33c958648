### Mi történt: Beat The Bookie magyarul.

## Lovak és kártyák

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
    [1] fizess 10-et
    [2] fizess 10-et minden lovadért
    [3] fizess 10-et minden lovadért
    [4] fizess 20-at
    [5] fizess 20-at
    [6] fizess 25-öt
    [7] fizess 30-at
    [8] fizess 40-et
    [9] kapsz 10-et
    [10] kapsz 10-et minden lovadért
    [11] kapsz 10-et minden lovadért
    [12] kapsz 20-at
    [13] kapsz 20-at
    [14] kapsz 30-at
    [15] kapsz 40-et
    [16] a legjobban végző saját ló kétszer hozza a díját
    [17] 50, ha saját ló nyer
   *[18] 20, ha egy saját ló sem helyezett
}
beat-the-bookie-punters-card = { $card ->
    [1] Helyezés
    [2] Helyezés
    [3] Helyezés
    [4] Első kettő
    [5] Első kettő
    [6] Első kettő
    [7] Győztes
    [8] Győztes
    [9] Győztes
    [10] Bármely kettő
    [11] Bármely kettő
    [12] Kettes befutó
    [13] Kettes befutó
    [14] Vegyes hármas
    [15] Rendezett kettes
    [16] Hármas befutó
    [17] Jobb szorzó
   *[18] Pénz vissza
}
beat-the-bookie-punters-rule = { $card ->
    [1] egy ló az első háromban: 25
    [2] egy ló az első háromban: 25
    [3] egy ló az első háromban: 25
    [4] egy ló az első kettőben: 35
    [5] egy ló az első kettőben: 35
    [6] egy ló az első kettőben: 35
    [7] a győztes: 75
    [8] a győztes: 75
    [9] a győztes: 75
    [10] két ló az első háromban: 60
    [11] két ló az első háromban: 60
    [12] az első kettő bármilyen sorrendben: 180
    [13] az első kettő bármilyen sorrendben: 180
    [14] az első három bármilyen sorrendben: 250
    [15] az első kettő pontos sorrendben: 350
    [16] az első három pontos sorrendben: 1000
    [17] minden nyerő fogadás eggyel nagyobb szorzóval fizet
   *[18] a vesztett tétek visszajárnak, legfeljebb 50
}
beat-the-bookie-class = { $class ->
    [1] nyeretlenek versenye
    [2] hendikep
   *[3] nagydíj
}

## Az árverés

beat-the-bookie-lot-opened = Kalapács alatt: { beat-the-bookie-horse }, kikiáltási ár { $amount }.
beat-the-bookie-bid-made = { $name } ajánlata { $amount }.
beat-the-bookie-passed = { $name } passzol.
beat-the-bookie-priced-out = { $name } kiszáll: { $amount } már sok neki.
beat-the-bookie-sealed-bid = { $amount ->
    [0] Nem tettél ajánlatot erre: { beat-the-bookie-horse }.
   *[other] Titkos ajánlatod { $amount } erre: { beat-the-bookie-horse }.
}
beat-the-bookie-bid-handed-in = { $name } leadta a cédulát.
beat-the-bookie-bid-shown = { $amount ->
    [0] { $name } nem tett ajánlatot.
   *[other] { $name } ajánlata { $amount }.
}
beat-the-bookie-lots-tied = Holtverseny: { $bidders } ajánlat { $amount } értékben. Sorsolás dönt.
beat-the-bookie-lot-drawn = A sorsoláson { $name } nyer.
beat-the-bookie-horse-sold = Elkelt! { beat-the-bookie-horse } új gazdája { $name }, az ár { $amount }.
beat-the-bookie-horse-unsold = Nem kelt el: { beat-the-bookie-horse } gazda nélkül fut.
beat-the-bookie-auction-over = Az árverés véget ért.

## A futam előtt

beat-the-bookie-race-started = { $race }. futam: { beat-the-bookie-class }.
beat-the-bookie-owners-drawn = { $name } tulajdonosi kártyát húz: { beat-the-bookie-owners-card }.
beat-the-bookie-punters-drawn = { $name } fogadói kártyát húz: { beat-the-bookie-punters-card } – { beat-the-bookie-punters-rule }.
beat-the-bookie-fee-paid = { $name } befizet a banknak: { $amount }.
beat-the-bookie-fee-forgiven = { $name } pénze elfogyott; a díjból elengedve { $amount }.
beat-the-bookie-received = { $name } a banktól kap: { $amount }.
beat-the-bookie-forced-sale = { $name } nem tud fizetni, el kell adnia a banknak: { beat-the-bookie-horse }, az ár { $amount }.
beat-the-bookie-prices-drawn = A bukméker felírja a szorzókat.
beat-the-bookie-named = { $third ->
    [0] { $second ->
        [0] { $name } tippje: { beat-the-bookie-horse }.
       *[other] { $name } tippje: { beat-the-bookie-horse } és { beat-the-bookie-second }.
    }
   *[other] { $name } tippje: { beat-the-bookie-horse }, { beat-the-bookie-second } és { beat-the-bookie-third }.
}
beat-the-bookie-slip-laid = Lefordítva leteszel { $amount } tétet: { beat-the-bookie-horse }.
beat-the-bookie-slips-done = { $name } letette a szelvényeit.
beat-the-bookie-slip-shown = { $name } tétje { $amount }: { beat-the-bookie-horse }.
beat-the-bookie-no-bet = { $name } nem fogad.

## A futam

beat-the-bookie-race-off = Rajt!
beat-the-bookie-turned = { $left ->
    [0] { beat-the-bookie-horse } az utolsó mezőre lép.
   *[other] { beat-the-bookie-horse } előrelép; még { $left } a célig.
}
beat-the-bookie-turned-home = { beat-the-bookie-horse } már célban van: a kártya semmit nem mozdít.
beat-the-bookie-horse-home = { $place ->
    [1] { beat-the-bookie-horse } nyeri a futamot.
    [2] { beat-the-bookie-horse } a második.
   *[3] { beat-the-bookie-horse } a harmadik.
}
beat-the-bookie-race-run = A befutó: { beat-the-bookie-horse }, { beat-the-bookie-second }, { beat-the-bookie-third }.

## Elszámolás

beat-the-bookie-prize-paid = { $name } pénzdíja { $amount }: { beat-the-bookie-horse }.
beat-the-bookie-owners-paid = { $name } a tulajdonosi kártyára kap: { $amount }.
beat-the-bookie-ticket-paid = { $name } kártyája bejött ({ beat-the-bookie-punters-card }): { $amount }.
beat-the-bookie-ticket-lost = { $name } kártyája nem jött be ({ beat-the-bookie-punters-card }).
beat-the-bookie-bet-won = { $name } nyert: { beat-the-bookie-horse }, a bank fizet { $amount } nyereményt.
beat-the-bookie-stake-back = { $name } visszakapja a tétjét: { $amount }.
beat-the-bookie-bet-lost = { $name } vesztett tétje { $amount }: { beat-the-bookie-horse }.
beat-the-bookie-money-returned = Pénz vissza: { $name } a vesztett tétekből visszakap { $amount } egységet.

## Adásvétel

beat-the-bookie-window-opened = Megnyílt az adásvétel.
beat-the-bookie-sold-to-bank = { $name } eladja a banknak: { beat-the-bookie-horse }, az ár { $amount }.
beat-the-bookie-bought-from-bank = { $name } megveszi a banktól: { beat-the-bookie-horse }, az ár { $amount }.
beat-the-bookie-offered = { $name } eladásra kínálja: { beat-the-bookie-horse }, az ár { $amount }. Válaszol: { $otherName }.
beat-the-bookie-asked = { $name } venné: { beat-the-bookie-horse }, az ár { $amount }. Válaszol: { $otherName }.
beat-the-bookie-traded = { $name } megveszi: { beat-the-bookie-horse }, az ár { $amount }. Az eladó { $otherName }.
beat-the-bookie-declined = { $name } nem köt üzletet: { beat-the-bookie-horse }.
beat-the-bookie-trading-done = { $name } befejezte az adásvételt.

## Trófeák, és a nap vége

beat-the-bookie-profit-counted = { $name } eredménye a(z) { $race }. futamon: { $amount }.
beat-the-bookie-trophy-won = A(z) { $race }. futam trófeája: { $name }, { $amount } nyereséggel. { $points } pont.
beat-the-bookie-no-trophy = A(z) { $race }. futam trófeáját senki sem kapja.
beat-the-bookie-bankrupt = { $name } csődbe ment: se pénze, se lova, kiesett.
beat-the-bookie-last-standing = { $name } maradt egyedül, ő a győztes.
beat-the-bookie-meeting-over = A versenynap a(z) { $race }. futammal véget ért.
