### Mi történt: Racehorse magyarul. A lapok neve két külön üzenetben áll, ezeket veszi át a többi.

racehorse-rank = { $rank ->
    [2] kettes
    [3] hármas
    [4] négyes
    [5] ötös
    [6] hatos
    [7] hetes
    [8] nyolcas
    [9] kilences
    [10] tízes
    [11] bubi
    [12] dáma
    [13] király
   *[other] ász
}
racehorse-card-object = { $suit ->
    [0] treff
    [1] káró
    [2] kőr
   *[other] pikk
} { $rank ->
    [2] kettest
    [3] hármast
    [4] négyest
    [5] ötöst
    [6] hatost
    [7] hetest
    [8] nyolcast
    [9] kilencest
    [10] tízest
    [11] bubit
    [12] dámát
    [13] királyt
   *[other] ászt
}

racehorse-dealer-drawn = Elsőként { $name } oszt.
racehorse-deal-started = { $deal }. leosztás: { $name } oszt.
racehorse-card-seen = { $name } megkapja a { racehorse-card-object }.
racehorse-passed = { $name } passzol.
racehorse-bid = { $name } licitje { $bid }.
racehorse-stolen = Osztóként { $name } ellopja a { $bid } pontos licitet ({ $fromName } licitje volt).
racehorse-smudge = { $name } licitje Smudge!
racehorse-pitcher-named = { $name } a felvevő, kell neki { $bid ->
    [5] mind a négy pont és mind a hat ütés
   *[other] { $bid } pont
}.
racehorse-trump-made = Az adu { $suit ->
    [0] treff
    [1] káró
    [2] kőr
   *[other] pikk
}.
racehorse-card-played = { $name } kijátssza a { racehorse-card-object }.
racehorse-trick-taken = { $name } viszi { $trick ->
    [1] az 1.
    [5] az 5.
   *[other] a { $trick }.
} ütést, { $points ->
    [0] lappont nélkül
   *[other] benne { $points } lapponttal
}.
racehorse-high-point = A legmagasabb adu: { racehorse-rank }. A pont { $side ->
    [1] a felvevőé
   *[other] a többieké
}.
racehorse-low-point = A legalacsonyabb adu: { racehorse-rank }. A pont { $side ->
    [1] a felvevőé
   *[other] a többieké
}.
racehorse-jack-point = Az adu bubi pontja { $side ->
    [1] a felvevőé
   *[other] a többieké
}.
racehorse-jack-undealt = Az adu bubit nem osztották ki, a pontja senkié.
racehorse-game-point = Játékpont, lappontok { $his }–{ $theirs }: a pont { $side ->
    [1] a felvevőé
   *[other] a többieké
}.
racehorse-game-tied = Játékpont, mindkét oldalon { $his } lappont: a pont senkié.
racehorse-bid-made = { $name } teljesítette { $bid ->
    [5] a Smudge-ot
   *[other] a { $bid } pontos licitet
}, pontjainak száma { $points }.
racehorse-bid-failed = { $name } megbukott { $bid ->
    [5] a Smudge licittel
   *[other] a { $bid } pontos licittel
}, pontjainak száma { $points }.
racehorse-paid = { $name } { $amount } dollárt fizet { $toName } javára.
racehorse-up = { $name } a következő leosztásban bukottként áll.
racehorse-session-over = Ez volt az utolsó leosztás.
