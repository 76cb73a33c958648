### Selaimen käyttöliittymä suomeksi.

skip = Sivulle
lobby-lead = Päivä raveissa: neljä peliä yhteen pöytään tai moneen.
language = Kieli
lang-en = English
lang-fi = Suomi
lang-hu = Magyar
evening = Ilta
afternoon = Iltapäivä
settings = Asetukset
games = Pelit
game = Peli
rules = Säännöt
tv = Televisioon
menu = Valikko
menu-unread = Valikko, { $count } uutta viestiä
close = Sulje
back = Takaisin
yes = kyllä
no = ei
you = Sinä
now = nyt
less = Vähemmän
more = Enemmän
sending = Lähetetään …
to-lobby = Aulaan
lost-title = Täällä ei ole mitään
lost-text = Osoite ei ole meidän, tai pöytä on purettu. Pöydät löytyvät aulasta.
page-missing = Sivua ei saatu haettua. Lataa se uudelleen.

## Aula

new-table = Uusi pöytä
new-table-of = Uusi pöytä, { $game }
new-table-title = Uusi pöytä: { $game }
players-range = { $low }–{ $high } pelaajaa
join-title = Liity pöytään
code = Pöydän koodi
join = Liity
code-missing = Kirjoita koodi, jonka isäntä lukee ääneen.
code-unknown = Koodilla { $code } ei ole avointa pöytää. Pyydä isäntää lukemaan se uudestaan.
code-gone-title = Tämä kutsu on vanhentunut
open-tables = Avoimet pöydät
no-tables = Ei vielä yhtään. Avaa pöytä ja lue koodi ääneen.
looking = Haetaan …
no-server = Palvelin ei vastaa. Onko se käynnissä?
table-free = { $game }, { $free ->
    [0] ei vapaita paikkoja
    [one] yksi vapaa paikka
   *[other] { $free } vapaata paikkaa
}
table-playing = { $game }, käynnissä
table-over = { $game }, päättynyt
table-yours = { $game }, paikkasi odottaa
table-sit = Istu
table-watch = Katso
table-back = Palaa

## Uusi pöytä ja odotushuone

options = Valinnat
options-changed = { $changed } / { $all } muutettu
options-usual = kaikki tavalliseen tapaan
options-usual-are = Tavallinen pöytä
options-wrong = Jokin valinta ei ole vielä kohdallaan
option-usual = Tavallisesti { $value }.
option-limit = raja
option-none = ei mitään
option-own = omat luvut
option-range = { $low }–{ $high }, { $step } kerrallaan.
seat-number = paikka { $seat }
this-table = Tämä pöytä
pace = Tahti
pace-hint = Kauanko botit ja nopat vievät aikaa.
pace-calm = rauhallinen
pace-normal = tavallinen
pace-brisk = ripeä
pace-instant = heti
public = Näkyy aulassa
public-hint = Kaikille, jotka avaavat tämän palvelimen, tai vain niille, joilla on koodi.
play-money = Vain leikkirahaa: täällä ei osteta eikä makseta mitään oikealla rahalla.
your-name = Nimesi
name-hint = Näkyy pöydässä.
name-missing = Muut tarvitsevat nimen, jolla kutsua sinua.
seats = Paikat
seats-of = { $now } ({ $low }–{ $high })
seat-more = yksi lisää
seat-less = yksi pois
seat-you = sinä, tässä pöydässä
seat-free = Vapaa
seat-waits = odottaa tulijaa
seat-here = on paikalla
seat-away = on poissa
bot = Botti
level-random = pelaa sattumalla
level-basic = pelaa järkevästi
level-random-short = sattuma
level-basic-short = järkevä
level-of = Miten botti pelaa paikalla { $seat }
free = Vapauta
free-seat = Vapauta paikka { $seat }
add-bot = Lisää botti
add-bot-to = Lisää botti paikalle { $seat }
table-name = Pöytä: { $name }
open-table = Avaa pöytä
no-such-game = Peliä nimeltä { $game } ei ole.
sit-down = Istu pöytään
only-watch = Katso vain
seats-free = { $free ->
    [0] ei vapaita paikkoja
    [one] yksi vapaa paikka
   *[other] { $free } vapaata paikkaa
}
invite = Kutsu
qr-name = Kutsun QR-koodi
read-out = Lue ääneen
or-link = tai lähetä linkki: se avaa vapaan paikan.
copy-link = Kopioi linkki
copied = Kopioitu
on-tv = Näytä pelilauta televisiossa tai toisella näytöllä
leave = Poistu
start = Aloita
start-bots = { $count ->
    [one] Aloita, botti paikalle { $seat }
   *[other] Aloita, botit { $count } paikalle
}
wait-host = { $name } aloittaa pelin
the-host = Isäntä
tv-join = Skannaa tämä tai kirjoita koodi

## Pöydässä

