import type { Localized } from '@orrery/kernel';

export const attack = {
  'LIB-ATTACK-1': {
    en: 'To Attack, the Dynasty names a City adjacent to the one it exploited for this operation.',
    ru: 'При нападении Династия называет одну локацию, соединённую с только что задействованной.',
    de: 'Beim Angreifen nennt die Dynastie eine Stadt, die an die dafür ausgebeutete Stadt angrenzt.',
  },
  'LIB-ATTACK-2': {
    en: 'Occupied Cities cannot be attacked.',
    ru: 'На захваченную локацию напасть нельзя.',
    de: 'Besetzte Städte können nicht angegriffen werden.',
  },
  'LIB-ATTACK-3': {
    en: 'The Dynasty may bluff by naming a City it holds in its own hand; such an attack always misses.',
    ru: 'Династия может блефовать и назвать локацию, карта которой у неё на руке; это всегда промах.',
    de: 'Die Dynastie darf als Bluff eine Stadt nennen, deren Karte sie selbst auf der Hand hat; das geht immer daneben.',
  },
  'LIB-ATTACK-4': {
    en: 'If the base is in the named City, the Dynasty wins on the spot.',
    ru: 'Если названная локация — база, Династия немедленно побеждает.',
    de: 'Liegt die Basis in der genannten Stadt, gewinnt die Dynastie sofort.',
  },
  'LIB-ATTACK-5': {
    en: "If the Liberation holds that City's card in hand, it must hand it over to the Dynasty.",
    ru: 'Если карта этой локации на руке у Сопротивления, Династия забирает её.',
    de: 'Hat die Liberation die Karte dieser Stadt auf der Hand, nimmt die Dynastie sie an sich.',
  },
  'LIB-ATTACK-6': {
    en: 'The Dynasty chooses whether the captured card becomes a ready occupied City or is discarded. It may not keep it in hand.',
    ru: 'Династия решает: выложить отобранную карту как восстановленную захваченную локацию или сбросить. Оставить её на руке нельзя.',
    de: 'Die Dynastie entscheidet, ob die erbeutete Karte eine aufgefrischte besetzte Stadt wird oder abgeworfen wird. Auf die Hand nehmen darf sie sie nicht.',
  },
  'LIB-ATTACK-7': {
    en: 'In every other case the attack has no effect, and the turn continues with Step 3.',
    ru: 'Во всех прочих случаях ничего не происходит, и ход переходит к шагу 3.',
    de: 'In allen anderen Fällen geschieht nichts, und der Zug geht mit Schritt 3 weiter.',
  },
  'LIB-ATTACK-8': {
    en: "A miss proves only that the City is not the base and not in the Liberation's hand. No card is revealed.",
    ru: 'Промах означает лишь, что локация не база и её карты нет на руке у Сопротивления. Никакие карты не открываются.',
    de: 'Ein Fehlschlag besagt nur, dass die Stadt weder die Basis noch auf der Hand der Liberation ist. Keine Karte wird gezeigt.',
  },
  'LIB-ATTACK-9': {
    en: 'Both players know which City was attacked, what came of it, and whether a captured card was occupied or discarded.',
    ru: 'Обоим игрокам известно, на какую локацию напали, с каким итогом и захвачена или сброшена отобранная карта.',
    de: 'Beide erfahren, welche Stadt angegriffen wurde, wie es ausging und ob eine erbeutete Karte besetzt oder abgeworfen wurde.',
  },
  'LIB-ATTACK-10': {
    en: 'An attack made through a Mission is resolved in the same way.',
    ru: 'Нападения в составе миссий разыгрываются так же.',
    de: 'Angriffe durch Befehle oder Kommandos werden genauso abgewickelt.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
