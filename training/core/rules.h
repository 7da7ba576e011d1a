// The standard rules as a state machine of small decisions: a port of the engine's set-up, legal lists, answers and end, for host and device.
// Putting looked-at cards back is split into "next card from the top"; everything else has the engine's own codes.
#pragma once
#include "memory.h"

namespace liberation {

enum At {
  OVER, SETUP_OCCUPY, SETUP_BASE, DYN_STEP1, DYN_STEP2, DYN_EXPLOIT, DYN_HIT, DYN_STEP3, LIB_STEP1, LIB_STEP2, LIB_EVADE, LIB_STEP3,
  PAY_EXPLOIT, PAY_DISCARD, PROPAGANDA_COUNT, RESIST_TARGET, SUPERWEAPON_MAP, MOBILIZE_BASE, FLEET_TARGET, FLAW_NEXT, PROBE_MAP, SPY_TAKE, SPY_ORDER,
  DECISIONS
};
constexpr int MOST_LISTED = 64;

struct Game {
  uint8_t at, side, act;
  int8_t winner;
  uint16_t turn;
  uint8_t layout[4];
  uint16_t adjacent[CITIES];
  uint16_t discard, hand[2], occupied, exploited, used, captured;
  int8_t base, exploiting, source, played, mission;
  uint8_t payExploit, payDiscard, done, left, looked, placed, deckSize;
  uint8_t deck[CITIES];
  // Options and costs of this game.
  uint8_t discards, openDiscards;
  uint8_t costExploit[MISSIONS], costDiscard[MISSIONS];
  // When a city was last named by a sabotage and by an attack, and when the base last could have moved; turn + 1, 0 for never.
  uint16_t sabotagedAt[CITIES], attackedAt[CITIES], movedAt, probedAt;
  uint8_t moves;
  Memory memory[2];
  Public open;

  HD uint32_t ready() const { return occupied & ~exploited; }
};

constexpr int JOINS[6][4] = {{0, 2, 1, 5}, {2, 2, 3, 5}, {0, 4, 2, 0}, {0, 3, 2, 1}, {1, 4, 3, 0}, {1, 3, 3, 1}};

HD inline int at(uint32_t set, int n) {
  for (; n > 0; n--) set &= set - 1;
  return lowest(set);
}

template <class Chance>
struct Rules {
  const Tables& t;
  Game& g;
  Chance& chance;

  HD Rules(const Tables& tables, Game& game, Chance& draws) : t(tables), g(game), chance(draws) {}

  HD void shuffle(uint8_t* items, int n) {
    for (int i = n - 1; i > 0; i--) {
      int j = chance.below(i + 1);
      uint8_t item = items[i];
      items[i] = items[j];
      items[j] = item;
    }
  }

  // Options and costs are set already.
  HD APART void start() {
    for (int i = 0; i < 4; i++) g.layout[i] = i;
    shuffle(g.layout, 4);
    for (int i = 0; i < 4; i++) g.layout[i] = g.layout[i] * 4 + chance.below(4);
    for (int c = 0; c < CITIES; c++) {
      g.adjacent[c] = 0;
      for (int i = 0; i < 4; i++) g.adjacent[c] |= t.inner[g.layout[i] >> 1][c];
      g.sabotagedAt[c] = g.attackedAt[c] = 0;
      g.deck[c] = c;
    }
    const int joins[6][4] = {{0, 2, 1, 5}, {2, 2, 3, 5}, {0, 4, 2, 0}, {0, 3, 2, 1}, {1, 4, 3, 0}, {1, 3, 3, 1}};
    for (int i = 0; i < 6; i++) {
      int a = t.ports[g.layout[joins[i][0]]][joins[i][1]], b = t.ports[g.layout[joins[i][2]]][joins[i][3]];
      g.adjacent[a] |= 1 << b;
      g.adjacent[b] |= 1 << a;
    }
    g.deckSize = CITIES;
    shuffle(g.deck, CITIES);
    g.turn = 0, g.side = 0, g.act = 1, g.winner = -1;
    g.discard = g.hand[0] = g.hand[1] = g.occupied = g.exploited = g.used = g.captured = 0;
    g.base = g.exploiting = g.source = g.played = g.mission = -1;
    g.payExploit = g.payDiscard = g.done = g.left = g.looked = g.placed = 0;
    g.movedAt = g.probedAt = 0, g.moves = 0;
    g.memory[0].start(0);
    g.memory[1].start(1);
    g.open.start();
    for (int i = 0; i < g.discards; i++) g.discard |= 1 << g.deck[--g.deckSize];
    g.memory[0].setAside(g.discards);
    g.memory[1].setAside(g.discards);
    g.open.setAside(g.discards);
    for (int seat = 0; seat < 2; seat++)
      for (int i = 0; i < 3; i++) {
        int card = g.deck[--g.deckSize];
        g.hand[seat] |= 1 << card;
        g.memory[seat].dealtOwn(card);
        g.memory[1 - seat].dealtOther();
        g.open.drew(seat);
      }
    g.at = SETUP_OCCUPY;
  }

