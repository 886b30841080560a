/** Four teams in thin tables, rated by the command; odd ones among them. */
import { copyFileSync, existsSync, mkdirSync } from "node:fs";
import { basename, join } from "node:path";
import { afterEach, beforeEach, expect } from "vitest";
import type { ProvedStatistic } from "../../src/contract/rating.js";
import { STATISTICS as STATISTICS_5D20 } from "../../src/systems/5d20/rate/proof/proof.js";
import { STATISTICS as STATISTICS_DICE } from "../../src/systems/dice-football/rate/statistics.js";
import { openWorkplace, type Ran, type Workplace } from "./run.js";

let place: Workplace;
/** A folder of its own for each test of the file that calls this. */
export function useWorkplace(): void {
  beforeEach(() => (place = openWorkplace()));
  afterEach(() => place.remove());
}

type Row = Readonly<Record<string, string | number>>;
export type Tables = Readonly<Record<"team" | "passing" | "rushing", readonly Row[]>>;

export const TEAMS = ["AAA", "BBB", "CCC", "DDD"] as const;
/** A careful passer among usual ones: .7% of the passes of AAA are intercepted, as Green Bay's of 2019. */
const THROWN = [4, 13, 17, 14];
const MADE = [15, 12, 8, 13];
const ATTEMPTS = 560;
const GAMES = 16;

/** Four teams that met each other alike: sums of both sides are equal. */
export function season(): Tables {
  const side = (team: string, of: "for" | "against", i: number): Row => ({
    season: 2019,
    team,
    side: of,
    games: GAMES,
    passAttempts: ATTEMPTS,
    completions: 345 + 8 * i,
    passYards: 3900 + 60 * i,
    passTouchdowns: 20 + 2 * i,
    interceptions: (of === "for" ? THROWN : MADE)[i],
    sacks: 34 + 4 * i,
    sackYards: 220 + 30 * i,
    rushAttempts: 400 + 10 * i,
    rushYards: 1700 + 60 * i,
    rushTouchdowns: 12 + i,
  });
  const rusher = (team: string, player: string, position: string, attempts: number, yards: number): Row => ({
    season: 2019,
    player,
    team,
    position,
    games: GAMES,
    attempts,
    yards,
  });
  return {
    team: TEAMS.flatMap((team, i) => [side(team, "for", i), side(team, "against", i)]),
    passing: TEAMS.map((team, i) => ({
      season: 2019,
      player: `Passer ${team}`,
      team,
      position: "QB",
      games: GAMES,
      attempts: ATTEMPTS,
      completions: 345 + 8 * i,
      yards: 3900 + 60 * i,
      interceptions: THROWN[i],
      sacks: 34 + 4 * i,
    })),
    rushing: TEAMS.flatMap((team, i) => [
      rusher(team, `Back ${team}`, "RB", 240, 1080),
      rusher(team, `Second Back ${team}`, "RB", 110 + 10 * i, 440 + 60 * i),
      rusher(team, `Passer ${team}`, "QB", 50, 180),
    ]),
  };
}

export function writeTables(tables: Partial<Tables>, folder = "s"): void {
  mkdirSync(join(place.folder, folder), { recursive: true });
  for (const [name, text] of Object.entries(tableTexts(tables))) place.write(`${folder}/${name}`, text);
}

/** Tables as files. */
export const tableTexts = (tables: Partial<Tables>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(tables).map(([name, rows]) => {
      const heads = [...new Set(rows.flatMap((row) => Object.keys(row)))];
      const lines = rows.map((row) => heads.map((head) => row[head] ?? "").join(","));
      return [`${name}.csv`, `${[heads.join(","), ...lines].join("\n")}\n`];
    }),
  );

/** A table from elsewhere. */
export function copyTable(path: string, folder = "s"): void {
  mkdirSync(join(place.folder, folder), { recursive: true });
  copyFileSync(path, join(place.folder, folder, basename(path)));
}

export const GAMES_RATED = {
  "dice-football": { statistics: STATISTICS_DICE, prints: ["print dice-football trc --teams charts/2019-teams.yaml"] },
  "5d20": {
    statistics: STATISTICS_5D20,
    prints: [
      "print 5d20 team-chart --record charts/2019-teams.yaml",
      "print 5d20 proof --record charts/2019-proof.json",
    ],
  },
} as const;
export type Game = keyof typeof GAMES_RATED;

const CHARTS = ["charts/2019-proof.json", "charts/2019-teams.yaml"];

export function proofRows(): readonly ProvedStatistic[] {
  const data = JSON.parse(place.read(CHARTS[0])) as ProvedStatistic[] | { readonly proof: ProvedStatistic[] };
  return Array.isArray(data) ? data : data.proof;
}

/** Files round figures to thousandths. */
const ROUNDED = 0.001;

