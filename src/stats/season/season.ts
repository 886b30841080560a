/**
 * Builds a league's season from the tables: adds up single games, merges players and teams, fills in totals that follow
 * from other tables, and reports every error.
 */
import { fault, hasErrors, suggestHint, throwOnErrors, warning, type Issue } from "../../kernel/issue/index.js";
import { counted } from "../../kernel/words/index.js";
import { keyed } from "../../kernel/lists/index.js";
import { columnOf, TABLE_IDS, type Row, type TableId } from "../columns.js";
import { nameOf, type Grid } from "../read/grid.js";
import { TEAM_SUMS } from "./team-sums.js";
import { balanceIssues, gameBalances, playerBalances, pointBalances, type Balance } from "./balances.js";
import type { LeftOut } from "../read/left-out.js";
import { movesOf, settleMovers } from "./movers.js";
import { readTables, unread, type ReadRow, type SheetReport } from "../read/read.js";
import { withPassYards } from "./pass-yards.js";
import { sameMen } from "./same-men.js";
import { differing, differingIssues } from "./second-sources.js";
import { withoutPlayoffs } from "./weeks.js";

export type TeamRow = Row<"team">;

/** A season's statistics. Teams are named by their codes. */
export interface Season {
  /** Year, if the tables name one. */
  readonly year?: number;
  /** Codes, in the order of the tables. */
  readonly teams: readonly string[];
  /** What each team did, and what its opponents did. */
  readonly own: ReadonlyMap<string, TeamRow>;
  readonly against: ReadonlyMap<string, TeamRow>;
  readonly tables: { readonly [T in Exclude<TableId, "team">]: readonly Row<T>[] };
  readonly sheets: readonly SheetReport[];
  readonly leftOut: readonly LeftOut[];
  readonly balances: readonly Balance[];
  readonly filledIn: readonly FilledIn[];
  /** Features of the league that the games cannot reproduce. */
  readonly notes: readonly string[];
  /** A statistic that shows that the teams also played others, so they are not a league by themselves. */
  readonly beyond?: Beyond;
}

/** Statistics that no table has directly, and where they come from. */
export interface FilledIn {
  /** Column of the team, or of its opponents if the words say so. */
  readonly column: string;
  readonly teams: readonly string[];
  readonly from: string;
}

/** Totals of what all teams did, and of what all teams allowed. */
export interface Beyond {
  readonly column: string;
  readonly made: number;
  readonly allowed: number;
}

export interface SeasonOptions {
  /** The season to use, if the tables have several. */
  readonly year?: number;
}

export interface ReadSeason {
  readonly issues: readonly Issue[];
  /** Absent if there is an error. */
  readonly season?: Season;
}

type Values = Record<string, string | number>;

