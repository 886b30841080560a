/** The proof of rated charts, as `pressbox rate --out` writes it: one row per team and statistic. */
import { z } from "zod";
import { issuesOf } from "../../kernel/issue/form.js";
import { eachValid, fault, placeOf, type Issue, type Locate } from "../../kernel/issue/index.js";
import type { FileKind } from "../../contract/files.js";
import { proofFaults, proofRowShape, provedRows } from "../../gamekit/proof-form.js";
import { limitOf } from "./rate/limits.js";
import { STATISTICS, type ProofRow } from "./rate/proof/proof.js";

const row = proofRowShape(STATISTICS);
const rowSchema = z.strictObject({
  team: row.team,
  name: z.string().min(1).max(120).optional().describe("full name of the team"),
  season: z.int().min(1869).max(2200).optional(),
  statistic: row.statistic,
  input: row.input,
  target: row.target,
  expected: row.expected,
  difference: row.difference,
  tolerance: row.tolerance,
});
const proofSchema = z.array(rowSchema).min(1).max(2000);

/** Also checks that each team has only one name and season. */
function faultsOf(rows: readonly ProofRow[], locate: Locate): Issue[] {
  const issues = proofFaults(rows, locate, { statistics: STATISTICS, limitOf });
  const report = (i: number, key: keyof ProofRow, message: string): void =>
    void issues.push(fault("proof-mixed", message, placeOf(locate, [i, key])));
  const first = new Map<string, number>();
  eachValid(rows, ({ team, name, season }, i) => {
    const start = first.get(team);
    if (start === undefined) first.set(team, i);
    else {
      const head = rows[start];
      if (head.name !== name) report(i, "name", `found "${name}"; the rows of ${team} begin with "${head.name}"`);
      if (head.season !== season) report(i, "season", `found ${season}; the rows of ${team} begin with ${head.season}`);
    }
    if (rows[0].season !== season && start === undefined)
      report(i, "season", `found ${season}; the proof is for ${rows[0].season}`);
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
    return provedRows(faultsOf(parsed.data, locate), parsed.data);
  },
  sense: (data, locate) => faultsOf(data as readonly ProofRow[], locate),
  prints: {
    // Printed values are recomputed from the statistics; the file only carries them.
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