  HD bool payable(int mission, int readyCities, int cards) const {
    return g.costDiscard[mission] <= cards && (g.costExploit[mission] == 0 || g.costExploit[mission] <= readyCities);
  }
  HD uint32_t around(uint32_t set) const {
    uint32_t near = 0;
    for (; set; set &= set - 1) near |= g.adjacent[lowest(set)];
    return near;
  }
  HD uint32_t playable(int side) const {
    uint32_t set = 0;
    int others = count(g.hand[side]) - 1, readyCities = side == 0 ? count(g.ready()) : 0;
    for (uint32_t rest = g.hand[side]; rest; rest &= rest - 1) {
      int c = lowest(rest);
      if (payable(t.missionOf[side][c], readyCities, others)) set |= 1 << c;
    }
    return set;
  }
  HD uint32_t usable() const {
    uint32_t set = 0;
    int readyCities = count(g.ready()), cards = count(g.hand[0]);
    for (uint32_t rest = g.ready(); rest; rest &= rest - 1) {
      int c = lowest(rest);
      uint32_t near = g.adjacent[c];
      if ((g.hand[0] & near) || (near & ~g.occupied) || payable(t.missionOf[0][c], readyCities - 1, cards)) set |= 1 << c;
    }
    return set;
  }
  HD uint32_t lenders() const {
    uint32_t set = 0;
    int cards = count(g.hand[g.side]) - g.costDiscard[g.mission];
    int readyCities = (g.side == 0 ? count(g.ready()) : 0) - g.costExploit[g.mission];
    for (uint32_t rest = g.occupied & ~t.notBorrowed; rest; rest &= rest - 1) {
      int c = lowest(rest), m = t.missionOf[g.side][c];
      if (g.costDiscard[m] <= cards && g.costExploit[m] <= readyCities) set |= 1 << c;
    }
    return set;
  }
  HD uint32_t sabotageable() const { return around(g.hand[1] | (g.base < 0 ? 0 : 1 << g.base)) & ~g.occupied; }
  HD uint32_t lookedAt() const {
    uint32_t set = 0;
    for (int i = g.deckSize - g.looked; i < g.deckSize; i++) set |= 1 << g.deck[i];
    return set;
  }
  HD uint32_t unplaced() const {
    uint32_t set = 0;
    for (int i = g.deckSize - g.looked; i < g.deckSize - g.placed; i++) set |= 1 << g.deck[i];
    return set;
  }

  HD static int list(int16_t* out, int n, int first, uint32_t set) {
    for (; set; set &= set - 1) out[n++] = first + lowest(set);
    return n;
  }

