import { set, type Index, type SetOf } from '@orrery/kernel';

/** A city by its place in the order of the letters, and the card of that city. */
export type City = Index<'city'>;
export type Cities = SetOf<'city'>;
export type CitySet = Cities;

export const first = (cities: Cities): City => set.first(cities);
export const size = (cities: Cities): number => set.size(cities);
export const nth = (cities: Cities, place: number): City => set.nth(cities, place);
export const members = (cities: Cities): City[] => set.list(cities);
