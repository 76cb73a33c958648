### A Racehorse oldalainak szavai magyarul.

rho-short = Racehorse
rho-deal = { $deal }. osztás a { $deals }-ból
rho-bidding = licit
rho-trick = { $trick }. ütés a 6-ból
rho-deal-over = { $deal }. osztás a { $deals }-ból · vége
rho-deals-played = { $deals ->
    [one] Egy osztás lejátszva
   *[other] Mind a { $deals } osztás lejátszva
}
rho-deals-run = { $run } osztás lejátszva a { $deals }-ból
rho-before = Az első osztót sorsolják.
rho-being-dealt = Mindenki hat lapot kap.
rho-no-bid-yet = Még senki sem licitált.
rho-trump = Az adu { $suit ->
    [0] treff
    [1] káró
    [2] kőr
   *[other] pikk
}
rho-trump-first = Adu: az első kijátszott lap színe
rho-the-trick = Az ütés
rho-the-bids = A licitek
rho-the-points = A pontok
rho-led = { $name } hívott
rho-winning = { $name } viszi
rho-took = { $name } vitte
rho-to-play = következik
rho-to-speak = következik
rho-pass = passz
rho-passed = passzolt
rho-smudge = Smudge
rho-for-5 = 5-ért
rho-points-word = pont
rho-steal = elorozva
rho-all-for-5 = minden, 5-ért
rho-all = mind a négy pont és mind a hat ütés
rho-bid-name = { $bid ->
    [5] Smudge
   *[other] { $bid } pont licit
}
rho-cards = { $cards ->
    [0] nincs lapja
    [one] egy lap
   *[other] { $cards } lap
}
rho-up = bukott
rho-pitcher = felvevő
rho-dealer = osztó
rho-taken-so-far = Eddig elvitt
rho-pitches = felvevő
rho-others = A többiek
rho-together = együtt
rho-high = Legnagyobb
rho-low = Legkisebb
rho-jack = Bubi
rho-game = Játék
rho-card-points = lappontok
rho-tricks = Ütések
rho-of-taken = { $taken } a { $tricks }-ból
rho-tricks-name = { $tricks } ütés
rho-needs = Kell
rho-stake = fejenként { $bid }
rho-points = { $points } pont
rho-points-of-four = { $points } pont a 4-ből
rho-has-it = nála van
rho-none-yet = még nincs
rho-still-out = még játékban
rho-highest = Legmagasabb licit
rho-stolen = elorozva
rho-made-takes = ha sikerül, kap
rho-failed-pays = ha nem, fizet
rho-from-each = { $bid } fejenként: { $all }
rho-to-each = { $bid } fejenként: { $all }
rho-own-cards = A lapjaid
rho-your-bid = Te licitálsz
rho-worth = { $bid ->
    [5] A Smudge-dzsal
   *[other] { $bid } ponttal
} fejenként { $bid }-t kapsz a többi { $others } játékostól, ha sikerül, és ennyit fizetsz mindenkinek, ha nem.
rho-forced = Mindenki más passzolt: te osztottál, neked licitálnod kell.
rho-too-low = A licitnek magasabbnak kell lennie az előzőnél.
rho-lead-trump = Hívj: a lapod színe lesz az adu.
rho-lead-any = Bármelyik lappal hívhatsz.
rho-play-any = Bármelyik lapodat kijátszhatod.
rho-must-trump = Adut hívtak: adut kell tenned.
rho-wait-trump = A többi lap vár: van adud.
rho-must-follow = { $suit ->
    [0] Tegyél treffet
    [1] Tegyél kárót
    [2] Tegyél kőrt
   *[other] Tegyél pikket
}, vagy adut.
rho-wait-follow = A többi lap vár: van { $suit ->
    [0] treffed
    [1] káród
    [2] kőröd
   *[other] pikked
}.
rho-pass-button = Passz
rho-choose-bid = Válassz licitet
rho-call = Licit: { $bid }
rho-call-smudge = Smudge
rho-steal-bid = Elorzom: { $bid }
rho-undo = Vissza
rho-choose-card = Válassz lapot
rho-play-card = Kijátszom: { $card }
rho-turn-bid = { $name } licitál
rho-turn-play = { $name } játszik
rho-sort-rank = Érték szerint
rho-sort-suit = Szín szerint
rho-last-trick = Előző ütés
rho-this-trick = Ez az ütés
rho-so-far = { $name } a felvevő, licitje { $bid ->
    [5] Smudge
   *[other] { $bid }
}. Ütések: { $his }–{ $theirs }.
rho-result-title = { $deal }. osztás: ki kinek fizet
rho-session-title = Az utolsó osztás is lement
rho-winners = { $count ->
    [one] { $names } nyerte a játékot.
   *[other] { $names } osztoznak a győzelmen.
}
rho-made = teljesítette: { $bid ->
    [5] Smudge
   *[other] { $bid }, pontja { $points }
}
rho-failed = elbukta: { $bid ->
    [5] Smudge
   *[other] { $bid }, pontja { $points }
}
rho-against = a felvevő ellen játszott
rho-story-made = teljesítette a licitet ({ $bid ->
    [5] Smudge
   *[other] { $bid }
}), és fejenként { $bid }-t kap a többi { $others } játékostól.
rho-story-failed = elbukta a licitet ({ $bid ->
    [5] Smudge
   *[other] { $bid }
}), és fejenként { $bid }-t fizet a többi { $others } játékosnak.
rho-needed = Kellett: { $bid } pont.
rho-needed-all = Kellett: mind a négy pont és mind a hat ütés.
rho-on = Jöhet a { $deal }. osztás

racehorse-auto-deal = Osztás folyik
racehorse-auto-dealer = Az osztó sorsolása
