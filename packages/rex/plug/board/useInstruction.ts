/** The limit of a bid that was left for the card on offer, and the answer it gives by itself. */
import { useEffect, useState } from 'preact/hooks';
import type { Known } from '@orrery/kernel';
import type { RexView } from '@orrery/rex';
import { keep, kept } from '@orrery/web/app/settings.ts';
import type { Offer, Play } from '@orrery/web/table/play.ts';
import { instructed, type Limit, readLimit, writtenLimit } from './instructions.ts';

/** Under which name it is kept. */
const BID = 'rex.bid';

interface Instruction {
  readonly given: Limit;
  readonly give: (limit: Limit) => void;
  /** Something is answered by it, and nobody need be asked. */
  readonly answers: boolean;
}

export function useInstruction(play: Play, known: Known<RexView> | null, offers: readonly Offer[]): Instruction {
  const { table } = play;
  const now = table.now.value;
  const [given, setGiven] = useState(() => readLimit(table.id, kept(BID)));
  const word = known && now.stage === 'decide' && !now.answersItself ? instructed(known.view, offers, given) : null;
  useEffect(() => {
    if (word !== null) play.choose(word);
  }, [now, word]);
  return {
    given,
    give(limit) {
      setGiven(limit);
      keep(BID, writtenLimit(table.id, limit));
    },
    answers: word !== null,
  };
}
