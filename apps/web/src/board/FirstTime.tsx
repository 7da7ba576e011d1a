/** The first time something happens, a line says what it means. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { FirstTime as First } from '@orrery/games/glossary';
import { byTouch } from '../app/settings.ts';
import { onPhone } from '../app/width.ts';
import { t } from '../app/words.ts';
import { Icon } from '../draw/glyphs.tsx';
import { eventsOf } from '../table/eventsOf.ts';
import type { Table } from '../table/table.ts';
import { noMoreFirsts, noteTold, wantsFirsts, wasTold } from './firstTimes.ts';
import type { Glossed } from './glossaries.ts';
import { legendAt } from './legendAt.ts';

/** The first line of all: that everything explains itself. */
const START = 'start';

/** What of a table is new since it was last looked at; nothing where another seat looks or something was taken back. */
function useFresh(table: Table): { readonly view: unknown; readonly fresh: readonly number[] } | null {
  const { known } = table.now.value;
  const [last, setLast] = useState(known);
  useEffect(() => setLast(known), [known]);
  if (!known) return null;
  const goesOn = last !== null && last.view.viewer === known.view.viewer && last.past.length <= known.past.length;
  return { view: known.view, fresh: goesOn ? known.past.slice(last.past.length) : [] };
}

/** Between board and question, measured from the bottom, and how far it stands from the question. */
const ABOVE = '--above';
const GAP = 8;

/** On a phone it stands at the top, or just above the question where it hides fewer answers. */
function useClear(table: Table, line: unknown) {
  const tip = useRef<HTMLDivElement>(null);
  const now = table.now.value;
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const [line, prompt] = [tip.current, document.querySelector('.drawn [data-prompt]')];
      if (!line || !prompt || !onPhone.value) return;
      const question = prompt.getBoundingClientRect();
      line.style.setProperty(ABOVE, `${innerHeight - question.top + GAP}px`);
      const answers = [...document.querySelectorAll('.drawn [data-choosable]:not([disabled])')].filter(
        (answer) => !prompt.contains(answer),
      );
      const hidden = (low: boolean): number => {
        line.classList.toggle('low', low);
        const { left, top, right, bottom } = line.getBoundingClientRect();
        return answers.filter((answer) => {
          const box = answer.getBoundingClientRect();
          const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
          return box.width > 0 && x > left && x < right && y > top && y < bottom;
        }).length;
      };
      line.classList.toggle('low', hidden(true) < hidden(false));
    });
    return () => cancelAnimationFrame(frame);
  }, [line, now, onPhone.value]);
  return tip;
}

export function FirstTimes({ table, glossed }: { table: Table; glossed: Glossed }) {
  const [line, setLine] = useState<First | typeof START | null>(() => (wasTold(START) ? null : START));
  const now = useFresh(table);
  const answers = table.now.value.known?.past.filter((entry) => entry < 0).length ?? 0;
  // Whoever answers has read it, or does not want to.
  useEffect(() => {
    if (answers === 0) return;
    noteTold(START);
    setLine(null);
  }, [answers]);
  useEffect(() => {
    if (!now || table.now.peek().stage === 'over') return;
    const at = { rules: table.rules, view: now.view, events: eventsOf(table, now.fresh) };
    const found = glossed.firsts.find((first) => !wasTold(`${table.game}/${first.id}`) && first.when(at as never));
    if (!found) return;
    noteTold(`${table.game}/${found.id}`);
    setLine(found);
  }, [now?.view]);
  const tip = useClear(table, line);
  if (line === null || !wantsFirsts()) return null;
  const close = (): void => {
    if (line === START) noteTold(START);
    setLine(null);
  };
  return (
    <div class="first-time panel" role="status" ref={tip}>
      <p>
        <b class="caps">{t(line === START ? 'first.start.title' : 'first.title')}</b>
        {line === START ? t(byTouch.value ? 'first.start.touch' : 'first.start') : glossed.say(line.say)}
      </p>
      <div>
        <button type="button" class="quiet" onClick={() => (legendAt.value = line === START ? '' : line.term)}>
          {t(line === START ? 'legend' : 'first.more')}
        </button>
        <button
          type="button"
          class="quiet"
          onClick={() => {
            noMoreFirsts();
            close();
          }}
        >
          {t('first.none')}
        </button>
        <button type="button" class="round quiet" aria-label={t('close')} onClick={close}>
          <Icon name="close" size={14} />
        </button>
      </div>
    </div>
  );
}
