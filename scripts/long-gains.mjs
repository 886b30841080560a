/**
 * `node scripts/long-gains.mjs FOLDER... [--steps N]` fits columns and long gains of src/systems/5d20/rules/far-gains.ts: replays of the seasons count how often each
 * column is read, and how far from the goal; random steps with a fixed seed then bring the gains of runs and catches closer to those of the seasons' plays. Columns keep
 * their sums, long gains add 0 on average. Prints how far off the gains are before and after, and the new numbers. The numbers of the rules come from the plays of
 * 2009-19 and the columns of 2010, 2014, 2016 and 2018.
 */
import path from "node:path";
import { pathToFileURL } from "node:url";
import { COMPILED, compileSources } from "./compile-sources.mjs";
import { givenArgs, givenTimes, requireGiven } from "./given-files.mjs";

const USAGE = "node scripts/long-gains.mjs FOLDER... [--steps N]";
const { values, positionals: folders } = givenArgs({ steps: { type: "string", default: "20000" } }, USAGE);
const STEPS = givenTimes(values.steps, USAGE);
requireGiven(folders, USAGE);
await compileSources();
const load = (name) => import(pathToFileURL(path.join(COMPILED, `${name}.js`)).href);
await load("host/node");
const { nodeDisk } = await load("host/node/disk");
const { readPlays } = await load("host/node/gains");
const { loadSeason } = await load("make/inputs");
const { fixturesOf } = await load("cli/fixtures");
const { gamesOfPlays } = await load("stats/index");
const { playsOf } = await load("kernel/football/index");
const { seededRoller } = await load("kernel/dice/index");
const { rater } = await load("systems/5d20/rater");
const { SEASON_RULES: rules, TO_THE_GOAL, addedTo } = await load("systems/5d20/rules/index");

/** Replays of a season that count columns. */
const TIMES = 2;
/** Gains that are compared: shortest by kind, and those counted as "this or more" as well. */
const SHORTEST = { run: 6, catch: 10 };
const OR_MORE = [10, 15, 20, 30, 40, 50, 60, 70];
/** Histograms: yards from LEAST to FIELD. */
const [LEAST, FIELD] = [-30, 100];
const FARTHEST = 260;
const FACES = 20;

const real = { run: new Float64Array(FIELD - LEAST + 1), catch: new Float64Array(FIELD - LEAST + 1) };
/** By kind and column: plays by extra yards (black again, the defense's number), then by yards to the goal. */
const read = { run: new Map(), catch: new Map() };
let [teamGames, replayed] = [0, 0];

function countReal(events) {
  teamGames += 2;
  for (const { event, wiped } of playsOf(events)) {
    if (event?.type !== "play" || wiped || event.isTry) continue;
    const kind = event.result === "rush" ? "run" : event.result === "complete" ? "catch" : undefined;
    if (kind) real[kind][event.yards - LEAST]++;
  }
}

function countRead(event, passMod) {
  if (event.type !== "play" || !event.column || event.isTry) return;
  const kind = event.result === "rush" ? "run" : event.result === "complete" ? "catch" : undefined;
  if (!kind) return;
  const extra = `${event.came === "YAC"} ${kind === "catch" && event.came !== "OUT" ? passMod : 0}`;
  const byExtra = read[kind].get(event.column) ?? new Map();
  read[kind].set(event.column, byExtra);
  const byRoom = byExtra.get(extra) ?? new Float64Array(FIELD + 1);
  byExtra.set(extra, byRoom);
  byRoom[FIELD - event.spot]++;
}

for (const folder of folders) {
  const io = { cwd: process.cwd(), disk: nodeDisk, inputs: new Set() };
  const season = (await loadSeason(folder, {}, io)).value;
  for (const { events } of gamesOfPlays(
    readPlays(path.resolve(folder), folder, season.year, { every: true }).plays ?? [],
  ))
    countReal(events);
  const { fixtures } = fixturesOf(season);
  const { teams } = rater.rate({ season, rules, calibrate: { fixtures } });
  const hear = rater.seasons.open(teams, rules, "strong");
  for (let time = 0; time < TIMES; time++)
    fixtures.forEach((fixture, i) => {
      replayed += 2;
      hear(fixture, 1 + time * fixtures.length + i, (event) =>
        countRead(event, teams.teams[fixture[event.team === "home" ? "away" : "home"]]?.passMod ?? 0),
      );
    });
}
if (teamGames === 0) {
  console.error("the folders have no table of plays");
  process.exit(1);
}
for (const kind of Object.keys(real)) real[kind] = real[kind].map((count) => (1000 * count) / teamGames);

/** Yards after the catch with their probabilities: black, and 40 more for each 20. */
const AFTER = [0, 1, 2].flatMap((n) =>
  Array.from({ length: FACES - 1 }, (_, i) => [2 * FACES * n + i + 1, FACES ** -(n + 1)]),
);

