/** Which tables a sheet holds, and which of its columns mean what. */
import { NAMES, plainHead, sumsOf, type Meaning } from "./aliases.js";
import { columnOf, columnsOf, PLAYER, TABLE_IDS, type TableId } from "./columns.js";
import type { Head, HeadedGrid } from "./grid.js";

/** Columns of a sheet that stand for one column of a table; figures of several are added up. */
export type Matched = ReadonlyMap<string, readonly Head[]>;

export interface Match {
  readonly table: TableId;
  readonly columns: Matched;
  /** Prefix of heads such as `off_points`: one row holds both sides of a team. */
  readonly sides?: readonly [own: Matched, other: Matched];
}

const PLAYERS: readonly TableId[] = ["passing", "rushing", "receiving", "defense", "kicking", "punting", "returns"];

/** Words in the name of a file or sheet that say what it holds. */
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
  [/\bpass(?:ing|ers?)?\b/, "passing"],
];

/** Words of a file's name without folder and ending, and of the sheet's. */
const nameWords = ({ file, sheet }: { readonly file: string; readonly sheet?: string }): string =>
  `${sheet ?? file.replace(/^.*[/\\]/, "").replace(/\.[a-z]+$/i, "")}`.toLowerCase().replace(/[^a-z]+/g, " ");

/** The table that the name of a file or sheet promises. */
export function promised(grid: { readonly file: string; readonly sheet?: string }): TableId | undefined {
  const words = nameWords(grid);
  return NAMED.find(([pattern]) => pattern.test(words))?.[1];
}

/** Says whether the name promises the opponents' figures. */
export const promisesOpponents = (grid: { readonly file: string; readonly sheet?: string }): boolean =>
  /\b(?:against|opp|opponents?|allowed|defen[sc]e|defensive)\b/.test(nameWords(grid));

/** All tables of a sheet; none where its heads say nothing. */
export function matchTables(grid: HeadedGrid): Match[] {
  const { heads } = grid;
  const all = TABLE_IDS.map((table) => matchTable(heads, table, false));
  const named = promised(grid);
  const isNamed = named !== undefined && PLAYERS.includes(named);
  const byPlayer = heads.some(({ names }) => names.some(isPlayer));
  const wide = sidesOf(heads);
  if (wide) return [wide];
  const candidates = byPlayer
    ? PLAYERS
    : (["team", "penalties", "games"] as const).filter((table) => hasRequired(all, table));
  if (byPlayer) {
    // Names that say their table by themselves: files of several tables at once.
    const sure = PLAYERS.map((table) => matchTable(heads, table, true)).filter(
      (match) => hasEssence(match) && match.columns.size >= 4,
    );
    // A name that promises one table may still stand over two that are whole, such as kicks and punts.
    if (sure.length > 2 || (sure.length === 2 && sure.every(({ table }) => !isNamed || table !== named)))
      return sure.map((match) => completeWith(match, heads, new Set(sure.map(({ table }) => table))));
    if (isNamed) return [all[TABLE_IDS.indexOf(named)]].filter(hasSome);
    if (sure.length === 1) return [matchTable(heads, sure[0].table, false)];
  } else if (named && (candidates as readonly TableId[]).includes(named)) {
    return [all[TABLE_IDS.indexOf(named)]];
  }
  const best = candidates
    .map((table) => all[TABLE_IDS.indexOf(table)])
    .filter((match) => hasSome(match) && (byPlayer ? hasEssence(match) : true))
    .sort((a, b) => scoreOf(b) - scoreOf(a))[0];
  return best ? [best] : [];
}

/** The columns of one table that a sheet has, whatever else it may hold. */
export const columnsFor = (grid: HeadedGrid, table: TableId): Match => matchTable(grid.heads, table, false);

/** The table that a sheet's heads make whole. */
export const lookOf = (grid: HeadedGrid): TableId | undefined =>
  PLAYERS.find((table) => {
    const match = columnsFor(grid, table);
    return (
      hasEssence(match) &&
      columnsOf(table).every((column) => !columnOf(table, column).required || match.columns.has(column))
    );
  });

const isPlayer = (name: string): boolean =>
  (NAMES.get(name) ?? []).some(({ column }) => column === "player") && name !== "name";

const hasRequired = (all: readonly Match[], table: TableId): boolean => {
  const { columns } = all[TABLE_IDS.indexOf(table)];
  return columnsOf(table).every((column) => !columnOf(table, column).required || columns.has(column));
};

/** What a table of players cannot be without, of the columns that are figures: all of them, or any. */
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

/** Heads -> columns of one table: sums of heads, own names, then what says its table, then what means it here. */
function matchTable(heads: readonly Head[], table: TableId, sureOnly: boolean): Match {
  const found = new Map<string, { rank: number; heads: Head[] }>();
  for (const { column, names } of sumsOf(table)) {
    const parts = names.map((name) => heads.find((head) => head.names.includes(name)));
    if (!found.has(column) && parts.every((part) => part !== undefined)) found.set(column, { rank: 4, heads: parts });
  }
  for (const head of heads) {
    const meaning = meaningOf(head, table, sureOnly);
    if (!meaning) continue;
    const rank = meaning.own ? 3 : meaning.anywhere ? 2 : 1;
    const before = found.get(meaning.column);
    const isWord = columnOf(table, meaning.column).unit === "word";
    if (!before || rank > before.rank)
      found.set(meaning.column, { rank, heads: [head, ...(isWord ? (before?.heads ?? []) : [])] });
    // Where a name appears twice, short and full, the second one fills the first one's gaps.
    else if (isWord) before.heads.push(head);
  }
  return { table, columns: new Map([...found].map(([column, { heads: stand }]) => [column, stand])) };
}

function meaningOf(head: Head, table: TableId, sureOnly: boolean): Meaning | undefined {
  const fits = (meaning: Meaning): boolean =>
    meaning.table === table && (!sureOnly || meaning.anywhere || isKey(meaning.column));
  for (const name of head.names) {
    const meaning = NAMES.get(name)?.find(fits);
    if (meaning) return meaning;
  }
  return undefined;
}

const isKey = (column: string): boolean => Object.hasOwn(PLAYER, column);

/** Of a file of several tables, columns that mean something in one of them alone: `interceptions` where it holds no defense. */
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
const OTHER_SIDE = /^(?:def|defense|against|opp|allowed)[_\s]+/i;

/** `off_points`, `def_points`: both sides of a team in one row. */
function sidesOf(heads: readonly Head[]): Match | undefined {
  const strip = (pattern: RegExp): Head[] =>
    heads
      .filter(({ shown }) => pattern.test(shown))
      .map((head) => ({ ...head, names: [plainHead(head.shown.replace(pattern, ""))] }));
  const [own, other] = [OWN_SIDE, OTHER_SIDE].map((pattern) => matchTable(strip(pattern), "team", false).columns);
  if (own.size < 3 || other.size < 3) return undefined;
  const rest = heads.filter(({ shown }) => !OWN_SIDE.test(shown) && !OTHER_SIDE.test(shown));
  const shared = matchTable(rest, "team", false);
  return shared.columns.has("team") ? { ...shared, sides: [own, other] } : undefined;
}
