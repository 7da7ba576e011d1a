import { readdirSync, readFileSync } from 'node:fs';
import { conformance } from '@orrery/kernel/conformance';
import { test } from 'vitest';
import { rex } from '../index.ts';
import { plan } from './plan.ts';

const folder = new URL('../../../../replays/rex/', import.meta.url);
const replays = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'));

// A seed whose games bring everything that has to happen, however seldom it does.
conformance(test, rex, { ...plan, replays, seed: 'rex 6' });