export function readSeason(grids: readonly Grid[], options: SeasonOptions = {}): ReadSeason {
  const { moves, rest, ...moved } = movesIn(grids);
  const reading = readTables(rest, options.year);
  const { years, leftOut } = reading;
  const passing = withPassYards(reading.tables, reading.unsureYards);
  const same = sameMen(passing.tables);
  const sheets = [...reading.sheets, ...moved.sheets];
  const issues = [...reading.issues, ...moved.issues, ...passing.issues, ...same.issues];
  const year = options.year ?? (years.size === 0 ? yearNamed(grids) : years.size === 1 ? [...years][0] : undefined);
  issues.push(...yearIssues(years, options, grids[0]?.file), ...namedOtherwise(year, years, grids));
  const regular = withoutPlayoffs(same.tables, year, leftOut);
  issues.push(...regular.issues);
  const settled = settleMovers(reading.movers, regular.tables, moves, leftOut);
  issues.push(...settled.issues);
  issues.push(...gamesTwice(regular.tables.games));
  const merged = keyed(TABLE_IDS, (table) => {
    const rows = regular.tables[table];
    if (table === "games" || table === "penalties") return rows.map(({ values }) => ({ ...values }));
    const added = settled.rows.flatMap((one) => (one.table === table ? [{ ...one.row, values: one.values }] : []));
    return addUp(table, [...rows, ...added], issues, year === undefined);
  });
  if (hasErrors(issues)) return { issues: inOrder(issues, grids) };
  const balances = [...playerBalances(merged), ...gameBalances(merged)];
  const own = new Map<string, Values>();
  const against = new Map<string, Values>();
  for (const row of merged.team) (row.side === "against" ? against : own).set(String(row.team), row);
  const teams = teamsOf(merged);
  issues.push(...playersOfNoTeam(merged, regular.tables, teams));
  const filled = new FilledFigures(own, against);
  fromOpponents(regular.tables.team, own, against);
  filled.note("their opponents' weeks");
  fromPlayers(teams, merged, own, against);
  filled.note("the players and the opponents");
  grossYards([...own.values(), ...against.values()]);
  filled.note("net yards and sacks");
  fromGames(merged.games, own, against);
  filled.note("the games");
  balances.push(...pointBalances(own));
  const sums = sumsOfSides(own, against);
  balances.push(
    ...sums.map(({ column, made, allowed }) => ({
      book: "opponents" as const,
      column,
      left: { words: "all teams", value: made },
      right: { words: "all opponents", value: allowed },
      tables: ["team", "team"] as const,
      closes: shareOff({ column, made, allowed }) <= SLIP,
    })),
  );
  issues.push(
    ...balanceIssues(
      balances.filter(({ book }) => book !== "opponents"),
      (table) => fileOf(regular.tables, table) ?? grids[0]?.file,
    ),
  );
  const beyond = sums.find((sum) => shareOff(sum) > OTHER_OPPONENTS);
  if (!beyond) {
    issues.push(
      ...sums
        .filter((sum) => shareOff(sum) > SLIP)
        .map((sum) => balanceIssue(sum, fileOf(regular.tables, "team") ?? grids[0]?.file)),
    );
    issues.push(...strangersIn(regular.tables, teams));
    if (hasErrors(issues)) return { issues: inOrder(issues, grids) };
  }
  const tables = Object.fromEntries(Object.entries(merged).filter(([table]) => table !== "team"));
  const filledIn = [...settled.rows.map(filledMover), ...filled.list];
  return {
    issues,
    season: {
      year,
      teams,
      own,
      against,
      tables,
      sheets,
      leftOut,
      balances,
      filledIn,
      notes: reading.notes,
      beyond,
    } as unknown as Season,
  };
}

const filledMover = ({ table, values, how }: ReturnType<typeof settleMovers>["rows"][number]): FilledIn => ({
  column: `${table} of ${values.player}`,
  teams: [String(values.team)],
  from: how === "moves" ? "his games in moves.csv" : "his teams' totals less their other players",
});

/** Records which statistics each step has filled in. */
class FilledFigures {
  readonly list: FilledIn[] = [];
  private before: Map<string, Set<string>>;

  constructor(
    private readonly own: ReadonlyMap<string, Values>,
    private readonly against: ReadonlyMap<string, Values>,
  ) {
    this.before = this.columns();
  }

  private columns(): Map<string, Set<string>> {
    const found = new Map<string, Set<string>>();
    const add = (column: string, team: string): void => {
      found.set(column, (found.get(column) ?? new Set<string>()).add(team));
    };
    for (const [rows, words] of [
      [this.own, ""],
      [this.against, " of opponents"],
    ] as const)
      for (const [team, row] of rows)
        for (const [column, value] of Object.entries(row))
          if (typeof value === "number") add(`${column}${words}`, team);
    return found;
  }

  /** @param from source of the values added since the last call */
  note(from: string): void {
    const now = this.columns();
    for (const [column, teams] of now) {
      const added = [...teams].filter((team) => !this.before.get(column)?.has(team));
      if (added.length > 0) this.list.push({ column, teams: added, from });
    }
    this.before = now;
  }
}

/** A small table of player moves among the statistics: `moves.csv` with player, team and games. */
function movesIn(grids: readonly Grid[]) {
  const isMoves = (grid: Grid): boolean => /^moves\b/i.test(nameOf(grid));
  const read = grids.filter(isMoves).map((grid) => ({ grid, ...movesOf(grid) }));
  return {
    moves: read.flatMap(({ moves }) => moves),
    issues: read.flatMap(({ issues }) => issues),
    sheets: read.map(({ grid, moves }) => ({ ...unread(grid), use: `a table of ${counted(moves.length, "move")}` })),
    rest: grids.filter((grid) => !isMoves(grid)),
  };
}

