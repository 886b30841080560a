// The data behind the `season` presets: `node scripts/situations.mjs PLAYS.csv.gz YEAR [PLAYS.csv.gz YEAR…]` counts the plays of one season
// or of several together. For the rulings of 5D20, by score, clock, field position and distance: seconds from one snap to the next play,
// completions and sacks of all dropbacks, runs by down and distance, field goal tries on fourth down, safeties. For the cards and charts of DICE
// Football: runs by quarter and score, the longest runs, interception returns, touchbacks, and fouls by kind. For the coaches of both: plays
// on fourth down, and two-point tries by lead.
import { requireGiven, requireYears } from "./given-files.mjs";
import { load, seasonPlays } from "./season-plays.mjs";

const args = process.argv.slice(2);
const USAGE = "node scripts/situations.mjs PLAYS YEAR [PLAYS YEAR...]";
const tablesGiven = args.filter((_, i) => i % 2 === 0);
requireGiven(tablesGiven, USAGE);
requireYears(
  tablesGiven.map((_, i) => args[2 * i + 1]),
  USAGE,
);
const [plays, games, catches] = [[], [], []];
for (let i = 0; i < args.length; i += 2) {
  const season = await seasonPlays(args[i], args[i + 1]);
  for (const one of season.plays) plays.push(one);
  games.push(...season.games);
  for (const one of season.catches) catches.push(one);
}
const { playsOf } = await load("kernel/football/index.js");

const tables = new Map();
function count(table, row, value) {
  const rows = tables.get(table) ?? tables.set(table, new Map()).get(table);
  const { n, sum } = rows.get(row) ?? { n: 0, sum: 0 };
  rows.set(row, { n: n + 1, sum: sum + value });
}
const LEADS = ["two scores behind", "behind", "tied", "ahead", "two scores ahead"];
const leadOf = (ahead) => LEADS[ahead <= -8 ? 0 : ahead < 0 ? 1 : ahead === 0 ? 2 : ahead < 8 ? 3 : 4];
/** Columns of DICE Football's cards by down and yards to go. */
const letterOf = (toGo) => (toGo <= 2 ? "D" : toGo <= 5 ? "B" : toGo <= 10 ? "A" : "C");
const CODES = {
  1: () => "1A",
  2: (toGo) => `2${letterOf(toGo)}`,
  3: (toGo) => `3${letterOf(toGo)}`,
  4: (toGo) => (toGo <= 2 ? "3D" : "4B"),
};
const untilOf = (value, ends) => ends.find((end) => value <= end);

/** Rows of the kernel's table of fourth downs (nerve.ts): least yards to the goal. */
const FOURTH_FROM = [71, 56, 46, 39, 36, 33, 21, 5, 1];

function windowOf(period, clock) {
  if (period === 2) return clock <= 120 ? "Q2 last 2:00" : "Q2";
  if (period === 4) return clock <= 180 ? "Q4 last 3:00" : clock <= 480 ? "Q4 from 8:00" : "Q4";
  return period > 4 ? "overtime" : `Q${period}`;
}

const RANGE = (ahead) => (Math.abs(ahead) > 16 ? "17 or more" : Math.abs(ahead) > 8 ? "9 to 16" : "1 to 8");
for (const { events } of games) {
  const score = { home: 0, away: 0 };
  let drive;
  for (const one of events) {
    if (one.type === "points") score[one.team] += one.points;
    if (one.type === "driveStart") {
      const ahead = score[one.team] - score[one.team === "home" ? "away" : "home"];
      drive = one.period === 4 && ahead !== 0 && `${ahead < 0 ? "behind" : "ahead"} by ${RANGE(ahead)}`;
    }
    if (one.type === "driveEnd" && drive)
      count("drives of the fourth quarter, touchdowns", drive, one.result === "touchdown" ? 1 : 0);
  }
}

/** Spot from which a field goal is 53 yards or less. */
const IN_REACH = 64;