  // Every open choice in the engine's order.
  HD APART int legal(int16_t* out) const {
    constexpr uint32_t ALL = (1u << CITIES) - 1;
    int n = 0;
    switch (g.at) {
      case SETUP_OCCUPY: return list(out, n, OCCUPY_, g.hand[0]);
      case SETUP_BASE: return list(out, n, BASE_, g.hand[1]);
      case DYN_STEP1:
        out[n++] = DRAW_;
        n = list(out, n, UNEXPLOIT_, g.exploited);
        out[n++] = SKIP_;
        return n;
      case DYN_STEP2:
        n = list(out, n, MISSION_, playable(0));
        n = list(out, n, EXPLOIT_, usable());
        n = list(out, n, UNEXPLOIT_, g.exploited);
        out[n++] = PASS_;
        return n;
      case DYN_EXPLOIT: {
        uint32_t near = g.adjacent[g.exploiting];
        n = list(out, n, OCCUPY_, g.hand[0] & near);
        n = list(out, n, ATTACK_, near & ~g.occupied);
        if (payable(t.missionOf[0][g.exploiting], count(g.ready()), count(g.hand[0]))) out[n++] = PERFORM_;
        return n;
      }
      case DYN_HIT:
        out[n++] = OCCUPY_ + lowest(g.captured);
        out[n++] = DISCARD_ + lowest(g.captured);
        return n;
      case LIB_STEP1:
        out[n++] = DRAW_;
        out[n++] = SKIP_;
        return n;
      case LIB_STEP2:
        out[n++] = EVADE_;
        n = list(out, n, SABOTAGE_, sabotageable());
        n = list(out, n, MISSION_, playable(1));
        out[n++] = PASS_;
        return n;
      case LIB_EVADE: return list(out, n, BASE_, 1u << g.base | (g.hand[1] & g.adjacent[g.base]));
      case DYN_STEP3:
      case LIB_STEP3: return list(out, n, DISCARD_, g.hand[g.side]);
      case PAY_EXPLOIT: return list(out, n, PAY_, g.ready());
      case PAY_DISCARD: return list(out, n, PAY_, g.hand[g.side]);
      case PROPAGANDA_COUNT: {
        int most = count(g.discard) < t.mostReturned ? count(g.discard) : t.mostReturned;
        for (; n <= most; n++) out[n] = COUNT_ + n;
        return n;
      }
      case RESIST_TARGET: {
        uint32_t set = lenders();
        if (!set) out[n++] = TARGETNONE_;
        return list(out, n, TARGET_, set);
      }
      case SUPERWEAPON_MAP:
      case PROBE_MAP:
        for (; n < 4; n++) out[n] = MAP_ + (g.layout[n] >> 2);
        return n;
      case MOBILIZE_BASE: return list(out, n, BASE_, g.hand[1] | 1u << g.base);
      case FLEET_TARGET:
        n = list(out, n, ATTACK_, ALL & ~g.occupied);
        if (n == 0) out[n++] = SKIP_;
        return n;
      case FLAW_NEXT:
        n = list(out, n, EXPLOIT_, g.ready() & ~g.used);
        n = list(out, n, SABOTAGE_, ALL & ~g.occupied & ~g.used);
        out[n++] = STOP_;
        return n;
      case SPY_TAKE:
        n = list(out, n, TAKE_, lookedAt());
        out[n++] = TAKENONE_;
        return n;
      case SPY_ORDER: return list(out, n, ORDER_, unplaced());
    }
    return n;
  }

