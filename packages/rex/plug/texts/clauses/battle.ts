import type { Localized } from '@orrery/kernel';

export const battle = {
  'REX-BATTLE-1': {
    en: 'When the phase begins, players may play cards that fit its opening window. Then Xxcha may turn units over, and only then do battles start.',
    ru: 'В начале фазы открывается окно для розыгрыша подходящих карт. Затем Кззча может перевернуть Войска, и лишь потом начинаются бои.',
    de: 'Zu Beginn der Phase öffnet sich das Kartenfenster. Dann darf Xxcha Einheiten umdrehen; erst danach beginnen die Kämpfe.',
  },
  'REX-BATTLE-2': {
    en: 'Wherever two or more enemies have face-up units in a location, a battle must be fought; not in the Council.',
    ru: 'Бой происходит в каждой локации, кроме Совета, где есть Войска лицом вверх двух или более врагов.',
    de: 'Gekämpft wird an jedem Ort außer dem Rat, an dem offene Einheiten von zwei oder mehr Gegnern stehen.',
  },
  'REX-BATTLE-3': {
    en: 'In turn order each player fights all of his battles, deciding their order and, if several enemies are present, against whom.',
    ru: 'В порядке ходов каждый проводит все свои бои, выбирая их очерёдность и, если врагов несколько, противника.',
    de: 'In Zugreihenfolge trägt jeder alle seine Kämpfe aus und wählt deren Reihenfolge sowie, bei mehreren Gegnern, den Gegner.',
  },
  'REX-BATTLE-4': {
    en: 'If no enemies share a location with you, you are skipped.',
    ru: 'Игрок, у которого нигде нет врагов, пропускается.',
    de: 'Wer nirgends Gegner hat, wird übergangen.',
  },
  'REX-BATTLE-5': {
    en: 'If more than two players are in a location, duel after duel is fought until no more than one has units left there.',
    ru: 'Если в локации больше двух игроков, поединки следуют один за другим, пока Войска не останутся не более чем у одного.',
    de: 'Sind mehr als zwei Spieler an einem Ort, folgt Duell auf Duell, bis dort höchstens einer noch Einheiten hat.',
  },
  'REX-BATTLE-6': {
    en: 'There is no fighting among allies.',
    ru: 'Союзники друг с другом не сражаются.',
    de: 'Verbündete kämpfen nie gegeneinander.',
  },
  'REX-BATTLE-7': {
    en: 'When all battles are over, go on to the Collection phase.',
    ru: 'Когда боёв больше нет, начинается Фаза Сбора.',
    de: 'Ist kein Kampf mehr offen, folgt die Sammelphase.',
  },
  'REX-BATTLE-8': {
    en: 'The commands of Xxcha and Jol-Nar, in their own battle or through an ally card, are given at the very beginning, before any choice is made. Each may be given once per battle.',
    ru: '«Командование» Кззча и Жол-Нара (в своём бою или по карте союзника) применяют в самом начале боя, до любых выборов, каждое не более раза за бой.',
    de: 'Die Befehle von Xxcha und Jol-Nar (im eigenen Kampf oder durch Bündniskarte) werden ganz zu Beginn gegeben, ehe etwas gewählt wird, jeder höchstens einmal je Kampf.',
  },
  'REX-BATTLE-9': {
    en: 'If both commands occur, turn order of their users decides when these are on opposite sides. If both aim at the same opponent, Xxcha goes before Jol-Nar.',
    ru: 'Если применяют оба «командования»: при разных сторонах — в порядке ходов применяющих, против одного и того же противника — сначала Кззча, потом Жол-Нар.',
    de: 'Gibt es beide Befehle, gilt bei gegnerischen Seiten die Zugreihenfolge der Nutzer; richten sich beide gegen denselben Gegner, kommt Xxcha vor Jol-Nar.',
  },
  'REX-BATTLE-10': {
    en: 'Step 1, report: for both sides it is stated how many units are in the location, how many strategy cards are in hand and how strong the leaders in reserve are.',
    ru: 'Шаг 1, отчёт о ситуации: для обеих сторон объявляют число Войск в локации, число Карт Стратегий на руке и силу Лидеров в Резерве.',
    de: 'Schritt 1, Lagebericht: Für beide Seiten werden die Zahl der Einheiten am Ort, die Zahl der Strategiekarten auf der Hand und die Stärken der Anführer in der Reserve genannt.',
  },
  'REX-BATTLE-11': {
    en: 'From now on the opponent must not see which leader you choose.',
    ru: 'С этого момента выбор Лидера скрыт от противника.',
    de: 'Ab jetzt bleibt die Wahl des Anführers dem Gegner verborgen.',
  },
  'REX-BATTLE-12': {
    en: 'Step 2, strength: each side secretly dials a number between 0 and the number of its units there, 20 at most. Lazax counts mechanized units double.',
    ru: 'Шаг 2, выбор силы: каждая сторона тайно выбирает на Колесе Битвы целое число от 0 до числа своих Войск в локации, но не больше 20. У Лазакса механизированные Войска считаются за два.',
    de: 'Schritt 2, Stärke wählen: Jede Seite stellt geheim eine Zahl von 0 bis zur Zahl ihrer Einheiten am Ort ein, höchstens 20. Lazax zählt mechanisierte Einheiten doppelt.',
  },
  'REX-BATTLE-13': {
    en: 'Step 3, leader: each side secretly commits one available leader. If you have one, you must.',
    ru: 'Шаг 3, присоединение Лидера: каждая сторона тайно выставляет ровно одного доступного Лидера; если такой есть, это обязательно.',
    de: 'Schritt 3, Anführer einsetzen: Jede Seite setzt geheim genau einen verfügbaren Anführer ein; wer einen hat, muss es tun.',
  },
  'REX-BATTLE-14': {
    en: 'Put the leader in one of four slots: no card, attack, defence, or attack and defence. This commits you to playing exactly those types in step 5.',
    ru: 'Лидера ставят в один из четырёх слотов: без карт, атака, защита, атака и защита. Слот точно определяет, карты каких типов сторона сыграет на шаге 5.',
    de: 'Der Anführer kommt in eines von vier Feldern: keine Karte, Angriff, Verteidigung, Angriff und Verteidigung. Das legt genau fest, welche Kartenarten diese Seite in Schritt 5 spielt.',
  },
  'REX-BATTLE-15': {
    en: 'You may choose a slot only if you hold a playable card of each type it calls for.',
    ru: 'Слот можно выбрать, только если на руке есть разрешённая карта каждого требуемого типа.',
    de: 'Ein Feld darf man nur wählen, wenn man von jeder verlangten Art eine spielbare Karte hat.',
  },
  'REX-BATTLE-16': {
    en: 'In a battle no one may play more than one attack and one defence card.',
    ru: 'За бой играют не более одной карты атаки и одной карты защиты.',
    de: 'Niemand spielt in einem Kampf mehr als eine Angriffs- und eine Verteidigungskarte.',
  },
  'REX-BATTLE-17': {
    en: 'Step 4, reveal: both sides show dial, leader and slot simultaneously.',
    ru: 'Шаг 4, открытие: обе стороны одновременно показывают число, Лидера и слот.',
    de: 'Schritt 4, aufdecken: Beide Seiten zeigen gleichzeitig Zahl, Anführer und Feld.',
  },
  'REX-BATTLE-18': {
    en: 'Step 5, cards: both sides at once choose from hand the cards their slots call for and show them together.',
    ru: 'Шаг 5, карты: обе стороны одновременно выбирают с руки требуемые слотом карты и открывают их вместе.',
    de: 'Schritt 5, Karten: Beide Seiten wählen gleichzeitig die vom Feld verlangten Handkarten und decken sie gemeinsam auf.',
  },
  'REX-BATTLE-19': {
    en: 'The types your slot calls for have to be played.',
    ru: 'Карты требуемых типов сыграть обязательно.',
    de: 'Die verlangten Arten müssen gespielt werden.',
  },
  'REX-BATTLE-20': {
    en: 'You may not pick a card Xxcha has forbidden, and you must pick one you named to Jol-Nar.',
    ru: 'Карту, запрещённую Кззча, выбрать нельзя; карту, обещанную Жол-Нару, выбрать обязательно.',
    de: 'Eine von Xxcha verbotene Karte darf nicht, eine Jol-Nar zugesagte muss gewählt werden.',
  },
  'REX-BATTLE-21': {
    en: 'Step 7, effects: cards take effect in turn order of those who played them. Whether to use a card was settled in steps 3 and 5; once shown, it has to be applied.',
    ru: 'Шаг 7, эффекты: сыгранные карты действуют в порядке ходов их игроков. Решение принято на шагах 3 и 5; от открытой карты отказаться нельзя.',
    de: 'Schritt 7, Effekte: Die Karten wirken in Zugreihenfolge ihrer Spieler. Entschieden wurde in Schritt 3 und 5; eine aufgedeckte Karte ist nicht mehr freiwillig.',
  },
  'REX-BATTLE-22': {
    en: 'Tactical Retreat comes ahead of all other cards.',
    ru: '«Тактическое Отступление» действует раньше всех других карт.',
    de: 'Taktischer Rückzug wirkt vor allen anderen Karten.',
  },
  'REX-BATTLE-23': {
    en: 'An attack card that kills leaders does so if the other side has not played the defence card that stops it.',
    ru: 'Карта атаки, уничтожающая Лидеров, делает это, если противник не сыграл останавливающую её карту защиты.',
    de: 'Eine Angriffskarte, die Anführer vernichtet, tut dies, sofern der Gegner nicht die passende Verteidigungskarte gespielt hat.',
  },
  'REX-BATTLE-24': {
    en: 'Defence cards protect no matter in what order cards are carried out.',
    ru: 'Карта защиты действует при любом порядке розыгрыша.',
    de: 'Eine Verteidigungskarte wirkt unabhängig von der Reihenfolge.',
  },
  'REX-BATTLE-25': {
    en: 'A destroyed leader is moved to the casualty pool immediately and contributes no strength.',
    ru: 'Уничтоженный Лидер сразу уходит в Банк Потерь и силы не добавляет.',
    de: 'Ein vernichteter Anführer kommt sofort in den Verlustbereich und trägt keine Stärke bei.',
  },
  'REX-BATTLE-26': {
    en: "A side's attack card still works even though its leader has just been destroyed.",
    ru: 'Карта атаки стороны, чей Лидер только что уничтожен, всё равно действует.',
    de: 'Die Angriffskarte einer Seite wirkt auch dann noch, wenn ihr Anführer eben vernichtet wurde.',
  },
  'REX-BATTLE-27': {
    en: "If your attack card destroys a leader, you get influence equal to that leader's strength from the bank right away, even if the battle is lost.",
    ru: 'Чья карта атаки уничтожила Лидера, тот сразу получает из Банка Влияние, равное его силе, даже проиграв бой.',
    de: 'Wessen Angriffskarte einen Anführer vernichtet, erhält sofort dessen Stärke als Kopfgeld aus der Bank, auch wenn er den Kampf verliert.',
  },
  'REX-BATTLE-28': {
    en: 'Against a side that has no leader an attack card does nothing and brings nothing.',
    ru: 'Против стороны без Лидера карта атаки не действует и ничего не приносит.',
    de: 'Gegen eine Seite ohne Anführer bewirkt eine Angriffskarte nichts und bringt nichts ein.',
  },
  'REX-BATTLE-29': {
    en: "Step 8, winner: a side's total is its dial plus the strength of its leader if still alive.",
    ru: 'Шаг 8, победитель: итог стороны — число на Колесе плюс сила уцелевшего Лидера.',
    de: 'Schritt 8, Sieger: Summe einer Seite ist die gesetzte Zahl plus die Stärke des überlebenden Anführers.',
  },
  'REX-BATTLE-30': {
    en: 'The greater total wins. If they are equal, the player who is earlier in turn order wins.',
    ru: 'Побеждает больший итог; при равенстве — игрок, стоящий раньше в порядке ходов.',
    de: 'Die höhere Summe gewinnt; bei Gleichstand gewinnt, wer in der Zugreihenfolge früher kommt.',
  },
  'REX-BATTLE-31': {
    en: 'The same applies if both leaders have died.',
    ru: 'Так же и тогда, когда уничтожены оба Лидера.',
    de: 'Das gilt auch, wenn beide Anführer vernichtet wurden.',
  },
  'REX-BATTLE-32': {
    en: "All the loser's units in the location are destroyed.",
    ru: 'Все Войска проигравшего в локации уничтожаются.',
    de: 'Der Verlierer vernichtet alle seine Einheiten an diesem Ort.',
  },
  'REX-BATTLE-33': {
    en: 'The loser discards each strategy card he played.',
    ru: 'Проигравший сбрасывает все сыгранные Карты Стратегий.',
    de: 'Der Verlierer legt alle gespielten Strategiekarten ab.',
  },
  'REX-BATTLE-34': {
    en: "Defeat in itself does not destroy the loser's leader.",
    ru: 'Само поражение Лидера проигравшего не уничтожает.',
    de: 'Durch die Niederlage wird der Anführer des Verlierers nicht vernichtet.',
  },
  'REX-BATTLE-35': {
    en: "Winning costs the winner as many units there as were dialled; a win by traitor or by the enemy's retreat costs none.",
    ru: 'Победитель уничтожает столько своих Войск там, сколько выбрал на Колесе; после победы благодаря предателю или отступлению врага — ни одного.',
    de: 'Der Sieger vernichtet dort so viele eigene Einheiten, wie er eingestellt hat; nach einem Sieg durch Verräter oder gegnerischen Rückzug keine.',
  },
  'REX-BATTLE-36': {
    en: 'For every card he played the winner chooses whether to keep it or discard it.',
    ru: 'О каждой сыгранной карте победитель решает, оставить её или сбросить.',
    de: 'Der Sieger entscheidet für jede gespielte Karte, ob er sie behält oder ablegt.',
  },
  'REX-BATTLE-37': {
    en: 'If no unit of the winner is left, the location is controlled by nobody.',
    ru: 'Если у победителя Войск не осталось, локацию не контролирует никто.',
    de: 'Bleibt dem Sieger keine Einheit, kontrolliert niemand den Ort.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
