### Pääte, suomeksi.

cli-welcome = { $title }. Kirjoita ?, niin näet mitä voit tehdä, help, niin näet kaiken muun, ja quit, niin peli loppuu ja tallentuu.
cli-seats = Pöydässä: { $names }.
cli-bot = { $name } (botti)
cli-start-chance = { $name }, jatka painamalla Enter.
cli-roll = { $name }, heitä painamalla Enter.
cli-your-turn = { $name }, sinun vuorosi: { $verbs } (? selittää).
cli-hand-over = Nyt { $name }. Paina Enter, kun vain { $name } näkee näytön.
cli-hidden = Näyttö on piilossa, kunnes { $name } ottaa vuoron.
cli-since = Edellisen vuorosi jälkeen:
cli-so-far = Tähän mennessä:
cli-you-can = Voit tehdä näin:
cli-only-enter = Paina Enter: valittavaa ei ole.
cli-not-understood = En ymmärrä: ”{ $line }”. Kirjoita ?, niin näet mitä voit tehdä.
cli-did-you-mean = En ymmärrä: ”{ $line }”. Tarkoititko ”{ $near }”? Kirjoita ?, niin näet kaiken mitä voit tehdä.
cli-amounts = { $form } tarkoittaa yhtä summaa { $low }–{ $high } { $step }:n välein, esimerkiksi: { $example }.
cli-not-allowed = ”{ $line }” ei käy nyt ({ $clause }).
cli-help =
    ? – mitä voit tehdä nyt ja mitä se tarkoittaa
    board – näytä pöytä uudelleen
    log – kaikki mitä on tapahtunut
    money – paljonko kullakin on
    odds – tarkat todennäköisyydet, jos pelissä on niitä
    undo – peru viimeisin tekosi
    quit – lopeta ja tallenna
cli-undone = Peruttu: { $text }.
cli-undo-nothing = Sinulla ei ole mitään peruttavaa.
cli-undo-others = Muut ovat jo pelanneet sen jälkeen, joten sitä ei voi perua.
cli-undo-chance = Sattuma on jo puhunut sen jälkeen, joten sitä ei voi perua.
cli-undo-revealed = Se paljasti jotakin piilossa ollutta, joten sitä ei voi perua.
cli-money = { $account }: { $amount }
cli-account-bank = pankki
cli-account-pot = potti
cli-account-jackpot = jättipotti
cli-account-stakes = panokset
cli-no-odds = Tarkkoja todennäköisyyksiä ei voi sanoa tässä.
cli-odds-win = Ensimmäinen: { $listed }
cli-odds-place = Kolmen parhaan joukossa: { $listed }
cli-odds-share = Odotettu osuus potista: { $listed }
cli-over = Peli on päättynyt.
cli-result = { $name }: { $score }
cli-winner = { $count ->
    [one] { $names } voittaa.
   *[other] { $names } jakavat voiton.
}
cli-saved = Tallennettu tiedostoon { $file }. Jatka näin: homestretch play --terminal --resume { $file }
cli-record = Pelin kulku on tiedostossa { $file }.
cli-ended = Syöte loppui. Jos haluat pelata täällä, käynnistä peli päätteessä; botit pelaavat näin: homestretch simulate.
cli-options = Valinnat: { $options }
cli-final = Tulos: { $scores }. Voittaja: { $winners }.
cli-to-move = Vuorossa: { $seats }.
cli-listed-and = { $first } ja { $last }

## Mitä mikin teko tarkoittaa

