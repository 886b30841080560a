/** Every die once: each row of the charts is reached, shares add up to one, and the average chart is composed as the digest says. */
import { describe, expect, it } from "vitest";
import { teamBookOf } from "../../../src/systems/5d20/engine/index.js";
import type { Row } from "../../../src/systems/5d20/engine/row.js";
import { whoPlays, type DefenseBook, type Who } from "../../../src/systems/5d20/engine/team-book.js";
import {
  ALIGNMENTS,
  LEAGUE_AVERAGE,
  PENALTY_ROWS,
  STANDARD_CHARTS,
  type Alignment,
  type CallRow,
  type TeamChart,
} from "../../../src/systems/5d20/rules/index.js";
import { chartBookOf } from "../../../src/systems/5d20/engine/chart-book.js";
import { sampleTeams } from "../../../src/systems/5d20/teams/sample-teams.js";
import { BEARS, DOLPHINS } from "./fragments.js";

const FACES = Array.from({ length: 20 }, (_, i) => i + 1);

/** Share of each place of a row; the last is above all cells. */
function shares(row: Row, length: number, add = 0): number[] {
  const share = new Array<number>(length + 1).fill(0);
  for (const face of FACES) share[row.at(face + add) < 0 ? length : row.at(face + add)] += 1 / 20;
  return share;
}

const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);

/** Share of each player of a block. */
function whoShares(who: Who): number[] {
  const share = new Array<number>(who.last + 1).fill(0);
  for (const b of FACES) for (const k of FACES) share[whoPlays(who, b, k)] += 1 / 400;
  return share;
}

const CHARTS: readonly TeamChart[] = [LEAGUE_AVERAGE, ...sampleTeams(), BEARS, DOLPHINS];

describe.each(CHARTS.map((chart) => [chart.id, chart] as const))("%s", (_, chart) => {
  const book = teamBookOf(chart);
  it("gives every runner and receiver his share, one in all", () => {
    for (const who of [book.rush, ...book.targets]) {
      const share = whoShares(who);
      expect(sum(share)).toBeCloseTo(1, 12);
      expect(share.every((one) => one > 0)).toBe(true);
    }
  });
  it("reaches every result of its rows and leaves none open", () => {
    const rows = [
      ...book.passer.pre.map((row) => [row, 5] as const),
      ...[...book.passer.def, ...book.passer.other].map((row) => [row, 2] as const),
      ...book.runners.flatMap(({ rows: [hole, los, back] }) => [
        [hole, 4] as const,
        [los, 3] as const,
        [back, 3] as const,
      ]),
      ...book.receivers.flatMap(({ rows: all }) => all.map((row) => [row, 3] as const)),
      [book.passer.depth, 3] as const,
      [book.passer.scramble, 5] as const,
    ];
    for (const [row, length] of rows) {
      const share = shares(row, length);
      expect(share.at(-1)).toBe(0);
      expect(share.slice(0, -1).every((one) => one > 0)).toBe(true);
    }
  });
  it("has a defender for every red", () => {
    for (const { who, defenders } of [book.runDef, book.passDef]) {
      for (const alignment of ALIGNMENTS) expect(shares(who[alignment], defenders.length).at(-1)).toBe(0);
    }
    expect(shares(book.specialTeams, chart.runDef.length).at(-1)).toBe(0);
  });
});

describe("game charts", () => {
  it("name a foul for every yellow", () => {
    const { fouls } = chartBookOf(STANDARD_CHARTS);
    for (const row of PENALTY_ROWS) {
      for (const side of ["off", "def"] as const) {
        const { row: cells, fouls: list } = fouls[row][side];
        const share = shares(cells, list.length);
        expect(share.at(-1)).toBe(0);
        expect(share.slice(0, -1).every((one) => one > 0)).toBe(true);
      }
    }
  });
  it("have the means that the digest prints", () => {
    const { yardage, interceptions } = STANDARD_CHARTS;
    const mean = (column: readonly number[]): number => sum(column) / 20;
    const printed = { STF: -2.55, LINE: 1.35, AVG: 3.95, SEC: 8.2, SG: 13.5, SP: 6.45, MP: 15.7, SACK: -6.45 } as const;
    for (const [name, value] of Object.entries(printed)) {
      expect(mean(yardage[name as keyof typeof printed])).toBeCloseTo(value, 10);
    }
    const rated = (columns: readonly (readonly number[])[]) => columns.map((column) => Number(mean(column).toFixed(2)));
    expect(rated(yardage.BRK)).toEqual([13.5, 16.55, 19.75, 22.9, 26.15, 29.25, 32.35, 35.6, 38.75, 41.6]);
    expect(rated(yardage.LP)).toEqual([16.65, 20.3, 22.75, 25.25, 28.05, 30.55, 33.3, 36.05, 38.55, 41]);
    expect(rated(interceptions)).toEqual([3.8, 7.15, 9.9, 13.25, 14.65, 16.05, 17.95, 20.35, 23.15, 26.9]);
  });
});

/** WHAT of a defense over a mix of call rows. */
function composition(defense: DefenseBook, mix: Readonly<Record<CallRow, number>>): number[] {
  const all = [0, 0, 0, 0];
  for (const [row, weight] of Object.entries(mix) as [CallRow, number][]) {
    const { alignment, adjust } = STANDARD_CHARTS.fronts[row];
    const who = shares(defense.who[alignment as Alignment], defense.defenders.length);
    defense.defenders.forEach(({ what }, i) => {
      shares(what, 3, adjust).forEach((share, place) => (all[place] += (weight / 100) * who[i] * share));
    });
  }
  return all;
}

describe("the average chart (digest 4.5)", () => {
  const book = teamBookOf(LEAGUE_AVERAGE);
  it("meets passes as PRE .302, DEF .352, REC .208, OTHER .139", () => {
    const mix = { SHYD: 2.2, LT10: 10, T10: 56, T20: 19.3, T30: 12.4 };
    const found = composition(book.passDef, mix);
    [0.302, 0.352, 0.208, 0.139].forEach((share, i) => expect(found[i]).toBeCloseTo(share, 2));
  });
  it("meets runs as HOLE .298, LOS .439, BACK .264", () => {
    const mix = { SHYD: 7.4, LT10: 14.6, T10: 65.1, T20: 10.2, T30: 2.7 };
    const [hole, los, back, above] = composition(book.runDef, mix);
    [0.298, 0.439, 0.264].forEach((share, i) => expect([hole, los, back + above][i]).toBeCloseTo(share, 2));
  });
  it("completes .367, .502, .702, .839 of passes by WHAT", () => {
    const depth = [0.637, 0.236, 0.127];
    const rows = [book.passer.pre, book.passer.def, book.receivers[0].rows, book.passer.other];
    const caught = [4, 1, 1, 1];
    // Exact, with the OUT throws that are caught: the digest rounds.
    const found = rows.map((byDepth, what) =>
      sum(
        byDepth.map((row, d) => {
          const share = shares(row, what === 0 ? 5 : what === 2 ? 3 : 2);
          const complete = what === 2 ? share[1] + share[2] : share[caught[what]];
          const out = what === 0 ? share[3] * 0.8 : 0;
          return depth[d] * (complete + out);
        }),
      ),
    );
    // The cells 13, 17, 20 stand for .65, .20, .15 of depth; unrounded shares were measured.
    [0.367, 0.502, 0.702, 0.839].forEach((share, i) => expect(Math.abs(found[i] - share)).toBeLessThan(0.05));
  });
});
