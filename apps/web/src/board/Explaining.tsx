/** What helps to understand a table, once there is time for it: explanations where things stand, the legend, lines about first times. */
import { useEffect, useState } from 'preact/hooks';
import type { Table } from '../table/table.ts';
import { Explain } from './Explain.tsx';
import { FirstTimes } from './FirstTime.tsx';
import { type Glossed, loadGlossary } from './glossaries.ts';
import { Legend } from './Legend.tsx';
import { legendAt } from './legendAt.ts';
import './explain.css';

export default function Explaining({ table }: { table: Table }) {
  const [glossed, setGlossed] = useState<Glossed | null>(null);
  useEffect(() => {
    let gone = false;
    void loadGlossary(table.game, table.rules).then((found) => gone || setGlossed(found));
    return () => {
      gone = true;
      legendAt.value = null;
    };
  }, [table]);
  if (!glossed) return null;
  const { stage } = table.now.value;
  return (
    <>
      <Explain game={table.game} glossed={glossed} />
      {legendAt.value !== null && <Legend game={table.game} glossed={glossed} />}
      {!table.lesson && stage !== 'replay' && stage !== 'curtain' && <FirstTimes table={table} glossed={glossed} />}
    </>
  );
}