/** The season in the names of files and sheets, if they have only one: `My league 1998.xlsx`. */
function yearNamed(grids: readonly Grid[]): number | undefined {
  const names = grids.map(({ file, sheet, title }) => [file.replace(/^.*[\\/]/, ""), sheet, title].join(" "));
  const years = new Set(names.flatMap((name) => name.match(/(?<!\d)(?:19[2-9]|20[0-4])\d(?!\d)/g) ?? []));
  return years.size === 1 ? Number([...years][0]) : undefined;
}

function yearIssues(years: ReadonlySet<number>, { year }: SeasonOptions, file: string | undefined): Issue[] {
  if (year === undefined && years.size > 1) {
    const list = [...years].sort((a, b) => a - b).join(", ");
    const hint = "choose one with --season";
    return [fault("stats-seasons", `the tables have several seasons: ${list}`, { file, hint })];
  }
  if (year === undefined || years.size === 0 || years.has(year)) return [];
  const list = [...years].sort((a, b) => a - b).join(", ");
  const words = `no table is from ${year}; they have ${years.size === 1 ? "the season" : "the seasons"} ${list}`;
  const hint = years.size === 1 ? "remove --season" : "choose one of them with --season";
  return [fault("stats-seasons", words, { file, hint })];
}

/** A season in the files' names that is not that of their tables. */
function namedOtherwise(year: number | undefined, years: ReadonlySet<number>, grids: readonly Grid[]): Issue[] {
  const named = yearNamed(grids);
  if (named === undefined || year === undefined || named === year || !years.has(year)) return [];
  const { file } = grids.find((grid) => yearNamed([grid]) === named)!;
  const words = `the name says ${named}; the tables are those of ${year}`;
  return [warning("stats-season", words, { file, hint: "check that the file belongs to them" })];
}

/** The order of reading: file by file, top to bottom. */
function inOrder(issues: readonly Issue[], grids: readonly Grid[]): Issue[] {
  // Issues of a file as a whole come before those of its sheets.
  const sheetOf = ({ file, detail }: Issue): number =>
    detail?.sheet === undefined
      ? grids.findIndex((grid) => grid.file === file) - 0.5
      : grids.findIndex((grid) => grid.file === file && detail.sheet === grid.sheet);
  return [...issues].sort(
    (a, b) => sheetOf(a) - sheetOf(b) || (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0),
  );
}

/** Like `readSeason`, but returns warnings with the season. @throws UserError with every error */
export function seasonOf(
  grids: readonly Grid[],
  options: SeasonOptions = {},
): { season: Season; warnings: readonly Issue[] } {
  const { issues, season } = readSeason(grids, options);
  throwOnErrors(issues);
  return { season: season!, warnings: issues };
}

const keyOf = (table: TableId, { team, player, side }: Values): string =>
  table === "team" ? `${team}\t${side ?? "for"}` : `${team}\t${String(player).toLowerCase()}`;

/** Merges rows of single games, and fills gaps in a season's row; a second row of a season or game is an error. */
function addUp(table: TableId, rows: readonly ReadRow[], issues: Issue[], severalSeasons: boolean): Values[] {
  const apart: ReturnType<typeof differing>[number][] = [];
  // By week; a season's row has none.
  const all = new Map<string, Map<unknown, { readonly values: Values; readonly first: ReadRow }>>();
  for (const row of rows) {
    const { values } = row;
    const key = keyOf(table, values) + (severalSeasons ? `\t${values.season}` : "");
    const weeks = all.get(key) ?? new Map<unknown, { readonly values: Values; readonly first: ReadRow }>();
    const known = weeks.get(values.week);
    // The same player or team in another sheet fills in what the first one is missing.
    if (!known) weeks.set(values.week, { values: { ...values }, first: row });
    else if (!sameSource(known.first, row)) {
      apart.push(...differing(table, known.first, row));
      fill(known.values, values);
    } else issues.push(twice(table, row, known.first));
    all.set(key, weeks);
  }
  issues.push(...differingIssues(table, apart));
  return [...all.values()].map((weeks) => {
    const season = weeks.get(undefined)?.values;
    weeks.delete(undefined);
    const games = [...weeks.values()].map(({ values }) => withPuntYards(table, values));
    const values =
      season && games.length > 0 ? fill(season, sumOfGames(table, games)) : (season ?? sumOfGames(table, games));
    return withPuntYards(table, values);
  });
}

