import type { Localized } from '@orrery/kernel';

export const missions = {
  'LIB-MISSION-PUBLIC-SUPPORT-1': {
    en: 'Public Support is a Liberation Mission; its cost is one X.',
    ru: '«Общественная поддержка» — миссия Сопротивления; её стоимость — один X.',
    de: 'Öffentliche Unterstützung ist ein Einsatz der Liberation; er kostet ein X.',
  },
  'LIB-MISSION-PUBLIC-SUPPORT-2': {
    en: 'Half of the deck, rounded up, is moved to the discard pile.',
    ru: 'Половина колоды (с округлением вверх) уходит в сброс.',
    de: 'Die Hälfte des Nachziehstapels, aufgerundet, kommt auf den Ablagestapel.',
  },
  'LIB-MISSION-PUBLIC-SUPPORT-3': {
    en: 'These are the topmost cards, and neither player gets to see them.',
    ru: 'Берутся верхние карты колоды; никто их не видит.',
    de: 'Genommen werden die obersten Karten; niemand sieht sie an.',
  },
  'LIB-MISSION-PUBLIC-SUPPORT-4': {
    en: 'If a single card is left in the deck, Public Support discards it.',
    ru: 'Если в колоде одна карта, «Общественная поддержка» сбрасывает её.',
    de: 'Liegt nur noch eine Karte im Nachziehstapel, wirft Öffentliche Unterstützung diese ab.',
  },
  'LIB-MISSION-PUBLIC-SUPPORT-5': {
    en: 'With an empty deck Public Support moves nothing. The Act does not end because the deck is or becomes empty.',
    ru: 'При пустой колоде «Общественная поддержка» ничего не сбрасывает. Из-за того, что колода пуста или опустела, круг не заканчивается.',
    de: 'Bei leerem Nachziehstapel bewegt Öffentliche Unterstützung nichts. Dass der Stapel leer ist oder wird, beendet das Zeitalter nicht.',
  },
  'LIB-MISSION-PROPAGANDA-1': {
    en: 'Propaganda Campaign is a Dynasty Mission. Once it is paid, the Dynasty states a number from 0 to 3, at most the number of cards in the discard pile.',
    ru: '«Пропаганда» — миссия Династии. После оплаты Династия называет число от 0 до 3, но не больше числа карт в сбросе.',
    de: 'Propagandakampagne ist eine Aufgabe der Dynastie. Nach der Bezahlung nennt sie eine Zahl von 0 bis 3, höchstens so viele, wie Karten im Ablagestapel liegen.',
  },
  'LIB-MISSION-PROPAGANDA-2': {
    en: 'The cost of Propaganda Campaign is E E X: exploit two other Cities and discard one card.',
    ru: 'Стоимость «Пропаганды» — E E X: задействовать две другие локации и сбросить одну карту.',
    de: 'Propagandakampagne kostet E E X: zwei andere Städte ausbeuten und eine Karte abwerfen.',
  },
  'LIB-MISSION-PROPAGANDA-3': {
    en: 'The card discarded for the X is in the discard pile by then and may come up among the random cards.',
    ru: 'Карта, сброшенная за X, уже лежит в сбросе и может оказаться среди случайно выбранных.',
    de: 'Die für das X abgeworfene Karte liegt dann schon im Ablagestapel und kann unter den zufälligen Karten sein.',
  },
  'LIB-MISSION-PROPAGANDA-4': {
    en: 'A Propaganda Campaign card that was played from hand is not in the discard pile yet, so it cannot come up.',
    ru: 'Сама карта «Пропаганды», сыгранная с руки, ещё в розыгрыше, поэтому выпасть не может.',
    de: 'Eine von der Hand gespielte Propagandakampagne ist noch in Abwicklung und kann deshalb nicht gewählt werden.',
  },
  'LIB-MISSION-PROPAGANDA-5': {
    en: 'Chance selects that many cards from the discard pile. They go on the deck in random order, and nobody sees them.',
    ru: 'Столько карт случайно выбирается из сброса и в случайном порядке кладётся на верх колоды; никто их не видит.',
    de: 'So viele Karten werden zufällig aus dem Ablagestapel bestimmt und in zufälliger Reihenfolge oben auf den Nachziehstapel gelegt; niemand sieht sie.',
  },
  'LIB-MISSION-PROPAGANDA-6': {
    en: 'This is not a reshuffle. The Act does not change, not even if the deck had been empty.',
    ru: 'Это не новая колода: круг остаётся прежним, даже если колода была пуста.',
    de: 'Das ist kein neues Mischen: Das Zeitalter bleibt, auch wenn der Nachziehstapel leer war.',
  },
  'LIB-MISSION-ARMED-RESISTANCE-1': {
    en: 'With Armed Resistance the Liberation performs the Liberation Mission of a City that the Dynasty occupies.',
    ru: '«Вооружённое сопротивление» позволяет выполнить миссию Сопротивления, указанную на локации, захваченной Династией.',
    de: 'Mit Bewaffneter Widerstand führt die Liberation den Einsatz einer Stadt aus, die von der Dynastie besetzt ist.',
  },
  'LIB-MISSION-ARMED-RESISTANCE-2': {
    en: 'Both its own cost, X in this pack, and the cost of the borrowed Mission are paid; only then does the effect follow.',
    ru: 'Сначала оплачиваются обе стоимости: собственная (X в этом наборе) и стоимость заимствованной миссии; лишь затем идёт эффект.',
    de: 'Bezahlt werden sowohl die eigenen Kosten, in diesem Paket X, als auch die des geliehenen Einsatzes; erst danach folgt der Effekt.',
  },
  'LIB-MISSION-ARMED-RESISTANCE-3': {
    en: 'Weapons Factories may not be selected for Armed Resistance.',
    ru: 'Оружейную фабрику для «Вооружённого сопротивления» выбрать нельзя.',
    de: 'Eine Waffenfabrik darf für Bewaffneter Widerstand nicht gewählt werden.',
  },
  'LIB-MISSION-ARMED-RESISTANCE-4': {
    en: 'The selected City may be exploited. Being selected neither moves it nor exploits it.',
    ru: 'Можно выбрать и задействованную локацию. Сам выбор не перемещает её и не задействует.',
    de: 'Auch eine ausgebeutete Stadt darf gewählt werden. Die Wahl selbst bewegt oder erschöpft die Stadt nicht.',
  },
  'LIB-MISSION-ARMED-RESISTANCE-5': {
    en: 'The City is selected before anything is paid. You can only select one for which you are able to pay both costs.',
    ru: 'Локацию выбирают до оплаты. Выбрать можно только такую, для которой хватает карт на обе стоимости.',
    de: 'Die Stadt wird vor dem Bezahlen gewählt. Wählbar sind nur Städte, für die beide Kosten bezahlt werden können.',
  },
  'LIB-MISSION-ARMED-RESISTANCE-6': {
    en: 'If there is no suitable City, Armed Resistance may still be played for its own cost alone. It then does nothing, and you are warned.',
    ru: 'Если подходящей локации нет, миссию всё равно можно сыграть, заплатив лишь её собственную стоимость. Эффекта не будет, о чём игра предупредит.',
    de: 'Gibt es keine passende Stadt, darf der Einsatz trotzdem für seine eigenen Kosten gespielt werden. Er bewirkt dann nichts; eine Warnung weist darauf hin.',
  },
  'LIB-MISSION-SUPERWEAPON-1': {
    en: 'Deploy Superweapon is a Dynasty Mission costing E E E. Select any of the four Map cards: each City on it that is not occupied is attacked.',
    ru: '«Введение супероружия» — миссия Династии стоимостью E E E. Выберите любую из четырёх карт планет и нападите на каждую незахваченную локацию на ней.',
    de: 'Superwaffe einsetzen ist eine Aufgabe der Dynastie und kostet E E E. Wähle eine beliebige der vier Planetenkarten und greife jede nicht besetzte Stadt darauf an.',
  },
  'LIB-MISSION-SUPERWEAPON-2': {
    en: 'First of all, if the base lies on that Map card, the Dynasty wins and nothing else is checked.',
    ru: 'Прежде всего: если база на этой карте планеты, Династия побеждает, и больше ничего не проверяется.',
    de: 'Zuallererst gilt: Liegt die Basis auf dieser Planetenkarte, gewinnt die Dynastie, und nichts weiter wird geprüft.',
  },
  'LIB-MISSION-SUPERWEAPON-3': {
    en: "If not, the Dynasty captures at the same time all cards in the Liberation's hand whose Cities are on that Map card.",
    ru: 'Иначе Династия разом забирает с руки Сопротивления все карты локаций этой карты планеты.',
    de: 'Andernfalls erbeutet die Dynastie gleichzeitig alle Karten von der Hand der Liberation, deren Städte auf dieser Planetenkarte liegen.',
  },
  'LIB-MISSION-SUPERWEAPON-4': {
    en: 'For each captured card the Dynasty decides whether to occupy or discard it, going by letter.',
    ru: 'О каждой отобранной карте Династия решает отдельно — захватить или сбросить, — по порядку букв.',
    de: 'Für jede erbeutete Karte entscheidet die Dynastie, ob sie besetzt oder abgeworfen wird, in der Reihenfolge der Buchstaben.',
  },
  'LIB-MISSION-SUPERWEAPON-5': {
    en: 'The superweapon covers a whole Map card, even when more than one planet is drawn on it.',
    ru: 'Супероружие поражает карту планеты целиком, даже если на ней изображено несколько планет.',
    de: 'Die Superwaffe trifft die ganze Planetenkarte, auch wenn darauf mehrere Planeten abgebildet sind.',
  },
  'LIB-MISSION-MOBILIZE-BASE-1': {
    en: 'Mobilize Base is a free Liberation Mission. Take the base into your hand, then lay any card of your hand, possibly the old base, face down as the base. Adjacency does not matter.',
    ru: '«Мобилизация базы» — бесплатная миссия Сопротивления. Возьмите базу на руку, затем положите лицом вниз как базу любую карту с руки, хотя бы и прежнюю. Соединение не требуется.',
    de: 'Basis mobilisieren ist ein kostenloser Einsatz der Liberation. Nimm die Basis auf die Hand und lege dann eine beliebige Handkarte, auch die alte Basis, verdeckt als Basis aus. Angrenzen ist nicht nötig.',
  },
  'LIB-MISSION-MOBILIZE-BASE-2': {
    en: 'The Mobilize Base card being played cannot become the base itself.',
    ru: 'Сама сыгранная карта «Мобилизации базы» базой стать не может.',
    de: 'Die gespielte Karte Basis mobilisieren kann nicht selbst zur Basis werden.',
  },
  'LIB-MISSION-MOBILIZE-BASE-3': {
    en: 'The Dynasty is not told whether the base is now a different card.',
    ru: 'Династия не узнаёт, сменилась ли база.',
    de: 'Die Dynastie erfährt nicht, ob die Basis nun eine andere Karte ist.',
  },
  'LIB-MISSION-LAUNCH-FLEET-1': {
    en: 'Launch Fleet is a Dynasty Mission costing E E X (in House reconstruction 1: E E). Attack one City of your choice that is not occupied; it need not be adjacent to anything.',
    ru: '«Запуск флота» — миссия Династии стоимостью E E X (в Домашней реконструкции 1 — E E). Нападите на одну любую незахваченную локацию; соединение не требуется.',
    de: 'Flotte entsenden ist eine Aufgabe der Dynastie und kostet E E X (in der Hausrekonstruktion 1: E E). Greife eine beliebige nicht besetzte Stadt an; sie muss nicht angrenzen.',
  },
  'LIB-MISSION-LAUNCH-FLEET-2': {
    en: "Resolve the fleet's attack exactly like an ordinary Attack.",
    ru: 'Итог такого нападения — как у обычного нападения.',
    de: 'Der Angriff der Flotte wird wie ein gewöhnlicher Angriff abgewickelt.',
  },
  'LIB-MISSION-DESIGN-FLAW-1': {
    en: 'Design Flaw is a Liberation Mission without a cost (in House reconstruction 1 it costs X). Up to three times, either exploit a City of the Dynasty or sabotage one.',
    ru: '«Проектный дефект» — бесплатная миссия Сопротивления (в Домашней реконструкции 1 она стоит X). До трёх раз: либо задействуйте локацию Династии, либо проведите саботаж.',
    de: 'Konstruktionsfehler ist ein Einsatz der Liberation ohne Kosten (in der Hausrekonstruktion 1 kostet er X). Bis zu dreimal: Erschöpfe eine Stadt der Dynastie oder führe eine Stör-Operation durch.',
  },
  'LIB-MISSION-DESIGN-FLAW-2': {
    en: 'Make these choices one at a time; you hear the result of each before deciding on the next.',
    ru: 'Выборы делаются по очереди: итог каждого известен до следующего.',
    de: 'Diese Schritte erfolgen nacheinander; das Ergebnis ist jeweils bekannt, bevor der nächste gewählt wird.',
  },
  'LIB-MISSION-DESIGN-FLAW-3': {
    en: 'Sabotage by Design Flaw may target any City that is not occupied, adjacent or not.',
    ru: 'Саботаж «Проектного дефекта» может быть направлен на любую незахваченную локацию, соединение не требуется.',
    de: 'Die Stör-Operation durch Konstruktionsfehler darf jede nicht besetzte Stadt nennen, angrenzend oder nicht.',
  },
  'LIB-MISSION-DESIGN-FLAW-4': {
    en: 'As a bluff you may even name a City from your own hand or your base.',
    ru: 'Ради блефа можно назвать и локацию со своей руки, и свою базу.',
    de: 'Als Bluff darf man sogar eine Stadt der eigenen Hand oder die eigene Basis nennen.',
  },
  'LIB-MISSION-DESIGN-FLAW-5': {
    en: 'To be exploited by Design Flaw, a City must be occupied by the Dynasty and ready.',
    ru: 'Задействовать «Проектным дефектом» можно только восстановленную локацию, захваченную Династией.',
    de: 'Erschöpfen kann Konstruktionsfehler nur eine von der Dynastie besetzte, aufgefrischte Stadt.',
  },
  'LIB-MISSION-DESIGN-FLAW-6': {
    en: 'The Liberation may stop whenever it likes, even without doing anything.',
    ru: 'Сопротивление может остановиться в любой момент, даже не сделав ничего.',
    de: 'Die Liberation darf jederzeit aufhören, auch schon vor dem ersten Mal.',
  },
  'LIB-MISSION-DESIGN-FLAW-7': {
    en: 'During one Design Flaw, no City may be chosen twice.',
    ru: 'За один «Проектный дефект» каждую локацию можно выбрать не более одного раза.',
    de: 'Während eines Konstruktionsfehlers darf jede Stadt höchstens einmal gewählt werden.',
  },
  'LIB-MISSION-PROBE-1': {
    en: 'Deep-Space Probe is a Dynasty Mission costing E. Select any of the four Map cards and learn whether the base is there.',
    ru: '«Космический зонд» — миссия Династии стоимостью E. Выберите любую из четырёх карт планет и узнайте, находится ли там база.',
    de: 'Tiefraumsonde ist eine Aufgabe der Dynastie und kostet E. Wähle eine beliebige der vier Planetenkarten und erfahre, ob die Basis darauf liegt.',
  },
  'LIB-MISSION-PROBE-2': {
    en: 'The question and its true answer are open to both players.',
    ru: 'Вопрос и правдивый ответ известны обоим игрокам.',
    de: 'Die Frage und die wahrheitsgemäße Antwort sind für beide offen.',
  },
  'LIB-MISSION-PROBE-3': {
    en: 'Only the base counts for the answer, not cards in hand, and the whole Map card is meant rather than one planet.',
    ru: 'Для ответа важна только база, а не карты на руке; речь о карте планеты целиком, а не об отдельной планете.',
    de: 'Für die Antwort zählt nur die Basis, nicht die Hand, und gemeint ist die ganze Planetenkarte, nicht ein einzelner Planet.',
  },
  'LIB-MISSION-RECRUIT-SPY-1': {
    en: 'Both sides have a Mission called Recruit Spy. It does the same for each of them and costs nothing.',
    ru: '«Найм шпиона» есть у обеих сторон, действует одинаково и ничего не стоит.',
    de: 'Spion rekrutieren gibt es für beide Seiten mit derselben Wirkung, und zwar kostenlos.',
  },
  'LIB-MISSION-RECRUIT-SPY-2': {
    en: 'You look at the three topmost cards of the deck.',
    ru: 'Посмотрите три верхние карты колоды.',
    de: 'Du siehst dir die obersten drei Karten des Nachziehstapels an.',
  },
  'LIB-MISSION-RECRUIT-SPY-3': {
    en: 'You may add one of them to your hand; you do not have to.',
    ru: 'Одну из них можно взять на руку, а можно не брать ни одной.',
    de: 'Eine davon darfst du auf die Hand nehmen, musst aber nicht.',
  },
  'LIB-MISSION-RECRUIT-SPY-4': {
    en: 'The remaining cards return to the top of the deck in an order you decide secretly. If only one returns, there is no order to decide.',
    ru: 'Остальные возвращаются на верх колоды в порядке, который игрок тайно выбирает. Если возвращается одна карта, порядок выбирать не нужно.',
    de: 'Die übrigen Karten kommen in einer geheim gewählten Reihenfolge wieder oben auf den Nachziehstapel. Bei einer einzigen Karte entfällt diese Wahl.',
  },
  'LIB-MISSION-RECRUIT-SPY-5': {
    en: 'If the deck has fewer than three cards, look at what is there; if it is empty, nothing happens. Never shuffle for this.',
    ru: 'Если в колоде меньше трёх карт, смотрят те, что есть; если она пуста, ничего не происходит. Сброс для этого не перемешивают.',
    de: 'Hat der Nachziehstapel weniger als drei Karten, siehst du diese an; ist er leer, geschieht nichts. Gemischt wird dafür nie.',
  },
  'LIB-MISSION-RECRUIT-SPY-6': {
    en: 'Taking a card this way does not count as drawing, so no Act ends if it was the last one.',
    ru: 'Взять карту таким образом — не то же, что добрать из колоды: если она последняя, круг не заканчивается.',
    de: 'Eine so genommene Karte gilt nicht als gezogen; auch wenn es die letzte war, endet dadurch kein Zeitalter.',
  },
  'LIB-MISSION-RECRUIT-SPY-7': {
    en: 'All the opponent finds out is how many cards you looked at and whether you kept one.',
    ru: 'Соперник узнаёт лишь, сколько карт просмотрено и взята ли одна из них.',
    de: 'Die Gegenseite erfährt nur, wie viele Karten angesehen wurden und ob eine genommen wurde.',
  },
  'LIB-MISSION-SPACE-ANOMALY-1': {
    en: 'Space Anomaly is a free Liberation Mission. You must Rotate one Map card.',
    ru: '«Космическая аномалия» — бесплатная миссия Сопротивления. Обязательно поверните одну карту планеты.',
    de: 'Raumanomalie ist ein kostenloser Einsatz der Liberation. Du musst eine Planetenkarte rotieren.',
  },
  'LIB-MISSION-SPACE-ANOMALY-2': {
    en: 'Afterwards the Liberation may Evade; which Cities are adjacent is judged by the galaxy as it lies after the rotation.',
    ru: 'Затем Сопротивление может поменять базу; соединения определяются уже по изменённой галактике.',
    de: 'Danach darf die Liberation ihre Basis verlegen; maßgeblich ist die Galaxis nach dem Rotieren.',
  },
  'LIB-MISSION-SPACE-ANOMALY-3': {
    en: 'The Liberation is free to leave that Evade out.',
    ru: 'От этой смены базы можно отказаться.',
    de: 'Auf dieses Verlegen darf die Liberation verzichten.',
  },
  'LIB-MISSION-HYPERSPACE-WARP-1': {
    en: 'Hyperspace Warp is a free Dynasty Mission. You must Rotate one Map card.',
    ru: '«Искривление гиперпространства» — бесплатная миссия Династии. Обязательно поверните одну карту планеты.',
    de: 'Hyperraumverzerrung ist eine kostenlose Aufgabe der Dynastie. Du musst eine Planetenkarte rotieren.',
  },
  'LIB-MISSION-HYPERSPACE-WARP-2': {
    en: 'Afterwards the Dynasty may exploit one ready City in order to Occupy or to Attack, but not for a Mission.',
    ru: 'Затем Династия может задействовать одну восстановленную локацию, чтобы захватить или напасть, но не ради миссии.',
    de: 'Danach darf die Dynastie eine aufgefrischte Stadt ausbeuten, um zu besetzen oder anzugreifen, nicht aber für ein Kommando.',
  },
  'LIB-MISSION-HYPERSPACE-WARP-3': {
    en: 'A City that was exploited to start Hyperspace Warp is not ready any more and cannot be the one.',
    ru: 'Если миссия начата задействованием локации, эта локация уже задействована и для этого не годится.',
    de: 'Wurde das Kommando durch Ausbeuten einer Stadt ausgelöst, ist diese bereits ausgebeutet und kommt dafür nicht in Frage.',
  },
  'LIB-MISSION-HYPERSPACE-WARP-4': {
    en: 'The Dynasty is free to leave that follow-up out.',
    ru: 'От этого продолжения можно отказаться.',
    de: 'Auf diese Folgeaktion darf die Dynastie verzichten.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
