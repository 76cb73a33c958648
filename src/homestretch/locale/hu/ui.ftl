### A böngészős felület magyarul.

skip = Ugrás az oldalra
lobby-lead = Egy nap a lóversenyen: négy játék egy asztalhoz – vagy sokhoz.
language = Nyelv
lang-en = English
lang-fi = Suomi
lang-hu = Magyar
evening = Este
afternoon = Délután
settings = Beállítások
games = Játékok
game = Játék
rules = Szabályok
tv = Tévére
menu = Menü
menu-unread = Menü, { $count } új üzenet
close = Bezárás
back = Vissza
yes = igen
no = nem
you = Te
now = most
less = Kevesebb
more = Több
sending = Küldés …
to-lobby = Az előtérbe
lost-title = Itt nincs semmi
lost-text = Ez a cím nem a miénk, vagy az asztal már nincs meg. Az asztalok az előtérben vannak.
page-missing = Az oldalt nem sikerült betölteni. Töltsd újra.

## Előtér

new-table = Új asztal
new-table-of = Új asztal, { $game }
new-table-title = Új asztal: { $game }
players-range = { $low }–{ $high } játékos
join-title = Csatlakozás
code = Az asztal kódja
join = Belépek
code-missing = Írd be a kódot, amelyet a házigazda felolvas.
code-unknown = Nincs nyitott asztal ezzel a kóddal: { $code }. Kérd meg a házigazdát, hogy olvassa fel újra.
code-gone-title = Ez a meghívó már nem él
open-tables = Nyitott asztalok
no-tables = Még nincs egy sem. Nyiss egyet, és olvasd fel a kódját.
looking = Keresés …
no-server = A kiszolgáló nem válaszol. Fut egyáltalán?
table-free = { $game }, { $free ->
    [0] nincs szabad hely
   *[other] { $free } szabad hely
}
table-playing = { $game }, folyamatban
table-over = { $game }, véget ért
table-yours = { $game }, a helyed megvan
table-sit = Leülök
table-watch = Nézem
table-back = Vissza

## Új asztal és váróterem

options = Lehetőségek
options-changed = { $all } közül { $changed } módosítva
options-usual = legyen minden a szokásos
options-usual-are = A szokásos asztal
options-wrong = Valamelyik beállítás még nem jó
option-usual = Szokásosan { $value }.
option-limit = korlát
option-none = nincs
option-own = saját számok
option-range = { $low } és { $high } között, { $step } lépésenként.
seat-number = { $seat }. hely
this-table = Ez az asztal
pace = Tempó
pace-hint = Mennyi időt vesznek igénybe a gépek és a kockák.
pace-calm = nyugodt
pace-normal = szokásos
pace-brisk = fürge
pace-instant = azonnal
public = Látszik az előtérben
public-hint = Mindenkinek, aki megnyitja ezt a kiszolgálót, vagy csak annak, akinek megvan a kódja.
play-money = Csak játékpénz: itt semmit sem veszünk és fizetünk valódi pénzzel.
your-name = A neved
name-hint = Ez látszik az asztalnál.
name-missing = A többieknek kell egy név, amelyen szólíthatnak.
seats = Helyek
seats-of = { $now } ({ $low }–{ $high })
seat-more = még egy
seat-less = eggyel kevesebb
seat-you = te, ennél az asztalnál
seat-free = Szabad
seat-waits = vár valakire
seat-here = itt van
seat-away = nincs itt
bot = Gép
level-random = véletlenül játszik
level-basic = értelmesen játszik
level-random-short = véletlen
level-basic-short = értelmes
level-of = Hogyan játsszon a gép a(z) { $seat }. helyen
free = Felszabadítás
free-seat = A(z) { $seat }. hely felszabadítása
add-bot = Gép ide
add-bot-to = Gép a(z) { $seat }. helyre
table-name = { $name } asztala
open-table = Asztal nyitása
no-such-game = Nincs ilyen nevű játék: { $game }.
sit-down = Leülök
only-watch = Csak nézem
seats-free = { $free ->
    [0] nincs szabad hely
   *[other] { $free } szabad hely
}
invite = Meghívó
qr-name = A meghívó QR-kódja
read-out = Olvasd fel
or-link = vagy küldd el a hivatkozást: a szabad helyhez visz.
copy-link = Hivatkozás másolása
copied = Kimásolva
on-tv = A tábla megjelenítése tévén vagy másik képernyőn
leave = Elmegyek
start = Kezdés
start-bots = { $count ->
    [one] Kezdés, gép a(z) { $seat }. helyen
   *[other] Kezdés, gépek { $count } helyen
}
wait-host = A játékot { $name } indítja
the-host = a házigazda
tv-join = Olvasd be, vagy írd be a kódot

## Az asztalnál

