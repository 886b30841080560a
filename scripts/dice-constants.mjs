// Constants of DICE Football's rules `season` that are counted from real plays, and from replays of the same seasons: `node scripts/dice-constants.mjs [--times N] FOLDER…` takes the
// folders of seasons, each with a table of plays. Every table is printed for each season and for all together, after the name of the constant; with `--times`, each season is played N
// times by the strong coach, and the replays stand below the records.
import { readdirSync } from "node:fs";
import path from "node:path";
import { givenTimes, requireGiven } from "./given-files.mjs";
import { load, seasonPlays } from "./season-plays.mjs";

const args = process.argv.slice(2);
const USAGE = "node scripts/dice-constants.mjs [--times N] FOLDER...";
const times = args[0] === "--times" ? givenTimes(args.splice(0, 2)[1], USAGE) : 0;
requireGiven(args, USAGE);
/** Table of plays and year of each folder. */
const given = args.map((folder) => ({
  folder,
  name: readdirSync(folder).find((one) => /^(?:plays|pbp|play_by_play).*\.csv(?:\.gz)?$/.test(one)),
  year: /\d{4}/.exec(path.basename(path.resolve(folder)))?.[0],
}));
const unfit = given.filter(({ name, year }) => !name || !year);
for (const { folder, name } of unfit)
  console.error(`${folder}: ${name ? "expected a year in the folder's name" : "the folder has no table of plays"}`);
if (unfit.length > 0) process.exit(1);

/** Air yards of the levels of DICE Football. */
const LEVELS = { Q: [-99, 2], S: [3, 9], M: [10, 19], L: [20, 99] };
/** Zones near the goal: most yards to it. */
const NEAR = [2, 5, 10, 15, 20, 35];
/** Columns called by the strong coach. */
const COLUMNS = ["noRuns", "fewRuns", "fewPasses", "noPasses", "hailMary"];
/** Statistics that lead to points; the last two are the team's own takeaways. */
const FIGURES = {
  rush: ({ rushYards, rushes }) => rushYards / rushes,
  completion: ({ completions, passes }) => completions / passes,
  yardsPerCompletion: ({ passYards, completions }) => passYards / completions,
  interception: ({ interceptions, passes }) => interceptions / passes,
  sack: ({ sacks, passes }) => sacks / (passes + sacks),
  fumbles: ({ fumblesLost, games }) => fumblesLost / games,
  intercepted: (_, { interceptions, passes }) => interceptions / passes,
  recovered: (_, { fumblesLost, games }) => fumblesLost / games,
};

const mean = (list) => list.reduce((a, b) => a + b, 0) / list.length;

/** Means of equal parts of a list, in ascending order. */
function parts(values, count, kept = 1) {
  const sorted = values.toSorted((a, b) => a - b).slice(0, Math.round(kept * values.length));
  return Array.from({ length: count }, (_, i) =>
    mean(sorted.slice(Math.round((i * sorted.length) / count), Math.round(((i + 1) * sorted.length) / count))),
  );
}

/** Share for an even team, and per point of margin: a least-squares line. */
function line(points) {
  const [x, y] = [mean(points.map(([a]) => a)), mean(points.map(([, b]) => b))];
  const slope =
    points.reduce((sum, [a, b]) => sum + (a - x) * (b - y), 0) / points.reduce((sum, [a]) => sum + (a - x) ** 2, 0);
  return [y - slope * x, slope];
}

/** Least-squares coefficients for rows [value, ...columns], all centered on their means. */
function leastSquares(rows) {
  const size = rows[0].length - 1;
  const m = Array.from({ length: size }, (_, i) => [
    ...Array.from({ length: size }, (_, j) => rows.reduce((sum, row) => sum + row[i + 1] * row[j + 1], 0)),
    rows.reduce((sum, row) => sum + row[i + 1] * row[0], 0),
  ]);
  for (let i = 0; i < size; i++)
    for (let k = 0; k < size; k++) {
      if (k === i) continue;
      const factor = m[k][i] / m[i][i];
      for (let j = i; j <= size; j++) m[k][j] -= factor * m[i][j];
    }
  return m.map((row, i) => row[size] / row[i]);
}