/** Adds missing values. */
function fill(values: Values, more: Values): Values {
  for (const [column, value] of Object.entries(more)) values[column] ??= value;
  return values;
}

function sumOfGames(table: TableId, [first, ...others]: readonly Values[]): Values {
  const sum: Values = { ...first, games: first.games ?? 1 };
  if (others.length > 0) delete sum.average;
  for (const values of others) {
    for (const [column, value] of Object.entries(values)) {
      const { unit } = columnOf(table, column);
      if (typeof value !== "number" || column === "season" || column === "games" || unit === "average") continue;
      const before = sum[column];
      if (typeof before !== "number") sum[column] = value;
      else sum[column] = unit === "longest" ? Math.max(before, value) : before + value;
    }
    if (values.games === undefined) sum.games = Number(sum.games) + 1;
  }
  return sum;
}

/** For sources that give only the average. */
function withPuntYards(table: TableId, values: Values): Values {
  if (table === "punting" && values.yards === undefined && values.average !== undefined)
    values.yards = Math.round(Number(values.average) * Number(values.punts));
  return values;
}

function twice(table: TableId, row: ReadRow, first: ReadRow): Issue {
  const { team, player, week } = row.values;
  const when = week === undefined ? "" : `, week ${week}`;
  const line = first.at().line;
  return table === "team"
    ? fault("team-twice", `${team}${when} appear here twice`, {
        ...row.at("team"),
        hint: `keep one row per team and side; the first is in line ${line}`,
      })
    : fault("player-twice", `${player} (${team}${when}) appears here twice`, {
        ...row.at("player"),
        hint: `keep one row per player and team; the first is in line ${line}`,
      });
}

function sameSource(a: ReadRow, b: ReadRow): boolean {
  const [x, y] = [a.at(), b.at()] as (ReturnType<ReadRow["at"]> & { readonly detail?: { readonly sheet?: string } })[];
  return x.file === y.file && x.detail?.sheet === y.detail?.sheet;
}

/** Every team that plays: from the team table, or else from the players'. */
function teamsOf(tables: Record<TableId, Values[]>): string[] {
  const listed = [...new Set(tables.team.map(({ team }) => String(team)))];
  if (listed.length > 0) return listed;
  const all = new Set<string>();
  for (const table of ["passing", "rushing", "receiving", "defense"] as const)
    for (const { team } of tables[table]) all.add(String(team));
  return [...all].sort();
}

type ReadRows = Readonly<Record<TableId, readonly ReadRow[]>>;

/** The file of a table's first row. */
const fileOf = (tables: ReadRows, table: TableId): string | undefined => tables[table].at(0)?.at().file;

/** Players whose team is in no team table: nothing counts them. @param read the rows as they are in their files */
function playersOfNoTeam(tables: Record<TableId, Values[]>, read: ReadRows, teams: readonly string[]): Issue[] {
  if (teams.length === 0) return [];
  const known = new Set(teams);
  const strange = new Map<string, number>();
  for (const table of OF_PLAYERS)
    for (const { team } of tables[table])
      if (!known.has(String(team))) strange.set(String(team), (strange.get(String(team)) ?? 0) + 1);
  if (strange.size === 0) return [];
  const list = [...strange].map(([team, rows]) => `${team} (${counted(rows, "row")})`);
  const shown = `${list.slice(0, MOST_STRANGE).join(", ")}${list.length > MOST_STRANGE ? ", ..." : ""}`;
  const teamFile = fileOf(read, "team");
  const row = OF_PLAYERS.flatMap((table) => read[table]).find(({ values: { team } }) => strange.has(String(team)));
  const place = row?.at("team");
  const isOther = teamFile !== undefined && teamFile !== place?.file;
  const lacks = isOther ? `${teamFile} does not have` : "no table of teams has";
  const message = `players of ${counted(strange.size, "team")} that ${lacks} are not counted: ${shown}`;
  const hint = suggestHint([...strange.keys()][0], teams) ?? `teams: ${teams.join(", ")}`;
  return [warning("stats-strange-team", message, { ...place, hint })];
}
const OF_PLAYERS = ["passing", "rushing", "receiving", "defense", "kicking", "punting", "returns"] as const;
const MOST_STRANGE = 6;

