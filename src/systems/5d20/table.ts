/**
 * Dice that people rolled at the table, played by the rules into a game record. Play by play:
 *
 * ```yaml
 * format: pressbox/5d20-dice
 * away: Pilots
 * home: Timberjacks
 * plays:                 # one entry a toss, kickoff, snap or try
 *   - { coin: heads, dice: 1 }
 *   - { kick: deep, dice: 8 8 12 4 9 }
 *   - { call: chart, dice: [8 19 17 4 6, 3 14 14 6 2] }
 * ```
 *
 * or all dice in one list, and the choices, where they matter, in another. A coach decides what the file leaves open.
 */
import { facesSchema } from "../../kernel/machine/index.js";
import { matchTable } from "../../gamekit/match-table.js";
import { coaches } from "./coach-list.js";
import { decisionSpec } from "./decisions.js";
import { shortNames } from "../../gamekit/team-words.js";
import type { D20Types } from "./engine/index.js";
import { games, type GameParts, type GameRecord } from "./game-record.js";
import { storyLines } from "./narrate-game.js";
import { STANDARD_RULES, type FiveD20Rules } from "./rules/index.js";
import { pickTeams } from "./team-pick.js";

export const table = matchTable<D20Types, GameParts, GameRecord, FiveD20Rules>(games, {
  decisionSpec,
  standardRules: STANDARD_RULES,
  coaches,
  sides: pickTeams,
  log: (events, game) => storyLines(events, shortNames(game)),
  dice: {
    format: "pressbox/5d20-dice",
    faces: () => facesSchema(1, 20, "faces such as 8 19 17 4 6"),
    says: "every die of the play in rolling order: five per roll: red, white, blue, black, yellow",
  },
});

/** What the table makes. @internal */
export const { playFromDice } = table;
