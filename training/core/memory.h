// What a seat remembers: the places every unseen card may be by logic, as the engine's own memory says, and rough chances that fit them.
#pragma once
#include <cstdint>
#include "tables.h"

#ifdef __CUDACC__
#define HD __host__ __device__
#define APART __noinline__
#else
#define HD
#define APART __attribute__((noinline))
#endif

namespace liberation {

constexpr uint32_t DISCARD = 1u << 20, HAND = 1u << 21, BASE = 1u << 22, PLAYED = 1u << 23, DECK = DISCARD - 1;

HD inline int count(uint32_t set) {
#ifdef __CUDA_ARCH__
  return __popc(set);
#else
  return __builtin_popcount(set);
#endif
}
HD inline int lowest(uint32_t set) {
#ifdef __CUDA_ARCH__
  return __ffs(set) - 1;
#else
  return __builtin_ctz(set);
#endif
}
HD inline uint32_t top(int n) { return (1u << n) - 1; }

// Zones of the rough chances.
enum { IN_DECK, IN_DISCARD, IN_LIBERATION, IN_BASE, IN_DYNASTY, ZONES };
constexpr float CRUMB = 1e-3f;

// Rough chances: a card's zones are taken to be independent of every other card's, then fitted to the public sizes.
struct Chances {
  float p[ZONES][CITIES];

  HD void clear() {
    for (int z = 0; z < ZONES; z++)
      for (int c = 0; c < CITIES; c++) p[z][c] = z == IN_DECK ? 1.0f : 0.0f;
  }
  // So many cards go from one zone to another, each as likely as its chance times its weight.
  HD void shift(int from, int to, float cards, const float* weight) {
    float sum = 0;
    for (int c = 0; c < CITIES; c++) sum += p[from][c] * (weight ? weight[c] : 1.0f);
    float share = sum > 1e-6f ? cards / sum : 0.0f;
    for (int c = 0; c < CITIES; c++) {
      float moved = p[from][c] * (weight ? weight[c] : 1.0f) * share;
      moved = moved < p[from][c] ? moved : p[from][c];
      p[from][c] -= moved;
      p[to][c] += moved;
    }
  }
  HD void all(int from, int to) {
    for (int c = 0; c < CITIES; c++) {
      p[to][c] += p[from][c];
      p[from][c] = 0;
    }
  }
  HD void only(int city, int zone) {
    for (int z = 0; z < ZONES; z++) p[z][city] = z == zone ? 1.0f : 0.0f;
  }
  HD void gone(int city) { only(city, ZONES); }
  // The base stays, or changes places with a neighbour in the hand; every way as likely.
  HD void evade(const uint16_t* adjacent) {
    float base[CITIES], hand[CITIES];
    for (int c = 0; c < CITIES; c++) base[c] = 0, hand[c] = p[IN_LIBERATION][c];
    for (int c = 0; c < CITIES; c++) {
      float ways = 1;
      for (uint32_t rest = adjacent[c]; rest; rest &= rest - 1) ways += p[IN_LIBERATION][lowest(rest)];
      float each = p[IN_BASE][c] / ways;
      base[c] += each;
      hand[c] += p[IN_BASE][c] - each;
      for (uint32_t rest = adjacent[c]; rest; rest &= rest - 1) {
        int to = lowest(rest);
        float moved = each * p[IN_LIBERATION][to];
        base[to] += moved;
        hand[to] -= moved;
      }
    }
    for (int c = 0; c < CITIES; c++) p[IN_BASE][c] = base[c], p[IN_LIBERATION][c] = hand[c] > 0 ? hand[c] : 0;
  }
  // Base and hand are mixed, one of them becomes the base.
  HD void relocate(int hand) {
    float share = 1.0f / (hand + 1);
    for (int c = 0; c < CITIES; c++) {
      float held = p[IN_BASE][c] + p[IN_LIBERATION][c];
      p[IN_BASE][c] = held * share;
      p[IN_LIBERATION][c] = held - held * share;
    }
  }
  // A sabotage names a neighbour of the base or of the hand.
  HD void sabotage(int city, const uint16_t* adjacent) {
    uint32_t near = adjacent[city];
    float none = 1, there = 0;
    for (uint32_t rest = near; rest; rest &= rest - 1) {
      int c = lowest(rest);
      none *= 1 - (p[IN_LIBERATION][c] < 1 ? p[IN_LIBERATION][c] : 1.0f);
      there += p[IN_BASE][c];
    }
    float far = 1 - none;
    far = far > 0.05f ? far : 0.05f;
    float all = there + (1 - there) * far;
    all = all > 0.05f ? all : 0.05f;
    for (int c = 0; c < CITIES; c++) {
      bool close = near >> c & 1;
      p[IN_BASE][c] *= (close ? 1.0f : far) / all;
      if (close) {
        float held = p[IN_LIBERATION][c] / all;
        p[IN_LIBERATION][c] = held < 1 ? held : 1.0f;
      }
    }
  }
  // Chances are zero where logic says so, every zone holds as many cards as everybody sees, and every card is somewhere.
  HD APART void fit(const uint8_t* zones, const int* sizes) {
    for (int z = 0; z < ZONES; z++)
      for (int c = 0; c < CITIES; c++) p[z][c] = zones[c] >> z & 1 ? p[z][c] + CRUMB : 0.0f;
    for (int round = 0; round < 2; round++) {
      for (int z = 0; z < ZONES; z++) {
        float sum = 0;
        for (int c = 0; c < CITIES; c++) sum += p[z][c];
        float scale = sum > 0 ? sizes[z] / sum : 0.0f;
        for (int c = 0; c < CITIES; c++) p[z][c] *= scale;
      }
      for (int c = 0; c < CITIES; c++) {
        float sum = 0;
        for (int z = 0; z < ZONES; z++) sum += p[z][c];
        float scale = sum > 1e-6f ? 1.0f / sum : 0.0f;
        for (int z = 0; z < ZONES; z++) p[z][c] *= scale;
      }
    }
  }
};

// What everybody knows who sees neither hand: how each side looks to the other.
struct Public {
  Chances chances;
  uint8_t zones[CITIES];
  int8_t deck, discard, hand[2], based;

