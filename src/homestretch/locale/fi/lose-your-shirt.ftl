### Mitä tapahtui: Lose Your Shirt suomeksi.

lose-your-shirt-card = { $horse ->
    [0] { $spaces ->
        [3] punaisen pisteen
       *[other] vihreän pisteen
    }
   *[other] kortin: hevonen { $horse }, eteenpäin { $spaces }
}

lose-your-shirt-race-started = Lähtö { $race }: { $name } jakaa.
lose-your-shirt-dealt-again = { $name } jäi ilman hevoskorttia, joten koko pakka jaetaan uudelleen.
lose-your-shirt-selected = { $name } on pannut valintansa pöydälle kuvapuoli alaspäin.
lose-your-shirt-own-selection = Hevosesi on { $horse }. Älä katso sitä liian hellästi.
lose-your-shirt-bet-laid = { $name } on lyönyt vetonsa.
lose-your-shirt-own-bet = Vetosi: { $amount } { $bet ->
    [1] voitosta
    [2] sijasta
   *[other] jättipotista
}.
lose-your-shirt-bet-shown = { $name } lyö vetoa { $bet ->
    [1] voitosta
    [2] sijasta
   *[other] jättipotista
}: panos on { $amount }.
lose-your-shirt-race-off = Matkaan! { $name } pelaa ensimmäisenä.
lose-your-shirt-played = { $name } pelaa { lose-your-shirt-card }.
lose-your-shirt-selection-played = { $name } kääntää valintansa ja pelaa { lose-your-shirt-card }.
lose-your-shirt-moved = { $square ->
    [0] Hevonen { $horse } on taas karsinassaan.
   *[other] Hevonen { $horse } siirtyy radan { $lane } ruutuun { $square }.
}
lose-your-shirt-stuck = Hevonen { $horse } ei pääse liikkumaan.
lose-your-shirt-wasted = Hevonen { $horse } on jo maalissa, joten kortti ei siirrä mitään.
lose-your-shirt-crossed = { $place ->
    [1] Hevonen { $horse } ylittää maaliviivan ensimmäisenä!
   *[other] Hevonen { $horse } ylittää maaliviivan toisena.
}
lose-your-shirt-pile-shuffled = Kaikki kortit on pelattu. Pinon { $cards } korttia sekoitetaan, ja { $name } kääntää ensimmäisen.
lose-your-shirt-turned = { $name } kääntää pinosta { lose-your-shirt-card }.
lose-your-shirt-pile-again = Pino loppui. { $cards ->
    [one] Sen ainoa kortti käännetään takaisin
   *[other] Sen { $cards } korttia sekoitetaan uudelleen
}, ja { $name } kääntää seuraavaksi.
lose-your-shirt-race-over = Lähtö on ohi: hevonen { $first } voitti, hevonen { $second } tuli toiseksi.
lose-your-shirt-selection-shown = { $name } oli valinnut hevosen { $horse }.
lose-your-shirt-stake-back = { $name } saa panoksensa { $amount } takaisin.
lose-your-shirt-win-paid = { $name } voittaa hevosella { $horse }: pankki maksaa { $amount }.
lose-your-shirt-place-paid = { $name } saa sijan hevosella { $horse }: pankki maksaa { $amount }.
lose-your-shirt-jackpot-paid = { $amount ->
    [0] { $name } voittaa hevosella { $horse }, mutta jättipotissa ei ole mitään jaettavaa.
   *[other] { $name } voittaa jättipotin hevosella { $horse } ja saa { $amount }.
}
lose-your-shirt-stake-lost = { $name } häviää { $amount } hevosella { $horse }. Rahat menevät jättipottiin.
lose-your-shirt-pool-now = Jättipotissa on nyt { $amount }.
lose-your-shirt-shirt-lost = { $name } hävisi paidan päältään: kortit jäävät, vedot loppuvat.
lose-your-shirt-meeting-over = { $race ->
    [one] Kilpailupäivä on ohi yhden lähdön jälkeen.
   *[other] Kilpailupäivä on ohi { $race } lähdön jälkeen.
}
