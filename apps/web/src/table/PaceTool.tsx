/** The pace of the computer players, one press away while one waits for them. */
import { pace, PACES } from '../app/settings.ts';
import { t } from '../app/words.ts';
import { Tool } from './Bar.tsx';
import type { Table } from './table.ts';

const ICONS = { calm: 'forward', quick: 'turn-on', instant: 'last' } as const;

export function PaceTool({ table }: { table: Table }) {
  const { stage } = table.now.value;
  if (table.online || stage === 'over' || stage === 'replay' || !table.seats.some(({ kind }) => kind === 'bot')) return null;
  const next = PACES[(PACES.indexOf(pace.value) + 1) % PACES.length] ?? 'calm';
  return (
    <Tool icon={ICONS[pace.value]} label={`${t('pace')}: ${t(`pace.${pace.value}`)}`} class="pace-tool" onClick={() => pace.set(next)} />
  );
}