going-down = Hevoset siirtyvät lähtöpaikalle …
your-turn = Sinun vuorosi.
your-turn-title = Sinun vuorosi
what-happened = Mitä tapahtui
nothing-yet = Ei vielä mitään.
wait-chance = Hetkinen …
wait-all = Muut miettivät
wait-for = Odotetaan: { $name }
start-chance = Jatka
overtaken = Peli on jo edennyt. Katso tilanne ja valitse uudelleen.
link-lost = Yhteys katkesi. Paikkasi on tallessa; yritetään uudelleen.
not-confirmed = Ei vielä vahvistettu. Lähetetään uudelleen.
not-confirmed-short = Ei vahvistettu …
new-build = Palvelin on päivitetty. Lataa sivu uudelleen, niin voit jatkaa.
reload = Lataa uudelleen
time-left = { $seconds } s jäljellä
time-short = Aikasi on melkein lopussa.
chat = Juttelu
chat-field = Sano jotain
chat-send = Sano
chat-lost = Ei lähetetty: yhteys on poikki. Yritä hetken kuluttua uudelleen.
leave-for-good = Poistu pöydästä
back-to-result = Takaisin tulokseen
see-again = Katso uudelleen
record = Pöytäkirja
another-table = Toinen pöytä
own-quarter-horse = pelimerkkisi
own-lose-your-shirt = rahasi
own-beat-the-bookie = rahasi
own-racehorse = saldosi

## Summat

amount-hint = { $low }–{ $high }, { $step } kerrallaan.
amount-empty = Kirjoita summa tai paina seteliä.
amount-not-a-number = Vain kokonaisluku, ei pisteitä eikä kirjaimia.
amount-low = Vähintään { $low }.
amount-high = Enintään { $high }.
amount-step = Luvun { $step } monikerta, kiitos.
amount-all = kaikki
amount-clear = tyhjennä

## Säännöt ja asetukset

rules-title = Säännöt: { $game }
rules-missing = Sääntöjä ei saatu haettua.
contents = Sisältö
search = Haku
search-none = ”{ $text }” ei esiinny täällä.
print = Tulosta
our-ruling = oma tulkintamme
our-ruling-means = Merkintä ”oma tulkintamme” kertoo, minkä painettu sääntökirja jättää auki.
scheme = Valo
scheme-system = järjestelmän mukaan
scheme-light = iltapäivä
scheme-dark = ilta
motion = Liike
motion-hint = Heti näyttää siirrot ilman liikettä. Niin tekee myös järjestelmän toive vähemmästä liikkeestä.
four-suits = Nelivärinen pakka
four-suits-hint = Ruudut sinisiä, ristit vihreitä.
sound = Ääni
sound-hint = Kavioita, kello ja nopat. Hiljaa, ellet toisin tahdo.

## Nappulat

horse-name = Hevonen { $horse }
silks-name = Ajopuku { $horse }: { $silks }
silks-1 = punainen, kermanväriset renkaat
silks-2 = valkoinen, mustat pilkut
silks-3 = sininen, kermanväriset raidat
silks-4 = keltainen, mustat vinoneliöt
silks-5 = vihreä, kellertävät nuolikuviot
silks-6 = musta, kultatähdet
silks-7 = oranssi, luumunväriset vinoraidat
silks-8 = vaaleanpunainen, viininpunaiset ruudut
silks-9 = sinivihreä, valkoiset ristit
silks-10 = purppura, liilat renkaat
silks-11 = harmaa, tummanpunaiset liituraidat
silks-12 = ruskea, oljenkeltainen siksak
card-face-down = Kortti kuvapuoli alaspäin
card-move = Hevonen { $horse }, eteenpäin { $steps }
card-spot-red = Punainen täplä: mikä tahansa hevonen eteenpäin { $steps }
card-spot-green = Vihreä täplä: mikä tahansa hevonen taaksepäin { $steps }
card-any-horse = mikä tahansa
card-forward = eteen { $steps }
card-backwards = taakse { $steps }
card-share = Hevosen { $horse } kortti, neljännes potista
card-name = { $suit ->
    [spade] Pata
    [heart] Hertta
    [diamond] Ruutu
   *[club] Risti
}{ $rank ->
    [A] ässä
    [K] kuningas
    [Q] rouva
    [J] sotilas
    [T] kymppi
   *[other] { " " }{ $rank }
}
die-name = Noppa: { $eyes }
chip-name = Pelimerkki { $worth }
note-name = Seteli { $worth }
bet-win = voittaja
bet-place = sija
bet-jackpot = jättipotti
trophy-bronze = Pronssipokaali
trophy-silver = Hopeapokaali
trophy-gold = Kultapokaali

## Pelit

game-lose-your-shirt = Lose Your Shirt
    .short = Lose Your Shirt
    .tagline = Lyö salaa vetoa hevosesta ja pelaa kortit, jotka sitä liikuttavat. Ja muita.
    .time = noin 60 min
game-quarter-horse = Quarter Horse Racing
    .short = Quarter Horse
    .tagline = Kaksi noppaa, yksitoista hevosta, neljä poissa kilvasta. Korttisi ovat osuuksia pottiin.
    .time = noin 20 min
game-beat-the-bookie = Beat The Bookie
    .short = Beat The Bookie
    .tagline = Osta hevonen, lue kertoimet, lyö vetoa, nosta palkinto ja myy kalliilla.
    .time = noin 75 min
game-racehorse = Racehorse
    .short = Racehorse
    .tagline = Tikkipeli: yksi tarjoaa ja pelaa, kaikki muut häntä vastaan.
    .time = noin 40 min