for (const { events } of games) {
  const score = { home: 0, away: 0 };
  let before;
  for (const { event, follow, wiped } of playsOf(events)) {
    if (event) {
      const { period, clock } = event;
      if (before && before.period === period)
        count("seconds to the next play, in bounds", before.row, before.clock - clock);
      before = undefined;
      const { team, down, toGo, spot, result, kind, isTry, type } = event;
      const points = score[team] - score[team === "home" ? "away" : "home"];
      const lead = leadOf(points);
      if ((isTry || kind === "extraPoint") && !wiped) {
        const row = period <= 2 ? "first half" : `quarter ${period}, lead of ${points}`;
        count("tries, for two points", row, type === "play" ? 1 : 0);
      }
      if (down === 4 && !wiped && period <= 3 && (type === "play" || kind === "fieldGoal" || kind === "punt")) {
        const from = FOURTH_FROM.find((yards) => 100 - spot >= yards);
        const toGoBand = `to ${untilOf(toGo, [1, 2, 4, 7, 99])}`;
        count(
          "fourth downs before the fourth quarter, plays",
          `from the ${from}, ${toGoBand}`,
          type === "play" ? 1 : 0,
        );
      }
      if (down === 4 && !wiped && period === 4 && points < 0 && (type === "play" || kind === "punt")) {
        const behind = [17, 9, 4, 1].find((least) => -points >= least);
        const seconds = `to ${untilOf(clock, [60, 120, 180, 240, 300, 480, 900])} seconds left`;
        const row = `behind by ${behind} or more, ${seconds}, to ${untilOf(100 - spot, [39, 59, 79, 99])} yards out`;
        count("fourth downs of trailing teams in the fourth quarter, plays", row, type === "play" ? 1 : 0);
      }
      if (
        down === 4 &&
        !wiped &&
        period === 4 &&
        spot >= IN_REACH &&
        (type === "play" || kind === "fieldGoal" || kind === "punt")
      ) {
        const lead = [-17, -12, -9, -4, -1, 0, 3, 8, 99].findIndex((most) => points <= most);
        const name = ["-17", "-16 to -12", "-11 to -9", "-8 to -4", "-3 to -1", "0", "1 to 3", "4 to 8", "9 or more"][
          lead
        ];
        const row = `lead of ${name}, to ${untilOf(clock, [120, 300, 480, 900])} seconds left`;
        count("fourth downs in reach of a field goal in the fourth quarter, plays", row, type === "play" ? 1 : 0);
      }
      if (down === 4 && !wiped && (kind === "fieldGoal" || kind === "punt")) {
        const length = 100 - spot + 17;
        if (length > 42 && length <= 60)
          count("fourth-down kicks, field goals", `${length} yards`, kind === "fieldGoal" ? 1 : 0);
      }
      if (type === "play" && !wiped && !isTry && kind !== "kneel" && kind !== "spike" && result !== "kneel") {
        if (["rush", "complete", "sack"].includes(result))
          before = { period, clock, row: `${windowOf(period, clock)}, ${lead}` };
        const run = result === "rush" && kind !== "scramble" && !event.scramble;
        if (run) {
          const ahead = score[team] - score[team === "home" ? "away" : "home"];
          count(
            "runs by who leads by 1 to 16 in the fourth quarter",
            "of all runs",
            period === 4 && ahead > 0 && ahead <= 16 ? 1 : 0,
          );
        }
        count("runs", `${windowOf(period, clock)}, ${lead}`, run ? 1 : 0);
        if (!run) {
          const from = `from the ${untilOf(100 - spot, [5, 10, 15, 20, 35, 99])}`;
          count("drop-backs, completions", from, result === "complete" ? 1 : 0);
          count("drop-backs, sacks", from, result === "sack" ? 1 : 0);
          count("drop-backs, sacks by score", `${windowOf(period, clock)}, ${lead}`, result === "sack" ? 1 : 0);
        }
        if (down === 1 && spot >= 90) count("runs near the goal line", `first down, ${100 - spot} to go`, run ? 1 : 0);
        count("runs by situation", CODES[down](toGo), run ? 1 : 0);
        if (down === 1 && toGo === 10) count("runs on early downs", "1 and 10", run ? 1 : 0);
        if (down === 2) count("runs on early downs", `2, to ${untilOf(toGo, [1, 3, 6, 9, 10, 99])} yards`, run ? 1 : 0);
        if (down >= 3) count("runs on late downs", `${down}, to ${untilOf(toGo, [1, 3, 10, 99])} yards`, run ? 1 : 0);
      }
    }
    for (const one of follow) if (one.type === "points") score[one.team] += one.points;
  }
}

