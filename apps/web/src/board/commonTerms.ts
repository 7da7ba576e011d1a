/** What all tables share. */
import type { TermGroup } from '@orrery/games/glossary';

export const commonTerms: TermGroup = {
  title: { en: 'At every table', ru: 'За любым столом', de: 'An jedem Tisch' },
  terms: {
    open: {
      word: { en: 'amber glow', ru: 'янтарное свечение', de: 'bernsteinfarbenes Leuchten' },
      text: { en: 'You can choose this now.', ru: 'Это можно выбрать прямо сейчас.', de: 'Das kannst du jetzt wählen.' },
    },
    last: {
      word: { en: 'pale blue rim', ru: 'голубая кайма', de: 'blassblauer Rand' },
      text: { en: 'The last move touched this.', ru: 'Этого коснулся последний ход.', de: 'Das hat der letzte Zug berührt.' },
    },
    house: {
      word: { en: 'house', ru: 'своё', de: 'Haus' },
      text: {
        en: 'This value is ours, not the publisher’s; another pack can replace it.',
        ru: 'Это наше значение, не издателя; другой набор может его заменить.',
        de: 'Dieser Wert ist von uns, nicht vom Verlag; ein anderes Paket kann ihn ersetzen.',
      },
    },
    memory: {
      word: { en: 'memory', ru: 'память', de: 'Gedächtnis' },
      text: {
        en: 'What your seat has rightly seen, and nothing guessed.',
        ru: 'То, что ваше место видело по праву, — и никаких догадок.',
        de: 'Was dein Platz zu Recht gesehen hat, und nichts Geratenes.',
      },
    },
    hint: {
      word: { en: 'hint', ru: 'подсказка', de: 'Tipp' },
      text: {
        en: 'A suggestion with its reason. Choices of equal worth are shown as equal.',
        ru: 'Совет с обоснованием. Равноценные варианты так и показаны равными.',
        de: 'Ein Vorschlag mit seinem Grund. Gleich gute Möglichkeiten stehen als gleich da.',
      },
    },
    rule: {
      word: { en: 'little book', ru: 'книжечка', de: 'kleines Buch' },
      text: {
        en: 'Opens the rule that is asked about here, in a page beside the game.',
        ru: 'Открывает правило, о котором здесь спрашивают, на соседней странице.',
        de: 'Öffnet die Regel, um die es hier geht, auf einer Seite neben dem Spiel.',
      },
    },
  },
};
