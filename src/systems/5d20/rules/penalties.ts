/** Fouls by play: the row of yellow names the foul. Every `a` on kicks is also `&`. */
import type { Foul, PenaltyChart } from "./game-charts.js";

/** `16 Holding 10 a`: upper end, name, yards, flags. @param kicks adds & to every `a` */
export function fouls(text: string, kicks = false): readonly Foul[] {
  return text.split(" · ").map((one) => {
    const [, upTo, name, yards, letters = ""] = /^(\d+) (.+?) (\d+|PASS|SCK)(?: ([adf]+))?$/.exec(one)!;
    const flags = kicks && letters.includes("a") ? `${letters}&` : letters;
    return { upTo: Number(upTo), name, yards: yards === "PASS" || yards === "SCK" ? yards : Number(yards), flags };
  });
}

export const PENALTIES: PenaltyChart = {
  SNAP: {
    off: fouls("15 False start 5 · 18 Delay of game 5 · 19 Illegal formation 5 · 20 12 men 5"),
    def: fouls("9 Offside 5 · 15 Neutral zone infraction 5 · 18 Encroachment 5 · 20 12 men 5"),
  },
  RUNNING: {
    off: fouls(
      "16 Holding 10 · 17 Illegal block 10 · 18 Clipping 15 · 19 Unnecessary roughness 15 a · 20 Unsportsmanlike 15 a",
    ),
    def: fouls(
      "6 Unnecessary roughness 15 af · 10 Face mask 15 af · 13 Holding 5 f · 16 Illegal hands 5 f · 18 Personal foul 15 af · 19 Horse collar 15 af · 20 Unsportsmanlike 15 af",
    ),
  },
  COMPLETIONS: {
    off: fouls(
      "9 Holding 10 · 14 Pass interference 10 · 15 Illegal hands 10 · 16 Ineligible downfield 5 · 17 Illegal block 10 · 18 Unnecessary roughness 15 a · 19 Unsportsmanlike 15 a · 20 Illegal forward pass 5 d",
    ),
    def: fouls(
      "5 Unnecessary roughness 15 af · 9 Roughing the passer 15 af · 12 Face mask 15 af · 14 Holding 5 f · 15 Illegal hands 5 f · 16 Illegal contact 5 f · 18 Personal foul 15 af · 19 Horse collar 15 af · 20 Unsportsmanlike 15 af",
    ),
  },
  INC: {
    off: fouls(
      "8 Holding 10 · 12 Intentional grounding SCK d · 15 Pass interference 10 · 16 Illegal hands 10 · 17 Ineligible downfield 5 · 19 Personal foul 15 a · 20 Chop block 15",
    ),
    def: fouls(
      "9 Pass interference PASS f · 13 Holding 5 f · 15 Roughing the passer 15 f · 17 Illegal contact 5 f · 18 Unnecessary roughness 15 af · 19 Illegal hands 5 f · 20 Personal foul 15 af",
    ),
  },
  SACK: {
    off: fouls("11 Holding 10 · 15 Unnecessary roughness 15 a · 18 Unsportsmanlike 15 a · 20 Face mask 15"),
    def: fouls(
      "6 Holding 5 f · 9 Face mask 15 af · 12 Unnecessary roughness 15 af · 15 Illegal contact 5 f · 17 Illegal hands 5 f · 19 Roughing the passer 15 f · 20 Unsportsmanlike 15 af",
    ),
  },
  PUNTING: {
    off: fouls(
      "5 False start 5 · 8 Delay of game 5 · 11 Holding 10 · 13 Ineligible downfield 5 · 14 Out of bounds 5 · 15 Illegal formation 5 · 18 Personal foul 15 a · 19 Catch interference 15 a · 20 Unsportsmanlike 15 a",
      true,
    ),
    def: fouls(
      "9 Holding 10 a · 15 Illegal block 10 a · 16 Unnecessary roughness 15 a · 17 Running into kicker 5 · 18 Roughing the kicker 15 f · 19 Offside 5 · 20 12 men 5",
      true,
    ),
  },
  KICKOFF: {
    off: fouls(
      "10 Offside 5 a · 14 Unnecessary roughness 15 a · 16 Face mask 15 a · 17 Illegal formation 5 a · 18 Low block 15 a · 19 Personal foul 15 a · 20 Horse collar 15 a",
      true,
    ),
    def: fouls(
      "13 Holding 10 a · 18 Illegal block 10 a · 19 Unnecessary roughness 15 a · 20 Unsportsmanlike 15 a",
      true,
    ),
  },
  FIELD_GOALS: {
    off: fouls(
      "8 False start 5 · 13 Delay of game 5 · 17 Holding 10 · 18 Unnecessary roughness 15 · 19 Unsportsmanlike 15 · 20 Illegal formation 5",
    ),
    def: fouls(
      "8 Offside 5 · 10 Encroachment 5 · 12 Unnecessary roughness 15 f · 14 Unsportsmanlike 15 f · 15 12 men 5 · 17 Leverage 15 f · 18 Running into kicker 5 · 19 Holding 5 f · 20 Roughing the kicker 15 f",
    ),
  },
};
