import type * as v from 'valibot';
import { expect, test } from 'vitest';
import type { ChatMessage, FoundMessage, Listing, LobbyMessage, TableMessage, Update, Welcome } from './messages.ts';
import type { oks, said } from './said.ts';

type Deep<T> = T extends readonly (infer E)[] ? readonly Deep<E>[] : T extends object ? { readonly [K in keyof T]: Deep<T[K]> } : T;
type Same<A, B> = [Deep<A>] extends [Deep<B>] ? ([Deep<B>] extends [Deep<A>] ? true : false) : false;
type Said<K extends keyof typeof said> = v.InferOutput<(typeof said)[K]>;
type Ok<K extends keyof typeof oks> = v.InferOutput<(typeof oks)[K]>;

test('what a server says is the same as a schema and as a type', () => {
  // Whether it holds is decided by the compiler.
  const held = [
    true satisfies Same<Said<'table'>, TableMessage>,
    true satisfies Same<Said<'update'>, Update>,
    true satisfies Same<Said<'chat'>, ChatMessage>,
    true satisfies Same<Said<'lobby'>, LobbyMessage>,
    true satisfies Same<Said<'found'>, FoundMessage>,
    true satisfies Same<Ok<'hello'>, Welcome>,
    true satisfies Same<Ok<'list'>, Listing>,
    false satisfies Same<Ok<'list'>, Welcome>,
  ];
  expect(held).toHaveLength(8);
});
