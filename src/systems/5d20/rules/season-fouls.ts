/**
 * Fouls as often as in 2009-19 (`scripts/foul-rates.mjs`), for the rules `season`. Fouls of 15 yards are fewer than in
 * the printed table, holding after the catch or the run is marked off from its end, and fouls on kicks do not need a
 * return. Fouls that the other team usually declines are more frequent here than among the accepted ones.
 */
import type { PenaltyChart } from "./game-charts.js";
import { fouls } from "./penalties.js";

export const SEASON_FOULS: PenaltyChart = {
  SNAP: {
    off: fouls("15 False start 5 · 18 Delay of game 5 · 19 Illegal formation 5 · 20 Illegal shift 5"),
    def: fouls("9 Offside 5 · 15 Neutral zone infraction 5 · 18 Encroachment 5 · 20 12 men 5"),
  },
  RUNNING: {
    off: fouls(
      "13 Holding 10 · 16 Downfield holding 10 a · 17 Illegal block 10 · 18 Face mask 15 · 19 Unnecessary roughness 15 a · 20 Unsportsmanlike 15 a",
    ),
    def: fouls(
      "6 Unnecessary roughness 15 af · 10 Face mask 15 af · 14 Holding 5 af · 17 Illegal hands 5 af · 18 Personal foul 15 af · 19 Horse collar 15 af · 20 Unsportsmanlike 15 af",
    ),
  },
  COMPLETIONS: {
    off: fouls(
      "8 Holding 10 · 9 Downfield holding 10 a · 14 Pass interference 10 · 15 Illegal hands 10 · 16 Ineligible downfield 5 · 17 Illegal block 10 a · 18 Unnecessary roughness 15 a · 19 Unsportsmanlike 15 a · 20 Personal foul 15",
    ),
    def: fouls(
      "3 Unnecessary roughness 15 af · 6 Roughing the passer 15 af · 8 Face mask 15 af · 13 Holding 5 f · 15 Illegal hands 5 f · 17 Illegal contact 5 f · 18 Personal foul 15 af · 19 Horse collar 15 af · 20 Unsportsmanlike 15 af",
    ),
  },
  INC: {
    off: fouls(
      "8 Holding 10 · 12 Intentional grounding SCK d · 14 Pass interference 10 · 15 Illegal hands 10 · 17 Ineligible downfield 5 · 19 Unnecessary roughness 15 a · 20 Face mask 15",
    ),
    def: fouls(
      "9 Pass interference PASS f · 13 Holding 5 f · 15 Roughing the passer 15 f · 17 Illegal contact 5 f · 18 Unnecessary roughness 15 af · 19 Illegal hands 5 f · 20 Personal foul 15 f",
    ),
  },
  SACK: {
    off: fouls("15 Holding 10 · 18 Unnecessary roughness 15 a · 20 Unsportsmanlike 15 a"),
    def: fouls(
      "7 Holding 5 f · 9 Illegal contact 5 f · 11 Illegal hands 5 f · 14 Face mask 15 af · 16 Unnecessary roughness 15 af · 18 Roughing the passer 15 f · 20 Personal foul 15 af",
    ),
  },
  PUNTING: {
    off: fouls(
      "2 False start 5 · 6 Holding 10 a · 8 Ineligible downfield 5 a · 11 Out of bounds 5 a · 13 Illegal formation 5 · 16 Unnecessary roughness 15 a · 17 Face mask 15 a · 18 Unsportsmanlike 15 a · 20 Catch interference 15 a",
    ),
    def: fouls(
      "9 Holding 10 a · 17 Illegal block 10 a · 18 Unnecessary roughness 15 a · 19 Running into kicker 5 · 20 Roughing the kicker 15 f",
    ),
  },
  KICKOFF: {
    off: fouls(
      "10 Offside 5 a · 13 Unnecessary roughness 15 a · 15 Illegal formation 5 a · 17 Face mask 15 a · 18 Low block 15 a · 19 Personal foul 15 a · 20 Illegal touch 5 a",
    ),
    def: fouls("13 Holding 10 a · 18 Illegal block 10 a · 19 Unnecessary roughness 15 a · 20 Unsportsmanlike 15 a"),
  },
  FIELD_GOALS: {
    off: fouls(
      "10 False start 5 · 15 Delay of game 5 · 17 Holding 10 · 18 Unnecessary roughness 15 a · 19 Unsportsmanlike 15 a · 20 Illegal formation 5",
    ),
    def: fouls(
      "8 Offside 5 · 10 Encroachment 5 · 12 Illegal formation 5 · 14 Unnecessary roughness 15 a · 15 Unsportsmanlike 15 a · 16 12 men 5 · 17 Leverage 15 f · 19 Running into kicker 5 · 20 Roughing the kicker 15 f",
    ),
  },
};
