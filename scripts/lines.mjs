/**
 * `npm run lines`: line counts. TypeScript and template lines of each game's sheets and books, of all source code, and how many numbers in
 * the TypeScript of sheets are millimeters: a sheet's facts need none.
 */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const list = (folder) => {
  try {
    return readdirSync(folder, { recursive: true, encoding: "utf8" })
      .map((file) => join(folder, file))
      .filter((file) => statSync(file).isFile());
  } catch {
    return [];
  }
};
const linesOf = (files) => files.reduce((sum, file) => sum + readFileSync(file, "utf8").split("\n").length - 1, 0);

const ts = list("src").filter((file) => file.endsWith(".ts"));
/** Sheets and books: facts, lists, anything left in sheets/, and season books. */
const isSheet = (file) =>
  /src[\\/]systems[\\/][^\\/]+[\\/](sheets?[\\/.]|facts[\\/]|sheet-list|book[\\/.]|cup[\\/]book|card[\\/])/.test(file);
const isFigure = (file) => /[\\/]figures[\\/]/.test(file);
/** Properties that give a position or a size. */
const PLACE =
  /\b(x|y|w|h|x1|x2|y1|y2|cx|cy|dx|dy|r|width|height|left|right|top|bottom|gap|pad|indent|size|pitch|step|weight)\s*[:=]\s*-?\d+(?:\.\d+)?\b/g;
const NUMBER = /(?<![\w.$#])-?\d+(?:\.\d+)?\b/g;
const code = (file) =>
  readFileSync(file, "utf8")
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/\/\/.*$/gm, "");
const share = (files) => {
  let [places, numbers] = [0, 0];
  for (const file of files) {
    const text = code(file);
    places += (text.match(PLACE) ?? []).length;
    numbers += (text.match(NUMBER) ?? []).length;
  }
  return { places, numbers };
};

/** Chapters and drawings of all books, and printed results; schedules, brackets and standings count as league rules. */
const shared = ts.filter((file) => /src[\\/]league[\\/](book[\\/]|figures[\\/]|results\.ts)/.test(file));
const rows = [
  [
    "",
    "sheets and books, TS",
    "figures, TS",
    "templates",
    "sheets",
    "TS a sheet",
    "template a sheet",
    "millimeters in TS",
  ],
];
let all = 0;
let drawings = 0;
for (const system of readdirSync("src/systems").filter((name) => statSync(join("src/systems", name)).isDirectory())) {
  const files = ts.filter((file) => file.startsWith(join("src/systems", system)) && isSheet(file) && !isFigure(file));
  const figures = ts.filter((file) => file.startsWith(join("src/systems", system)) && isFigure(file));
  const templates = list(join("templates", system)).filter((file) => file.endsWith(".hbs"));
  const sheets = templates.filter((file) => !/[\\/]book[\\/]|lockup|masthead/.test(file)).length;
  const [lines, hbs] = [linesOf(files), linesOf(templates)];
  const { places, numbers } = share(files);
  all += lines;
  drawings += linesOf(figures);
  rows.push([
    system,
    lines,
    linesOf(figures),
    hbs,
    sheets,
    Math.round(lines / sheets),
    Math.round(hbs / sheets),
    `${places} of ${numbers}`,
  ]);
}
all += linesOf(shared);
rows.push(["league", linesOf(shared), "", "", "", "", "", ""]);
rows.push(["all", all, drawings, linesOf(list("templates").filter((file) => file.endsWith(".hbs"))), "", "", "", ""]);
const widths = rows[0].map((_, i) => Math.max(...rows.map((row) => `${row[i]}`.length)));
for (const row of rows)
  console.log(row.map((cell, i) => (i === 0 ? `${cell}`.padEnd(widths[i]) : `${cell}`.padStart(widths[i]))).join("  "));

const outside = ts.filter((file) => !/src[\\/](sheet|press)[\\/]/.test(file) && !isFigure(file));
const { places, numbers } = share(outside);
console.log(
  `\nsource: ${linesOf(ts)} lines in ${ts.length} files, median ${ts.map((file) => linesOf([file])).sort((a, b) => a - b)[Math.floor(ts.length / 2)]}`,
);
console.log(
  `places among the numbers outside of sheet/, press/ and figures/: ${places} of ${numbers} (${((100 * places) / numbers).toFixed(1)}%)`,
);
const large = ts.filter((file) => /-large\.ts$/.test(file));
console.log(`laid out a second time for large print: ${large.length} files`);

/** Glue between a game's rules and the tool. Play-by-play, statistics, ratings, leagues and sheets are counted separately. */
const GLUE =
  /^(index|coach-list|describe|decisions|table|file-kinds.*|(game-|earlier-)?records?|record-schema|game-team-schema|own-dice|house-rules|play-many|team-pick|sides|solver|check-built-in)\.ts$|^(by-hand|own-dice)[\\/]/;
console.log("\nglue a game, lines:");
for (const system of readdirSync("src/systems").filter((name) => statSync(join("src/systems", name)).isDirectory())) {
  const home = join("src/systems", system);
  const files = ts.filter((file) => file.startsWith(join(home, "/")) && GLUE.test(file.slice(home.length + 1)));
  console.log(`  ${system.padEnd(15)}${`${linesOf(files)}`.padStart(5)} in ${files.length} files`);
}
