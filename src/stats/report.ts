/** What was read of the files, in words: for people who wonder where a column went. */
import { bareText } from "../kernel/words/index.js";
import { TABLES } from "./columns.js";
import type { SheetReport } from "./read.js";
import type { Season } from "./season.js";

export const reportText = ({ sheets }: Pick<Season, "sheets">): string => sheets.map(sheetText).join("\n");

function sheetText({ file, sheet, tables, rows, read, ignored, missing }: SheetReport): string {
  const name = sheet === undefined ? file : `${file}, sheet "${sheet}"`;
  if (tables.length === 0) return `${name}: not used\n`;
  const list = (words: readonly string[]): string => words.join(", ");
  const isOwn = ({ column, head }: SheetReport["read"][number]): boolean => bareText(column) === bareText(head);
  const own = read.filter(isOwn);
  const aliased = read.filter((one) => !isOwn(one));
  const lines = [`${name}: ${list(tables.map((table) => TABLES[table].title))}, ${rows} rows`];
  if (own.length > 0) lines.push(`  by name: ${list([...new Set(own.map(({ head }) => head))])}`);
  if (aliased.length > 0)
    lines.push(
      `  by other names: ${list(aliased.map(({ table, column, head }) => `${head} = ${tables.length > 1 ? `${TABLES[table].title} ` : ""}${column}`))}`,
    );
  if (ignored.length > 0) lines.push(`  ignored: ${list(ignored)}`);
  if (missing.length > 0) lines.push(`  not there: ${list([...new Set(missing)])}`);
  return `${lines.join("\n")}\n`;
}
