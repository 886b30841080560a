/**
 * Dice that people rolled at the table, played by the rules into a game record. Play by play:
 *
 * ```yaml
 * format: pressbox/dice-football-dice
 * away: Oilers
 * home: Steelers
 * toss: 4                # even: the home team receives
 * plays:                 # one entry a kick, snap or try; four dice stand red white black blue, two red white
 *   - { kick: regular, dice: [5 6, 3 7] }
 *   - { call: card, dice: [1 4 5 6, 3 9 6 7, 7 3 3 0] }
 * ```
 *
 * or all dice in one list, the toss first, and the choices, where they matter, in another. A coach decides what the file leaves open.
 */
import { facesSchema } from "../../kernel/machine/index.js";
import { zod } from "../../kernel/zod/index.js";
import { matchTable } from "../../gamekit/match-table.js";
import { coaches } from "./coach-list.js";
import { decisionSpec } from "./decisions.js";
import { shortNames } from "../../gamekit/team-words.js";
import type { DiceTypes } from "./engine/index.js";
import { games, type GameParts, type GameRecord } from "./game-record.js";
import { storyLines } from "./narrate-game.js";
import { STANDARD_RULES, type DiceRules } from "./rules/index.js";
import { pickTeams } from "./team-pick.js";

export const table = matchTable<DiceTypes, GameParts, GameRecord, DiceRules>(games, {
  decisionSpec,
  standardRules: STANDARD_RULES,
  coaches,
  sides: pickTeams,
  log: (events, game) => storyLines(events, shortNames(game)),
  dice: {
    format: "pressbox/dice-football-dice",
    // Digits as shown on the dice: 0 to 9; 10 is also accepted for the tenth face.
    faces: () => facesSchema(0, 10, "faces such as 1 4 5 6"),
    says: "every die of the play in rolling order: four per roll (red, white, black, blue) or two (red, white)",
    first: () => ({
      toss: zod().int().min(0).max(9).optional().describe("die of the toss, with plays: even wins for the home team"),
    }),
  },
});

/** The table's functions. @internal */
export const { handWords, byHand, playFromDice } = table;
