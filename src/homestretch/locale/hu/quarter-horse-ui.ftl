### A Quarter Horse Racing oldalainak szavai magyarul.

qh-short = Quarter Horse
qh-race = { $race }. futam
qh-race-of = { $race }. futam, összesen { $races }
qh-before = kezdés előtt
qh-dealing = osztás
qh-scratching = törlések
qh-over = vége
qh-first-scratch = Az első dobás töröl egy lovat.
qh-being-dealt = Folyik az osztás.
qh-quarter = A győztes ló minden lapja a kassza negyedét kapja.
qh-pot = Kassza
qh-last-roll = utolsó dobás
qh-auto = Dobj helyettem
qh-course = A pálya: tizenegy sáv, egy cél
qh-positions = Hol állnak a lovak
qh-position = { $horse }. ló: még { $left }.
qh-position-scratched = { $horse }. ló: törölve, ára { $fee }.
qh-own-cards = Saját lapok: { $cards }.
qh-all-scratched = mind törölve
qh-out = elfogyott a zsetonja
qh-shares = { $cards ->
    [0] A részeid
   *[other] { $cards } részed
}
qh-pays-hint = mennyit fizet, ha győz
qh-costs-hint = mennyibe kerülne most egy törlés
qh-pays = fizet { $amount }
qh-to-go = még { $left }
qh-no-cards = Minden lovadat törölték.
qh-you-roll = te dobsz
qh-rolls = { $name } dob
qh-nth-1 = első
qh-nth-2 = második
qh-nth-3 = harmadik
qh-nth-4 = negyedik
qh-you-paid = { $cards } lapért fizettél
qh-into-pot = darabja { $each }, a kasszába
qh-home-1 = A(z) { $horse }. ló
qh-home-2 = célba ért
qh-first = 1.
qh-result-title = { $race }. futam: ki mit kap
qh-result-none = A következő futam előtt
qh-session-title = Lefutott az utolsó futam
qh-races-run = { $races } futamból { $run } lefutott
qh-winners = { $count ->
    [one] { $names } nyerte a játékot.
   *[other] A győzelmen osztozik: { $names }.
}
qh-brought-home = { $name } { $first } és { $second } dobásával célba ért a(z) { $horse }. ló. Mind a négy lapja a kassza negyedét kapja.
qh-you-brought-home = A te { $first } és { $second } dobásoddal célba ért a(z) { $horse }. ló. Mind a négy lapja a kassza negyedét kapja.
qh-cards-of = { $cards } lap a(z) { $horse }. lóból
qh-no-card-of = nincs lapja a(z) { $horse }. lóból
qh-took-rest = és a maradék { $amount }
qh-pot-was = A kasszában volt
qh-four-cards = Négy lap, darabja { $each }
qh-stays = A következő futamra marad
qh-rest-to = A maradék: { $name }
qh-rounded = { $pot } negyede, ötös zsetonra lefelé kerekítve.
qh-on = Tovább: { $race }. futam
qh-deal-race = Te osztod a(z) { $race }. futamot

quarter-horse-start-roll = Dobás
quarter-horse-start-deal = Osztás
quarter-horse-auto-deal = Folyik az osztás
quarter-horse-auto-dealer = Sorsoljuk az osztót
quarter-horse-start-dealer = Osztó sorsolása
quarter-horse-your-roll = Te dobsz
quarter-horse-your-deal = Te osztasz
quarter-horse-your-dealer = Te sorsolsz
quarter-horse-turn-roll = { $name } dob
quarter-horse-turn-deal = { $name } oszt
quarter-horse-turn-dealer = { $name } sorsolja az osztót

quarter-horse-option-starting-chips = Kezdő zsetonok
    .sentence = Mennyivel indul minden játékos, centben.
quarter-horse-option-track = Pálya
    .sentence = Milyen messzire fut egy-egy ló: nyomtatott pálya, vagy saját számok a 2–12. lónak.
    .is-proportional = arányos
    .is-pointed = hegyes
    .is-doubles = dupla
    .place = { $next }
quarter-horse-option-races = Futamok
    .sentence = Hány futamból áll a játék.
quarter-horse-option-until = Meddig tart
    .sentence = A futamok végéig, vagy amíg már csak egy játékosnak van zsetonja.
    .is-races = a futamokig
    .is-last-solvent = az utolsóig
quarter-horse-option-fees = Törlési díjak
    .sentence = Mennyibe kerül az elsőtől a negyedik törölt lóig, centben.
quarter-horse-option-finish = Cél
    .sentence = Az utolsó mezőn győz a ló, vagy eggyel azon túl.
    .is-reach = eléri
    .is-cross = átlépi
quarter-horse-option-rounding = Részek
    .sentence = Ötös zsetonban vagy centre pontosan fizetünk.
    .is-chips = zsetonban
    .is-exact = pontosan
quarter-horse-option-shortfall = Ha nincs elég
    .sentence = Aki nem tud mindent kifizetni, azt fizeti, amije van, vagy eladósodik.
    .is-pay-what-you-have = amije van
    .is-debt = adósság
