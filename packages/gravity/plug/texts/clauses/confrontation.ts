import type { Localized } from '@orrery/kernel';

export const confrontation = {
  'GRV-TEAM-SETUP-1': {
    en: 'Two teams of two people play, and partners win or lose together.',
    ru: 'Играют две команды по двое; команда побеждает или проигрывает целиком.',
    de: 'Es spielen zwei Zweierteams; ein Team gewinnt oder verliert gemeinsam.',
  },
  'GRV-TEAM-SETUP-2': {
    en: 'Partners have adjoining seats.',
    ru: 'Напарники сидят рядом.',
    de: 'Partner sitzen nebeneinander.',
  },
  'GRV-TEAM-SETUP-3': {
    en: "For each team a captain is determined at random. The captain's marker tops the team's stack, which in Domination starts on space 0.",
    ru: 'Капитана каждой команды определяет случай. Его фишка лежит сверху в стопке команды; в «Доминировании» стопка начинает с деления 0.',
    de: 'Der Kapitän jedes Teams wird ausgelost. Sein Marker liegt oben auf dem Stapel des Teams, der bei Dominanz auf Feld 0 beginnt.',
  },
  'GRV-TEAM-SETUP-4': {
    en: 'Chance decides which team starts the first round; its captain receives the first-player token.',
    ru: 'Какая команда начинает первый раунд, решает случай; её капитан получает жетон первого игрока.',
    de: 'Welches Team die erste Runde beginnt, entscheidet der Zufall; dessen Kapitän erhält den Startspielermarker.',
  },
  'GRV-TEAM-CAPT-1': {
    en: 'Both partners are asked about a team decision, and each sees what the other picks. If they agree, that is decided.',
    ru: 'Командное решение предлагают обоим напарникам, и они видят ответы друг друга. Если выбрано одно и то же, так и будет.',
    de: 'Eine Teamentscheidung wird beiden Partnern vorgelegt, untereinander offen. Wählen sie dasselbe, gilt es.',
  },
  'GRV-TEAM-CAPT-2': {
    en: "If they disagree, the captain's choice prevails.",
    ru: 'Если мнения расходятся, действует выбор капитана.',
    de: 'Sind sie uneins, gilt die Wahl des Kapitäns.',
  },
  'GRV-TEAM-CAPT-3': {
    en: "Having used this captain's right, the captain hands the office over to the partner.",
    ru: 'После этого капитаном становится напарник.',
    de: 'Danach wird der Partner Kapitän.',
  },
  'GRV-TEAM-CAPT-4': {
    en: 'Three things are team decisions: who takes the turn, what is lost in a joint capture, and everything chosen in the islands phase. Everything else is up to the player whose turn or card it is.',
    ru: 'Командой решают, кто делает ход, какие потери понести при совместном захвате, и всё, что выбирают в фазе островов. Остальное решает тот, чей это ход или карта.',
    de: 'Teamentscheidungen sind: wer den Zug macht, die Verluste einer gemeinsamen Eroberung und alle Wahlen der Inselphase. Alles andere entscheidet der, dessen Zug oder Karte es ist.',
  },
  'GRV-TEAM-CAPT-5': {
    en: 'If a team decision leaves just one option, nobody is asked.',
    ru: 'Если в командном решении только один вариант, его не спрашивают.',
    de: 'Bleibt bei einer Teamentscheidung nur eine Möglichkeit, wird nicht gefragt.',
  },
  'GRV-TEAM-PREP-1': {
    en: "Preparation is unchanged. Partners may talk strategy but must not tell which cards they are choosing, and they cannot see each other's cards.",
    ru: 'Подготовка проходит как обычно. Напарники могут обсуждать стратегию, но не говорят, какие карты выбирают, и карт друг друга не видят.',
    de: 'Die Vorbereitung läuft wie üblich. Partner dürfen über Strategie sprechen, aber nicht sagen, welche Karten sie wählen, und sehen die Karten des anderen nicht.',
  },
  'GRV-TEAM-SHOW-1': {
    en: "Throughout the corporations phase partners can see each other's hands and saved cards and may talk about their moves as they please.",
    ru: 'Всю фазу корпораций напарники видят карты друг друга — и на руке, и сохранённые — и могут как угодно обсуждать свои ходы.',
    de: 'Während der gesamten Konzernphase sehen Partner gegenseitig ihre Hände und aufgesparten Karten und dürfen sich über ihre Züge frei besprechen.',
  },
  'GRV-TEAM-SHOW-2': {
    en: 'Partners never give each other cards.',
    ru: 'Обмениваться картами нельзя.',
    de: 'Karten werden nie ausgetauscht.',
  },
  'GRV-TEAM-TURN-1': {
    en: 'The teams take turns alternately. The one holding the first-player token starts.',
    ru: 'Команды ходят по очереди; начинает та, у которой жетон первого игрока.',
    de: 'Die Teams ziehen abwechselnd; es beginnt das Team mit dem Startspielermarker.',
  },
  'GRV-TEAM-TURN-2': {
    en: 'Each time the team decides which of the partners takes the turn.',
    ru: 'Кто из напарников делает ход, решает команда.',
    de: 'Welcher Partner den Zug macht, entscheidet das Team.',
  },
  'GRV-TEAM-TURN-3': {
    en: 'One partner may take several turns in a row.',
    ru: 'Один и тот же напарник может делать несколько ходов подряд.',
    de: 'Derselbe Partner darf mehrere Züge nacheinander machen.',
  },
  'GRV-TEAM-TURN-4': {
    en: 'Per round a player takes no more than 3 turns, whether a module is used or not.',
    ru: 'За раунд игрок делает не более 3 ходов — и с модулем, и без него.',
    de: 'Je Runde macht ein Spieler höchstens 3 Züge, mit oder ohne Modul.',
  },
  'GRV-TEAM-TURN-5': {
    en: 'The phase is over when all four players have either taken 3 turns or run out of cards.',
    ru: 'Фаза заканчивается, когда каждый из четырёх сделал 3 хода или остался без карт на руке.',
    de: 'Die Phase endet, wenn jeder der vier 3 Züge gemacht hat oder keine Handkarte mehr besitzt.',
  },
  'GRV-TEAM-TURN-6': {
    en: 'If neither partner of a team is able to take a turn, the team is skipped and the other plays on by itself.',
    ru: 'Если ни один из напарников ходить не может, команду пропускают, а другая продолжает одна.',
    de: 'Kann kein Partner eines Teams mehr ziehen, wird es übergangen; das andere macht allein weiter.',
  },
  'GRV-TEAM-TURN-7': {
    en: 'Castling and inaction can be chosen as always.',
    ru: 'Рокировка и бездействие доступны как обычно.',
    de: 'Rochade und Untätigkeit sind wie üblich möglich.',
  },
  'GRV-TEAM-COPY-1': {
    en: 'As soon as a player has finished a card, the partner may discard 1 card from hand to carry out that same card too, using one or both actions.',
    ru: 'Сразу после того, как игрок полностью выполнил карту, напарник может сбросить 1 карту с руки и выполнить ту же карту — одно или оба действия.',
    de: 'Hat ein Spieler eine Karte vollständig ausgeführt, darf sein Partner sofort 1 Handkarte abwerfen und dieselbe Karte ausführen, eine oder beide Aktionen.',
  },
  'GRV-TEAM-COPY-2': {
    en: 'After castling, the card that castling brought back is the one that may be copied.',
    ru: 'После рокировки копировать можно карту, выбранную рокировкой.',
    de: 'Nach einer Rochade kann die durch sie gewählte Karte kopiert werden.',
  },
  'GRV-TEAM-COPY-3': {
    en: 'Copying does not count as a turn; a partner who has had 3 turns may still copy.',
    ru: 'Копирование не считается ходом и возможно даже после 3 ходов.',
    de: 'Kopieren ist kein Zug und auch nach 3 Zügen noch möglich.',
  },
  'GRV-TEAM-COPY-4': {
    en: "The card given up may bear any number. It goes face down on the copier's discard pile.",
    ru: 'Номер отданной карты не важен; она уходит лицом вниз в сброс напарника.',
    de: 'Die abgeworfene Karte darf jede Nummer haben; sie kommt verdeckt auf den Ablagestapel des Partners.',
  },
  'GRV-TEAM-COPY-5': {
    en: 'Neither a copy nor inaction can be copied.',
    ru: 'Копию нельзя копировать ещё раз; бездействие копировать нельзя.',
    de: 'Weder eine Kopie noch Untätigkeit kann kopiert werden.',
  },
  'GRV-TEAM-COPY-6': {
    en: 'To copy, the partner needs a card to discard and must be able to carry out one action of the copied card at least.',
    ru: 'Копировать можно, только если у напарника есть карта на руке и он способен выполнить хотя бы одно действие карты.',
    de: 'Kopieren ist nur möglich, wenn der Partner eine Handkarte hat und mindestens eine Aktion der Karte ausführen kann.',
  },
  'GRV-TEAM-COPY-7': {
    en: 'Source tokens laid out by the first player are back in the supply before the copying starts.',
    ru: 'Жетоны источника первого игрока возвращаются в запас до начала копирования.',
    de: 'Die Quellenmarker des ersten Spielers sind im Vorrat, bevor das Kopieren beginnt.',
  },
  'GRV-TEAM-JOINT-1': {
    en: 'When you carry out a landing or assault by your own card or castling, you may propose to capture the target jointly. Your partner immediately discards 1 card from hand or declines. This requires the partner to have a card.',
    ru: 'Выполняя десант или атаку своей картой или рокировкой, игрок может предложить совместный захват цели. Напарник сразу сбрасывает 1 карту с руки или отказывается. Предложить можно, только если у напарника есть карта.',
    de: 'Wer mit eigener Karte oder Rochade eine Landung oder einen Sturmangriff ausführt, darf eine gemeinsame Eroberung des Ziels vorschlagen. Der Partner wirft sofort 1 Handkarte ab oder lehnt ab. Vorschlagen kann man nur, wenn der Partner eine Handkarte hat.',
  },
  'GRV-TEAM-JOINT-2': {
    en: 'If the partner declines, you go back to choosing an action as if that one had not been started; you may finish only if the other action has been done. Whatever the answer, you cannot propose again this turn.',
    ru: 'После отказа игрок снова выбирает действие: отклонённое считается невыполненным, а закончить можно, лишь если выполнено другое. Каким бы ни был ответ, второй раз за ход предлагать нельзя.',
    de: 'Nach einer Ablehnung wählt man erneut eine Aktion; die abgelehnte gilt als nicht ausgeführt, und beenden darf man nur, wenn die andere ausgeführt ist. Gleich wie die Antwort lautet: In diesem Zug gibt es keinen weiteren Vorschlag.',
  },
  'GRV-TEAM-JOINT-3': {
    en: 'The card discarded for a joint capture is the price of the copy; no further copying happens in that turn.',
    ru: 'Сброшенная карта оплачивает копию; другого копирования в этот ход не будет.',
    de: 'Die abgeworfene Karte bezahlt die Kopie; weiter kopiert wird in diesem Zug nicht.',
  },
  'GRV-TEAM-JOINT-4': {
    en: "While the capture lasts, you commit your partner's pieces like your own: from both airships in a landing, from either partner's islands next to the target in an assault.",
    ru: 'До конца захвата игрок распоряжается фишками напарника как своими: в десанте — с обоих дирижаблей, в атаке — с соседних с целью островов любого из напарников.',
    de: 'Bis zum Ende der Eroberung setzt man die Figuren des Partners wie eigene ein: bei einer Landung von beiden Luftschiffen, bei einem Sturmangriff von dem Ziel benachbarten Inseln beider Partner.',
  },
  'GRV-TEAM-JOINT-5': {
    en: "At least one of the partner's pieces and at least one hunter of either player must take part; your own pieces need not. A mercenary on an island the partner controls, alone or jointly, counts as the partner's and can be committed once.",
    ru: 'Должны участвовать хотя бы одна фишка напарника и хотя бы один охотник любого из двоих; свои фишки вводить не обязательно. Наёмник с острова, который контролирует напарник (один или совместно), считается его фишкой и участвует один раз.',
    de: 'Mindestens eine Figur des Partners und mindestens ein Jäger eines der beiden müssen dabei sein; eigene Figuren sind nicht nötig. Ein Söldner auf einer vom Partner allein oder gemeinsam kontrollierten Insel zählt als dessen Figur und wird nur einmal eingesetzt.',
  },
  'GRV-TEAM-JOINT-6': {
    en: 'Strength and losses refer to the total of committed pieces. The team selects the losses; one hunter at least survives.',
    ru: 'Сила и потери считаются по всем участвующим фишкам. Потери выбирает команда; хотя бы один охотник уцелеет.',
    de: 'Stärke und Verluste richten sich nach allen eingesetzten Figuren zusammen. Das Team wählt die Verluste; mindestens ein Jäger überlebt.',
  },
  'GRV-TEAM-JOINT-7': {
    en: "You can propose a joint capture only if both players' pieces together are strong enough.",
    ru: 'Совместный захват возможен, только если фишек обоих вместе достаточно.',
    de: 'Eine gemeinsame Eroberung ist nur möglich, wenn die Figuren beider zusammen ausreichen.',
  },
  'GRV-TEAM-JOINT-8': {
    en: 'A joint capture cannot begin from a copied card.',
    ru: 'Скопированная карта не начинает совместный захват.',
    de: 'Mit einer kopierten Karte beginnt keine gemeinsame Eroberung.',
  },
  'GRV-TEAM-SHARE-1': {
    en: 'Where hunters of both partners are on an island, both of them control it.',
    ru: 'Если на острове стоят охотники обоих напарников, его контролирует каждый из них.',
    de: 'Stehen Jäger beider Partner auf einer Insel, kontrolliert sie jeder von beiden.',
  },
  'GRV-TEAM-SHARE-2': {
    en: 'The mercenaries there are common property: either partner may commit or move them.',
    ru: 'Наёмники на нём общие: вводить в бой и перемещать их может любой из напарников.',
    de: 'Die Söldner dort gehören beiden: Jeder darf sie einsetzen oder bewegen.',
  },
  'GRV-TEAM-SHARE-3': {
    en: 'Both partners may use their cards on it just as on other islands they control.',
    ru: 'Каждый может применять к нему карты как к любому контролируемому острову.',
    de: 'Jeder darf seine Karten darauf anwenden wie auf jeder Insel, die er kontrolliert.',
  },
  'GRV-TEAM-SHARE-4': {
    en: 'All pieces on it defend together.',
    ru: 'При обороне все фишки на нём считаются вместе.',
    de: 'Bei der Verteidigung zählen alle Figuren darauf zusammen.',
  },
  'GRV-TEAM-SHARE-5': {
    en: 'If the last hunter of one partner leaves, the other becomes sole controller.',
    ru: 'Когда уходит последний охотник одного напарника, остров контролирует другой.',
    de: 'Verlässt der letzte Jäger des einen Partners die Insel, kontrolliert sie der andere allein.',
  },
  'GRV-TEAM-SHARE-6': {
    en: 'You can neither bring hunters to an island that your partner alone controls nor attack it.',
    ru: 'На остров, который контролирует только напарник, нельзя ни переместить своих охотников, ни напасть.',
    de: 'Auf eine Insel, die allein der Partner kontrolliert, kann man weder eigene Jäger bringen noch sie angreifen.',
  },
  'GRV-TEAM-MINE-1': {
    en: 'In one turn a shared island extracts only once: the copy skips islands that have already extracted this turn. Source tokens may nevertheless be placed on them to feed neighbours.',
    ru: 'За один ход на общем острове добывают не более раза: копия пропускает острова, где в этот ход уже добывали. Жетоны источника на них класть можно — они питают соседей.',
    de: 'Eine gemeinsame Insel fördert je Zug höchstens einmal: Die Kopie lässt Inseln aus, die in diesem Zug schon gefördert haben. Quellenmarker darf man dort trotzdem legen, denn sie versorgen Nachbarn.',
  },
  'GRV-TEAM-MINE-2': {
    en: 'In separate turns both partners may extract on it.',
    ru: 'В разные ходы добывать на нём могут оба.',
    de: 'In verschiedenen Zügen dürfen beide auf ihr fördern.',
  },
  'GRV-TEAM-MINE-3': {
    en: 'If copying an extraction would affect no island at all, it cannot be chosen.',
    ru: 'Копию добычи, которая не сработала бы ни на одном острове, выбрать нельзя.',
    de: 'Würde eine kopierte Förderung auf keiner Insel wirken, ist sie nicht wählbar.',
  },
  'GRV-TEAM-END-1': {
    en: 'A team wins if in the islands phase an island of either partner is surrounded.',
    ru: 'Команда побеждает, если в фазе островов окружён остров любого из напарников.',
    de: 'Das Team gewinnt, wenn in der Inselphase eine Insel eines der Partner umschlossen ist.',
  },
  'GRV-TEAM-END-2': {
    en: 'Domination points are counted for the team.',
    ru: 'Очки доминирования принадлежат команде.',
    de: 'Dominanzpunkte gehören dem Team.',
  },
  'GRV-TEAM-END-3': {
    en: 'In the transition phase the captain of the other team receives the first-player token.',
    ru: 'В фазе перехода жетон первого игрока получает капитан другой команды.',
    de: 'In der Übergangsphase geht der Startspielermarker an den Kapitän des anderen Teams.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
