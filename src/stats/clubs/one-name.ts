/** Gives each club of a season one name, however its tables write it, and each player the position from his roster. */
import { warning, type Issue } from "../../kernel/issue/index.js";
import { codeOf, type ClubBook } from "./clubs.js";
import { leagueNotes } from "./league-notes.js";
import { TABLE_IDS, type TableId } from "../columns.js";
import { nameKey } from "../read/names.js";
import type { Mover, ReadRow } from "../read/read-rows.js";
import type { Listed } from "../read/rosters.js";

type Rows = Record<TableId, readonly ReadRow[]>;

/** Columns with club names. */
const CLUBS = ["team", "opponent", "away", "home"] as const;

/**
 * Rows with clubs under their codes for the season; unknown names stay.
 * @param roster positions from rosters win over those of other tables
 * @param book the known clubs, including a user's own
 */
export function withOneName(
  tables: Rows,
  movers: readonly Mover[],
  roster: readonly Listed[],
  book: Pick<ClubBook, "findClub" | "sameClubs">,
  year: number | undefined,
): {
  readonly tables: Rows;
  readonly movers: readonly Mover[];
  readonly issues: readonly Issue[];
  readonly notes: readonly string[];
} {
  const first = new Map<string, ReadRow>();
  for (const id of TABLE_IDS)
    for (const row of tables[id])
      for (const column of CLUBS) {
        const word = row.values[column];
        if (typeof word === "string" && word !== "" && !first.has(word)) first.set(word, row);
      }
  const names = [
    ...new Set([...first.keys(), ...movers.flatMap(({ teams }) => teams), ...roster.map(({ team }) => team)]),
  ];
  const clubs = book.sameClubs(names, year === undefined ? {} : { year });
  const spelled = spellings(names, clubs, tables);
  const codes = new Map(names.map((name) => [name, codeFor(name)]));
  function codeFor(name: string): string {
    const club = clubs.get(name);
    return club ? codeOf(club) : (spelled.get(name.toLowerCase()) ?? name);
  }
  const issues: Issue[] = [];
  // Reports a name that two clubs of the season share: its row would become a third club.
  if (clubs.size > 0)
    for (const [name, row] of first) {
      if (clubs.has(name)) continue;
      const found = book.findClub(name, { year, others: names });
      if (!found || found.clubs.length < 2) continue;
      const column = CLUBS.find((one) => row.values[one] === name);
      const which = found.clubs.map(({ city, nickname }) => `${city} ${nickname}`).join(" or ");
      issues.push(
        warning("stats-club", `"${name}" may be ${which}`, {
          ...row.at(column),
          hint: "write the club's whole name or its code",
        }),
      );
    }
  const rename = (row: ReadRow, isTeam: boolean): ReadRow => {
    let values = row.values;
    // A full name where a nickname would be.
    if (isTeam && values.city === undefined && typeof values.name === "string" && values.name.includes(" "))
      values = { ...values, ...fullName(values.name) };
    for (const column of CLUBS) {
      const word = values[column];
      if (typeof word !== "string") continue;
      const code = codes.get(word) ?? word;
      if (code === word) continue;
      // A club's full name is kept next to its code.
      const whole = isTeam && column === "team" && word.includes(" ") ? fullName(word) : {};
      values = { ...whole, ...values, [column]: code };
    }
    if (typeof values.player === "string" && values.team !== undefined) {
      const position = positions.get(keyOf(values.player, String(values.team)));
      // A roster's position wins over that of a statistics table.
      if (position !== undefined) values = { ...values, position };
    }
    return values === row.values ? row : { ...row, values };
  };
  const positions = new Map<string, string | undefined>();
  for (const { player, team, position } of roster) {
    if (position === "") continue;
    const key = keyOf(player, codes.get(team) ?? team);
    // Two players on a team with the same name: a row cannot be assigned to either.
    positions.set(key, positions.has(key) && positions.get(key) !== position ? undefined : position);
  }
  return {
    tables: Object.fromEntries(
      TABLE_IDS.map((id) => [id, tables[id].map((row) => rename(row, id === "team"))]),
    ) as unknown as Rows,
    movers: movers.map((mover) => ({
      ...mover,
      row: rename(mover.row, false),
      teams: mover.teams.map((team) => codes.get(team) ?? team),
    })),
    issues,
    notes: leagueNotes(clubs.values(), names.length),
  };
}

/** One spelling for unknown clubs whose names differ only in case: that of the teams' table, else the most frequent one. */
function spellings(names: readonly string[], clubs: ReadonlyMap<string, unknown>, tables: Rows): Map<string, string> {
  const unknown = new Map<string, string[]>();
  for (const name of names) {
    const key = name.toLowerCase();
    if (!clubs.has(name)) unknown.set(key, [...(unknown.get(key) ?? []), name]);
  }
  const several = [...unknown].filter(([, ways]) => ways.length > 1);
  if (several.length === 0) return new Map();
  const rows = new Map<unknown, number>();
  const listed = new Set(tables.team.map(({ values }) => values.team));
  for (const id of TABLE_IDS)
    for (const { values } of tables[id])
      for (const column of CLUBS) rows.set(values[column], (rows.get(values[column]) ?? 0) + 1);
  const usual = (ways: readonly string[]): string =>
    ways.find((way) => listed.has(way)) ??
    ways.reduce((best, way) => ((rows.get(way) ?? 0) > (rows.get(best) ?? 0) ? way : best));
  return new Map(several.map(([key, ways]) => [key, usual(ways)]));
}

const keyOf = (player: string, team: string): string => `${nameKey(player)}\t${team}`;

/** `Green Bay Packers` -> city and nickname, splitting off the last word. */
const fullName = (text: string) => ({
  city: text.slice(0, text.lastIndexOf(" ")),
  name: text.slice(text.lastIndexOf(" ") + 1),
});
