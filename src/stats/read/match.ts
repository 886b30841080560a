/** Which tables a sheet contains, and what its columns mean. */
import { NAMES, sumsOf, type Meaning } from "./aliases.js";
import { columnOf, columnsOf, PLAYER, TABLE_IDS, type TableId } from "../columns.js";
import { nameOf, type Grid, type Head, type HeadedGrid } from "./grid.js";
import { looksLikeDate, partOf } from "./numbers.js";
import { plainHead } from "./plain.js";
import { TEAM_SUMS } from "../season/team-sums.js";

/** Columns of a sheet for each column of a table; several are added up. */
export type Matched = ReadonlyMap<string, readonly Head[]>;

export interface Match {
  readonly table: TableId;
  readonly columns: Matched;
  /** Prefix of headings such as `off_points`: one row holds both sides of a team. */
  readonly sides?: readonly [own: Matched, other: Matched];
}

const PLAYERS: readonly TableId[] = ["passing", "rushing", "receiving", "defense", "kicking", "punting", "returns"];

/** Words in file or sheet names that say what they contain. */
const NAMED: readonly (readonly [RegExp, TableId])[] = [
  [/penalt/, "penalties"],
  [/\b(?:games?|schedule|results|scores?)\b/, "games"],
  [/\b(?:team|teams|totals|standings|statistics)\b/, "team"],
  [/\bpunting\b|\bpunters?\b/, "punting"],
  [/\breturn(?:s|ers?|ing)?\b/, "returns"],
  [/\bkick(?:ing|ers?)?\b/, "kicking"],
  [/\bdefen[sc]e\b|\bdefensive\b|\bdefenders?\b/, "defense"],
  [/\breceiv(?:ing|ers?)\b/, "receiving"],
  [/\brush(?:ing|ers?)?\b|\brunn(?:ing|ers?)\b/, "rushing"],
  [/\bpass(?:ing|ers?)?\b|\bquarterbacks?\b/, "passing"],
];

/** Words of the name of a file or sheet. */
export const nameWords = (grid: Pick<Grid, "file" | "sheet" | "title">): string =>
  nameOf(grid)
    .toLowerCase()
    .replace(/[^a-z]+/g, " ");

/** The table promised by the name of a file or sheet. */
export function promised(grid: Pick<Grid, "file" | "sheet" | "title">): TableId | undefined {
  const words = nameWords(grid);
  return NAMED.find(([pattern]) => pattern.test(words))?.[1];
}

/** True if the name promises opponents' statistics. */
export const promisesOpponents = (grid: Pick<Grid, "file" | "sheet" | "title">): boolean =>
  /\b(?:against|opp|opponents?|allowed|defen[sc]e|defensive|def|(?:rush(?:ing)?|pass(?:ing)?|run|total|team) d)\b/.test(
    nameWords(grid),
  );

/**
 * All tables of a sheet, by its headings alone; none if they say nothing. The sheet's name decides between tables that fit equally well.
 */
