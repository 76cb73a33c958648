### Beat The Bookien sivujen sanat suomeksi.

btb-short = Beat The Bookie
btb-before = Hevoset tuodaan kehään.
btb-lot = Huutokauppa, kohde { $lot }/6
btb-reserve-by = pohjahinta 100 · { $auction ->
    [sealed] suljetut tarjoukset
    [once-around] yksi tarjous kultakin
   *[other] kymmenittäin
}
btb-race = Lähtö { $race }
btb-race-of = Lähtö { $race }/8
btb-race-small = lähtö { $race }
btb-of-8 = kahdeksasta, { $class }
btb-prizes = palkinnot { $prizes }
btb-after = Lähdön { $race } jälkeen{ $stage ->
    [settling] { " · maksut" }
    [trading] { " · kaupankäynti" }
   *[other] { "" }
}
btb-over = Päättyi lähdön { $race } jälkeen
btb-bid = Tarjous
btb-reserve = Pohjahinta
btb-reserve-is = pohjahinta { $amount }
btb-no-bid-yet = Ei tarjouksia
btb-next-bid = Seuraava tarjous on vähintään { $amount }.
btb-sealed-room = Suljetut tarjoukset
btb-sealed-hint = Kaikki laput avataan yhtä aikaa.
btb-sealed-rule = Kukaan ei näe lappuasi, ennen kuin kaikki on jätetty. Korkein ostaa; tasatilanteen ratkaisee arpa.
btb-next = seuraava
btb-last = viimeinen
btb-or-more = vähintään { $amount }
btb-highest = korkein tarjous
btb-you-own = omistat
btb-yours = sinun
btb-nobodys = ei omistajaa
btb-nobody = ei kukaan
btb-owned-by = omistaja { $name }
btb-passed = { $amount ->
    [0] passasi
   *[other] passasi: { $amount }
}
btb-has-bid = tarjosi
btb-handed-in = lappu jätetty
btb-writes = kirjoittaa lappua
btb-to-speak = vuorossa
btb-not-spoken = ei ole vielä tarjonnut

btb-your-bid = Tarjouksesi
btb-your-name = Korttisi
btb-your-slips = Kuponkisi
btb-your-trade = Vuorosi
btb-your-answer = Vastauksesi
btb-ask-slips = Näytetään, kun kaikki on jätetty.
btb-ask-name = Nimeä ennen vetoja.
btb-ask-trade = Myy, tarjoa tai pyydä.
btb-ask-offered = { $name } tarjoaa sinulle hevosta.
btb-ask-asked = { $name } pyytää hevostasi.
btb-auto = Nosta itsestään
btb-your-bid-label = Tarjouksesi
btb-all = kaikki { $amount }
btb-leaves = sinulle jää { $left }
btb-least-leaves = pienin · sinulle jää { $left }
btb-bid-amount = Tarjoa { $amount }
btb-pass = Passaa
btb-choose-amount = Valitse summa

btb-no = Nro
btb-silks = Asu
btb-horse = Hevonen
btb-odds = Kerroin
btb-cards-home = Kortit maaliin
btb-cards-drawn = Nostetut kortit
btb-positions = Missä hevoset ovat
btb-position = Hevonen { $horse }: matkaa { $left }.
btb-position-home = Hevonen { $horse }: { $place ->
    [1] ensimmäinen
    [2] toinen
   *[3] kolmas
}.
btb-place-0 = ei sijoittunut
btb-place-1 = 1.
btb-place-2 = 2.
btb-place-3 = 3.
btb-no-bet = ei vetoa
btb-slips-in = kupongit jätetty
btb-slips-writes = täyttää kuponkeja
btb-so-far = { $amount } tästä lähdöstä
btb-bankrupt = vararikossa
btb-answers = vastaa { $name }
btb-points = { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
}
btb-points-so-far = { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
} · { $amount }
btb-your-horses = Hevosesi
btb-you-named = Nimesit
btb-your-stakes = Panoksesi
btb-your-points = Pokaalipisteet

