/**
 * `node scripts/return-rows.mjs FOLDER...` prints the means of each twentieth of all sacks, punt returns and interception returns in the seasons' tables of plays, and the share
 * of each number of yards that at least 1 in 200 gained: columns of src/systems/5d20/rules/far-gains.ts, and the row of punt returns in rate/kicks/returns.ts.
 */
import path from "node:path";
import { pathToFileURL } from "node:url";
import { COMPILED, compileSources } from "./compile-sources.mjs";
import { givenArgs, requireGiven } from "./given-files.mjs";

const USAGE = "node scripts/return-rows.mjs FOLDER...";
const { positionals: folders } = givenArgs({}, USAGE);
requireGiven(folders, USAGE);
await compileSources();
const load = (name) => import(pathToFileURL(path.join(COMPILED, `${name}.js`)).href);
await load("host/node");
const { nodeDisk } = await load("host/node/disk");
const { readPlays } = await load("host/node/gains");
const { loadSeason } = await load("make/inputs");
const { gamesOfPlays } = await load("stats/index");
const { playsOf } = await load("kernel/football/index");

const CELLS = 20;
const OFTEN = 1 / 200;
/** Yards by kind. */
const yards = { sacks: [], "punt returns": [], "interception returns": [] };
const RETURNS = { punt: "punt returns", interception: "interception returns" };

for (const folder of folders) {
  const { value: season } = await loadSeason(folder, {}, { cwd: process.cwd(), disk: nodeDisk, inputs: new Set() });
  const { plays } = readPlays(path.resolve(folder), folder, season.year, { every: true });
  for (const { events } of gamesOfPlays(plays)) {
    for (const { event, follow, wiped } of playsOf(events)) {
      if (!event || wiped) continue;
      if (event.type === "play" && event.result === "sack" && !event.isTry) yards.sacks.push(event.yards);
      for (const after of follow)
        if (after.type === "return" && after.of in RETURNS) yards[RETURNS[after.of]].push(after.yards);
    }
  }
}

const meanOf = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
for (const [kind, list] of Object.entries(yards)) {
  list.sort((a, b) => a - b);
  const at = (i) => Math.floor((i * list.length) / CELLS);
  const cells = Array.from({ length: CELLS }, (_, i) => meanOf(list.slice(at(i), at(i + 1))).toFixed(1));
  const often = [...new Set(list)]
    .map((value) => ({ value, share: list.filter((other) => other === value).length / list.length }))
    .filter(({ share }) => share >= OFTEN);
  console.log(`${kind}: ${list.length}, ${meanOf(list).toFixed(2)} yards on average`);
  console.log(`  twentieths ${cells.join(" ")}`);
  console.log(`  shares ${often.map(({ value, share }) => `${value}: ${(100 * share).toFixed(1)}%`).join(", ")}`);
}
