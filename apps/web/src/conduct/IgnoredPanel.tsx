/** Whom one does not hear, to be heard again. */
import { useEffect, useState } from 'preact/hooks';
import type { Ignoring, IgnoringList } from '@orrery/protocol';
import { Panel, Row } from '../account/Panel.tsx';
import { date } from '../account/words.ts';
import { href } from '../app/route.ts';
import { need } from '../app/words.ts';
import { request } from '../online/connection.ts';
import { called, say } from './words.ts';

interface Props {
  readonly moderator: boolean;
  readonly attempt: (what: () => Promise<void>) => void;
}

export function IgnoredPanel({ moderator, attempt }: Props) {
  const [people, setPeople] = useState<readonly Ignoring[]>([]);
  const [ready, setReady] = useState(false);
  useEffect(
    () =>
      attempt(async () => {
        await need('conduct');
        setPeople((await request<IgnoringList>({ do: 'ignored' })).people);
        setReady(true);
      }),
    [],
  );
  if (!ready) return null;
  return (
    <>
      {moderator && (
        <Panel title={say('reports')}>
          <Row title={say('reports')} line={say('reports.link')}>
            <a class="button" href={href('reports')}>
              {say('reports.open')}
            </a>
          </Row>
        </Panel>
      )}
      {people.length > 0 && (
        <Panel title={say('ignored')}>
          {people.map(({ handle, name, how, made }) => (
            <Row key={handle} title={called(name)} line={say(`ignored.${how}`, { date: date(made) })}>
              <button
                type="button"
                class="quiet"
                aria-label={say('heed.whom', { name: called(name) })}
                onClick={() => attempt(async () => setPeople((await request<IgnoringList>({ do: 'heed', of: handle })).people))}
              >
                {say('heed')}
              </button>
            </Row>
          ))}
        </Panel>
      )}
    </>
  );
}