/** Rows of single games that name the opponent also show what the opponent allowed. */
function fromOpponents(rows: readonly ReadRow[], own: ReadonlyMap<string, Values>, against: Map<string, Values>): void {
  const games = rows.filter(
    ({ values }) => values.week !== undefined && values.opponent !== undefined && values.side !== "against",
  );
  if (games.length === 0 || against.size > 0) return;
  for (const { values } of games) {
    const team = String(values.opponent);
    if (!own.has(team)) continue;
    const sums = against.get(team) ?? { team, side: "against" };
    for (const [column, value] of Object.entries(values)) {
      if (typeof value === "number" && column !== "season" && column !== "games")
        sums[column] = Number(sums[column] ?? 0) + value;
    }
    against.set(team, sums);
  }
}

/** Team values that are missing but equal the totals of player tables. */
function fromPlayers(
  teams: readonly string[],
  tables: Record<TableId, Values[]>,
  own: Map<string, Values>,
  against: Map<string, Values>,
): void {
  const sums = new Map<string, number>();
  for (const [column, table, from] of TEAM_SUMS) {
    for (const row of tables[table]) {
      const value = row[from];
      const key = `${row.team}\t${column}`;
      if (typeof value === "number") sums.set(key, (sums.get(key) ?? 0) + value);
    }
  }
  for (const team of teams) {
    const mine: Values = own.get(team) ?? { team, side: "for" };
    const theirs: Values = against.get(team) ?? { team, side: "against" };
    own.set(team, mine);
    against.set(team, theirs);
    for (const [column] of TEAM_SUMS) {
      const sum = sums.get(`${team}\t${column}`);
      if (sum !== undefined) mine[column] ??= sum;
    }
    // A defense's statistics are its opponents' losses.
    if (mine.sacksMade !== undefined) theirs.sacks ??= mine.sacksMade;
    if (mine.interceptionsMade !== undefined) theirs.interceptions ??= mine.interceptionsMade;
    if (theirs.sacks !== undefined) mine.sacksMade ??= theirs.sacks;
    if (theirs.interceptions !== undefined) mine.interceptionsMade ??= theirs.interceptions;
    const games = mine.games ?? theirs.games;
    if (games !== undefined) {
      mine.games ??= games;
      theirs.games ??= games;
    }
  }
}

/** Yards per sack if nobody counted them. */
const SACK_YARDS = 7;

/**
 * Restores gross passing yards in team tables that subtract sack yards. If the yards are unknown, uses the league's
 * yards per sack; if sacks are unknown, the share that the rest of the league lost.
 */
function grossYards(sides: readonly Values[]): void {
  /** The ratio of two columns over the sides that have both. */
  const ratio = (over: string, by: string): number | undefined => {
    const known = sides.filter((side) => side[over] !== undefined && side[by] !== undefined);
    const sum = (column: string): number => known.reduce((total, side) => total + Number(side[column]), 0);
    return known.length > 0 && sum(by) > 0 ? sum(over) / sum(by) : undefined;
  };
  const each = ratio("sackYards", "sacks") ?? SACK_YARDS;
  const whole = ratio("passYards", "netPassYards") ?? 1;
  for (const side of sides) {
    const { passYards, netPassYards, sacks, sackYards } = side;
    if (passYards !== undefined || netPassYards === undefined) continue;
    const lost = sackYards ?? (sacks === undefined ? undefined : Number(sacks) * each);
    side.passYards = Math.round(
      lost === undefined ? Number(netPassYards) * whole : Number(netPassYards) + Number(lost),
    );
  }
}

