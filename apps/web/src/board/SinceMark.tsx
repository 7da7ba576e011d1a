import { t } from '../app/words.ts';

/** A line in the log: everything below it has happened since the viewer was last asked. */
export const SinceMark = () => <span class="since-mark caps">{t('log.since')}</span>;
