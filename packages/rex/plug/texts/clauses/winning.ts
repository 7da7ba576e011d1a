import type { Localized } from '@orrery/kernel';

export const winning = {
  'REX-WIN-1': {
    en: "At the end of every round, after the fleet's bombardment and before the token passes, it is checked who wins by strongholds.",
    ru: 'Победу по Крепостям проверяют в конце каждого раунда: после бомбардировки и до передачи маркера.',
    de: 'Der Festungssieg wird am Ende jeder Runde geprüft: nach dem Beschuss durch die Flotte, vor der Weitergabe des Markers.',
  },
  'REX-WIN-2': {
    en: 'Without an alliance you win with 3 or more strongholds under your control.',
    ru: 'Игрок без Альянса побеждает, контролируя не менее 3 Крепостей.',
    de: 'Wer keinem Bündnis angehört, gewinnt mit mindestens 3 kontrollierten Festungen.',
  },
  'REX-WIN-3': {
    en: 'Two allies win if together they control 4 or more.',
    ru: 'Альянс двух побеждает, если его участники вместе контролируют не менее 4.',
    de: 'Ein Zweierbündnis gewinnt mit zusammen mindestens 4.',
  },
  'REX-WIN-4': {
    en: 'Three allies win if they control all 5.',
    ru: 'Альянс трёх побеждает со всеми 5.',
    de: 'Ein Dreierbündnis gewinnt mit allen 5.',
  },
  'REX-WIN-5': {
    en: 'When an alliance wins, all its members win.',
    ru: 'Побеждают все участники победившего Альянса.',
    de: 'Gewinnt ein Bündnis, gewinnen alle seine Mitglieder.',
  },
  'REX-WIN-6': {
    en: 'Controlling 3 on your own is no victory while you belong to an alliance; you would have to leave it at a Ceasefire first.',
    ru: 'Участник Альянса не побеждает с 3 своими Крепостями: сначала надо выйти во время прекращения огня.',
    de: 'Ein Bündnismitglied gewinnt nie mit 3 eigenen Festungen; es müsste das Bündnis zuvor in einer Waffenruhe verlassen.',
  },
  'REX-WIN-7': {
    en: 'There are too few strongholds for two sides to succeed in the same round.',
    ru: 'Две стороны одновременно победить не могут: Крепостей на это не хватает.',
    de: 'Zwei Seiten können nicht in derselben Runde gewinnen: Dafür gibt es zu wenige Festungen.',
  },
  'REX-WIN-8': {
    en: "If no one has won by strongholds when round 8 is over, check in this order: Sol's special victory, Hacan's special victory, most strongholds.",
    ru: 'Если после 8-го раунда по Крепостям не победил никто, проверяют по порядку: специальную победу Сол, специальную победу Хакана, наибольшее число Крепостей.',
    de: 'Hat nach Runde 8 niemand durch Festungen gewonnen, prüft man der Reihe nach: Sols besonderen Sieg, Hacans besonderen Sieg, die meisten Festungen.',
  },
  'REX-WIN-9': {
    en: "Sol's special victory: neither Imperial Palace nor Mecatol Power South is controlled by another player, not even an ally; each is held by Sol or by nobody.",
    ru: 'Специальная победа Сол: ни Императорский Дворец, ни Южную Энергостанцию Mecatol не контролирует другой игрок, даже союзник, — каждую контролирует Сол или никто.',
    de: 'Sols besonderer Sieg: Weder den Kaiserpalast noch das Energiewerk Mecatol Süd kontrolliert ein anderer Spieler, auch kein Verbündeter; beide gehören Sol oder niemandem.',
  },
  'REX-WIN-10': {
    en: 'If Mecatol Power South is demolished, it counts as controlled by nobody.',
    ru: 'Разрушенную Южную Энергостанцию Mecatol не контролирует никто.',
    de: 'Ein zerstörtes Energiewerk Mecatol Süd kontrolliert niemand.',
  },
  'REX-WIN-11': {
    en: 'When Sol wins in this way, its allies win too.',
    ru: 'Если Сол побеждает так в Альянсе, побеждают все его участники.',
    de: 'Gewinnt Sol so in einem Bündnis, gewinnen alle Mitglieder.',
  },
  'REX-WIN-12': {
    en: "Hacan's special victory: no one has won by strongholds and Sol has not won its special victory.",
    ru: 'Специальная победа Хакана: по Крепостям не победил никто, и Сол не добилась своей специальной победы.',
    de: 'Hacans besonderer Sieg: Niemand hat durch Festungen gewonnen, und Sol hat seinen besonderen Sieg nicht errungen.',
  },
  'REX-WIN-13': {
    en: 'When Hacan wins in this way, its allies win too.',
    ru: 'Если Хакан побеждает так в Альянсе, побеждают все его участники.',
    de: 'Gewinnt Hacan so in einem Bündnis, gewinnen alle Mitglieder.',
  },
  'REX-WIN-14': {
    en: 'If neither applies, the player who controls the most strongholds wins alone. Alliances are ignored, and allies have no share.',
    ru: 'Иначе побеждает один игрок с наибольшим числом Крепостей; Альянсы не учитываются, союзники не разделяют победы.',
    de: 'Sonst gewinnt allein, wer die meisten Festungen kontrolliert; Bündnisse zählen nicht, Verbündete teilen nicht.',
  },
  'REX-WIN-15': {
    en: 'Players with equal numbers share that victory. If all have zero, they share it as a draw.',
    ru: 'При равенстве победу делят; если у всех ноль, все делят её как ничью.',
    de: 'Bei Gleichstand wird dieser Sieg geteilt; haben alle null, teilen ihn alle als Unentschieden.',
  },
  'REX-WIN-16': {
    en: "As Hacan's special victory comes before it, the count of most strongholds matters only in games without Hacan.",
    ru: 'До подсчёта наибольшего числа Крепостей доходит только в партиях без Хакана.',
    de: 'Auf die meisten Festungen kommt es nur in Partien ohne Hacan an.',
  },
  'REX-WIN-17': {
    en: "Xxcha's special victory: if the race it predicted is among the winners of the round it predicted, by whatever condition, alone or allied, even with Xxcha, then Xxcha shows the prediction and wins instead.",
    ru: 'Специальная победа Кззча: если предсказанная раса оказалась среди победителей предсказанного раунда — по любому условию, одна или в Альянсе, даже с Кззча, — Кззча открывает прогноз и побеждает вместо них.',
    de: 'Xxchas besonderer Sieg: Gehört das vorhergesagte Volk in der vorhergesagten Runde zu den Siegern – gleich durch welche Bedingung, allein oder im Bündnis, auch mit Xxcha –, deckt Xxcha die Vorhersage auf und gewinnt stattdessen.',
  },
  'REX-WIN-18': {
    en: 'Then Xxcha is the sole winner; its allies lose like everyone else.',
    ru: 'Тогда Кззча побеждает в одиночку; остальные, включая союзников, проигрывают.',
    de: 'Xxcha gewinnt dann allein; alle anderen verlieren, auch seine Verbündeten.',
  },
  'REX-WIN-19': {
    en: 'Xxcha may predict any other race in play and any round from 1 to 8; Sol or Hacan in round 8 is possible.',
    ru: 'Предсказать можно любую другую участвующую расу и любой раунд от 1 до 8, в том числе Сол или Хакана на 8-й раунд.',
    de: 'Vorhersagen darf man jedes andere Volk im Spiel und jede Runde von 1 bis 8, auch Sol oder Hacan für Runde 8.',
  },
  'REX-WIN-20': {
    en: 'If its prediction fails, Xxcha may still win in the ways open to all.',
    ru: 'Если прогноз не сбылся, Кззча может победить, как любая другая раса.',
    de: 'Trifft die Vorhersage nicht zu, kann Xxcha noch wie jedes andere Volk gewinnen.',
  },
  'REX-WIN-21': {
    en: 'A special victory is not a race advantage; nothing cancels it.',
    ru: 'Специальная победа — не Расовое Преимущество, отменить её нельзя.',
    de: 'Ein besonderer Sieg ist kein Volksvorteil und kann nicht aufgehoben werden.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
