/** What is wrong with a pack, with options or with a replay, in the language of the screen. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { ReplayFault } from '@orrery/kernel';
import { faultReader, type Language, loadTexts, type ReadFault, type Translator } from '@orrery/texts';
import { language } from './settings.ts';
import { t } from './words.ts';

interface Words {
  readonly language: Language;
  readonly game: string | undefined;
  readonly read: ReadFault;
  /** Codes of faults of replays are put into words as the command line does. */
  readonly codes: Translator;
}
const loaded = signal<Words | null>(null);

export interface FaultWords {
  problem(problem: string): string;
  replay(fault: ReplayFault): string;
}

/** Until the words have loaded, a fault is announced without details. `game`: whose checks speak, where that is known. */
export function useFaultWords(game?: string): FaultWords {
  const tongue = language.value;
  useEffect(() => {
    const last = loaded.peek();
    if (last?.language === tongue && last.game === game) return;
    void Promise.all([faultReader(tongue, game), loadTexts('cli', tongue)]).then(([read, codes]) => {
      loaded.value = { language: tongue, game, read, codes };
    });
  }, [tongue, game]);
  const words = loaded.value;
  const problem = (text: string): string => (words ? words.read(text) : '…');
  return {
    problem,
    replay({ code, data }) {
      if (!words) return '…';
      const values = {
        ...data,
        ...('problem' in data ? { problem: problem(String(data['problem'])) } : {}),
        // Each browser words the reason differently; only the place where it stumbled is the same in all.
        ...('reason' in data ? { reason: /(?:position|column) \d+/.exec(String(data['reason']))?.[0].replace(/\D+/, '№ ') ?? '…' } : {}),
      };
      return t('replay.fault', { problem: words.codes.say(`fault.${code}`, values) });
    },
  };
}
