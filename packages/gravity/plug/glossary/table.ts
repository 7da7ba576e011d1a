/** Airships, cards and the course of a round. */
import type { Terms } from '@orrery/games/glossary';

export const table = {
  airship: {
    word: { en: 'airship', ru: 'дирижабль', de: 'Luftschiff' },
    text: {
      en: 'It is near every island and cannot be attacked. It carries {crew, plural, one {# piece} other {# pieces}}, at most {crewMercenaries, plural, one {# of them a mercenary} other {# of them mercenaries}}.',
      ru: 'Он рядом с любым островом, и напасть на него нельзя. Берёт на борт {crew, plural, one {# фишку} few {# фишки} many {# фишек} other {# фишки}}, из них наёмников — не больше {crewMercenaries}.',
      de: 'Es ist jeder Insel nah und kann nicht angegriffen werden. Es trägt {crew, plural, one {# Figur} other {# Figuren}}, davon höchstens {crewMercenaries} Söldner.',
    },
  },
  reserve: {
    word: { en: 'reserve', ru: 'резерв', de: 'Reserve' },
    text: {
      en: 'Hunters that can still be recruited. Lost hunters come back here.',
      ru: 'Охотники, которых ещё можно завербовать. Сюда же возвращаются потерянные.',
      de: 'Jäger, die noch angeworben werden können. Verlorene kehren hierher zurück.',
    },
  },
  hand: {
    word: { en: 'cards in hand', ru: 'карты в руке', de: 'Handkarten' },
    text: {
      en: 'Each card in hand is one turn of this round.',
      ru: 'Каждая карта в руке — один ход в этом раунде.',
      de: 'Jede Handkarte ist ein Zug in dieser Runde.',
    },
  },
  saved: {
    word: { en: 'saved cards', ru: 'сохранённые карты', de: 'aufgesparte Karten' },
    text: {
      en: 'At most {saved}. They join the hand next round, on top of the usual number.',
      ru: 'Не больше {saved}. В следующем раунде они войдут в руку сверх обычного числа.',
      de: 'Höchstens {saved}. Sie kommen nächste Runde zur Hand hinzu, über die übliche Zahl hinaus.',
    },
  },
  deck: {
    word: { en: 'deck', ru: 'колода', de: 'Stapel' },
    text: {
      en: 'This player’s own cards still to draw, of {cards} in all. When it is empty, the discard pile is shuffled into a new one.',
      ru: 'Собственные карты игрока, которые ещё не вышли; всего их {cards}. Когда колода кончится, в неё замешают сброс.',
      de: 'Die eigenen Karten dieses Spielers, die noch zu ziehen sind, von {cards} insgesamt. Ist er leer, wird die Ablage zum neuen Stapel gemischt.',
    },
  },
  discard: {
    word: { en: 'discard pile', ru: 'сброс', de: 'Ablage' },
    text: {
      en: 'Cards used or laid down. Castling uses one of them again.',
      ru: 'Сыгранные и отложенные карты. Рокировка позволяет применить одну из них снова.',
      de: 'Gespielte und abgelegte Karten. Eine Rochade benutzt eine von ihnen noch einmal.',
    },
  },
  played: {
    word: { en: 'seen cards', ru: 'вышедшие карты', de: 'gesehene Karten' },
    text: {
      en: 'Numbers of the cards this player has played openly since the last shuffle.',
      ru: 'Номера карт, которые игрок открыто сыграл с последнего перемешивания.',
      de: 'Die Nummern der Karten, die dieser Spieler seit dem letzten Mischen offen gespielt hat.',
    },
  },
  supply: {
    word: { en: 'supply', ru: 'запас', de: 'Vorrat' },
    text: {
      en: 'Mercenaries and tokens left for everybody.',
      ru: 'Наёмники и жетоны, оставшиеся для всех.',
      de: 'Söldner und Marker, die noch für alle da sind.',
    },
  },
  first: {
    word: { en: 'first player', ru: 'первый игрок', de: 'Startspieler' },
    text: {
      en: 'Begins the laps of this round. The token passes on each round.',
      ru: 'Начинает каждый круг этого раунда. Жетон переходит дальше каждый раунд.',
      de: 'Beginnt die Umläufe dieser Runde. Der Marker wandert jede Runde weiter.',
    },
  },
  round: {
    word: { en: 'round', ru: 'раунд', de: 'Runde' },
    text: {
      en: 'Preparation, corporations, islands, transition. If nobody has won after round {rounds}, positions are compared.',
      ru: 'Подготовка, корпорации, острова, переход. Если после раунда {rounds} никто не победил, сравнивают положение.',
      de: 'Vorbereitung, Konzerne, Inseln, Übergang. Hat nach Runde {rounds} niemand gewonnen, werden die Stellungen verglichen.',
    },
  },
  preparation: {
    word: { en: 'preparation', ru: 'подготовка', de: 'Vorbereitung' },
    text: {
      en: 'Draw {draw} cards, keep up to {keep}, fill up to {keep} unseen; saved cards join.',
      ru: 'Берёте карт: {draw}, оставляете до {keep}, недостающие до {keep} добираете вслепую; сохранённые добавляются.',
      de: 'Ziehe {draw} Karten, behalte bis zu {keep}, fülle verdeckt auf {keep} auf; aufgesparte kommen hinzu.',
    },
  },
  corporations: {
    word: { en: 'corporations', ru: 'корпорации', de: 'Konzerne' },
    text: {
      en: 'One after another plays a card, castles or saves one: {turns, plural, one {# turn} other {# turns}} each.',
      ru: 'По очереди играют карту, делают рокировку или бездействуют; ходов у каждого — {turns}.',
      de: 'Reihum spielt jeder eine Karte, macht eine Rochade oder spart eine auf: {turns, plural, one {# Zug} other {# Züge}} für jeden.',
    },
  },
  islands: {
    word: { en: 'islands phase', ru: 'фаза островов', de: 'Inselphase' },
    text: {
      en: 'The heaviest held island pulls a lighter one that is not beside it.',
      ru: 'Самый тяжёлый из занятых островов притягивает другой — тот, что легче и не лежит рядом.',
      de: 'Die schwerste gehaltene Insel zieht eine leichtere heran, die nicht neben ihr liegt.',
    },
  },
  transition: {
    word: { en: 'transition', ru: 'переход', de: 'Übergang' },
    text: {
      en: 'Temporary gravity on islands fades. Leftover cards may be saved, {saved} at most.',
      ru: 'Временная гравитация на островах исчезает. Оставшиеся карты можно сохранить, не больше {saved}.',
      de: 'Flüchtige Gravitation auf den Inseln vergeht. Übrige Karten dürfen aufgespart werden, höchstens {saved}.',
    },
  },
  castling: {
    word: { en: 'castling', ru: 'рокировка', de: 'Rochade' },
    text: {
      en: 'Pay {castling, plural, one {# card} other {# cards}} from your hand, face down, and use a card of your discard pile again.',
      ru: 'Отдайте взакрытую карт из руки: {castling} — и примените карту из своего сброса ещё раз.',
      de: 'Bezahle verdeckt {castling, plural, one {# Handkarte} other {# Handkarten}} und benutze eine Karte deiner Ablage noch einmal.',
    },
  },
  inaction: {
    word: { en: 'inaction', ru: 'бездействие', de: 'Untätigkeit' },
    text: {
      en: 'Do nothing in this turn and save a card for the next round.',
      ru: 'Пропустите ход и сохраните карту на следующий раунд.',
      de: 'Tu in diesem Zug nichts und spare eine Karte für die nächste Runde auf.',
    },
  },
} as const satisfies Terms;

