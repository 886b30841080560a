/** Box scores with both teams in one row (`first_downs_away, first_downs_home`): split into a schedule and one row per team and game. */
import { plainHead } from "../plain.js";
import { withHeads, type Grid } from "../grid.js";
import { cellAt, laidGrid, type Laid } from "./part.js";

const SIDES = ["away", "home"] as const;
type Side = (typeof SIDES)[number];
/** `first_downs_away` or `away_first_downs`. */
const SIDED = /^(?:(away|home)[_ ]+(.+)|(.+)[_ ]+(away|home))$/i;

/** Minimum statistics of a team, besides its points, that make a row a box score. */
const LEAST = 4;
const SHARED: ReadonlySet<string> = new Set(["season", "year", "week", "date", "gameday", "gamedate", "seasontype", "gametype"]); // prettier-ignore
const NAMES = new Set(["team", "teamname", "teamabbr", "name", "abbr"]);
const POINTS = new Set(["score", "points", "pts"]);

/** Names of a team's statistics in box scores. */
const WORDS: Readonly<Record<string, string>> = {
  compatt: "Comp-Att",
  score: "points",
  pts: "points",
  int: "interceptions",
  sacksnum: "sacks",
  sacksyards: "sackYards",
  pennum: "penalties",
  penyards: "penaltyYards",
  thirddowncomp: "thirdDownConversions",
  fourthdowncomp: "fourthDownConversions",
  passcomp: "completions",
};

/** The schedule and the team rows; undefined if rows are not box scores of both teams. */
export function boxes(grid: Grid): readonly [games: Grid, teams: Grid] | undefined {
  const headed = withHeads(grid);
  if (!headed) return undefined;
  const { rows, headRow, data, heads } = headed;
  const clubs = new Map<Side, number>();
  const figures = new Map<string, Map<Side, number>>();
  const quiet = new Set<number>();
  for (const { column, key } of heads) {
    const found = SIDED.exec((rows[headRow][column] ?? "").trim());
    const side = (SIDES.find((one) => one === key) ?? (found?.[1] ?? found?.[4])?.toLowerCase()) as Side | undefined;
    if (side === undefined) continue;
    const what = found?.[2] ?? found?.[3] ?? "";
    if (what === "" || NAMES.has(plainHead(what))) {
      if (!clubs.has(side)) clubs.set(side, column);
      continue;
    }
    figures.set(what, (figures.get(what) ?? new Map<Side, number>()).set(side, column));
    if (!POINTS.has(plainHead(what))) quiet.add(column);
  }
  const pairs = [...figures].filter(([, columns]) => columns.size === 2);
  if (clubs.size < 2 || pairs.length <= LEAST || quiet.size < 2 * LEAST) return undefined;
  const isFigures = pairs.filter(([what]) => FIGURES.test(what)).length;
  if (isFigures < LEAST) return undefined;
  const blank = new Set(pairs.flatMap(([, columns]) => [...columns.values()]).filter((column) => quiet.has(column)));
  const games = {
    ...grid,
    title: "games",
    rows: rows.map((row, i) => (i < headRow ? row : row.map((cell, column) => (blank.has(column) ? "" : cell)))),
  };
  const shared = heads.filter(({ key }) => SHARED.has(key));
  const hasWeek = shared.some(({ key }) => key === "week");
  const at = (row: number, column: number): Laid => cellAt(grid, row, column);
  const named = ({ column, key }: { readonly column: number; readonly key: string }): Laid => {
    const cell = at(headRow, column);
    return key.includes("date") || key === "gameday" ? { ...cell, text: hasWeek ? "" : "week" } : cell;
  };
  const top = [
    ...shared.map(named),
    { ...at(headRow, clubs.get("away")!), text: "team" },
    { ...at(headRow, clubs.get("home")!), text: "opponent" },
    ...pairs.map(([what, columns]) => ({ ...at(headRow, columns.get("away")!), text: WORDS[plainHead(what)] ?? what })),
  ];
  const below = data.flatMap((row) =>
    SIDES.map((side, i) => {
      const other = SIDES[1 - i];
      return [
        ...shared.map(({ column, key }) => {
          const cell = at(row, column);
          return hasWeek && (key.includes("date") || key === "gameday") ? { ...cell, text: "" } : cell;
        }),
        at(row, clubs.get(side)!),
        at(row, clubs.get(other)!),
        ...pairs.map(([, columns]) => at(row, columns.get(side)!)),
      ];
    }),
  );
  return [games, laidGrid({ ...grid, title: "team statistics" }, [top, ...below])];
}

/** Statistics of a box score, as opposed to a schedule's odds, rest days and coaches. */
const FIGURES =
  /^(?:first|third|fourth|pass|rush|comp|yards|sacks?|int|fumbles?|pen|punt|total|plays|turnovers|possession|drives)/i;