  HD void fit() {
    int sizes[ZONES] = {deck, discard, hand[1], based, hand[0]};
    chances.fit(zones, sizes);
  }
  HD void start() {
    chances.clear();
    for (int c = 0; c < CITIES; c++) zones[c] = 1 << IN_DECK;
    deck = CITIES, discard = 0, hand[0] = hand[1] = 0, based = 0;
  }
  HD static int held(int seat) { return seat == 0 ? IN_DYNASTY : IN_LIBERATION; }
  HD void widen(int from, int to) {
    for (int c = 0; c < CITIES; c++)
      if (zones[c] >> from & 1) zones[c] |= 1 << to;
  }
  HD void setAside(int n) {
    if (n > 0) widen(IN_DECK, IN_DISCARD);
    chances.shift(IN_DECK, IN_DISCARD, n, nullptr);
    deck -= n, discard += n;
  }
  HD void drew(int seat) {
    widen(IN_DECK, held(seat));
    chances.shift(IN_DECK, held(seat), 1, nullptr);
    deck--, hand[seat]++;
    fit();
  }
  HD void only(int c, int zone) {
    zones[c] = zone < ZONES ? 1 << zone : 0;
    chances.only(c, zone);
  }
  HD void based1() {
    widen(IN_LIBERATION, IN_BASE);
    chances.shift(IN_LIBERATION, IN_BASE, 1, nullptr);
    hand[1]--, based = 1;
    fit();
  }
  HD void occupied(int c) {
    only(c, ZONES);
    hand[0]--;
    fit();
  }
  HD void act() {
    for (int c = 0; c < CITIES; c++)
      if (zones[c] >> IN_DISCARD & 1) zones[c] = (zones[c] & ~(1 << IN_DISCARD)) | 1 << IN_DECK;
      else zones[c] &= ~(1 << IN_DECK);
    chances.all(IN_DISCARD, IN_DECK);
    deck = discard, discard = 0;
    fit();
  }
  HD void excluded(uint32_t set, int what) {
    for (int c = 0; c < CITIES; c++)
      if (set >> c & 1) zones[c] &= ~what;
    fit();
  }
  HD void shown(int seat, int c) {
    only(c, ZONES);
    hand[seat]--;
    fit();
  }
  HD void discarded(int c) {
    only(c, IN_DISCARD);
    discard++;
    fit();
  }
  HD void hidden(int seat) {
    widen(held(seat), IN_DISCARD);
    chances.shift(held(seat), IN_DISCARD, 1, nullptr);
    hand[seat]--, discard++;
    fit();
  }
  HD void moved(const uint16_t* adjacent) {
    for (int c = 0; c < CITIES; c++)
      if (zones[c] & (1 << IN_LIBERATION | 1 << IN_BASE)) zones[c] |= 1 << IN_LIBERATION | 1 << IN_BASE;
    if (adjacent) chances.evade(adjacent);
    else chances.relocate(hand[1]);
    fit();
  }
  HD void sabotage(int c, const uint16_t* adjacent) {
    chances.sabotage(c, adjacent);
    fit();
  }
  HD void milled(int n) {
    if (n > 0) widen(IN_DECK, IN_DISCARD);
    chances.shift(IN_DECK, IN_DISCARD, n, nullptr);
    deck -= n, discard += n;
    fit();
  }
  HD void returned(int n) {
    if (n > 0) widen(IN_DISCARD, IN_DECK);
    chances.shift(IN_DISCARD, IN_DECK, n, nullptr);
    deck += n, discard -= n;
    fit();
  }
};

struct Memory {
  uint32_t places[CITIES];
  uint16_t proved[CITIES];
  Chances chances;
  uint16_t known, turn;
  int8_t me, deck, discard, hand, based, looking, played;

