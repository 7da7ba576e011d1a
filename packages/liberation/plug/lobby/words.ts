import type { LobbyWords } from '@orrery/web/app/lobby.ts';

export const words: LobbyWords = {
  en: {
    name: 'Liberation',
    tag: 'House reconstruction 2',
    meta: '2 players · about 30 minutes',
    line: 'One rules the galaxy, one hides in it. Find the secret base before three Acts run out.',
    sides: ['Rule the galaxy and find the base.', 'Hide the base for three Acts.'],
  },
  ru: {
    name: 'Освобождение',
    tag: 'Реконструкция 2',
    meta: '2 игрока · около 30 минут',
    line: 'Один правит галактикой, другой в ней прячется. Найдите секретную базу за три круга.',
    sides: ['Правьте галактикой и найдите базу.', 'Прячьте базу три круга.'],
  },
  de: {
    name: 'Liberation',
    tag: 'Hausrekonstruktion 2',
    meta: '2 Personen · etwa 30 Minuten',
    line: 'Eine Seite beherrscht die Galaxis, die andere versteckt sich darin. Drei Zeitalter lang.',
    sides: ['Beherrsche die Galaxis, finde die Basis.', 'Verstecke die Basis drei Zeitalter lang.'],
  },
};
