import { type Fault, formFaults } from '@orrery/kernel';

/** A shape a value must have; every way in which it has not is written down with its path. */
export type Shape = (value: unknown, path: string, faults: Fault[]) => void;

const simple =
  (test: (value: unknown) => boolean, problem: string): Shape =>
  (value, path, faults) => {
    if (!test(value)) faults.push({ path, problem });
  };

export const text = simple((value) => typeof value === 'string' && value.length > 0 && value.length <= 200, 'is not a line of text');
export const flag = simple((value) => typeof value === 'boolean', 'is neither true nor false');
export const whole = (least: number, most: number): Shape =>
  simple(
    (value) => Number.isInteger(value) && (value as number) >= least && (value as number) <= most,
    `is not a whole number from ${least} to ${most}`,
  );
export const point = simple((value) => typeof value === 'number' && value >= 0 && value <= 100, 'is not a number from 0 to 100');
export const oneOf = (...values: readonly string[]): Shape =>
  simple((value) => values.includes(value as string), `is not one of ${values.join(', ')}`);

export const orNull =
  (shape: Shape): Shape =>
  (value, path, faults) => {
    if (value !== null) shape(value, path, faults);
  };

export const optional =
  (shape: Shape): Shape =>
  (value, path, faults) => {
    if (value !== undefined) shape(value, path, faults);
  };

export const list =
  (shape: Shape, least = 0): Shape =>
  (value, path, faults) => {
    if (!Array.isArray(value) || value.length < least || value.length > 200)
      faults.push({ path, problem: `is not a list of at least ${least}` });
    else value.forEach((item, i) => shape(item, `${path}/${i}`, faults));
  };

export const record =
  (shape: Shape): Shape =>
  (value, path, faults) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) faults.push({ path, problem: 'is not an object' });
    else for (const [key, item] of Object.entries(value)) shape(item, `${path}/${key}`, faults);
  };

/** An object with these parts; parts beyond them are left alone. */
export const object =
  (parts: Readonly<Record<string, Shape>>): Shape =>
  (value, path, faults) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      faults.push({ path, problem: 'is not an object' });
      return;
    }
    for (const [key, shape] of Object.entries(parts))
      shape(Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined, `${path}/${key}`, faults);
  };

export const localized = object({ en: text, ru: text, de: text });
/** A name that sentences may need in other forms. */
export const named: Shape = (value, path, faults) => {
  localized(value, path, faults);
  faults.push(...formFaults(value, path));
};
