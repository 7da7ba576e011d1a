import { describe, expect, test } from 'vitest';
import type { Race } from '../pack/pack.ts';
import { position, type Position, type Setting } from './position.ts';

const PASS = { verb: 'pass' } as const;
const bid = (amount: number) => ({ verb: 'bid', amount }) as const;
const NO_LAZAX: readonly Race[] = ['HAC', 'SOL', 'JOL', 'LET', 'XXC'];
const cards = (count: number): string[] => ['feint', 'feint', 'feint', 'decoy', 'decoy', 'decoy', 'recruits', 'recruits'].slice(0, count);

/** A Bidding phase at its first question. */
const bidding = (setting: Setting = {}): Position => position({ discarded: ['I1', 'I2', 'I3'], ...setting }).begin('bidding');
/** Everybody asked passes until somebody else is the next to be asked about something else, or the auction is over. */
const everybodyPasses = (p: Position): void => {
  const { offer } = p.s.auction;
  while (p.decision === 'D-BID' && p.asked.length > 0 && p.s.auction.offer === offer && p.s.phase === 2) p.answer(p.asked[0] as Race, PASS);
};

describe('bidding phase', () => {
  test('REX-BID-7, REX-BID-8, REX-BID-11, REX-BID-12, REX-RACE-JOL-1, REX-TERM-13: bids in turn, the last one pays the bank', () => {
    const p = bidding({
      races: NO_LAZAX,
      first: 'HAC',
      influence: { HAC: 5, SOL: 3, JOL: 10, LET: 10, XXC: 5 },
      deckTop: ['energy_rifle'],
    });
    expect(p.heard[p.seat('JOL')]).toContainEqual({ kind: 'sawOffer', card: 'energy_rifle' });
    expect(p.heard[p.seat('HAC')]).toContainEqual({ kind: 'sawOffer' });
    p.answer('HAC', bid(1)).answer('SOL', PASS).answer('JOL', bid(2)).answer('LET', PASS).answer('XXC', PASS).answer('HAC', PASS).quiet();
    expect(p.player('JOL').influence).toBe(8);
    expect(p.hand('JOL')).toEqual(['energy_rifle']);
    expect(p.told('paid')).toEqual([{ kind: 'paid', seat: p.seat('JOL'), amount: 2 }]);
    expect(p.told('drew')[0]).toEqual({ kind: 'drew', seat: p.seat('JOL') });
  });

  test('REX-RACE-LAZ-1, REX-BID-12: with Lazax in play the price goes to Lazax', () => {
    const p = bidding({ first: 'JOL', influence: { JOL: 4, LAZ: 1 } })
      .answer('JOL', bid(2))
      .quiet();
    expect([p.player('JOL').influence, p.player('LAZ').influence]).toEqual([2, 3]);
  });

  test('REX-RACE-LAZ-2: Lazax pays the bank', () => {
    const p = bidding({ first: 'LAZ', influence: { LAZ: 6 } }).answer('LAZ', bid(4));
    expect(p.player('LAZ').influence).toBe(2);
    expect(p.told('paid')).toEqual([{ kind: 'paid', seat: p.seat('LAZ'), amount: 4 }]);
  });

  test('REX-BID-2, REX-HAND-1, REX-HAND-3: as many cards as players below their limit, poor ones included', () => {
    const p = bidding({
      hands: {
        SOL: cards(4),
        HAC: ['informant', 'informant'],
        LET: ['antitoxin', 'antitoxin', 'antitoxin', 'antitoxin'],
        XXC: ['personal_shield', 'personal_shield', 'personal_shield', 'personal_shield'],
        LAZ: ['decoy'],
      },
      influence: { HAC: 3 },
    }).quiet();
    expect(p.told('row')).toEqual([{ kind: 'row', cards: 4 }]);
    expect(p.view('spectator').players.map(({ cards: held }) => held)).toEqual([4, 2, 0, 4, 4, 1]);
  });

  test('REX-CARD-DI-1, REX-CARD-DI-2, REX-BID-2, REX-RACE-JOL-2: who is barred is not counted and cannot bid, but Jol-Nar still looks', () => {
    const p = bidding({
      hands: {
        SOL: cards(4),
        HAC: ['informant', 'informant'],
        LET: ['antitoxin', 'antitoxin', 'antitoxin', 'antitoxin'],
        XXC: ['diplomatic_interference', 'personal_shield', 'personal_shield', 'personal_shield'],
        LAZ: ['decoy'],
      },
      influence: { HAC: 3, JOL: 5 },
      first: 'JOL',
    });
    p.answer('XXC', { verb: 'play', card: 'diplomatic_interference', rival: p.seat('JOL') }, { verb: 'done' }).quiet();
    expect(p.told('row')).toEqual([{ kind: 'row', cards: 4 }]);
    expect(p.asked).toEqual(['HAC']);
    expect(p.heard[p.seat('JOL')]?.filter((event) => event.kind === 'sawOffer')).toHaveLength(1);
    expect(p.view('spectator').strategyDiscard).toContain('diplomatic_interference');
  });

  test('REX-BID-14, REX-BID-13: when nobody bids, the phase ends and the rest goes back into the deck', () => {
    const p = bidding({ races: NO_LAZAX.slice(0, 4), influence: { HAC: 9, SOL: 9 }, first: 'HAC' });
    expect(p.told('row')).toEqual([{ kind: 'row', cards: 4 }]);
    p.answer('HAC', bid(1)).answer('SOL', PASS).quiet();
    const deck = p.view('spectator').strategyDeck;
    everybodyPasses(p);
    expect(p.told('unsold')).toEqual([{ kind: 'unsold', cards: 3 }]);
    expect(p.view('spectator').strategyDeck).toBe(deck + 3);
    expect(p.s.phase).toBeGreaterThan(2);
  });

  test('REX-BID-5, REX-BID-6, REX-BID-16: each auction is opened left of the last opener, the unable are passed over', () => {
    const p = bidding({ races: ['HAC', 'SOL', 'JOL', 'LET'], first: 'HAC', influence: { HAC: 9, JOL: 9, LET: 9 } });
    p.answer('HAC', bid(1)).answer('JOL', PASS).answer('LET', PASS).quiet();
    expect(p.asked).toEqual(['JOL']);
    p.answer('JOL', bid(1)).answer('LET', PASS).answer('HAC', PASS).quiet();
    expect(p.asked).toEqual(['LET']);
  });

  test('REX-BID-5: left of the opener, not of the buyer', () => {
    const p = bidding({ races: ['HAC', 'SOL', 'JOL', 'LET'], first: 'HAC', influence: { HAC: 9, SOL: 9, JOL: 9, LET: 9 } });
    p.answer('HAC', PASS).answer('SOL', PASS).answer('JOL', PASS).answer('LET', bid(1)).quiet();
    expect(p.asked).toEqual(['SOL']);
  });

  test('REX-BID-16, REX-BID-5: with everybody able, everybody opens in time', () => {
    const p = bidding({ races: ['HAC', 'SOL', 'JOL'], first: 'HAC', influence: { HAC: 9, SOL: 9, JOL: 9 } });
    for (const opener of ['HAC', 'SOL', 'JOL'] as const) {
      p.quiet();
      expect(p.asked).toEqual([opener]);
      p.answer(opener, bid(1));
      while (p.decision === 'D-BID' && p.s.auction.highSeat === p.seat(opener)) p.answer(p.asked[0] as Race, PASS);
      p.quiet();
    }
    expect(p.told('auction')).toHaveLength(3);
  });

  test('REX-BID-8: at least one more than the highest bid, at most what one owns', () => {
    const p = bidding({ races: ['HAC', 'SOL', 'JOL'], first: 'HAC', influence: { HAC: 9, SOL: 5 } }).answer('HAC', bid(4));
    expect([p.can('SOL', bid(4)), p.can('SOL', bid(6)), p.can('SOL', bid(5))]).toEqual([false, false, true]);
    const why = (amount: number) => p.rules.refuse({ view: p.view('SOL'), past: [] }, p.rules.choices.code(bid(amount)));
    expect(why(4)).toEqual({ code: 'bid-too-low', clause: 'REX-BID-8', data: { amount: 5 } });
    expect(why(6)).toEqual({ code: 'bid-too-high', clause: 'REX-BID-8', data: { influence: 5 } });
  });

  test('REX-BID-8, REX-BID-11: who cannot raise is not asked any more', () => {
    const p = bidding({ races: ['HAC', 'SOL', 'JOL'], first: 'HAC', influence: { HAC: 2, SOL: 9 } })
      .answer('HAC', bid(1))
      .answer('SOL', bid(2))
      .quiet();
    expect(p.player('SOL').influence).toBe(7);
  });

  test('REX-BID-9, REX-BID-10, REX-BID-13: who passed pays nothing and may bid on the next card', () => {
    const p = bidding({ races: ['HAC', 'SOL', 'JOL'], first: 'HAC', influence: { HAC: 9, SOL: 9, JOL: 9 } });
    p.answer('HAC', bid(3)).answer('SOL', bid(4)).answer('JOL', PASS).answer('HAC', PASS).quiet();
    expect(p.player('HAC').influence).toBe(9);
    p.answer('SOL', PASS).answer('JOL', PASS);
    expect(p.asked).toEqual(['HAC']);
  });

  test('REX-BID-15, REX-HAND-2: a player who reaches his limit is out for the rest', () => {
    const p = bidding({
      races: ['HAC', 'SOL', 'JOL'],
      first: 'HAC',
      influence: { HAC: 9, SOL: 9, JOL: 9 },
      hands: { HAC: cards(3) },
    }).quiet();
    p.answer('HAC', bid(1)).answer('SOL', PASS).answer('JOL', PASS).quiet();
    expect(p.player('HAC').cards).toBe(4);
    p.answer('SOL', bid(1)).answer('JOL', PASS).quiet();
    expect(p.asked).toEqual(['JOL']);
    p.answer('JOL', bid(1)).answer('SOL', PASS).quiet();
    expect(p.told('auction').map(({ seat }) => seat)).toEqual([p.seat('HAC'), p.seat('SOL'), p.seat('JOL')]);
  });

  test('REX-RACE-JOL-2, REX-HAND-2: Jol-Nar with a full hand looks at every card and never bids', () => {
    const p = bidding({ races: ['HAC', 'SOL', 'JOL'], first: 'JOL', influence: { HAC: 9, JOL: 9 }, hands: { JOL: cards(4) } }).quiet();
    expect(p.asked).toEqual(['HAC']);
    p.answer('HAC', bid(1)).quiet();
    expect(p.heard[p.seat('JOL')]?.filter((event) => event.kind === 'sawOffer' && 'card' in event)).toHaveLength(2);
  });

  test('REX-RACE-LET-3, REX-HAND-1: Letnev draws a second card after a purchase, as far as its hand allows', () => {
    const buy = (held: number): Position => {
      const hand = ['feint', 'feint', 'feint', 'decoy', 'decoy', 'decoy', 'recruits'].slice(0, held);
      return bidding({ races: ['LET', 'SOL', 'JOL'], first: 'LET', influence: { LET: 5 }, hands: { LET: hand } })
        .quiet()
        .answer('LET', bid(3))
        .quiet();
    };
    expect(buy(6).player('LET').cards).toBe(8);
    expect(buy(7).player('LET').cards).toBe(8);
    expect(buy(7).told('drew')).toHaveLength(1);
  });

  test.each([
    [6, true],
    [7, false],
  ])('REX-CARD-IN-18, REX-RACE-LET-3: with %i cards in Letnev’s hand the second one can be prevented: %s', (held, can) => {
    const hands = { LET: cards(held), HAC: ['informant'] };
    const p = bidding({ races: ['LET', 'SOL', 'HAC'], first: 'LET', influence: { LET: 5 }, hands })
      .quiet()
      .answer('LET', bid(3));
    expect([p.decision === 'X-PAY', p.can('HAC', { verb: 'play', card: 'informant', advantage: 'LET-3' })]).toEqual([can, can]);
  });

  test('REX-RACE-JOL-1: Jol-Nar sees the card on offer in any seat, the first included', () => {
    const p = bidding({ races: ['JOL', 'LET', 'SOL'], influence: { LET: 2 }, deckTop: ['energy_rifle'] });
    expect(p.heard[0]).toContainEqual({ kind: 'sawOffer', card: 'energy_rifle' });
  });

  test('REX-CARD-IN-6: what has been prevented cannot be prevented again', () => {
    const hands = { HAC: ['informant'], SOL: ['informant'] };
    const p = bidding({ first: 'LET', influence: { LET: 5 }, hands })
      .quiet()
      .answer('LET', bid(3));
    const everybodyElse = (): void => {
      while (p.decision === 'D-BID') p.answer(p.asked[0] as Race, PASS);
    };
    everybodyElse();
    const play = { verb: 'play', card: 'informant', advantage: 'LAZ-1' } as const;
    p.answer('HAC', play, { verb: 'done' }).answer('SOL', play, { verb: 'done' });
    expect(p.told('played')).toHaveLength(1);
    expect(p.told('returned')).toHaveLength(1);
  });

  test('REX-ALLY-15, REX-RACE-LAZ-1: Lazax gives its ally influence before the bids', () => {
    const p = bidding({ allies: [['LAZ', 'XXC']], first: 'XXC', influence: { LAZ: 9, XXC: 2 } });
    expect([p.decision, p.asked]).toEqual(['D-GIFT', ['LAZ']]);
    p.answer('LAZ', { verb: 'give', seat: p.seat('XXC'), amount: 4 });
    p.answer('XXC', bid(2)).answer('LAZ', PASS).quiet();
    expect([p.player('XXC').influence, p.player('LAZ').influence]).toEqual([4, 7]);
  });

  test('REX-ALLY-15: once per phase and ally, nothing given does not count', () => {
    const p = bidding({ allies: [['LAZ', 'XXC']], first: 'XXC', influence: { LAZ: 9, XXC: 9 } });
    const sell = (): void => void p.answer('XXC', bid(1)).answer('LAZ', PASS).quiet();
    p.answer('LAZ', PASS);
    sell();
    expect(p.decision).toBe('D-GIFT');
    p.answer('LAZ', { verb: 'give', seat: p.seat('XXC'), amount: 4 });
    p.answer('LAZ', PASS).answer('XXC', bid(1)).quiet();
    expect(p.decision).toBe('D-BID');
    expect(p.told('transferred')).toHaveLength(1);
  });

  test('REX-CARD-IN-10: Informant sends one price to the bank, the next one is Lazax’s again', () => {
    const p = bidding({ first: 'JOL', influence: { JOL: 9 }, hands: { HAC: ['informant'] } })
      .quiet()
      .answer('JOL', bid(5));
    expect([p.decision, p.asked]).toEqual(['X-PAY', ['HAC']]);
    p.answer('HAC', { verb: 'play', card: 'informant', advantage: 'LAZ-1' }, { verb: 'done' });
    expect(p.player('LAZ').influence).toBe(0);
    p.quiet().answer('JOL', bid(1)).quiet();
    expect(p.player('LAZ').influence).toBe(1);
  });

  test('REX-CARD-IN-13, REX-BID-2: a cancelled hand limit makes Letnev discard down to four, then eight count again', () => {
    const hand = ['feint', 'feint', 'feint', 'decoy', 'decoy', 'decoy', 'recruits'];
    const p = bidding({ hands: { LET: hand, HAC: ['informant'] }, influence: { LET: 5 } });
    p.answer('HAC', { verb: 'play', card: 'informant', advantage: 'LET-4' }, { verb: 'done' }).answer('LET', { verb: 'done' });
    expect([p.decision, p.asked]).toEqual(['D-HANDCUT', ['LET']]);
    expect(p.open('LET')).toEqual(['feint', 'decoy'].map((card) => ({ verb: 'discard', card })));
    p.answer('LET', { verb: 'discard', card: 'feint' }, { verb: 'discard', card: 'feint' }, { verb: 'discard', card: 'recruits' });
    expect(p.hand('LET')).toEqual(['feint', 'decoy', 'decoy', 'decoy']);
    expect(p.told('row')).toEqual([{ kind: 'row', cards: 6 }]);
    expect(p.asked).toEqual(['LET']);
  });

  test('REX-CARD-IN-13: cards are cut in ascending order, so that one set has one way', () => {
    const p = bidding({ hands: { LET: ['feint', 'feint', 'feint', 'decoy', 'decoy', 'decoy'], HAC: ['informant'] } });
    p.answer('HAC', { verb: 'play', card: 'informant', advantage: 'LET-4' }, { verb: 'done' }).answer('LET', { verb: 'done' });
    p.answer('LET', { verb: 'discard', card: 'decoy' });
    expect(p.open('LET')).toEqual([{ verb: 'discard', card: 'decoy' }]);
  });

  test('REX-CARD-IN-14: Informant hides one card from Jol-Nar, not the next', () => {
    const p = bidding({ first: 'SOL', influence: { SOL: 9 }, hands: { HAC: ['informant'] } }).until('X-PEEK');
    p.answer('HAC', { verb: 'play', card: 'informant', advantage: 'JOL-1' }, { verb: 'done' }).quiet();
    expect(p.told('sawOffer')).toHaveLength(0);
    p.answer('SOL', bid(1)).quiet();
    expect(p.told('sawOffer')).toHaveLength(1);
  });

  test('REX-CARD-IN-18, REX-RACE-JOL-3: Informant prevents the look at the influence card, not those at the auction', () => {
    const p = bidding({ draws: ['I5'], influence: { SOL: 9 }, hands: { HAC: ['informant'] } });
    p.answer('HAC', { verb: 'play', card: 'informant', advantage: 'JOL-2' }, { verb: 'done' }).quiet();
    expect(p.told('sawInfluence')).toHaveLength(0);
    expect(p.told('sawOffer')).toHaveLength(1);
    const free = bidding({ draws: ['I5'] });
    expect(free.heard[free.seat('JOL')]).toContainEqual({ kind: 'sawInfluence', influence: 'I5' });
    expect(free.view('JOL').own.influenceCard).toBe('I5');
    expect(free.view('SOL').own.influenceCard).toBeNull();
  });

  test('REX-HAND-5: with the last card drawn the discards become the deck at once', () => {
    const p = bidding({ races: ['LET', 'SOL', 'JOL'], first: 'LET', influence: { LET: 5 }, deck: 4, discard: [] });
    const discards = p.view('spectator').strategyDiscard.length;
    p.answer('LET', bid(1)).quiet();
    expect(p.told('reshuffled')).toEqual([{ kind: 'reshuffled', cards: discards }]);
    expect(p.view('spectator').strategyDeck).toBe(discards);
    expect(p.view('spectator').strategyDiscard).toEqual([]);
  });

  test('REX-BID-4: the row is as long as deck and discards allow', () => {
    const p = position({ discarded: ['I1', 'I2', 'I3'], influence: { SOL: 3 } });
    p.s.cards.removed = p.s.cards.deck.splice(2);
    p.begin('bidding');
    expect(p.told('row')).toEqual([{ kind: 'row', cards: 2 }]);
  });

  test('REX-BID-1, REX-BID-3, REX-RACE-JOL-1, REX-RACE-JOL-3: window, look at the influence card, row, look at the card', () => {
    const p = bidding({ hands: { HAC: ['feint'] }, draws: ['I5'], influence: { SOL: 2 } }).quiet();
    const order = p.events
      .map(({ kind }) => kind)
      .filter((kind) => ['window', 'sawInfluence', 'row', 'sawOffer', 'auction'].includes(kind));
    expect(order.slice(0, 5)).toEqual(['window', 'sawInfluence', 'row', 'window', 'sawOffer'].slice(0, 5));
    expect(p.view('spectator').row).toBe(6);
  });

  test('REX-TIME-2, REX-TIME-1, REX-TURN-3: cancelling plays come first, whatever the turn order', () => {
    const p = bidding({ first: 'LET', hands: { LET: ['diplomatic_interference'], HAC: ['informant'] }, draws: ['I5'] });
    p.answer('LET', { verb: 'play', card: 'diplomatic_interference', rival: p.seat('SOL') }, { verb: 'done' });
    p.answer('HAC', { verb: 'play', card: 'informant', advantage: 'JOL-2' }, { verb: 'done' });
    expect(p.told('played').map(({ card }) => card)).toEqual(['informant', 'diplomatic_interference']);
  });

  test('REX-TIME-1, REX-TURN-3, REX-CARD-DA-1: without cancelling plays turn order decides', () => {
    const p = bidding({ first: 'LAZ', hands: { LAZ: ['double_agent'], XXC: ['double_agent'] } });
    p.answer('XXC', { verb: 'play', card: 'double_agent' }, { verb: 'done' }).answer(
      'LAZ',
      { verb: 'play', card: 'double_agent' },
      { verb: 'done' },
    );
    expect(p.told('drewTraitor').map(({ seat }) => seat)).toEqual([p.seat('LAZ'), p.seat('XXC')]);
  });

  test('REX-ALLY-7, REX-ALLY-19: an ally of Jol-Nar sees nothing of the card on offer', () => {
    const p = bidding({ first: 'SOL', allies: [['JOL', 'SOL']], influence: { SOL: 3 }, deckTop: ['feint'] });
    expect(p.view('SOL').own.offer).toBeNull();
    expect(p.view('JOL').own.offer).toBe('feint');
  });

  test('REX-HAND-4, REX-HAND-6: nobody can throw a card away', () => {
    const p = bidding({ hands: { SOL: ['feint', 'informant'] }, influence: { SOL: 9 } });
    expect(p.open('SOL').some(({ verb }) => verb === 'discard')).toBe(false);
    p.quiet();
    expect(p.verbs('SOL')).toEqual(['pass', 'bid']);
  });
});
