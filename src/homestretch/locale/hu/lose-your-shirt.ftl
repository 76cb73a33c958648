### Mi történt: Lose Your Shirt magyarul. A ló száma névelővel: az 1., az 5., a többi a 2. mintájára.

lose-your-shirt-the = { $horse ->
    [1] az 1.
    [5] az 5.
   *[other] a { $horse }.
}
lose-your-shirt-The = { $horse ->
    [1] Az 1.
    [5] Az 5.
   *[other] A { $horse }.
}
lose-your-shirt-card = { $horse ->
    [0] { $spaces ->
        [3] piros pont
       *[other] zöld pont
    }
   *[other] { $horse }. ló, { $spaces } mezőt előre
}

lose-your-shirt-race-started = { $race }. futam: { $name } oszt.
lose-your-shirt-dealt-again = { $name } nem kapott lovas lapot, ezért az egész paklit újraosztják.
lose-your-shirt-selected = { $name } lefordítva letette a választott lapját.
lose-your-shirt-own-selection = A te lovad { lose-your-shirt-the } ló. Ne nézz rá túl szerelmesen!
lose-your-shirt-bet-laid = { $name } megtette a tétjét.
lose-your-shirt-own-bet = A téted { $amount }, { $bet ->
    [1] győzelemre
    [2] helyre
   *[other] a jackpotra
}.
lose-your-shirt-bet-shown = { $name } tétje { $amount }, { $bet ->
    [1] győzelemre
    [2] helyre
   *[other] a jackpotra
}.
lose-your-shirt-race-off = Rajt! Elsőként { $name } játszik.
lose-your-shirt-played = { $name } kijátssza: { lose-your-shirt-card }.
lose-your-shirt-selection-played = { $name } felfedi a választott lapját: { lose-your-shirt-card }.
lose-your-shirt-moved = { $square ->
    [0] { lose-your-shirt-The } ló visszakerül a rajtállásába.
   *[other] { lose-your-shirt-The } ló új helye: { $lane }. sáv, { $square }. mező.
}
lose-your-shirt-stuck = { lose-your-shirt-The } ló nem tud mozdulni.
lose-your-shirt-wasted = { lose-your-shirt-The } ló már célba ért, a lap nem mozdít semmit.
lose-your-shirt-crossed = { $place ->
    [1] { lose-your-shirt-The } ló elsőként ér célba!
   *[other] { lose-your-shirt-The } ló másodikként ér célba.
}
lose-your-shirt-pile-shuffled = Minden lapot kijátszottak. A középső { $cards } lapot megkeverik, az elsőt { $name } fordítja fel.
lose-your-shirt-turned = { $name } felfordítja: { lose-your-shirt-card }.
lose-your-shirt-pile-again = Elfogyott a pakli. Mind a { $cards } lapot újrakeverik, { $name } fordít tovább.
lose-your-shirt-race-over = Vége a futamnak. Győztes ló: { $first }., második: { $second }.
lose-your-shirt-selection-shown = { $name } lova { lose-your-shirt-the } volt.
lose-your-shirt-stake-back = { $name } visszakapja a tétjét: { $amount }.
lose-your-shirt-win-paid = { $name } nyer { lose-your-shirt-the } lóval: a bank { $amount } nyereményt fizet.
lose-your-shirt-place-paid = { $name } helyezést ért el { lose-your-shirt-the } lóval: a bank { $amount } nyereményt fizet.
lose-your-shirt-jackpot-paid = { $amount ->
    [0] { $name } nyer { lose-your-shirt-the } lóval, de a jackpotban nincs mit elvinni.
   *[other] { $name } elviszi a jackpotot { lose-your-shirt-the } lóval: { $amount }.
}
lose-your-shirt-stake-lost = { $name } veszít { $amount } egységet { lose-your-shirt-the } lovon, ez a jackpotba kerül.
lose-your-shirt-pool-now = A jackpotban most { $amount } van.
lose-your-shirt-shirt-lost = { $name } inge is ráment: lapjai maradnak, de többé nem fogad.
lose-your-shirt-meeting-over = Vége a versenynapnak, futamok száma: { $race }.
