/**
 * `node scripts/team-effects.mjs FOLDER...` measures the table MOVES of src/systems/5d20/rate/calibration/team-effects.ts by the rules `season`. All numbers of all teams
 * go up or down at random, all at once; linear regression on the change of each team's games, against the same league without numbers, gives the effect of each. The numbers of offense and
 * defense mirror each other. Effects below 2.5 standard errors are omitted. The table comes from 2010, 2014 and 2018.
 */
import path from "node:path";
import { pathToFileURL } from "node:url";
import { COMPILED, compileSources } from "./compile-sources.mjs";
import { requireGiven } from "./given-files.mjs";

const folders = process.argv.slice(2);
requireGiven(folders, "node scripts/team-effects.mjs FOLDER...");
await compileSources();
const load = (name) => import(pathToFileURL(path.join(COMPILED, `${name}.js`)).href);
await load("host/node");
const { nodeDisk } = await load("host/node/disk");
const { loadSeason } = await load("make/inputs");
const { fixturesOf } = await load("cli/fixtures");
const { rateSeason, usualLevels } = await load("systems/5d20/rate/index");
const { PlayedLeague } = await load("systems/5d20/rate/calibration/played");
const { MOVES, STATISTICS, TEAM_NUMBERS } = await load("systems/5d20/rate/calibration/team-effects");
const { rater } = await load("systems/5d20/rater");
const { SEASON_RULES: rules } = await load("systems/5d20/rules/index");

/** Seasons per design, and designs in addition to the one without numbers. */
const TIMES = 10;
const DESIGNS = 8;
const LEAST = 2.5;
/** Step of a number, in units of its usual size. */
const STEP = 0.7;
const SIDES = ["own", "against"];
const MIRROR = {
  late: "lateAgainst",
  lateAgainst: "late",
  redZone: "redZoneAgainst",
  redZoneAgainst: "redZone",
  pace: "pace",
};
const ids = Object.keys(STATISTICS);

let state = 2019;
/** 1 or -1 from a linear congruential generator: every run is the same. */
const turn = () => ((state = (state * 1103515245 + 12345) % 2 ** 31) < 2 ** 30 ? -1 : 1);
const values = (both) => SIDES.flatMap((side) => ids.map((id) => STATISTICS[id].of(both[side]) / both[side].games));

const points = [];
const results = [];
for (const folder of folders) {
  const io = { cwd: process.cwd(), disk: nodeDisk, inputs: new Set() };
  const { value: season } = await loadSeason(folder, {}, io);
  const { fixtures } = fixturesOf(season);
  const { calibrated } = rater.rate({ season, rules, calibrate: { fixtures } });
  const levels = {
    ...usualLevels(rules),
    ...Object.fromEntries(calibrated.levels.map(({ level, found }) => [level, found])),
  };
  let usual;
  for (let design = 0; design <= DESIGNS; design++) {
    const sizes = season.teams.map(() =>
      TEAM_NUMBERS.map((id) => (design === 0 ? 0 : turn() * STEP * MOVES[id].usual)),
    );
    const numbers = new Map(
      season.teams.map((team, t) => [team, Object.fromEntries(TEAM_NUMBERS.map((id, n) => [id, sizes[t][n]]))]),
    );
    const { charts } = rateSeason(season, { rules, levels, numbers, proved: false });
    const hear = rater.seasons.open({ teams: charts }, rules, "strong");
    const { teams } = new PlayedLeague({
      charts,
      rules,
      hear,
      fixtures,
      times: TIMES,
      seed: 1e5 * (design + 1),
      onGame() {},
    });
    const made = teams.map(values);
    usual ??= made;
    if (design === 0) continue;
    made.forEach((row, t) => {
      points.push([1, ...sizes[t]]);
      results.push(row.map((value, s) => value - usual[t][s]));
    });
  }
}

/** Inverse of a positive definite matrix. */
function inverse(square) {
  const rows = square.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  rows.forEach((pivot, i) => {
    const head = pivot[i];
    pivot.forEach((value, j) => (pivot[j] = value / head));
    for (const [k, row] of rows.entries()) {
      const by = row[i];
      if (k !== i) row.forEach((_, j) => (row[j] -= by * pivot[j]));
    }
  });
  return rows.map((row) => row.slice(square.length));
}
const size = TEAM_NUMBERS.length + 1;
const sum = (list) => list.reduce((all, one) => all + one, 0);
const square = Array.from({ length: size }, (_, i) =>
  Array.from({ length: size }, (_, j) => sum(points.map((at) => at[i] * at[j]))),
);
const back = inverse(square);
const lines = results[0].map((_, s) => {
  const right = Array.from({ length: size }, (_, i) => sum(points.map((at, k) => at[i] * results[k][s])));
  const line = back.map((row) => sum(row.map((value, j) => value * right[j])));
  const rest = sum(points.map((at, k) => (results[k][s] - sum(at.map((value, i) => value * line[i]))) ** 2));
  const chance = rest / (points.length - size);
  return line.map((by, i) => ({ by, variance: chance * back[i][i] }));
});

/** Effect of a number on a side, averaged with that of its mirror. */
function effect(number, side, id) {
  const at = (n, on) => lines[on * ids.length + ids.indexOf(id)][TEAM_NUMBERS.indexOf(n) + 1];
  const one = at(number, side);
  const other = MIRROR[number] && at(MIRROR[number], 1 - side);
  const by = other ? (one.by + other.by) / 2 : one.by;
  const error = Math.sqrt(other ? (one.variance + other.variance) / 4 : one.variance);
  return Math.abs(by) >= LEAST * error ? by : undefined;
}
console.log(`${folders.length} seasons, ${points.length} teams of ${(TIMES * 16).toString()} games`);
for (const number of TEAM_NUMBERS) {
  const side = (on) =>
    ids.flatMap((id) => {
      const by = effect(number, on, id);
      return by === undefined ? [] : [`${id}: ${Number(by.toPrecision(3))}`];
    });
  console.log(
    `  ${number}: {\n    usual: ${MOVES[number].usual},\n    own: { ${side(0).join(", ")} },\n    against: { ${side(1).join(", ")} },\n  },`,
  );
}
