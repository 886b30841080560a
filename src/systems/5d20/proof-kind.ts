/** The proof of rated charts, as `pressbox rate --out` writes it: a row a team and statistic. */
import { z } from "zod";
import { issuesOf } from "../../kernel/issue/form.js";
import { eachSound, fault, hasErrors, placeOf, type Issue, type Locate } from "../../kernel/issue/index.js";
import type { FileKind } from "../contract.js";
import { STATISTICS, type ProofRow, type StatisticId } from "./rate/proof/proof.js";

const number = z.number();
const rowSchema = z.strictObject({
  team: z.string().min(1).max(80),
  name: z.string().min(1).max(120).optional().describe("full name of the team"),
  season: z.int().min(1869).max(2200).optional(),
  statistic: z.enum(Object.keys(STATISTICS) as [StatisticId, ...StatisticId[]]),
  input: number.describe("as recorded"),
  target: number.describe("divided by its context factor, drawn to the league where that is said"),
  expected: number.describe("exact, from the chart"),
  difference: number.describe("expected less target"),
  tolerance: z.number().positive(),
});
const proofSchema = z.array(rowSchema).min(1).max(2000);

/** Digits that `rate` keeps. */
const ROUNDING = 1e-4;

/** Rows of a team in one place, each statistic once, under one name and season; differences follow from their figures. */
function faultsOf(rows: readonly ProofRow[], locate: Locate): Issue[] {
  const issues: Issue[] = [];
  const report = (i: number, key: keyof ProofRow, message: string): void =>
    void issues.push(fault("proof-mixed", message, placeOf(locate, [i, key])));
  const first = new Map<string, number>();
  const seen = new Set<string>();
  eachSound(rows, (row, i) => {
    const { team, name, season, statistic, expected, target, difference } = row;
    const start = first.get(team);
    if (start === undefined) first.set(team, i);
    else {
      const head = rows[start];
      if (rows[i - 1].team !== team) report(i, "team", `rows of ${team} are in two places`);
      if (head.name !== name) report(i, "name", `found "${name}"; the rows of ${team} begin with "${head.name}"`);
      if (head.season !== season) report(i, "season", `found ${season}; the rows of ${team} begin with ${head.season}`);
    }
    if (rows[0].season !== season && start === undefined)
      report(i, "season", `found ${season}; the proof is of ${rows[0].season}`);
    if (seen.has(`${team} ${statistic}`)) report(i, "statistic", `${team} has "${statistic}" twice`);
    seen.add(`${team} ${statistic}`);
    const made = expected - target;
    if (Math.abs(made - difference) > ROUNDING)
      report(i, "difference", `found ${difference}; expected less target is ${Math.round(made * 1e6) / 1e6}`);
  });
  return issues;
}

export const proofKind: FileKind<readonly ProofRow[]> = {
  id: "5d20-proof",
  title: "5D20 Football proof of rated charts",
  shape: proofSchema,
  matches: (data) =>
    Array.isArray(data) && data.some((row) => typeof row === "object" && row !== null && "statistic" in row),
  schema: () => ({ title: "5D20 Football proof of rated charts", ...z.toJSONSchema(proofSchema, { io: "input" }) }),
  check(data, locate) {
    const parsed = proofSchema.safeParse(data);
    if (!parsed.success) return { issues: issuesOf(parsed.error, locate, "proof-form") };
    const issues = faultsOf(parsed.data, locate);
    return hasErrors(issues) ? { issues } : { issues, value: parsed.data };
  },
  sense: (data, locate) => faultsOf(data as readonly ProofRow[], locate),
  prints: {
    // What is printed is made anew from the statistics: the file only carries it.
    describe: (rows) => {
      const [team, ...others] = [...new Set(rows.map((row) => row.team))];
      const [season, ...seasons] = [...new Set(rows.map((row) => row.season))];
      const words = [
        "pressbox rate 5d20 --stats DIR",
        ...(season !== undefined && seasons.length === 0 ? [`--season ${season}`] : []),
        ...(others.length === 0 ? [`--team ${/\s/.test(team) ? `"${team}"` : team}`] : []),
        "--out charts",
      ];
      return { line: others.length === 0 ? "1 team" : `${others.length + 1} teams`, command: words.join(" ") };
    },
  },
};