/** Every figure is a number and within its tolerance, or named with team, figure, target, result and reason; nothing else is. */
export function expectNamed(game: Game, err: string): void {
  const statistics: Readonly<Record<string, { readonly title: string }>> = GAMES_RATED[game].statistics;
  const rows = proofRows();
  expect(rows.length).toBeGreaterThan(0);
  const warned = err.split("\n").filter((line) => / within .+, found /.test(line));
  for (const { team, statistic, target, expected, difference, tolerance } of rows) {
    expect([team, statistic, [target, expected, difference].every(Number.isFinite)]).toEqual([team, statistic, true]);
    const start = `${team}, ${statistics[statistic].title}: expected `;
    const named = warned.filter((line) => line.includes(start));
    if (Math.abs(difference) > tolerance)
      expect(named, start).toEqual([
        expect.stringMatching(/expected -?\d+\.\d\d%? within \d+\.\d\d%?, found -?\d+\.\d\d%?: \S.{10,}/),
      ]);
    else if (Math.abs(difference) < tolerance - ROUNDED) expect(named).toEqual([]);
  }
}

/** What was written is accepted by `check` and `print`. */
export async function expectAccepted(game: Game): Promise<void> {
  expect(
    place
      .files("charts")
      .map((file) => file.replace(/^.*\//, ""))
      .sort(),
  ).toEqual(["2019-proof.json", "2019-teams.yaml"]);
  for (const file of CHARTS) expect(place.read(file)).not.toMatch(/\bNaN\b|Infinity|"(?:target|expected)": null/);
  const checked = await place.run(["check", ...CHARTS]);
  expect([checked.code, checked.code === 0 ? "" : checked.out + checked.err]).toEqual([0, ""]);
  for (const line of GAMES_RATED[game].prints) {
    const { code, err } = await place.run(`${line} --out pdf --quiet`);
    expect([line, code, code === 0 ? "" : err]).toEqual([line, 0, ""]);
  }
}

export const rate = (game: Game, more = ""): Promise<Ran> =>
  place.run(`rate ${game} --stats s --season 2019 --out charts ${more}`);

/** Changes the rows of AAA's own side, or of all teams. */
type Change = (row: Row) => Row;
const own =
  (values: Row): Change =>
  (row) =>
    row.team === "AAA" && row.side !== "against" ? { ...row, ...known(row, values) } : row;
const all =
  (values: Row): Change =>
  (row) => ({ ...row, ...known(row, values) });
/** Columns that a table has. */
const known = (row: Row, values: Row): Row =>
  Object.fromEntries(Object.entries(values).filter(([column]) => column in row));
const without =
  (...columns: string[]): Change =>
  (row) =>
    Object.fromEntries(Object.entries(row).filter(([column]) => !columns.includes(column)));

export const ODD: Readonly<Record<string, Change>> = {
  "no interceptions thrown": own({ interceptions: 0 }),
  "every third pass intercepted": own({ interceptions: 187 }),
  "no sacks at all": all({ sacks: 0, sackYards: 0 }),
  "a passer sacked as often as he throws": own({ sacks: 560, sackYards: 3000 }),
  "every pass caught": own({ completions: 560 }),
  "no pass caught": own({ completions: 0, passYards: 0, yards: 0, passTouchdowns: 0 }),
  "one pass": own({
    passAttempts: 1,
    attempts: 1,
    completions: 1,
    passYards: 4,
    yards: 4,
    interceptions: 0,
    sacks: 0,
    passTouchdowns: 0,
  }),
  "no pass": own({ passAttempts: 0, completions: 0, passYards: 0, interceptions: 0, sacks: 0, passTouchdowns: 0 }),
  "no rush": own({ rushAttempts: 0, rushYards: 0, rushTouchdowns: 0 }),
  "rushes that lose yards": own({ rushYards: -300 }),
  "rushes of twelve yards": own({ rushYards: 4800 }),
  "no sacks known": without("sacks", "sackYards"),
  "no interceptions known": without("interceptions"),
};

/** Whatever is odd about AAA or about all: figures are finite, near or named, or the season is refused with reasons. */
export async function expectOdd(game: Game, name: string): Promise<void> {
  writeTables({ team: season().team.map(ODD[name]) });
  const plain = await rate(game);
  expect([0, 1]).toContain(plain.code);
  expect(plain.out + plain.err).not.toMatch(/\bNaN\b|Infinity|undefined/);
  let { err } = plain;
  if (plain.code === 1) {
    // Nothing is written, and every line says of which team or file it speaks.
    expect(existsSync(join(place.folder, "charts"))).toBe(false);
    for (const line of err.trim().split("\n")) expect(line).toMatch(/\b(?:AAA|BBB|CCC|DDD|team\.csv)\b/);
    const accepted = await rate(game, "--accept-misses");
    // Figures that cannot be rated at all stay refused.
    if (accepted.code !== 0) {
      expect([accepted.code, accepted.err]).toEqual([1, expect.stringMatching(/\bAAA\b|team\.csv/)]);
      expect(existsSync(join(place.folder, "charts"))).toBe(false);
      return;
    }
    ({ err } = accepted);
  }
  expectNamed(game, err);
  await expectAccepted(game);
}