export const pulling = {
  forecast: {
    word: { en: 'forecast', ru: 'прогноз', de: 'Vorhersage' },
    text: {
      en: 'What would happen if the islands phase came now.',
      ru: 'Что было бы, если бы фаза островов наступила сейчас.',
      de: 'Was geschähe, wenn die Inselphase jetzt käme.',
    },
  },
  attractor: {
    word: { en: 'attractor', ru: 'притягивающий остров', de: 'anziehende Insel' },
    text: {
      en: 'The held island with the most gravity; at a tie the one with more permanent units. Rivals equal in both: balance, and nothing moves.',
      ru: 'Занятый остров с наибольшей гравитацией; при равенстве — тот, где больше постоянной. Если соперники равны и в ней, наступает равновесие: ничего не движется.',
      de: 'Die gehaltene Insel mit der meisten Gravitation; bei Gleichstand die mit mehr dauerhaften Einheiten. Sind Gegner in beidem gleich, herrscht Gleichgewicht, und nichts bewegt sich.',
    },
  },
  lead: {
    word: { en: 'lead', ru: 'отрыв', de: 'Vorsprung' },
    text: {
      en: 'The attractor’s gravity minus that of the heaviest rival island. With {lead} or more it pulls {pulls, plural, one {# island} other {# islands}}, otherwise {pull}.',
      ru: 'Гравитация притягивающего острова минус гравитация самого тяжёлого острова соперника. При отрыве {lead} и больше притягивается {pulls, plural, one {# остров} few {# острова} many {# островов} other {# острова}}, иначе {pull}.',
      de: 'Die Gravitation der anziehenden Insel abzüglich der schwersten gegnerischen. Ab {lead} zieht sie {pulls, plural, one {# Insel} other {# Inseln}} an, sonst {pull}.',
    },
  },
  target: {
    word: { en: 'target', ru: 'цель', de: 'Ziel' },
    text: {
      en: 'Can be pulled: lighter than the attractor and not beside it.',
      ru: 'Можно притянуть: он легче притягивающего острова и не лежит рядом с ним.',
      de: 'Kann angezogen werden: leichter als die anziehende Insel und nicht neben ihr.',
    },
  },
  cell: {
    word: { en: 'landing cell', ru: 'место посадки', de: 'Anlegefeld' },
    text: {
      en: 'A free cell beside the attractor, where the pulled island may land. A crown closes a ring of yours, a warning sign a rival’s.',
      ru: 'Свободное место рядом с притягивающим островом. Корона замкнёт кольцо вокруг вашего острова, знак опасности — вокруг чужого.',
      de: 'Ein freies Feld neben der anziehenden Insel, wo die angezogene anlegen darf. Eine Krone schließt einen Ring von dir, ein Warnzeichen den eines Gegners.',
    },
  },
} as const satisfies Terms;
