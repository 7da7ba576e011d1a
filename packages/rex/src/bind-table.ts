import { DecisionTable, set, type Options } from '@orrery/kernel';
import { aimClauseOf, playableOf } from './cards/all.ts';
import { aimsOf } from './cards/play.ts';
import { allDecisions } from './decisions.ts';
import { ADVANTAGES, ATTACK, DECISIONS, DEFENCE, type Icon } from './ids.ts';
import { reachTables } from './map.ts';
import { RACES, type OPS, type RexPack } from './pack/pack.ts';
import type { Rulings } from './rulings.ts';
import type { InfluenceEntry, Placing, Table } from './table.ts';
import { wordsOf, type Card, type Locations, type Seats } from './words.ts';

const KINDS = ['place', 'ceasefire', 'offensive'] as const;

/** Binds the rules to options and a pack that has passed its checks. */
export function bindTable(pack: RexPack, options: Options, rulings: Rulings): Table {
  const seats = Number(options.seats);
  const words = wordsOf(pack, seats);
  const counts = pack.playerCounts[String(seats)];
  const most = Math.max(pack.constants.movePort, ...pack.races.map((race) => race.moveBase));
  const board = boardOf(pack, counts?.demolished ?? []);
  return {
    seats,
    options,
    pack,
    ...words,
    decisions: new DecisionTable(allDecisions, words.choices),
    ...board,
    solMustHold: mustHold(board, options, rulings),
    reach: reachTables(pack.locations, pack.constants.sectors, board.demolished, most),
    ...cardsOf(pack),
    aims: aimsOf(words.choices, words.events),
    ...peopleOf(pack),
    influence: influenceOf(pack),
    maxAlliance: counts?.maxAlliance ?? 1,
    memberships: membershipsOf(seats, counts?.maxAlliance ?? 1),
    placeSecond: counts?.placeSecond ?? true,
    betrayal: options.betrayal === true,
    laps: Number(options.ceasefireLaps),
    capped: options.influenceBank === 'capped',
  };
}

function boardOf({ locations, constants }: RexPack, gone: readonly string[]) {
  const indices = new Map(locations.map(({ id }, i) => [id, i]));
  const named = (ids: readonly string[]): Locations => set.of(ids.map((id) => indices.get(id) ?? 0));
  const where = (test: (location: RexPack['locations'][number]) => boolean): Locations => named(locations.filter(test).map(({ id }) => id));
  const demolished = named(gone);
  return {
    locations: locations.length,
    council: locations.findIndex((location) => location.council),
    sectorOf: locations.map((location) => location.sector ?? 0),
    inSector: Array.from({ length: constants.sectors + 1 }, (_, sector) => (sector === 0 ? 0 : where((at) => at.sector === sector))),
    shields: where((location) => location.shield),
    strongholds: set.minus(
      where((location) => location.stronghold),
      demolished,
    ),
    ports: named(constants.ports),
    demolished,
    solZone: where(({ sector }) => sector !== null && constants.solZone.includes(sector)),
    solSites: named(constants.solVictorySites),
  };
}

/** Sites that Sol itself must control for its victory (REX-WIN-9): none of them unless the option says so. */
function mustHold({ solSites, demolished }: Pick<Table, 'solSites' | 'demolished'>, options: Options, rulings: Rulings): Locations {
  if (options.solSpecial !== 'solControlsBoth') return 0;
  return rulings.demolishedSiteSpared ? set.minus(solSites, demolished) : solSites;
}

function cardsOf({ strategyCards: cards, xxchaForbidList }: RexPack) {
  const indices = new Map(cards.map((card, i) => [card.id, i]));
  const withOp = (op: (typeof OPS)[number]): Card => cards.findIndex((card) => card.effect.op === op);
  const iconOf = (icon: string | null): Icon | -1 => (icon === 'attack' ? ATTACK : icon === 'defence' ? DEFENCE : -1);
  const numbers = (test: (card: RexPack['strategyCards'][number]) => boolean): Card[] =>
    cards.flatMap((card, i) => (test(card) ? [i] : []));
  const cardsWith = (icon: string): Card[] => numbers((card) => card.icon === icon);
  return {
    cards: cards.length,
    icon: cards.map((card) => iconOf(card.icon)),
    killsLeader: cards.map((card) => card.effect.op === 'killLeader'),
    minRound: cards.map((card) => card.minRound),
    stoppedBy: cards.map((card) => set.of((card.effect.blockedBy ?? []).map((id) => indices.get(id) ?? 0))),
    removedAfter: cards.map((card) => card.after === 'removeFromGame'),
    playable: cards.map((card) => playableOf(card.effect.op)),
    aimClause: cards.map((card) => aimClauseOf(card.effect.op)),
    playableIn: DECISIONS.map((decision) => numbers((card) => card.windows.includes(decision))),
    battleCards: [cardsWith('attack'), cardsWith('defence')] as const,
    forbidList: xxchaForbidList.map((id) => indices.get(id) ?? 0),
    informant: withOp('informant'),
    doubleAgent: withOp('drawTraitor'),
    recruits: withOp('recruits'),
    rapidMobilization: withOp('extraMove'),
    gravitonNegator: withOp('destroyShield'),
    diplomaticInterference: withOp('barFromBidding'),
    trackingBeacon: withOp('solOffensive'),
    fleetSabotage: withOp('steerFleet'),
    tacticalRetreat: withOp('retreat'),
  };
}

function peopleOf({ leaders, races, constants, advantages }: RexPack) {
  const ofRace = (id: string) => races.find((race) => race.id === id);
  return {
    leaders: leaders.length,
    leaderRace: leaders.map((leader) => RACES.findIndex((race) => race === leader.race)),
    strength: leaders.map((leader) => leader.strength),
    leadersOf: RACES.map((race) => leaders.flatMap((leader, i) => (leader.race === race ? [i] : []))),
    handLimit: RACES.map((id) => ofRace(id)?.handLimit ?? constants.handLimit),
    freeRecruits: RACES.map((id) => ofRace(id)?.freeRecruits ?? 0),
    moveBase: RACES.map((id) => ofRace(id)?.moveBase ?? constants.moveBase),
    advantageRace: ADVANTAGES.map((id) => RACES.findIndex((race) => race === id.slice(0, 3))),
    cancelIn: DECISIONS.map((decision) =>
      set.of<'advantage'>(
        ADVANTAGES.flatMap((id, i) => {
          const window = advantages.find((advantage) => advantage.id === id && advantage.cancel)?.window;
          return window === decision || (window === 'W-*' && decision.startsWith('W-')) ? [i] : [];
        }),
      ),
    ),
  };
}

function membershipsOf(seats: number, most: number): Seats[][] {
  const groups = Array.from({ length: 1 << seats }, (_, members) => members).filter(
    (group) => set.size(group) >= 2 && set.size(group) <= most,
  );
  return Array.from({ length: seats }, (_, seat) => groups.filter((group) => set.has(group, seat)));
}

function influenceOf({ influenceCards, locations }: RexPack): InfluenceEntry[] {
  const placing = (given: RexPack['influenceCards'][number]['first']): Placing => ({
    location: locations.findIndex(({ id }) => id === given?.loc),
    amount: given?.amount ?? 0,
  });
  return influenceCards.map(({ kind, first, second }) => ({
    kind: KINDS.find((known) => known === kind) ?? 'place',
    first: placing(first),
    second: placing(second),
  }));
}