export function matchTables(grid: HeadedGrid): Match[] {
  const { heads } = grid;
  const named = promised(grid);
  if (!isByPlayer(grid)) return matchTeams(grid, named);
  const all = PLAYERS.map((table) => matchTable(heads, table, false));
  // Names that identify their table: recognizes files with several tables.
  const sure = PLAYERS.map((table) => matchTable(heads, table, true)).filter(
    (match) => hasEssence(match) && match.columns.size >= 4,
  );
  const isNamed = named !== undefined && PLAYERS.includes(named);
  // A sheet named after one table may still contain two complete ones, such as kicks and punts.
  if (sure.length > 2 || (sure.length === 2 && sure.every(({ table }) => !isNamed || table !== named)))
    return sure.map((match) => completeWith(match, heads, new Set(sure.map(({ table }) => table))));
  // Passes with a column missing are not rushes.
  const thrown =
    !has(heads, ...DEFENDERS) &&
    (heads.filter(({ key }) => PASSERS.has(key)).length > 1 ||
      (has(heads, "cmp", "comp", "completions", "int", "ints", "interceptions") && has(heads, "att", "attempts")));
  const isWhole = (match: Match): boolean => hasSome(match) && hasEssence(match) && lacking(match).length === 0;
  const whole = all.filter((match) => isWhole(match) && !(thrown && NO_PASSES.has(match.table)));
  if (thrown && whole.length === 0) return [all[PLAYERS.indexOf("passing")]];
  const ranked = [...whole].sort((a, b) => scoreOf(b) - scoreOf(a));
  const chosen = ranked.find(({ table }) => table === named);
  if (chosen && scoreOf(ranked[0]) - scoreOf(chosen) <= NEAR) return [chosen];
  const promisedOne = isNamed ? all[PLAYERS.indexOf(named)] : undefined;
  // If a column is missing from the promised table, report the missing column instead of choosing another table.
  if (promisedOne && ranked.length > 0 && figuresOf(promisedOne) > figuresOf(ranked[0])) return [promisedOne];
  if (ranked.length > 0) return [ranked[0]];
  if (sure.length === 1) return [matchTable(heads, sure[0].table, false)];
  // No table is complete: takes the promised one, then the nearest, to report what is missing.
  if (promisedOne && hasSome(promisedOne)) return [promisedOne];
  const best = all.filter((match) => hasSome(match) && hasEssence(match)).sort((a, b) => scoreOf(b) - scoreOf(a))[0];
  return best ? [best] : [];
}

/** Minimum columns that identify a table even without a required one. */
const LEAST_SIGNS = 3;

/** Player tables that a sheet contains only in part, with the columns missing from each: these are not read. */
export function partsOf(
  { heads }: HeadedGrid,
  matches: readonly Match[],
): { readonly table: TableId; readonly missing: readonly string[]; readonly there: readonly string[] }[] {
  return PLAYERS.filter((table) => matches.every((match) => match.table !== table)).flatMap((table) => {
    const match = matchTable(heads, table, true);
    const whole = completeWith(match, heads, new Set([table, ...matches.map((one) => one.table)]));
    const missing = lacking(whole);
    const signs = [...match.columns.keys()].filter((column) => !isKey(column));
    if (signs.length < LEAST_SIGNS || missing.length === 0) return [];
    return [
      { table, missing, there: [...whole.columns.keys()].filter((column) => columnOf(table, column).unit !== "word") },
    ];
  });
}

/** Headings that only passers have. */
const PASSERS: ReadonlySet<string> = new Set(
  "cmp% comp% comppct cmppct completion% completionpct completionpercentage int ints int% sk sk% rate qbr qbrating passerrating rtg ay/a ny/a any/a qbrec".split(
    " ",
  ),
);

/** Headings that only defenders have. */
const DEFENDERS = "solo tkl tackles totaltackles comb tfl ff pd passdefended qbhits".split(" ");

const NO_PASSES: ReadonlySet<TableId> = new Set<TableId>(["rushing", "defense"]);

/** By how many columns the promised table may be behind another. */
const NEAR = 2;

const lacking = ({ table, columns }: Match): string[] =>
  columnsOf(table).filter((column) => columnOf(table, column).required && !columns.has(column));

const has = (heads: readonly Head[], ...keys: string[]): boolean => heads.some(({ key }) => keys.includes(key));

/** A column of players, or `Name` next to a column of teams that is not their nickname. */
export function isByPlayer({ heads }: HeadedGrid): boolean {
  if (heads.some(({ names }) => names.some(isPlayer))) return true;
  if (has(heads, ...LAST) && has(heads, ...FIRST)) return true;
  if (!has(heads, "name")) return false;
  return !has(heads, "city", "nickname", "market", "monogram", "w", "wins", "pf", "pointsfor");
}