/** Upper bounds of equal parts of a list; `Infinity` is the goal line. */
function upTo(values, parts) {
  const sorted = values.toSorted((a, b) => a - b);
  const ends = Array.from({ length: parts }, (_, i) => sorted[Math.ceil(((i + 1) * sorted.length) / parts) - 1]);
  return ends.map((yards) => (yards === Infinity ? "TD" : yards)).join(" ");
}

const runs = plays.filter(({ kind }) => kind === "rush" || kind === "kneel").map(({ yards }) => yards);
const longest = runs.toSorted((a, b) => b - a).slice(0, Math.round(0.03 * runs.length));
console.log(`longest 3 of 100 of ${runs.length} runs, upper ends of tenths\n  ${upTo(longest, 10)}`);
const returns = plays
  .filter(({ kind }) => kind === "intercepted")
  .map(({ touchdown, returnYards = 0 }) => (touchdown === "other" ? Infinity : returnYards));
console.log(`returns of ${returns.length} interceptions, upper ends of twentieths\n  ${upTo(returns, 20)}`);

/** Catches by the spot of the catch, in yards beyond the line, without the longest 3%: means of their tenths. */
const KEPT = 0.97;
for (const [level, from, to] of [
  ["Q", -99, 2],
  ["S", 3, 9],
  ["M", 10, 19],
  ["L", 20, 99],
]) {
  const sorted = catches
    .filter(({ air }) => air >= from && air <= to)
    .map(({ yards }) => yards)
    .toSorted((a, b) => a - b);
  const kept = sorted.slice(0, Math.round(KEPT * sorted.length));
  const tenths = Array.from({ length: 10 }, (_, i) => {
    const part = kept.slice(Math.round((i * kept.length) / 10), Math.round(((i + 1) * kept.length) / 10));
    return Math.round(part.reduce((a, b) => a + b, 0) / part.length);
  });
  console.log(`catches of level ${level}, ${sorted.length}, means of tenths\n  ${tenths.join(" ")}`);
}

const all = runs.length;
console.log(
  `runs up to so many yards, of 100\n  ${[-3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 8, 10, 12].map((most) => `${most}: ${((100 * runs.filter((yards) => yards <= most).length) / all).toFixed(1)}`).join(", ")}`,
);

/** Tables that count only events that occurred: per team and game. */
const ALL_ONES = new Set(["safeties", "accepted fouls"]);
const PER_TEAM = 2 * games.length;
for (const { kind, safety, kick, fouls } of plays) {
  if (kind === "kickoff" && kick && !kick.onside)
    count("kickoffs, touchbacks", "all but onside", kick.touchback ? 1 : 0);
  if (safety) count("safeties", "all", 1);
  for (const { foul, how, own } of fouls)
    if (how === "accepted") count("accepted fouls", `${own ? "own" : "other"}: ${foul}`, 1);
}

for (const [table, rows] of tables) {
  console.log(table);
  for (const [row, { n, sum }] of [...rows].sort(([a], [b]) => a.localeCompare(b, "en", { numeric: true })))
    console.log(
      ALL_ONES.has(table)
        ? `  ${row.padEnd(48)} ${(n / PER_TEAM).toFixed(3).padStart(8)} a team's game, ${n}`
        : `  ${row.padEnd(48)} ${(sum / n).toFixed(3).padStart(8)} of ${n}`,
    );
}
