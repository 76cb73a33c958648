### A Beat The Bookie oldalainak szavai magyarul.

btb-short = Beat The Bookie
btb-before = Felvezetik a lovakat.
btb-lot = Az árverés, { $lot }. tétel a 6-ból
btb-reserve-by = kikiáltási ár 100 · { $auction ->
    [sealed] titkos ajánlatok
    [once-around] egy-egy ajánlat
   *[other] tízesével
}
btb-race = { $race }. futam
btb-race-of = { $race }. futam a 8-ból
btb-race-small = { $race }. futam
btb-of-8 = a 8-ból, { $class }
btb-prizes = díjak { $prizes }
btb-after = A(z) { $race }. futam után{ $stage ->
    [settling] { " · elszámolás" }
    [trading] { " · adásvétel" }
   *[other] { "" }
}
btb-over = Vége a(z) { $race }. futam után
btb-bid = Ajánlat
btb-reserve = Kikiáltási ár
btb-reserve-is = kikiáltási ár { $amount }
btb-no-bid-yet = Nincs ajánlat
btb-next-bid = A következő ajánlat legalább { $amount }.
btb-sealed-room = Titkos ajánlatok
btb-sealed-hint = A cédulákat egyszerre nyitják fel.
btb-sealed-rule = Senki sem látja a cédulád, amíg mind be nem érkezett. A legmagasabb vesz; holtversenynél sorsolás dönt.
btb-next = következő
btb-last = utolsó
btb-or-more = legalább { $amount }
btb-highest = legmagasabb ajánlat
btb-you-own = a tiéd
btb-yours = a tiéd
btb-nobodys = nincs gazdája
btb-nobody = senki
btb-owned-by = gazdája { $name }
btb-passed = { $amount ->
    [0] passzolt
   *[other] passzolt: { $amount }
}
btb-has-bid = ajánlata
btb-handed-in = cédula leadva
btb-writes = cédulát ír
btb-to-speak = soron van
btb-not-spoken = még nem szólt

btb-your-bid = Ajánlatod
btb-your-name = Kártyád
btb-your-slips = Szelvényeid
btb-your-trade = Te jössz
btb-your-answer = Válaszod
btb-ask-slips = Ha mind megvan, egyszerre fordítják fel.
btb-ask-name = Tippelj a fogadások előtt.
btb-ask-trade = Adj el, kínálj vagy kérj.
btb-ask-offered = { $name } lovat kínál neked.
btb-ask-asked = { $name } a lovadat kéri.
btb-auto = Húzás magától
btb-your-bid-label = Ajánlatod
btb-all = mind: { $amount }
btb-leaves = marad { $left }
btb-least-leaves = a legkisebb · marad { $left }
btb-bid-amount = Ajánlat: { $amount }
btb-pass = Passz
btb-choose-amount = Válassz összeget

btb-no = Sz.
btb-silks = Mez
btb-horse = Ló
btb-odds = Szorzó
btb-cards-home = Kártyák a célig
btb-cards-drawn = Húzott kártyák
btb-positions = Hol tartanak a lovak
btb-position = { $horse }. ló: még { $left } a célig.
btb-position-home = { $horse }. ló: { $place ->
    [1] első
    [2] második
   *[3] harmadik
}.
btb-place-0 = nem helyezett
btb-place-1 = 1.
btb-place-2 = 2.
btb-place-3 = 3.
btb-no-bet = nem fogad
btb-slips-in = szelvények leadva
btb-slips-writes = szelvényt ír
btb-so-far = { $amount } a futamon
btb-bankrupt = csődben
btb-answers = válaszol: { $name }
btb-points = { $points } pont
btb-points-so-far = { $points } pont · { $amount }
btb-your-horses = Lovaid
btb-you-named = Tipped
btb-your-stakes = Tétjeid
btb-your-points = Trófeapontok

btb-owners = Gazda
btb-punters = Fogadó
btb-bookies = Bukméker
btb-owners-card = Tulajdonosi kártya
btb-punters-card = Fogadói kártya
btb-bookies-card = Bukmékerkártya
btb-card-name = { $deck }: { $says }
btb-card-down = { $deck }, lefordítva
btb-card-of = A(z) { $horse }. ló tulajdonlapja, { $horseName }
btb-result = Eredmény
btb-owners-pay = Fizess a banknak
btb-owners-receive = Kapsz
    .more = a banktól
btb-owners-each = minden
    .more = lovadért
btb-owners-twice = a legjobb lovad
    .more = díja kétszer
btb-owners-winner = ha saját
    .more = ló nyer
btb-owners-unplaced = ha egy lovad
    .more = sem helyezett