/** Minutes of a box of the timing track. */
const BOX = 0.5;
/** Part of a game, and if the score and the clock count for little. Replays have boxes, records a clock. */
function partOf({ period, clock, box }) {
  const left = clock === undefined ? BOX * (31 - box) : clock / 60;
  if (period === 2) return left <= 2 ? ["2, last 2:00", false] : ["2", true];
  if (period === 4) return [left <= 3 ? "4, last 3:00" : left <= 8 ? "4, from 8:00" : "4", false];
  return [`${period}`, period < 4];
}
const leadOf = (lead) =>
  [
    "behind by 17 or more",
    "by 9 to 16",
    "by 1 to 8",
    "tied",
    "ahead by 1 to 8",
    "by 9 to 16 ahead",
    "by 17 or more ahead",
  ][[-16, -8, 0, 1, 9, 17].filter((from) => lead >= from).length];
const TO_GO = [1, 2, 3, 5, 6, 9, 10, 99];
function distanceOf({ down, toGo, spot }) {
  return `${down} and ${toGo < 100 - spot ? "" : "goal "}up to ${TO_GO.find((to) => toGo <= to)}`;
}

/** Counts of games, by team and by score. */
const noCounts = () => ({
  teams: new Map(),
  drives: new Map(),
  kicks: new Map(),
  fourths: new Map(),
  bonus: new Map(),
  passing: new Map(),
  near: new Map(),
  fouls: new Map(),
  scores: new Map(),
  distances: new Map(),
  home: new Map(),
});

function countGame(counts, playsOf, { away, home, events }) {
  const add = (table, row, value) => {
    const { n, sum } = table.get(row) ?? { n: 0, sum: 0 };
    table.set(row, { n: n + 1, sum: sum + value });
  };
  const names = { away, home };
  const of = (side) => {
    if (!counts.teams.has(names[side])) {
      const zeros = [
        "games",
        "points",
        "plays",
        "drops",
        "runs",
        "passesAhead",
        "passesBehind",
        "runsAhead",
        ...COLUMNS,
      ];
      counts.teams.set(names[side], Object.fromEntries(zeros.map((key) => [key, 0])));
    }
    return counts.teams.get(names[side]);
  };
  const score = { home: 0, away: 0 };
  const ahead = (side) => score[side] - score[side === "home" ? "away" : "home"];
  let drive;
  for (const one of events) {
    if (one.type === "points") score[one.team] += one.points;
    if (one.type === "driveStart") drive = { late: one.period === 4, lead: ahead(one.team) };
    if (one.type === "driveEnd" && drive) {
      const far = Math.abs(drive.lead) > 16 ? "17 or more" : Math.abs(drive.lead) > 8 ? "9 to 16" : "1 to 8";
      const row = !drive.late
        ? "earlier"
        : drive.lead === 0
          ? "tied"
          : `${drive.lead < 0 ? "behind" : "ahead"} by ${far}`;
      add(counts.drives, row, one.result === "touchdown" ? 1 : 0);
      drive = undefined;
    }
  }
  for (const side of ["home", "away"]) {
    of(side).games++;
    of(side).points += ahead(side);
  }
  if (score.home !== score.away) add(counts.home, "games won", score.home > score.away ? 1 : 0);
  score.home = score.away = 0;
  for (const { event, follow, wiped } of playsOf(events)) {
    const isFoul = ({ type, accepted }) => type === "penalty" && accepted;
    if (event?.type === "play" && event.down > 0)
      add(counts.fouls, event.down < 3 ? "first and second" : "third and fourth", follow.filter(isFoul).length);
    else if (event?.type === "kick" && ["kickoff", "punt"].includes(event.kind))
      add(counts.fouls, "kicks", follow.filter(isFoul).length);
    if (event && !wiped && !event.isTry) {
      const { result: end, yards, toGo: left } = event;
      if (event.type === "play" && ["complete", "incomplete", "intercepted", "sack"].includes(end)) {
        const row = event.down < 3 ? "first and second" : left < 3 ? undefined : "third and fourth with 3 or more";
        if (row) add(counts.passing, `${row}: sacks`, end === "sack" ? 1 : 0);
        if (row && end !== "sack") add(counts.passing, `${row}: completions`, end === "complete" ? 1 : 0);
        if (event.down >= 3 && left >= 3 && left <= 10 && left < 100 - event.spot && end === "complete")
          add(
            counts.passing,
            "third and fourth with 3 to 10: catches that reach the line to gain",
            yards >= left ? 1 : 0,
          );
      }
      const { type, kind, result, team, period, down, spot, toGo, called } = event;
      const near = NEAR.find((most) => 100 - spot <= most);
      if (near && type === "play" && (result === "rush" || result === "complete"))
        add(
          counts.near,
          `up to ${near}: touchdowns per ${result === "rush" ? "run" : "catch"}`,
          yards >= 100 - spot ? 1 : 0,
        );
      if (near && type === "play" && ["complete", "incomplete", "intercepted"].includes(result))
        add(counts.near, `up to ${near}: completions`, result === "complete" ? 1 : 0);
      if (down === 4 && (kind === "fieldGoal" || kind === "punt")) {
        const thirds = Math.ceil((100 - spot + 17) / 3);
        if (thirds > 14 && thirds <= 22) add(counts.kicks, `${3 * thirds}`, kind === "fieldGoal" ? 1 : 0);
      }
      if (down === 4) add(counts.fourths, toGo <= 3 ? `to ${toGo} yards` : "to 4 and more", type === "play" ? 1 : 0);
      if (type === "play" && !["kneel", "spike"].includes(kind) && result !== "kneel") {
        const one = of(team);
        one.plays++;
        if (event.bonus !== undefined) add(counts.bonus, event.bonus, 1);
        if (called in one && COLUMNS.includes(called)) one[called]++;
        const lead = period === 4 ? ahead(team) : 0;
        const isRun = result === "rush" && kind !== "scramble" && event.came !== "scramble" && !event.scramble;
        const [part, neutral] = partOf(event);
        add(counts.scores, `${part}: ${leadOf(ahead(team))}`, isRun ? 1 : 0);
        if (neutral && Math.abs(ahead(team)) <= 8) add(counts.distances, distanceOf(event), isRun ? 1 : 0);
        if (isRun) {
          one.runs++;
          if (lead > 0 && lead <= 16) one.runsAhead++;
        } else {
          one.drops++;
          if (lead > 0 && lead <= 16) one.passesAhead++;
          if (lead < 0 && lead >= -16) one.passesBehind++;
        }
      }
    }
    for (const one of follow) if (one.type === "points") score[one.team] += one.points;
  }
}

