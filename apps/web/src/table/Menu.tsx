/** Settings and rare actions of a table, in one sheet. */
import { useState } from 'preact/hooks';
import { Dialog } from '../app/Dialog.tsx';
import { LanguageSwitch, ThemeSwitch } from '../app/Header.tsx';
import { go, href } from '../app/route.ts';
import { contrast, doubts, language, largestText, motion, pace, type Setting, sound, textSize } from '../app/settings.ts';
import { t, type WebKey } from '../app/words.ts';
import { allFirstsAgain, noMoreFirsts, wantsFirsts } from '../board/firstTimes.ts';
import { legendAt } from '../board/legendAt.ts';
import { sayOption } from '@orrery/texts';
import { optionValue } from './optionValue.ts';
import { packTitle } from './packTitle.ts';
import type { Play } from './play.ts';
import { plainTable } from './plainTable.ts';

/** A setting with a button for each of its values. */
const Line = <T extends string>({ of: { key, values, value, set }, say }: { of: Setting<T>; say: (value: T) => string }) => (
  <div class="line">
    <span id={key}>{t(key as WebKey)}</span>
    <div class="segment" role="group" aria-labelledby={key}>
      {values.map((each) => (
        <button type="button" aria-pressed={each === value} onClick={() => set(each)}>
          {say(each)}
        </button>
      ))}
    </div>
  </div>
);

const percent = (value: string): string => new Intl.NumberFormat(language.value, { style: 'percent' }).format(Number(value) / 100);

/** Sizes of text this screen has room for, each by what it comes to. */
function sizesOfText(): Setting<string> {
  const most = largestText(innerWidth);
  const shown = (value: string): string => String(Math.min(Number(value), most));
  return {
    ...textSize,
    value: shown(textSize.value),
    values: [...new Set(textSize.values.map(shown))],
    set: (wanted) => textSize.set(textSize.values.find((value) => shown(value) === wanted) ?? '100'),
  };
}

export function Menu({ play, drawn, onClose }: { play: Play; drawn: boolean; onClose: () => void }) {
  const { table } = play;
  const { stage, viewer } = table.now.value;
  // A spectator, or somebody whose seat a bot has taken over, has nothing to resign.
  const plays = !table.lesson && (stage === 'decide' || stage === 'wait') && viewer !== null && table.seats[viewer]?.kind === 'person';
  const [resigning, setResigning] = useState(false);
  if (resigning)
    return (
      <Dialog title={t('table.resign.sure')} onClose={() => setResigning(false)} question>
        <p>{t(table.online ? 'online.resign.sure' : 'table.resign.line')}</p>
        <div class="row-of-buttons">
          <button type="button" onClick={() => setResigning(false)} autofocus>
            {t('table.resign.stay')}
          </button>
          <button
            type="button"
            class="primary"
            data-confirm
            onClick={() => {
              void table.resign();
              onClose();
            }}
          >
            {t('table.resign')}
          </button>
        </div>
      </Dialog>
    );
  return (
    <Dialog title={t('menu')} onClose={onClose} class="settings-sheet">
      <div class="settings">
        <div class="line">
          <span>{t('language')}</span>
          <LanguageSwitch />
        </div>
        <div class="line">
          <span>{t('theme')}</span>
          <ThemeSwitch />
        </div>
        <Line of={pace} say={(value) => t(`pace.${value}`)} />
        <Line of={sizesOfText()} say={percent} />
        <Line of={motion} say={(value) => t(`motion.${value}`)} />
        <Line of={contrast} say={(value) => t(`contrast.${value}`)} />
        <Line of={doubts} say={(value) => t(`doubts.${value}`)} />
        <Line of={sound} say={(value) => t(`sound.${value}`)} />
        {drawn && (
          <div class="line">
            <span id="firsts">{t('firsts')}</span>
            <div class="segment" role="group" aria-labelledby="firsts">
              <button type="button" aria-pressed={wantsFirsts()} onClick={allFirstsAgain}>
                {t('firsts.on')}
              </button>
              <button type="button" aria-pressed={!wantsFirsts()} onClick={noMoreFirsts}>
                {t('firsts.off')}
              </button>
            </div>
          </div>
        )}
        {drawn && (
          <div class="line">
            <span id="plain">{t('plain')}</span>
            <div class="segment" role="group" aria-labelledby="plain">
              {([false, true] as const).map((on) => (
                <button type="button" aria-pressed={plainTable.value === on} onClick={() => plainTable.set(on)}>
                  {t(on ? 'plain.on' : 'plain.off')}
                </button>
              ))}
            </div>
          </div>
        )}
      </div>
      <details class="table-facts">
        <summary>{t('menu.facts')}</summary>
        <dl>
          {Object.entries(table.rules.options).map(([id, value]) => (
            <div>
              <dt>{sayOption(play.say.texts(), id).name}</dt>
              <dd>{optionValue(play.say.texts(), id, value)}</dd>
            </div>
          ))}
          <div>
            <dt>{t('setup.pack')}</dt>
            <dd>{packTitle(table)}</dd>
          </div>
          {table.commitment !== '' && (
            <div>
              <dt>{t('menu.seal')}</dt>
              <dd class="seal-of-seed">{table.commitment}</dd>
            </div>
          )}
        </dl>
        <p class="muted small">{t(table.commitment === '' ? 'menu.unsealed' : table.online ? 'menu.seal.line' : 'menu.seal.own')}</p>
      </details>
      <div class="row-of-buttons">
        <a class="button" href={href('rules', table.game)} target="_blank" rel="noreferrer">
          {t('lobby.rules')}
        </a>
        <button
          type="button"
          onClick={() => {
            onClose();
            legendAt.value = '';
          }}
        >
          {t('legend')}
        </button>
        {stage === 'over' && (
          <a class="button" href={href('replay', table.id)}>
            {t('table.replay')}
          </a>
        )}
        {plays && (
          <button type="button" onClick={() => setResigning(true)}>
            {t('table.resign')}
          </button>
        )}
        <button type="button" class="quiet" onClick={() => go()}>
          {t('table.leave')}
        </button>
      </div>
    </Dialog>
  );
}