  HD void over(int winner) { g.at = OVER, g.winner = winner; }
  HD void turnOf(int side) {
    g.side = side;
    g.turn++;
    g.memory[0].turn = g.memory[1].turn = g.turn;
    g.at = side == 0 ? DYN_STEP1 : LIB_STEP1;
  }
  HD void stepThree() {
    if (count(g.hand[g.side]) > 3) g.at = g.side == 0 ? DYN_STEP3 : LIB_STEP3;
    else turnOf(1 - g.side);
  }
  HD void endAction() {
    g.source = g.mission = -1;
    g.done = g.left = 0, g.used = 0;
    stepThree();
  }
  HD APART void draw(int side) {
    if (g.deckSize == 0) {
      if (g.act == 3) {
        over(1);
        return;
      }
      g.act++;
      for (uint32_t rest = g.discard; rest; rest &= rest - 1) g.deck[g.deckSize++] = lowest(rest);
      g.discard = 0;
      shuffle(g.deck, g.deckSize);
      g.memory[0].act();
      g.memory[1].act();
      g.open.act();
      if (g.deckSize == 0) return;
    }
    int card = g.deck[--g.deckSize];
    g.hand[side] |= 1 << card;
    g.memory[side].drewOwn(card);
    g.memory[1 - side].drewOther();
    g.open.drew(side);
  }
  HD APART void discardFromHand(int side, int card) {
    g.hand[side] &= ~(1 << card);
    g.discard |= 1 << card;
    g.memory[side].discarded(card);
    if (g.openDiscards) {
      g.memory[1 - side].shownByOther(card);
      g.open.hand[side]--;
      g.open.discarded(card);
    } else {
      g.memory[1 - side].hiddenByOther();
      g.open.hidden(side);
    }
  }
  HD APART void occupy(int city) {
    g.hand[0] &= ~(1 << city);
    g.occupied |= 1 << city;
    g.memory[0].occupied(city);
    g.memory[1].occupied(city);
    g.open.occupied(city);
  }
  HD APART void moveBase(int to, bool near) {
    g.hand[1] = (g.hand[1] | 1 << g.base) & ~(1 << to);
    g.base = to;
    g.movedAt = g.turn + 1;
    if (g.moves < 255) g.moves++;
    g.memory[0].moved(near ? g.adjacent : nullptr);
    g.open.moved(near ? g.adjacent : nullptr);
  }
  HD APART void sabotage(int city, bool near) {
    g.sabotagedAt[city] = g.turn + 1;
    if (near) {
      g.memory[0].sabotage(city, g.adjacent);
      g.open.sabotage(city, g.adjacent);
    }
    if (g.hand[0] >> city & 1) {
      g.hand[0] &= ~(1 << city);
      g.discard |= 1 << city;
      g.memory[0].sabotaged(city);
      g.memory[1].sabotaged(city);
      g.open.hand[0]--;
      g.open.discarded(city);
    } else {
      g.memory[1].notInHand(city);
      g.open.excluded(1u << city, 1 << IN_DYNASTY);
    }
  }
  HD APART void strike(uint32_t targets) {
    for (uint32_t rest = targets; rest; rest &= rest - 1) g.attackedAt[lowest(rest)] = g.turn + 1;
    if (targets >> g.base & 1) {
      over(0);
      return;
    }
    uint32_t hits = targets & g.hand[1];
    g.hand[1] &= ~hits;
    for (uint32_t rest = hits; rest; rest &= rest - 1) {
      int c = lowest(rest);
      g.memory[0].hit(c);
      g.memory[1].hit(c);
      g.open.shown(1, c);
    }
    g.memory[0].missed(targets & ~hits);
    if (targets & ~hits) g.open.excluded(targets & ~hits, 1 << IN_LIBERATION | 1 << IN_BASE);
    if (hits) {
      g.captured = hits;
      g.at = DYN_HIT;
    } else resume();
  }
  HD void resume() {
    if (g.mission >= 0) finish();
    else endAction();
  }
  // The mission's one operation is done: the card played goes to the discard pile and the action is over.
  HD APART void finish() {
    if (g.played >= 0) {
      int card = g.played;
      g.discard |= 1 << card;
      g.played = -1;
      g.memory[0].spent(card);
      g.memory[1].spent(card);
      g.open.discarded(card);
    }
    endAction();
  }
  HD void begin(int mission) {
    g.mission = mission;
    g.done = 0;
    g.payExploit = g.costExploit[mission];
    g.payDiscard = g.costDiscard[mission];
    if (mission == armedResistance) g.at = RESIST_TARGET;
    else pay();
  }
  HD void pay() {
    if (g.payExploit > 0) g.at = PAY_EXPLOIT;
    else if (g.payDiscard > 0) g.at = PAY_DISCARD;
    else perform();
  }
  HD APART void perform() {
    if (g.done) return finish();
    switch (g.mission) {
      case publicSupport: {
        int n = g.deckSize * t.millNumerator;
        n = t.millUp ? (n + t.millDivisor - 1) / t.millDivisor : n / t.millDivisor;
        for (int i = 0; i < n; i++) g.discard |= 1 << g.deck[--g.deckSize];
        g.memory[0].milled(n);
        g.memory[1].milled(n);
        g.open.milled(n);
        return finish();
      }
      case propaganda: g.at = PROPAGANDA_COUNT; return;
      case superweapon: g.at = SUPERWEAPON_MAP; return;
      case mobilizeBase: g.at = MOBILIZE_BASE; return;
      case launchFleet: g.at = FLEET_TARGET; return;
      case designFlaw:
        g.left = t.mostFlaws;
        g.used = 0;
        g.at = FLAW_NEXT;
        return;
      case probe: g.at = PROBE_MAP; return;
      case recruitSpyL:
      case recruitSpyD: {
        int n = g.deckSize < t.lookedAt ? g.deckSize : t.lookedAt;
        if (n == 0) return finish();
        g.looked = n;
        g.memory[1 - g.side].looking = n;
        for (int i = 0; i < n; i++) g.memory[g.side].saw(g.deck[g.deckSize - 1 - i], i);
        g.memory[g.side].settle();
        g.at = SPY_TAKE;
        return;
      }
    }
  }
  HD void play(int card) {
    int side = g.side;
    g.hand[side] &= ~(1 << card);
    g.played = card;
    g.memory[1 - side].playedByOther(card);
    g.open.shown(side, card);
    begin(t.missionOf[side][card]);
  }
  HD APART void returnDiscards(int n) {
    int bottom = g.deckSize;
    g.deckSize += n;
    for (int i = 0; i < n; i++) {
      int card = liberation::at(g.discard, chance.below(count(g.discard)));
      g.discard &= ~(1 << card);
      g.deck[bottom + n - 1 - i] = card;
    }
    g.memory[0].returned(n);
    g.memory[1].returned(n);
    g.open.returned(n);
  }
  HD APART void take(int card) {
    int side = g.side;
    if (card >= 0) {
      int i = g.deckSize - 1;
      while (g.deck[i] != card) i--;
      for (g.deckSize--; i < g.deckSize; i++) g.deck[i] = g.deck[i + 1];
      g.hand[side] |= 1 << card;
      g.looked--;
      g.memory[side].tookOwn(card);
      g.memory[1 - side].tookTheirs();
      g.open.drew(side);
    } else g.memory[1 - side].mixTop();
    if (g.looked > 1) {
      g.placed = 0;
      g.at = SPY_ORDER;
    } else {
      g.looked = 0;
      finish();
    }
  }
  HD APART void place(int card) {
    int to = g.deckSize - 1 - g.placed, i = to;
    while (g.deck[i] != card) i--;
    g.deck[i] = g.deck[to];
    g.deck[to] = card;
    if (++g.placed < g.looked - 1) return;
    for (int k = 0; k < g.looked; k++) g.memory[g.side].put(g.deck[g.deckSize - 1 - k], 1u << k);
    g.memory[g.side].settle();
    g.memory[1 - g.side].mixTop();
    g.looked = g.placed = 0;
    finish();
  }

