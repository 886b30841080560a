/** Player statistics in newspaper-style tables: each lists the players with a value in any of its columns, highest first. */
import type { TableColumn, TableRow } from "../../../contract/league-tables.js";
import { minusText } from "../../../kernel/words/index.js";
import { markup, type Html } from "./markup.js";
import { numberIn, textIn, type SiteData } from "./site-data.js";
import { table } from "./site-parts.js";

/** Columns by title, because games use their own keys for the same statistic. The first ones order the table. */
const GROUPS: readonly (readonly [title: string, figures: readonly (readonly [title: string, short: string])[]])[] = [
  [
    "Passing",
    [
      ["Passing yards", "Yds"],
      ["Passes", "Att"],
      ["Completions", "Cmp"],
      ["Touchdown passes", "TD"],
      ["Interceptions thrown", "Int"],
      ["Sacked", "Sck"],
    ],
  ],
  [
    "Rushing",
    [
      ["Rushing yards", "Yds"],
      ["Rushes", "Att"],
      ["Longest rush", "Long"],
      ["Rushing touchdowns", "TD"],
    ],
  ],
  [
    "Receiving",
    [
      ["Receiving yards", "Yds"],
      ["Receptions", "Rec"],
      ["Targets", "Tgt"],
      ["Longest reception", "Long"],
      ["Receiving touchdowns", "TD"],
    ],
  ],
  [
    "Defense",
    [
      ["Tackles", "Tkl"],
      ["Sacks", "Sck"],
      ["Interceptions made", "Int"],
      ["Passes defended", "PD"],
      ["Fumbles recovered", "FR"],
      ["Defensive touchdowns", "TD"],
    ],
  ],
  [
    "Kicking",
    [
      ["Field goals made", "FG"],
      ["Field goals tried", "FGA"],
      ["Longest field goal", "Long"],
      ["Extra points made", "XP"],
      ["Extra points tried", "XPA"],
      ["Punts", "Punts"],
      ["Punt yards", "Yds"],
    ],
  ],
  [
    "Returns",
    [
      ["Kick return yards", "KR yds"],
      ["Kick returns", "KR"],
      ["Punt return yards", "PR yds"],
      ["Punt returns", "PR"],
      ["Return touchdowns", "TD"],
    ],
  ],
];

interface Shown extends TableColumn {
  readonly short: string;
}

/** @param rows of the player tables. @param of team or league for the captions, in the words of the page */
export function playerTables(data: SiteData, rows: readonly TableRow[], of: string): Html[] {
  const columns = data.columns("player-statistics");
  return GROUPS.flatMap(([title, figures]) => {
    const shown = figures.flatMap(([name, short]): Shown[] => {
      const column = columns.find((one) => one.title === name);
      return column ? [{ ...column, short }] : [];
    });
    const listed = rows.filter((row) => shown.some(({ key }) => numberIn(row, key) !== 0));
    if (listed.length === 0) return [];
    const order = (a: TableRow, b: TableRow): number =>
      shown.map(({ key }) => numberIn(b, key) - numberIn(a, key)).find((by) => by !== 0) ?? 0;
    return [
      table(
        data,
        `${data.words.either(title)}, ${of}`,
        [{ head: "Player", words: true }, ...shown.map(({ short, title: full }) => ({ head: [short, full] as const }))],
        listed
          .toSorted(order)
          .map((row) => [markup`${textIn(row, "player")}`, ...shown.map(({ key }) => minusText(numberIn(row, key)))]),
      ),
    ];
  });
}