/** A replayed season: counts of its games, and its teams' totals on both sides. */
async function replayed(folder) {
  await load("host/node.js");
  const [
    inputs,
    { fixturesOf },
    { nodeDisk },
    { rater },
    { SEASON_RULES },
    { playSeasonsAgain },
    { COUNTED_IDS },
    { playsOf },
  ] = await Promise.all(
    [
      "make/inputs.js",
      "cli/fixtures.js",
      "host/node/disk.js",
      "systems/dice-football/rater.js",
      "systems/dice-football/rules/index.js",
      "sim/replayed.js",
      "stats/index.js",
      "kernel/football/index.js",
    ].map(load),
  );
  const io = { cwd: process.cwd(), disk: nodeDisk, inputs: new Set() };
  const { value: season } = await inputs.loadSeason(folder, {}, io);
  const { fixtures } = fixturesOf(season);
  const { teams } = rater.rate({ season, rules: SEASON_RULES });
  const hear = rater.seasons.open(teams, SEASON_RULES, "strong");
  const counts = noCounts();
  const heard = (fixture, seed, emit) => {
    const events = [];
    hear(fixture, seed, (event) => {
      events.push(event);
      emit(event);
    });
    countGame(counts, playsOf, { away: season.teams[fixture.away], home: season.teams[fixture.home], events });
  };
  const sums = playSeasonsAgain(heard, fixtures, season.teams.length, { seed: 1, from: 0, count: times });
  const rowOf = (rows, t) => ({
    ...Object.fromEntries(COUNTED_IDS.map((id, i) => [id, rows[t][i]])),
    games: sums.games[t],
  });
  const figures = ["own", "against"].map((side) => {
    const other = side === "own" ? "against" : "own";
    const rows = season.teams.map((_, t) => {
      const [row, opposite] = [rowOf(sums[side], t), rowOf(sums[other], t)];
      return [row.points / row.games, ...Object.values(FIGURES).map((figure) => figure(row, opposite))];
    });
    const means = rows[0].map((_, i) => mean(rows.map((row) => row[i])));
    return rows.map((row) => row.map((value, i) => value - means[i]));
  });
  const penalties = sums.own.map((_, t) => [
    rowOf(sums.own, t).penalties,
    (sums.games[t] * (teams.teams[t].fouls[1] + 1)) / 100,
  ]);
  return { ...counts, teams: [...counts.teams.values()], own: figures[0], against: figures[1], penalties };
}

