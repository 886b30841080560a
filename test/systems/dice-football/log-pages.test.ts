/** DF-4, page by page: the score sheet comes once, what it cannot hold stands behind the log, and no row is beyond the track. */
import { expect, it } from "vitest";
import { solo } from "../../../src/systems/dice-football/coaches/index.js";
import { gameLog } from "../../../src/systems/dice-football/facts/game-log.js";
import { playGame } from "../../../src/systems/dice-football/game-record.js";
import { logRows } from "../../../src/systems/dice-football/log/log-rows.js";
import { trackOf } from "../../../src/systems/dice-football/log/track.js";
import { STANDARD_RULES } from "../../../src/systems/dice-football/rules/index.js";
import { driveChart } from "../../../src/kernel/football/index.js";
import { testForm, testPages } from "../../helpers/forms.js";
import { cache, SYSTEMS } from "../../helpers/sheets.js";
import { HOUSTON, PITTSBURGH } from "./scripted.js";

const dice = SYSTEMS.find(({ id }) => id === "dice-football")!;
const sheet = dice.sheets.find(({ id }) => id === "game-log")!;
const game = (seed: number) => playGame({ away: HOUSTON, home: PITTSBURGH, coaches: solo, seed });
const GAMES = Array.from({ length: 40 }, (_, seed) => game(seed));

/** The game with the most drives: more than a sheet of 28 rows would hold. */
const LONGEST = [...GAMES].sort((a, b) => driveChart(b.events).length - driveChart(a.events).length)[0];

type Copy = Record<string, Record<string, unknown> | undefined>;

const copiesOf = (seed: number, rooms: Readonly<Record<string, number>>): Copy[] =>
  gameLog.fill!([game(seed)], {
    rules: STANDARD_RULES,
    names: {},
    cache,
    capacity: (table) => rooms[table] ?? 31,
  }).map(({ values }) => values as Copy);

it("has room for 32 drives on its score sheet", async () => {
  const form = await testForm(dice, sheet);
  expect(form.capacity("drives")).toBe(32);
  expect(driveChart(LONGEST.events).length).toBeGreaterThan(28);
});

it.each(["letter", "a4"] as const)(
  "prints one score sheet, first, whatever happens in a game, on %s",
  async (paper) => {
    const { pages, warnings } = await testPages(dice, sheet, { fill: "filled", paper, records: [LONGEST] });
    expect(warnings).toEqual([]);
    const titles = pages.map(({ title }) => title);
    expect(titles.slice(0, 3)).toEqual(["Score sheet", "Stamina, returns, injuries", "Play by play"]);
    expect(titles.filter((title) => title === "Score sheet")).toHaveLength(1);
  },
);

it.each([3, 8, 21])("writes what the score sheet cannot hold behind the log, seed %i", (seed) => {
  const rooms = {
    drives: 12,
    moreDrives: 7,
    scoring: 2,
    moreScoring: 3,
    "away.injury": 1,
    "home.injury": 1,
    "away.stamina": 3,
  };
  const copies = copiesOf(seed, rooms);
  const count = (table: string): number[] => copies.map((copy) => Object.keys(copy[table] ?? {}).length);
  const lastLog = copies.findLastIndex((copy) => copy.log !== undefined);
  const [drives, more] = [count("drives"), count("moreDrives")];
  expect(copies.flatMap((copy, i) => (copy.sheet ? [i] : []))).toEqual([0]);
  expect(drives.slice(1).every((rows) => rows === 0)).toBe(true);
  expect([...drives, ...more].reduce((sum, rows) => sum + rows)).toBe(driveChart(game(seed).events).length);
  expect(drives[0]).toBe(12);
  for (const table of ["more", "moreDrives", "moreScoring"])
    expect(copies.findIndex((copy) => copy[table] !== undefined)).toBe(lastLog);
  // The second page of who tires goes behind the last row of the log, too.
  expect(copies.flatMap((copy, i) => (copy.squads && i > 0 ? [i] : [])).every((i) => i > lastLog)).toBe(true);
  expect(copies.at(-1)!.squads).toBeDefined();
});

it("writes no box for a try, and none beyond the quarter's track", () => {
  const track = trackOf(STANDARD_RULES);
  let beyond = 0;
  for (const one of GAMES) {
    const rows = logRows(one.events, { away: "HOU", home: "PIT" });
    const lines = gameLog.fill!([one], { rules: STANDARD_RULES, names: {}, cache, capacity: () => 500 });
    const written = Object.values((lines[0].values as Copy).play!) as { number?: number; box?: string }[];
    for (const row of rows) {
      const { box } = written.find(({ number }) => number === row.number)!;
      const last = track[row.period - 1]?.boxes.filter(({ there }) => there).length ?? Infinity;
      if (row.down === "XP" || row.down === "2P") expect(box).toBeUndefined();
      else expect(Number.parseInt(box!, 10)).toBeLessThanOrEqual(last);
      if (row.box >= last + 1) beyond++;
    }
  }
  // The engine counts such tries beyond the track: the case is in these games.
  expect(beyond).toBeGreaterThan(0);
});