btb-owners = Omistaja
btb-punters = Pelaaja
btb-bookies = Kerroin
btb-owners-card = Omistajakortti
btb-punters-card = Pelaajakortti
btb-bookies-card = Kerroinkortti
btb-card-name = { $deck }: { $says }
btb-card-down = { $deck }, kuvapuoli alas
btb-card-of = Hevosen { $horse } omistuskortti, { $horseName }
btb-result = Tulos
btb-owners-pay = Maksa pankille
btb-owners-receive = Saat
    .more = pankilta
btb-owners-each = jokaisesta
    .more = hevosestasi
btb-owners-twice = parhaan oman
    .more = hevosen palkinto
btb-owners-winner = jos oma
    .more = hevonen voittaa
btb-owners-unplaced = jos oma hevonen
    .more = ei sijoitu
btb-how-one = yksi näistä
btb-how-two = kaksi näistä
btb-how-any = mikä tahansa
btb-how-order = järjestyksessä
btb-how-wins = voittaja
btb-how-none = ei mitään
btb-punters-says = { $card ->
    [1] hevosesi sijoittuu
    [2] hevosesi sijoittuu
    [3] hevosesi sijoittuu
    [4] hevosesi sijoittuu
    [5] hevosesi sijoittuu
    [6] hevosesi sijoittuu
    [7] hevosesi voittaa
    [8] hevosesi voittaa
    [9] hevosesi voittaa
    [10] molemmat hevosesi
    [11] molemmat hevosesi
    [12] kaksi ensimmäistä
    [13] kaksi ensimmäistä
    [14] kolme ensimmäistä
    [15] kaksi ensimmäistä
    [16] kolme ensimmäistä
    [17] voitettu veto / maksaa pisteen / enemmän
   *[18] hävityt panokset / takaisin, / enintään 50
}
btb-your-punters = Pelaajakorttisi
btb-comes-in = osuu
btb-one-in = kerran { $times }:stä
btb-then-pays = maksaa silloin
btb-worth = arvo siis
btb-which = { $card ->
    [1] Mikä hevonen tulee kolmen joukkoon?
    [2] Mikä hevonen tulee kolmen joukkoon?
    [3] Mikä hevonen tulee kolmen joukkoon?
    [4] Mikä hevonen tulee kahden joukkoon?
    [5] Mikä hevonen tulee kahden joukkoon?
    [6] Mikä hevonen tulee kahden joukkoon?
    [7] Mikä hevonen voittaa?
    [8] Mikä hevonen voittaa?
    [9] Mikä hevonen voittaa?
    [10] Mitkä kaksi tulevat kolmen joukkoon?
    [11] Mitkä kaksi tulevat kolmen joukkoon?
    [12] Mitkä kaksi tulevat ensimmäiseksi ja toiseksi?
    [13] Mitkä kaksi tulevat ensimmäiseksi ja toiseksi?
    [14] Mitkä kolme tulevat kolmen joukkoon?
    [15] Kuka on ensimmäinen, kuka toinen? Napauta siinä järjestyksessä.
   *[16] Kuka on ensimmäinen, toinen, kolmas? Napauta siinä järjestyksessä.
}
btb-same-chance = Kaikilla hevosilla on sama mahdollisuus: pakka sekoitetaan aina uudelleen. Kortin arvo on sama, nimesit minkä tahansa.
btb-name-them = Nimeä { $names }
btb-choose-horses = { $left ->
    [one] Valitse yksi hevonen
   *[other] Valitse { $left } hevosta
}

btb-value = arvo { $value } %
btb-less-on = 10 vähemmän hevoselle { $horse }
btb-more-on = 10 enemmän hevoselle { $horse }
btb-stake-on = Panos hevoselle { $horse }
btb-none = ei
btb-laid = jätetty
btb-slips-up = { $slips ->
    [0] ei kuponkeja
    [one] yksi kuponki
   *[other] { $slips } kuponkia
}
btb-left = jää käteen
btb-if-wins = Jos hevonen { $horse } voittaa: pankilta { $pays } ja panoksesi { $stake } takaisin. Yhteensä
btb-value-means = Arvo: paljonko panos keskimäärin voittaa tai häviää. Jokainen hevonen voittaa joka kuudennen lähdön, joten 5 : 1 on reilu.
btb-slips-done = { $laid ->
    [0] Ei vetoa
   *[other] Valmis
}
btb-lay = { $slips ->
    [one] Jätä yksi kuponki: { $amount }
   *[other] Jätä { $slips } kuponkia: { $amount }
}
btb-slip-wrong = Hevonen { $horse }: kymmeniä, enintään { $most }
btb-too-much = Enemmän kuin { $money }

