import { expect, test } from 'vitest';
import { Chores, Overloaded } from './chores.ts';

/** Keeps the thread busy for longer than chores are done in a row. */
function work(): void {
  const until = performance.now() + 5;
  while (performance.now() < until);
}

test('after a chore that took long whatever else there is to do comes first', async () => {
  const chores = new Chores();
  const order: string[] = [];
  const first = chores.do(() => {
    work();
    order.push('first');
  });
  const second = chores.do(() => order.push('second'));
  setImmediate(() => order.push('a move'));
  await Promise.all([first, second]);
  expect(order).toEqual(['first', 'a move', 'second']);
});

test('one that fails, fails for whoever wanted it done, and the next is done all the same', async () => {
  const chores = new Chores();
  const failing = chores.do(() => {
    throw new RangeError('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await chores.do(() => 7)).toBe(7);
});

test('more than there is memory for does not wait', async () => {
  const chores = new Chores();
  const quarter = 8 * 1024 * 1024;
  await chores.do(work);
  const waiting = Array.from({ length: 6 }, () => chores.do(() => 'done', quarter));
  const ends = await Promise.allSettled(waiting);
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected']);
  await expect(waiting[5]).rejects.toBeInstanceOf(Overloaded);
  expect(await chores.do(() => 'done', quarter)).toBe('done');
});
