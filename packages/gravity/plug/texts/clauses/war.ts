import type { Localized } from '@orrery/kernel';

export const war = {
  'GRV-WAR-1': {
    en: 'Sabotage (7A): place one sabotage token from the supply on the pipeline of any island but Rundor.',
    ru: 'Диверсия (7A): положите жетон диверсии из запаса на трубопровод любого острова, кроме Рундора.',
    de: 'Sabotage (7A): Lege einen Sabotagemarker aus dem Vorrat auf die Rohrleitung einer beliebigen Insel außer Rundor.',
  },
  'GRV-WAR-2': {
    en: 'Which of its trunks is hit is your choice.',
    ru: 'На какую магистраль положить жетон, выбираете вы.',
    de: 'Welcher Strang getroffen wird, bestimmst du.',
  },
  'GRV-WAR-3': {
    en: 'It does not matter which face of a sabotage token is up.',
    ru: 'Какой стороной лежит жетон диверсии, не важно.',
    de: 'Welche Seite des Sabotagemarkers oben liegt, ist ohne Bedeutung.',
  },
  'GRV-WAR-4': {
    en: "The island may be a rival's, your own or nobody's.",
    ru: 'Остров может быть чужим, вашим или ничьим.',
    de: 'Die Insel darf einem Gegner, dir selbst oder niemandem gehören.',
  },
  'GRV-WAR-5': {
    en: 'A trunk takes one sabotage token only.',
    ru: 'На одной магистрали лежит не более одного жетона диверсии.',
    de: 'Auf einem Strang liegt höchstens ein Sabotagemarker.',
  },
  'GRV-WAR-6': {
    en: "In the island's next extraction all sources reached through that trunk are treated as missing: those on its two sides, source tokens there, and the sources of neighbours facing these sides.",
    ru: 'При следующей добыче на острове все источники этой магистрали считаются отсутствующими: источники двух её сторон, жетоны источников на них и обращённые к ним источники соседей.',
    de: 'Bei der nächsten Förderung dieser Insel gelten alle über den Strang erreichten Quellen als nicht vorhanden: die an seinen beiden Seiten, Quellenmarker dort und die diesen Seiten zugewandten Quellen der Nachbarn.',
  },
  'GRV-WAR-7': {
    en: 'More than one trunk of an island can be sabotaged at the same time, even all three.',
    ru: 'На одном острове можно вывести из строя несколько магистралей сразу, даже все три.',
    de: 'Auf einer Insel können mehrere Stränge zugleich sabotiert sein, auch alle drei.',
  },
  'GRV-WAR-8': {
    en: 'A sabotage token has an effect on its own island alone.',
    ru: 'Жетон диверсии действует только на тот остров, на котором лежит.',
    de: 'Ein Sabotagemarker wirkt nur auf die Insel, auf der er liegt.',
  },
  'GRV-WAR-9': {
    en: 'Neighbouring islands continue to benefit from the sources behind it.',
    ru: 'Источники за ним продолжают служить соседним островам.',
    de: 'Die Quellen dahinter dienen benachbarten Inseln weiterhin.',
  },
  'GRV-WAR-10': {
    en: "After a player's extraction the sabotage tokens on all islands of that player go back to the supply.",
    ru: 'После добычи игрока все жетоны диверсии со всех его островов возвращаются в запас.',
    de: 'Hat ein Spieler gefördert, kehren alle Sabotagemarker auf all seinen Inseln in den Vorrat zurück.',
  },
  'GRV-WAR-11': {
    en: 'This includes islands whose yield was zero.',
    ru: 'Это касается и островов, добыча на которых дала ноль.',
    de: 'Das gilt auch für Inseln, die nichts geliefert haben.',
  },
  'GRV-WAR-12': {
    en: 'Until such an extraction the token remains, whether the round ends or the island changes hands.',
    ru: 'До этого жетон лежит, даже если закончился раунд или остров сменил хозяина.',
    de: 'Bis dahin bleibt der Marker liegen, auch über das Rundenende und einen Wechsel der Kontrolle hinweg.',
  },
  'GRV-WAR-13': {
    en: 'Underground works (7B): gain 2 of the source tokens in the supply.',
    ru: 'Подземные работы (7B): возьмите из запаса 2 жетона источника гравитации.',
    de: 'Untertagebau (7B): Nimm 2 Quellenmarker aus dem Vorrat.',
  },
  'GRV-WAR-14': {
    en: 'You may own no more than 4 source tokens; any surplus is not taken.',
    ru: 'У игрока может быть не больше 4 жетонов источника; лишние он не берёт.',
    de: 'Man darf höchstens 4 Quellenmarker besitzen; überzählige nimmt man nicht.',
  },
  'GRV-WAR-15': {
    en: 'Immediately before your extraction you may lay out as many of your source tokens as you wish on islands you control.',
    ru: 'Непосредственно перед добычей можно выложить любое число своих жетонов источника на контролируемые острова.',
    de: 'Unmittelbar vor der Förderung darf man beliebig viele eigene Quellenmarker auf kontrollierte Inseln legen.',
  },
  'GRV-WAR-16': {
    en: 'A source token is put on one side of an island and does not cover the source printed there.',
    ru: 'Жетон кладут на одну из сторон острова; напечатанный источник он не закрывает.',
    de: 'Ein Quellenmarker liegt an einer Inselseite und verdeckt keine aufgedruckte Quelle.',
  },
  'GRV-WAR-17': {
    en: 'A side may take more than one source token.',
    ru: 'На одной стороне может лежать несколько жетонов источника.',
    de: 'An einer Seite dürfen mehrere Quellenmarker liegen.',
  },
  'GRV-WAR-18': {
    en: 'For every token you decide whether it is blue or red.',
    ru: 'Для каждого жетона игрок выбирает синюю или красную сторону.',
    de: 'Für jeden Marker wählt man die blaue oder die rote Seite.',
  },
  'GRV-WAR-19': {
    en: 'Rundor, too, may be given source tokens.',
    ru: 'Жетоны источника можно класть и на Рундор.',
    de: 'Auch auf Rundor dürfen Quellenmarker gelegt werden.',
  },
  'GRV-WAR-20': {
    en: 'A token on an island is in all respects like a printed source.',
    ru: 'Выложенный жетон во всём равен напечатанному источнику.',
    de: 'Ein gelegter Marker gilt in jeder Hinsicht als aufgedruckte Quelle.',
  },
  'GRV-WAR-21': {
    en: "After the extraction, source tokens on that player's islands return to the supply. Tokens not laid out are kept.",
    ru: 'После добычи все жетоны источника с островов игрока возвращаются в запас. Невыложенные остаются у него.',
    de: 'Nach der Förderung kehren die Quellenmarker auf den Inseln des Spielers in den Vorrat zurück. Nicht gelegte behält er.',
  },
  'GRV-WAR-22': {
    en: 'You may carry out the actions of card 7 even if the supply is empty or your limit is reached; you merely get what is available.',
    ru: 'Действия карты 7 можно выполнять и при пустом запасе или достигнутом пределе: чего нет, того не берут.',
    de: 'Die Aktionen der Karte 7 sind auch bei leerem Vorrat oder erreichter Grenze erlaubt; was nicht da ist, nimmt man nicht.',
  },
  'GRV-WAR-23': {
    en: 'Source tokens lie on islands only while an extraction is going on and never at another time.',
    ru: 'Жетоны источника лежат на островах только во время добычи и ни в какое другое время.',
    de: 'Quellenmarker liegen nur während einer Förderung auf Inseln, sonst nie.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
