import { readdirSync, readFileSync } from 'node:fs';
import { conformance } from '@orrery/kernel/conformance';
import { inject, test } from 'vitest';
import { rex } from '../index.ts';
import { plan } from './plan.ts';

const folder = new URL('../../../../replays/rex/', import.meta.url);
const replays = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'));

/** The same suite over every pair of option values, at many more positions. */
const { tables: _few, ...rest } = plan;
conformance(test, rex, { ...rest, replays, games: 20_000, probes: 400, stepsProbed: 120, compared: 6000, seed: inject('seed') });