/** Tables of teams, of penalties and of games. */
function matchTeams(grid: HeadedGrid, named: TableId | undefined): Match[] {
  const { heads } = grid;
  const wide = sidesOf(heads);
  if (wide) return [{ ...wide, sides: [withRecord(grid, wide.sides![0]), wide.sides![1]] }];
  const all = (["team", "penalties", "games"] as const)
    .map((table) => matchTable(heads, table, false))
    .filter((match) => lacking(match).length === 0 || (match.table === "games" && isDated(match)));
  const chosen = all.find(({ table }) => table === named);
  const best = chosen ?? all.filter(hasSome).sort((a, b) => scoreOf(b) - scoreOf(a))[0];
  if (!best) return [];
  if (best.table !== "team") return [best];
  const { table, columns } = ofOneKind(grid, best) ?? best;
  return [{ table, columns: withRecord(grid, columns) }];
}

/** Headings of short names next to full ones. */
const CODES = ["abbr", "abbrev", "abbreviation", "code", "short", "shortname"];

/** Teams by their short names, if a column has them: those of the players' tables. */
export function withCode({ heads, rows, data }: HeadedGrid, match: Match): Match {
  const code = heads.find(({ key }) => CODES.includes(key));
  const full = match.columns.get("team");
  if (match.table !== "team" || !code || !full) return match;
  if (data.every((row) => (rows[row][code.column] ?? "").trim() === "")) return match;
  return { ...match, columns: new Map([["name", full], ...match.columns, ["team", [code]]]) };
}

/** A schedule by days instead of weeks. */
const isDated = ({ columns }: Match): boolean => columns.has("date") && columns.has("away") && columns.has("home");

const RECORDS = ["record", "rec", "wlt", "wl", "overall", "overallrecord"];

/** Wins, losses and ties, even in one cell: `10-5-1`. Losses without wins mean yards or fumbles. */
function withRecord({ heads, rows, data }: HeadedGrid, given: Matched): Matched {
  if (given.has("wins")) return given;
  const columns = new Map(given);
  columns.delete("losses");
  const record = heads.find(({ key }) => RECORDS.includes(key));
  const cells = record ? data.map((row) => (rows[row][record.column] ?? "").trim()) : [];
  if (!record || !cells.some((cell) => partOf(cell, 2) !== undefined || looksLikeDate(cell))) return columns;
  (["wins", "losses", "ties"] as const).forEach((column, i) =>
    columns.set(column, [{ ...record, part: i as 0 | 1 | 2 }]),
  );
  return columns;
}

/** Headings that identify the kind of plays in a team table. */
const ONE_KIND =
  "att attempts car carries rush rec receptions tgt targets cmp comp completions cmp% int ints interceptions".split(
    " ",
  );
/** Headings whose meaning depends on what a team table is about. */
const BARE = ["att", "attempts", "yds", "yards", "td", "tds"];

/**
 * A team table about one kind of play (`Team, Att, Yds, TD`): its headings are read as in the player table of that kind, then as team
 * columns. Undefined if it covers several kinds.
 */
function ofOneKind(grid: HeadedGrid, general: Match): Match | undefined {
  const { heads } = grid;
  const bare = heads.filter(({ key, group }) => group === "" && BARE.includes(key));
  const kind = ["rushing", "passing", "receiving"].find((word) => new RegExp(`\\b${word}\\b`).test(nameWords(grid)));
  // Touchdowns and yards without a passing or rushing column next to them are ambiguous.
  if (bare.length > 0 && kind === undefined && !has(heads, ...ONE_KIND)) {
    const isBare = (stand: readonly Head[]): boolean => stand.every((head) => bare.includes(head));
    return { ...general, columns: new Map([...general.columns].filter(([, stand]) => !isBare(stand))) };
  }
  if (bare.length < 2 || heads.filter(({ key }) => key === "att" || key === "attempts").length > 1) return undefined;
  const words = nameWords(grid);
  const isPassing = has(heads, "cmp", "comp", "completions", "cmp%", "int", "ints", "interceptions", "sk", "sacked");
  const table: TableId | undefined = has(heads, "rec", "receptions", "tgt", "targets")
    ? "receiving"
    : has(heads, "att", "attempts", "car", "carries", "rush")
      ? isPassing || (/\bpass/.test(words) && !/\brush/.test(words))
        ? "passing"
        : "rushing"
      : (kind as TableId | undefined);
  if (table === undefined) return undefined;
  const own = matchTable(heads, table, false).columns;
  const columns = new Map([...general.columns].filter(([column]) => columnOf("team", column).unit === "word"));
  for (const column of ["season", "games", "wins", "losses", "ties", "points"])
    if (general.columns.has(column)) columns.set(column, general.columns.get(column)!);
  for (const [column, from, of] of TEAM_SUMS) if (from === table && own.has(of)) columns.set(column, own.get(of)!);
  if (own.has("fumbles")) columns.set("fumbles", own.get("fumbles")!);
  return table === "receiving" && columns.size === 1 ? undefined : { table: "team", columns };
}

