/** The scoresheet adds up, also where a campaign was left in the middle of a season. */
import { expect, it } from "vitest";
import { expert } from "../../../src/systems/dynasty/coaches/index.js";
import { scoresheetValues } from "../../../src/systems/dynasty/facts/scoresheet.js";
import { playCampaign } from "../../../src/systems/dynasty/record.js";
import { ROUNDS, STANDARD_RULES } from "../../../src/systems/dynasty/rules/index.js";

type Row = Readonly<Record<string, unknown>> & { readonly record?: string };

it("counts after every event the rounds won, wins and losses of its rows", () => {
  const record = playCampaign({ coach: expert, seed: 2078, names: {} });
  const left = new Set<string>();
  for (let n = 0; n <= record.events.length; n++) {
    const values = scoresheetValues({ ...record, events: record.events.slice(0, n) }, STANDARD_RULES);
    const rows = Object.values(values.season as Record<string, Row>);
    const career = values.career as Row;
    for (const round of ROUNDS) {
      const won = rows.filter((row) => ["win", "title", "bye"].includes(row[round] as string)).length;
      expect([n, round, career[round]]).toEqual([n, round, won]);
      if (rows.length > Number(career.seasons) && rows.at(-1)![round] === "win") left.add(round);
    }
    const sums = [0, 1].map((i) => rows.reduce((sum, row) => sum + Number(row.record?.split("\u2013")[i] ?? 0), 0));
    expect([n, career.record]).toEqual([n, sums.join("\u2013")]);
  }
  // Seasons were left after a round that was won.
  expect(left.size).toBeGreaterThan(0);
});
