import type { Localized } from '@orrery/kernel';

export const air = {
  'GRV-AIR-1': {
    en: 'Preparation and the corporations phase are the same as with War for Resources: draw 6 cards, keep up to 5, take 5 turns.',
    ru: 'Подготовка и фаза корпораций меняются так же, как в «Войне за ресурсы»: взять 6 карт, оставить до 5, сделать 5 ходов.',
    de: 'Vorbereitung und Konzernphase ändern sich wie bei Krieg um Ressourcen: 6 Karten ziehen, bis zu 5 behalten, 5 Züge.',
  },
  'GRV-AIR-2': {
    en: 'Conservation (8A): load 1 or 2 units of gravity aboard your airship, taking them off islands you control.',
    ru: 'Консервация (8A): переместите 1 или 2 единицы гравитации с контролируемых островов на свой дирижабль.',
    de: 'Konservierung (8A): Bringe 1 oder 2 Einheiten von kontrollierten Inseln auf dein Luftschiff.',
  },
  'GRV-AIR-3': {
    en: 'They may be both permanent, both temporary or one of each, and may come from the same island or from two.',
    ru: 'Они могут быть постоянными, временными или по одной каждого вида, с одного острова или с двух.',
    de: 'Sie dürfen dauerhaft, flüchtig oder gemischt sein und von einer oder von zwei Inseln stammen.',
  },
  'GRV-AIR-4': {
    en: "Each player's airship is that player's own storage.",
    ru: 'Хранилище — это дирижабль; у каждого игрока оно своё.',
    de: 'Als Lagerraum dient das Luftschiff; jeder Spieler hat seinen eigenen.',
  },
  'GRV-AIR-5': {
    en: 'A storage has room for 4 units, in any mixture.',
    ru: 'В хранилище помещается не более 4 единиц в любом сочетании.',
    de: 'Ein Lagerraum fasst höchstens 4 Einheiten in beliebiger Mischung.',
  },
  'GRV-AIR-6': {
    en: 'You move only as much as there is room for. If the storage is full, conservation cannot be chosen.',
    ru: 'Перемещается лишь столько, сколько помещается. Если хранилище полно, консервация недоступна.',
    de: 'Es wird nur so viel bewegt, wie Platz hat. Ist der Lagerraum voll, ist Konservierung nicht wählbar.',
  },
  'GRV-AIR-7': {
    en: 'Units in storage remain permanent or temporary, whichever they were.',
    ru: 'Единицы в хранилище сохраняют свой вид: постоянные или временные.',
    de: 'Eingelagerte Einheiten bleiben dauerhaft oder flüchtig, wie sie waren.',
  },
  'GRV-AIR-8': {
    en: 'The end of the round does not remove temporary units from storage.',
    ru: 'Временные единицы из хранилища в конце раунда не убирают.',
    de: 'Flüchtige Einheiten im Lagerraum werden am Rundenende nicht entfernt.',
  },
  'GRV-AIR-9': {
    en: 'Storage (8B): move at least 1 stored unit, and as many as you like, to a single island you control.',
    ru: 'Хранилище (8B): переместите любое число единиц из хранилища, не меньше 1, на один контролируемый остров.',
    de: 'Lagerraum (8B): Bringe beliebig viele eingelagerte Einheiten, mindestens 1, auf eine einzige kontrollierte Insel.',
  },
  'GRV-AIR-10': {
    en: 'You may unload everything or just part of it, of one kind or both.',
    ru: 'Можно выгрузить всё или часть, единицы любого вида.',
    de: 'Es dürfen alle oder nur ein Teil sein, gleich welcher Art.',
  },
  'GRV-AIR-11': {
    en: 'Gravity in storage does not attract islands, and a leak cannot touch it.',
    ru: 'Гравитация в хранилище не притягивает острова, и утечка на неё не действует.',
    de: 'Eingelagerte Gravitation zieht nichts an und kann durch ein Leck nicht entfernt werden.',
  },
  'GRV-AIR-12': {
    en: 'Once temporary units are back on an island, the transition removes them as usual.',
    ru: 'Вернувшись на остров, временные единицы снова временные и в фазе перехода убираются.',
    de: 'Flüchtige Einheiten, die auf eine Insel zurückkehren, sind wieder flüchtig und werden im Übergang entfernt.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
