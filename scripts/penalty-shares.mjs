/**
 * `node scripts/penalty-shares.mjs CHARTS.yaml [GAMES]`: the figures KEPT and YARDS of src/systems/5d20/rate/penalties.ts, measured over
 * games between the teams of a file: accepted fouls against the numbers that would match on a range in the plays of its row that count,
 * and the yards that one of them is marked off.
 * Ours are of 2,048 games of 2019: rate a folder of that season with `pressbox rate 5d20 --stats FOLDER --out charts`, and give its charts.
 */
import path from "node:path";
import { pathToFileURL } from "node:url";
import { COMPILED, compileSources } from "./compile-sources.mjs";
import { requireGiven } from "./given-files.mjs";

const [file = "assets/samples/5d20/teams.yaml", games = "2048"] = process.argv.slice(2);
requireGiven([file], "node scripts/penalty-shares.mjs [TEAMS] [GAMES]");
await compileSources();
const load = (name) => import(pathToFileURL(path.join(COMPILED, `${name}.js`)).href);
await load("host/node");
const { readDataFile } = await load("host/node/data-files");
const { teamFiles } = await load("systems/5d20/teams/teams-file");
const { playGame } = await load("systems/5d20/game-record");
const { strong } = await load("systems/5d20/coaches/index");
const { LEAGUE_AVERAGE, SEASON_RULES, STANDARD_RULES } = await load("systems/5d20/rules/index");
const { jointOverRows, matchesOf } = await load("systems/5d20/joint/index");
const { PASS_MIX } = await load("systems/5d20/rate/model");

const { data, locate } = readDataFile(file);
const { teams } = teamFiles.read(data, locate).file;
/** Chance of each number from 1 up to match, given a play of the row, between average charts; even chances for kicks and snaps. */
const average = { offense: LEAGUE_AVERAGE, defense: LEAGUE_AVERAGE, rules: STANDARD_RULES };
const pass = jointOverRows({ ...average, call: "pass" }, PASS_MIX);
const even = new Array(20).fill((3 * 19 + 1) / 20 ** 3);
function chances(row) {
  if (!["COMPLETIONS", "INC", "SACK"].includes(row)) return even;
  const matches = matchesOf(pass, row);
  const all = matches.reduce((sum, one) => sum + one, 0);
  return matches.slice(1).map((one) => one / all);
}

const ROWS = ["SNAP", "RUNNING", "COMPLETIONS", "INC", "SACK", "PUNTING", "KICKOFF", "FIELD_GOALS"];
const rows = Object.fromEntries(
  ROWS.map((row) => [
    row,
    { of: chances(row), off: { due: 0, kept: 0, yards: 0 }, def: { due: 0, kept: 0, yards: 0 } },
  ]),
);

/** Rows for which a play counts. */
function rowsOf(event) {
  if (event.type === "kick")
    return (
      { punt: ["PUNTING"], kickoff: ["KICKOFF"], fieldGoal: ["FIELD_GOALS"], extraPoint: ["FIELD_GOALS"] }[
        event.kind
      ] ?? []
    );
  if (event.type !== "play" || !["run", "pass"].includes(event.kind)) return [];
  if (event.kind === "run" || event.result === "scramble") return ["SNAP", "RUNNING"];
  return ["SNAP", event.result === "complete" ? "COMPLETIONS" : event.result === "sack" ? "SACK" : "INC"];
}

/** Fouls from numbers of a game, and those that count, by row and side. */
function count(events, charts) {
  let offense;
  for (const event of events) {
    if (event.type === "play" || event.type === "kick" || event.type === "driveStart") offense = event.team;
    if (event.type === "flag") offense = event.at?.team ?? offense;
    for (const row of rowsOf(event))
      for (const side of ["off", "def"]) {
        const team = side === "off" ? event.team : event.team === "away" ? "home" : "away";
        const [from, to] = charts[team].pen[row][side] ?? [1, 0];
        for (let number = from; number <= to; number++) rows[row][side].due += rows[row].of[number - 1];
      }
    if (event.type !== "penalty" || !event.accepted) continue;
    const one = rows[event.row][event.team === offense ? "off" : "def"];
    one.kept++;
    one.yards += event.yards;
  }
}

for (let seed = 0; seed < Number(games); seed++) {
  const away = teams[seed % teams.length];
  const home = teams[(seed + 1 + (Math.floor(seed / teams.length) % (teams.length - 1 || 1))) % teams.length];
  const coaches = { away: strong, home: strong };
  count(playGame({ away, home, rules: SEASON_RULES, coaches, seed }).events, { away, home });
}
const shown = ({ due, kept, yards }) =>
  `${(kept / due).toFixed(3)} kept, ${(yards / kept).toFixed(1).padStart(4)} yards`;
for (const row of ROWS) console.log(row.padEnd(12), "offense", shown(rows[row].off), " defense", shown(rows[row].def));
