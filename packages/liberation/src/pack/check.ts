import { packFaults, type Fault } from '@orrery/kernel';

export function check(pack: unknown): Fault[] {
  return packFaults(pack);
}
