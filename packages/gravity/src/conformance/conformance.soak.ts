import { inject, test } from 'vitest';
import { conformance } from '@orrery/kernel/conformance';
import { gravity } from '../index.ts';
import { plan } from './plan.ts';

const { stepsProbed: _everyStep, ...every } = plan;

conformance(test, gravity, { ...every, games: 50_000, probes: 72, compared: 20_000, seed: inject('seed') });