const FIRST = ["firstname", "first", "playerfirstname", "given", "givenname"];
const LAST = ["lastname", "last", "surname", "playerlastname", "familyname"];

/** The columns of one table on a sheet, ignoring other tables. */
export const columnsFor = (grid: HeadedGrid, table: TableId): Match => matchTable(grid.heads, table, false);

/** The table for which a sheet has all headings. */
export const lookOf = (grid: HeadedGrid): TableId | undefined =>
  PLAYERS.find((table) => {
    const match = columnsFor(grid, table);
    return hasEssence(match) && lacking(match).length === 0;
  });

/** Minimum share of headings that are one table's own column names, for the table to be read without further checks. */
const OWN_SHARE = 0.6;

/** True if a sheet's headings are Pressbox's own column names of one table. */
export const isOwn = ({ heads }: HeadedGrid): boolean =>
  TABLE_IDS.some((table) => {
    const own = new Set(columnsOf(table).map(plainHead));
    return heads.length > 2 && heads.filter(({ key }) => own.has(key)).length >= OWN_SHARE * heads.length;
  });

/** Columns that say who or what a row is about, by any name: `season`, `week`, `kind`, `position`. */
export function keysOfPlayers(heads: readonly Head[], table: TableId): Map<string, Head> {
  const found = new Map<string, Head>();
  for (const head of heads)
    for (const name of head.names) {
      const meaning = NAMES.get(name)?.find((one) => one.table === table && isKey(one.column));
      if (meaning && columnsOf(table).includes(meaning.column) && !found.has(meaning.column))
        found.set(meaning.column, head);
    }
  return found;
}

const isPlayer = (name: string): boolean =>
  (NAMES.get(name) ?? []).some(({ column }) => column === "player") && name !== "name";

/** Statistics that a player table requires: all of them, or any. */
const ESSENCE: Readonly<
  Partial<Record<TableId, { readonly all?: readonly string[]; readonly any?: readonly string[] }>>
> = {
  passing: { all: ["attempts", "completions", "yards"] },
  rushing: { all: ["attempts", "yards"] },
  receiving: { all: ["receptions", "yards"] },
  defense: { any: ["sacks", "interceptions", "tackles", "combined"] },
  kicking: { any: ["fieldGoalAttempts", "fieldGoals", "kickoffs"] },
  punting: { all: ["punts"] },
  returns: { any: ["kickReturns", "puntReturns"] },
};

function hasEssence({ table, columns }: Match): boolean {
  const { all = [], any } = ESSENCE[table] ?? {};
  const has = (column: string): boolean => columns.has(column);
  return all.every(has) && (any?.some(has) ?? true);
}

const figuresOf = (match: Match): number =>
  [...match.columns.keys()].filter((column) => columnOf(match.table, column).unit !== "word").length;
const hasSome = (match: Match): boolean => figuresOf(match) >= 2;
const scoreOf = (match: Match): number => figuresOf(match) + (hasEssence(match) ? 2 : 0);

/** Headings shared by several kinds of plays. */
const VAGUE: ReadonlySet<string> = new Set(["att", "yds", "td", "lng", "long", "avg", "int"]);

/**
 * Matches headings with the columns of one table: sums first, then Pressbox's names, then names that identify the table, then names valid
 * only inside it.
 */
