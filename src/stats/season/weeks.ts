/** Recognizes playoff weeks if a weekly table does not say so itself. */
import { warning, type Issue } from "../../kernel/issue/index.js";
import { TABLE_IDS, TABLES, type TableId } from "../columns.js";
import { leaveRow, linesText, type LeftOut } from "../read/left-out.js";
import type { ReadRow } from "../read/read.js";

type Tables = Readonly<Record<TableId, readonly ReadRow[]>>;

/** Last week of the NFL's regular season. */
function lastWeek(year: number | undefined): number {
  if (year === undefined || year >= 2021 || year === 1993) return 18;
  return year >= 1990 ? 17 : year >= 1978 ? 16 : 14;
}

/** Names of playoff rounds in a week column. */
const ROUND =
  /^(?:wild[\s-]?cards?|wc|div(?:isional)?|con(?:f(?:erence)?)?|sb|super[\s-]?bowl|champ(?:ionship)?s?|(?:semi|quarter)?[\s-]?finals?|play[\s-]?offs?|post[\s-]?season)(?:[\s-]+(?:round|weekend|playoffs?|games?|champ(?:ionship)?s?|[ivxl]+))*$/i;

/** Weeks by the schedule: true if every game of the week is a playoff game. */
function calledWeeks(games: readonly ReadRow[]): Map<number, boolean> {
  const weeks = new Map<number, boolean>();
  for (const { values } of games) {
    const week = Number(values.week);
    if (!Number.isInteger(week)) continue;
    const isPlayoff = !/^(?:|reg)$/i.test(String(values.kind ?? ""));
    weeks.set(week, (weeks.get(week) ?? true) && isPlayoff);
  }
  return weeks;
}

/**
 * The tables without their playoffs: by the schedule if it names the rounds, else by week number.
 * @param leftOut rows are added to it
 */
export function withoutPlayoffs(
  tables: Tables,
  year: number | undefined,
  leftOut: LeftOut[],
): { readonly tables: Tables; readonly issues: readonly Issue[] } {
  const called = calledWeeks(tables.games);
  const last = lastWeek(year);
  const issues: Issue[] = [];
  const kept = Object.fromEntries(
    TABLE_IDS.map((id) => {
      const rows = tables[id];
      const isOpen = (row: ReadRow): boolean => row.values.week !== undefined && row.values.kind === undefined;
      if (id === "games" || !rows.some(isOpen)) return [id, rows];
      const weekly = rows.filter(isOpen);
      const teamsOf = (list: readonly ReadRow[]): number => new Set(list.map(({ values }) => values.team)).size;
      const league = teamsOf(weekly);
      const out = new Set<ReadRow>();
      const late: ReadRow[] = [];
      for (const row of weekly) if (ROUND.test(String(row.values.week))) out.add(row);
      for (const week of new Set(weekly.map(({ values }) => Number(values.week)))) {
        const rowsOfWeek = weekly.filter(({ values }) => Number(values.week) === week);
        const isPlayoff = called.get(week);
        if (isPlayoff) rowsOfWeek.forEach((row) => out.add(row));
        else if (isPlayoff === undefined && week > last) {
          if (2 * teamsOf(rowsOfWeek) <= league) rowsOfWeek.forEach((row) => out.add(row));
          late.push(...rowsOfWeek);
        }
      }
      for (const row of out) leaveRow(leftOut, "playoffs", row);
      if (late.length > 0) {
        const isOut = late.every((row) => out.has(row));
        const weeks = [...new Set(late.map(({ values }) => values.week))].join(", ");
        const { file } = late[0].at();
        const message = `${TABLES[id].title}: week ${weeks} comes after the regular season's ${last}; ${isOut ? "its rows are left out as playoffs" : "its rows are counted"} (${linesText(late.map((row) => row.at().line!))})`;
        const hint = "say so in a column kind (REG or the round), or add the schedule of the season";
        issues.push(warning("stats-weeks", message, { file, line: late[0].at().line, hint }));
      }
      return [id, out.size === 0 ? rows : rows.filter((row) => !out.has(row))];
    }),
  ) as unknown as Tables;
  return { tables: kept, issues };
}
