// Games side by side, one thread each, stepped on a trainer's own tensors. Built by nvcc for the GPU, or as plain C++ (-x c++) for a check without one.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include "observe.h"

#ifdef __CUDACC__
#define CHECKED(call)                                                                            \
  do {                                                                                           \
    cudaError_t error = (call);                                                                  \
    if (error != cudaSuccess) fprintf(stderr, "%s: %s\n", #call, cudaGetErrorString(error)), abort(); \
  } while (0)
#endif

using namespace liberation;

constexpr int ROW = OBSERVED + TRUTHS, MASK = 192, TURN_CAP = 150, MOST_PACKS = 64, GROUPS = 3, FIGURES = 4;

struct Random {
  uint64_t state;
  HD int below(int bound) {
    state = state * 6364136223846793005ull + 1442695040888963407ull;
    uint32_t word = (uint32_t)((state >> 22 ^ state) >> (22 + (state >> 61)));
    return (int)((uint64_t)word * (uint32_t)bound >> 32);
  }
};

// Options and costs a game may have, and how often it has them (cumulated, of 2^24).
struct Pack {
  int32_t until;
  uint8_t discards, openDiscards, costExploit[MISSIONS], costDiscard[MISSIONS];
};

struct Slot {
  Game game;
  Random random;
  int32_t pack;
};
constexpr int WORDS = (sizeof(Slot) + 3) / 4;

// A slot and the words it is stored as.
union Held {
  Slot slot;
  uint32_t words[WORDS];
  HD Held() {}
};

struct Env {
  int games;
  Tables* tables;
  Pack* packs;
  uint32_t* slots;  // word by word, game by game: neighbours in a warp are neighbours in memory
  unsigned long long* figures;  // pack × group: games, won by the Dynasty, turns, cut off
};

struct Bits {
  uint16_t* row;
  HD void set(int i, float value) {
    union { float f; uint32_t u; } b = {value};
    row[i] = (uint16_t)((b.u + 0x7fff + (b.u >> 16 & 1)) >> 16);
  }
};

HD inline void tally(unsigned long long* at, unsigned long long by) {
#ifdef __CUDA_ARCH__
  atomicAdd(at, by);
#else
  *at += by;
#endif
}

HD APART void deal(Rules<Random>& rules, Slot& slot, const Pack* packs) {
  int drawn = slot.random.below(1 << 24), pack = 0;
  while (packs[pack].until <= drawn) pack++;
  slot.pack = pack;
  Game& g = slot.game;
  g.discards = packs[pack].discards, g.openDiscards = packs[pack].openDiscards;
  for (int i = 0; i < MISSIONS; i++) g.costExploit[i] = packs[pack].costExploit[i], g.costDiscard[i] = packs[pack].costDiscard[i];
  rules.start();
}

// Answers for one game, plays on to the next decision with a choice in it, and writes what is asked for there.
HD void step(const Env& env, int i, const int32_t* answers, uint16_t* rows, uint8_t* masks, uint8_t* seats, float* rewards, uint8_t* ended, const uint8_t* group) {
  Held held;
  Slot& slot = held.slot;
  for (int w = 0; w < WORDS; w++) held.words[w] = env.slots[(size_t)w * env.games + i];
  Rules<Random> rules(*env.tables, slot.game, slot.random);
  Game& g = slot.game;
  float reward = 0;
  uint8_t end = 0;
  if (answers) rules.apply(answers[i]);
  else deal(rules, slot, env.packs);
  int16_t list[MOST_LISTED];
  int n = 0;
  for (;;) {
    if (g.at == OVER || g.turn > TURN_CAP) {
      unsigned long long* figures = env.figures + (slot.pack * GROUPS + group[i]) * FIGURES;
      tally(figures, 1);
      if (g.at == OVER && g.winner == 0) tally(figures + 1, 1);
      tally(figures + 2, g.turn);
      if (g.at != OVER) tally(figures + 3, 1);
      reward = g.at != OVER ? 0.0f : g.winner == 0 ? 1.0f : -1.0f;
      end = 1;
      deal(rules, slot, env.packs);
    }
    n = rules.legal(list);
    if (n > 1) break;
    rules.apply(list[0]);
  }
  for (int w = 0; w < WORDS; w++) env.slots[(size_t)w * env.games + i] = held.words[w];
  Bits bits = {rows + (size_t)i * ROW};
  observe(*env.tables, g, g.side, bits);
  reveal(g, OBSERVED, bits);
  for (int k = 0; k < n; k++) masks[(size_t)i * MASK + list[k]] = 1;
  seats[i] = g.side;
  if (rewards) rewards[i] = reward;
  if (ended) ended[i] = end;
}

#ifdef __CUDACC__
__global__ void __launch_bounds__(64) stepAll(Env env, const int32_t* answers, uint16_t* rows, uint8_t* masks, uint8_t* seats, float* rewards, uint8_t* ended,
                                              const uint8_t* group) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < env.games) step(env, i, answers, rows, masks, seats, rewards, ended, group);
}
#endif

