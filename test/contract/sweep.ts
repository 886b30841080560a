/** Filled sheets of many games: whatever a game brings - long drives, overtime, large scores - has its place on every sheet. */
import { expect, it } from "vitest";
import { formPages } from "../../src/print/forms.js";
import { formatIssue, UserError, type Issue } from "../../src/kernel/issue/index.js";
import { type SystemId } from "../../src/contract/game.js";
import { drawsFrom } from "../../src/contract/records.js";
import { testRequest } from "../helpers/forms.js";
import { cache, SYSTEMS } from "../helpers/sheets.js";

const SEEDS = 12;

export function sweepContract(id: SystemId): void {
  const system = SYSTEMS.find((one) => one.id === id)!;
  const specs = system.sheets.filter(({ fills }) => fills !== "nothing");

  it(`fits every sheet, ${SEEDS} seeds and every coach`, async () => {
    const told: string[] = [];
    for (let seed = 1; seed <= SEEDS; seed++) {
      const coach = system.coaches[seed % system.coaches.length].id;
      const quick = /optimal|solved|strong/.test(coach) ? system.defaultCoach : coach;
      const record = system.play({ rules: system.standardRules, seed: seed * 101, coach: quick, names: {}, cache });
      for (const spec of specs) {
        if (!drawsFrom(system, spec, record)) continue;
        const request = {
          ...testRequest(system, spec, { fill: "filled", records: [record] }),
          report: (issues: readonly Issue[]) => void told.push(...issues.map(formatIssue)),
        };
        try {
          await formPages(request, spec, "filled", undefined);
        } catch (error) {
          if (!(error instanceof UserError)) throw error;
          told.push(...error.issues.map((issue) => `seed ${seed * 101}, ${spec.id}: ${formatIssue(issue)}`));
        }
      }
    }
    expect(told).toEqual([]);
  });
}