going-down = A lovak a rajthoz vonulnak …
your-turn = Te jössz.
your-turn-title = Te jössz
what-happened = Mi történt
nothing-yet = Még semmi.
wait-chance = Egy pillanat …
wait-all = A többiek gondolkodnak
wait-for = Várunk rá: { $name }
start-chance = Tovább
overtaken = A játék közben továbbment. Nézd meg újra, aztán válassz.
link-lost = Megszakadt a kapcsolat. A helyed megvan; újra próbáljuk.
not-confirmed = Még nincs visszaigazolva. Újraküldés folyamatban.
not-confirmed-short = Nincs visszaigazolva …
new-build = A kiszolgáló megújult. A folytatáshoz töltsd újra az oldalt.
reload = Újratöltés
time-left = még { $seconds } mp
time-short = Mindjárt lejár az időd.
chat = Beszélgetés
chat-field = Mondj valamit
chat-send = Mondom
chat-lost = Nem ment el: nincs kapcsolat. Próbáld meg kicsit később.
leave-for-good = Felállok az asztaltól
back-to-result = Vissza az eredményhez
see-again = Nézzük újra
record = Jegyzőkönyv
another-table = Másik asztal
own-quarter-horse = a zsetonjaid
own-lose-your-shirt = a pénzed
own-beat-the-bookie = a pénzed
own-racehorse = az egyenleged

## Összegek

amount-hint = { $low } és { $high } között, { $step } lépésenként.
amount-empty = Írj be egy összeget, vagy nyomj meg egy bankjegyet.
amount-not-a-number = Csak egész szám, pont és betű nélkül.
amount-low = Legalább { $low }.
amount-high = Legfeljebb { $high }.
amount-step = { $step } többszöröse kell.
amount-all = az egész
amount-clear = törlés

## Szabályok és beállítások

rules-title = Szabályok: { $game }
rules-missing = A szabályokat nem sikerült betölteni.
contents = Tartalom
search = Keresés
search-none = Itt nem szerepel: „{ $text }”.
print = Nyomtatás
our-ruling = saját döntésünk
our-ruling-means = A „saját döntésünk” jelölésű bekezdések azt rendezik, amit a nyomtatott szabálykönyv nyitva hagy.
scheme = Fény
scheme-system = mint a rendszer
scheme-light = délután
scheme-dark = este
motion = Mozgás
motion-hint = Az „azonnal” mozgás nélkül mutat minden lépést. A rendszer kevesebb mozgást kérő beállítása is így tesz.
four-suits = Négyszínű kártya
four-suits-hint = A káró kék, a treff zöld.
sound = Hang
sound-hint = Paták, harang és kockák. Néma, amíg nem kéred.

## Darabok

horse-name = { $horse }. ló
silks-name = { $horse }. mez: { $silks }
silks-1 = piros, krémszínű gyűrűkkel
silks-2 = fehér, fekete pöttyökkel
silks-3 = kék, krémszínű csíkokkal
silks-4 = sárga, fekete rombuszokkal
silks-5 = zöld, halványsárga ékekkel
silks-6 = fekete, arany csillagokkal
silks-7 = narancs, szilvaszín rézsút sávokkal
silks-8 = rózsaszín, bordó kockákkal
silks-9 = kékeszöld, fehér keresztekkel
silks-10 = lila, orgonaszín karikákkal
silks-11 = szürke, sötétvörös hajszálcsíkokkal
silks-12 = barna, szalmasárga cikcakkal
card-face-down = Lefordított lap
card-move = { $horse }. ló, előre { $steps }
card-spot-red = Piros pont: bármelyik ló előre { $steps }
card-spot-green = Zöld pont: bármelyik ló hátra { $steps }
card-any-horse = bármelyik ló
card-forward = előre { $steps }
card-backwards = hátra { $steps }
card-share = A(z) { $horse }. ló lapja, a kassza negyede
card-name = { $suit ->
    [spade] Pikk
    [heart] Kőr
    [diamond] Káró
   *[club] Treff
} { $rank ->
    [A] ász
    [K] király
    [Q] dáma
    [J] bubi
    [T] 10
   *[other] { $rank }
}
die-name = Kocka: { $eyes }
chip-name = { $worth }-ös zseton
note-name = { $worth }-es bankjegy
bet-win = győztes
bet-place = helyezett
bet-jackpot = főnyeremény
trophy-bronze = Bronzserleg
trophy-silver = Ezüstserleg
trophy-gold = Aranyserleg

## Játékok

game-lose-your-shirt = Lose Your Shirt
    .short = Lose Your Shirt
    .tagline = Fogadj titokban egy lóra, aztán játszd ki a lapokat, amelyek előreviszik. Meg a többit.
    .time = kb. 60 perc
game-quarter-horse = Quarter Horse Racing
    .short = Quarter Horse
    .tagline = Két kocka, tizenegy ló, négy törölve. A lapjaid a kassza részei.
    .time = kb. 20 perc
game-beat-the-bookie = Beat The Bookie
    .short = Beat The Bookie
    .tagline = Vegyél lovat, olvasd az oddsokat, fogadj, vedd fel a díjat, add el drágán.
    .time = kb. 75 perc
game-racehorse = Racehorse
    .short = Racehorse
    .tagline = Ütésszerző kártyajáték: egy vállal, a többiek mind ellene.
    .time = kb. 40 perc
