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
import { orIssues, throwOnErrors, type Locate } from "../../kernel/issue/index.js";
import { coachNamed, diceLogIssues, FlatDiceTable } from "../../kernel/machine/index.js";
import { diceLogs } from "../../gamekit/match-files.js";
import { handWords } from "./by-hand/index.js";
import { COACHES, DEFAULT_COACH } from "./coach-list.js";
import type { DiceTypes } from "./engine/index.js";
import { games, type GameRecord } from "./game-record.js";
import { PlayTable, Whereabouts } from "./own-dice/play-table.js";
import { DICE_FORMAT, diceLogSchema, type DiceFile } from "./own-dice/schema.js";
import { STANDARD_RULES, type DiceRules, type Team } from "./rules/index.js";
import { pickTeams } from "./team-pick.js";

export interface OwnDiceOptions {
  readonly rules?: DiceRules;
  readonly teams?: readonly Team[];
}

function play(file: DiceFile, locate: Locate, { rules = STANDARD_RULES, teams }: OwnDiceOptions) {
  throwOnErrors(diceLogIssues(file, locate));
  const coach = coachNamed(COACHES, file.coach ?? DEFAULT_COACH, locate(["coach"]));
  const { playoff } = file;
  const sides = pickTeams(file, teams, (side) => locate([side]));
  return games.fromDice({ rules, ...sides, playoff }, coach, file, handWords, (game, answers) => {
    const words = new Whereabouts(game);
    if (file.plays) return new PlayTable(file, words, answers, locate);
    return new FlatDiceTable<DiceTypes>(
      file as ConstructorParameters<typeof FlatDiceTable<DiceTypes>>[0],
      words,
      answers,
      locate,
    );
  });
}

/** The game that these dice make; every fault has its line. */
export const playFromDice = (data: unknown, locate: Locate, options: OwnDiceOptions = {}) =>
  orIssues(() => play(data as DiceFile, locate, options));

export const diceKind = diceLogs<GameRecord>({
  id: "dice-football-dice",
  title: "DICE Football dice log",
  shape: diceLogSchema,
  format: DICE_FORMAT,
  play: playFromDice,
});
