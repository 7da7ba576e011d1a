/** The islands of a position, for a page: nothing can be chosen. */
import { useMemo } from 'preact/hooks';
import type { GravityRules, View } from '@orrery/gravity';
import { onPhone } from '@orrery/web/app/width.ts';
import { language } from '@orrery/web/app/settings.ts';
import type { FigureProps } from '@orrery/web/rules/figures.ts';
import { Defs } from './parts.tsx';
import { Sky } from './Sky.tsx';
import { thingsOf } from './things.ts';
import { waysOf } from './ways.ts';
import './gravity.css';

const NONE: ReadonlyMap<string, number | null> = new Map();
const nothing = (): void => undefined;

export function Figure({ rules, view: seen, drawn = [] }: FigureProps) {
  const view = seen as View;
  const ways = drawn.flatMap((each) => waysOf(view, each));
  const things = useMemo(() => thingsOf(rules as unknown as GravityRules), [rules, language.value]);
  return (
    <div class="gravity of-gravity figure-of-gravity">
      <Defs />
      <div class="sky">
        <Sky
          view={view}
          plans={things.islands}
          deciding={false}
          lit={NONE}
          picked={null}
          landings={[]}
          ways={ways}
          onAim={nothing}
          yields={null}
          feeding={null}
          small={onPhone.value}
          teamOf={() => null}
          describe={things.island}
          onIsland={nothing}
          onLook={nothing}
          own={0}
          voted={null}
          crowned={null}
          onDrawn={nothing}
          numbered={null}
        />
      </div>
    </div>
  );
}
