/**
 * A game that people rolled at the table, from a file into a game record. Play by play:
 *
 * ```yaml
 * format: pressbox/postcard-dice
 * away: Ferrymen
 * home: Lamplighters
 * toss: 3 5                  # away, home
 * kicks: away                # the winner of the toss lets them kick off
 * plays:                     # one entry a row of the log: kicks, downs, tries
 *   - { picks: 3 5, return: touchback }
 *   - { picks: 2 5, dice: 4 6 }
 *   - { picks: 1 2, dice: 5 3 2 4, spend: { challenge: 1 0 } }
 * ```
 *
 * or all dice in one list, and the choices, where they matter, in another:
 *
 * ```yaml
 * dice: [3 5, 4 6, 5 3 2 4]
 * ```
 *
 * A coach answers what the file leaves open; bonuses that an entry does not write down are not spent.
 */
import { NO_CACHE, type ByteCache } from "../../kernel/cache/index.js";
import { fault, hasErrors, suggest, throwOnErrors, UserError, type Issue } from "../../kernel/issue/index.js";
import type { Locate } from "../contract.js";
import { coachOf, COACHES, DEFAULT_COACH } from "./coach-list.js";
import { FlatTable, playOwnDice, type Decide } from "../../kernel/machine/index.js";
import { postcardGame, type Both, type PostcardTypes, type RowEvent, type Skill } from "./engine/index.js";
import { PlayTable } from "./own-dice/play-table.js";
import type { DiceFile } from "./own-dice/schema.js";
import { ownWords, type Names } from "./own-dice/words.js";
import { answersOf, recordOf, type GameRecord } from "./record.js";
import { STANDARD_RULES, type PostcardRules } from "./rules/index.js";
import { twiceFault } from "./sides.js";

export { DICE_FORMAT, diceSchema } from "./own-dice/schema.js";

export interface OwnDiceOptions {
  readonly rules?: PostcardRules;
  /** Where the solved coach keeps its tables; absent = nowhere. */
  readonly cache?: ByteCache;
  /** Names where the file gives none. */
  readonly names?: Readonly<Record<"away" | "home", string>>;
  /** Names that a person asked for; the file must not say otherwise. */
  readonly asked?: Readonly<Partial<Record<string, string>>>;
}

const USUAL_NAMES = { away: "Away", home: "Home" } as const;

/** The coach that a file names, checked. */
function namedCoach(id: string, locate: Locate): string {
  const ids = COACHES.map((known) => known.id);
  if (ids.includes(id)) return id;
  const near = suggest(id, ids);
  const hint = near ? `did you mean "${near}"?` : `coaches: ${ids.join(", ")}`;
  throw new UserError(fault("coach-unknown", `there is no coach "${id}"`, { ...locate(["coach"]), hint }));
}

/** A file holds the dice in one of two ways, never both. */
function checkForm(file: DiceFile, locate: Locate): void {
  const issues: Issue[] = [];
  const playKeys = (["draw", "toss", "kicks"] as const).filter((key) => file[key] !== undefined);
  if (file.plays === undefined && file.dice === undefined) {
    const hint = "write plays:, one entry a play, or dice: with all of them";
    issues.push(fault("dice-missing", "there are no dice in this file", { ...locate([]), hint }));
  } else if (file.plays !== undefined) {
    if (file.dice !== undefined || file.choices !== undefined) {
      const key = file.dice === undefined ? "choices" : "dice";
      const hint = "put the dice and choices of a play into its entry";
      issues.push(fault("dice-twice", `"${key}" and "plays" do not go together`, { ...locate([key]), hint }));
    }
    if (file.toss === undefined) {
      issues.push(fault("toss-missing", "the toss is missing; expected toss: 3 5, away first", locate(["plays"])));
    }
  } else {
    for (const key of playKeys) {
      const hint = "in one list, the toss is the first line of dice";
      issues.push(fault("dice-twice", `"${key}" goes with "plays" only`, { ...locate([key]), hint }));
    }
  }
  if (hasErrors(issues)) throw new UserError(issues);
}

/** The game that a dice file makes. Every fault has its line and says what was expected. */
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

function play(file: DiceFile, locate: Locate, options: OwnDiceOptions) {
  const { rules = STANDARD_RULES, cache = NO_CACHE, names = USUAL_NAMES } = options;
  checkForm(file, locate);
  const coach = coachOf(namedCoach(file.coach ?? DEFAULT_COACH, locate), { rules, cache });
  const seed = file.seed ?? 0;
  const away = file.away ?? names.away;
  const home = file.home ?? names.home;
  const against = (["away", "home"] as const).flatMap((side) => {
    const [written, wanted] = [file[side], options.asked?.[side]];
    if (written === undefined || wanted === undefined || written === wanted) return [];
    const message = `the ${side} team is "${written}" in the file, but "${wanted}" was asked for`;
    return [fault("team-other", message, { ...locate([side]), hint: "name it in one place" })];
  });
  throwOnErrors(against);
  const twice = twiceFault(away, home);
  if (twice) throw new UserError({ ...twice, ...locate([file.home === undefined ? "away" : "home"]) });
  const skill: Both<Skill | null> = { away: file.skill?.away ?? null, home: file.skill?.home ?? null };
  const given = { away, home };
  const answers = answersOf({ away: coach, home: coach }, rules, seed);
  const table =
    file.plays === undefined
      ? flatTable(file, given, answers, locate)
      : new PlayTable(file, given, rules, answers, locate);
  const setup = { rules, away, home, skill };
  const issues = playOwnDice(postcardGame, setup, table, file.unfinished);
  if (hasErrors(issues)) return { issues };
  return { issues, record: recordOf(setup, table, { away: coach.id, home: coach.id }) };
}

function flatTable(file: DiceFile, names: Names, answers: Decide<PostcardTypes>, locate: Locate) {
  const row = (): RowEvent | undefined => table.events.findLast((event): event is RowEvent => event.type === "row");
  const table: FlatTable<PostcardTypes> = new FlatTable<PostcardTypes>(file, ownWords(names, row), answers, locate);
  return table;
}
