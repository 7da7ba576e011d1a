import { flag, list, localized, named, object, oneOf, optional, orNull, point, record, text, whole } from './schema.ts';
import { OPS, RACES } from './pack.ts';

const small = whole(0, 99);
const race = oneOf(...RACES);
const put = object({ loc: text, amount: whole(1, 50) });

/** The form of a pack of Rex. What the parts mean together is checked in `check.ts`. */
export const packShape = object({
  constants: object({
    rounds: whole(1, 12),
    sectors: whole(1, 30),
    fleetDefaultSector: whole(1, 30),
    solZone: list(whole(1, 30), 1),
    dialMin: whole(0, 0),
    dialMax: whole(10, 40),
    baseIncome: small,
    collectPerUnit: small,
    recruitMaxUnits: whole(1, 10),
    recruitUnitCost: small,
    recruitMaxLeaders: whole(0, 5),
    moveBase: whole(1, 6),
    movePort: whole(1, 6),
    ports: list(text, 1),
    deployCost: small,
    deployCostEnemy: small,
    deployCostCouncil: small,
    relocationCostPerUnit: small,
    handLimit: whole(1, 10),
    minBid: whole(1, 10),
    traitorsDealt: whole(1, 4),
    strongholdsToWin: object({ '1': small, '2': small, '3': small }),
    maxAlliance: whole(1, 3),
    solVictorySites: list(text, 1),
    mechStrength: whole(1, 4),
    mechCasualties: whole(1, 4),
    bankTotal: orNull(whole(50, 900)),
  }),
  locations: list(
    object({
      id: text,
      name: named,
      sector: orNull(whole(1, 30)),
      council: flag,
      shield: flag,
      stronghold: flag,
      influence: flag,
      spaceport: flag,
      xy: list(point, 2),
      adj: list(text, 1),
    }),
  ),
  races: list(
    object({
      id: race,
      name: localized,
      short: named,
      units: object({ normal: whole(0, 40), mech: whole(0, 20) }),
      startInfluence: whole(0, 50),
      startBoard: object({
        mode: oneOf('zone', 'fixed', 'none'),
        count: optional(small),
        sectors: optional(list(whole(1, 30))),
        at: optional(record(small)),
      }),
      startReserve: object({ normal: small, mech: small }),
      freeRecruits: small,
      startCards: whole(0, 5),
      traitorsKept: whole(1, 4),
      handLimit: whole(1, 12),
      moveBase: whole(1, 6),
    }),
  ),
  advantages: list(object({ id: text, name: localized, cancel: flag, window: orNull(text) })),
  xxchaForbidList: list(text),
  leaders: list(object({ id: text, race, strength: whole(0, 20), name: named })),
  strategyCards: list(
    object({
      id: text,
      name: named,
      icon: orNull(oneOf('attack', 'defence')),
      copies: whole(1, 20),
      minRound: whole(1, 12),
      windows: list(text, 1),
      effect: object({
        op: oneOf(...OPS),
        blockedBy: optional(list(text)),
        units: optional(whole(1, 10)),
        max: optional(whole(0, 30)),
        min: optional(whole(0, 30)),
      }),
      after: oneOf('battle', 'discard', 'removeFromGame'),
    }),
    1,
  ),
  influenceCards: list(object({ id: text, kind: oneOf('place', 'ceasefire', 'offensive'), first: optional(put), second: optional(put) })),
  bombardmentCards: list(object({ id: text, value: whole(0, 18) }), 6),
  betrayalCards: list(object({ id: text, difficulty: whole(1, 20), name: localized, condition: object({ op: text }) })),
  allyCards: list(object({ race, copies: whole(1, 4), op: text, actor: oneOf('ally', 'owner') })),
  playerCounts: record(
    object({ maxAlliance: whole(1, 3), demolished: list(text), placeSecond: flag, offensiveHitsSecond: flag, recommended: list(race, 3) }),
  ),
});
