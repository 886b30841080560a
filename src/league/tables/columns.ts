/** Columns of a league's tables. Statistics have their names and definitions from the kernel's list. */
import { STATISTICS, type Statistic, type StatisticId, type TeamBox } from "../../kernel/football/index.js";
import type { TableColumn } from "../../contract/league-tables.js";

/** Unit by key: yards or a plain count. */
const unitOf = (key: string): { readonly unit?: string } =>
  /yards$/i.test(key) || key.startsWith("longest") ? { unit: "yards" } : {};

export const figureColumn = (key: string, title: string): TableColumn => ({ key, title, ...unitOf(key) });

/** Columns of words and counts: `["week", "Week"]`. */
export const columnsOf = (...pairs: readonly (readonly [key: string, title: string])[]): TableColumn[] =>
  pairs.map(([key, title]) => ({ key, title }));

interface BoxColumn extends TableColumn {
  readonly of: (box: TeamBox) => number;
}

/** Every statistic in a box score. */
export const BOX_COLUMNS: readonly BoxColumn[] = Object.entries<Statistic>(STATISTICS).flatMap(([key, { name, of }]) =>
  of ? [{ ...figureColumn(key, name), of }] : [],
);
export const BOX_KEYS = BOX_COLUMNS.map(({ key }) => key as StatisticId);

/** Statistics of one side of a game. */
export const boxCells = (box: TeamBox): Record<string, number> =>
  Object.fromEntries(BOX_COLUMNS.map(({ key, of }) => [key, of(box)]));

/** A column without the parts that only this program needs. */
export const plainColumn = ({ key, title, unit }: TableColumn): TableColumn => ({
  key,
  title,
  ...(unit !== undefined && { unit }),
});

/** The opponents' `rushYards`: `againstRushYards`. */
export const againstKey = (key: string): string => `against${key.charAt(0).toUpperCase()}${key.slice(1)}`;
export const againstColumn = (column: TableColumn): TableColumn => ({
  ...plainColumn(column),
  key: againstKey(column.key),
  title: `${column.title}, against`,
});

/** Part of the season that a game belongs to: sheets count the regular season, or all games of a knockout. */
export const STAGES = ["season", "playoffs", "knockout"] as const;
export type Stage = (typeof STAGES)[number];
