// What a net is shown: numbers made from what a seat knows alone. observation.ts of the bots makes the same ones.
#pragma once
#include "rules.h"

namespace liberation {

constexpr int PER_CITY = 34, GLOBALS = 93, PAIRS = CITIES * (CITIES - 1) / 2;
constexpr int OBSERVED = 664;
// What only a critic may see: where every card truly is.
constexpr int TRUTHS = 88;
static_assert(PER_CITY * CITIES + GLOBALS + PAIRS <= OBSERVED, "the observation is too long");

HD inline float recency(int turn, int at) { return at ? 1.0f / (2 + turn - at) : 0.0f; }

// Sink: set(i, value), called for values other than 0 alone.
template <class Sink>
HD APART void observe(const Tables& t, const Game& g, int viewer, Sink& sink) {
  const Memory& m = g.memory[viewer];
  const uint32_t ready = g.ready();
  const uint32_t mine = g.hand[viewer], home = viewer == 1 && g.base >= 0 ? 1u << g.base : 0;
  const float* suspect = viewer == 0 ? m.chances.p[IN_BASE] : g.open.chances.p[IN_BASE];
  const float* theirs = m.chances.p[m.theirs()];
  const int card = g.played >= 0 ? g.played : g.source;
  uint32_t looked = 0;
  for (int i = g.deckSize - g.looked; i < g.deckSize - g.placed; i++) looked |= 1u << g.deck[i];

  float most = 0, squares = 0, openMost = 0, openSquares = 0, underFire = 0, near = 0;
  int possible = 0;
  uint32_t nearReady = 0, nearOccupied = 0;
  for (int c = 0; c < CITIES; c++) {
    if (ready >> c & 1) nearReady |= g.adjacent[c];
    if (g.occupied >> c & 1) nearOccupied |= g.adjacent[c];
  }
  for (int c = 0; c < CITIES; c++) {
    const int o = c * PER_CITY;
    const uint32_t bit = 1u << c, at = m.places[c], around = g.adjacent[c];
    if (mine & bit) sink.set(o, 1);
    if (ready & bit) sink.set(o + 1, 1);
    if (g.exploited & bit) sink.set(o + 2, 1);
    if (home & bit) sink.set(o + 3, 1);
    if (looked & bit) sink.set(o + 4, 1);
    for (int k = 0; k < g.placed; k++)
      if (g.deck[g.deckSize - 1 - k] == c) sink.set(o + 5, 1.0f / (1 + k));
    if (card == c) sink.set(o + 6, 1);
    if (g.used & bit) sink.set(o + 7, 1);
    if (g.captured & bit) sink.set(o + 8, 1);
    if (g.exploiting == c) sink.set(o + 9, 1);
    if (at & DECK) sink.set(o + 10, 1);
    if (at & DISCARD) sink.set(o + 11, 1);
    if (at & HAND) sink.set(o + 12, 1);
    if (at & BASE) sink.set(o + 13, 1), possible++;
    if (at == DISCARD) sink.set(o + 14, 1);
    if (at == HAND) sink.set(o + 15, 1);
    if ((at & DECK) == at && at && (at & (at - 1)) == 0) sink.set(o + 16, 1.0f / (1 + lowest(at)));
    if (at) {
      sink.set(o + 17, m.chances.p[IN_DECK][c]);
      sink.set(o + 18, m.chances.p[IN_DISCARD][c]);
      sink.set(o + 19, theirs[c]);
      sink.set(o + 20, m.chances.p[IN_BASE][c]);
    }
    if (g.open.zones[c]) {
      sink.set(o + 21, g.open.chances.p[IN_BASE][c]);
      sink.set(o + 22, g.open.chances.p[IN_LIBERATION][c]);
      sink.set(o + 23, g.open.chances.p[IN_DYNASTY][c]);
    }
    if (m.proved[c]) sink.set(o + 24, recency(g.turn, m.proved[c] + 1));
    if (g.sabotagedAt[c]) sink.set(o + 25, recency(g.turn, g.sabotagedAt[c]));
    if (g.attackedAt[c]) sink.set(o + 26, recency(g.turn, g.attackedAt[c]));
    sink.set(o + 27, count(around & ready) / 3.0f);
    sink.set(o + 28, count(around & g.occupied) / 3.0f);
    sink.set(o + 29, count(around & mine) / 3.0f);
    if (around & home) sink.set(o + 30, 1);
    float reach = 0, held = 0, region = 0;
    for (uint32_t rest = around; rest; rest &= rest - 1) {
      reach += suspect[lowest(rest)];
      held += theirs[lowest(rest)];
    }
    for (int k = 0; k < MAPS; k++)
      if (t.mapCities[k] & bit)
        for (uint32_t rest = t.mapCities[k]; rest; rest &= rest - 1) region += suspect[lowest(rest)];
    sink.set(o + 31, reach);
    sink.set(o + 32, held * 0.5f);
    sink.set(o + 33, region);

    most = suspect[c] > most ? suspect[c] : most;
    squares += suspect[c] * suspect[c];
    float seen = g.open.chances.p[IN_BASE][c];
    openMost = seen > openMost ? seen : openMost;
    openSquares += seen * seen;
    if (nearReady & bit & ~g.occupied) underFire += suspect[c];
    if (nearOccupied & bit & ~g.occupied) near += suspect[c];
  }

  int o = PER_CITY * CITIES;
  sink.set(o, viewer);
  sink.set(o + g.at, 1);
  sink.set(o + 22 + g.act, 1);
  sink.set(o + 26, g.turn / 40.0f);
  sink.set(o + 27, g.deckSize / 14.0f);
  sink.set(o + 28, count(g.discard) / 14.0f);
  sink.set(o + 29, count(g.hand[0]) / 4.0f);
  sink.set(o + 30, count(g.hand[1]) / 4.0f);
  sink.set(o + 31, count(g.occupied) / 8.0f);
  sink.set(o + 32, count(ready) / 8.0f);
  if (g.mission >= 0) sink.set(o + 33 + g.mission, 1);
  if (g.played >= 0) sink.set(o + 43, 1);
  sink.set(o + 44, g.payExploit / 3.0f);
  sink.set(o + 45, g.payDiscard / 3.0f);
  sink.set(o + 46, g.left / 3.0f);
  sink.set(o + 47, g.looked / 3.0f);
  sink.set(o + 48, g.placed / 2.0f);
  sink.set(o + 49 + (g.deckSize < 8 ? g.deckSize : 8), 1);
  sink.set(o + 58 + g.discards, 1);
  sink.set(o + 61, g.openDiscards);
  for (int i = 0; i < MISSIONS; i++) {
    sink.set(o + 62 + i, g.costExploit[i] / 3.0f);
    sink.set(o + 72 + i, g.costDiscard[i] / 2.0f);
  }
  sink.set(o + 82, recency(g.turn, g.movedAt));
  sink.set(o + 83, g.moves / 10.0f);
  sink.set(o + 84, recency(g.turn, g.probedAt));
  sink.set(o + 85, possible / 14.0f);
  sink.set(o + 86, most);
  sink.set(o + 87, squares);
  sink.set(o + 88, openMost);
  sink.set(o + 89, openSquares);
  sink.set(o + 90, underFire);
  sink.set(o + 91, near);
  if (home & nearReady) sink.set(o + 92, 1);

  o += GLOBALS;
  for (int a = 0; a < CITIES; a++)
    for (uint32_t rest = g.adjacent[a] >> (a + 1); rest; rest &= rest - 1) sink.set(o + a * (2 * CITIES - 1 - a) / 2 + lowest(rest), 1);
}

template <class Sink>
HD void reveal(const Game& g, int o, Sink& sink) {
  for (int c = 0; c < CITIES; c++) {
    if (g.discard >> c & 1) sink.set(o + 2 * CITIES + c, 1);
    if (g.hand[0] >> c & 1) sink.set(o + 3 * CITIES + c, 1);
    if (g.hand[1] >> c & 1) sink.set(o + 4 * CITIES + c, 1);
    if (g.base == c) sink.set(o + 5 * CITIES + c, 1);
  }
  for (int i = 0; i < g.deckSize; i++) {
    int c = g.deck[g.deckSize - 1 - i];
    sink.set(o + c, 1.0f / (1 + i));
    sink.set(o + CITIES + c, 1);
  }
}

}  // namespace liberation
