/**
 * `node scripts/foul-rates.mjs FOLDER_OF_NFLGAME YEAR...`: accepted fouls of real games, for RATES, `named` and the foul
 * table of the rules `season` (src/systems/5d20/rate/foul-shares.ts, rules/season-fouls.ts). By row of that table and
 * side: fouls per 100 plays that count, average yards, and each foul's share in twentieths. The rows of plays that a
 * foul took back come from their texts, as the tables of a season do not say what they were.
 */
import path from "node:path";
import { pathToFileURL } from "node:url";
import { COMPILED, compileSources } from "./compile-sources.mjs";
import { requireGiven, requireYears } from "./given-files.mjs";
import { readGames } from "./season-tables/read-games.mjs";
import { finalText, foulsOf } from "./season-tables/fouls.mjs";
import { eventsBy } from "./season-tables/ids.mjs";
import { kindOf } from "./season-tables/kinds.mjs";

const [folder, ...years] = process.argv.slice(2);
const USAGE = "node scripts/foul-rates.mjs FOLDER_OF_NFLGAME YEAR...";
requireGiven(years.length > 0 || folder?.startsWith("-") ? [folder] : [], USAGE);
requireYears(years, USAGE);
const seasons = years.map((year) => readGames(folder, Number(year)));
const faults = [...new Set(seasons.flatMap((season) => season.faults))];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
await compileSources();
const { KINDS } = await import(pathToFileURL(path.join(COMPILED, "systems/5d20/rate/penalties.js")).href);

/** Fouls before or at the snap; as in the game, the play does not count. */
const AT_SNAP =
  /^(?:false start|delay of game|illegal (?:formation|shift|motion|snap|substitution)|(?:offensive|defensive) (?:offside|12|too many|delay)|encroachment|neutral zone|too many)/i;

const ROWS = {
  rush: "RUNNING",
  scramble: "RUNNING",
  complete: "COMPLETIONS",
  incomplete: "INC",
  int: "INC",
  sack: "SACK",
  punt: "PUNTING",
  kickoff: "KICKOFF",
  fg: "FIELD_GOALS",
  xp: "FIELD_GOALS",
};
const SNAPS = ["RUNNING", "COMPLETIONS", "INC", "SACK"];

/** Texts of plays by kind; the first match counts. */
const TEXTS = [
  ["kickoff", /kicks (?:onside )?-?\d+ yards/],
  ["punt", /punts -?\d+|punt is blocked|\(Punt formation\)/i],
  ["fg", /field goal is|\(Field Goal formation\)/i],
  ["xp", /extra point is|kick formation/i],
  ["int", /INTERCEPTED/],
  ["sack", / sacked /],
  ["incomplete", /pass incomplete/],
  ["complete", / pass /],
  ["scramble", / scrambles /],
  ["rush", / (?:left|right) (?:end|tackle|guard)|up the middle/],
];

/** Kind of a play, even one that a foul took back; undefined if nothing but the foul is known. */
function kindOfText(kind, text) {
  if (kind in ROWS) return kind;
  if (!["no_play", "pen_only", "other"].includes(kind)) return undefined;
  return TEXTS.find(([, words]) => words.test(text))?.[0];
}

const kicker = (text, nameOf) => nameOf(/kicks (?:onside )?-?\d+ yards from (\w+) /.exec(text)?.[1]);

const rows = new Map();
const rowOf = (row, side) => {
  const key = `${row} ${side}`;
  return rows.get(key) ?? rows.set(key, { fouls: 0, yards: 0, added: 0, names: new Map() }).get(key);
};
const plays = {};
const SIDES = ["offense", "defense"];
const NAMED = Object.entries(KINDS).flatMap(([kind, words]) => SIDES.map((side, i) => [`${side}, ${kind}`, words[i]]));
const named = Object.fromEntries(NAMED.map(([key]) => [key, 0]));
const interference = [];
let teams = 0;

for (const { games, nameOf } of seasons) {
  teams += 2 * games.length;
  for (const play of games.flatMap((game) => game.plays)) {
    const text = finalText(play.text);
    const kind = kindOf(play.text, eventsBy(play.events));
    const what = kindOfText(kind, text);
    const row = ROWS[what];
    const wiped = /No Play/i.test(text);
    if (row && !wiped && kind in ROWS) {
      plays[row] = (plays[row] ?? 0) + 1;
      if (SNAPS.includes(row)) plays.SNAP = (plays.SNAP ?? 0) + 1;
    }
    const kicks = what === "kickoff" ? kicker(text, nameOf) || play.club : play.club;
    for (const { club, foul, yards, how } of foulsOf(play.text, nameOf)) {
      if (how !== "accepted") continue;
      for (const [key, words] of NAMED) if (words.test(foul)) named[key]++;
      const atSnap = AT_SNAP.test(foul);
      const place = (!row || SNAPS.includes(row)) && atSnap ? "SNAP" : row;
      if (!place) continue;
      const one = rowOf(place, club === kicks ? "offense" : "defense");
      one.fouls++;
      one.yards += yards;
      if (!wiped) one.added++;
      const name = one.names.get(foul) ?? one.names.set(foul, { n: 0, yards: 0, added: 0 }).get(foul);
      name.n++;
      name.yards += yards;
      if (!wiped) name.added++;
      if (/^Defensive Pass/i.test(foul)) interference.push(yards);
    }
  }
}

console.log(`${teams / 2} games; named fouls of a team and game:`);
for (const [key, n] of Object.entries(named)) console.log(`  ${key.padEnd(16)} ${(n / teams).toFixed(3)}`);
for (const [key, { fouls, yards, added, names }] of [...rows].sort(([a], [b]) => a.localeCompare(b))) {
  const [row] = key.split(" ");
  const each = (n) => (n / teams).toFixed(3);
  console.log(
    `${key}: ${((100 * fouls) / plays[row]).toFixed(2)} of 100 plays, ${each(fouls)} a game, ${(yards / fouls).toFixed(1)} yards, added to the play ${((100 * added) / fouls).toFixed(0)}%`,
  );
  for (const [name, one] of [...names].sort(([, a], [, b]) => b.n - a.n).slice(0, 14))
    console.log(
      `  ${((20 * one.n) / fouls).toFixed(1).padStart(5)} ${name}, ${(one.yards / one.n).toFixed(1)} yards, added ${((100 * one.added) / one.n).toFixed(0)}%`,
    );
}
interference.sort((a, b) => a - b);
const part = (share) => interference[Math.floor(share * interference.length)];
console.log(
  `yards of defensive pass interference, twentieths: ${Array.from({ length: 20 }, (_, i) => part((i + 0.5) / 20)).join(" ")}`,
);