/** Records and points from the results. */
function fromGames(games: readonly Values[], own: Map<string, Values>, against: Map<string, Values>): void {
  const sums = new Map<string, { w: number; l: number; t: number; pf: number; pa: number }>();
  for (const { away, home, awayPoints, homePoints, kind } of games) {
    if (typeof awayPoints !== "number" || typeof homePoints !== "number") continue;
    if (kind !== undefined && kind !== "" && String(kind).toUpperCase() !== "REG") continue;
    for (const [team, mine, theirs] of [
      [String(away), awayPoints, homePoints],
      [String(home), homePoints, awayPoints],
    ] as const) {
      const sum = sums.get(team) ?? { w: 0, l: 0, t: 0, pf: 0, pa: 0 };
      sums.set(team, {
        w: sum.w + Number(mine > theirs),
        l: sum.l + Number(mine < theirs),
        t: sum.t + Number(mine === theirs),
        pf: sum.pf + mine,
        pa: sum.pa + theirs,
      });
    }
  }
  for (const [team, { w, l, t, pf, pa }] of sums) {
    const mine = own.get(team);
    const theirs = against.get(team);
    if (!mine || !theirs) continue;
    mine.games ??= w + l + t;
    theirs.games ??= w + l + t;
    mine.wins ??= w;
    mine.losses ??= l;
    mine.ties ??= t;
    mine.points ??= pf;
    theirs.points ??= pa;
  }
}

/** Reports a game that appears twice in a schedule: two teams meet at most once a week. */
function gamesTwice(games: readonly ReadRow[]): Issue[] {
  const seen = new Map<string, ReadRow>();
  return games.flatMap((row) => {
    const { season = "", week, date = "", away, home } = row.values;
    const key = [season, week, date, ...[String(away), String(home)].sort()].join("\t");
    const first = seen.get(key);
    if (!first) {
      seen.set(key, row);
      return [];
    }
    const hint = `keep one row per game; the first is in line ${first.at().line}`;
    return [fault("game-twice", `${away} at ${home}, week ${week}, appears here twice`, { ...row.at("away"), hint })];
  });
}

/**
 * Reports teams of the regular schedule that no other table has: rating or replaying a league requires everyone's
 * statistics. The schedule of a single team, or of teams that also played outsiders, may include strangers.
 */
function strangersIn(tables: ReadRows, teams: readonly string[]): Issue[] {
  if (teams.length < 2) return [];
  const known = new Set(teams);
  const teamFile = fileOf(tables, "team");
  return tables.games.flatMap((row) => {
    const { kind } = row.values;
    if (kind !== undefined && kind !== "" && !/^reg/i.test(String(kind))) return [];
    return (["away", "home"] as const).flatMap((side) => {
      const team = String(row.values[side]);
      if (known.has(team)) return [];
      known.add(team);
      const hint = suggestHint(team, teams) ?? `teams with statistics: ${teams.join(", ")}`;
      const place = row.at(side);
      const isOther = teamFile !== undefined && teamFile !== place.file;
      const message = `${isOther ? `${teamFile} has no` : "no other table has"} statistics for "${team}"`;
      return [fault("stats-team", message, { ...place, hint })];
    });
  });
}

/** Statistics whose total over all teams must equal the total allowed. */
const BALANCED = [
  "points",
  "passAttempts",
  "completions",
  "passYards",
  "interceptions",
  "sacks",
  "rushAttempts",
  "rushYards",
];

/** Differences that a typo or a missing game explains, and those that only outside opponents do. */
const SLIP = 0.01;
const OTHER_OPPONENTS = 0.05;
const shareOff = ({ made, allowed }: Beyond): number => Math.abs(made - allowed) / Math.max(1, made);

function sumsOfSides(own: ReadonlyMap<string, Values>, against: ReadonlyMap<string, Values>): Beyond[] {
  if (own.size < 2) return [];
  return BALANCED.flatMap((column) => {
    const [made, allowed] = [own, against].map((side) => {
      const values = [...side.values()].map((row) => row[column]);
      return values.every((value) => typeof value === "number")
        ? values.reduce((sum: number, value) => sum + value, 0)
        : undefined;
    });
    return made === undefined || allowed === undefined ? [] : [{ column, made, allowed }];
  });
}

const balanceIssue = ({ column, made, allowed }: Beyond, file: string | undefined): Issue =>
  warning("stats-balance", `all teams together have ${made} ${column}, and allowed ${allowed}`, { file });
