import { Complaint, short } from './complaint.ts';

/** A whole number of an option, or a complaint that names the option. */
export function wholeNumber(text: string, option: string, most: number): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 1 && value <= most) return value;
  throw new Complaint(`${option} takes a whole number from 1 to ${most}, not "${short(text, 40)}"`);
}