/** Heading groups named like a player table. */
const GROUPS: ReadonlySet<string> = new Set<TableId>(["passing", "rushing", "receiving"]);
/** Team statistics that a heading under a group cannot mean. */
const OTHER_KIND: Readonly<Record<string, RegExp | undefined>> = {
  passing: /^(?:rush|kneels|scramble)/,
  rushing: /^(?:pass[AYT]|netPass|completions|interceptions$|sack)/,
};

function matchTable(heads: readonly Head[], table: TableId, sureOnly: boolean): Match {
  const found = new Map<string, { rank: number; heads: Head[] }>();
  for (const { column, names } of sumsOf(table)) {
    const parts = names.map((name) => heads.find((head) => head.names.includes(name)));
    if (!found.has(column) && parts.every((part) => part !== undefined)) found.set(column, { rank: 4, heads: parts });
  }
  for (const head of heads) {
    // `Yds` under `Rushing` is never a passing column, even if that is missing.
    if (GROUPS.has(head.group) && head.group !== table && PLAYERS.includes(table)) continue;
    const known = meaningOf(head, table, sureOnly);
    if (!known) continue;
    const { meaning, name } = known;
    if (table === "team" && OTHER_KIND[head.group]?.test(meaning.column)) continue;
    // `PRYds`, or a heading under `Punt Returns`, wins over a plain `Yds`.
    const rank = meaning.own ? 3 : meaning.anywhere ? 2 : /[|>]/.test(name) ? 1.7 : VAGUE.has(head.key) ? 1 : 1.5;
    const before = found.get(meaning.column);
    const isWord = columnOf(table, meaning.column).unit === "word";
    if (!before || rank > before.rank)
      found.set(meaning.column, { rank, heads: [head, ...(isWord ? (before?.heads ?? []) : [])] });
    // If a name occurs both short and full, the second column fills gaps in the first.
    else if (isWord) before.heads.push(head);
  }
  const columns = new Map([...found].map(([column, { heads: stand }]) => [column, stand]));
  return { table, columns: PLAYERS.includes(table) ? withNames(columns, heads) : columns };
}

/** Joins first and last names from two columns, if no column has the full name. */
export function withNames(columns: Map<string, Head[]>, heads: readonly Head[]): Map<string, Head[]> {
  const [first, last] = [FIRST, LAST].map((keys) => heads.find(({ key }) => keys.includes(key)));
  const named = columns.get("player")?.filter((head) => head !== first && head !== last) ?? [];
  if (named.length > 0 || !first || !last) return columns;
  return columns.set("player", [{ ...first, last: last.column }]);
}

function meaningOf(
  head: Head,
  table: TableId,
  sureOnly: boolean,
): { readonly meaning: Meaning; readonly name: string } | undefined {
  const fits = (meaning: Meaning): boolean =>
    meaning.table === table && (!sureOnly || meaning.anywhere || isKey(meaning.column));
  for (const name of head.names) {
    const meaning = NAMES.get(name)?.find(fits);
    if (meaning) return { meaning, name };
  }
  return undefined;
}

const isKey = (column: string): boolean => Object.hasOwn(PLAYER, column) || column === "side";

/** In a file with several tables, adds columns that have a meaning in only one of them: `interceptions` if there is no defense. */
function completeWith(match: Match, heads: readonly Head[], tables: ReadonlySet<TableId>): Match {
  const whole = matchTable(heads, match.table, false);
  const own = new Map(match.columns);
  for (const [column, stand] of whole.columns) {
    const elsewhere = stand.some(({ names }) =>
      names.some((name) => (NAMES.get(name) ?? []).some(({ table }) => table !== match.table && tables.has(table))),
    );
    if (!own.has(column) && !elsewhere) own.set(column, stand);
  }
  return { table: match.table, columns: own };
}

