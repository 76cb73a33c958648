### A terminál, magyarul.

cli-welcome = { $title }. Írj ? jelet, hogy lásd, mit tehetsz; help: minden más; quit: befejezés és mentés.
cli-seats = Az asztalnál: { $names }.
cli-bot = { $name } (bot)
cli-start-chance = { $name }, nyomj Entert a folytatáshoz.
cli-roll = { $name }, nyomj Entert a dobáshoz.
cli-your-turn = { $name }, te jössz.
cli-hand-over = Most { $name } következik. Nyomj Entert, ha már csak { $name } látja a képernyőt.
cli-hidden = A képernyő rejtve marad, amíg { $name } át nem veszi.
cli-since = Az előző lépésed óta:
cli-you-can = Ezt teheted:
cli-only-enter = Nyomj Entert: nincs miből választani.
cli-help = ? – mit tehetsz most; board – az asztal újra; log – minden, ami történt; money – kinek mennyije van; undo – az utolsó lépésed visszavonása; quit – befejezés és mentés.
cli-undone = Visszavonva: { $text }.
cli-undo-nothing = Nincs mit visszavonnod.
cli-undo-others = Azóta mások is léptek, ezért ez már nem vonható vissza.
cli-undo-chance = Azóta a véletlen is szólt, ezért ez már nem vonható vissza.
cli-undo-revealed = Ez felfedett valamit, ami rejtve volt, ezért nem vonható vissza.
cli-money = { $account }: { $amount }
cli-account-bank = a bank
cli-account-pot = a kassza
cli-account-jackpot = a főnyeremény
cli-account-stakes = a tétek
cli-over = Vége a játéknak.
cli-result = { $name }: { $score }
cli-winner = { $count ->
    [one] { $names } nyert.
   *[other] { $names } megosztva nyert.
}
cli-saved = Elmentve ide: { $file }. Így folytathatod: homestretch play --terminal --resume { $file }
cli-record = A játék jegyzőkönyve: { $file }.
cli-ended = Véget ért a bemenet. Ha itt akarsz játszani, indítsd terminálban; ha botokkal játszatnál: homestretch simulate.
cli-listed-and = { $first } és { $last }
