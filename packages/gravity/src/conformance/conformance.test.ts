import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'vitest';
import { conformance } from '@orrery/kernel/conformance';
import { gravity } from '../index.ts';
import { plan } from './plan.ts';

const folder = new URL('../../../../replays/gravity/', import.meta.url);
const replays = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'));

conformance(test, gravity, { ...plan, replays });
