import type { Localized } from '@orrery/kernel';

export const turn = {
  'LIB-TURN-1': {
    en: "After the Dynasty's opening turn the sides take turns alternately until somebody has won.",
    ru: 'Династия ходит первой, затем стороны ходят по очереди, пока игра не закончится.',
    de: 'Die Dynastie beginnt, danach wechseln sich beide Seiten ab, bis das Spiel endet.',
  },
  'LIB-TURN-2': {
    en: 'Every turn runs through Step 1, Step 2 and Step 3 in that order.',
    ru: 'Каждый ход состоит из шага 1, шага 2 и шага 3 — в этом порядке.',
    de: 'Jeder Zug besteht aus Schritt 1, Schritt 2 und Schritt 3 in dieser Reihenfolge.',
  },
  'LIB-TURN-3': {
    en: 'In one turn you make no more than one choice in Step 1 and take no more than one action in Step 2.',
    ru: 'За ход можно сделать не более одного выбора на шаге 1 и не более одного действия на шаге 2.',
    de: 'In einem Zug trifft man höchstens eine Wahl in Schritt 1 und führt höchstens eine Aktion in Schritt 2 aus.',
  },
  'LIB-TURN-4': {
    en: 'Either side is free to skip Step 1.',
    ru: 'Обе стороны могут пропустить шаг 1.',
    de: 'Beide Seiten dürfen auf Schritt 1 verzichten.',
  },
  'LIB-TURN-5': {
    en: 'Either side is free to pass in Step 2.',
    ru: 'Обе стороны могут пропустить шаг 2.',
    de: 'Beide Seiten dürfen auf Schritt 2 verzichten.',
  },
  'LIB-TURN-6': {
    en: 'If no legal or worthwhile action is left, you pass and play continues.',
    ru: 'Если подходящих или разрешённых действий нет, игрок пропускает шаг, и игра продолжается.',
    de: 'Wer keine erlaubte oder sinnvolle Aktion hat, verzichtet, und das Spiel geht weiter.',
  },
  'LIB-TURN-7': {
    en: "Nobody decides anything in the opponent's turn. The replies to Attack, Sabotage and Deep-Space Probe are given automatically.",
    ru: 'В чужой ход игрок ничего не решает. Ответы на нападение, саботаж и «Космический зонд» даются автоматически.',
    de: 'Während des gegnerischen Zuges entscheidet man nichts. Die Antworten auf Angriff, Stör-Operation und Tiefraumsonde erfolgen automatisch.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
