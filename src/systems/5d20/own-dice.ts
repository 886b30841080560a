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
import { z } from "zod";
import { seededRoller } from "../../kernel/dice/index.js";
import { fault, hasErrors, suggestHint, UserError, type Issue } from "../../kernel/issue/index.js";
import { FlatTable, playOwnDice } from "../../kernel/machine/index.js";
import type { FileKind, Locate } from "../contract.js";
import { COACHES, DEFAULT_COACH } from "./coach-list.js";
import { answersOf, type Coach } from "./coaches/index.js";
import { d20Machine, makeGame, type D20Types } from "./engine/index.js";
import { coachSeed, recordOf, type GameRecord } from "./game-record.js";
import { PlayTable, Whereabouts } from "./own-dice/play-table.js";
import { DICE_FORMAT, diceLogSchema, type DiceFile } from "./own-dice/schema.js";
import { STANDARD_RULES, type FiveD20Rules, type TeamChart } from "./rules/index.js";
import { pickTeams } from "./team-pick.js";

export interface OwnDiceOptions {
  readonly rules?: FiveD20Rules;
  readonly teams?: readonly TeamChart[];
}

function coachOf(id: string, locate: Locate): Coach {
  const coach = COACHES.find((known) => known.id === id);
  if (coach) return coach;
  const ids = COACHES.map((known) => known.id);
  throw new UserError(
    fault("coach-unknown", `there is no coach "${id}"`, { ...locate(["coach"]), hint: suggestHint(id, ids) }),
  );
}

/** The game that these dice make; every fault has its line. */
export function playFromDice(
  data: unknown,
  locate: Locate,
  options: OwnDiceOptions = {},
): { readonly issues: readonly Issue[]; readonly record?: GameRecord } {
  try {
    return play(data as DiceFile, locate, options);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { issues: error.issues };
  }
}

/** A file holds the dice in one of two ways, never both. */
function checkForm({ plays, dice, choices }: DiceFile, locate: Locate): void {
  if (plays === undefined && dice === undefined) {
    const hint = "write plays:, one entry a play, or dice: with all of them";
    throw new UserError(fault("dice-missing", "there are no dice in this file", { ...locate([]), hint }));
  }
  if (plays === undefined || (dice === undefined && choices === undefined)) return;
  const key = dice === undefined ? "choices" : "dice";
  const hint = "put the dice and choices of a play into its entry";
  throw new UserError(fault("dice-twice", `"${key}" and "plays" do not go together`, { ...locate([key]), hint }));
}

function play(file: DiceFile, locate: Locate, { rules = STANDARD_RULES, teams }: OwnDiceOptions) {
  checkForm(file, locate);
  const coach = coachOf(file.coach ?? DEFAULT_COACH, locate);
  const names = { ...(file.away && { away: file.away }), ...(file.home && { home: file.home }) };
  const game = makeGame({ rules, ...pickTeams(names, teams), playoff: file.playoff ?? false });
  const answers = answersOf({ away: coach, home: coach }, game, seededRoller(coachSeed(file.seed ?? 0)));
  const table = file.plays
    ? new PlayTable(file.plays, new Whereabouts(game), answers, locate)
    : new FlatTable<D20Types>(file, new Whereabouts(game), answers, locate);
  const issues = playOwnDice(d20Machine, game, table, file.unfinished);
  if (hasErrors(issues)) return { issues };
  return { issues, record: recordOf(game, table, { away: coach.id, home: coach.id }) };
}

export const diceKind: FileKind = {
  id: "5d20-dice",
  title: "5D20 Football dice log",
  shape: diceLogSchema,
  matches: (data) =>
    typeof data === "object" && data !== null && (data as { readonly format?: unknown }).format === DICE_FORMAT,
  schema: () => ({ title: "5D20 Football dice log", ...z.toJSONSchema(diceLogSchema, { io: "input" }) }),
  check(data, locate) {
    const { issues, record } = playFromDice(data, locate);
    return { issues, value: record };
  },
};
