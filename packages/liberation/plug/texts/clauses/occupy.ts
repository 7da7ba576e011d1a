import type { Localized } from '@orrery/kernel';

export const occupy = {
  'LIB-OCCUPY-1': {
    en: 'To Occupy, the Dynasty lays a City card from its hand face up before it; that City now counts as occupied.',
    ru: 'При захвате Династия выкладывает перед собой лицом вверх карту локации с руки; эта локация теперь захвачена.',
    de: 'Beim Besetzen legt die Dynastie eine Stadtkarte von der Hand offen vor sich aus; diese Stadt ist nun besetzt.',
  },
  'LIB-OCCUPY-2': {
    en: 'The new City has to be adjacent to the one exploited for this operation.',
    ru: 'Новая локация должна быть соединена с той, что для этого задействована.',
    de: 'Die neue Stadt muss an die dafür ausgebeutete Stadt angrenzen.',
  },
  'LIB-OCCUPY-3': {
    en: 'A City enters play ready when it becomes occupied.',
    ru: 'Только что захваченная локация выкладывается восстановленной.',
    de: 'Eine neu besetzte Stadt kommt aufgefrischt ins Spiel.',
  },
  'LIB-OCCUPY-4': {
    en: 'The Dynasty may occupy any number of Cities.',
    ru: 'Число захваченных локаций не ограничено.',
    de: 'Die Zahl der besetzten Städte ist nicht begrenzt.',
  },
  'LIB-OCCUPY-5': {
    en: 'The Liberation never occupies a City.',
    ru: 'Сопротивление локаций не захватывает.',
    de: 'Die Liberation besetzt niemals eine Stadt.',
  },
  'LIB-OCCUPY-6': {
    en: 'A card captured by an attack may be occupied no matter where its City lies; adjacency mattered only for making the attack.',
    ru: 'Карту, отобранную нападением, можно захватить, где бы ни была локация: соединение требовалось лишь для самого нападения.',
    de: 'Eine durch Angriff erbeutete Karte darf besetzt werden, wo immer die Stadt liegt; angrenzen musste sie nur für den Angriff selbst.',
  },
  'LIB-OCCUPY-7': {
    en: "Once occupied, a City remains the Dynasty's for the rest of the game.",
    ru: 'Захваченная локация никогда не теряется.',
    de: 'Eine besetzte Stadt geht nie wieder verloren.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