  HD int theirs() const { return me == 0 ? IN_LIBERATION : IN_DYNASTY; }
  HD void put(int c, uint32_t at) {
    places[c] = at;
    known |= 1 << c;
    chances.only(c, at == 0 || at == PLAYED ? ZONES : at == DISCARD ? IN_DISCARD : at == HAND ? theirs() : IN_DECK);
  }
  HD void gone(int c) { put(c, 0); }
  HD void start(int viewer) {
    for (int c = 0; c < CITIES; c++) places[c] = DECK, proved[c] = 0;
    chances.clear();
    me = viewer, known = 0, turn = 0, deck = CITIES, discard = hand = based = looking = played = 0;
  }
  // How much of each card's chance to be in the deck lies on its top cards.
  HD void onTop(int n, float* weight) const {
    for (int c = 0; c < CITIES; c++) {
      int all = count(places[c] & DECK);
      weight[c] = all ? (float)count(places[c] & top(n)) / all : 0.0f;
    }
  }
  HD APART void offTheTop(int n, uint32_t zone) {
    deck -= n;
    for (int c = 0; c < CITIES; c++) {
      uint32_t at = places[c];
      if (at) places[c] = (at & ~DECK) | (at & DECK) >> n | (at & top(n) ? zone : 0);
    }
  }
  // Sizes are public: a zone whose cards are all known holds no other, and a zone with no more candidates than cards holds them all.
  HD APART void conclude() {
    uint32_t limit = top(deck) | ~DECK;
    for (int c = 0; c < CITIES; c++) places[c] &= limit;
    for (bool changed = true; changed;) {
      changed = false;
      for (int i = 0; i < 4 + deck; i++) {
        uint32_t zone = i < 4 ? DISCARD << i : 1u << (i - 4);
        int size = i == 0 ? discard : i == 1 ? hand : i == 2 ? based : i == 3 ? played : 1;
        int sure = 0, possible = 0;
        for (int c = 0; c < CITIES; c++) {
          sure += places[c] == zone;
          possible += (places[c] & zone) != 0;
        }
        if (possible == sure || (sure != size && possible != size)) continue;
        for (int c = 0; c < CITIES; c++)
          if ((places[c] & zone) && places[c] != zone) {
            changed = true;
            places[c] = sure == size ? places[c] & ~zone : zone;
          }
      }
    }
  }
  HD void settle() {
    conclude();
    uint8_t zones[CITIES];
    for (int c = 0; c < CITIES; c++) {
      uint32_t at = places[c];
      zones[c] = (at & DECK ? 1 << IN_DECK : 0) | (at & DISCARD ? 1 << IN_DISCARD : 0) | (at & HAND ? 1 << theirs() : 0) | (at & BASE ? 1 << IN_BASE : 0);
    }
    int sizes[ZONES] = {deck, discard, 0, based, 0};
    sizes[theirs()] = hand;
    chances.fit(zones, sizes);
  }

