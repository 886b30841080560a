// How far apart teams from statistics lie in Pen & Paper Football: `node scripts/pen-and-paper-spread.mjs [--times N] FOLDER…` takes the folders of
// seasons (docs/seasons.md), makes their teams by the standard rules, and plays their games N times, head to head. For each season and for
// all: spread of the wins over that of the records, correlation of the wins with the records, slope of the records on the wins.
import { readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { COMPILED, compileSources } from "./compile-sources.mjs";
import { givenTimes, requireGiven } from "./given-files.mjs";

const args = process.argv.slice(2);
const USAGE = "node scripts/pen-and-paper-spread.mjs [--times N] FOLDER...";
const times = args[0] === "--times" ? givenTimes(args.splice(0, 2)[1], USAGE) : 8;
requireGiven(args, USAGE);
requireGiven(
  args.flatMap((folder) => ["team_totals.csv", "games.csv"].map((name) => path.join(folder, name))),
  USAGE,
);

await compileSources();
const load = (name) => import(pathToFileURL(path.join(COMPILED, name)).href);
await load("host/node.js");
const { playGame } = await load("systems/pen-and-paper/game-record.js");
const { simple } = await load("systems/pen-and-paper/coaches/index.js");
const { gameTeam } = await load("systems/pen-and-paper/team-pick.js");
const { teamsFromStatistics } = await load("systems/pen-and-paper/teams/index.js");
const { STANDARD_RULES } = await load("systems/pen-and-paper/rules/index.js");
const { scoreOf } = await load("kernel/football/index.js");

const rowsOf = (file) => {
  const [head, ...lines] = readFileSync(file, "utf8").trim().split(/\r?\n/);
  const names = head.split(",");
  return lines.map((line) => Object.fromEntries(line.split(",").map((cell, i) => [names[i], cell])));
};
const sideOf = (row) => ({
  points: Number(row.pts),
  passAttempts: Number(row.passing_att),
  completions: Number(row.passing_cmp),
  passYards: Number(row.passing_yds),
  passTouchdowns: Number(row.passing_tds),
  interceptions: Number(row.passing_int),
  sacks: Number(row.passing_sk),
  sackYards: Math.abs(Number(row.passing_sk_yds)),
  rushAttempts: Number(row.rushing_att),
  rushYards: Number(row.rushing_yds),
  rushTouchdowns: Number(row.rushing_tds),
  firstDowns: Number(row.first_down),
  fumblesLost: Number(row.fumbles_lost),
});

const mean = (list) => list.reduce((a, b) => a + b, 0) / list.length;
const sd = (list) => Math.sqrt(mean(list.map((x) => (x - mean(list)) ** 2)));
const correlation = (xs, ys) => mean(xs.map((x, i) => (x - mean(xs)) * (ys[i] - mean(ys)))) / (sd(xs) * sd(ys));

/** Spread, correlation and slope of one season. */
function measure(folder) {
  const totals = rowsOf(path.join(folder, "team_totals.csv"));
  const games = rowsOf(path.join(folder, "games.csv"));
  const names = [...new Set(totals.map(({ team }) => team))];
  const rowOf = (team, side) => totals.find((row) => row.team === team && row.side === side);
  const seasons = names.map((team) => ({
    team,
    games: Number(rowOf(team, "for").g),
    offense: sideOf(rowOf(team, "for")),
    defense: sideOf(rowOf(team, "against")),
  }));
  const teams = teamsFromStatistics(seasons).map(({ team, scores }) =>
    gameTeam(STANDARD_RULES, { id: team, city: team, name: "", markets: [], philosophy: "none", stars: [], scores }),
  );
  const real = names.map((team) => {
    const { w, t, g } = rowOf(team, "for");
    return (Number(w) + Number(t) / 2) / Number(g);
  });
  const all = names.map(() => 0);
  const spreads = [];
  for (let replay = 0; replay < times; replay++) {
    const won = names.map(() => 0);
    games.forEach((game, i) => {
      const [away, home] = [names.indexOf(game.away), names.indexOf(game.home)];
      const seed = replay * games.length + i;
      const setup = { rules: STANDARD_RULES, away: teams[away], home: teams[home], playoff: false };
      const score = scoreOf(playGame({ ...setup, coaches: simple, seed }).events);
      const part = score.away > score.home ? 1 : score.away < score.home ? 0 : 1 / 2;
      won[away] += part;
      won[home] += 1 - part;
    });
    const shares = won.map((wins, i) => wins / seasons[i].games);
    spreads.push(sd(shares));
    shares.forEach((share, i) => (all[i] += share / times));
  }
  const r = correlation(all, real);
  return [mean(spreads) / sd(real), r, (r * sd(real)) / sd(all)];
}

const line = (name, [spread, r, slope]) =>
  console.log(`${name}: spread ${spread.toFixed(3)}, r ${r.toFixed(3)}, slope ${slope.toFixed(2)}`);
const found = args.map((folder) => {
  const figures = measure(folder);
  line(path.basename(folder), figures);
  return figures;
});
line(
  "all",
  [0, 1, 2].map((figure) => mean(found.map((one) => one[figure]))),
);