/** What a gain of the chart comes to, by that gain: the goal line cuts it. */
function reachesOf(byExtra) {
  const rows = Array.from({ length: FARTHEST - LEAST + 1 }, () => new Float64Array(FIELD - LEAST + 1));
  for (const [extra, byRoom] of byExtra) {
    const [runsOn, added] = extra.split(" ");
    const more = runsOn === "true" ? AFTER : [[0, 1]];
    rows.forEach((row, i) => {
      for (const [yards, chance] of more) {
        const gain = i + LEAST + yards + Number(added);
        byRoom.forEach((count, room) => {
          if (count > 0) row[Math.max(LEAST, Math.min(gain, room)) - LEAST] += (1000 * chance * count) / replayed;
        });
      }
    });
  }
  return rows;
}
const reaches = ["run", "catch"].flatMap((kind) =>
  [...read[kind]].map(([column, byExtra]) => ({ kind, column, rows: reachesOf(byExtra) })),
);

/** Gains of 1,000 teams' games. */
function gainsOf({ columns, longGains }) {
  const gains = { run: new Float64Array(FIELD - LEAST + 1), catch: new Float64Array(FIELD - LEAST + 1) };
  for (const { kind, column, rows } of reaches)
    for (const yards of columns[column])
      for (const added of addedTo(yards, longGains)) {
        const row = rows[Math.max(0, Math.min(FARTHEST, yards + added) - LEAST)];
        for (let i = 0; i < row.length; i++) gains[kind][i] += row[i] / FACES ** 2;
      }
  return gains;
}
const yardsOf = (counts) => counts.reduce((sum, count, i) => sum + count * (i + LEAST), 0);
const orMore = (counts, yards) => counts.subarray(yards - LEAST).reduce((a, b) => a + b, 0);

/** How far gains are from the real ones: each number of yards, the tails, and all yards against those of the first columns. */
function offBy(gains, first) {
  let off = 0;
  for (const kind of Object.keys(gains)) {
    for (let i = SHORTEST[kind] - LEAST; i < real[kind].length; i++)
      off += (gains[kind][i] - real[kind][i]) ** 2 / (real[kind][i] + 4);
    for (const yards of OR_MORE) {
      const wanted = orMore(real[kind], yards);
      off += (25 * (orMore(gains[kind], yards) - wanted) ** 2) / (wanted + 4);
    }
    off += (300 * (yardsOf(gains[kind]) / yardsOf(first[kind]) - 1)) ** 2;
  }
  return off;
}

const { yardage, longGains } = rules.tables;
const columns = Object.fromEntries(
  Object.entries(yardage).flatMap(([name, column]) =>
    Array.isArray(column[0]) ? column.map((rated, i) => [`${name} ${i + 1}`, rated]) : [[name, column]],
  ),
);
const FREE = ["SG", "MP", ...[3, 4, 5, 6, 7, 8].map((rating) => `BRK ${rating}`)];
/** Shortest and longest gain of a column: MP and SG start where the next shorter column is read, a break goes beyond both. */
const ENDS = { SG: [8, 70], MP: [7, 60] };

const dice = seededRoller(1);
const below = (n) => dice.die(n) - 1;

/** One step: a few yards from one number of a column, or of a list of long gains, to another. */
function stepFrom({ columns: from, longGains: lists }) {
  const next = { columns: { ...from }, longGains: lists };
  const [i, j, yards] = [below(FACES), below(FACES), 1 + below(2)];
  const moved = (list) => list.map((value, k) => value + (k === i ? yards : 0) - (k === j ? yards : 0));
  if (below(5) < 2) {
    const at = below(lists.length);
    const list = moved(lists[at].yards).sort((a, b) => a - b);
    next.longGains = lists.map((one, k) => (k === at ? { ...one, yards: list } : one));
    return lists[at].from + list[0] >= 12 ? next : undefined;
  }
  const name = FREE[below(FREE.length)];
  const column = moved(from[name]).sort((a, b) => a - b);
  next.columns[name] = column;
  const [least, most] = ENDS[name] ?? [12, TO_THE_GOAL - 1];
  const kept = name !== "MP" || column[4] === from.MP[4];
  return kept && column[0] >= least && column.at(-1) <= most ? next : undefined;
}

const first = gainsOf({ columns, longGains });
let best = { columns, longGains };
let off = offBy(first, first);
console.log(`off by ${off.toFixed(0)} with the numbers of the rules`);
for (let step = 0; step < STEPS; step++) {
  const next = stepFrom(best);
  if (!next) continue;
  const nextOff = offBy(gainsOf(next), first);
  if (nextOff < off) [best, off] = [next, nextOff];
}
console.log(`off by ${off.toFixed(0)} after ${STEPS} steps`);
for (const name of FREE) console.log(`${name}: [${best.columns[name].join(", ")}]`);
for (const { from, yards } of best.longGains) console.log(`from ${from}: [${yards.join(", ")}]`);
const gains = gainsOf(best);
for (const kind of Object.keys(real))
  console.log(
    `${kind}, this or more, real / charts per 1,000 games of a team: ` +
      OR_MORE.map((y) => `${y}: ${orMore(real[kind], y).toFixed(0)} / ${orMore(gains[kind], y).toFixed(0)}`).join(", "),
  );
