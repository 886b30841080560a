// Plays of a real season, for scripts that count them.
import path from "node:path";
import { pathToFileURL } from "node:url";
import { COMPILED, compileSources } from "./compile-sources.mjs";

/** Loads a source module by its path below src/, such as `stats/index.js`; only after `seasonPlays`. */
export const load = (name) => import(pathToFileURL(path.join(COMPILED, name)).href);

/** Cells of a line, quoted or unquoted. */
const cellsOf = (line) =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain);

/** Catches by air yards and yards gained, from either kind of table. */
function catchesOf(text) {
  const [head, ...lines] = text.split(/\r?\n/);
  const names = cellsOf(head);
  const place = (...list) => names.findIndex((name) => list.includes(name));
  const [air, yards, type, caught] = [
    place("air_yds", "air_yards"),
    place("passing_yds", "passing_yards"),
    place("type"),
    place("complete_pass"),
  ];
  return lines
    .map(cellsOf)
    .flatMap((cells) =>
      (type < 0 ? cells[caught] === "1" : cells[type] === "complete") && cells[air] !== "" && cells[yards] !== ""
        ? [{ air: Number(cells[air]), yards: Number(cells[yards]) }]
        : [],
    );
}

/**
 * The plays of a table (.csv or .csv.gz) as recorded, and as games of events.
 * @throws UserError for a table that cannot be read, or has no plays of the year
 */
export async function seasonPlays(file, year) {
  await compileSources();
  const [{ playsOfTable }, { gamesOfPlays }, { tableText }, { fault, UserError }] = await Promise.all([
    load("text/tables/plays-table.js"),
    load("stats/index.js"),
    load("host/node/gains.js"),
    load("kernel/issue/index.js"),
  ]);
  const { text } = tableText(file, file);
  const { plays, issues } = playsOfTable(text, file, Number(year));
  if (!plays?.length)
    throw new UserError(issues.length > 0 ? issues : fault("plays-none", `no plays of ${year}`, { file }));
  return { plays, games: gamesOfPlays(plays), catches: catchesOf(text) };
}
