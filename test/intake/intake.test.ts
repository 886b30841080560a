/** Tables as people have them: a hundred and more of them as sources write them, each changed as people change them, judged against their totals. */
import { beforeAll, expect, it } from "vitest";
import { corpus, judgeAll, readingsOf, type IntakeResult } from "../../scripts/intake/corpus.mjs";
import { readGrids } from "../../src/host/node/statistics.js";
import { readSeason, teamCode } from "../../src/stats/index.js";

const SEED = 1;
const cases = corpus();
let results: readonly IntakeResult[];

beforeAll(async () => {
  const readings = cases.flatMap((one) => readingsOf(one, SEED));
  results = await judgeAll(readings, { readGrids, readSeason, teamCode });
}, 300_000);

const shown = (list: readonly IntakeResult[]): string[] =>
  list.map(({ id, way, verdict, why }) => `${verdict} ${id}, ${way}: ${why.slice(0, 2).join("; ")}`);

it("has a hundred cases and a thousand readings, with totals of every team", () => {
  expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
  expect(cases.length).toBeGreaterThanOrEqual(100);
  expect(results.length).toBeGreaterThanOrEqual(1000);
  const bare = cases.filter(
    ({ right: { teams, games, must } }) => !must && Object.keys(teams).length === 0 && (games ?? []).length === 0,
  );
  expect(bare.map(({ id }) => id)).toEqual([]);
});

it("reads every unchanged table correctly, or refuses it or reports what is ambiguous", () => {
  const must = new Map(cases.map(({ id, right }) => [id, right.must]));
  const off = results.filter(
    ({ id, way, verdict }) => way === "as it stands" && verdict !== "right" && must.get(id) === undefined,
  );
  expect(shown(off)).toEqual([]);
});

it("misreads nothing silently", () => {
  expect(shown(results.filter(({ verdict }) => verdict === "wrong"))).toEqual([]);
});

it("reads most changed tables correctly", () => {
  const changed = results.filter(({ way }) => way !== "as it stands" && way !== "row repeated");
  const right = changed.filter(({ verdict }) => verdict === "right");
  expect(right.length / changed.length).toBeGreaterThan(0.7);
});
