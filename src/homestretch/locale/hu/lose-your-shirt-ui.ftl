### A Lose Your Shirt oldalainak szövege magyarul.

lys-the = { $horse ->
    [1] az 1.
    [5] az 5.
   *[other] a { $horse }.
}
lys-The = { $horse ->
    [1] Az 1.
    [5] Az 5.
   *[other] A { $horse }.
}
lys-name = Lose Your Shirt
lys-race = { $race }. futam
lys-of = / { $races }
lys-race-of = { $race }. futam a { $races } közül
lys-jackpot = Jackpot
lys-jackpot-is = jackpot { $amount }
lys-being-dealt = Osztás folyik.
lys-betting-now = Válassz lovat lefordítva, aztán fogadj rá.
lys-course = A pálya: hat sáv, mindegyik { $squares } mező
lys-positions = Hol állnak a lovak
lys-at = { $horse }. ló: { $lane }. sáv, { $square }. mező a { $squares } közül.
lys-at-stall = { $horse }. ló: a rajtállásában.
lys-at-first = { $horse }. ló: elsőként célban.
lys-at-second = { $horse }. ló: másodikként célban.
lys-first = 1.
lys-second = 2.
lys-open = még nyitott
lys-from-above = Felülről
lys-from-stand = A lelátóról
lys-pile = Pakli: { $cards } lefordított lap
lys-lost-shirt = inge is ráment
lys-bet-laid = fogadott
lys-selected = lovat választott
lys-thinking = gondolkodik
lys-cards-left = { $cards } lap kézben
lys-all-bet = { $count } fogadás hátravan
lys-to-select = { $name } lovat választ
lys-to-bet = { $name } fogad
lys-to-play = { $name } játszik
lys-to-turn = { $name } fordít
lys-to-move = { $name } lép
lys-bets = A futam fogadásai

lys-your-horse = A lovad, lefordítva
lys-your-horse-lies = A lovad lefordítva fekszik
lys-your-bet = A fogadásod
lys-your-stake = A téted
lys-stake-label = Tét, tízesével
lys-tag-select = Válassz
lys-tag-bet = Fogadj
lys-then-choose = Válassz egy lapot abból a lóból, amelyikben bízol. Lefordítva fekszik, és csak te nézheted meg.
lys-then-select = A te lovad { lys-the } ló, bármi történjék: a választást nem lehet visszavonni. A lapot azért kijátszhatod.
lys-lay-choose = Válassz lovas lapot
lys-lay-horse = { $horse }. ló lefordítva az asztalra
lys-no-spot = Pontra nem lehet fogadni.
lys-not-now = Ez a lap most nem játszható ki.
lys-copy-first = A másik ugyanilyen lapod megy ki előbb, csak utána a választott.
lys-selection = Választott
lys-selection-down = A választott lapod, lefordítva
lys-selection-is = A választott lapod: { $card }
lys-secret = Csak te nézheted meg.
lys-secret-open = { $horse }. ló. Gyorsan, mielőtt valaki odahajol.
lys-hold = Tartsd lenyomva
lys-odds = { $odds }–1
lys-the-pool = benne { $amount }
lys-no-jackpot = A jackpotfogadás 50-be kerül, és nincs annyid.
lys-fixed = A jackpotfogadás mindig ennyi.
lys-then-win = Ha a lovad győz, a bank { $gain } nyereményt fizet, és a téted ({ $stake }) visszajár. Ha nem, a tét a jackpotba kerül.
lys-then-place = Ha a lovad első vagy második, a bank { $gain } nyereményt fizet, és a téted ({ $stake }) visszajár. Ha nem, a tét a jackpotba kerül.
lys-then-jackpot = Ha a lovad győz, tiéd a jackpot ({ $pool }) vagy a részed belőle, és a téted ({ $stake }) visszajár. Ha nem, a tét is belekerül.
lys-then-none = Mondd meg, mennyi.
lys-stake-choose = Válassz tétet
lys-lay-win = Fogadok: győztes { $amount }
lys-lay-place = Fogadok: helyezett { $amount }
lys-lay-jackpot = Fogadok: jackpot { $amount }