btb-how-one = egy ezek közül
btb-how-two = kettő ezekből
btb-how-any = bárhogyan
btb-how-order = sorrendben
btb-how-wins = nyer
btb-how-none = semmi
btb-punters-says = { $card ->
    [1] a lovad helyezett
    [2] a lovad helyezett
    [3] a lovad helyezett
    [4] a lovad helyezett
    [5] a lovad helyezett
    [6] a lovad helyezett
    [7] a lovad nyer
    [8] a lovad nyer
    [9] a lovad nyer
    [10] mindkét lovad
    [11] mindkét lovad
    [12] az első kettő
    [13] az első kettő
    [14] az első három
    [15] az első kettő
    [16] az első három
    [17] nyerő fogadás / eggyel nagyobb / szorzóval
   *[18] vesztett tétek / visszajárnak, / legfeljebb 50
}
btb-your-punters = Fogadói kártyád
btb-comes-in = bejön
btb-one-in = { $times } esetből 1-szer
btb-then-pays = akkor fizet
btb-worth = tehát ér
btb-which = { $card ->
    [1] Melyik ló lesz az első háromban?
    [2] Melyik ló lesz az első háromban?
    [3] Melyik ló lesz az első háromban?
    [4] Melyik ló lesz első vagy második?
    [5] Melyik ló lesz első vagy második?
    [6] Melyik ló lesz első vagy második?
    [7] Melyik ló nyer?
    [8] Melyik ló nyer?
    [9] Melyik ló nyer?
    [10] Melyik kettő lesz az első háromban?
    [11] Melyik kettő lesz az első háromban?
    [12] Melyik kettő lesz az első és a második?
    [13] Melyik kettő lesz az első és a második?
    [14] Melyik három lesz az első három?
    [15] Ki lesz az első, ki a második? Abban a sorrendben érintsd.
   *[16] Ki lesz az első, a második, a harmadik? Abban a sorrendben érintsd.
}
btb-same-chance = Minden lónak ugyanannyi az esélye: a paklit mindig újrakeverik. Bármit tippelsz, a kártya ugyanannyit ér.
btb-name-them = Tipp: { $names }
btb-choose-horses = Válassz még { $left } lovat

btb-value = érték { $value } %
btb-less-on = 10-zel kevesebb a(z) { $horse }. lóra
btb-more-on = 10-zel több a(z) { $horse }. lóra
btb-stake-on = Tét a(z) { $horse }. lóra
btb-none = nincs
btb-laid = letéve
btb-slips-up = { $slips ->
    [0] nincs szelvény
   *[other] { $slips } szelvény
}
btb-left = kézben marad
btb-if-wins = Ha a(z) { $horse }. ló nyer: { $pays } a banktól, és a { $stake } tét visszajár. Összesen
btb-value-means = Érték: amennyit egy tét átlagosan nyer vagy veszít. Minden ló hat futamból egyet nyer, így az 5 : 1 méltányos.
btb-slips-done = { $laid ->
    [0] Nem fogadok
   *[other] Kész
}
btb-lay = { $slips } szelvény letétele: { $amount }
btb-slip-wrong = { $horse }. ló: tízesek, legfeljebb { $most }
btb-too-much = Több, mint { $money }

btb-which-horse = Melyik ló?
btb-to-whom = Kinek?
btb-what-price = Mennyiért?
btb-bank = A bank
btb-pays = { $amount } a vételár
btb-has = pénze { $amount }
btb-came = { $place ->
    [1] Nyert: { $amount }.
    [2] Második lett: { $amount }.
   *[3] Harmadik lett: { $amount }.
}
btb-unplaced = Nem helyezett.
btb-bank-gives = A bank { $amount } egységet adna érte.
btb-choose-horse = Válassz lovat
btb-choose-whom = Válassz vevőt
btb-cannot = Most nem lehet
btb-no-more-offers = nincs több ajánlat
btb-profit-then = eredményed a futamon: { $amount }
btb-offers = { $left ->
    [0] Megtetted a három ajánlatod. A banknak még eladhatsz.
   *[other] { $offer }. ajánlat a 3-ból. A másik azonnal válaszol.
}
btb-offer-to = Felkínálás: { $name }
btb-ask-owner = Kérés: { $name }
btb-sell-for = Eladás: { $amount }
btb-buy-for = Vétel: { $amount }
btb-done = Kész
btb-decline = Nem
btb-offer-gone = Már nem lehetséges
btb-their-price = { $name } ára
btb-their-bid = { $name } ennyit adna
btb-would-have = Ennyid lenne
btb-races-left = Hátralévő futamok
btb-next-prizes = A következő futam díjai
btb-earns-next = Egy ló ott átlagosan keres
btb-earns-all = A hátralévőkben együtt, kártyák nélkül
btb-if-you-buy = Ha megveszed, a(z) { $race }. futam eredménye neked
btb-if-you-sell = Ha eladod, a(z) { $race }. futam eredménye neked

