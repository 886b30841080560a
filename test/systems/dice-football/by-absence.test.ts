import { expect, test } from "vitest";
import { ByAbsence } from "../../../src/systems/dice-football/engine/books/by-absence.js";
import { NOBODY, offenseUnit, type Out } from "../../../src/systems/dice-football/trc/index.js";
import { sampleTeams } from "../../../src/systems/dice-football/teams/sample-teams.js";

const [TEAM] = sampleTeams();

test("a bench is asked no more than it must be, and the same answers give the same lineup", () => {
  let made = 0;
  const bench = ["Ada", "Bea", "Cid"];
  const first = new ByAbsence((out) => {
    made++;
    return bench.find((name) => !out.has(name));
  });
  expect(first.get(NOBODY)).toBe("Ada");
  expect(first.get(new Set(["Cid", "Bea"]))).toBe("Ada");
  expect(made).toBe(1);
  expect(first.get(new Set(["Ada"]))).toBe("Bea");
  expect(first.get(new Set(["Ada", "Cid"]))).toBe("Bea");
  expect(made).toBe(2);
  expect(first.get(new Set(bench))).toBeUndefined();
});

test("more lineups than are kept are still those of their absences", () => {
  const names = TEAM.roster.linemen.map(({ name }) => name);
  const line = (out: Out) => offenseUnit(TEAM, 0, { out }).line;
  const kept = new ByAbsence(line);
  for (let turn = 0; turn < 2; turn++)
    for (let n = 0; n < 2 ** Math.min(8, names.length); n++) {
      const out = new Set(names.filter((_, i) => n & (1 << i)));
      expect(kept.get(out)).toEqual(line(out));
    }
});
