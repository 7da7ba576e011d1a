import { conformance } from '@orrery/kernel/conformance';
import { test } from 'vitest';
import { rex } from '../index.ts';
import { plan } from './plan.ts';

conformance(test, rex, plan);
