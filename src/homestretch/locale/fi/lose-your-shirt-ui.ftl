### Lose Your Shirt -sivujen sanat suomeksi.

lys-name = Lose Your Shirt
lys-race = Lähtö { $race }
lys-of = / { $races }
lys-race-of = Lähtö { $race }/{ $races }
lys-jackpot = Jättipotti
lys-jackpot-is = jättipotti { $amount }
lys-being-dealt = Kortteja jaetaan.
lys-betting-now = Valitse hevonen kuvapuoli alaspäin ja lyö sitten vetoa.
lys-course = Kilparata: kuusi rataa, kussakin { $squares } ruutua
lys-positions = Missä hevoset ovat
lys-at = Hevonen { $horse }: rata { $lane }, ruutu { $square }/{ $squares }.
lys-at-stall = Hevonen { $horse }: karsinassaan.
lys-at-first = Hevonen { $horse }: maalissa ensimmäisenä.
lys-at-second = Hevonen { $horse }: maalissa toisena.
lys-first = 1.
lys-second = 2.
lys-open = vielä auki
lys-from-above = Ylhäältä
lys-from-stand = Katsomosta
lys-pile = Pino: { $cards ->
    [one] yksi kortti
   *[other] { $cards } korttia
} kuvapuoli alaspäin
lys-lost-shirt = hävisi paitansa
lys-bet-laid = veto lyöty
lys-selected = hevonen valittu
lys-thinking = miettii
lys-cards-left = { $cards ->
    [one] Yksi kortti kädessä
   *[other] { $cards } korttia kädessä
}
lys-all-bet = { $count } lyö vielä vetoa
lys-to-select = { $name } valitsee hevosen
lys-to-bet = { $name } lyö vetoa
lys-to-play = { $name } pelaa
lys-to-turn = { $name } kääntää
lys-to-move = { $name } siirtää
lys-bets = Tämän lähdön vedot

lys-your-horse = Hevosesi, kuvapuoli alaspäin
lys-your-horse-lies = Hevosesi on kuvapuoli alaspäin
lys-your-bet = Vetosi
lys-your-stake = Panoksesi
lys-stake-label = Panos, kymppeinä
lys-tag-select = Valitse
lys-tag-bet = Veto
lys-then-choose = Valitse sen hevosen kortti, johon uskot. Se jää kuvapuoli alaspäin, ja vain sinä saat katsoa sitä.
lys-then-select = Hevosesi on { $horse }, kävi miten kävi: valintaa ei saa perua. Kortin voi silti pelata.
lys-lay-choose = Valitse hevoskortti
lys-lay-horse = Pane hevonen { $horse } pöydälle
lys-no-spot = Piste ei käy valinnaksi.
lys-not-now = Tätä korttia ei voi pelata nyt.
lys-copy-first = Toinen samanlainen kortti pelataan ennen valintaa.
lys-selection = Valinta
lys-selection-down = Valintasi, kuvapuoli alaspäin
lys-selection-is = Valintasi: { $card }
lys-secret = Vain sinä saat katsoa.
lys-secret-open = Hevonen { $horse }. Äkkiä, ennen kuin joku kurkkaa.
lys-hold = Katso pitämällä
lys-odds = { $odds }–1
lys-the-pool = potin { $amount }
lys-no-jackpot = Jättipottiveto maksaa 50, eikä sinulla ole sitä.
lys-fixed = Jättipottivedon panos on aina tämä.
lys-then-win = Jos hevosesi voittaa, pankki maksaa sinulle { $gain } ja panoksesi { $stake } palaa. Jos ei, { $stake } menee jättipottiin.
lys-then-place = Jos hevosesi on ensimmäinen tai toinen, pankki maksaa sinulle { $gain } ja panoksesi { $stake } palaa. Jos ei, { $stake } menee jättipottiin.
lys-then-jackpot = Jos hevosesi voittaa, saat jättipotin { $pool } (tai osuutesi siitä) ja panoksesi { $stake } palaa. Jos ei, { $stake } menee pottiin.
lys-then-none = Sano, paljonko.
lys-stake-choose = Valitse panos
lys-lay-win = Lyö veto: voitto { $amount }
lys-lay-place = Lyö veto: sija { $amount }
lys-lay-jackpot = Lyö veto: jättipotti { $amount }

lys-choose-card = Valitse pelattava kortti.
lys-choose-card-short = Valitse kortti
lys-choose-horse = Valitse hevonen
lys-choose-end = Valitse, mihin se päätyy
lys-turned = Käänsit kortin.
lys-which-on = Mikä hevonen siirtyy { $far } eteenpäin?
lys-which-back = Mikä hevonen siirtyy { $far } taaksepäin?
lys-where-on = Hevonen { $horse } siirtyy { $far } eteenpäin. Mihin se päätyy?
lys-where-back = Hevonen { $horse } siirtyy { $far } taaksepäin. Mihin se päätyy?
lys-goes = Hevonen { $horse } siirtyy radan { $lane } ruutuun { $square }.
lys-goes-stall = Hevonen { $horse } palaa karsinaansa.
lys-goes-home = Hevonen { $horse } ylittää maaliviivan!
lys-nothing = Kortti ei siirrä hevosta { $horse } lainkaan.
lys-end-lane = rata { $lane }
lys-end-square = ruutu { $square }
lys-end-home = maaliin
lys-end-stall = karsinaan
lys-play-to = Pelaa hevonen { $horse }: { $letter }
lys-play-horse = Pelaa hevonen { $horse }
lys-move-horse = Siirrä hevosta { $horse }
lys-play-nothing = Pelaa: mikään ei liiku
lys-undo = Peru
lys-auto = Käännä itse

