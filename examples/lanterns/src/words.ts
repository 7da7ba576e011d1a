import { also, noun, numeral, speak, type Sentence } from '@orrery/kernel';

/** Most lanterns in a row, whatever the options say: codes never depend on them. */
export const MOST = 11;

const seat = noun('seat', [0, 1]);
const place = numeral('place', 1, MOST);
const light = numeral('light', 1, MOST);

const choiceLexicon = { take: [place], look: [place] } as const;
const eventLexicon = {
  looked: [seat, place, light],
  lookedUnseen: also('looked', [seat, place]),
  took: [seat, place, light],
  ended: [],
} as const;

export const { words: choices, codec: choiceCodec } = speak('verb', choiceLexicon);
export const { words: events, codec: eventCodec } = speak('kind', eventLexicon);
export type LanternChoices = typeof choiceLexicon;
export type LanternChoice = Sentence<'verb', LanternChoices>;
export type LanternEvent = Sentence<'kind', typeof eventLexicon>;
