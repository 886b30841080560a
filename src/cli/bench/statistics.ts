/** Reading one season's statistics from a table of thirty years, next to a parser that only splits cells (csv-parse). */
import { countText } from "../../kernel/words/index.js";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { readSeason } from "../../stats/index.js";
import { textGrid } from "../../text/tables/text-grid.js";
import { seconds, type Measured } from "./measure.js";

const YEARS = 30;
const FIRST_YEAR = 1990;
const CLUBS = 32;
const RUSHERS = 42;
const COLUMNS = "season,player,team,position,games,attempts,yards,touchdowns,long,kneels,scrambles,fumbles";

/** 40,320 rows; letters make the players of a club distinct. */
function table(): string {
  const lines = [COLUMNS];
  for (let year = 0; year < YEARS; year++)
    for (let club = 0; club < CLUBS; club++)
      for (let man = 0; man < RUSHERS; man++) {
        const attempts = 4 + ((man * 7 + club + year) % 60);
        const name = `${letter(man)}${letter(club)} ${letter(man * club)}man`;
        lines.push([FIRST_YEAR + year, name, `C${letter(club)}${letter(club >> 3)}`, "RB", 16, attempts, attempts * 4, 1, 20, 0, 0, 1].join()); // prettier-ignore
      }
  return lines.join("\n");
}
const letter = (n: number): string => String.fromCharCode(65 + (n % 26), 97 + (Math.floor(n / 26) % 26));

export async function measureStatistics(): Promise<Measured[]> {
  const text = table();
  const year = FIRST_YEAR + YEARS - 1;
  const taken = await seconds(5, () => readSeason([textGrid(text, "rushing.csv")], { year }));
  const parsed = await peer(text);
  const rows = countText(YEARS * CLUBS * RUSHERS);
  return [
    {
      name: `season of ${year} out of ${YEARS} years`,
      value: taken * 1000,
      unit: "ms",
      ...(parsed !== undefined && {
        peer: `csv-parse, only the cells, ${Math.round(parsed * 1000)} ms`,
        ratio: parsed / taken,
      }),
      note: `${rows} rows, ${Math.round(process.resourceUsage().maxRSS / 1024)} MB at most`,
    },
  ];
}

/** Undefined if csv-parse is not installed. */
async function peer(text: string): Promise<number | undefined> {
  let parse: (text: string) => unknown;
  try {
    const path = createRequire(import.meta.url).resolve("csv-parse/sync");
    ({ parse } = (await import(pathToFileURL(path).href)) as { parse: (text: string) => unknown });
  } catch {
    return undefined;
  }
  return seconds(5, () => parse(text));
}