  HD void setAside(int n) {
    discard = n, deck -= n;
    if (n > 0)
      for (int c = 0; c < CITIES; c++) places[c] |= DISCARD;
    chances.shift(IN_DECK, IN_DISCARD, n, nullptr);
    conclude();
  }
  HD void dealtOwn(int c) {
    deck--;
    gone(c);
    settle();
  }
  HD void dealtOther() {
    deck--;
    if (hand == 0)
      for (int c = 0; c < CITIES; c++)
        if (places[c]) places[c] |= HAND;
    hand++;
    chances.shift(IN_DECK, theirs(), 1, nullptr);
    settle();
  }
  HD void basedOther() {
    hand--, based = 1;
    for (int c = 0; c < CITIES; c++)
      if (places[c] & HAND) places[c] |= BASE;
    chances.shift(IN_LIBERATION, IN_BASE, 1, nullptr);
    settle();
  }
  HD void drewOwn(int c) {
    offTheTop(1, 0);
    gone(c);
    settle();
  }
  HD void drewOther() {
    float weight[CITIES];
    onTop(1, weight);
    chances.shift(IN_DECK, theirs(), 1, weight);
    offTheTop(1, HAND);
    hand++;
    settle();
  }
  HD void act() {
    deck = discard, discard = 0;
    for (int c = 0; c < CITIES; c++)
      if (places[c]) places[c] = (places[c] & ~(DISCARD | DECK)) | (places[c] & DISCARD ? top(deck) : 0);
    chances.all(IN_DISCARD, IN_DECK);
    settle();
  }
  HD void occupied(int c) {
    if (me != 0) hand--;
    gone(c);
    settle();
  }
  HD void hit(int c) {
    if (me == 0) hand--;
    gone(c);
    settle();
  }
  HD void missed(uint32_t set) {
    if (me != 0 || set == 0) return;
    for (int c = 0; c < CITIES; c++)
      if ((set >> c & 1) && places[c]) {
        proved[c] = turn;
        places[c] &= ~(HAND | BASE);
      }
    settle();
  }
  HD void discarded(int c) {
    discard++;
    put(c, DISCARD);
    settle();
  }
  HD void shownByOther(int c) {
    hand--;
    discarded(c);
  }
  HD void hiddenByOther() {
    discard++;
    hand--;
    for (int c = 0; c < CITIES; c++)
      if (places[c] & HAND) places[c] |= DISCARD;
    chances.shift(theirs(), IN_DISCARD, 1, nullptr);
    settle();
  }
  HD void playedByOther(int c) {
    played = 1, hand--;
    put(c, PLAYED);
    settle();
  }
  HD void spent(int c) {
    played = 0;
    discarded(c);
  }
  HD void sabotaged(int c) {
    if (me != 0) hand--;
    discarded(c);
  }
  HD void notInHand(int c) {
    if (me == 0 || !places[c]) return;
    proved[c] = turn;
    places[c] &= ~HAND;
    settle();
  }
  HD void sabotage(int c, const uint16_t* adjacent) {
    if (me != 0) return;
    chances.sabotage(c, adjacent);
    settle();
  }
  HD void moved(const uint16_t* adjacent) {
    if (me != 0) return;
    for (int c = 0; c < CITIES; c++)
      if (places[c] & (HAND | BASE)) places[c] |= HAND | BASE;
    if (adjacent) chances.evade(adjacent);
    else chances.relocate(hand);
    settle();
  }
  HD void milled(int n) {
    float weight[CITIES];
    onTop(n, weight);
    chances.shift(IN_DECK, IN_DISCARD, n, weight);
    offTheTop(n, DISCARD);
    discard += n;
    settle();
  }
  HD void returned(int n) {
    deck += n;
    for (int c = 0; c < CITIES; c++) {
      uint32_t at = places[c];
      if (!at) continue;
      uint32_t zones = at & ~DECK & (n == discard ? ~DISCARD : ~0u);
      places[c] = zones | (at & DECK) << n | (at & DISCARD ? top(n) : 0);
    }
    chances.shift(IN_DISCARD, IN_DECK, n, nullptr);
    discard -= n;
    settle();
  }
  HD void saw(int c, int place) { put(c, 1u << place); }
  HD void mixTop() {
    uint32_t mixed = top(looking);
    if (!mixed) return;
    for (int c = 0; c < CITIES; c++)
      if (places[c] & mixed) places[c] |= mixed;
    settle();
  }
  HD void tookTheirs() {
    uint32_t seen = top(looking);
    float weight[CITIES];
    onTop(looking, weight);
    chances.shift(IN_DECK, theirs(), 1, weight);
    looking--, deck--, hand++;
    for (int c = 0; c < CITIES; c++) {
      uint32_t at = places[c];
      if (!at) continue;
      places[c] = (at & ~DECK) | (at & DECK & ~seen) >> 1 | (at & seen ? HAND | top(looking) : 0);
    }
    settle();
  }
  HD void tookOwn(int c) {
    uint32_t at = places[c];
    gone(c);
    deck--;
    for (int i = 0; i < CITIES; i++) {
      uint32_t p = places[i];
      if (p) places[i] = (p & ~DECK) | (p & DECK & (at - 1)) | (p & DECK & ~(at - 1)) >> 1;
    }
    settle();
  }
  HD void probed(uint32_t area, bool yes) {
    if (me != 0) return;
    for (int c = 0; c < CITIES; c++)
      if ((area >> c & 1) != (uint32_t)yes) places[c] &= ~BASE;
    settle();
  }
};

}  // namespace liberation
