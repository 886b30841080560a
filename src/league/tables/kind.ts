/** The tables of a league as one JSON file, with a published schema. */
import { lazily } from "../../kernel/lazy/index.js";
import { isObject } from "../../kernel/issue/index.js";
import { zod } from "../../kernel/zod/index.js";
import type { FileKind } from "../../contract/files.js";
import { LEAGUE_TABLES, type LeagueTables } from "../../contract/league-tables.js";

const ID = "league-tables";
const FORMAT = `pressbox/${ID}`;

const shape = lazily(() => {
  const z = zod();
  const column = z.strictObject({
    key: z.string().describe("Name of the column in each row"),
    title: z.string().describe("As people read it"),
    unit: z.string().optional().describe("Unit of its numbers: yards or seconds"),
  });
  const table = z.strictObject({
    id: z.enum(LEAGUE_TABLES),
    title: z.string(),
    columns: z.array(column),
    rows: z
      .array(z.record(z.string(), z.union([z.string(), z.number()])))
      .describe("By the keys of the columns; a missing cell is unknown or does not apply"),
  });
  const count = z.int().min(0);
  return z.strictObject({
    format: z.literal(FORMAT),
    version: z.literal(1),
    game: z.string().describe("Game that is played: 5d20"),
    league: z.string().describe("Name of the league"),
    seed: count,
    revision: count,
    when: z.string().describe("Where the league is: season 2, week 5"),
    games: count.describe("Games that were played"),
    scoresOnly: count.describe("Games known only by their points: they have no statistics"),
    tables: z.array(table),
  });
});

export const leagueTablesKind: FileKind<LeagueTables> = {
  id: ID,
  title: "Tables of a league, as season export writes them",
  matches: (data) => isObject(data) && data.format === FORMAT,
  get shape() {
    return shape();
  },
  check: (data) => ({ issues: [], value: data as LeagueTables }),
};

/** The file, one line per row. */
export function leagueTablesJson({ tables, ...head }: LeagueTables): string {
  const line = (value: unknown): string => JSON.stringify(value);
  const list = (lines: readonly string[], blanks: string): string =>
    lines.length === 0 ? "[]" : `[\n${lines.map((one) => `${blanks}  ${one}`).join(",\n")}\n${blanks}]`;
  const parts = tables.map(
    ({ id, title, columns, rows }) =>
      `{\n      "id": ${line(id)},\n      "title": ${line(title)},\n` +
      `      "columns": ${list(columns.map(line), "      ")},\n      "rows": ${list(rows.map(line), "      ")}\n    }`,
  );
  const { game, league, seed, revision, when, games, scoresOnly } = head;
  const words = { format: FORMAT, version: 1, game, league, seed, revision, when, games, scoresOnly };
  const heads = Object.entries(words).map(([key, value]) => `  "${key}": ${line(value)},\n`);
  return `{\n${heads.join("")}  "tables": ${list(parts, "  ")}\n}\n`;
}
