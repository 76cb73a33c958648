### Mitä tapahtui: Racehorse suomeksi. Kortit taipuvat omissa viesteissään, jotka muut ottavat mukaan.

racehorse-rank = { $rank ->
    [2] kakkonen
    [3] kolmonen
    [4] nelonen
    [5] viitonen
    [6] kuutonen
    [7] seitsikko
    [8] kahdeksikko
    [9] yhdeksikkö
    [10] kymppi
    [11] jätkä
    [12] rouva
    [13] kuningas
   *[other] ässä
}
racehorse-card-object = { $suit ->
    [0] risti
    [1] ruutu
    [2] hertta
   *[other] pata
}{ $rank ->
    [2] kakkosen
    [3] kolmosen
    [4] nelosen
    [5] viitosen
    [6] kuutosen
    [7] seitsikon
    [8] kahdeksikon
    [9] yhdeksikön
    [10] kympin
    [11] jätkän
    [12] rouvan
    [13] kuninkaan
   *[other] ässän
}

racehorse-dealer-drawn = { $name } jakaa ensimmäisenä.
racehorse-deal-started = Jako { $deal }: { $name } jakaa.
racehorse-card-seen = { $name } saa käteensä { racehorse-card-object }.
racehorse-passed = { $name } passaa.
racehorse-bid = { $name } tarjoaa { $bid }.
racehorse-stolen = Jakaja { $name } varastaa tarjouksen { $bid } pelaajalta { $fromName }.
racehorse-smudge = { $name } tarjoaa Smudgen!
racehorse-pitcher-named = { $name } on pelinviejä ja tarvitsee { $bid ->
    [5] kaikki neljä pistettä ja kaikki kuusi tikkiä
   *[other] { $bid } pistettä
}.
racehorse-trump-made = Valtti on { $suit ->
    [0] risti
    [1] ruutu
    [2] hertta
   *[other] pata
}.
racehorse-card-played = { $name } pelaa { racehorse-card-object }.
racehorse-trick-taken = { $name } vie { $trick }. tikin, { $points ->
    [0] jossa ei ole korttipisteitä
    [one] jossa on yksi korttipiste
   *[other] jossa on { $points } korttipistettä
}.
racehorse-high-point = Ylin valtti on { racehorse-rank }: piste { $side ->
    [1] pelinviejälle
   *[other] muille
}.
racehorse-low-point = Alin valtti on { racehorse-rank }: piste { $side ->
    [1] pelinviejälle
   *[other] muille
}.
racehorse-jack-point = Valttijätkä: piste { $side ->
    [1] pelinviejälle
   *[other] muille
}.
racehorse-jack-undealt = Valttijätkää ei jaettu, joten se piste jää saamatta.
racehorse-game-point = Pelipiste, korttipisteet { $his }–{ $theirs }: piste { $side ->
    [1] pelinviejälle
   *[other] muille
}.
racehorse-game-tied = Pelipiste, kummallakin { $his } korttipistettä: piste ei mene kenellekään.
racehorse-bid-made = { $name } täytti { $bid ->
    [5] Smudgen
   *[other] tarjouksensa { $bid }
}: { $points ->
    [one] yksi piste
   *[other] { $points } pistettä
}.
racehorse-bid-failed = { $name } ei täyttänyt { $bid ->
    [5] Smudgea
   *[other] tarjoustaan { $bid }
}: { $points ->
    [0] ei yhtään pistettä
    [one] yksi piste
   *[other] { $points } pistettä
}.
racehorse-paid = { $name } maksaa { $amount } dollaria pelaajalle { $toName }.
racehorse-up = { $name } on seuraavan jaon pietissä.
racehorse-session-over = Se oli viimeinen jako.
