/** The strip goes along while somebody is sought, and until the table that was found is open. */
import { effect } from '@preact/signals';
import { strip } from '../app/strip.ts';
import { PairStrip } from './PairStrip.tsx';
import { foundTable, seeking } from './seeking.ts';

effect(() => {
  strip.value = seeking.value || foundTable.value !== null ? PairStrip : null;
});
