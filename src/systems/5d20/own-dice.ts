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
import { orIssues, throwOnErrors, type Locate } from "../../kernel/issue/index.js";
import { coachNamed, diceLogIssues, FlatDiceTable } from "../../kernel/machine/index.js";
import { diceLogs } from "../../gamekit/match-files.js";
import { handWords } from "./by-hand/index.js";
import { COACHES, DEFAULT_COACH } from "./coach-list.js";
import type { D20Types } from "./engine/index.js";
import { games, type GameRecord } from "./game-record.js";
import { PlayTable, Whereabouts } from "./own-dice/play-table.js";
import { DICE_FORMAT, diceLogSchema, type DiceFile } from "./own-dice/schema.js";
import { STANDARD_RULES, type FiveD20Rules, type TeamChart } from "./rules/index.js";
import { pickTeams } from "./team-pick.js";

export interface OwnDiceOptions {
  readonly rules?: FiveD20Rules;
  readonly teams?: readonly TeamChart[];
}

function play(file: DiceFile, locate: Locate, { rules = STANDARD_RULES, teams }: OwnDiceOptions) {
  throwOnErrors(diceLogIssues(file, locate));
  const coach = coachNamed(COACHES, file.coach ?? DEFAULT_COACH, locate(["coach"]));
  const { plays, playoff } = file;
  const sides = pickTeams(file, teams, (side) => locate([side]));
  return games.fromDice({ rules, ...sides, playoff }, coach, file, handWords, (game, answers) => {
    const words = new Whereabouts(game);
    if (plays) return new PlayTable(plays, words, answers, locate);
    return new FlatDiceTable<D20Types>(file, words, answers, locate);
  });
}

/** The game that these dice make; every fault has its line. */
export const playFromDice = (data: unknown, locate: Locate, options: OwnDiceOptions = {}) =>
  orIssues(() => play(data as DiceFile, locate, options));

export const diceKind = diceLogs<GameRecord>({
  id: "5d20-dice",
  title: "5D20 Football dice log",
  shape: diceLogSchema,
  format: DICE_FORMAT,
  play: playFromDice,
});
