import type { Localized } from '@orrery/kernel';

export const evade = {
  'LIB-EVADE-1': {
    en: 'To Evade, the Liberation first takes its base card back into its hand.',
    ru: 'Меняя базу, Сопротивление сначала возвращает карту базы на руку.',
    de: 'Zum Verlegen nimmt die Liberation zuerst ihre Basiskarte auf die Hand zurück.',
  },
  'LIB-EVADE-2': {
    en: 'It may then mix its hand so that no card can be tracked. The screen never gives away where a card is held.',
    ru: 'Затем руку можно перемешать, чтобы соперник не проследил за картами. На экране положение карт на руке не видно.',
    de: 'Danach darf sie ihre Hand mischen, damit sich keine Karte verfolgen lässt. Die Anzeige verrät nie, wo eine Karte in der Hand steckt.',
  },
  'LIB-EVADE-3': {
    en: 'Next it lays face down either the same card again or a card from its hand whose City is adjacent to the former base.',
    ru: 'После этого оно кладёт лицом вниз ту же карту или карту с руки, локация которой соединена с прежней базой.',
    de: 'Anschließend legt sie verdeckt entweder dieselbe Karte oder eine Handkarte aus, deren Stadt an die bisherige Basis angrenzt.',
  },
  'LIB-EVADE-4': {
    en: 'The card laid down is the base from now on.',
    ru: 'Выложенная карта становится новой базой.',
    de: 'Die ausgelegte Karte ist die neue Basis.',
  },
  'LIB-EVADE-5': {
    en: 'The Dynasty knows that an Evade happened but not whether the base has moved.',
    ru: 'Династия знает, что базу меняли, но не знает, изменилась ли она.',
    de: 'Die Dynastie erfährt, dass die Aktion „Basis verlegen“ stattfand, aber nicht, ob die Basis nun eine andere ist.',
  },
  'LIB-EVADE-6': {
    en: 'Evade can always be chosen. If no card in hand is adjacent, the same card has to go back.',
    ru: 'Поменять базу можно всегда. Если на руке нет соединённых локаций, кладётся та же карта.',
    de: 'Basis verlegen ist immer wählbar. Ist keine Handkarte angrenzend, muss dieselbe Karte zurückgelegt werden.',
  },
  'LIB-EVADE-7': {
    en: 'If the base did change, the old base card remains in hand and counts towards the hand limit.',
    ru: 'Если база сменилась, прежняя карта остаётся на руке и учитывается в пределе руки.',
    de: 'Wurde die Basis gewechselt, bleibt die alte Basiskarte auf der Hand und zählt für das Handkartenlimit.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
