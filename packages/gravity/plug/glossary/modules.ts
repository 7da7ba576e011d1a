/** What modules add. */
import type { Terms } from '@orrery/games/glossary';

export const war = {
  'sabotage-token': {
    word: { en: 'sabotage token', ru: 'жетон диверсии', de: 'Sabotagemarker' },
    text: {
      en: 'The trunk is cut: sources behind it are ignored at the next extraction here, then the token goes back.',
      ru: 'Магистраль перебита: источники за ней не считаются при следующей добыче здесь, после неё жетон вернётся в запас.',
      de: 'Der Strang ist gekappt: Quellen dahinter zählen bei der nächsten Förderung hier nicht, dann geht der Marker zurück.',
    },
  },
  'source-token': {
    word: { en: 'source token', ru: 'жетон источника', de: 'Quellenmarker' },
    text: {
      en: 'Placed just before extraction, as a drop or a spark; at most {digHold} may be held.',
      ru: 'Кладётся прямо перед добычей, каплей или искрой; хранить можно не больше {digHold}.',
      de: 'Wird unmittelbar vor der Förderung gelegt, als Tropfen oder Funke; höchstens {digHold} darf man halten.',
    },
  },
} as const satisfies Terms;

export const air = {
  store: {
    word: { en: 'storage', ru: 'хранилище', de: 'Lagerraum' },
    text: {
      en: 'Up to {store, plural, one {# unit} other {# units}} of gravity aboard. They neither fade nor pull.',
      ru: 'До {store, plural, one {# единицы} few {# единиц} many {# единиц} other {# единицы}} гравитации на борту. Она не исчезает, но и не притягивает.',
      de: 'Bis zu {store, plural, one {# Einheit} other {# Einheiten}} Gravitation an Bord. Sie vergeht nicht und zieht nicht an.',
    },
  },
} as const satisfies Terms;

export const domination = {
  domination: {
    word: { en: 'domination track', ru: 'шкала доминирования', de: 'Dominanzleiste' },
    text: {
      en: 'One point for each island pulled to yours. {goal} points win at once.',
      ru: 'Очко за каждый остров, притянутый к вашему. Кто набрал {goal}, сразу побеждает.',
      de: 'Ein Punkt für jede Insel, die deine angezogen hat. Mit {goal} Punkten gewinnt man sofort.',
    },
  },
} as const satisfies Terms;

export const teams = {
  captain: {
    word: { en: 'captain', ru: 'капитан', de: 'Kapitän' },
    text: {
      en: 'Decides when partners disagree; then the other becomes captain.',
      ru: 'Решает, когда напарники расходятся; после этого капитаном становится другой.',
      de: 'Entscheidet, wenn Partner uneins sind; danach wird der andere Kapitän.',
    },
  },
  copy: {
    word: { en: 'copying', ru: 'копирование', de: 'Kopieren' },
    text: {
      en: 'After a card the partner may discard {copy, plural, one {one} other {#}} and carry out the same card.',
      ru: 'После карты напарник может сбросить {copy, plural, one {свою карту} few {# карты} many {# карт} other {# карты}} и выполнить ту же карту.',
      de: 'Nach einer Karte darf der Partner {copy, plural, one {eine} other {#}} abwerfen und dieselbe Karte ausführen.',
    },
  },
  joint: {
    word: { en: 'joint capture', ru: 'совместный захват', de: 'gemeinsame Eroberung' },
    text: {
      en: 'The partner pays a card, and both commit pieces together.',
      ru: 'Напарник платит карту, и фишки выделяют оба вместе.',
      de: 'Der Partner bezahlt eine Karte, und beide setzen gemeinsam Figuren ein.',
    },
  },
} as const satisfies Terms;
