### Quarter Horse Racing -sivujen sanat suomeksi.

qh-short = Quarter Horse
qh-race = Lähtö { $race }
qh-race-of = Lähtö { $race }/{ $races }
qh-before = ennen alkua
qh-dealing = jako
qh-scratching = poissulkeminen
qh-over = ohi
qh-first-scratch = Ensimmäinen heitto sulkee yhden hevosen pois.
qh-being-dealt = Kortteja jaetaan.
qh-quarter = Jokainen voittajahevosen kortti saa neljänneksen potista.
qh-pot = Potti
qh-last-roll = viime heitto
qh-auto = Heitä itse
qh-course = Rata: yksitoista kaistaa, yksi maali
qh-positions = Missä hevoset ovat
qh-position = Hevonen { $horse }: { $left } jäljellä.
qh-position-scratched = Hevonen { $horse }: poissa, maksaa { $fee }.
qh-own-cards = Omia kortteja: { $cards }.
qh-all-scratched = kaikki poissa
qh-out = ei pelimerkkejä
qh-shares = { $cards ->
    [0] Osuutesi
    [one] Yksi osuutesi
   *[other] { $cards } osuuttasi
}
qh-pays-hint = mitä kukin maksaa voittaessaan
qh-costs-hint = mitä poissulku nyt maksaisi
qh-pays = maksaa { $amount }
qh-to-go = { $left } jäljellä
qh-no-cards = Kaikki hevosesi on suljettu pois.
qh-you-roll = sinä heität
qh-rolls = { $name } heittää
qh-nth-1 = ensimmäinen
qh-nth-2 = toinen
qh-nth-3 = kolmas
qh-nth-4 = neljäs
qh-you-paid = { $cards ->
    [one] Maksoit yhdestä kortista
   *[other] Maksoit { $cards } kortista
}
qh-into-pot = { $each } kustakin, pottiin
qh-home-1 = Hevonen { $horse }
qh-home-2 = on maalissa
qh-first = 1.
qh-result-title = Lähtö { $race }: kuka saa mitä
qh-result-none = Ennen seuraavaa lähtöä
qh-session-title = Viimeinen lähtö on ajettu
qh-races-run = { $run }/{ $races } lähtöä ajettu
qh-winners = { $count ->
    [one] { $names } voittaa pelin.
   *[other] { $names } jakavat voiton.
}
qh-brought-home = { $name } heitti { $first } ja { $second } ja toi hevosen { $horse } maaliin. Sen jokainen neljästä kortista saa neljänneksen potista.
qh-you-brought-home = Heitit { $first } ja { $second } ja toit hevosen { $horse } maaliin. Sen jokainen neljästä kortista saa neljänneksen potista.
qh-cards-of = { $cards ->
    [one] yksi hevosen { $horse } kortti
   *[other] { $cards } hevosen { $horse } korttia
}
qh-no-card-of = ei hevosen { $horse } kortteja
qh-took-rest = ja jäljelle jäänyt { $amount }
qh-pot-was = Potissa oli
qh-four-cards = Neljä korttia à { $each }
qh-stays = Jää seuraavaan lähtöön
qh-rest-to = Loput: { $name }
qh-rounded = Neljännes summasta { $pot }, pyöristetty alas viiden merkkiin.
qh-on = Lähtöön { $race }
qh-deal-race = Sinä jaat lähdön { $race }

quarter-horse-start-roll = Heitä nopat
quarter-horse-start-deal = Jaa kortit
quarter-horse-auto-deal = Kortteja jaetaan
quarter-horse-auto-dealer = Jakaja arvotaan
quarter-horse-start-dealer = Arvo jakaja
quarter-horse-your-roll = Sinun heittosi
quarter-horse-your-deal = Sinun jakosi
quarter-horse-your-dealer = Sinun arvontasi
quarter-horse-turn-roll = { $name } heittää
quarter-horse-turn-deal = { $name } jakaa
quarter-horse-turn-dealer = { $name } arpoo jakajan

quarter-horse-option-starting-chips = Alkumerkit
    .sentence = Mitä kullakin pelaajalla on alussa, sentteinä.
quarter-horse-option-track = Rata
    .sentence = Kuinka pitkälle kukin hevonen juoksee: painettu rata tai omat luvut hevosille 2–12.
    .is-proportional = suhteellinen
    .is-pointed = kärki
    .is-doubles = kaksinkertainen
    .place = { $next }
quarter-horse-option-races = Lähtöjä
    .sentence = Montako lähtöä peliin kuuluu.
quarter-horse-option-until = Pelataan kunnes
    .sentence = Päättyykö peli lähtöjen jälkeen vai vasta kun vain yhdellä on merkkejä.
    .is-races = lähdöt ajettu
    .is-last-solvent = yksi jäljellä
quarter-horse-option-fees = Poissulkumaksut
    .sentence = Mitä ensimmäinen–neljäs poissuljettu hevonen maksaa, sentteinä.
quarter-horse-option-finish = Maali
    .sentence = Voittaako hevonen viimeisellä ruudulla vai yhden sen jälkeen.
    .is-reach = saavuttaa
    .is-cross = ylittää
quarter-horse-option-rounding = Osuudet
    .sentence = Maksetaanko osuudet viiden merkkeinä vai sentilleen.
    .is-chips = merkkeinä
    .is-exact = tarkasti
quarter-horse-option-shortfall = Merkit loppu
    .sentence = Maksaako pelaaja sen mitä on vai jääkö velkaa.
    .is-pay-what-you-have = maksa mitä on
    .is-debt = velka
