/** The proof of rated charts, as `pressbox rate --out` writes it: a row a team and statistic. */
import { z } from "zod";
import { issuesOf } from "../../kernel/issue/form.js";
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

export const proofKind: FileKind<readonly ProofRow[]> = {
  id: "5d20-proof",
  title: "5D20 Football proof of rated charts",
  shape: proofSchema,
  matches: (data) =>
    Array.isArray(data) && data.some((row) => typeof row === "object" && row !== null && "statistic" in row),
  schema: () => ({ title: "5D20 Football proof of rated charts", ...z.toJSONSchema(proofSchema, { io: "input" }) }),
  check(data, locate) {
    const parsed = proofSchema.safeParse(data);
    return parsed.success
      ? { issues: [], value: parsed.data }
      : { issues: issuesOf(parsed.error, locate, "proof-form") };
  },
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
