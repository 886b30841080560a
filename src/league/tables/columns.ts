/** Columns of the tables of a league. Statistics have the names and definitions of THE list in the kernel. */
import { STATISTICS, type Statistic, type StatisticId, type TeamBox } from "../../kernel/football/index.js";
import type { TableColumn } from "../../contract/league-tables.js";

/** A figure by its key: yards are yards, and all else counts. */
const unitOf = (key: string): { readonly unit?: string } =>
  /yards$/i.test(key) || key.startsWith("longest") ? { unit: "yards" } : {};

export const figureColumn = (key: string, title: string): TableColumn => ({ key, title, ...unitOf(key) });

/** Columns of words and counts: `["week", "Week"]`. */
export const columnsOf = (...pairs: readonly (readonly [key: string, title: string])[]): TableColumn[] =>
  pairs.map(([key, title]) => ({ key, title }));

interface BoxColumn extends TableColumn {
  readonly of: (box: TeamBox) => number;
}

/** Every statistic that a box score has. */
export const BOX_COLUMNS: readonly BoxColumn[] = Object.entries<Statistic>(STATISTICS).flatMap(([key, { name, of }]) =>
  of ? [{ ...figureColumn(key, name), of }] : [],
);
export const BOX_KEYS = BOX_COLUMNS.map(({ key }) => key as StatisticId);

/** Figures of one side of a game. */
export const boxCells = (box: TeamBox): Record<string, number> =>
  Object.fromEntries(BOX_COLUMNS.map(({ key, of }) => [key, of(box)]));

/** Without the parts that only this program needs. */
export const plainColumn = ({ key, title, unit }: TableColumn): TableColumn => ({
  key,
  title,
  ...(unit !== undefined && { unit }),
});

/** `rushYards` of the other teams: `againstRushYards`. */
export const againstKey = (key: string): string => `against${key.charAt(0).toUpperCase()}${key.slice(1)}`;
export const againstColumn = (column: TableColumn): TableColumn => ({
  ...plainColumn(column),
  key: againstKey(column.key),
  title: `${column.title}, against`,
});

/** Where a game belongs: statistics of the sheets count the games of the table, in a knockout all games. */
export const STAGES = ["season", "playoffs", "knockout"] as const;
export type Stage = (typeof STAGES)[number];
