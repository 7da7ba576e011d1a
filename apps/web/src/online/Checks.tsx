/** What was checked of an opened game, what was not, and what this device kept of it, to be saved. */
import type { SealCheck } from '@orrery/kernel';
import { useFaultWords } from '../app/faults.ts';
import { fair } from '../app/words.ts';
import { Icon } from '../draw/glyphs.tsx';
import { sealOfMatch } from './seals.ts';
import './seal.css';

const ICONS = { yes: 'check', no: 'close', unchecked: 'dot' } as const;
const ORDER = ['no', 'unchecked', 'yes'] as const;

async function save(match: string): Promise<void> {
  const seal = await sealOfMatch(match);
  if (!seal) return;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(seal)], { type: 'application/json' }));
  link.download = `orrery-seal-${match.slice(0, 8)}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

export function Checks({ match, checks }: { match: string; checks: readonly SealCheck[] }) {
  const words = useFaultWords();
  const sorted = ORDER.flatMap((state) => checks.filter((check) => check.state === state));
  return (
    <>
      <ul class="checks small">
        {sorted.map(({ id, state, data, fault }) => (
          <li key={id} class={state} data-check={id}>
            <Icon name={ICONS[state]} size={14} /> {fair(`check.${id}.${state}`, data)} {fault ? words.replay(fault) : ''}
          </li>
        ))}
      </ul>
      <p class="small">
        <button type="button" data-save-seal="" onClick={() => void save(match)}>
          <Icon name="file" /> {fair('after.save')}
        </button>
      </p>
      <p class="muted small">{fair('after.by-hand')}</p>
    </>
  );
}
