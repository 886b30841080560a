/** Trades and signings as a spreadsheet: one row per move; a file may cover the whole season. */
import { lazily } from "../kernel/lazy/index.js";
import {
  eachValid,
  fault,
  isObject,
  whereValid,
  type Issue,
  type Locate,
  type Path,
  type Place,
} from "../kernel/issue/index.js";
import { zod } from "../kernel/zod/index.js";
import type { CellTable, FileKind, FromTable } from "../contract/files.js";
import type { WantedMove } from "../contract/seasons.js";
import { PAIRING_HEADS } from "./game-heads.js";
import { columnsOf, isColumn, type ColumnWords } from "./table-columns.js";

export type MoveField = "week" | "player" | "from" | "to";

/** A move as the file lists it. */
export interface WrittenMove extends WantedMove {
  /** Its location in the file. */
  at(field: MoveField): Place;
}
export interface MovesFile {
  readonly moves: readonly WrittenMove[];
}

const HEADS: ColumnWords<MoveField> = {
  week: [...PAIRING_HEADS.week, "fromweek", "effective"],
  player: ["player", "name", "playername"],
  from: ["from", "fromteam", "oldteam", "formerteam", "currentteam"],
  to: ["to", "toteam", "newteam", "goesto", "sentto", "acquiredby"],
};
const NEEDED: readonly MoveField[] = ["player", "to"];

const ID = "league-moves";
const FORMAT = `pressbox/${ID}`;
const WANTED = "columns: week and from (if you like), player, to (a team, free, injured, or retired)";
const MOST_WEEKS = 100;

const shape = lazily(() => {
  const z = zod();
  const name = z.string().trim().min(1).max(80);
  const move = z.strictObject({
    week: z.int().min(1).max(MOST_WEEKS).optional().describe("First round it counts for; default: the current one"),
    player: name,
    from: name.optional().describe("The player's team; needed if two players share the name"),
    to: name.describe("A team by any of its names, free, injured, or retired"),
  });
  return z.strictObject({
    format: z.literal(FORMAT).optional(),
    version: z.literal(1).optional(),
    moves: z.array(move).max(2000).describe("In a spreadsheet, one row per move: week, player, from, to"),
  });
});

/** Checks the names in moves, even if other parts of them are wrong. */
export type MovesJudge = (moves: readonly WrittenMove[]) => readonly Issue[];

/** Like `movesKind`, for a particular league: unknown names are reported even if other cells are wrong. */
export const movesFor = (judge: MovesJudge): FileKind<MovesFile> => ({
  ...movesKind,
  get shape() {
    return shape();
  },
  sense(data, locate) {
    const moves: WrittenMove[] = [];
    eachValid((data as { readonly moves: readonly WantedMove[] }).moves, (row, i) => {
      const { player, to, from } = row;
      const week = whereValid(() => row.week);
      const at = (field: MoveField) => locate(["moves", i, field]);
      moves.push({ player, to, ...(from !== undefined && { from }), ...(week !== undefined && { week }), at });
    });
    return judge(moves);
  },
});

export const movesKind: FileKind<MovesFile> = {
  id: ID,
  title: "Moves between teams of a league, for season trade --moves",
  columns: ["week", "player", "from", "to"],
  knowsHead: (head) => isColumn(HEADS, head),
  get shape() {
    return shape();
  },
  matches: (data) => isObject(data) && data.format === FORMAT,
  fromTable,
  check(data, locate) {
    const { moves } = data as { readonly moves: readonly WantedMove[] };
    const at = (i: number) => (field: MoveField) => locate(["moves", i, field]);
    return { issues: [], value: { moves: moves.map((move, i) => ({ ...move, at: at(i) })) } };
  },
};

function fromTable(table: CellTable): FromTable {
  const { heads, missing, issues, cell } = columnsOf(table, HEADS, {
    needed: NEEDED,
    code: "moves-column",
    wanted: WANTED,
  });
  const reported: Path[] = [];
  const locate: Locate = ([, move, field]) =>
    table.locateCell(
      typeof move === "number" ? move : undefined,
      field === undefined ? undefined : heads.get(field as MoveField),
    );
  // Not a list of moves at all.
  if (missing.length === NEEDED.length) return { issues, locate };
  const moves = table.rows.map((cells, i) => {
    const of = (field: MoveField): string => cell(cells, field);
    const row: { week?: number; player: string; from?: string; to: string } = {
      player: of("player"),
      to: of("to"),
    };
    if (of("from") !== "") row.from = of("from");
    for (const field of NEEDED) {
      if (row[field as "player" | "to"] !== "") continue;
      reported.push(["moves", i, field]);
      if (missing.length === 0)
        issues.push(
          fault("moves-cell", `the ${field === "to" ? "new team" : "player"} is missing`, locate(["moves", i, field])),
        );
    }
    if (of("week") === "") return row;
    const week = /^(?:(?:week|round|wk|rd|w|r)\.?\s*)?(\d{1,3})$/i.exec(of("week"))?.[1];
    if (week === undefined) {
      reported.push(["moves", i, "week"]);
      issues.push(
        fault(
          "moves-cell",
          `the week cannot be "${of("week")}"; expected a number from 1`,
          locate(["moves", i, "week"]),
        ),
      );
    } else row.week = Number(week);
    return row;
  });
  return { issues, locate, reported, data: { moves } };
}
