import type { Planet } from './schema.ts';

export const planets = [
  { id: 'yellow', name: { en: 'Yellow planet', ru: 'Жёлтая планета', de: 'Gelber Planet' }, color: '#E2A722' },
  { id: 'cyan', name: { en: 'Cyan companion', ru: 'Бирюзовый спутник', de: 'Türkiser Begleiter' }, color: '#35B4C8' },
  { id: 'green', name: { en: 'Green planet', ru: 'Зелёная планета', de: 'Grüner Planet' }, color: '#8FB43A' },
  { id: 'blue', name: { en: 'Blue planet', ru: 'Синяя планета', de: 'Blauer Planet' }, color: '#3F63C6' },
  { id: 'red', name: { en: 'Red planet', ru: 'Красная планета', de: 'Roter Planet' }, color: '#D24A2B' },
  { id: 'galvacil', name: { en: 'Galvacil', ru: 'Гальвацил', de: 'Galvacil' }, color: '#8A5FB0' },
] as const satisfies readonly Planet[];
