/** What every store keeps to, whatever it is made of. `open` opens the same data again after `close`. */
import { ALIAS_MARK } from './aliases.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { peopleContract } from './people/contractSuite.ts';
import { LISTED_OF_ONE, readWhole, type Append, type Card, type Store } from './store.ts';

export interface Place {
  open(): Promise<Store>;
  remove(): void;
}

const row = (body: string, time = 1): Append['rows'][number] => ({ time, body });
const card = (status: Card['status'], summary: string = status): Card => ({ status, public: true, maker: '', summary });

export function storeContract(name: string, place: () => Place): void {
  describe(`${name} keeps the contract of stores`, () => {
    let here: Place;
    let store: Store;
    beforeEach(async () => {
      here = place();
      store = await here.open();
    });
    afterEach(async () => {
      await store.close();
      here.remove();
    });
    const bodies = async (match: string): Promise<string[] | undefined> => (await store.read(match))?.rows.map(({ body }) => body);

    test('words of a row read as what they stand for, until they stand for nobody; a row that is refused brings none', async () => {
      const [one, two] = [`${ALIAS_MARK}AAAAAAAAAAAAAAAA`, `${ALIAS_MARK}BBBBBBBBBBBBBBBB`];
      const aliases = [
        { alias: one, person: 'p', text: 'p' },
        { alias: two, person: 'p', text: 'A "quoted" name' },
      ];
      const body = JSON.stringify({ person: one, name: two, other: `${ALIAS_MARK}CCCCCCCCCCCCCCCC` });
      await store.append({ match: 'a', seq: 0, rows: [row(body)], aliases });
      await store.append({ match: 'b', seq: 0, rows: [row(body)] });
      expect(await store.append({ match: 'b', seq: 0, rows: [row(body)], aliases })).toBe('conflict');
      const [read] = (await bodies('a')) ?? [];
      expect(JSON.parse(read ?? '')).toEqual({ person: 'p', name: 'A "quoted" name', other: `${ALIAS_MARK}CCCCCCCCCCCCCCCC` });
      expect(await bodies('b')).toEqual([body]);
      const { departures } = store.people;
      expect(await departures.aliasedIn('p', '')).toEqual(['a']);
      expect(await departures.aliasedIn('p', 'a')).toEqual([]);
      await departures.unname('a', 'p');
      expect(await bodies('a')).toEqual([body]);
      expect(await departures.aliasedIn('p', '')).toEqual([]);
    });

    test('rows come back in order, with their times', async () => {
      await store.append({ match: 'a', seq: 0, rows: [row('one', 5), row('two', 6)], card: card('waiting') });
      await store.append({ match: 'a', seq: 2, rows: [row('three', 7)] });
      expect(await store.read('a')).toEqual({
        rows: [
          { seq: 0, time: 5, body: 'one' },
          { seq: 1, time: 6, body: 'two' },
          { seq: 2, time: 7, body: 'three' },
        ],
        more: false,
        snapshot: null,
      });
      expect(await store.read('b')).toBeNull();
    });

    test('a large match is read in pages, which fit together, and nobody has to take more of it than they can hold', async () => {
      const large = (i: number): string => `${i} ${'x'.repeat(100_000)}`;
      for (let seq = 0; seq < 30; seq += 3)
        await store.append({ match: 'a', seq, rows: [row(large(seq)), row(large(seq + 1)), row(large(seq + 2))], snapshot: 'S' });
      const first = await store.read('a');
      expect(first?.more).toBe(true);
      expect(first?.rows.length).toBeLessThan(30);
      const whole = await readWhole(store, 'a');
      expect(whole?.rows.map(({ body }) => body)).toEqual(Array.from({ length: 30 }, (_, i) => large(i)));
      expect(whole?.snapshot).toEqual({ seq: 29, body: 'S' });
      await expect(readWhole(store, 'a', 1_000_000)).rejects.toMatchObject({ code: 'too-large' });
    });

    test('one of many who write the same seq wins, the others are told, and nothing of theirs is kept', async () => {
      await store.append({ match: 'a', seq: 0, rows: [row('made')], card: card('waiting') });
      const outcomes = await Promise.all(
        ['x', 'y', 'z'].map((body) =>
          store.append({ match: 'a', seq: 1, rows: [row(body), row(`${body}2`)], card: card('running', body), due: 9, people: [body] }),
        ),
      );
      expect(outcomes).toEqual(['stored', 'conflict', 'conflict']);
      expect(await bodies('a')).toEqual(['made', 'x', 'x2']);
      expect(await store.list('running', 9)).toEqual([{ match: 'a', summary: 'x' }]);
      expect(await store.listOf('y', 9)).toEqual([]);
    });

    test('a hole is a conflict', async () => {
      await store.append({ match: 'a', seq: 0, rows: [row('made')] });
      expect(await store.append({ match: 'a', seq: 2, rows: [row('late')] })).toBe('conflict');
      expect(await store.append({ match: 'b', seq: 1, rows: [row('late')] })).toBe('conflict');
      expect(await bodies('a')).toEqual(['made']);
      expect(await store.read('b')).toBeNull();
    });

    test('everything acknowledged is there after closing and opening', async () => {
      await store.append({ match: 'a', seq: 0, rows: [row('one')], card: card('waiting'), due: 77, people: ['p'], snapshot: 'S' });
      await store.people.add({ id: 'p', name: 'Ada', tokenHash: 'h', device: '', time: 1 });
      expect(await store.setting('key', 'first')).toBe('first');
      await store.close();
      store = await here.open();
      expect(await store.read('a')).toEqual({ rows: [{ seq: 0, time: 1, body: 'one' }], more: false, snapshot: { seq: 0, body: 'S' } });
      expect(await store.due()).toEqual([{ match: 'a', due: 77 }]);
      expect(await store.people.find('h')).toEqual({ id: 'p', name: 'Ada', seen: 1 });
      expect(await store.listOf('p', 9)).toEqual([{ match: 'a', summary: 'waiting' }]);
      expect(await store.setting('key', 'second')).toBe('first');
    });

    test('a snapshot replaces the one before', async () => {
      await store.append({ match: 'a', seq: 0, rows: [row('one'), row('two')], snapshot: 'S1' });
      await store.append({ match: 'a', seq: 2, rows: [row('three')], snapshot: 'S2' });
      expect((await store.read('a'))?.snapshot).toEqual({ seq: 2, body: 'S2' });
    });

    test('what waits for a time is listed until it no longer does', async () => {
      await store.append({ match: 'a', seq: 0, rows: [row('one')], card: card('running'), due: 50 });
      await store.append({ match: 'a', seq: 1, rows: [row('two')] });
      expect(await store.due()).toEqual([{ match: 'a', due: 50 }]);
      await store.append({ match: 'a', seq: 2, rows: [row('three')], due: null });
      expect(await store.due()).toEqual([]);
    });

    test('lists hold public matches of one status, the newest first; a person sees its own, ended ones last', async () => {
      for (const [i, match] of ['a', 'b', 'c'].entries())
        await store.append({ match, seq: 0, rows: [row('one', i)], card: card('waiting', match), people: ['p'] });
      await store.append({ match: 'c', seq: 1, rows: [row('two')], card: card('ended', 'c!') });
      await store.append({ match: 'd', seq: 0, rows: [row('one')], card: { ...card('waiting', 'd'), public: false } });
      expect((await store.list('waiting', 9)).map(({ match }) => match)).toEqual(['b', 'a']);
      expect((await store.list('waiting', 1)).map(({ match }) => match)).toEqual(['b']);
      expect((await store.listOf('p', 9)).map(({ summary }) => summary)).toEqual(['b', 'a', 'c!']);
    });

    test('whoever makes many matches pushes nobody else out of the list', async () => {
      await store.append({ match: 'early', seq: 0, rows: [row('one', 0)], card: { ...card('waiting', 'early'), maker: 'ada' } });
      for (let i = 1; i <= 60; i++)
        await store.append({ match: `m${i}`, seq: 0, rows: [row('one', i)], card: { ...card('waiting', `m${i}`), maker: 'eve' } });
      const listed = (await store.list('waiting', 50)).map(({ match }) => match);
      expect(listed).toEqual([...Array.from({ length: LISTED_OF_ONE }, (_, i) => `m${60 - i}`), 'early']);
    });

    test('a card may change without a row, where nobody has written since', async () => {
      await store.append({ match: 'a', seq: 0, rows: [row('one')], card: card('running') });
      expect(await store.append({ match: 'a', seq: 1, rows: [], card: card('ended', 'over'), due: null })).toBe('stored');
      expect(await store.append({ match: 'a', seq: 0, rows: [], card: card('running') })).toBe('conflict');
      expect(await store.list('ended', 9)).toEqual([{ match: 'a', summary: 'over' }]);
      expect(await bodies('a')).toEqual(['one']);
    });

    peopleContract(() => store);

    test('a burst of appends to many matches is stored whole', async () => {
      const matches = Array.from({ length: 40 }, (_, i) => `m${i}`);
      for (let seq = 0; seq < 5; seq++)
        await Promise.all(matches.map((match) => store.append({ match, seq, rows: [row(`${match}:${seq}`)] })));
      for (const match of matches) expect(await bodies(match)).toEqual([0, 1, 2, 3, 4].map((seq) => `${match}:${seq}`));
    });

    test('a closed store says so', async () => {
      await store.close();
      await expect(store.read('a')).rejects.toMatchObject({ code: 'closed' });
    });
  });
}
