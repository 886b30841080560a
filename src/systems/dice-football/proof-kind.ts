/** The proof of rated teams, as `pressbox rate --out` writes it: one row per team and statistic. */
import { z } from "zod";
import { issuesOf } from "../../kernel/issue/form.js";
import { isObject } from "../../kernel/issue/index.js";
import type { FileKind } from "../../contract/files.js";
import { proofFaults, proofRowShape, provedRows } from "../../gamekit/proof-form.js";
import { limitOf } from "./rate/limits.js";
import { PROOF_FORMAT, STATISTICS, type ProofRow } from "./rate/statistics.js";

const proofSchema = z.strictObject({
  format: z.literal(PROOF_FORMAT),
  proof: z
    .array(z.strictObject(proofRowShape(STATISTICS)))
    .min(1)
    .max(2000),
});

interface ProofFile {
  readonly format: typeof PROOF_FORMAT;
  readonly proof: readonly ProofRow[];
}

const words = { statistics: STATISTICS, limitOf, at: ["proof"] };

export const proofKind: FileKind<ProofFile> = {
  id: "dice-football-proof",
  title: "DICE Football proof of rated teams",
  shape: proofSchema,
  matches: (data) => isObject(data) && data.format === PROOF_FORMAT,
  check(data, locate) {
    const parsed = proofSchema.safeParse(data);
    if (!parsed.success) return { issues: issuesOf(parsed.error, locate, "proof-form") };
    return provedRows(proofFaults(parsed.data.proof, locate, words), parsed.data);
  },
  sense: (data, locate) => proofFaults((data as ProofFile).proof, locate, words),
};
