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
import { orIssues, throwOnErrors, type Locate } from "../../kernel/issue/index.js";
import { coachNamed, diceLogIssues, FlatDiceTable } from "../../kernel/machine/index.js";
import { diceLogs } from "../../gamekit/match-files.js";
import { handWords } from "./by-hand/index.js";
import { COACHES } from "./coach-list.js";
import type { HeadToHeadTypes } from "./engine/index.js";
import { games, type GameRecord } from "./game-record.js";
import { PlayTable, Whereabouts } from "./own-dice/play-table.js";
import { DICE_FORMAT, diceLogSchema, type DiceFile } from "./own-dice/schema.js";
import { STANDARD_RULES, type PenAndPaperRules } from "./rules/index.js";
import { DEFAULT_COACH, pickTeams } from "./team-pick.js";
import type { Team } from "./teams/index.js";

export interface OwnDiceOptions {
  readonly rules?: PenAndPaperRules;
  readonly teams?: readonly Team[];
}

function play(file: DiceFile, locate: Locate, { rules = STANDARD_RULES, teams }: OwnDiceOptions) {
  throwOnErrors(diceLogIssues(file, locate));
  const coach = coachNamed(COACHES, file.coach ?? DEFAULT_COACH, locate(["coach"]));
  const { plays, playoff } = file;
  const sides = pickTeams(rules, file, teams, (side) => locate([side]));
  return games.fromDice({ rules, ...sides, playoff }, coach, file, handWords, (game, answers) => {
    const words = new Whereabouts(game);
    if (plays) return new PlayTable(plays, game, words, answers, locate);
    return new FlatDiceTable<HeadToHeadTypes>(file, words, answers, locate);
  });
}

/** The game that these dice make; every fault has its line. */
export const playFromDice = (data: unknown, locate: Locate, options: OwnDiceOptions = {}) =>
  orIssues(() => play(data as DiceFile, locate, options));

export const diceKind = diceLogs<GameRecord>({
  id: "pen-and-paper-dice",
  title: "Pen & Paper Football dice log",
  shape: diceLogSchema,
  format: DICE_FORMAT,
  play: playFromDice,
});
