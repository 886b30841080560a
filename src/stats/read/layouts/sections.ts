/** Lists of players grouped under team names: adds a team column. */
import { withHeads, type Grid, type HeadedGrid } from "../grid.js";
import { widestRow } from "./part.js";

const PLAYERS: ReadonlySet<string> = new Set(["player", "name", "playername", "lastname", "last"]);
const TEAMS: ReadonlySet<string> = new Set(["team", "tm", "club", "school", "teamname", "recentteam", "teamabbr"]);

/** Names of groups that are not teams: positions, parts of a league or of a season. */
const NO_TEAM =
  /\b(?:quarterbacks?|passers?|(?:running|half|full|tail|defensive|corner)[\s-]?backs?|rushers?|receivers?|(?:tight|wide|defensive)?\s?ends?|line(?:men|backers?)?|safet(?:y|ies)|kickers?|punters?|specialists?|offen[sc]e|defen[sc]e|special teams|starters|reserves|bench|others?|rookies|east|west|north|south|central|conference|division|league|week \d+|round|playoffs?|post\s?season|regular|season|total|passing|rushing|receiving|kicking|punting|returns?)\b|^(?:QB|RB|HB|FB|WR|TE|OL|DL|LB|CB|DB|K|P)s?$/i;

/** Undefined if a column names the teams, or if not every player is under a team. */
export function underTeams(grid: Grid): Grid | undefined {
  const headed = withHeads(grid);
  if (!headed) return undefined;
  const { headRow, heads, data, dividers } = headed;
  const has = (keys: ReadonlySet<string>): boolean => heads.some(({ key }) => keys.has(key));
  if (!has(PLAYERS) || has(TEAMS)) return undefined;
  const titles = [...titleAbove(headed), ...dividers];
  const words = titles.map((row) => wordOf(grid.rows[row]));
  if (titles.length < 2 || words.some((word) => NO_TEAM.test(word)) || new Set(words).size < words.length)
    return undefined;
  if (data.length === 0 || data[0] < titles[0]) return undefined;
  const width = widestRow(grid);
  const teamOf = (row: number): number => titles.filter((title) => title < row).at(-1)!;
  const isTitle = new Set(titles);
  const isData = new Set(data);
  const filled = (row: readonly string[]): string[] => Array.from({ length: width }, (_, i) => row[i] ?? "");
  return {
    ...grid,
    rows: grid.rows.map((row, i) => {
      if (isTitle.has(i)) return [];
      if (i === headRow) return [...filled(row), "Team"];
      return isData.has(i) ? [...filled(row), wordOf(grid.rows[teamOf(i)])] : row;
    }),
    at: (row, column) => (column === width && isData.has(row) ? grid.at(teamOf(row), 0) : grid.at(row, column)),
  };
}

const wordOf = (row: readonly string[]): string => row.map((cell) => cell.trim()).find((cell) => cell !== "") ?? "";

/** The first list's team may be above the headings. */
function titleAbove({ rows, headRow, data, dividers }: HeadedGrid): number[] {
  if (dividers.length > 0 && data.length > 0 && dividers[0] < data[0]) return [];
  for (let i = headRow - 1; i >= 0; i--) {
    const filled = rows[i].filter((cell) => cell.trim() !== "");
    if (filled.length === 1) return [i];
    if (filled.length > 1) return [];
  }
  return [];
}
