// Made by tables.ts from the built-in pack liberation-house-1. Do not edit.
#pragma once
#include <cstdint>

namespace liberation {

constexpr int CITIES = 14, MAPS = 4, MISSIONS = 10;
// First code of each verb; the engine's own codes below ORDER_, then "next card from the top".
enum Code { OCCUPY_ = 0, BASE_ = 14, DRAW_ = 28, SKIP_ = 29, PASS_ = 30, UNEXPLOIT_ = 31, EXPLOIT_ = 45, MISSION_ = 59, PERFORM_ = 73, ATTACK_ = 74, PAY_ = 88, DISCARD_ = 102, EVADE_ = 116, SABOTAGE_ = 117, COUNT_ = 131, TARGET_ = 135, TARGETNONE_ = 149, MAP_ = 150, STOP_ = 154, TAKE_ = 155, TAKENONE_ = 169, ROTATE_ = 170, ORDER_ = 173, ACTIONS = 187 };
enum MissionId { publicSupport, propaganda, armedResistance, superweapon, mobilizeBase, launchFleet, designFlaw, probe, recruitSpyL, recruitSpyD };

struct Tables {
  uint16_t mapCities[MAPS];
  uint16_t inner[MAPS * 2][CITIES];
  uint8_t ports[MAPS * 4][6];
  int8_t missionOf[2][CITIES];
  uint8_t costExploit[MISSIONS], costDiscard[MISSIONS];
  uint16_t notBorrowed;
  uint8_t millNumerator, millDivisor, millUp, mostReturned, mostFlaws, lookedAt;
};

constexpr Tables TABLES = {
  {7, 120, 896, 15360},
  {{6, 5, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}, {6, 5, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}, {0, 0, 0, 48, 104, 88, 48, 0, 0, 0, 0, 0, 0, 0}, {0, 0, 0, 112, 72, 72, 56, 0, 0, 0, 0, 0, 0, 0}, {0, 0, 0, 0, 0, 0, 0, 768, 640, 384, 0, 0, 0, 0}, {0, 0, 0, 0, 0, 0, 0, 768, 640, 384, 0, 0, 0, 0}, {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12288, 12288, 3072, 3072}, {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10240, 5120, 10240, 5120}},
  {{2, 0, 0, 0, 2, 2}, {0, 2, 2, 2, 0, 0}, {1, 1, 1, 0, 2, 2}, {0, 2, 2, 1, 1, 1}, {3, 4, 4, 6, 5, 5}, {6, 5, 5, 3, 4, 4}, {3, 4, 6, 6, 5, 3}, {6, 5, 3, 3, 4, 6}, {9, 7, 7, 7, 8, 9}, {7, 8, 9, 9, 7, 7}, {8, 8, 8, 7, 9, 9}, {7, 9, 9, 8, 8, 8}, {10, 10, 10, 13, 11, 11}, {13, 11, 11, 10, 10, 10}, {12, 13, 13, 11, 12, 12}, {11, 12, 12, 12, 13, 13}},
  {{1, 7, 9, 3, 5, 9, 7, 5, 1, 3, 9, 3, 7, 5}, {0, 6, 8, 2, 4, 8, 6, 4, 0, 2, 8, 2, 6, 4}},
  {0, 2, 0, 3, 0, 2, 0, 1, 0, 0},
  {1, 1, 1, 0, 0, 0, 1, 0, 0, 0},
  2568,
  1, 2, 1, 3, 3, 3,
};

}  // namespace liberation
