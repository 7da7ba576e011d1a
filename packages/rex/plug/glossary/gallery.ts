/** Races and strategy cards, as the pack has them. */
import type { Term, Terms } from '@orrery/games/glossary';
import type { Localized } from '@orrery/kernel';
import type { RexPack } from '@orrery/rex';

type Language = keyof Localized;

/** The same made for each language. */
const each = (say: (language: Language) => string): Localized => ({ en: say('en'), ru: say('ru'), de: say('de') });
/** A pack's words as a message: its braces are no arguments. */
const plain = (text: string): string => text.replaceAll(/[{}]/g, "'$&'");
export const message = (words: Localized): Localized => each((language) => plain(words[language]));

const HAND: Localized = { en: 'Hand limit', ru: 'Предел руки', de: 'Handlimit' };
const LEADERS: Localized = { en: 'Leaders', ru: 'Лидеры', de: 'Anführer' };
const COPIES: Localized = { en: 'In the deck', ru: 'В колоде', de: 'Im Stapel' };
const STOPPED: Localized = { en: 'Stopped by', ru: 'Спасает', de: 'Aufgehalten durch' };
const FROM: Localized = { en: 'From round', ru: 'С раунда', de: 'Ab Runde' };
const KINDS: Readonly<Record<string, Localized>> = {
  attack: { en: 'Attack', ru: 'Атака', de: 'Angriff' },
  defence: { en: 'Defence', ru: 'Защита', de: 'Verteidigung' },
};
const PLAN: Localized = { en: 'Plan', ru: 'План', de: 'Plan' };

export function races({ races: all, advantages, leaders }: RexPack): Terms {
  return Object.fromEntries(
    all.map(({ id, name, handLimit }): [string, Term] => [
      `race-${id}`,
      {
        word: each((language) => plain(name[language])),
        text: each((language) => {
          const powers = advantages.filter((advantage) => advantage.id.startsWith(`${id}-`)).map((advantage) => advantage.name[language]);
          const strengths = leaders.filter(({ race }) => race === id).map(({ strength }) => strength);
          return plain(`${powers.join(' · ')}. ${HAND[language]}: ${handLimit}. ${LEADERS[language]}: ${strengths.join(', ')}.`);
        }),
      },
    ]),
  );
}

export function strategyCards({ strategyCards: all }: RexPack): Terms {
  return Object.fromEntries(
    all.map(({ id, name, icon, copies, minRound, effect }): [string, Term] => [
      `card-${id}`,
      {
        word: each((language) => plain(name[language])),
        text: each((language) => {
          const stops = (effect.blockedBy ?? []).map((card) => all.find((other) => other.id === card)?.name[language] ?? card);
          return plain(
            [
              (KINDS[icon ?? ''] ?? PLAN)[language],
              ...(stops.length > 0 ? [`${STOPPED[language]}: ${stops.join(', ')}`] : []),
              ...(minRound > 1 ? [`${FROM[language]} ${minRound}`] : []),
              `${COPIES[language]}: ${copies}`,
            ].join(' · '),
          );
        }),
      },
    ]),
  );
}
