import { describe, expect, test } from 'vitest';
import { scene } from './scene.ts';

const teams = { seats: 4, confrontation: true };
const war = { ...teams, module: 'war' };
const rivals = { green: { hand: [1] }, yellow: { hand: [1] } };

describe('shared islands', () => {
  const shared = { copperfall: '5,0 r1 b1 m2 1+1', windhollow: '6,0 r1', stormcrown: 'b1', mistharbour: 'g1' };

  test('GRV-TEAM-SHARE-2, GRV-TEAM-SHARE-3: either partner moves its mercenaries and plays cards on it', () => {
    const play = scene(teams, { islands: shared, mover: 'blue', first: 'blue', blue: { hand: [4] }, red: {}, ...rivals }).play(
      'play 4',
      'act 4A',
    );
    expect(play.offers()).toContain('redeploy mercenary copperfall stormcrown');
    expect(play.offers()).not.toContain('redeploy mercenary copperfall windhollow');
    const surge = scene(teams, { islands: shared, mover: 'blue', first: 'blue', blue: { hand: [5] }, red: {}, ...rivals }).play(
      'play 5',
      'act 5A',
    );
    expect(surge.offers()).toEqual(['surge copperfall', 'surge stormcrown']);
  });

  test('GRV-TEAM-SHARE-4: in defence all pieces count together', () => {
    const play = scene(teams, {
      islands: shared,
      mover: 'green',
      first: 'green',
      green: { hand: [2], ship: '4h' },
      red: { hand: [1] },
      blue: {},
    }).play('play 2');
    expect(play.offers()).not.toContain('capture copperfall');
    expect(play.offers()).toContain('capture windhollow');
  });

  test('GRV-CARD-6A-1, GRV-TEAM-SHARE-5: S51, whose hunter is hit is the attacker’s choice; the other partner keeps the island', () => {
    const play = scene(teams, {
      islands: { copperfall: 'r1 b1 2+0' },
      mover: 'green',
      first: 'green',
      green: { hand: [6] },
      red: { hand: [1] },
      blue: {},
    }).play('play 6');
    expect(play.offers()).toEqual(['owner 0', 'owner 1']);
    play.play('owner 0');
    expect(play.on('copperfall')).toBe('b1 2+0');
    expect(play.state.players.slice(0, 2).map(({ control }) => control)).toEqual([0, 1 << 1]);
  });

  test('GRV-TEAM-SHARE-6: nobody brings hunters to an island his partner alone controls, nor attacks it', () => {
    const play = scene(teams, {
      islands: { copperfall: 'r2', windhollow: 'b1' },
      red: { hand: [4, 2], ship: '2h' },
      blue: {},
      ...rivals,
    }).play('play 4', 'act 4A');
    expect(play.offers().some((offer) => offer.includes('windhollow'))).toBe(false);
    const attack = scene(teams, {
      islands: { copperfall: 'r2', windhollow: 'b1' },
      red: { hand: [2], ship: '3h' },
      blue: {},
      ...rivals,
    }).play('play 2');
    expect(attack.offers()).not.toContain('capture windhollow');
  });

  test('GRV-TEAM-MINE-1: S45, a copy leaves out what was extracted in this turn', () => {
    const islands = { copperfall: 'r1', windhollow: 'r1 b1', stormcrown: 'b1' };
    const play = scene(teams, { islands, red: { hand: [3] }, blue: { hand: [1] }, ...rivals }).play('play 3', 'copy 1');
    expect(play.told('extracted')).toEqual(['extracted 0 copperfall 1 2', 'extracted 0 windhollow 1 2', 'extracted 1 stormcrown 1 2']);
  });

  test('GRV-TEAM-MINE-1: source tokens may still be placed on an island that is left out', () => {
    const islands = { copperfall: 'r1', windhollow: '5,0 r1 b1', stormcrown: '6,0 b1' };
    const play = scene(war, { islands, red: { hand: [3] }, blue: { hand: [1], tokens: 1 }, ...rivals }).play('play 3', 'copy 1', 'act 3A');
    expect(play.offers()).toContain('token windhollow 0 red');
    play.play('token windhollow 0 red');
    expect(play.told('extracted').at(-1)).toBe('extracted 1 stormcrown 1 4');
  });

  test('GRV-TEAM-MINE-2: S46, in the next turn of the team it is extracted again', () => {
    const islands = { copperfall: 'r1', windhollow: 'r1 b1', stormcrown: 'b1' };
    const play = scene(teams, { islands, red: { hand: [3] }, blue: { hand: [3] }, green: { hand: [1] } });
    play.play('play 3', 'skip', 'idle 1', 'play 3');
    expect(play.told('extracted').slice(2)).toEqual(['extracted 1 windhollow 1 2', 'extracted 1 stormcrown 1 2']);
  });

  test('GRV-TEAM-MINE-3: a copy that would extract nowhere is not offered', () => {
    const play = scene(teams, { islands: { windhollow: 'r1 b1' }, red: { hand: [3] }, blue: { hand: [1] }, ...rivals }).play('play 3');
    expect(play.asked).toEqual(['green', 'yellow']);
  });
});
