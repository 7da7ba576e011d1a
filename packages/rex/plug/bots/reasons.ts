/** What speaks for a choice or against it, in figures a screen puts into words: from the seat's view alone. */
import { deploymentPreview, type LocationView, recruitmentPreview, type RexPack, type RexRules, type RexView } from '@orrery/rex';
import { set, type Choice, type Known } from '@orrery/kernel';
import type { Reason } from '@orrery/games/plug';

export function reasonsOf(rules: RexRules): (known: Known<RexView>, choice: Choice) => readonly Reason[] {
  const pack = rules.pack as unknown as RexPack;
  const { constants } = pack;
  const reach = Math.max(...pack.bombardmentCards.map(({ value }) => value));
  const least = Math.min(...pack.bombardmentCards.map(({ value }) => value));

  const placeOf = (view: RexView, id: string): LocationView | undefined => view.locations.find(({ location }) => location === id);
  const friend = (view: RexView, seat: number): boolean =>
    seat === view.viewer || view.players[view.viewer]?.allies.includes(seat) === true;
  const strengthAt = ({ units, mechanized }: LocationView['units'][number]): number => units + constants.mechStrength * mechanized;

  /** What going to a place means. */
  function at(view: RexView, id: string): readonly Reason[] {
    const place = placeOf(view, id);
    const data = pack.locations.find((location) => location.id === id);
    if (!place || !data) return [];
    const enemies = place.units.filter(({ seat, units, mechanized }) => !friend(view, seat) && units + mechanized > 0);
    const reasons: Reason[] = [];
    const mine = view.players[view.viewer];
    if (enemies.length > 0 && !data.council)
      reasons.push({ code: 'defended', values: { count: enemies.reduce((sum, each) => sum + strengthAt(each), 0) } });
    else if (data.stronghold && !place.demolished && place.controller === null && mine) {
      const needed = constants.strongholdsToWin[String(1 + mine.allies.length)] ?? 0;
      const held = [view.viewer, ...mine.allies].reduce((sum, seat) => sum + (view.players[seat]?.strongholds ?? 0), 0);
      reasons.push({ code: 'stronghold', values: { count: held + 1, needed } });
    }
    if (place.influence > 0 && !data.stronghold) reasons.push({ code: 'coins', values: { count: place.influence } });
    if (data.sector !== null && view.fleet > 0 && !data.council) {
      const ahead = (data.sector - view.fleet + constants.sectors) % constants.sectors;
      if (!place.shield && ahead >= 1 && ahead <= reach)
        reasons.push(ahead <= least ? { code: 'fleet-surely', values: {} } : { code: 'fleet-may', values: { ahead } });
    }
    return reasons;
  }

  /** The most the other side of the running battle can bring, cards aside. */
  function enemyMost(view: RexView): number | null {
    const { location, sides } = view.pending.battle;
    const rival = sides.find(({ seat }) => seat >= 0 && seat !== view.viewer);
    const place = view.locations[location];
    const units = place?.units.find(({ seat }) => seat === rival?.seat);
    if (!rival || !place || !units) return null;
    const free = view.players[rival.seat]?.leaders.filter(({ alive, used }) => alive && (used === null || used === place.location)) ?? [];
    return Math.min(constants.dialMax, strengthAt(units)) + Math.max(0, ...free.map(({ strength }) => strength));
  }

  /** What these seats would hold as one side. */
  function together(view: RexView, members: readonly number[]): readonly Reason[] {
    const needed = constants.strongholdsToWin[String(members.length)];
    const count = members.reduce((sum, seat) => sum + (view.players[seat]?.strongholds ?? 0), 0);
    if (needed === undefined) return [];
    if (members.length === 1) return [{ code: 'alone', values: { count, needed } }];
    const heir = inheriting(view);
    const waiting = heir < 0 ? [] : [{ code: members.includes(heir) ? 'heir-in' : 'heir-out', values: {} }];
    return [{ code: 'alliance', values: { count, needed } }, ...waiting];
  }

  /** Who would win as things stand if nobody had by the end, or −1 where that is whoever holds most. */
  function inheriting(view: RexView): number {
    const [sol, hacan] = ['SOL', 'HAC'].map((race) => view.players.findIndex((player) => player.race === race)) as [number, number];
    const others = view.locations.some(
      ({ location, controller }) => constants.solVictorySites.includes(location) && controller !== null && controller !== sol,
    );
    return sol >= 0 && !others ? sol : hacan;
  }

  return ({ view }, choice) => {
    const named = rules.choices.name(choice) as { readonly verb: string } & Readonly<Record<string, string | number>>;
    const own = view.players[view.viewer];
    switch (named.verb) {
      case 'deploy': {
        const found = deploymentPreview(rules, view).find(({ location }) => location === named['location']);
        const price: readonly Reason[] = found ? [{ code: 'price', values: { price: found.price } }] : [];
        return [...at(view, String(named['location'])), ...price];
      }
      case 'move': {
        const left = placeOf(view, String(named['from']));
        const gives = pack.locations.some(({ id, stronghold }) => id === named['from'] && stronghold) && left?.controller === view.viewer;
        return [...at(view, String(named['to'])), ...(gives ? [{ code: 'from-stronghold', values: {} }] : [])];
      }
      case 'place':
        return at(view, String(named['location']));
      case 'ally':
        return together(view, String(named['members']).split('+').map(Number));
      case 'accept': {
        const members = set.list(view.pending.ceasefire.offers[Number(named['seat'])]?.members ?? 0);
        return members.length > 0 ? together(view, members) : [];
      }
      case 'leave':
        return together(view, [view.viewer]);
      case 'give':
      case 'bid':
        return own ? [{ code: 'purse', values: { left: own.influence - Number(named['amount']) } }] : [];
      case 'dial': {
        const most = enemyMost(view);
        return [
          ...(most === null ? [] : [{ code: 'enemy-most', values: { most } }]),
          { code: 'loses', values: { count: Number(named['number']) } },
        ];
      }
      case 'lead': {
        const strength = own?.leaders.find(({ leader }) => leader === named['leader'])?.strength;
        return strength === undefined ? [] : [{ code: 'strength', values: { strength } }];
      }
      case 'recruit':
        return typeof named['units'] === 'number' && view.decision === 'D-REC'
          ? [{ code: 'costs', values: { cost: recruitmentPreview(rules, view, named['units'] + Number(named['mechanized'] ?? 0)) } }]
          : [];
      default:
        return [];
    }
  };
}
