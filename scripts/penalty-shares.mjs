/**
 * `node scripts/penalty-shares.mjs FOLDER... [--times N] [--printed]`: KEPT, YARDS and the matches of passes in
 * src/systems/5d20/rate/foul-shares.ts, measured over games of the seasons in these folders by the rules `season`; with
 * `--printed` by the printed foul table. Teams are rated at the default levels. A row's plays are those that count:
 * accepted fouls and their yards are compared with the numbers of the ranges that match in them. Ours are of 2009, 2011,
 * 2013, 2015, 2017 and 2019, 6 times each.
 */
import path from "node:path";
import { pathToFileURL } from "node:url";
import { COMPILED, compileSources } from "./compile-sources.mjs";
import { givenArgs, givenTimes, requireGiven } from "./given-files.mjs";

const USAGE = "node scripts/penalty-shares.mjs FOLDER... [--times N] [--printed]";
const { values, positionals: folders } = givenArgs(
  { times: { type: "string", default: "6" }, printed: { type: "boolean", default: false } },
  USAGE,
);
requireGiven(folders, USAGE);
const times = givenTimes(values.times, USAGE);
await compileSources();
const load = (name) => import(pathToFileURL(path.join(COMPILED, `${name}.js`)).href);
await load("host/node");
const { nodeDisk } = await load("host/node/disk");
const { loadSeason } = await load("make/inputs");
const { fixturesOf } = await load("cli/fixtures");
const { matched } = await load("systems/5d20/engine/turn");
const { rateSeason } = await load("systems/5d20/rate/index");
const { rater } = await load("systems/5d20/rater");
const { SEASON_RULES, STANDARD_RULES } = await load("systems/5d20/rules/index");

const { penalties } = STANDARD_RULES.tables;
const rules = values.printed ? { ...SEASON_RULES, tables: { ...SEASON_RULES.tables, penalties } } : SEASON_RULES;

const ROWS = ["SNAP", "RUNNING", "COMPLETIONS", "INC", "SACK", "PUNTING", "KICKOFF", "FIELD_GOALS"];
const SIDES = ["off", "def"];
const FACES = 20;
const rows = Object.fromEntries(
  ROWS.map((row) => [
    row,
    {
      plays: 0,
      matches: new Array(FACES + 1).fill(0),
      // How many counted plays a side's range holds each number in.
      held: Object.fromEntries(SIDES.map((side) => [side, new Array(FACES + 1).fill(0)])),
      off: { kept: 0, yards: 0 },
      def: { kept: 0, yards: 0 },
    },
  ]),
);

const KICKS = { punt: "PUNTING", kickoff: "KICKOFF", fieldGoal: "FIELD_GOALS", extraPoint: "FIELD_GOALS" };
/** Rows for which a play counts; with the season's table only returned kickoffs do. */
function rowsOf(event) {
  if (event.type === "kick") {
    const row = event.kind === "kickoff" && event.touchback && !values.printed ? undefined : KICKS[event.kind];
    return row ? [row] : [];
  }
  if (event.type !== "play" || !["run", "pass"].includes(event.kind)) return [];
  if (event.kind === "run" || event.came === "SCR") return ["SNAP", "RUNNING"];
  return ["SNAP", event.result === "complete" ? "COMPLETIONS" : event.result === "sack" ? "SACK" : "INC"];
}

/** The number that matches on a second roll, after its rerolls. */
function numberOf({ dice2, again = [] }) {
  const last = (die, face) => again.findLast((one) => one.die === die)?.face ?? face;
  return matched(last("R", dice2[0]), last("W", dice2[1]), dice2[2]);
}

/** Adds a play or, if a foul takes it back, subtracts it. */
function addPlay(event, charts, sign) {
  for (const row of rowsOf(event)) {
    const one = rows[row];
    one.plays += sign;
    for (const side of SIDES) {
      const team = side === "off" ? event.team : event.team === "away" ? "home" : "away";
      const [from, to] = charts[team].pen[row][side] ?? [1, 0];
      for (let number = from; number <= to; number++) one.held[side][number] += sign;
    }
  }
}

/** Matches of all passes by row: fouls play no part in them. */
const passes = Object.fromEntries(ROWS.map((row) => [row, 0]));
function count(events, charts) {
  let offense;
  let play;
  for (const event of events) {
    if (event.type === "play" || event.type === "kick" || event.type === "driveStart") offense = event.team;
    if (event.type === "flag") offense = event.at?.team ?? offense;
    const takenBack = event.type === "offset" || (event.accepted && (event.wipesPlay || event.wipesKick));
    if (takenBack && play) {
      addPlay(play, charts, -1);
      play = undefined;
    }
    if (rowsOf(event).length > 0) {
      addPlay(event, charts, 1);
      play = event;
      if (event.kind === "pass" && event.dice2) {
        const row = rowsOf(event).at(-1);
        passes[row]++;
        rows[row].matches[numberOf(event)]++;
      }
    }
    if (event.type !== "penalty" || !event.accepted) continue;
    const one = rows[event.row][event.team === offense ? "off" : "def"];
    one.kept++;
    one.yards += event.yards;
  }
}

let seed = 51;
for (const folder of folders) {
  const io = { cwd: process.cwd(), disk: nodeDisk, inputs: new Set() };
  const { value: season } = await loadSeason(folder, {}, io);
  const { fixtures } = fixturesOf(season);
  const { charts } = rateSeason(season, { rules, proved: false });
  const hear = rater.seasons.open({ teams: charts }, rules, "strong");
  for (let i = 0; i < times * fixtures.length; i++) {
    const fixture = fixtures[i % fixtures.length];
    const events = [];
    hear(fixture, seed++, (event) => events.push(event));
    count(events, { away: charts[fixture.away], home: charts[fixture.home] });
  }
}

const EVEN = (3 * (FACES - 1) + 1) / FACES ** 3;
for (const row of ROWS) {
  const { matches, held } = rows[row];
  const isPass = ["COMPLETIONS", "INC", "SACK"].includes(row);
  const chance = (number) => (isPass ? matches[number] / passes[row] : EVEN);
  const words = SIDES.map((side) => {
    const { kept, yards } = rows[row][side];
    const due = held[side].reduce((sum, n, number) => sum + n * chance(number), 0);
    return `${(kept / due).toFixed(3)} kept, ${(yards / kept).toFixed(1).padStart(4)} yards`;
  });
  console.log(row.padEnd(12), "offense", words[0], " defense", words[1]);
  if (isPass)
    console.log(
      "  matches",
      matches
        .slice(1)
        .map((n) => ((100 * n) / passes[row]).toFixed(2))
        .join(" "),
    );
}
console.log("Kept on kickoffs is here by even numbers, not by `ofReturns`.");
