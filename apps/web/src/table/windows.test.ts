import { expect, test } from 'vitest';
import type { SeatRecord } from './record.ts';
import { windowsFor } from './windows.ts';

const person: SeatRecord = { kind: 'person', name: '', level: 0 };
const bot: SeatRecord = { kind: 'bot', name: '', level: 1 };

test('card windows are fast with one person and strict at a shared screen, whatever was chosen', () => {
  expect(windowsFor({ interruptPrivacy: 'floor' }, [person, bot, bot])).toEqual({ interruptPrivacy: 'fast' });
  expect(windowsFor({ interruptPrivacy: 'fast' }, [person, bot, person])).toEqual({ interruptPrivacy: 'strict' });
  expect(windowsFor({ seats: 3 }, [person, person, person])).toEqual({ seats: 3 });
});
