import { neighbours } from '@orrery/liberation';
import { GALAXY, HOUSE, LIBERATION, type LiberationLesson, targets } from './lesson.ts';

export const lesson: LiberationLesson = {
  pack: HOUSE,
  seat: LIBERATION,
  clauses: ['LIB-SABOTAGE-1', 'LIB-SABOTAGE-2', 'LIB-SABOTAGE-3', 'LIB-SABOTAGE-5', 'LIB-SABOTAGE-6', 'LIB-INFO-2'],
  scenes: { start: { position: `${GALAXY} 1 BDEFKL M GJ C AHI N lib.step2 6` } },
  values: ({ rules, view, choice }) => {
    const named = choice?.verb === 'sabotage' ? String(choice['city']) : 'J';
    const near = neighbours(rules.table.pack, view.layout)[named] ?? [];
    return { named, count: near.length };
  },
  steps: [
    {
      say: {
        en: '**Sabotage**: name a city. If the Dynasty holds that card it must discard it. The city must be **one line** from your base or from a card in your hand; those are ringed. Name one.',
        ru: '**Саботаж**: назовите локацию. Если карта на руке у Династии, та её сбрасывает. Назвать можно локацию **через одну линию** от вашей базы или карты на руке; такие обведены. Назовите.',
        de: '**Sabotage**: Nenn eine Stadt. Hält die Dynastie diese Karte, muss sie sie abwerfen. Die Stadt muss **eine Linie** von deiner Basis oder einer Handkarte entfernt sein; diese sind umringt. Nenn eine.',
      },
      point: ['city-B', 'city-F', 'city-J', 'city-K', 'city-L'],
      answer: ['sabotage *'],
      taught: ['sabotage J'],
      else: [
        {
          when: 'sabotage C',
          say: {
            en: 'The Dynasty occupies {C}. Only cards in its hand can be sabotaged.',
            ru: '{C} захвачена Династией. Саботировать можно только карты у неё на руке.',
            de: '{C} hat die Dynastie besetzt. Sabotieren lassen sich nur Karten auf ihrer Hand.',
          },
        },
        {
          when: ['sabotage D', 'sabotage E', 'sabotage G', 'sabotage M'],
          say: {
            en: 'None of your cards has a line to {city}.',
            ru: 'Ни одна из ваших карт не соединена с {city}.',
            de: 'Keine deiner Karten hat eine Linie nach {city}.',
          },
        },
        {
          when: 'sabotage A|H|I|N',
          say: {
            en: '{city} is your own card, so the Dynasty cannot hold it. Name a city whose card you do not have.',
            ru: '{city} — ваша собственная карта, у Династии её быть не может. Назовите локацию, карты которой у вас нет.',
            de: '{city} ist deine eigene Karte, also kann die Dynastie sie nicht halten. Nenn eine Stadt, deren Karte du nicht hast.',
          },
        },
        {
          when: ['evade', 'mission', 'pass'],
          say: {
            en: 'Nobody is after you at the moment. Try a Sabotage.',
            ru: 'Сейчас за вами никто не гонится. Попробуйте саботаж.',
            de: 'Gerade ist dir niemand auf den Fersen. Versuch eine Sabotage.',
          },
        },
      ],
      after: [
        {
          if: ({ events }) => events.some(({ kind }) => kind === 'sabotaged'),
          say: {
            en: 'It held {city}: discarded.',
            ru: '{city} была у неё на руке: сброшена.',
            de: 'Sie hielt {city}: abgeworfen.',
          },
        },
        {
          say: {
            en: 'It does not hold {city}. You know that for certain now.',
            ru: '{city} у неё на руке нет. Теперь вы это точно знаете.',
            de: '{city} hält sie nicht. Das weißt du nun sicher.',
          },
        },
      ],
      claims: ({ open }) => ({
        'C, D, E, G and M cannot be named': !/[CDEGM]/.test(targets(open, 'sabotage')),
        'those ringed can, and but for own cards no others': targets(open, 'sabotage').replace(/[AHIN]/g, '') === 'BFJKL',
      }),
      proves: ({ events }) => ({ 'it held J': events.some(({ kind }) => kind === 'sabotaged') }),
    },
    {
      say: {
        en: 'But the name speaks. From {named} lines lead to {count} cities; one of them is your base or in your hand, and the Dynasty can count. Which name says **least**: one with two neighbours, or with four?',
        ru: 'Но имя выдаёт. От {named} линии ведут к соседям, их {count}; один из них — ваша база или карта на руке, и Династия умеет считать. Какое имя скажет **меньше**: с двумя соседями или с четырьмя?',
        de: 'Aber der Name verrät etwas. Von {named} führen Linien zu {count} Städten; eine davon ist deine Basis oder auf deiner Hand, und die Dynastie kann zählen. Welcher Name sagt **am wenigsten**: einer mit zwei Nachbarn oder mit vier?',
      },
      pick: [
        {
          say: { en: 'With two', ru: 'С двумя', de: 'Mit zwei' },
          else: {
            en: 'The more neighbours, the more cities could explain your name. Four.',
            ru: 'Чем больше соседей, тем больше локаций могут стоять за именем. С четырьмя.',
            de: 'Je mehr Nachbarn, desto mehr Städte können deinen Namen erklären. Vier.',
          },
        },
        { say: { en: 'With four', ru: 'С четырьмя', de: 'Mit vier' }, right: true },
      ],
      after: {
        en: 'The more neighbours, the more cities could explain your name.',
        ru: 'Чем больше соседей, тем больше локаций могут стоять за именем.',
        de: 'Je mehr Nachbarn, desto mehr Städte können deinen Namen erklären.',
      },
    },
    {
      say: {
        en: 'You may even name a card of your own, or your base, if it has a line to another card of yours: a **bluff** within the rules.',
        ru: 'Можно назвать даже свою карту или свою базу, если она соединена с другой вашей картой: **блеф** по правилам.',
        de: 'Du darfst sogar eine eigene Karte oder deine Basis nennen, wenn sie eine Linie zu einer anderen deiner Karten hat: ein **Bluff** nach den Regeln.',
      },
      read: true,
    },
  ],
  check: {
    ask: {
      en: 'May you name a city that is joined to none of your cards?',
      ru: 'Можно ли назвать локацию, не соединённую ни с одной вашей картой?',
      de: 'Darfst du eine Stadt nennen, die mit keiner deiner Karten verbunden ist?',
    },
    options: [
      { say: { en: 'Yes, the Dynasty cannot check', ru: 'Да, Династия не проверит', de: 'Ja, die Dynastie kann es nicht prüfen' } },
      { say: { en: 'No', ru: 'Нет', de: 'Nein' }, right: true },
    ],
    right: {
      en: 'Right: the table checks it, and never shows how.',
      ru: 'Верно: проверяет стол и не показывает как.',
      de: 'Richtig: Der Tisch prüft es und zeigt nie, wie.',
    },
    wrong: {
      en: 'The table checks it, without showing which card fits.',
      ru: 'Стол это проверяет, не показывая, какая карта подошла.',
      de: 'Der Tisch prüft es, ohne zu zeigen, welche Karte passt.',
    },
  },
};