const seasons = [];
for (const { folder, name, year } of given) {
  const { plays, games, catches } = await seasonPlays(path.join(folder, name), year);
  const { playsOf } = await load("kernel/football/index.js");
  const counts = noCounts();
  for (const game of games) countGame(counts, playsOf, game);
  const runs = plays.filter(({ kind }) => kind === "rush").map(({ yards }) => yards);
  seasons.push({
    year,
    real: { ...counts, teams: [...counts.teams.values()], catches, runs },
    played: times > 0 ? await replayed(folder) : undefined,
  });
}

/** Prints a table: one line for each season and one for all, replays below. @param of counts of a season, or of all as lists */
function print(title, of, keys = ["real", "played"]) {
  console.log(title);
  for (const key of keys) {
    const list = seasons.flatMap((one) => (one[key] ? [[one.year, [one[key]]]] : []));
    if (list.length > 1) list.push(["all", list.flatMap(([, counts]) => counts)]);
    for (const [year, counts] of list) console.log(`  ${year}${key === "played" ? " replayed" : ""}: ${of(counts)}`);
  }
}
const told = (list, digits = 1) => list.map((one) => one.toFixed(digits)).join(" ");
const merged = (counts, key) => counts.flatMap((one) => one[key]);
function rowsOf(counts, key, digits) {
  const sum = new Map();
  for (const one of counts)
    for (const [row, { n, sum: value }] of one[key]) {
      const known = sum.get(row) ?? { n: 0, sum: 0 };
      sum.set(row, { n: known.n + n, sum: known.sum + value });
    }
  return [...sum]
    .sort(([a], [b]) => a.localeCompare(b, "en", { numeric: true }))
    .map(([row, { n, sum: value }]) => `${row} ${(value / n).toFixed(digits)} of ${n}`)
    .join(", ");
}
const byLead = (counts, key, of) =>
  told(line(merged(counts, "teams").map((team) => [team.points / team.games, team[key] / team[of]])), 5);

for (const [key, of] of [
  ["passesAhead", "drops"],
  ["passesBehind", "drops"],
  ["runsAhead", "runs"],
])
  print(`LATE.${key}: level, by a point ahead`, (counts) => byLead(counts, key, of));
print("lateLead: drives that are touchdowns, by score when they start in the fourth quarter", (counts) =>
  rowsOf(counts, "drives", 3),
);
print("LONG_KICKS: field goals, of those and punts on fourth down, up to so many yards", (counts) =>
  rowsOf(counts, "kicks", 2),
);
print("SHORT_TRIES: plays, of all fourth downs, by yards to go", (counts) => rowsOf(counts, "fourths", 3));
print("passingDowns: sacks, completions, catches by down", (counts) => rowsOf(counts, "passing", 3));
print("redZone: by yards to the goal", (counts) => rowsOf(counts, "near", 3));
print("foulsByDown: accepted fouls per play, and per kick", (counts) => rowsOf(counts, "fouls", 3));
print("RUNS: runs by period and score", (counts) => rowsOf(counts, "scores", 2));
print("DISTANCES: runs by down and yards to go, periods 1 to 3, up to 8 points ahead or behind", (counts) =>
  rowsOf(counts, "distances", 2),
);
print("homeLine: games that home teams win", (counts) => rowsOf(counts, "home", 3));
for (const key of COLUMNS)
  print(`STRONG.${key}: level, by a point ahead`, (counts) => byLead(counts, key, "plays"), ["played"]);
for (const side of ["own", "against"])
  print(`WORTH, ${side}: ${Object.keys(FIGURES).join(", ")}`, (counts) => told(leastSquares(merged(counts, side)), 2), [
    "played",
  ]);
print(
  "ALL_FOULS: penalties per game of a team whose foul range has every number",
  (counts) => {
    const all = merged(counts, "penalties");
    return (all.reduce((sum, [n]) => sum + n, 0) / all.reduce((sum, [, games]) => sum + games, 0)).toFixed(2);
  },
  ["played"],
);
for (const [level, [from, to]] of Object.entries(LEVELS)) {
  const yardsOf = (counts) =>
    merged(counts, "catches")
      .filter(({ air }) => air >= from && air <= to)
      .map(({ yards }) => yards);
  const far = (values) =>
    [20, 40].map((least) => (100 * values.filter((yards) => yards >= least).length) / values.length);
  print(
    `RECEIVED.${level}: means of tenths, less the longest 3 of 100; of 100 catches 20 and 40 yards or more`,
    (counts) => {
      const yards = yardsOf(counts);
      return `${told(parts(yards, 10))} | ${told(parts(yards, 10, 0.97))} | ${told(far(yards))}`;
    },
    ["real"],
  );
}
print(
  "RUSHED: means of tenths of runs less the longest 3 of 100",
  (counts) => told(parts(merged(counts, "runs"), 10, 0.97)),
  ["real"],
);

