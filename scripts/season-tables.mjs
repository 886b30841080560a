// `node scripts/season-tables.mjs FOLDER YEAR OUT` makes the tables of a regular season, 2009 to 2019, from public GameCenter files: FOLDER
// is a copy of github.com/derek-adair/nflgame, OUT a new folder for `pressbox rate` and `pressbox replay-season` (docs/replay.md). Where the
// plays of a game do not add up to its final score, nothing is written; with `--off-scores` such games stay as they are recorded.
import { readGames } from "./season-tables/read-games.mjs";
import { seasonTables } from "./season-tables/tables.mjs";
import { folderFault, writeTables } from "./season-tables/write-tables.mjs";

const USAGE = "usage: node scripts/season-tables.mjs FOLDER_OF_NFLGAME YEAR OUT [--off-scores]";

const counted = (count, one, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/** @returns exit code */
function run(args) {
  const [folder, yearWord, out, ...rest] = args.filter((one) => one !== "--off-scores");
  const option = args.find((one) => /^--(?!off-scores$|help$)/.test(one));
  const isYear = /^\d{4}$/.test(yearWord ?? "");
  if (!out || rest.length > 0 || option !== undefined || !isYear) {
    if (option !== undefined) console.error(`Unknown option '${option}'`);
    else if (rest.length > 0) console.error(`"${rest[0]}" is an extra argument`);
    else if (out && !isYear) console.error(`"${yearWord}" is not a year`);
    console.error(USAGE);
    return 2;
  }
  const year = Number(yearWord);
  const taken = folderFault(out);
  const { games, players, nameOf, faults } = readGames(folder, year);
  const made = players && games.length > 0 ? seasonTables(year, games, players, nameOf) : undefined;
  const off = made?.off ?? [];
  const all = [...(taken ? [taken] : []), ...faults, ...(made?.faults ?? [])];
  for (const line of [...all, ...off]) console.error(line);
  const refused = off.length > 0 && !args.includes("--off-scores");
  if (refused) {
    const [verb, it, are] = off.length === 1 ? ["does", "it", "it is"] : ["do", "them", "they are"];
    console.error(
      `${counted(off.length, "game")} ${verb} not add up; hint: --off-scores writes ${it} as ${are} recorded`,
    );
  }
  if (!made || all.length > 0 || refused) {
    console.error(`nothing written to ${out}`);
    return 1;
  }
  try {
    writeTables(out, made.tables);
  } catch (error) {
    console.error(`${out}: the tables cannot be written (${error.code ?? error.message})`);
    return 1;
  }
  const tries = made.filled.reduce((sum, { count }) => sum + count, 0);
  if (tries > 0) {
    const ids = made.filled.map(({ eid }) => eid).join(" ");
    const where = `in ${counted(made.filled.length, "game")}: ${ids}`;
    console.log(`${counted(tries, "try", "tries")} that the plays lack, from the scoring summary, ${where}`);
  }
  const end = off.length > 0 ? `, ${off.length} off the final score` : "";
  const plays = counted(made.tables["plays.csv.gz"].length, "play");
  console.log(`${out}: ${counted(games.length, "game")} of ${year}, ${plays}${end}`);
  return 0;
}

process.exitCode = run(process.argv.slice(2));
