import { test } from 'vitest';
import { conformance } from '@orrery/kernel/conformance';
import { gravity } from '../index.ts';
import { plan } from './plan.ts';

conformance(test, gravity, plan);