btb-which-horse = Mikä hevonen?
btb-to-whom = Kenelle?
btb-what-price = Mihin hintaan?
btb-bank = Pankki
btb-pays = maksaa { $amount }
btb-has = rahaa { $amount }
btb-came = { $place ->
    [1] Se voitti: { $amount }.
    [2] Se oli toinen: { $amount }.
   *[3] Se oli kolmas: { $amount }.
}
btb-unplaced = Se ei sijoittunut.
btb-bank-gives = Pankki antaisi siitä { $amount }.
btb-choose-horse = Valitse hevonen
btb-choose-whom = Valitse ostaja
btb-cannot = Ei onnistu nyt
btb-no-more-offers = tarjoukset käytetty
btb-profit-then = voittosi lähdöstä: { $amount }
btb-offers = { $left ->
    [0] Olet tehnyt kolme tarjousta. Pankille voi yhä myydä.
   *[other] Tarjous { $offer }/3. Toinen vastaa heti.
}
btb-offer-to = Tarjoa: { $name }
btb-ask-owner = Pyydä: { $name }
btb-sell-for = Myy hintaan { $amount }
btb-buy-for = Osta hintaan { $amount }
btb-done = Valmis
btb-decline = En suostu
btb-offer-gone = Ei enää mahdollista
btb-their-price = { $name } pyytää
btb-their-bid = { $name } maksaisi
btb-would-have = Sinulle jäisi
btb-races-left = Lähtöjä jäljellä
btb-next-prizes = Seuraavan lähdön palkinnot
btb-earns-next = Hevonen tienaa siinä keskimäärin
btb-earns-all = Kaikissa jäljellä olevissa, ilman kortteja
btb-if-you-buy = Jos ostat, tuloksesi lähdöstä { $race } on
btb-if-you-sell = Jos myyt, tuloksesi lähdöstä { $race } on

btb-player = Pelaaja
btb-auction = Huutokauppa
btb-after-auction = huutokaupan jälkeen
btb-after-race = lähdön { $race } jälkeen
btb-col-card = omistajakortti
btb-col-prizes = palkinto
btb-col-ticket = pelaajakortti
btb-col-bets = vedot
btb-col-trades = kaupat
btb-col-profit = voitto
btb-card-short = { $card ->
    [1] maksa 10
    [2] −10/hevonen
    [3] −10/hevonen
    [4] maksa 20
    [5] maksa 20
    [6] maksa 25
    [7] maksa 30
    [8] maksa 40
    [9] saat 10
    [10] 10/hevonen
    [11] 10/hevonen
    [12] saat 20
    [13] saat 20
    [14] saat 30
    [15] saat 40
    [16] palkinto kahdesti
    [17] 50 voitosta
   *[18] 20, jos ei sijoitu
}
btb-won-at = { $stake } hevoselle { $horse }
btb-bought = osti { $horse }
btb-sold = myi { $horse }
btb-nothing = ei vielä mitään
btb-prize-to = { $amount }, { $name }
btb-step-prizes = Palkinnot
btb-step-punters = Pelaajakortit
btb-step-bets = Vedot
btb-step-trading = Kaupat
btb-step-trophy = Pokaali
btb-step-title = Lähtö { $race }: { $step ->
    [1] palkinnot
    [2] pelaajakortit
    [3] vedot
    [4] ennen kauppoja
   *[5] pokaali
}
btb-trophy-title = Lähtö { $race }: pokaalin saa { $names }
btb-no-trophy-title = Lähtö { $race }: ei pokaalia
btb-races-run = { $class }, { $run }/8 lähtöä juostu
btb-step-back = Askel taaksepäin
btb-step-next = Seuraava askel
btb-settling = Maksetaan …
btb-on = Lähtöön { $race }
btb-on-trading = Seuraavaksi: kaupat
btb-cabinet = Pokaalikaappi
btb-at-stake = jaossa
btb-to-run = juostaan
btb-wallets = Lompakot
btb-end-title = Kilpailut ovat ohi
btb-winners = { $count ->
    [one] { $names } voitti kilpailut.
   *[other] { $names } jakavat voiton.
}
btb-see-last = Viimeinen lähtö
btb-see-end = Lopputulos