  HD APART void apply(int choice) {
    int side = g.side;
    switch (g.at) {
      case SETUP_OCCUPY:
        occupy(choice - OCCUPY_);
        g.side = 1;
        g.at = SETUP_BASE;
        return;
      case SETUP_BASE:
        g.base = choice - BASE_;
        g.hand[1] &= ~(1 << g.base);
        g.memory[0].basedOther();
        g.open.based1();
        turnOf(0);
        return;
      case DYN_STEP1:
      case LIB_STEP1:
        if (choice == DRAW_) draw(side);
        else if (choice != SKIP_) g.exploited &= ~(1 << (choice - UNEXPLOIT_));
        if (g.winner < 0) g.at = side == 0 ? DYN_STEP2 : LIB_STEP2;
        return;
      case DYN_STEP2:
        if (choice == PASS_) endAction();
        else if (choice >= MISSION_) play(choice - MISSION_);
        else if (choice >= EXPLOIT_) {
          g.exploiting = choice - EXPLOIT_;
          g.exploited |= 1 << g.exploiting;
          g.at = DYN_EXPLOIT;
        } else {
          g.exploited &= ~(1 << (choice - UNEXPLOIT_));
          endAction();
        }
        return;
      case DYN_EXPLOIT: {
        int source = g.exploiting;
        g.exploiting = -1;
        if (choice == PERFORM_) {
          g.source = source;
          begin(t.missionOf[0][source]);
        } else if (choice >= ATTACK_) strike(1u << (choice - ATTACK_));
        else {
          occupy(choice - OCCUPY_);
          resume();
        }
        return;
      }
      case DYN_HIT: {
        int city = lowest(g.captured);
        g.captured &= ~(1 << city);
        if (choice < DISCARD_) g.occupied |= 1 << city;
        else {
          g.discard |= 1 << city;
          g.memory[0].discarded(city);
          g.memory[1].discarded(city);
          g.open.discarded(city);
        }
        if (!g.captured) resume();
        return;
      }
      case LIB_STEP2:
        if (choice == EVADE_) g.at = LIB_EVADE;
        else if (choice == PASS_) endAction();
        else if (choice >= SABOTAGE_) {
          sabotage(choice - SABOTAGE_, true);
          endAction();
        } else play(choice - MISSION_);
        return;
      case LIB_EVADE:
        moveBase(choice - BASE_, true);
        resume();
        return;
      case MOBILIZE_BASE:
        moveBase(choice - BASE_, false);
        finish();
        return;
      case DYN_STEP3:
      case LIB_STEP3:
        discardFromHand(side, choice - DISCARD_);
        stepThree();
        return;
      case PAY_EXPLOIT:
        g.exploited |= 1 << (choice - PAY_);
        g.payExploit--;
        pay();
        return;
      case PAY_DISCARD:
        discardFromHand(side, choice - PAY_);
        g.payDiscard--;
        pay();
        return;
      case PROPAGANDA_COUNT:
        returnDiscards(choice - COUNT_);
        finish();
        return;
      case RESIST_TARGET:
        if (choice == TARGETNONE_) g.done = 1;
        else {
          g.mission = t.missionOf[side][choice - TARGET_];
          g.payExploit += g.costExploit[g.mission];
          g.payDiscard += g.costDiscard[g.mission];
        }
        pay();
        return;
      case FLEET_TARGET:
        if (choice == SKIP_) finish();
        else strike(1u << (choice - ATTACK_));
        return;
      case SUPERWEAPON_MAP: strike(t.mapCities[choice - MAP_] & ~g.occupied); return;
      case PROBE_MAP: {
        uint32_t area = t.mapCities[choice - MAP_];
        bool yes = area >> g.base & 1;
        g.probedAt = g.turn + 1;
        g.memory[0].probed(area, yes);
        g.open.excluded(yes ? ~area : area, 1 << IN_BASE);
        finish();
        return;
      }
      case FLAW_NEXT: {
        if (choice == STOP_) return finish();
        bool sabotages = choice >= SABOTAGE_;
        int city = choice - (sabotages ? SABOTAGE_ : EXPLOIT_);
        g.used |= 1 << city;
        g.left--;
        if (sabotages) sabotage(city, false);
        else g.exploited |= 1 << city;
        if (g.left == 0) finish();
        return;
      }
      case SPY_TAKE: take(choice == TAKENONE_ ? -1 : choice - TAKE_); return;
      case SPY_ORDER: place(choice - ORDER_); return;
    }
  }
};

}  // namespace liberation
