### Racehorsen sivujen sanat suomeksi.

rho-short = Racehorse
rho-deal = Jako { $deal }/{ $deals }
rho-bidding = tarjouskierros
rho-trick = tikki { $trick }/6
rho-deal-over = Jako { $deal }/{ $deals } · päättynyt
rho-deals-played = { $deals ->
    [one] Yksi jako pelattu
   *[other] Kaikki { $deals } jakoa pelattu
}
rho-deals-run = { $run }/{ $deals } jakoa pelattu
rho-before = Ensimmäinen jakaja arvotaan.
rho-being-dealt = Jokaiselle jaetaan kuusi korttia.
rho-no-bid-yet = Kukaan ei ole vielä tarjonnut.
rho-trump = { $suit ->
    [0] Risti
    [1] Ruutu
    [2] Hertta
   *[other] Pata
} on valttia
rho-trump-first = Valtti: ensimmäisen kortin maa
rho-the-trick = Tikki
rho-the-bids = Tarjoukset
rho-the-points = Pisteet
rho-led = { $name } aloitti
rho-winning = { $name } voitolla
rho-took = { $name } vei tikin
rho-to-play = vuorossa
rho-to-speak = vuorossa
rho-pass = passi
rho-passed = passasi
rho-smudge = Smudge
rho-for-5 = arvo 5
rho-points-word = pistettä
rho-steal = varasta
rho-all-for-5 = kaikki, arvo 5
rho-all = kaikki neljä pistettä ja kuusi tikkiä
rho-bid-name = { $bid ->
    [5] Smudge
   *[other] tarjous { $bid }
}
rho-cards = { $cards ->
    [0] ei kortteja
    [one] yksi kortti
   *[other] { $cards } korttia
}
rho-up = pulassa
rho-pitcher = pelinviejä
rho-dealer = jakaja
rho-taken-so-far = Tähän mennessä
rho-pitches = vie peliä
rho-others = Muut
rho-together = yhdessä
rho-high = Korkein
rho-low = Matalin
rho-jack = Jätkä
rho-game = Peli
rho-card-points = korttipisteet
rho-tricks = Tikit
rho-of-taken = { $taken }/{ $tricks } otettu
rho-tricks-name = { $tricks ->
    [one] yksi tikki
   *[other] { $tricks } tikkiä
}
rho-needs = Tarvitsee
rho-stake = { $bid } jokaiselta tai jokaiselle
rho-points = { $points } pistettä
rho-points-of-four = { $points } pistettä neljästä
rho-has-it = tällä puolella
rho-none-yet = ei vielä
rho-still-out = vielä pelissä
rho-highest = Korkein tarjous
rho-stolen = varastettu
rho-made-takes = onnistuessaan saa
rho-failed-pays = epäonnistuessaan maksaa
rho-from-each = { $bid } jokaiselta: { $all }
rho-to-each = { $bid } jokaiselle: { $all }
rho-own-cards = Korttisi
rho-your-bid = Sinun tarjouksesi
rho-worth = { $bid ->
    [5] Smudgella saat 5
   *[other] Tarjouksella { $bid } saat { $bid }
} jokaiselta { $others } muulta, jos onnistut, ja maksat jokaiselle { $bid }, jos et.
rho-forced = Kaikki muut ovat passanneet: jakajana sinun on tarjottava.
rho-too-low = Tarjouksen on oltava edellistä korkeampi.
rho-lead-trump = Aloita: korttisi maasta tulee valtti.
rho-lead-any = Aloita millä kortilla tahansa.
rho-play-any = Voit pelata minkä kortin tahansa.
rho-must-trump = Tikki alkoi valtilla: pelaa valtti.
rho-wait-trump = Muut kortit odottavat: sinulla on valttia.
rho-must-follow = { $suit ->
    [0] Tunnusta ristiä
    [1] Tunnusta ruutua
    [2] Tunnusta herttaa
   *[other] Tunnusta pataa
} tai pelaa valtti.
rho-wait-follow = Muut kortit odottavat: sinulla on { $suit ->
    [0] ristiä
    [1] ruutua
    [2] herttaa
   *[other] pataa
}.
rho-pass-button = Passaa
rho-choose-bid = Valitse tarjous
rho-call = Tarjoa { $bid }
rho-call-smudge = Tarjoa Smudge
rho-steal-bid = Varasta tarjous { $bid }
rho-undo = Peru
rho-choose-card = Valitse kortti
rho-play-card = Pelaa: { $card }
rho-turn-bid = { $name } tarjoaa
rho-turn-play = { $name } pelaa
rho-sort-rank = Järjestä arvon mukaan
rho-sort-suit = Järjestä maittain
rho-last-trick = Edellinen tikki
rho-this-trick = Tämä tikki
rho-so-far = { $name } vie peliä, { $bid ->
    [5] Smudge
   *[other] tarjous { $bid }
}. Tikit: { $his }–{ $theirs }.
rho-result-title = Jako { $deal }: kuka maksaa kenelle
rho-session-title = Viimeinen jako on pelattu
rho-winners = { $count ->
    [one] { $names } voittaa pelin.
   *[other] { $names } jakavat voiton.
}
rho-made = onnistui: { $bid ->
    [5] Smudge
   *[other] tarjous { $bid }, pisteitä { $points }
}
rho-failed = epäonnistui: { $bid ->
    [5] Smudge
   *[other] tarjous { $bid }, pisteitä { $points }
}
rho-against = pelasi pelinviejää vastaan
rho-story-made = onnistui ({ $bid ->
    [5] Smudge
   *[other] tarjous { $bid }
}) ja saa { $bid } jokaiselta { $others } muulta.
rho-story-failed = epäonnistui ({ $bid ->
    [5] Smudge
   *[other] tarjous { $bid }
}) ja maksaa { $bid } jokaiselle { $others } muulle.
rho-needed = Tarvittiin { $bid } pistettä.
rho-needed-all = Tarvittiin kaikki neljä pistettä ja kuusi tikkiä.
rho-on = Jakoon { $deal }

racehorse-auto-deal = Kortit jaetaan
racehorse-auto-dealer = Jakaja arvotaan