beat-the-bookie-start-owners = Nosta omistajakortti
beat-the-bookie-start-punters = Nosta pelaajakortti
beat-the-bookie-start-prices = Nosta kertoimet
beat-the-bookie-start-turn = Käännä seuraava kortti
beat-the-bookie-start-lot = Nosta arpa
beat-the-bookie-auto-owners = Nostetaan omistajakortti
beat-the-bookie-auto-punters = Nostetaan pelaajakortti
beat-the-bookie-auto-prices = Nostetaan kertoimet
beat-the-bookie-auto-turn = Juostaan
beat-the-bookie-auto-lot = Arpa ratkaisee
beat-the-bookie-your-owners = Olet vedonvälittäjä
beat-the-bookie-your-punters = Olet vedonvälittäjä
beat-the-bookie-your-prices = Olet vedonvälittäjä
beat-the-bookie-your-turn = Olet vedonvälittäjä
beat-the-bookie-your-lot = Olet vedonvälittäjä
beat-the-bookie-turn-owners = { $name } nostaa kortin
beat-the-bookie-turn-punters = { $name } nostaa kortin
beat-the-bookie-turn-prices = { $name } nostaa kertoimet
beat-the-bookie-turn-turn = { $name } kääntää kortin
beat-the-bookie-turn-lot = { $name } nostaa arvan

beat-the-bookie-option-bookie = Vedonvälittäjä
    .sentence = Kuka aloittaa nostot: järjestelmä vai yksi pelaajista pelinsä ohella.
    .is-system = järjestelmä
beat-the-bookie-option-auction = Huutokauppa
    .sentence = Huudetaanko vuorotellen, kunnes yksi jää, jätetäänkö salaiset laput vai tarjoaako kukin kerran.
    .is-open = avoin
    .is-sealed = suljettu
    .is-once-around = kerran kukin
beat-the-bookie-option-bookie-sells = Pankki myy
    .sentence = Saako omistajattoman hevosen ostaa pankilta hintaan 100 kertaa seuraavan lähdön luokka.
beat-the-bookie-option-stake-cap = Panosraja
    .sentence = Yhden kupongin enimmäispanos, kerrottuna lähdön luokalla.
    .is-none = ei rajaa
beat-the-bookie-option-spaces = Ruudut
    .sentence = Montako korttia hevonen tarvitsee päästäkseen maaliin.
beat-the-bookie-option-trading = Kaupankäynti
    .sentence = Käydäänkö hevoskauppaa ennen pokaalia, sen jälkeen vai ei lainkaan.
    .is-before-trophy = ennen pokaalia
    .is-after-trophy = pokaalin jälkeen
    .is-off = ei lainkaan
beat-the-bookie-option-bank-buys-at = Pankki ostaa
    .sentence = Mitä pankki maksaa hevosesta.
beat-the-bookie-option-purchases-count = Ostot lasketaan
    .sentence = Pienentääkö hevosista maksettu raha voittoa, jolla pokaali ratkaistaan.
beat-the-bookie-option-trophy-tie = Samat voitot
    .sentence = Saavatko kaikki parhaan voiton tehneet pokaalin vai ei kukaan.
    .is-all = kaikki
    .is-none = ei kukaan
beat-the-bookie-option-trophy-needs-profit = Pokaali vaatii voiton
    .sentence = Jääkö pokaali jakamatta, kun kukaan ei ole tehnyt voittoa.
