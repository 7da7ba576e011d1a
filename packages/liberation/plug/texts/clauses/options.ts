import type { Localized } from '@orrery/kernel';

export const options = {
  'LIB-OPT-1': {
    en: 'The number of setup discards may be set to 0, 1 or 2. Unless you change it, it is 1.',
    ru: 'Число карт, сбрасываемых при подготовке, может быть 0, 1 или 2. Обычное значение — 1.',
    de: 'Die Zahl der beim Aufbau abgeworfenen Karten kann 0, 1 oder 2 sein. Voreingestellt ist 1.',
  },
  'LIB-OPT-2': {
    en: 'Warped World is switched off at first. Leave it off for your first game.',
    ru: '«Искажённый мир» по умолчанию выключен. Первую партию стоит сыграть без него.',
    de: 'Verquere Welt ist zunächst ausgeschaltet. Die erste Partie spielt man ohne die Erweiterung.',
  },
  'LIB-OPT-3': {
    en: 'If Warped World is used, either pick the base-game Map card that Galvacil replaces or leave it to chance, all four being equally likely.',
    ru: 'Если играют с «Искажённым миром», карту планеты, вместо которой кладётся Гальвацил, либо выбирают, либо определяют случайно: у всех четырёх равные шансы.',
    de: 'Mit Verquere Welt wird die Planetenkarte, die Galvacil ersetzt, entweder ausgesucht oder zufällig bestimmt; alle vier sind gleich wahrscheinlich.',
  },
  'LIB-OPT-4': {
    en: 'With open discards, any card leaving a hand for the discard pile — as payment, in Step 3 or after its Mission — is first shown to both players. Cards discarded straight from the deck remain unseen.',
    ru: 'При открытом сбросе каждую карту, уходящую с руки в сброс — как оплата, на шаге 3 или после миссии, — сначала показывают обоим игрокам. Карты, сброшенные прямо из колоды, никто не видит.',
    de: 'Bei offenem Abwerfen wird jede Karte, die von einer Hand auf den Ablagestapel kommt – als Kosten, in Schritt 3 oder nach ihrer Ausführung –, zuvor beiden gezeigt. Direkt vom Nachziehstapel abgeworfene Karten bleiben ungesehen.',
  },
  'LIB-OPT-5': {
    en: "A setting determines whose Missions played from hand are only announced and not shown: nobody's (the default), the Liberation's, or both sides'.",
    ru: 'Настройка определяет, чьи миссии с руки только объявляются, а сама карта не показывается: ничьи (по умолчанию), Сопротивления или обеих сторон.',
    de: 'Eine Option legt fest, wessen Handkarten-Aufgaben nur angesagt, aber nicht gezeigt werden: niemandes (Voreinstellung), die der Liberation oder die beider Seiten.',
  },
  'LIB-OPT-6': {
    en: 'With the refill variant, each side draws 1 card once the base lies on the table, the Dynasty first. Normally this variant is off.',
    ru: 'С вариантом «добор» после выкладывания базы каждая сторона берёт по 1 карте, первой — Династия. Обычно вариант выключен.',
    de: 'Mit der Nachzieh-Variante zieht jede Seite 1 Karte, sobald die Basis liegt, zuerst die Dynastie. Normalerweise ist die Variante aus.',
  },
  'LIB-OPT-7': {
    en: 'If the Power Core follow-up is switched off, Space Anomaly and Hyperspace Warp do nothing beyond turning a Map card.',
    ru: 'Если продолжение миссий энергетического ядра выключено, «Космическая аномалия» и «Искривление гиперпространства» только поворачивают карту планеты.',
    de: 'Ist die Folgeaktion des Energiekerns ausgeschaltet, rotieren Raumanomalie und Hyperraumverzerrung lediglich eine Planetenkarte.',
  },
  'LIB-OPT-8': {
    en: 'With mixed Galvacil categories, P is a Political Center and R an Underworld for all purposes; O and Q remain Power Cores.',
    ru: 'При смешанных категориях Гальвацила локация Р во всём считается политическим центром, а Т — подпольем; П и С остаются энергетическими ядрами.',
    de: 'Mit gemischten Galvacil-Kategorien gilt P in jeder Hinsicht als Politisches Zentrum und R als Unterwelt; O und Q bleiben Energiekerne.',
  },
  'LIB-OPT-9': {
    en: 'Options and data pack are settled before setup, are visible to both players, are stored with the game and stay the same until it ends.',
    ru: 'Настройки и набор данных выбирают до подготовки; они видны обоим игрокам, записываются вместе с партией и до её конца не меняются.',
    de: 'Optionen und Datenpaket stehen vor dem Aufbau fest, sind für beide sichtbar, werden mit der Partie gespeichert und ändern sich bis zu ihrem Ende nicht.',
  },
  'LIB-OPT-10': {
    en: 'Categories, costs, effects and lines all come from the data pack in use; none of the rules depends on one particular City.',
    ru: 'Категории, стоимости, эффекты и линии берутся из выбранного набора данных; ни одно правило не привязано к конкретной локации.',
    de: 'Kategorien, Kosten, Effekte und Linien stammen aus dem verwendeten Datenpaket; keine Regel hängt an einer bestimmten Stadt.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
