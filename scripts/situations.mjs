// What the rulings of 5D20's preset `season` go by: `node scripts/situations.mjs PLAYS.csv.gz YEAR` counts a season's plays by score, clock, field and distance: seconds
// from one snap to the next play, passes caught and sacks of all drop-backs, runs on late downs, field goals tried on fourth down.
import { readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";
import { COMPILED, compileSources } from "./compile-sources.mjs";

const [file, year] = process.argv.slice(2);
await compileSources();
const load = (name) => import(pathToFileURL(path.join(COMPILED, name)).href);
const [{ playsOfTable }, { gamesOfPlays }, { playsOf }] = await Promise.all([
  load("text/tables/plays-table.js"),
  load("stats/index.js"),
  load("kernel/football/index.js"),
]);
const bytes = readFileSync(file);
const text = (file.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8");
const { plays, issues } = playsOfTable(text, file, Number(year));
if (!plays) throw new Error(issues[0].message);

const tables = new Map();
function count(table, row, value) {
  const rows = tables.get(table) ?? tables.set(table, new Map()).get(table);
  const { n, sum } = rows.get(row) ?? { n: 0, sum: 0 };
  rows.set(row, { n: n + 1, sum: sum + value });
}
const LEADS = ["two scores behind", "behind", "tied", "ahead", "two scores ahead"];
const leadOf = (ahead) => LEADS[ahead <= -8 ? 0 : ahead < 0 ? 1 : ahead === 0 ? 2 : ahead < 8 ? 3 : 4];
const untilOf = (value, ends) => ends.find((end) => value <= end);

function windowOf(period, clock) {
  if (period === 2) return clock <= 120 ? "Q2 last 2:00" : "Q2";
  if (period === 4) return clock <= 180 ? "Q4 last 3:00" : clock <= 480 ? "Q4 from 8:00" : "Q4";
  return period > 4 ? "overtime" : `Q${period}`;
}

for (const { events } of gamesOfPlays(plays)) {
  const score = { home: 0, away: 0 };
  let before;
  for (const { event, follow, wiped } of playsOf(events)) {
    if (event) {
      const { period, clock } = event;
      if (before && before.period === period)
        count("seconds to the next play, in bounds", before.row, before.clock - clock);
      before = undefined;
      const { team, down, toGo, spot, result, kind, isTry, type } = event;
      const lead = leadOf(score[team] - score[team === "home" ? "away" : "home"]);
      if (down === 4 && !wiped && !isTry) {
        const thirds = Math.ceil((100 - spot + 17) / 3);
        if (thirds > 14 && thirds <= 20)
          count("fourth down, field goal tried", `to ${3 * thirds} yards`, kind === "fieldGoal" ? 1 : 0);
      }
      if (type === "play" && !wiped && !isTry && kind !== "kneel" && kind !== "spike" && result !== "kneel") {
        if (["rush", "complete", "sack"].includes(result))
          before = { period, clock, row: `${windowOf(period, clock)}, ${lead}` };
        const run = result === "rush" && kind !== "scramble" && !event.scramble;
        if (!run) {
          const from = `from the ${untilOf(100 - spot, [5, 10, 15, 20, 35, 99])}`;
          count("drop-backs, completions", from, result === "complete" ? 1 : 0);
          count("drop-backs, sacks", from, result === "sack" ? 1 : 0);
          count("drop-backs, sacks by score", `${windowOf(period, clock)}, ${lead}`, result === "sack" ? 1 : 0);
        }
        if (down >= 3) count("runs on late downs", `${down}, to ${untilOf(toGo, [1, 3, 10, 99])} yards`, run ? 1 : 0);
      }
    }
    for (const one of follow) if (one.type === "points") score[one.team] += one.points;
  }
}
for (const [table, rows] of tables) {
  console.log(table);
  for (const [row, { n, sum }] of [...rows].sort(([a], [b]) => a.localeCompare(b, "en", { numeric: true })))
    console.log(`  ${row.padEnd(36)} ${(sum / n).toFixed(3).padStart(8)} of ${n}`);
}