btb-player = Játékos
btb-auction = Árverés
btb-after-auction = az árverés után
btb-after-race = a(z) { $race }. futam után
btb-col-card = tulajdonosi kártya
btb-col-prizes = díj
btb-col-ticket = fogadói kártya
btb-col-bets = fogadások
btb-col-trades = adásvétel
btb-col-profit = eredmény
btb-card-short = { $card ->
    [1] fizess 10-et
    [2] −10 lovanként
    [3] −10 lovanként
    [4] fizess 20-at
    [5] fizess 20-at
    [6] fizess 25-öt
    [7] fizess 30-at
    [8] fizess 40-et
    [9] kapsz 10-et
    [10] +10 lovanként
    [11] +10 lovanként
    [12] kapsz 20-at
    [13] kapsz 20-at
    [14] kapsz 30-at
    [15] kapsz 40-et
    [16] díj kétszer
    [17] 50, ha nyer
   *[18] 20, ha nem helyezett
}
btb-won-at = { $stake } a(z) { $horse }. lóra
btb-bought = vette: { $horse }
btb-sold = eladta: { $horse }
btb-nothing = még semmi
btb-prize-to = { $amount }, { $name }
btb-step-prizes = Díjak
btb-step-punters = Kártyák
btb-step-bets = Fogadások
btb-step-trading = Adásvétel
btb-step-trophy = Trófea
btb-step-title = { $race }. futam: { $step ->
    [1] a díjak
    [2] a fogadói kártyák
    [3] a fogadások
    [4] az adásvétel előtt
   *[5] a trófea
}
btb-trophy-title = { $race }. futam: a trófea { $names }
btb-no-trophy-title = { $race }. futam: nincs trófea
btb-races-run = { $class }, 8 futamból { $run } lefutott
btb-step-back = Egy lépés vissza
btb-step-next = Következő lépés
btb-settling = Elszámolás …
btb-on = Tovább: { $race }. futam
btb-on-trading = Tovább: adásvétel
btb-cabinet = Trófeaszekrény
btb-at-stake = most dől el
btb-to-run = hátravan
btb-wallets = A pénztárcák
btb-end-title = A versenynap véget ért
btb-winners = { $count ->
    [one] { $names } nyerte a versenynapot.
   *[other] { $names } holtversenyben nyert.
}
btb-see-last = Az utolsó futam
btb-see-end = A végeredmény

beat-the-bookie-start-owners = Tulajdonosi kártya húzása
beat-the-bookie-start-punters = Fogadói kártya húzása
beat-the-bookie-start-prices = Szorzók húzása
beat-the-bookie-start-turn = A következő kártya
beat-the-bookie-start-lot = Sorsolás
beat-the-bookie-auto-owners = Tulajdonosi kártya következik
beat-the-bookie-auto-punters = Fogadói kártya következik
beat-the-bookie-auto-prices = A szorzók következnek
beat-the-bookie-auto-turn = Fut a mezőny
beat-the-bookie-auto-lot = Sorsolás dönt
beat-the-bookie-your-owners = Te vagy a bukméker
beat-the-bookie-your-punters = Te vagy a bukméker
beat-the-bookie-your-prices = Te vagy a bukméker
beat-the-bookie-your-turn = Te vagy a bukméker
beat-the-bookie-your-lot = Te vagy a bukméker
beat-the-bookie-turn-owners = { $name } húz
beat-the-bookie-turn-punters = { $name } húz
beat-the-bookie-turn-prices = { $name } húzza a szorzókat
beat-the-bookie-turn-turn = { $name } fordítja a kártyát
beat-the-bookie-turn-lot = { $name } sorsol

beat-the-bookie-option-bookie = A bukméker
    .sentence = Ki indítja a húzásokat: a rendszer, vagy egy játékos a játéka mellett.
    .is-system = a rendszer
beat-the-bookie-option-auction = Árverés
    .sentence = Sorban licitálnak, amíg egy marad, titkos cédulát adnak le, vagy mindenki egyszer szól.
    .is-open = nyílt
    .is-sealed = titkos
    .is-once-around = egy kör
beat-the-bookie-option-bookie-sells = A bank elad
    .sentence = Megvehető-e a gazdátlan ló a banktól a következő futam osztályának százszorosáért.
beat-the-bookie-option-stake-cap = Téthatár
    .sentence = Egy szelvény legnagyobb tétje, a futam osztályával szorozva.
    .is-none = nincs
beat-the-bookie-option-spaces = Mezők
    .sentence = Hány kártya kell egy lónak a célig.
beat-the-bookie-option-trading = Adásvétel
    .sentence = A trófea előtt, utána, vagy egyáltalán nem adnak-vesznek lovat.
    .is-before-trophy = a trófea előtt
    .is-after-trophy = a trófea után
    .is-off = nincs
beat-the-bookie-option-bank-buys-at = A bank vételára
    .sentence = Mennyit fizet a bank egy lóért.
beat-the-bookie-option-purchases-count = A vétel számít
    .sentence = Csökkenti-e a lóért fizetett pénz azt az eredményt, amely a trófeát eldönti.
beat-the-bookie-option-trophy-tie = Egyforma eredmény
    .sentence = A legjobb eredményűek mind megkapják a trófeát, vagy egyikük sem.
    .is-all = mindenki
    .is-none = senki
beat-the-bookie-option-trophy-needs-profit = Csak nyereséggel
    .sentence = Elmarad-e a trófea, ha senki sem ért el nyereséget.
