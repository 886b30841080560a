/**
 * Dice that people rolled at the table, played by the rules into a game record. Play by play:
 *
 * ```yaml
 * format: pressbox/pen-and-paper-dice
 * away: Tycoons
 * home: Cruisers
 * plays:                 # one entry per toss, kick, snap or try
 *   - { coin: heads, first: receive, dice: 1 }
 *   - { kick: standard, return: return, dice: 4 6 12 }
 *   - { offense: hook + action, defense: pass blitz, dice: 14 3 5 }
 * ```
 *
 * or all dice in one list, and the choices, where they matter, in another. A coach answers what the file leaves open.
 */
import { facesSchema } from "../../kernel/machine/index.js";
import { matchTable } from "../../gamekit/match-table.js";
import { coaches } from "./coach-list.js";
import { decisionSpec } from "./decisions.js";
import type { HeadToHeadTypes } from "./engine/index.js";
import { games, type GameParts, type GameRecord } from "./game-record.js";
import { storyLines } from "./narrate-game.js";
import { shortNames } from "./records.js";
import { STANDARD_RULES, type PenAndPaperRules } from "./rules/index.js";
import { pickTeams } from "./team-pick.js";

export const table = matchTable<HeadToHeadTypes, GameParts, GameRecord, PenAndPaperRules>(games, {
  decisionSpec,
  standardRules: STANDARD_RULES,
  coaches,
  sides: pickTeams,
  log: (events, game) => storyLines(events, shortNames(game), game.rules),
  dice: {
    format: "pressbox/pen-and-paper-dice",
    faces: () => facesSchema(1, 20, "faces such as 4 6 12"),
    says: "every die of the play in rolling order",
  },
});

/** Exports of the table. @internal */
export const { playFromDice } = table;