/** Weights of the cumulative shares, of runs for a loss, and of those that leave a yard or two, next to the shares themselves. */
const WEIGHTS = { upTo: 0.25, lost: 3, none: 1, near: 3, nine: 2 };

/** Ten quarter yards with the mean of the shape whose runs, after adding blockers and defenders, best match the real ones at each gain. */
function nearestRuns(runs, bonus, mean) {
  const kept = runs.toSorted((a, b) => a - b).slice(0, Math.round(0.97 * runs.length));
  const gains = Array.from({ length: 24 }, (_, i) => i - 8);
  const shares = (values) => {
    const sum = new Map();
    for (const [yards, n] of values) sum.set(Math.round(yards), (sum.get(Math.round(yards)) ?? 0) + n);
    return gains.map((yards) => sum.get(yards) ?? 0);
  };
  const real = shares(kept.map((yards) => [yards, 1 / kept.length]));
  const all = [...bonus.values()].reduce((sum, { n }) => sum + n, 0);
  const off = (shape) => {
    const ours = shares(
      [...bonus].flatMap(([add, { n }]) => shape.map((yards) => [yards + add, n / all / shape.length])),
    );
    let [square, upTo] = [0, 0];
    gains.forEach((yards, i) => {
      upTo += ours[i] - real[i];
      square += (ours[i] - real[i]) ** 2 + WEIGHTS.upTo * upTo ** 2;
      if (yards === -1) square += WEIGHTS.lost * upTo ** 2;
      if (yards === 0) square += WEIGHTS.none * upTo ** 2;
      if (yards >= 6 && yards <= 9) square += WEIGHTS.near * upTo ** 2;
      if (yards === 8 || yards === 9) square += WEIGHTS.near * (ours[i] - real[i]) ** 2;
      if (yards === 9 || yards === 2) square += WEIGHTS.nine * upTo ** 2;
    });
    return square;
  };
  const step = 0.25;
  let shape = parts(kept, 10).map((yards) => step * Math.round(yards / step));
  for (
    let rest = Math.round((10 * mean - shape.reduce((a, b) => a + b, 0)) / step), i = 0;
    rest !== 0;
    i = (i + 1) % 10
  ) {
    shape[9 - i] += step * Math.sign(rest);
    rest -= Math.sign(rest);
  }
  for (let least = off(shape), moved = true; moved;) {
    moved = false;
    for (let up = 0; up < 10; up++)
      for (let down = 0; down < 10; down++)
        for (const by of [1, 2, 4, 8]) {
          const tried = shape.map((yards, i) => yards + step * by * ((i === up) - (i === down)));
          if (off(tried) < least - 1e-12) [shape, least, moved] = [tried, off(tried), true];
        }
  }
  return `${shape.toSorted((a, b) => a - b).join(" ")}, off ${(100 * Math.sqrt(off(shape) / gains.length)).toFixed(1)} of 100`;
}
if (times > 0) {
  const { RUSH_MEAN, RUSHED } = await load("systems/dice-football/rate/shapes.js");
  console.log(`RUSHED, nearest (its shape: ${RUSHED.join(" ")})`);
  for (const { year, real, played } of seasons)
    console.log(`  ${year}: ${nearestRuns(real.runs, played.bonus, RUSH_MEAN)}`);
}

/** Of 100 catches by the columns, 3 of them long: 20 and 40 yards or more. */
await load("host/node.js");
const [{ RECEIVED }, { longCatch }] = await Promise.all(
  ["systems/dice-football/rate/shapes.js", "systems/dice-football/engine/plays/pass.js"].map(load),
);
for (const level of Object.keys(LEVELS)) {
  const gains = RECEIVED[level].flatMap((plain, face) => [
    { yards: plain, share: 9.7 },
    { yards: longCatch(plain, RECEIVED.L[face], level), share: 0.3 },
  ]);
  const far = [20, 40].map((least) =>
    gains.filter(({ yards }) => yards >= least).reduce((sum, { share }) => sum + share, 0),
  );
  console.log(`RECEIVED.${level}, by the column: ${RECEIVED[level].join(" ")} | ${told(far)}`);
}