cli-do-lose-your-shirt-select = pane hevosesi kortti eteesi kuvapuoli alaspäin. Voit pelata sen myöhemmin kuten muutkin.
cli-do-lose-your-shirt-bet-win = hevosesi tulee ensimmäiseksi. { $odds_include_stake ->
    [yes] Pankki maksaa panoksen nelinkertaisena, ja panos palaa.
   *[no] Pankki maksaa panoksen viisinkertaisena, ja panos palaa.
}
cli-do-lose-your-shirt-bet-place = hevosesi tulee ensimmäiseksi tai toiseksi. { $odds_include_stake ->
    [yes] Pankki maksaa panoksen verran, ja panos palaa.
   *[no] Pankki maksaa panoksen kaksinkertaisena, ja panos palaa.
}
cli-do-lose-your-shirt-bet-jackpot = hevosesi tulee ensimmäiseksi. Saat jättipotin tai osasi siitä, ja panos palaa.
cli-do-lose-your-shirt-play = pelaa kortti. Se vie hevosensa kohtaan rata:ruutu, karsinasta laskien; any+3 (punainen piste) ja any-2 (vihreä piste) siirtävät mitä tahansa hevosta, esimerkiksi h2.
cli-do-lose-your-shirt-move = siirrä käännetyn kortin mukaan kohtaan rata:ruutu; pisteellä mitä tahansa hevosta, esimerkiksi h2.
cli-do-racehorse-pass = et tarjoa enää tässä jaossa.
cli-do-racehorse-bid = lupaa näin monta neljästä pisteestä: ylin valtti, alin valtti, valttijätkä, pelipiste. Jos täytät lupauksen, jokainen muu maksaa sinulle dollarin tarjottua pistettä kohti; jos et, sinä maksat jokaiselle saman.
cli-do-racehorse-smudge = lupaa kaikki neljä pistettä ja kaikki kuusi tikkiä: 5 dollaria jokaiselta muulta tai jokaiselle muulle.
cli-do-racehorse-play = pelaa kortti. Pelinviejän ensimmäinen kortti määrää valtin; seuraa maata tai pelaa valtti, jos voit. Tikeissä ässä on 4, kuningas 3, rouva 2, jätkä 1 ja kymppi 10.
cli-do-beat-the-bookie-bid = tarjoa näin paljon huutokaupattavasta hevosesta.
cli-do-beat-the-bookie-pass = et tarjoa enää tästä hevosesta.
cli-do-beat-the-bookie-name = nimeä hevoset, joita pelaajakorttisi koskee.
cli-do-beat-the-bookie-back = lyö vetoa, että hevonen voittaa. Kertoimella 3:1 pankki maksaa panoksen kolminkertaisena, ja panos palaa.
cli-do-beat-the-bookie-sell = myy hevonen pankille hintaan { $bank_buys_at }.
cli-do-beat-the-bookie-offer = tarjoa hevosesi pelaajalle hinnalla; hän vastaa heti.
cli-do-beat-the-bookie-ask = pyydä pelaajalta hevosta hinnalla; hän vastaa heti.
cli-do-beat-the-bookie-buy = osta pankilta hevonen, jota kukaan ei omista: 100 kertaa seuraavan lähdön luokka.
cli-do-beat-the-bookie-accept = kauppa syntyy.
cli-do-beat-the-bookie-decline = kauppaa ei synny.
cli-do-beat-the-bookie-done = siinä kaikki: ei enää vetoja tai kauppoja.

## Miten pöytää luetaan

cli-board-lose-your-shirt = Rata: rivi kullekin radalle, karsina vasemmalla (|), numero on hevonen. Sitten rivi kullekin pelaajalle: * on vuorossa, rahat, veto (win voitto, place sija), valinta, korttien määrä. Käsi (hand): 4+3 on hevonen 4, eteenpäin 3.
cli-board-quarter-horse = Rata: > on hevonen, # poissuljettu hevonen, portti vasemmalla, maali oikealla. Sitten rivi kullekin pelaajalle: * heittää, pelimerkit, kortit (7x2: kaksi hevosen 7 korttia).
cli-board-racehorse = Rivi kullekin pelaajalle: * on vuorossa, D jakaa, ^ ei täyttänyt viime tarjoustaan; saldo; tarjous (bid) tai tikit (tricks) ja niiden korttipisteet; kortti pöydässä. Kortit: T kymppi, J jätkä, Q rouva, K kuningas, A ässä; C risti, D ruutu, H hertta, S pata.
cli-board-beat-the-bookie = Rivi kullekin hevoselle: omistaja (-- ei kukaan), kerroin, matka, sija. Sitten rivi kullekin pelaajalle: * on vuorossa, rahat, pokaalipisteet (points), kortti, vedot hevosista (h1–h6).
