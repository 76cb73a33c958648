### Pääte, suomeksi.

cli-welcome = { $title }. Kirjoita ?, niin näet mitä voit tehdä, help, niin näet kaiken muun, ja quit, niin peli loppuu ja tallentuu.
cli-seats = Pöydässä: { $names }.
cli-bot = { $name } (botti)
cli-start-chance = { $name }, jatka painamalla Enter.
cli-roll = { $name }, heitä painamalla Enter.
cli-your-turn = { $name }, sinun vuorosi.
cli-hand-over = Nyt { $name }. Paina Enter, kun vain { $name } näkee näytön.
cli-hidden = Näyttö on piilossa, kunnes { $name } ottaa vuoron.
cli-since = Edellisen vuorosi jälkeen:
cli-you-can = Voit tehdä näin:
cli-only-enter = Paina Enter: valittavaa ei ole.
cli-help = ? – mitä voit tehdä nyt; board – näytä pöytä uudelleen; log – kaikki mitä on tapahtunut; money – paljonko kullakin on; undo – peru viimeisin tekosi; quit – lopeta ja tallenna.
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
cli-over = Peli on päättynyt.
cli-result = { $name }: { $score }
cli-winner = { $count ->
    [one] { $names } voittaa.
   *[other] { $names } jakavat voiton.
}
cli-saved = Tallennettu tiedostoon { $file }. Jatka näin: homestretch play --terminal --resume { $file }
cli-record = Pelin kulku on tiedostossa { $file }.
cli-ended = Syöte loppui. Jos haluat pelata täällä, käynnistä peli päätteessä; botit pelaavat näin: homestretch simulate.
cli-listed-and = { $first } ja { $last }
