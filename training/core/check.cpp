// Plays recorded games of the engine again and compares everything: lists, draws, the table, what the seats remember, what a net is shown, the end.
//   check FILE            compares; exit status 1 at the first difference
//   check FILE --plant N  with a planted fault, which must be found (N = 1 … 8)
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>
#include "observe.h"

using namespace liberation;

static std::vector<int32_t> tape;
static size_t now = 0;
static int game = -1, answers = 0, plant = 0;
static long lists = 0, draws = 0, memories = 0, observations = 0, values = 0;
static double widest = 0;

[[noreturn]] static void differ(const char* what, long engine, long core) {
  printf("game %d, answer %d: %s: the engine has %ld, the core %ld\n", game, answers, what, engine, core);
  exit(1);
}
static void same(const char* what, long engine, long core) {
  if (engine != core) differ(what, engine, core);
}

struct Script {
  int below(int bound) {
    if (tape[now] != 2) differ("a draw", tape[now], 2);
    same("bound of a draw", tape[now + 1], bound);
    int value = tape[now + 2];
    now += 3;
    draws++;
    return value;
  }
};

struct Dense {
  float value[OBSERVED];
  Dense() { memset(value, 0, sizeof value); }
  void set(int i, float v) { value[i] = v; }
};

static void spoil(Game& g, Tables& t, Rules<Script>& r) {
  switch (plant) {
    case 1: if (g.at == PAY_EXPLOIT && g.turn > 4) g.payExploit = 1; break;
    case 2: t.notBorrowed = 0; break;
    case 3: if (g.turn > 6 && g.deckSize > 2) { uint8_t c = g.deck[0]; g.deck[0] = g.deck[1]; g.deck[1] = c; } break;
    case 4: if (g.memory[0].known && g.turn > 3) g.memory[0].known = 0; break;
    case 5: if (g.turn > 2) g.memory[1].proved[3] = 0; break;
    case 6: if (g.turn > 5) g.sabotagedAt[2] = g.turn; break;
    case 7: g.memory[0].chances.p[IN_BASE][4] *= 1.001f; break;
    case 8: t.millUp = 0; break;
  }
  (void)r;
}

int main(int argc, char** argv) {
  FILE* in = argc > 1 ? fopen(argv[1], "rb") : nullptr;
  if (!in) {
    fprintf(stderr, "check FILE [--plant N]: FILE is what record.ts wrote\n");
    return 2;
  }
  if (argc > 3 && !strcmp(argv[2], "--plant")) plant = atoi(argv[3]);
  fseek(in, 0, SEEK_END);
  tape.resize(ftell(in) / 4);
  rewind(in);
  if (fread(tape.data(), 4, tape.size(), in) != tape.size()) return 2;
  fclose(in);
  tape.push_back(0);

  Game g;
  Script script;
  Tables tables = TABLES;
  Rules<Script> rules(tables, g, script);
  long total = 0;
  while (now + 1 < tape.size()) {
    const int32_t* at = &tape[now];
    switch (at[0]) {
      case 1:
        game++, answers = 0;
        g.discards = at[1], g.openDiscards = at[2];
        for (int i = 0; i < MISSIONS; i++) g.costExploit[i] = at[3 + i], g.costDiscard[i] = at[3 + MISSIONS + i];
        now += 3 + 2 * MISSIONS;
        rules.start();
        break;
      case 3: {
        if (plant) spoil(g, tables, rules);
        const char* names[] = {"decision", "side", "act", "turn", "base", "Dynasty's hand", "Liberation's hand", "occupied", "exploited", "discard pile", "deck"};
        long core[] = {g.at, g.side, g.act, g.turn, g.base, g.hand[0], g.hand[1], g.occupied, g.exploited, g.discard, g.deckSize};
        for (int i = 0; i < 11; i++) same(names[i], at[1 + i], core[i]);
        for (int i = 0; i < g.deckSize; i++) same("card of the deck", at[12 + i], g.deck[i]);
        now += 12 + g.deckSize;
        break;
      }
      case 4: {
        int seat = at[1], pick = at[2], n = at[3];
        const int32_t* listed = at + 4;
        now += 4 + n;
        same("seat", seat, g.side);
        lists += n;
        int16_t list[MOST_LISTED];
        if (g.at != SPY_ORDER) {
          same("length of the list", n, rules.legal(list));
          for (int i = 0; i < n; i++) same("listed choice", listed[i], list[i]);
          rules.apply(list[pick]);
        } else {
          // The engine lists whole orders, first card slowest; the core asks card by card.
          int places = g.looked, chosen[3], k = 0;
          int first = places == 2 ? ORDER_ : ORDER_ + CITIES * CITIES;
          uint32_t set = rules.lookedAt();
          for (uint32_t a = set; a; a &= a - 1)
            for (uint32_t b = set & ~(1u << lowest(a)); b; b &= b - 1, k++) {
              long code = lowest(a) * CITIES + lowest(b);
              if (places == 3) code = code * CITIES + lowest(set & ~(1u << lowest(a)) & ~(1u << lowest(b)));
              same("listed order", listed[k], first + code);
            }
          same("orders", n, k);
          long code = listed[pick] - first;
          for (int i = places - 1; i >= 0; i--) chosen[i] = code % CITIES, code /= CITIES;
          for (int i = 0; i + 1 < places; i++) {
            same("cards to order", places - i, rules.legal(list));
            rules.apply(ORDER_ + chosen[i]);
          }
        }
        answers++, total++;
        break;
      }
      case 5: {
        const Memory& m = g.memory[at[1]];
        for (int c = 0; c < CITIES; c++) {
          uint32_t p = m.places[c];
          bool single = p && (p & (p - 1)) == 0, certain = single && !(p & (BASE | PLAYED));
          long told = (p & ~PLAYED) == 0 ? 0 : certain || (m.known >> c & 1) ? p & ~PLAYED : 0;
          same("remembered place", at[2 + c], told);
          long proved = (p & ~PLAYED) != 0 && !(p & (HAND | BASE)) ? m.proved[c] : 0;
          same("turn of a proof", at[2 + CITIES + c], proved);
        }
        memories++;
        now += 2 + 2 * CITIES;
        break;
      }
      case 6: {
        Dense dense;
        observe(tables, g, at[1], dense);
        for (int i = 0; i < OBSERVED; i++) {
          float engine;
          memcpy(&engine, &at[2 + i], 4);
          double off = std::fabs((double)engine - dense.value[i]);
          widest = off > widest ? off : widest;
          if (!(off < 1e-4)) {
            printf("game %d, answer %d: value %d shown to seat %d: TypeScript has %g, the core %g\n", game, answers, i, at[1], engine, dense.value[i]);
            return 1;
          }
        }
        observations++, values += OBSERVED;
        now += 2 + OBSERVED;
        break;
      }
      case 7:
        same("winner", at[1], g.winner);
        same("last turn", at[2], g.turn);
        now += 3;
        break;
      default: differ("record", at[0], -1);
    }
  }
  printf("equal: %d games, %ld answers, %ld listed choices, %ld draws, %ld memories, %ld observations (%ld values, widest difference %.2g)\n", game + 1, total, lists, draws,
         memories, observations, values, widest);
}
