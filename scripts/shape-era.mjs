// The shape of a real season, for replays from statistics without plays: `node scripts/shape-era.mjs YEAR PLAYS.csv.gz` prints the module
// src/sim/shape/era-YEAR.ts with that season's plays, counted by the folds of src/sim/shape.
import { requireGiven, requireNoMore, requireYears } from "./given-files.mjs";
import { load, seasonPlays } from "./season-plays.mjs";

const [year, file, ...more] = process.argv.slice(2);
const USAGE = "node scripts/shape-era.mjs YEAR PLAYS";
requireNoMore([...[year].filter((word) => word?.startsWith("-")), ...more], USAGE);
requireGiven(file === undefined ? [] : [file], USAGE);
requireYears([year], USAGE);
const { games } = await seasonPlays(file, year);
const { countShape, noShape } = await load("sim/shape/counts.js");
const counts = noShape();
for (const { events } of games) countShape(counts, events);
process.stdout.write(
  `/** The ${year} professional season: ${counts.games} games, counted by scripts/shape-era.mjs. */\n` +
    `import type { ShapeCounts } from "./counts.js";\n\n` +
    `export const ERA_${year}: ShapeCounts = ${JSON.stringify(counts)};\n`,
);
