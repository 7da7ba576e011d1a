import { categories } from './categories.ts';
import { cities } from './cities.ts';
import { geometry } from './geometry.ts';
import { maps } from './maps.ts';
import { missions } from './missions.ts';
import { planets } from './planets.ts';
import type { LiberationPack } from './schema.ts';
import { status } from './status.ts';

/** The cards as far as the rulebooks print them; what they leave out is filled by our own design and marked `reconstructed`. */
export const standard: LiberationPack = {
  id: 'liberation-house-1',
  version: 1,
  label: 'House reconstruction 1',
  title: { en: 'House reconstruction 1', ru: 'Домашняя реконструкция 1', de: 'Hausrekonstruktion 1' },
  note: {
    en: 'Whatever is marked “reconstructed” was designed for this table and does not come from the publisher’s cards. Owners of the printed game can load their own pack.',
    ru: 'Всё с пометкой «реконструкция» придумано для этого стола и взято не с карт издателя. Владельцы настольной игры могут загрузить собственный набор.',
    de: 'Alles mit der Markierung „rekonstruiert“ wurde für diesen Tisch entworfen und stammt nicht von den Karten des Verlags. Wer das gedruckte Spiel besitzt, kann ein eigenes Paket laden.',
  },
  geometry,
  planets,
  categories,
  missions,
  cities,
  maps,
  status,
};