lys-choose-card = Válassz lapot.
lys-choose-card-short = Válassz lapot
lys-choose-horse = Válassz lovat
lys-choose-end = Válaszd ki, hová érjen
lys-turned = Felfordítottad a lapot.
lys-which-on = Melyik ló lép előre { $far } mezőt?
lys-which-back = Melyik ló lép vissza { $far } mezőt?
lys-where-on = { lys-The } ló { $far } mezőt lép előre. Hová érjen?
lys-where-back = { lys-The } ló { $far } mezőt lép vissza. Hová érjen?
lys-goes = { lys-The } ló új helye: { $lane }. sáv, { $square }. mező.
lys-goes-stall = { lys-The } ló visszamegy a rajtállásába.
lys-goes-home = { lys-The } ló átfut a célon!
lys-nothing = A lap nem mozdítja { lys-the } lovat.
lys-end-lane = { $lane }. sáv
lys-end-square = { $square }. mező
lys-end-home = a célba
lys-end-stall = rajtállásba
lys-play-to = { $horse }. ló ide: { $letter }
lys-play-horse = Kijátszom: { $horse }. ló
lys-move-horse = Lépjen { lys-the } ló
lys-play-nothing = Kijátszom: semmi sem mozdul
lys-undo = Mégse
lys-auto = Fordíts magától

lys-meeting = A versenynap
lys-race-col = Futam
lys-none-run = Még nem volt futam.
lys-to-come = { $left } futam van hátra
lys-races-so-far = A versenynap: { $run } futam a { $races } közül
lys-result-title = { $race }. futam: ki mit kap
lys-over-title = Vége a versenynapnak
lys-races-run = { $run } futam a { $races } közül
lys-winners = { $count ->
    [one] A versenynapot { $names } nyeri.
   *[other] { $names } osztozik a győzelmen.
}
lys-jackpot-was = A jackpot volt
lys-took = { $names } elvitt
lys-stakes-in = elveszett tétek
lys-next-race = Következő futam
lys-nobodys = Senkié
lys-bank-paid = A bank ebben a futamban { $amount } nyereményt fizetett.
lys-deals-next = A következőt { $name } osztja.
lys-on = Jöhet a következő: { $race }.
lys-came-first = { lys-The } ló győzött.
lys-came-second = { lys-The } ló második lett.
lys-came-not = { lys-The } ló nem győzött.
lys-came-neither = { lys-The } ló nem volt az első kettőben.
lys-why-paid = A bank a tét ({ $stake }) { $odds ->
    [1] egyszeresét
    [2] kétszeresét
    [4] négyszeresét
    [5] ötszörösét
   *[other] { $odds }-szeresét
} fizeti, és a tét visszajár.
lys-why-jackpot = A jackpot { $gain } nyereményt fizet, és a tét ({ $stake }) visszajár.
lys-why-empty = A jackpotban nem volt semmi, de a tét ({ $stake }) visszajár.
lys-why-lost = A tét ({ $stake }) a jackpotba kerül.
lys-why-broke = Nincs ing, nincs fogadás. A lapjai azért mozgatják a lovakat, és ezt még valaki megbánja.
lys-lost-now = { $you ->
    [yes] Az inged is ráment. Fel a fejjel: a lapjaid megmaradtak.
   *[no] És oda az ing is. A lapok még játékban vannak.
}

lys-drawn-shut = Rajz: a 3. ló a 3. sáv 5. mezőjén áll. A 6. mező foglalt a 2., a 3. és a 4. sávban, így minden út zárva.
lys-drawn-half = Rajz: a 3. ló a 3. sáv 5. mezőjén áll. A 6. mező szabad a 2. sávban, ahol a 2. ló a 7. mezőn áll, és foglalt a 3. és a 4. sávban. Csak a ferde lépés nyitott a 2. sávba.

lose-your-shirt-start-turn = A felső lap felfordítása
lose-your-shirt-start-deal = Osztás
lose-your-shirt-auto-deal = Osztás folyik
lose-your-shirt-auto-turn = Egy lapot felfordítanak
lose-your-shirt-your-turn = Fordíts fel egy lapot
lose-your-shirt-turn-turn = { $name } fordít
lose-your-shirt-turn-deal = { $name } oszt

lose-your-shirt-option-squares = Mezők
    .sentence = Hány mező van egy-egy sávban a rajtállástól a célig.
lose-your-shirt-option-lanes = Sávok
    .sentence = Hány sáv van a pályán.
lose-your-shirt-option-starting-money = Kezdőpénz
    .sentence = Mennyi pénze van mindenkinek a versenynap elején.
lose-your-shirt-option-races = Futamok
    .sentence = Hány futamból áll a versenynap.
lose-your-shirt-option-betting = Fogadás
    .sentence = Mindenki egyszerre fogad és együtt fordítják fel, vagy sorban az osztótól balra.
    .is-simultaneous = egyszerre
    .is-in-turn = sorban
lose-your-shirt-option-lane-change = Sávváltás
    .sentence = A ló ferde lépéssel vált sávot, vagy oldalra lép, és nem jut előbbre.
    .is-diagonal = ferdén
    .is-sideways = oldalra
lose-your-shirt-option-odds-include-stake = Tét a szorzóban
    .sentence = Az 5–1 és a 2–1 a visszajáró tétet is tartalmazza-e, mert akkor a bank eggyel kevesebbet fizet.
