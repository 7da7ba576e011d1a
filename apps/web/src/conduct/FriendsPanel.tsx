/** Friends, whom one has asked and who asks; each sees the other play while both wish it. */
import { useEffect, useState } from 'preact/hooks';
import type { FriendList, FriendSeen, Request } from '@orrery/protocol';
import { Panel, Row } from '../account/Panel.tsx';
import { href } from '../app/route.ts';
import { need } from '../app/words.ts';
import { request } from '../online/connection.ts';
import { called, say } from './words.ts';

export function FriendsPanel({ attempt }: { attempt: (what: () => Promise<void>) => void }) {
  const [friends, setFriends] = useState<readonly FriendSeen[]>([]);
  const send = (command: Request<'friends' | 'befriend' | 'unfriend' | 'reveal'>): void =>
    attempt(async () => {
      await need('conduct');
      setFriends((await request<FriendList>(command)).friends);
    });
  useEffect(() => send({ do: 'friends' }), []);
  if (friends.length === 0) return null;
  return (
    <Panel title={say('friends')}>
      {friends.map(({ handle, name, state, shows, playing }) => (
        <Row key={handle} title={called(name)} line={say(playing === null ? `friend.${state}` : 'friend.playing')}>
          {playing !== null && (
            <a class="button" href={href('match', playing)} aria-label={`${say('friend.watch')}: ${called(name)}`}>
              {say('friend.watch')}
            </a>
          )}
          {state === 'friend' && (
            <label class="friend-shows">
              <input
                type="checkbox"
                checked={shows}
                onChange={(event) => send({ do: 'reveal', of: handle, on: event.currentTarget.checked })}
              />{' '}
              {say('friend.shows')}
            </label>
          )}
          {state === 'asks' && (
            <button
              type="button"
              aria-label={`${say('friend.accept')}: ${called(name)}`}
              onClick={() => send({ do: 'befriend', of: handle })}
            >
              {say('friend.accept')}
            </button>
          )}
          <button
            type="button"
            class="quiet"
            aria-label={`${say(`friend.part.${state}`)}: ${called(name)}`}
            onClick={() => send({ do: 'unfriend', of: handle })}
          >
            {say(`friend.part.${state}`)}
          </button>
        </Row>
      ))}
    </Panel>
  );
}