template <class T>
static T* reserve(size_t n) {
  T* at;
#ifdef __CUDACC__
  CHECKED(cudaMalloc(&at, n * sizeof(T)));
  CHECKED(cudaMemset(at, 0, n * sizeof(T)));
#else
  at = (T*)calloc(n, sizeof(T));
#endif
  return at;
}
template <class T>
static void bring(T* to, const T* from, size_t n) {
#ifdef __CUDACC__
  CHECKED(cudaMemcpy(to, from, n * sizeof(T), cudaMemcpyHostToDevice));
#else
  memcpy(to, from, n * sizeof(T));
#endif
}

extern "C" {

void env_shape(int32_t* out) {
  int32_t shape[] = {OBSERVED, TRUTHS, MASK, ACTIONS, CITIES, MISSIONS, GROUPS, (int32_t)sizeof(Slot)};
  memcpy(out, shape, sizeof shape);
}
void env_costs(int32_t* out) {
  for (int i = 0; i < MISSIONS; i++) out[i] = TABLES.costExploit[i], out[MISSIONS + i] = TABLES.costDiscard[i];
}

// packs: until, discards, open discards, costs in cities, costs in cards.
void env_packs(Env* env, const int32_t* packs, int count) {
  Pack list[MOST_PACKS];
  if (count > MOST_PACKS) abort();
  for (int k = 0; k < count; k++) {
    const int32_t* at = packs + k * (3 + 2 * MISSIONS);
    list[k].until = at[0], list[k].discards = at[1], list[k].openDiscards = at[2];
    for (int i = 0; i < MISSIONS; i++) list[k].costExploit[i] = at[3 + i], list[k].costDiscard[i] = at[3 + MISSIONS + i];
  }
  bring(env->packs, list, count);
}

Env* env_create(int games, uint64_t seed) {
  Env* env = new Env;
  env->games = games;
  env->tables = reserve<Tables>(1);
  bring(env->tables, &TABLES, 1);
  env->packs = reserve<Pack>(MOST_PACKS);
  env->figures = reserve<unsigned long long>(MOST_PACKS * GROUPS * FIGURES);
  env->slots = reserve<uint32_t>((size_t)WORDS * games);
  uint32_t* words = (uint32_t*)calloc((size_t)WORDS * games, 4);
  for (int i = 0; i < games; i++) {
    Held held;
    memset((void*)&held, 0, sizeof held);
    uint64_t z = seed + 0x9e3779b97f4a7c15ull * (i + 1);
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9ull;
    z = (z ^ z >> 27) * 0x94d049bb133111ebull;
    held.slot.random.state = z ^ z >> 31;
    for (int w = 0; w < WORDS; w++) words[(size_t)w * games + i] = held.words[w];
  }
  bring(env->slots, words, (size_t)WORDS * games);
  free(words);
  return env;
}

// Tensors on the env's device; answers null at the very first step. rows and masks are cleared here.
void env_step(Env* env, const int32_t* answers, uint16_t* rows, uint8_t* masks, uint8_t* seats, float* rewards, uint8_t* ended, const uint8_t* group, void* stream) {
#ifdef __CUDACC__
  cudaStream_t s = (cudaStream_t)stream;
  CHECKED(cudaMemsetAsync(rows, 0, (size_t)env->games * ROW * 2, s));
  CHECKED(cudaMemsetAsync(masks, 0, (size_t)env->games * MASK, s));
  stepAll<<<(env->games + 63) / 64, 64, 0, s>>>(*env, answers, rows, masks, seats, rewards, ended, group);
  CHECKED(cudaGetLastError());
#else
  (void)stream;
  memset(rows, 0, (size_t)env->games * ROW * 2);
  memset(masks, 0, (size_t)env->games * MASK);
  for (int i = 0; i < env->games; i++) step(*env, i, answers, rows, masks, seats, rewards, ended, group);
#endif
}

// Figures since the last call.
void env_figures(Env* env, unsigned long long* out) {
  size_t size = sizeof(unsigned long long) * MOST_PACKS * GROUPS * FIGURES;
#ifdef __CUDACC__
  CHECKED(cudaMemcpy(out, env->figures, size, cudaMemcpyDeviceToHost));
  CHECKED(cudaMemset(env->figures, 0, size));
#else
  memcpy(out, env->figures, size);
  memset(env->figures, 0, size);
#endif
}
}
