/** The user's own list of clubs, `clubs.csv` next to the statistics: leagues that Pressbox does not know, and their codes. */
import { fault, type Issue, type Place } from "../../kernel/issue/index.js";
import { bareText } from "../../kernel/words/index.js";
import type { Club } from "./clubs.js";
import type { Grid } from "../read/grid.js";

/** Columns of such a file. Codes share one cell, separated by spaces; `from` and `to` may be empty. */
export const CLUB_COLUMNS = ["league", "franchise", "city", "nickname", "from", "to", "codes"] as const;
type ClubColumn = (typeof CLUB_COLUMNS)[number];

export interface OwnClubs {
  readonly clubs: readonly Club[];
  readonly issues: readonly Issue[];
}

/** The clubs on a sheet; undefined if its headings are not those of a club list. */
export function ownClubs(grid: Grid): OwnClubs | undefined {
  const headRow = grid.rows.findIndex((row) => row.some((cell) => cell.trim() !== "" && !cell.trim().startsWith("#")));
  if (headRow < 0) return undefined;
  const heads = grid.rows[headRow].map(bareText);
  const at = (column: ClubColumn): number => heads.indexOf(column);
  if (at("nickname") < 0 || at("codes") < 0 || at("from") < 0) return undefined;
  const issues: Issue[] = [];
  const clubs = grid.rows.flatMap((row, i): Club[] => {
    if (i <= headRow || row.every((cell) => cell.trim() === "")) return [];
    const cell = (column: ClubColumn): string => (row[at(column)] ?? "").trim();
    const place = (column: ClubColumn): Place => ({ file: grid.file, ...grid.at(i, Math.max(0, at(column))) });
    const year = (column: "from" | "to", otherwise: number): number => {
      const text = cell(column);
      if (text === "") return otherwise;
      if (/^\d{4}$/.test(text)) return Number(text);
      issues.push(fault("club-year", `found "${text}"; expected a year such as 1998`, place(column)));
      return otherwise;
    };
    const [from, to] = [year("from", 0), year("to", Infinity)];
    if (to < from)
      issues.push(fault("club-years", `found ${from} to ${to}; expected the first year first`, place("to")));
    const nickname = cell("nickname");
    if (nickname === "") issues.push(fault("cell-empty", "the club has no nickname", place("nickname")));
    return [
      {
        league: cell("league") || "own",
        franchise: cell("franchise") || bareText(nickname),
        city: cell("city"),
        nickname,
        from,
        to,
        codes: cell("codes")
          .split(/[\s|/]+/)
          .filter((code) => code !== ""),
        always: [],
      },
    ];
  });
  return { clubs, issues };
}
