/** Thin, odd and broken seasons: whatever `rate` writes is finite, in its form and sound, or it is refused with reasons. */
import { beforeAll, describe, expect, it } from "vitest";
import { keyed } from "../../../src/kernel/lists/index.js";
import type { Season, TeamRow } from "../../../src/stats/index.js";
import { rateSeason, usualLevels } from "../../../src/systems/5d20/rate/index.js";
import { jointRows } from "../../../src/systems/5d20/rate/proof/joint-rows.js";
import type { SideTotals } from "../../../src/systems/5d20/rate/totals.js";
import { DEPTHS, LEAGUE_AVERAGE, STANDARD_RULES } from "../../../src/systems/5d20/rules/index.js";
import { changed, errorsOf, expectSound, expectSoundAlone, ODD, sampleSeason } from "./odd-seasons.js";

describe("an odd season", () => {
  let season: Season;
  beforeAll(async () => (season = await sampleSeason()));

  it("a passer's throws by depth count if they are more than half of his attempts", () => {
    const player = (season.tables.passing as readonly { readonly team: string; readonly player: string }[]).find(
      ({ team }) => team === "ERI",
    )!.player;
    /** What the depths of the first passer come from. */
    const source = (short: number, attempts: number) => {
      const of = changed(season, (row, table) =>
        table === "passing" && row.player === player
          ? { ...row, attempts, shortAttempts: short, mediumAttempts: 0, longAttempts: 0 }
          : row,
      );
      return rateSeason(of, { team: "ERI" }).charts[0].provenance?.["qbs[0].depth"];
    };
    expect(source(151, 300)).toBe("stat");
    expect(source(150, 300)).toBe("prior");
  });

  // Whole leagues and lone teams take turns; the long suite has each both ways.
  const names = Object.keys(ODD);
  it.each(names.filter((_, i) => i % 2 === 0))("%s", (name) => expectSound(changed(season, ODD[name])));
  it.each(names.filter((_, i) => i % 2 === 1))("one team alone: %s", (name) => {
    expectSoundAlone(changed(season, ODD[name]));
  });
});

describe("the proof of fumbles", () => {
  /** A chart on which nobody ever scrambles. */
  const qbs = LEAGUE_AVERAGE.qbs.map((qb) => ({
    ...qb,
    rows: keyed(DEPTHS, (depth) => {
      const { pre, ...row } = qb.rows[depth];
      return { ...row, pre: [pre[0], pre[1], null, pre[3], pre[4]] };
    }),
  }));
  const pass = { attempts: 500, completions: 300, interceptions: 10, sacks: 30, scrambles: 3, yards: 3500 };
  const fumblesWith = (scrambles: number) =>
    jointRows(
      "LAC",
      { ...LEAGUE_AVERAGE, qbs },
      {
        row: { team: "LAC", side: "for", fumbles: 14 } as TeamRow,
        own: { games: 16, pass: { ...pass, scrambles }, run: { carries: 400, yards: 1700 } } as SideTotals,
        penalties: { fouls: 6, plays: {} } as never,
        rules: STANDARD_RULES,
        levels: usualLevels(STANDARD_RULES),
      },
    );
  it("counts none for scrambles that the season had and the chart never gives", () => {
    const [row] = fumblesWith(3);
    expect(row).toMatchObject({ statistic: "offense.fumbles", input: 14 / 16 });
    expect(row.expected).toBeGreaterThan(0.5);
    expect(row.expected).toBe(fumblesWith(0)[0].expected);
    expect(errorsOf(JSON.parse(JSON.stringify([row])))).toEqual([]);
  });
});
