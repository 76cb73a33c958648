### A terminál, magyarul.

cli-welcome = { $title }. Írj ? jelet, hogy lásd, mit tehetsz; help: minden más; quit: befejezés és mentés.
cli-seats = Az asztalnál: { $names }.
cli-bot = { $name } (bot)
cli-start-chance = { $name }, nyomj Entert a folytatáshoz.
cli-roll = { $name }, nyomj Entert a dobáshoz.
cli-your-turn = { $name }, te jössz: { $verbs } (a ? elmagyarázza).
cli-hand-over = Most { $name } következik. Nyomj Entert, ha már csak { $name } látja a képernyőt.
cli-hidden = A képernyő rejtve marad, amíg { $name } át nem veszi.
cli-since = Az előző lépésed óta:
cli-so-far = Eddig történt:
cli-you-can = Ezt teheted:
cli-only-enter = Nyomj Entert: nincs miből választani.
cli-not-understood = Nem értem: „{ $line }”. Írj ? jelet, hogy lásd, mit tehetsz.
cli-did-you-mean = Nem értem: „{ $line }”. Erre gondoltál: „{ $near }”? Írj ? jelet, hogy lásd, mi mindent tehetsz.
cli-amounts = { $form } egyetlen összeget jelent { $low } és { $high } között, { $step } többszöröseivel lépve, például: { $example }.
cli-not-allowed = „{ $line }” most nem lehetséges ({ $clause }).
cli-help =
    ? – mit tehetsz most, és mit jelent
    board – az asztal újra
    log – minden, ami történt
    money – kinek mennyije van
    odds – a pontos esélyek, ahol vannak
    undo – az utolsó lépésed visszavonása
    quit – befejezés és mentés
cli-undone = Visszavonva: { $text }.
cli-undo-nothing = Nincs mit visszavonnod.
cli-undo-others = Azóta mások is léptek, ezért ez már nem vonható vissza.
cli-undo-chance = Azóta a véletlen is szólt, ezért ez már nem vonható vissza.
cli-undo-revealed = Ez felfedett valamit, ami rejtve volt, ezért nem vonható vissza.
cli-money = { $account }: { $amount }
cli-account-bank = a bank
cli-account-pot = a kassza
cli-account-jackpot = a jackpot
cli-account-stakes = a tétek
cli-no-odds = Itt nem mondhatók pontos esélyek.
cli-odds-win = Első: { $listed }
cli-odds-place = Az első három között: { $listed }
cli-odds-share = A kassza várható része: { $listed }
cli-over = Vége a játéknak.
cli-result = { $name }: { $score }
cli-winner = { $count ->
    [one] { $names } nyert.
   *[other] { $names } megosztva nyert.
}
cli-saved = Elmentve ide: { $file }. Így folytathatod: homestretch play --terminal --resume { $file }
cli-record = A játék jegyzőkönyve: { $file }.
cli-ended = Véget ért a bemenet. Ha itt akarsz játszani, indítsd terminálban; ha botokkal játszatnál: homestretch simulate.
cli-options = Beállítások: { $options }
cli-final = Eredmény: { $scores }. Győztes: { $winners }.
cli-to-move = Soron: { $seats }.
cli-listed-and = { $first } és { $last }

## Mit jelentenek a lépések

cli-do-lose-your-shirt-select = tedd le lefordítva annak a lónak egy lapját, amelyikre fogadsz. Később ugyanúgy kijátszhatod, mint a többit.
cli-do-lose-your-shirt-bet-win = a lovad első lesz. { $odds_include_stake ->
    [yes] A bank a tét négyszeresét fizeti, és a tét is visszajár.
   *[no] A bank a tét ötszörösét fizeti, és a tét is visszajár.
}
cli-do-lose-your-shirt-bet-place = a lovad első vagy második lesz. { $odds_include_stake ->
    [yes] A bank a téttel azonos összeget fizet, és a tét is visszajár.
   *[no] A bank a tét kétszeresét fizeti, és a tét is visszajár.
}
cli-do-lose-your-shirt-bet-jackpot = a lovad első lesz. Tiéd a jackpot vagy a részed belőle, és a tét is visszajár.
cli-do-lose-your-shirt-play = játssz ki egy lapot. A lovát a sáv:mező helyre viszi, a rajtállástól számolva; az any+3 (piros pont) és az any-2 (zöld pont) bármelyik lovat mozgatja, például: h2.
cli-do-lose-your-shirt-move = lépj a felfordított lap szerint a sáv:mező helyre; ponttal bármelyik lóval, például: h2.
cli-do-racehorse-pass = ebben a leosztásban nem licitálsz többet.
cli-do-racehorse-bid = vállalj ennyit a négy pontból: legmagasabb adu, legalacsonyabb adu, adu bubi, játékpont. Ha teljesíted, minden más játékos annyi dollárt fizet neked, ahány pontot licitáltál; ha nem, te fizetsz mindenkinek ugyanennyit.
cli-do-racehorse-smudge = vállald mind a négy pontot és mind a hat ütést: 5 dollár mindenki mástól vagy mindenki másnak.
cli-do-racehorse-play = játssz ki egy lapot. A felvevő első lapja adja az adut; ha tudsz, kövesd a színt vagy aduzz. Az ütésekben az ász 4, a király 3, a dáma 2, a bubi 1, a tízes 10.
cli-do-beat-the-bookie-bid = ennyit ajánlasz a kalapács alatt lévő lóért.
cli-do-beat-the-bookie-pass = erre a lóra nem licitálsz többet.
cli-do-beat-the-bookie-name = nevezd meg a lovakat, amelyekre a fogadói kártyád szól.
cli-do-beat-the-bookie-back = fogadj arra, hogy ez a ló nyer. 3:1 szorzónál a bank a tét háromszorosát fizeti, és a tét is visszajár.
cli-do-beat-the-bookie-sell = adj el egy lovat a banknak, az ár { $bank_buys_at }.
cli-do-beat-the-bookie-offer = kínáld el a lovadat egy játékosnak egy áron; azonnal válaszol.
cli-do-beat-the-bookie-ask = kérj egy lovat a gazdájától egy áron; azonnal válaszol.
cli-do-beat-the-bookie-buy = vegyél a banktól egy gazdátlan lovat: az ár a következő futam osztályának 100-szorosa.
cli-do-beat-the-bookie-accept = áll az alku.
cli-do-beat-the-bookie-decline = nincs üzlet.
cli-do-beat-the-bookie-done = ennyi: nincs több fogadás vagy üzlet.

## Hogyan olvasd az asztalt

cli-board-lose-your-shirt = A pálya: soronként egy sáv, balra a rajtállás (|), a számjegy egy ló. Aztán soronként egy játékos: * van soron, pénz, fogadás (win győzelem, place hely), választás, lapok száma. A kéz (hand): a 4+3 a 4. ló, 3 mező előre.
cli-board-quarter-horse = A pálya: > egy ló, # egy törölt ló, balra a kapu, jobbra a cél. Aztán soronként egy játékos: * dob, zseton, lapok (7x2: a 7. ló két lapja).
cli-board-racehorse = Soronként egy játékos: * van soron, D oszt, ^ az előző licitjét bukta; egyenleg; a licit (bid) vagy az ütések (tricks) és bennük a lappontok; az asztalon lévő lap. Lapok: T tízes, J bubi, Q dáma, K király, A ász; C treff, D káró, H kőr, S pikk.
cli-board-beat-the-bookie = Soronként egy ló: gazdája (-- senki), szorzó, út, helyezés. Aztán soronként egy játékos: * van soron, pénz, trófeapont (points), kártya, fogadások lovakra (h1–h6).
