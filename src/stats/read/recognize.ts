/** What a sheet is: recognized by the shape of tables that sites make, else by the names of its headings. */
import { columnOf, type TableId } from "../columns.js";
import type { Head, HeadedGrid } from "./grid.js";
import {
  columnsFor,
  isOwn,
  keysOfPlayers,
  matchTables,
  nameWords,
  promised,
  promisesOpponents,
  withCode,
  withNames,
  type Match,
} from "./match.js";
import { shapeOf, type Laid } from "./lay.js";

/** What a sheet was recognized as. */
export interface Recognized {
  readonly matches: readonly Match[];
  /** `Pro-Football-Reference, passing of players`; absent if the names of the headings decided. */
  readonly shape?: string;
  /** Why a known table is not used. */
  readonly unused?: string;
  /** True if that needs no warning. */
  readonly belongs?: true;
  /** Other tables that its headings fit equally well. */
  readonly rivals: readonly string[];
  /** True if rows are about a team's opponents. */
  readonly against: boolean;
  /** Headings of the same name that only their order distinguishes. */
  readonly unsure: readonly Head[];
}

export function recognize(grid: HeadedGrid): Recognized {
  const found = recognized(grid);
  return { ...found, matches: found.matches.map((match) => withCode(grid, match)) };
}

function recognized(grid: HeadedGrid): Recognized {
  const name = nameWords(grid);
  const plain = (): Recognized => ({
    matches: matchTables(grid),
    rivals: [],
    against: promisesOpponents(grid),
    unsure: [],
  });
  // Tables with the project's own columns need no shape.
  if (isOwn(grid)) return plain();
  const found = shapeOf(grid, name);
  if (!found) return plain();
  const named = promised(grid);
  const chosen = [found.best, ...found.rivals].find(({ shape }) => shape.table === named) ?? found.best;
  const others = chosen === found.best ? found.rivals : [];
  const { shape } = chosen;
  const title = `${shape.source}, ${shape.what}`;
  if (shape.unused !== undefined) {
    const { unused, belongs } = shape;
    return { matches: [], shape: title, unused, ...(belongs && { belongs }), rivals: [], against: false, unsure: [] };
  }
  const saysSide = promisesOpponents(grid) || /\b(?:own|offen[sc]e|offensive)\b/.test(name);
  /** The same statistics for the other side: only the name tells them apart. */
  const isTurned = (other: Laid): boolean => other.shape.against !== shape.against && !saysSide;
  const isSame = (other: Laid): boolean => sameReading(chosen, other) && !isTurned(other);
  return {
    matches: matchesOf(chosen, grid),
    shape: title,
    rivals: others
      .filter((other) => !isSame(other) && (other.shape.table !== named || isTurned(other)))
      .map((other) => `${other.shape.source}, ${other.shape.what}`),
    against: shape.against === true || (shape.table === "team" && promisesOpponents(grid)),
    unsure: chosen.unsure,
  };
}

/** True if all headings that both shapes read have the same meaning in both. */
function sameReading(a: Laid, b: Laid): boolean {
  const meaning = ({ heads }: Laid) =>
    new Map(
      [...heads].flatMap(([{ means }, head]) =>
        means.length === 0
          ? []
          : [[head.column, means.map(({ table, column, other }) => `${table}.${column}${other}`).join()]],
      ),
    );
  const [one, two] = [meaning(a), meaning(b)];
  return [...one].every(([column, means]) => (two.get(column) ?? means) === means);
}

const isFigure = (table: TableId, column: string): boolean =>
  columnOf(table, column).unit !== "word" && column !== "season" && column !== "games";

/** The tables of a shape with their columns, plus columns with known names that a user added. */
function matchesOf({ shape, heads }: Laid, grid: HeadedGrid): Match[] {
  const shared = new Map<string, Head[]>();
  const names = new Map<string, Head>();
  const tables = new Map<TableId, { own: Map<string, Head[]>; other: Map<string, Head[]> }>();
  const add = (columns: Map<string, Head[]>, column: string, head: Head): void => {
    columns.set(column, [...(columns.get(column) ?? []), head]);
  };
  for (const [{ means }, head] of heads)
    for (const { table, column, other, part } of means) {
      if (column === "first" || column === "last") {
        names.set(column, head);
        continue;
      }
      const entry = tables.get(table) ?? { own: new Map<string, Head[]>(), other: new Map<string, Head[]>() };
      tables.set(table, entry);
      const one = part === undefined ? head : { ...head, part };
      if (!isFigure(table, column)) add(shared, column, one);
      else add(other ? entry.other : entry.own, column, one);
    }
  const [first, last] = [names.get("first"), names.get("last")];
  if (first && last && !shared.has("player")) shared.set("player", [{ ...first, last: last.column }]);
  withNames(shared, grid.heads);
  const used = new Set([...heads.values()].map(({ column }) => column));
  const rest = grid.heads.filter(({ column }) => !used.has(column));
  for (const [column, head] of keysOfPlayers(rest, shape.table)) if (!shared.has(column)) shared.set(column, [head]);
  // A heading that a user renamed is matched by its everyday name.
  const entry = tables.get(shape.table);
  if (entry)
    for (const [column, stand] of columnsFor({ ...grid, heads: rest }, shape.table).columns)
      if (!shared.has(column) && !entry.own.has(column) && isFigure(shape.table, column))
        entry.own.set(column, [...stand]);
  return [...tables].flatMap(([table, { own, other }]): Match[] => {
    if (own.size === 0 && other.size === 0) return tables.size === 1 ? [{ table, columns: shared }] : [];
    if (other.size > 0) return [{ table, columns: shared, sides: [own, other] }];
    return [{ table, columns: new Map([...shared, ...own]) }];
  });
}
