/** Names short enough for the map. The pack's own `short` comes first; a place that has neither goes by its full name. */
import type { Localized } from '@orrery/kernel';
import type { Place } from './geometry.ts';

const words = (en: string, ru: string, de: string): Localized => ({ en, ru, de });

const short: Readonly<Record<string, Localized>> = {
  GC: words('Council', 'Совет', 'Rat'),
  MPN: words('Power North', 'Станция Север', 'Werk Nord'),
  TAR: words('Tarragus Slums', 'Трущобы Таррагуса', 'Slums Tarragus'),
  CSP: words('Civilian Spaceport', 'Гражд. Порт', 'Raum- hafen'),
  ICA: words('Icarcetorum', 'Икарцеторум', 'Icarcetorum'),
  HOL: words('Hologrid Plaza', 'Площадь Голосети', 'Hologitter- Platz'),
  PLE: words('Pleasure District', 'Кв-л Утех', 'Vergnüg.- viertel'),
  SAI: words('Sai Sallai', 'Сай Саллай', 'Sai Sallai'),
  CAR: words('Hall of Cartography', 'Зал Карт', 'Karten- halle'),
  FOU: words('Foundry District', 'Литейный Район', 'Gießerei- viertel'),
  ADI: words('Adminus Imperialis', 'Админус Империалис', 'Adminus Imperialis'),
  SCH: words('Scholara Imperialis', 'Схолара Империалис', 'Scholara Imperialis'),
  SAL: words('Sallab Slums', 'Трущ. Саллаб', 'Slums Sallab'),
  IAF: words('IAF HQ', 'Штаб IAF', 'IAF-HQ'),
  MPS: words('Power South', 'Станция Юг', 'Werk Süd'),
  INT: words('Imperial Intelligence', 'Имперская Разведка', 'Imperialer Geheimdienst'),
  ADM: words('Adminus Mecatol', 'Админ. Мекатол', 'Adminus Mecatol'),
  TRA: words('Transit Nexus', 'Трансп. Узел', 'Transit- knoten'),
  INB: words('Imperial Navy Base', 'База Флота', 'Flotten- basis'),
  MEM: words('Memorial Gardens', 'Мемор. Сады', 'Gedenk- gärten'),
  REC: words('Hall of Records', 'Зал Архива', 'Archiv- halle'),
  WIN: words('Winnaran Enclave', 'Виннар. Анклав', 'Winnar. Enklave'),
  PAL: words('Imper. Palace', 'Импер. Дворец', 'Kaiser- palast'),
  NOB: words('Quarters of the Nobility', 'Кварталы Знати', 'Adels- viertel'),
  TRE: words('Treasury', 'Импер. Казна', 'Schatz- kammer'),
  VEL: words('Vel Terro', 'Вел Терро', 'Vel Terro'),
  EMB: words('Embassy Quarters', 'Посольские Кварталы', 'Botschafts- viertel'),
  COM: words('Commerce Exchange', 'Торговая Биржа', 'Handels- börse'),
};

export const shortOf = (place: Place): Localized => place.short ?? short[place.id] ?? place.name;

/** In one line: a hyphen before a space marks where a long word may break, and stays only where a name is put together of two. */
export const unbroken = (name: string): string => name.replaceAll(/- (?=\p{Lu})/gu, '-').replaceAll('- ', '');
