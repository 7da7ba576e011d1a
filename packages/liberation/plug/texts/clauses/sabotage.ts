import type { Localized } from '@orrery/kernel';

export const sabotage = {
  'LIB-SABOTAGE-1': {
    en: 'To Sabotage, the Liberation names a City.',
    ru: 'Саботируя, Сопротивление называет одну локацию.',
    de: 'Bei einer Stör-Operation nennt die Liberation eine Stadt.',
  },
  'LIB-SABOTAGE-2': {
    en: 'That City has to be adjacent to the base or to a City whose card the Liberation holds.',
    ru: 'Она должна быть соединена с базой или хотя бы с одной локацией на руке у Сопротивления.',
    de: 'Sie muss an die Basis oder an mindestens eine Stadt auf der Hand der Liberation angrenzen.',
  },
  'LIB-SABOTAGE-3': {
    en: 'Occupied Cities cannot be named.',
    ru: 'Захваченную локацию назвать нельзя.',
    de: 'Eine besetzte Stadt darf nicht genannt werden.',
  },
  'LIB-SABOTAGE-4': {
    en: 'The Liberation may name a City in its own hand or even its base, provided the adjacency rule for Sabotage is met.',
    ru: 'Сопротивление может назвать локацию со своей руки и даже свою базу, если условие соединения для саботажа соблюдено.',
    de: 'Die Liberation darf auch eine Stadt der eigenen Hand oder ihre Basis nennen, sofern die Bedingung des Angrenzens erfüllt ist.',
  },
  'LIB-SABOTAGE-5': {
    en: "If that card is in the Dynasty's hand, the Dynasty has to admit it and discard the card.",
    ru: 'Если эта карта на руке у Династии, та обязана признаться и сбросить её.',
    de: 'Hat die Dynastie diese Karte auf der Hand, muss sie es zugeben und die Karte abwerfen.',
  },
  'LIB-SABOTAGE-6': {
    en: 'If the Dynasty does not hold it, the Sabotage achieves nothing.',
    ru: 'Если этой карты на руке у Династии нет, ничего не происходит.',
    de: 'Hat die Dynastie sie nicht, bleibt die Stör-Operation wirkungslos.',
  },
  'LIB-SABOTAGE-7': {
    en: 'The sabotaged card is shown and then lies face down with the other discards, so both players know it is there.',
    ru: 'Саботированную карту показывают, затем она лежит в сбросе лицом вниз, как все остальные; оба игрока знают, что она там.',
    de: 'Die sabotierte Karte wird gezeigt und liegt dann verdeckt wie jede andere im Ablagestapel; beide wissen, dass sie dort ist.',
  },
  'LIB-SABOTAGE-8': {
    en: 'The Liberation need not show a card to prove adjacency. Legality is checked for you, and the card that makes it legal is never disclosed.',
    ru: 'Сопротивление ничего не показывает в доказательство соединения. Условие проверяется автоматически, а какая карта его выполняет, не раскрывается.',
    de: 'Die Liberation muss das Angrenzen nicht durch Vorzeigen belegen. Die Bedingung wird automatisch geprüft; welche Karte sie erfüllt, bleibt geheim.',
  },
  'LIB-SABOTAGE-9': {
    en: 'The named City and the reply to it are open to both players.',
    ru: 'Названная локация и ответ известны обоим игрокам.',
    de: 'Die genannte Stadt und die Antwort sind für beide offen.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