const OWN_SIDE = /^(?:off|offense|for)[_\s]+/i;
/** A lone `def_` prefix means what the team's defense did. */
const OTHER_SIDE = /^(?:def|defense|against|opp|allowed)[_\s]+/i;
const OTHER_GROUPS: ReadonlySet<string> = new Set("defense defence against opponents opponent opp allowed".split(" "));
/** Marks of opponents' statistics, anywhere in a heading. */
const ALLOWED = /^(?:opp(?:onents?)?|against|allowed)[_\s.]+|[_\s.]*(?:allowed|against|by opponents?|[_\s.]opp)$/i;
/** Opponents' points, recognized by name alone. */
const POINTS_ALLOWED = [
  "pa",
  "pointsagainst",
  "pointsallowed",
  "ptsagainst",
  "ptsallowed",
  "oppscore",
  "opppoints",
  "ptsopp",
  "pointsopp",
  "ptsa",
  "ptsagst",
  "pointsagst",
  "ptsallow",
];

/** `W, L, T, F, A`: points of both sides; another column of points next to them is standings points. */
function withLetters(heads: readonly Head[]): readonly Head[] {
  if (!has(heads, "w", "won", "wins") || !has(heads, "f", "for") || !has(heads, "a", "against", "agst")) return heads;
  return heads
    .filter(({ key }) => !/^(?:pts|points|p)$/.test(key))
    .map((head) => {
      const key = /^f(?:or)?$/.test(head.key) ? "pf" : /^(?:a|against|agst)$/.test(head.key) ? "pa" : head.key;
      return key === head.key ? head : { ...head, key, names: [key] };
    });
}

/** Both sides of a team in one row: `off_points` and `def_points`, `points_for` and `points_against`, `W, L, PF, PA`. */
function sidesOf(given: readonly Head[]): Match | undefined {
  const heads = withLetters(given);
  const strip = (pattern: RegExp): Head[] =>
    heads
      .filter(({ shown }) => pattern.test(shown))
      .map((head) => {
        const key = plainHead(head.shown.replace(pattern, ""));
        return { ...head, key, names: [key] };
      });
  const [own, other] = [OWN_SIDE, OTHER_SIDE].map((pattern) => matchTable(strip(pattern), "team", false).columns);
  if (own.size >= 3 && other.size >= 3) {
    const rest = heads.filter(({ shown }) => !OWN_SIDE.test(shown) && !OTHER_SIDE.test(shown));
    const shared = matchTable(rest, "team", false);
    return shared.columns.has("team") ? { ...shared, sides: [own, other] } : undefined;
  }
  // If only the opponent's group has a name, columns without a group are the team's own.
  const below = heads.filter(({ group }) => OTHER_GROUPS.has(group));
  if (other.size >= 3 && own.size === 0 && below.length >= 3) {
    const mine = matchTable(heads.filter((head) => !below.includes(head)), "team", false).columns; // prettier-ignore
    const split = (sided: boolean): Matched => new Map([...mine].filter(([column]) => isSided(column) === sided));
    if (mine.has("team") && split(true).size > 0)
      return { table: "team", columns: split(false), sides: [split(true), other] };
  }
  const allowed = new Map(
    [...matchTable(strip(ALLOWED), "team", false).columns].filter(
      ([column]) => columnOf("team", column).unit !== "word",
    ),
  );
  const points = heads.filter(({ key }) => POINTS_ALLOWED.includes(key));
  if (points.length > 0) allowed.set("points", [points[0]]);
  if (allowed.size === 0) return undefined;
  const marked = new Set([...allowed.values()].flatMap((stand) => stand.map(({ column }) => column)));
  const rest = heads.filter(({ column }) => !marked.has(column));
  const mine = matchTable(rest, "team", false).columns;
  const figures = [...mine].filter(([column]) => isSided(column));
  // Tables of what opponents did have only points allowed.
  if (
    !mine.has("team") ||
    (points.length > 0 && allowed.size === 1 && !["points", "wins", "losses"].some((c) => mine.has(c)))
  )
    return undefined;
  const columns = new Map([...mine].filter(([column]) => !isSided(column)));
  return { table: "team", columns, sides: [new Map(figures), allowed] };
}

/** True for columns that each side has separately; words, years and games belong to both. */
const isSided = (column: string): boolean =>
  columnOf("team", column).unit !== "word" && column !== "season" && column !== "games";
