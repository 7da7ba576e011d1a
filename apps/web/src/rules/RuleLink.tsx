/** From a question or a card to the clause that speaks of it, in a page beside the game. */
import type { GameId } from '@orrery/games/list';
import { href } from '../app/route.ts';
import { t } from '../app/words.ts';
import { Icon } from '../draw/glyphs.tsx';

export const RuleLink = ({ game, clause }: { game: GameId; clause: string | null | undefined }) =>
  clause && (
    <a
      class="rule-link"
      href={href('rules', game, clause)}
      target="_blank"
      rel="noreferrer"
      aria-label={t('rule', { clause })}
      title={clause}
      data-term="rule"
    >
      <Icon name="book" size={15} />
    </a>
  );
