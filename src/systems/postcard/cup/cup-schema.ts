/** The form of a cup's file, and cups from parsed data. */
import { z } from "zod";
import { fault, hasErrors, type Issue } from "../../../kernel/issue/index.js";
import { SKILLS } from "../engine/state.js";
import { nowhereKnown, parseRules, placeOf, rulesSchema, type Locate } from "../rules/index.js";
import { checkCup } from "./check-cup.js";
import { CONTEST_FORMATS, CUP_FORMAT, CUP_VERSION, DRAWS, RESULT_MODES, TIE_RULES, type Cup } from "./types.js";

const id = z.string().min(1).max(60);
const words = z.string().min(1).max(80);
const points = z
  .int()
  .min(0)
  .max(999)
  .describe("A total that the scores of the card can make; on the standard card every one but 1");
const seed = z.int().min(0).max(0xffffffff);
const color = z.string().regex(/^#[0-9a-fA-F]{6}$/, "expected a color like #1F2937");
const skill = z.enum(SKILLS).nullable();

const team = z.strictObject({
  id,
  name: words,
  short: words,
  code: z.string(),
  colors: z.tuple([color, color]),
  // An unknown skill is told with a hint, by the same words as in a file of teams.
  skill: words.nullable(),
  coach: words.nullable(),
});

const result = z.strictObject({
  game: id,
  away: id,
  home: id,
  awayPoints: points,
  homePoints: points,
  mode: z.enum(RESULT_MODES),
  seed: seed.optional(),
  coaches: z.tuple([words, words]).optional(),
  skills: z.tuple([skill, skill]).optional(),
});

const order = z.array(id).min(2).max(32);
const season = z.int().min(1);

export const cupSchema = z.strictObject({
  format: z.literal(CUP_FORMAT),
  version: z.literal(CUP_VERSION),
  name: words,
  revision: z.int().min(1),
  rules: rulesSchema.extend({ name: z.string().min(1).max(40) }),
  seed,
  contest: z.strictObject({
    format: z.enum(CONTEST_FORMATS),
    rounds: z.int().min(1).max(2),
    draw: z.enum(DRAWS),
    ties: z.enum(TIE_RULES),
  }),
  points: z.strictObject({
    win: z.int().min(0).max(10),
    tie: z.int().min(0).max(10),
    loss: z.int().min(0).max(10),
  }),
  byHand: z.array(id).optional(),
  teams: z.array(team).min(2).max(32),
  season,
  order,
  results: z.array(result),
  history: z.array(z.strictObject({ season, champion: id, order, results: z.array(result) })),
  seal: z.record(z.string(), z.string()).optional(),
});

/** A cup from parsed data, or everything that is wrong with it. */
export function parseCup(
  data: unknown,
  locate: Locate = nowhereKnown,
  coaches?: readonly string[],
): { readonly issues: readonly Issue[]; readonly cup?: Cup } {
  const parsed = cupSchema.safeParse(data);
  if (!parsed.success) {
    const issues = parsed.error.issues.map(({ message, path }) =>
      fault("cup-form", message, placeOf(locate, path as (string | number)[])),
    );
    return { issues };
  }
  // The data itself, not zod's copy: keys stay in the order of the file, so that going on changes nothing else.
  const cup = data as Cup;
  const rules = parseRules(cup.rules, (path, part) => locate(["rules", ...path], part));
  const issues = [...rules.issues, ...checkCup(cup, locate, coaches)];
  return hasErrors(issues) ? { issues } : { issues, cup };
}
