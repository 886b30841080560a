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
import { fault, orIssues, throwOnErrors, UserError, type Issue, type Locate } from "../../kernel/issue/index.js";
import { handWords } from "./by-hand/index.js";
import { coachOf, COACHES, DEFAULT_COACH } from "./coach-list.js";
import { coachNamed, diceLogIssues, FlatDiceTable, type Decide } from "../../kernel/machine/index.js";
import type { Both, PostcardTypes, RowEvent, Skill } from "./engine/index.js";
import { PlayTable } from "./own-dice/play-table.js";
import type { DiceFile } from "./own-dice/schema.js";
import { ownWords, type Names } from "./own-dice/words.js";
import { games } from "./record.js";
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

/** The toss stands apart from the plays, and with them only. */
function tossIssues(file: DiceFile, locate: Locate): Issue[] {
  if (file.plays !== undefined) {
    if (file.toss !== undefined) return [];
    return [fault("toss-missing", "the toss is missing; expected toss: 3 5, away first", locate(["plays"]))];
  }
  if (file.dice === undefined) return [];
  const keys = (["draw", "toss", "kicks"] as const).filter((key) => file[key] !== undefined);
  const hint = "in one list, the toss is the first line of dice";
  return keys.map((key) => fault("dice-twice", `"${key}" goes with "plays" only`, { ...locate([key]), hint }));
}

/** The game that a dice file makes. Every fault has its line and says what was expected. */
export const playFromDice = (data: unknown, locate: Locate, options: OwnDiceOptions = {}) =>
  orIssues(() => play(data as DiceFile, locate, options));

function play(file: DiceFile, locate: Locate, options: OwnDiceOptions) {
  const { rules = STANDARD_RULES, cache = NO_CACHE, names = USUAL_NAMES } = options;
  throwOnErrors([...diceLogIssues(file, locate), ...tossIssues(file, locate)]);
  const coach = coachOf(coachNamed(COACHES, file.coach ?? DEFAULT_COACH, locate(["coach"])).id, { rules, cache });
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
  return games.fromDice({ rules, away, home, skill }, coach, file, handWords, (_, answers) =>
    file.plays === undefined
      ? flatTable(file, given, answers, locate)
      : new PlayTable(file, given, rules, answers, locate),
  );
}

function flatTable(file: DiceFile, names: Names, answers: Decide<PostcardTypes>, locate: Locate) {
  const row = (): RowEvent | undefined => table.events.findLast((event): event is RowEvent => event.type === "row");
  const table: FlatDiceTable<PostcardTypes> = new FlatDiceTable<PostcardTypes>(
    file,
    ownWords(names, row),
    answers,
    locate,
  );
  return table;
}
