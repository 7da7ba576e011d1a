/** What every store keeps to about people. */
import { expect, test } from 'vitest';
import type { Store } from '../store.ts';
import type { Passkey } from './registry.ts';

const passkey = (id: string, person: string, more: Partial<Passkey> = {}): Passkey => ({
  id,
  person,
  key: `key of ${id}`,
  counter: 0,
  transports: '["internal"]',
  device: 'firefox linux',
  synced: false,
  made: 10,
  used: 10,
  ...more,
});

export function peopleContract(store: () => Store): void {
  const add = (id: string, name: string, time = 1): Promise<void> =>
    store().people.add({ id, name, tokenHash: `hash-of-${id}`, device: 'chromium android', time });

  test('people are found by the hash of their token alone, and may change their name; the names before are kept', async () => {
    const { people } = store();
    await add('p', 'Ada');
    await add('q', '');
    await people.rename('p', 'Grace', 5);
    await people.rename('p', 'Grace', 6);
    await people.rename('p', 'Mary', 7);
    await people.rename('q', 'Bob', 8);
    expect(await people.find('hash-of-p')).toEqual({ id: 'p', name: 'Mary', seen: 1 });
    expect(await people.find('Mary')).toBeNull();
    expect(await people.formerNames('p')).toEqual([
      { name: 'Grace', until: 7 },
      { name: 'Ada', until: 5 },
    ]);
    expect(await people.formerNames('q')).toEqual([]);
    for (const name of ['p', 'Mary', 'Ada']) expect(await people.called(name)).toEqual([{ id: 'p', name: 'Mary' }]);
    expect(await people.called('')).toEqual([]);
  });

  test('the last fifty names before are kept', async () => {
    await add('p', 'Ada 0');
    for (let i = 1; i <= 60; i++) await store().people.rename('p', `Ada ${i}`, i);
    const names = await store().people.formerNames('p');
    expect(names.map(({ name }) => name)).toEqual(Array.from({ length: 50 }, (_, i) => `Ada ${59 - i}`));
  });

  test('a person has several sessions; one or all others are ended, and what is ended finds nobody', async () => {
    const { people } = store();
    await add('p', 'Ada');
    await add('q', 'Bob');
    await people.addSession({ tokenHash: 'second-token-hash', person: 'p', device: 'firefox linux', time: 20 });
    await people.addSession({ tokenHash: 'third-token-hash', person: 'p', device: 'safari ios', time: 30 });
    await people.saw('hash-of-p', 'chromium windows', 40);
    expect(await people.sessionsOf('p')).toEqual([
      { id: 'hash-of-p', device: 'chromium windows', made: 1, seen: 40 },
      { id: 'third-token-', device: 'safari ios', made: 30, seen: 30 },
      { id: 'second-token', device: 'firefox linux', made: 20, seen: 20 },
    ]);
    expect(await people.endSession('q', 'second-token')).toEqual([]);
    expect(await people.find('second-token-hash')).toMatchObject({ id: 'p' });
    expect(await people.endSession('p', 'hash-of-p')).toEqual(['hash-of-p']);
    expect(await people.find('hash-of-p')).toBeNull();
    await people.saw('hash-of-p', 'firefox linux', 45);
    expect(await people.find('hash-of-p')).toBeNull();
    expect(await people.endOthers('p', 'third-token-hash')).toEqual(['second-token-hash']);
    expect(await people.find('third-token-hash')).toEqual({ id: 'p', name: 'Ada', seen: 30 });
    expect(await people.find('second-token-hash')).toBeNull();
    expect(await people.find('hash-of-q')).toMatchObject({ id: 'q' });
  });

  test('of many sessions those seen last are kept', async () => {
    await add('p', 'Ada');
    for (let i = 0; i < 40; i++)
      await store().people.addSession({ tokenHash: `t${String(i).padStart(12, '0')}`, person: 'p', device: '', time: 100 + i });
    const sessions = await store().people.sessionsOf('p');
    expect(sessions.map(({ seen }) => seen)).toEqual(Array.from({ length: 30 }, (_, i) => 139 - i));
  });

  test('passkeys: one of a name, found by it; the last of a person stays', async () => {
    const { people } = store();
    expect(await people.addPasskey(passkey('a', 'p', { synced: true }))).toBe(true);
    expect(await people.addPasskey(passkey('a', 'q'))).toBe(false);
    expect(await people.addPasskey(passkey('b', 'p', { made: 11 }))).toBe(true);
    await people.usedPasskey('a', 7, 99);
    expect(await people.findPasskey('a')).toEqual(passkey('a', 'p', { synced: true, counter: 7, used: 99 }));
    expect(await people.findPasskey('c')).toBeNull();
    expect((await people.passkeysOf('p')).map(({ id }) => id)).toEqual(['a', 'b']);
    expect(await people.removePasskey('q', 'a')).toBe(false);
    expect(await people.removePasskey('p', 'a')).toBe(true);
    expect(await people.removePasskey('p', 'b')).toBe(false);
    expect((await people.passkeysOf('p')).map(({ id }) => id)).toEqual(['b']);
  });

  test('a recovery code is good for once, and new ones take the place of the old', async () => {
    const { people } = store();
    expect(await people.recoveryOf('p')).toEqual({ left: 0, of: 0, made: 0 });
    await people.setRecovery('p', ['one', 'two'], 5);
    expect(await people.takeRecovery('one', 6)).toBe('p');
    expect(await people.takeRecovery('one', 7)).toBeNull();
    expect(await people.recoveryOf('p')).toEqual({ left: 1, of: 2, made: 5 });
    await people.setRecovery('p', ['three', 'four', 'five'], 8);
    expect(await people.takeRecovery('two', 9)).toBeNull();
    expect(await people.recoveryOf('p')).toEqual({ left: 3, of: 3, made: 8 });
  });

  test('lessons done are kept once each, however often they are told and by how many together, and no more than a thousand', async () => {
    const { lessons } = store().people;
    expect(await lessons.of('p')).toEqual([]);
    expect(await lessons.add('p', ['duel R2', 'conclave G1', 'duel R2'])).toEqual(['conclave G1', 'duel R2']);
    expect(await lessons.add('p', [])).toEqual(['conclave G1', 'duel R2']);
    await Promise.all([lessons.add('p', ['duel R2', 'duel R1']), lessons.add('p', ['duel R1', 'duel R4'])]);
    expect(await lessons.of('p')).toEqual(['conclave G1', 'duel R1', 'duel R2', 'duel R4']);
    expect(await lessons.of('q')).toEqual([]);
    const many = Array.from({ length: 1050 }, (_, i) => `duel X${i}`);
    expect((await lessons.add('q', many)).length).toBe(1000);
    expect((await lessons.add('q', ['duel R1'])).length).toBe(1000);
    expect((await lessons.of('p')).length).toBe(4);
  });

  test('somebody is erased when their time has come, unless they think again; first what lets them in, then what names them, then the rest', async () => {
    const { people } = store();
    const { departures } = people;
    for (const id of ['p1', 'q1']) {
      await add(id, `name of ${id}`);
      await people.addPasskey(passkey(`key of ${id}`, id));
      await people.setRecovery(id, [`code of ${id}`], 5);
      await people.rename(id, `new name of ${id}`, 5);
      await people.lessons.add(id, ['duel R1']);
      await people.addTicket({ hash: `ticket of ${id}`, kind: 'export', person: id, expires: 100 });
    }
    const card = { status: 'waiting', public: true, maker: 'p1', summary: '{}' } as const;
    await store().append({ match: 'a', seq: 0, rows: [{ time: 1, body: '{"by":"p1"}' }], card, people: ['p1', 'q1'] });
    await store().append({ match: 'b', seq: 0, rows: [{ time: 1, body: '{"by":"q1"}' }], card: { ...card, maker: 'q1' }, people: ['q1'] });
    await departures.visited('p1', 'b');
    await departures.visited('p1', 'there is none of that name');
    expect(await departures.matchesOf('p1', '')).toEqual(['a', 'b']);
    expect(await departures.matchesOf('p1', 'a')).toEqual(['b']);

    await departures.announce('p1', 50);
    await departures.announce('q1', 60);
    expect(await departures.announcedFor('p1')).toBe(50);
    await departures.takeBack('q1');
    expect(await departures.announcedFor('q1')).toBeNull();
    expect([await departures.due(49), await departures.due(100)]).toEqual([[], ['p1']]);

    expect(await departures.shut('p1')).toEqual(['hash-of-p1']);
    expect(await departures.shut('p1')).toEqual([]);
    expect([await people.find('hash-of-p1'), await people.findPasskey('key of p1'), await people.takeRecovery('code of p1', 6)]).toEqual([
      null,
      null,
      null,
    ]);
    expect(await people.takeTicket('ticket of p1', 'export', 6)).toBeNull();
    expect(await people.called('new name of p1')).toEqual([]);
    expect(await people.called('name of p1')).toEqual([]);
    expect([await people.lessons.of('p1'), await people.lessons.of('q1')]).toEqual([[], ['duel R1']]);
    await departures.rewrite('a', 'p1', [{ seq: 0, body: '{"by":"nobody"}' }]);
    await departures.erase('p1', 'gone-1');
    expect([await departures.due(100), await departures.matchesOf('p1', ''), await people.called('p1')]).toEqual([[], [], []]);

    expect(await people.find('hash-of-q1')).toMatchObject({ name: 'new name of q1' });
    expect(await people.findPasskey('key of q1')).not.toBeNull();
    expect(await departures.matchesOf('q1', '')).toEqual(['a', 'b']);
  });

  test('the logs in which somebody is named are found a page after another, and read without them', async () => {
    const { departures } = store().people;
    const named = new Set(['m003', 'm149']);
    for (let i = 0; i < 150; i++) {
      const match = `m${String(i).padStart(3, '0')}`;
      const body = `{"cmd":"${named.has(match) ? 'who' : 'another'}/1"}`;
      const card = { status: 'ended', public: false, maker: i === 77 ? 'who' : '', summary: '{}' } as const;
      await store().append({ match, seq: 0, rows: [{ time: 1, body }], card });
    }
    const look = async (): Promise<string[]> => {
      const found: string[] = [];
      for (let last: string | null = ''; last !== null;) {
        const page = await departures.traces('who', last);
        found.push(...page.matches);
        ({ last } = page);
      }
      return found;
    };
    expect(await look()).toEqual(['m003', 'm077', 'm149']);
    for (const match of await look()) await departures.rewrite(match, 'who', [{ seq: 0, body: '{"cmd":"nobody/1"}' }]);
    expect(await look()).toEqual([]);
    expect((await store().read('m003'))?.rows).toEqual([{ seq: 0, time: 1, body: '{"cmd":"nobody/1"}' }]);
  });

  test('who looks for what: one wish a person, the first first; paired all together or not at all, and nobody twice', async () => {
    const { seeks } = store().people;
    const names = ['a', 'b', 'c', 'd'];
    for (const [i, id] of names.entries()) {
      await add(id, `name of ${id}`);
      await seeks.add({ person: id, id: `seek of ${id}`, wish: 'duel', fill: 99, since: 10 + i });
    }
    const wishing = async (since = 0): Promise<string[]> => (await seeks.wishing('duel', since)).map(({ person }) => person);
    expect(await wishing()).toEqual(names);
    expect(await seeks.list(0, 2)).toMatchObject([
      { person: 'd', name: 'name of d', id: 'seek of d', wish: 'duel', fill: 99, since: 13 },
      { person: 'c' },
    ]);
    // Who asks for the same again keeps their place, who has asked for something else has lost it.
    expect(await seeks.add({ person: 'a', id: 'more', wish: 'duel', fill: 5, since: 20 })).toBe(10);
    expect(await seeks.add({ person: 'a', id: 'other', wish: 'conclave', fill: 99, since: 20 })).toBe(20);
    expect(await seeks.add({ person: 'a', id: 'again', wish: 'duel', fill: 99, since: 20 })).toBe(20);
    expect(await wishing()).toEqual(['b', 'c', 'd', 'a']);
    await seeks.remove('a', 'seek of a');
    await seeks.remove('d', 'seek of d');
    expect(await wishing()).toEqual(['b', 'c', 'a']);
    const pairs = [
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'a'],
    ];
    const taken = await Promise.all(pairs.map((pair, i) => seeks.take(pair, `match ${i}`, 30)));
    expect(taken.filter(Boolean).length).toBe(1);
    expect((await wishing()).length).toBe(1);
    const [left = ''] = await wishing();
    const both = ['a', 'b', 'c'].filter((person) => person !== left);
    const match = `match ${taken.indexOf(true)}`;
    await seeks.remove(both[0] ?? '', `seek of ${both[0]}`);
    expect((await seeks.paired(names)).map(({ person }) => person).toSorted()).toEqual(both);
    await seeks.release(match);
    expect((await wishing()).length).toBe(3);
    expect(await seeks.take(both, 'another', 40)).toBe(true);
    expect([await seeks.meeting(39), await seeks.meeting(40)]).toEqual([[], ['another']]);
    await seeks.sweep(400);
    expect(await seeks.meeting(40)).toEqual(['another']);
    await seeks.add({ person: left, id: 'still', wish: 'duel', fill: 99, since: 30 });
    await seeks.part('another', both.slice(1), 35);
    expect(await seeks.meeting(400)).toEqual([]);
    expect((await wishing()).toSorted()).toEqual([left, both[1] ?? ''].toSorted());
    await seeks.miss('a', 'another', 50, 0);
    await seeks.miss('a', 'another', 60, 0);
    await seeks.miss('a', 'third', 70, 0);
    expect(await seeks.missedBy('a', 0)).toEqual({ count: 2, last: 70 });
    expect(await seeks.missedBy('a', 60)).toEqual({ count: 1, last: 70 });
    expect(await seeks.missedBy('b', 0)).toEqual({ count: 0, last: 0 });
    expect(await seeks.missesOf('a')).toEqual([
      { match: 'another', time: 50 },
      { match: 'third', time: 70 },
    ]);
    expect([await seeks.of(left), await seeks.of('nobody')]).toMatchObject([{ wish: 'duel', fill: 99 }, null]);
    await seeks.saw([left], 500);
    expect(await wishing(400)).toEqual([left]);
    await seeks.sweep(400);
    expect(await wishing()).toEqual([left]);
  });

  test('ratings are put in the place of all others as long as no further result has come, and say by what they were reckoned', async () => {
    const { ratings } = store().people;
    for (const id of ['a', 'b']) await add(id, `name of ${id}`);
    const skill = { mu: 25, sigma: 8, games: 0 };
    const change = (person: string, mu: number) => ({ person, handle: person, side: '', before: skill, after: { ...skill, mu, games: 1 } });
    await ratings.expect('m1', 'duel');
    await ratings.count({ match: 'm1', game: 'duel', ended: 5, parts: [] }, [change('a', 27), change('b', 23)]);
    const anew = ['a', 'gone-abc'].map((person) => ({ ...change(person, 26.5), game: 'duel' }));
    const games = [{ match: 'm1', game: 'duel', ended: 5, parts: [{ person: 'a', side: '', rank: 1, mu: 26.5, sigma: 8 }] }];
    expect(await ratings.model()).toBe('');
    await ratings.renew('new', 0, games, anew);
    expect([await ratings.model(), (await ratings.leaders('duel', 1, 5)).length]).toEqual(['', 2]);
    await ratings.renew('new', 1, games, anew);
    expect(await ratings.model()).toBe('new');
    expect(await ratings.leaders('duel', 0, 5)).toMatchObject([{ person: 'a', mu: 26.5, games: 1, side: '' }]);
    expect(await ratings.counted(0)).toMatchObject([{ match: 'm1', number: 1, parts: [{ mu: 26.5 }] }]);
  });

  test('a rated game is counted once, from what its people stood at, in its turn; and without somebody who has gone', async () => {
    const { ratings, departures } = store().people;
    for (const id of ['a', 'b', 'c']) await add(id, `name of ${id}`);
    const played = async (match: string, status: 'running' | 'ended', people: readonly string[]): Promise<void> => {
      const card = { status, public: true, maker: '', summary: '{}' } as const;
      await store().append({ match, seq: 0, rows: [{ time: 1, body: '{}' }], card, people });
    };
    await ratings.expect('m1', 'duel');
    await ratings.expect('m2', 'duel');
    await ratings.expect('m3', 'duel');
    await played('m1', 'ended', ['a', 'b']);
    await played('m2', 'running', ['a', 'c']);
    expect(await ratings.overdue()).toEqual(['m1']);
    const fresh = { mu: 25, sigma: 8, games: 0 };
    const change = (person: string, before: typeof fresh, mu: number) => ({
      person,
      handle: `handle of ${person}`,
      side: '',
      before,
      after: { mu, sigma: 7, games: before.games + 1 },
    });
    const game = (match: string, people: readonly string[]) => ({
      match,
      game: 'duel',
      ended: 50,
      parts: people.map((person, rank) => ({ person, side: '', rank, mu: 1, sigma: 1, ...(rank > 0 ? { early: true as const } : {}) })),
    });
    const first = [change('a', fresh, 28.5), change('b', fresh, 21.5)];
    expect(await ratings.count(game('m1', ['a', 'b']), first)).toBe(true);
    expect(await ratings.skill('a', 'duel', '')).toEqual({ mu: 28.5, sigma: 7, games: 1 });
    await ratings.count(game('m1', ['a', 'b']), [change('a', { mu: 28.5, sigma: 7, games: 1 }, 99)]);
    expect(await ratings.skill('a', 'duel', '')).toEqual({ mu: 28.5, sigma: 7, games: 1 });
    expect(await ratings.overdue()).toEqual([]);
    expect([await ratings.gaveUp('a', 0), await ratings.gaveUp('b', 50), await ratings.gaveUp('b', 51)]).toEqual([[], [50], []]);
    // Reckoned from what is not so any more it does not count.
    expect(await ratings.count(game('m2', ['a', 'c']), [change('a', fresh, 40), change('c', fresh, 10)])).toBe(false);
    expect(await ratings.isExpected('m2')).toBe(true);
    expect(await ratings.count(game('m2', ['a', 'c']), [change('a', { mu: 28.5, sigma: 7, games: 1 }, 30), change('c', fresh, 10)])).toBe(
      true,
    );
    expect((await ratings.leaders('duel', 1, 10)).map(({ name, mu }) => [name, mu])).toEqual([
      ['name of a', 30],
      ['name of b', 21.5],
      ['name of c', 10],
    ]);
    expect([await ratings.leaders('duel', 2, 10), await ratings.provisional('duel', 2), await ratings.above('duel', 20, 1)]).toMatchObject([
      [{ person: 'a' }],
      2,
      2,
    ]);
    expect([await ratings.whoIs('handle of c'), await ratings.whoIs('nobody')]).toEqual(['c', null]);
    expect((await ratings.gamesOf('a', 10)).map(({ match }) => match)).toEqual(['m2', 'm1']);
    expect([await ratings.together('a', 'b', 'duel', 0), await ratings.together('b', 'c', 'duel', 0)]).toEqual([1, 0]);
    expect(await ratings.of('b')).toMatchObject([{ game: 'duel', side: '', games: 1 }]);
    await departures.erase('a', 'gone-a');
    expect((await ratings.counted(0)).map(({ number, parts }) => [number, parts.map(({ person }) => person)])).toEqual([
      [1, ['gone-a', 'b']],
      [2, ['gone-a', 'c']],
    ]);
    expect((await ratings.leaders('duel', 1, 10)).map(({ person }) => person)).toEqual(['b', 'c']);
  });

  test('whom somebody does not want to hear or meet: one word a pair, for as long as it is not taken back', async () => {
    const { conduct, seeks } = store().people;
    for (const id of ['a', 'b', 'c']) {
      await add(id, `name of ${id}`);
      await seeks.add({ person: id, id: `seek of ${id}`, wish: 'duel', fill: 99, since: 10 });
    }
    expect(await conduct.ignore('a', 'b', 'mute', 5)).toBe(true);
    expect([await conduct.avoid('b'), await conduct.apart('duel')]).toEqual([[], []]);
    expect(await conduct.ignore('a', 'b', 'block', 6)).toBe(true);
    await conduct.ignore('c', 'b', 'mute', 7);
    expect(await conduct.ignoredBy('a')).toEqual([{ person: 'b', name: 'name of b', how: 'block', made: 5 }]);
    expect([await conduct.avoid('b'), await conduct.avoid('a')]).toEqual([['a'], []]);
    expect([await conduct.apart('duel'), await conduct.apart('trio')]).toEqual([[['a', 'b']], []]);
    expect(await conduct.shunned('b')).toEqual({ mute: 1, block: 1 });
    await conduct.heed('a', 'b');
    expect([await conduct.ignoredBy('a'), await conduct.avoid('b')]).toEqual([[], []]);
    for (let i = 0; i < 500; i++) await conduct.ignore('b', `x${i}`, 'mute', i);
    expect(await conduct.ignore('b', 'one more', 'mute', 9)).toBe(false);
    expect(await conduct.ignore('b', 'x7', 'block', 9)).toBe(true);
  });

  test('reports wait until somebody acts, one of a person and a table; what is done is logged in order and holds for its time', async () => {
    const { conduct } = store().people;
    for (const id of ['p', 'q', 'r', 'm']) await add(id, `name of ${id}`);
    const card = { status: 'running', public: true, maker: '', summary: '{"game":"duel"}' } as const;
    await store().append({ match: 'table', seq: 0, rows: [{ time: 1, body: '{}' }], card, people: ['p', 'q', 'm'] });
    const report = (by: string, made: number, id = `of ${by} at ${made}`) => ({
      id,
      about: 'p',
      by,
      match: 'table',
      made,
      reason: 'rude',
      lines: '[]',
    });
    expect(await conduct.report(report('q', 5))).toBe(true);
    expect(await conduct.report(report('q', 6))).toBe(true);
    expect(await conduct.report(report('r', 7))).toBe(true);
    expect((await conduct.reports(false, 'r')).map(({ by, made, own, summary }) => [by, made, own, summary])).toEqual([
      ['q', 6, false, '{"game":"duel"}'],
      ['r', 7, false, '{"game":"duel"}'],
    ]);
    expect((await conduct.reportsAbout('p', 'm')).map(({ own }) => own)).toEqual([true, true]);
    expect((await conduct.reportsBy('q')).length).toBe(1);
    const act = { time: 10, by: 'm', what: 'silence', whom: 'p', match: '', until: 100, reason: 'insults', address: false } as const;
    await conduct.act(act);
    expect([await conduct.reports(false, 'r'), (await conduct.reports(true, 'r')).length]).toEqual([[], 2]);
    const silence = { until: 100, reason: 'insults' };
    expect(await conduct.standing('p', '10.0.0.1', 99)).toEqual({ silence, shut: null, withAddress: false });
    expect(await conduct.standing('p', '10.0.0.1', 100)).toEqual({ silence: null, shut: null, withAddress: false });
    await Promise.all([
      conduct.act({ ...act, what: 'ban', until: 200, address: true }),
      conduct.act({ ...act, what: 'role', whom: 'q', until: 0 }),
      conduct.act({ ...act, what: 'ban', whom: '10.9.9.9', until: 300 }),
    ]);
    const shut = { until: 200, reason: 'insults' };
    expect(await conduct.standing('p', '10.0.0.1', 150)).toEqual({ silence: null, shut, withAddress: true });
    await conduct.shutAddress('10.0.0.1', shut, 'p');
    expect((await conduct.standing('q', '10.0.0.1', 150)).shut).toEqual(shut);
    expect((await conduct.standing('q', '10.9.9.9', 250)).shut).toEqual({ until: 300, reason: 'insults' });
    expect([await conduct.isModerator('q'), await conduct.isModerator('p')]).toEqual([true, false]);
    expect((await conduct.marked(150)).map(({ kind, whom }) => `${kind} ${whom}`)).toEqual([
      'address 10.0.0.1',
      'address 10.9.9.9',
      'moderator q',
      'person p',
    ]);
    await conduct.act({ ...act, what: 'unban', until: 0 });
    await conduct.act({ ...act, what: 'unban', whom: '10.9.9.9', until: 0 });
    await conduct.act({ ...act, what: 'unrole', whom: 'q', until: 0 });
    expect(await conduct.marked(150)).toEqual([]);
    const numbers = (await conduct.actsAfter(0, 0)).map(({ number }) => number);
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect((await conduct.lastActs(2)).map(({ number, what }) => [number, what])).toEqual([
      [7, 'unrole'],
      [6, 'unban'],
    ]);
    expect((await conduct.lastActs(10, 'q')).map(({ what }) => what)).toEqual(['unrole', 'role']);
    for (let i = 0; i < 20; i++) expect(await conduct.report({ ...report('q', 20 + i), about: `x${i}` })).toBe(true);
    expect(await conduct.report({ ...report('q', 50), about: 'y' })).toBe(false);
    await store().people.departures.shut('p');
    await store().people.departures.erase('p', 'gone-p');
    expect([(await conduct.lastActs(10, 'p')).length, (await conduct.lastActs(10, 'gone-p')).length]).toEqual([0, 3]);
    expect(await conduct.reportsAbout('p', '')).toEqual([]);
  });

  test('who is to be told of which games: those with wishes, of games that are not over; each once, whoever writes it down first', async () => {
    const { notices, departures } = store().people;
    for (const id of ['a', 'b', 'c']) await add(id, `name of ${id}`);
    const play = (match: string, status: 'waiting' | 'running' | 'ended', people: readonly string[], rows = 1): Promise<unknown> =>
      store().append({
        match,
        seq: 0,
        rows: Array.from({ length: rows }, () => ({ time: 1, body: '{}' })),
        card: { status, public: true, maker: '', summary: '{}' },
        people,
      });
    await play('m1', 'running', ['a', 'b'], 3);
    await play('m2', 'waiting', ['a', 'c']);
    await play('m3', 'ended', ['a', 'c']);
    const first = { person: '', match: '' };
    expect(await notices.watched(first)).toEqual([]);
    await notices.setAddress('b', 'b@club.example');
    await notices.wish('a', '{"turn":1}');
    await notices.wish('a', '{"turn":2}');
    expect(await notices.wishedBy('a')).toEqual({ wishes: '{"turn":2}', address: '' });
    expect(await notices.wishedBy('b')).toEqual({ wishes: '', address: 'b@club.example' });
    expect(await notices.wishedBy('c')).toEqual({ wishes: '', address: '' });
    expect(await notices.watched(first)).toEqual([
      { person: 'a', match: 'm1', wishes: '{"turn":2}', address: '', head: 2 },
      { person: 'a', match: 'm2', wishes: '{"turn":2}', address: '', head: 0 },
    ]);
    expect((await notices.watched({ person: 'a', match: 'm1' })).map(({ match }) => match)).toEqual(['m2']);
    const [turn, soon] = [
      { match: 'm1', question: 7, kind: 'turn' },
      { match: 'm1', question: 7, kind: 'soon' },
    ];
    const told = await Promise.all([1, 2, 3].map((i) => notices.tell('a', 'push', [turn], 10 + i)));
    expect(told.flat()).toEqual([turn]);
    expect(await notices.tell('a', 'push', [turn, soon], 20)).toEqual([soon]);
    expect(await notices.tell('a', 'mail', [turn], 30)).toEqual([turn]);
    expect([await notices.lastTold('a', 'push'), await notices.lastTold('a', 'mail'), await notices.lastTold('b', 'mail')]).toEqual([
      20,
      30,
      null,
    ]);
    expect((await notices.toldTo('a')).map(({ kind, way }) => [kind, way])).toEqual([
      ['turn', 'push'],
      ['soon', 'push'],
      ['turn', 'mail'],
    ]);
    await notices.sweep(25);
    expect((await notices.toldTo('a')).map(({ way }) => way)).toEqual(['mail']);
    await departures.shut('a');
    expect([await notices.wishedBy('a'), await notices.toldTo('a')]).toEqual([{ wishes: '', address: '' }, []]);
  });

  test('a holiday at a time, which can be ended before its end', async () => {
    const { holidays, departures } = store().people;
    expect([await holidays.begin('a', 10, 50), await holidays.begin('a', 20, 90), await holidays.begin('b', 20, 30)]).toEqual([
      true,
      false,
      true,
    ]);
    expect(await holidays.since(40)).toEqual([{ person: 'a', stop: 50 }]);
    await holidays.end('a', 35);
    expect(await holidays.begin('a', 40, 60)).toBe(true);
    expect(await holidays.of('a')).toEqual([
      { start: 40, stop: 60 },
      { start: 10, stop: 35 },
    ]);
    expect(await holidays.since(20)).toEqual([
      { person: 'a', stop: 60 },
      { person: 'b', stop: 30 },
    ]);
    await departures.shut('a');
    expect([await holidays.of('a'), (await holidays.of('b')).length]).toEqual([[], 1]);
  });

  test('a browser shows notices to whoever has subscribed last with it; of many of one person the last ten are kept', async () => {
    const { notices, departures } = store().people;
    const browser = (endpoint: string, person: string, made: number) => ({ endpoint, person, key: 'k', auth: 'a', device: 'd', made });
    for (let i = 0; i < 12; i++) await notices.subscribe(browser(`https://push.example/${i}`, 'a', i));
    expect((await notices.browsersOf('a')).map(({ made }) => made)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    await notices.subscribe(browser('https://push.example/11', 'b', 20));
    await notices.unsubscribe('https://push.example/10');
    expect((await notices.browsersOf('a')).map(({ made }) => made)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
    expect(await notices.browsersOf('b')).toEqual([browser('https://push.example/11', 'b', 20)]);
    await departures.shut('a');
    expect([await notices.browsersOf('a'), (await notices.browsersOf('b')).length]).toEqual([[], 1]);
  });

  test('friends are those who have both said so; each sees the other play while both let them', async () => {
    const { friends, departures } = store().people;
    for (const id of ['a', 'b', 'c']) await add(id, `name of ${id}`);
    const states = async (person: string): Promise<string[]> =>
      (await friends.of(person)).map((one) => `${one.person} ${one.state}`).toSorted();
    expect(await friends.say('a', 'b', 5)).toBe(true);
    expect(await friends.say('a', 'b', 6)).toBe(true);
    await friends.say('c', 'a', 7);
    expect([await states('a'), await states('b'), await states('c')]).toEqual([['b asked', 'c asks'], ['a asks'], ['a asked']]);
    await friends.say('b', 'a', 8);
    expect([await states('a'), await states('b')]).toEqual([['b friend', 'c asks'], ['a friend']]);
    const card = { status: 'running', maker: '', summary: '{}' } as const;
    const rows = [{ time: 1, body: '{}' }];
    await store().append({ match: 'hidden', seq: 0, rows, card: { ...card, public: false }, people: ['b', 'c'] });
    const playing = async (): Promise<(string | null)[]> =>
      (await friends.of('a')).filter(({ state }) => state === 'friend').map((one) => one.playing);
    expect(await playing()).toEqual([null]);
    await store().append({ match: 'shown', seq: 0, rows, card: { ...card, public: true }, people: ['b', 'c'] });
    expect(await playing()).toEqual(['shown']);
    expect((await friends.of('a')).find(({ person }) => person === 'c')?.playing).toBeNull();
    await friends.show('a', 'b', false);
    expect(await playing()).toEqual([null]);
    await friends.show('a', 'b', true);
    await friends.show('b', 'a', false);
    expect(await playing()).toEqual([null]);
    await friends.part('b', 'a');
    expect([await states('a'), await states('b')]).toEqual([['c asks'], []]);
    for (let i = 0; i < 200; i++) await friends.say('b', `x${i}`, i);
    expect(await friends.say('b', 'c', 9)).toBe(false);
    await departures.shut('c');
    expect(await states('a')).toEqual([]);
  });

  test('a code stands for one table, for a while', async () => {
    const { invites } = store().people;
    await invites.add('ABCD2345', 'one', 100, 0);
    await invites.add('ABCD2345', 'two', 110, 0);
    expect([await invites.find('ABCD2345', 50), await invites.find('ABCD2345', 101), await invites.find('ZZZZ2345', 0)]).toEqual([
      'one',
      null,
      null,
    ]);
    await invites.add('EFGH2345', 'three', 200, 150);
    expect([await invites.find('ABCD2345', 0), await invites.find('EFGH2345', 0)]).toEqual([null, 'three']);
  });

  test('a tournament is begun once, a round is paired once whoever tries, and a result is written once', async () => {
    const { tournaments, departures } = store().people;
    for (const id of ['a', 'b', 'c']) await add(id, `name of ${id}`);
    const plan = { name: 'Evening', game: 'duel', kind: 'swiss', maker: 'a', made: 1, starts: 100, plan: '{}' } as const;
    expect(await tournaments.make({ id: 't', ...plan }, ['1', '2'])).toBe(true);
    expect(await tournaments.find('t')).toEqual({ id: 't', ...plan, state: 'open', round: 0, next: 0 });
    expect(await Promise.all(['a', 'b', 'c'].map((person) => tournaments.enter('t', person, 4)))).toEqual(
      expect.arrayContaining([true, true, false]),
    );
    const [, , third] = await tournaments.entrants('t');
    const { person = '' } = third ?? {};
    expect(await tournaments.enter('t', person, 4)).toBe(true);
    await tournaments.leave('t', person);
    expect((await tournaments.entrants('t')).map(({ left }) => left)).toEqual([false, false, true, false]);
    expect(await tournaments.enter('t', person, 4)).toBe(true);
    await tournaments.begin('t', 50);
    expect(await tournaments.going()).toMatchObject([{ id: 't', starts: 50 }]);
    const boards = (match: string) => [
      { seats: '[0,1]', match: `${match}1`, points: '' },
      { seats: '[2]', match: '', points: '[1]' },
    ];
    await Promise.all(['x', 'y', 'z'].map((match) => tournaments.pair('t', 0, boards(match))));
    const paired = await tournaments.boards('t');
    expect(paired.map(({ round, board, seats }) => [round, board, seats])).toEqual([
      [1, 0, '[0,1]'],
      [1, 1, '[2]'],
    ]);
    const [first] = paired;
    if (!first) throw new Error('nothing was paired');
    expect(await tournaments.ofMatch(first.match)).toBe('t');
    expect(await tournaments.playedBy(person)).toEqual([]);
    await tournaments.again('t', first, 'other');
    await tournaments.score('t', first, '[0,1]');
    expect((await tournaments.boards('t'))[0]).toMatchObject({ match: 'other', points: '' });
    await tournaments.score('t', { ...first, match: 'other' }, '[1,0]');
    await tournaments.score('t', { ...first, match: 'other' }, '[0,1]');
    expect((await tournaments.boards('t'))[0]).toMatchObject({ match: 'other', points: '[1,0]' });
    await tournaments.wait('t', 1, 300);
    await tournaments.wait('t', 1, 400);
    expect(await tournaments.find('t')).toMatchObject({ state: 'running', round: 1, next: 300 });
    expect(await tournaments.enter('t', 'q', 64)).toBe(false);
    for (const id of ['u', 'v']) expect(await tournaments.make({ id, ...plan, starts: 60 }, [])).toBe(true);
    expect(await tournaments.make({ id: 'w', ...plan }, [])).toBe(false);
    await tournaments.end('t', 1, 'over');
    expect(await tournaments.make({ id: 'w', ...plan }, [])).toBe(true);
    expect((await tournaments.list(10)).map(({ id, state, count }) => [id, state, count])).toEqual([
      ['w', 'open', 0],
      ['u', 'open', 0],
      ['v', 'open', 0],
      ['t', 'over', 4],
    ]);
    expect(await tournaments.of(person)).toContainEqual({ tournament: 't', name: 'Evening', starts: 50, own: person === 'a' });
    expect((await tournaments.of('a')).map(({ tournament, own }) => [tournament, own])).toEqual(
      expect.arrayContaining(['t', 'u', 'v', 'w'].map((id) => [id, true])),
    );
    await departures.erase(person, 'gone-1');
    expect((await tournaments.entrants('t')).find((one) => one.person === 'gone-1')).toMatchObject({ name: '', left: true });
    expect(await tournaments.of(person)).toEqual([]);
  });

  test('of many who use a one-time word together one succeeds; it is good for its purpose and its time', async () => {
    const { people } = store();
    for (const [hash, expires] of [
      ['w', 100],
      ['x', 100],
      ['late', 10],
    ] as const)
      await people.addTicket({ hash, kind: 'device', person: 'p', expires });
    expect(await people.takeTicket('w', 'signin', 50)).toBeNull();
    const taken = await Promise.all([1, 2, 3].map(() => people.takeTicket('w', 'device', 50)));
    expect(taken.filter((person) => person === 'p').length).toBe(1);
    expect(await people.takeTicket('late', 'device', 50)).toBeNull();
    await people.sweepTickets(101);
    expect(await people.takeTicket('x', 'device', 50)).toBeNull();
  });
}