lys-meeting = Kilpailupäivä
lys-race-col = Lähtö
lys-none-run = Lähtöjä ei ole vielä ajettu.
lys-to-come = { $left ->
    [one] yksi lähtö jäljellä
   *[other] { $left } lähtöä jäljellä
}
lys-races-so-far = Kilpailupäivä: { $run }/{ $races } lähtöä
lys-result-title = Lähtö { $race }: kuka saa mitä
lys-over-title = Kilpailupäivä on ohi
lys-races-run = { $run }/{ $races } lähtöä ajettu
lys-winners = { $count ->
    [one] { $names } voittaa kilpailupäivän.
   *[other] { $names } jakavat voiton.
}
lys-jackpot-was = Jättipotissa oli
lys-took = Otti { $names }
lys-stakes-in = hävityt panokset
lys-next-race = Seuraava lähtö
lys-nobodys = Ei kenellekään
lys-bank-paid = Pankki maksoi tässä lähdössä { $amount }.
lys-deals-next = Seuraavan jakaa { $name }.
lys-on = Lähtöön { $race }
lys-came-first = Hevonen { $horse } voitti.
lys-came-second = Hevonen { $horse } tuli toiseksi.
lys-came-not = Hevonen { $horse } ei voittanut.
lys-came-neither = Hevonen { $horse } ei ollut kahden ensimmäisen joukossa.
lys-why-paid = Pankki maksaa { $odds ->
    [1] panoksen { $stake } verran
    [2] kaksi kertaa { $stake }
    [4] neljä kertaa { $stake }
    [5] viisi kertaa { $stake }
   *[other] { $odds } kertaa { $stake }
}, ja panos palaa.
lys-why-jackpot = Jättipotti maksaa { $gain }, ja panos { $stake } palaa.
lys-why-empty = Jättipotti oli tyhjä, mutta panos { $stake } palaa.
lys-why-lost = Panos { $stake } menee jättipottiin.
lys-why-broke = Ei paitaa, ei vetoa. Kortit liikuttavat silti hevosia, ja sitä joku vielä katuu.
lys-lost-now = { $you ->
    [yes] Hävisit paitasi. Pää pystyyn: kortit jäivät.
   *[no] Sinne meni paita. Kortit ovat yhä pelissä.
}

lys-drawn-shut = Kuva: hevonen 3 on radan 3 ruudussa 5. Ruutu 6 on varattu radoilla 2, 3 ja 4, joten kaikki tiet ovat kiinni.
lys-drawn-half = Kuva: hevonen 3 on radan 3 ruudussa 5. Ruutu 6 on vapaa radalla 2, jossa hevonen 2 on ruudussa 7, ja varattu radoilla 3 ja 4. Vain viisto askel radalle 2 on auki.

lose-your-shirt-start-turn = Käännä päällimmäinen kortti
lose-your-shirt-start-deal = Jaa kortit
lose-your-shirt-auto-deal = Kortteja jaetaan
lose-your-shirt-auto-turn = Korttia käännetään
lose-your-shirt-your-turn = Käännä kortti
lose-your-shirt-turn-turn = { $name } kääntää
lose-your-shirt-turn-deal = { $name } jakaa

lose-your-shirt-option-squares = Ruutuja
    .sentence = Montako ruutua kullakin radalla on karsinasta maaliin.
lose-your-shirt-option-lanes = Ratoja
    .sentence = Montako rataa kilparadalla on.
lose-your-shirt-option-starting-money = Alkurahat
    .sentence = Mitä kullakin pelaajalla on kilpailupäivän alussa.
lose-your-shirt-option-races = Lähtöjä
    .sentence = Montako lähtöä kilpailupäivään kuuluu.
lose-your-shirt-option-betting = Vedonlyönti
    .sentence = Lyövätkö kaikki vetoa yhtä aikaa ja näyttävät yhdessä, vai vuorotellen jakajan vasemmalta.
    .is-simultaneous = yhtä aikaa
    .is-in-turn = vuorotellen
lose-your-shirt-option-lane-change = Radan vaihto
    .sentence = Vaihtaako hevonen rataa viistolla askelella vai sivuaskelella, joka ei vie eteenpäin.
    .is-diagonal = viistosti
    .is-sideways = sivuttain
lose-your-shirt-option-odds-include-stake = Panos kertoimessa
    .sentence = Sisältävätkö 5–1 ja 2–1 palautetun panoksen, jolloin pankki maksaa yhden panoksen vähemmän.
