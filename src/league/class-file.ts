/** A draft class of rookies as a spreadsheet: one player per row, best first. */
import { lazily } from "../kernel/lazy/index.js";
import {
  eachValid,
  fault,
  isObject,
  suggestHint,
  type Issue,
  type Locate,
  type Path,
  type Place,
} from "../kernel/issue/index.js";
import { zod } from "../kernel/zod/index.js";
import type { CellTable, FileKind, FromTable } from "../contract/files.js";
import { columnsOf, isColumn, type ColumnWords } from "./table-columns.js";

const FIELDS = ["player", "position"] as const;
type Field = (typeof FIELDS)[number];

/** A rookie as the file lists him. */
export interface WrittenRookie {
  readonly player: string;
  readonly position: string;
  at(field: Field): Place;
}
export interface ClassFile {
  readonly rookies: readonly WrittenRookie[];
}

const HEADS: ColumnWords<Field> = {
  player: ["player", "name", "playername", "rookie", "prospect"],
  position: ["position", "pos"],
};
const ID = "league-class";
const FORMAT = `pressbox/${ID}`;
const WANTED = "columns: player, position; the best first";

const shape = lazily(() => {
  const z = zod();
  const rookie = z.strictObject({
    player: z.string().trim().min(1).max(60),
    position: z.string().trim().min(1).max(4).describe("QB, RB, WR and so on, as in the game"),
  });
  return z.strictObject({
    format: z.literal(FORMAT).optional(),
    version: z.literal(1).optional(),
    rookies: z.array(rookie).min(1).max(2000).describe("In a spreadsheet, one row per rookie: player, position"),
  });
});

export const classKind: FileKind<ClassFile> = {
  id: ID,
  title: "Rookies of a league, for season draft --class",
  columns: [...FIELDS],
  knowsHead: (head) => isColumn(HEADS, head),
  get shape() {
    return shape();
  },
  matches: (data) => isObject(data) && data.format === FORMAT,
  fromTable,
  check: (data, locate) => ({ issues: [], value: classOf(data, locate) }),
};

/** Like `classKind`, for a game with these positions. */
export function classKindFor(positions: readonly string[]): FileKind<ClassFile> {
  const wrong = (data: unknown, locate: Locate): Issue[] => {
    const issues: Issue[] = [];
    const { rookies } = data as { readonly rookies: readonly { readonly position: string }[] };
    eachValid(rookies, ({ position }, i) => {
      if (position.trim() === "" || positions.includes(position.trim().toUpperCase())) return;
      const place = { ...locate(["rookies", i, "position"]), hint: suggestHint(position, positions) };
      issues.push(fault("class-position", `the position cannot be "${position}"`, place));
    });
    return issues;
  };
  return {
    ...classKind,
    get shape() {
      return shape();
    },
    sense: wrong,
    check: (data, locate) => ({ issues: wrong(data, locate), value: classOf(data, locate) }),
  };
}

function classOf(data: unknown, locate: Locate): ClassFile {
  const { rookies } = data as { readonly rookies: readonly Omit<WrittenRookie, "at">[] };
  const at = (i: number) => (field: Field) => locate(["rookies", i, field]);
  return { rookies: rookies.map((one, i) => ({ ...one, at: at(i) })) };
}

function fromTable(table: CellTable): FromTable {
  const { heads, missing, issues, cell } = columnsOf(table, HEADS, {
    needed: FIELDS,
    code: "class-column",
    wanted: WANTED,
  });
  const locate: Locate = ([, row, field]) =>
    table.locateCell(
      typeof row === "number" ? row : undefined,
      field === undefined ? undefined : heads.get(field as Field),
    );
  // Not a draft class at all.
  if (missing.length === FIELDS.length) return { issues, locate };
  const reported: Path[] = [];
  const rookies = table.rows.map((cells, i) => {
    for (const field of FIELDS) {
      if (cell(cells, field) !== "") continue;
      reported.push(["rookies", i, field]);
      if (missing.length === 0)
        issues.push(fault("class-cell", `the ${field} is missing`, locate(["rookies", i, field])));
    }
    return { player: cell(cells, "player"), position: cell(cells, "position") };
  });
  return { issues, locate, reported, data: { rookies } };
}
