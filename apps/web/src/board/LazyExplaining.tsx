import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Table } from '../table/table.ts';

/** Explanations come after the table: nobody waits for them. */
export function LazyExplaining({ table }: { table: Table }) {
  const [loaded, setLoaded] = useState<{ readonly Part: ComponentType<{ table: Table }> } | null>(null);
  useEffect(() => {
    // Offline, before they were ever loaded, a table is played without them.
    import('./Explaining.tsx').then(
      ({ default: Part }) => setLoaded({ Part }),
      () => undefined,
    );
  }, []);
  return loaded && <loaded.Part table={table} />;
}
