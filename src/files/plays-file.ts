/** Tables with one row per play or drive: far longer than season totals, so they are read row by row and only counts are kept. */
import { fault, UserError, type Issue } from "../kernel/issue/index.js";
import { countText, counted, plural } from "../kernel/words/index.js";
import { decodeTable } from "../text/tables/decode-table.js";
import { isPlaysName, isTextTable } from "../text/tables/table-names.js";
import { eachTableRow } from "../text/tables/table-rows.js";
import type { Checked } from "./check.js";
import type { FormatKind } from "./read-file.js";

/** Summary of such a table. */
export interface LongTable {
  readonly what: "plays" | "drives";
  readonly rows: number;
  readonly games: number;
  /** `plays.csv: 42,202 plays of 256 games`. */
  readonly account: string;
}

const GAME = ["eid", "game_id", "gameid", "old_game_id"];
/** Columns that identify such a table, each by any of its names. */
const SIGNS: readonly (readonly [what: LongTable["what"], columns: readonly (readonly string[])[]])[] = [
  ["plays", [GAME, ["posteam"], ["down"], ["ydstogo"]]],
  ["drives", [GAME, ["drive"], ["posteam"], ["result"]]],
];
/** Columns of whole numbers: yards, downs, times. */
const FIGURES = new Set(
  "down ydstogo yrdln100 yardline_100 rushing_yds rushing_yards passing_yds passing_yards numplays ydsgained penyds fds qtr".split(" "), // prettier-ignore
);
/** Maximum number of errors to list: a table of 40,000 rows repeats them. */
const MOST_FAULTS = 20;

const keysOf = (row: readonly string[]): string[] => row.map((cell) => cell.trim().toLowerCase());
const whatIs = (keys: readonly string[]): LongTable["what"] | undefined =>
  SIGNS.find(([, columns]) => columns.every((names) => names.some((name) => keys.includes(name))))?.[0];

export const playsKind: FormatKind<LongTable> = {
  id: "plays",
  title: "Plays or drives of a season",
  async recognizes(source) {
    if (source.isFolder || !(isTextTable(source.name) || isPlaysName(source.name))) return false;
    try {
      const [{ rows }] = await source.heads();
      return rows.length > 0 && whatIs(keysOf(rows[0])) !== undefined;
    } catch (error) {
      if (error instanceof UserError) return false;
      throw error;
    }
  },
  async read(source) {
    const [{ content, name }] = source.files;
    const counts = new LongRows(name);
    // Compressed files are read whole.
    if (!isTextTable(name)) {
      const [grid] = await source.grids();
      grid.rows.forEach((row, i) => counts.add(row, () => grid.at(i, 0).line!));
      return counts.checked();
    }
    const { text, issues } = typeof content === "string" ? { text: content, issues: [] } : decodeTable(content, name);
    eachTableRow(text, name, (cells, line) => counts.add(cells, line));
    const table = counts.checked();
    return { ...table, issues: [...issues, ...table.issues] };
  },
};

/** Counts and checks rows one by one, the headings first. */
class LongRows {
  readonly #issues: Issue[] = [];
  readonly #games = new Set<string>();
  #more = 0;
  #rows = 0;
  #heads: readonly string[] = [];
  #figures: readonly number[] = [];
  #game = -1;

  constructor(private readonly file: string) {}

  add(cells: readonly string[], line: () => number): void {
    if (this.#heads.length === 0) {
      this.#heads = keysOf(cells);
      this.#figures = this.#heads.flatMap((head, i) => (FIGURES.has(head) ? [i] : []));
      this.#game = this.#heads.findIndex((head) => GAME.includes(head));
      return;
    }
    this.#rows++;
    if (cells.length !== this.#heads.length) {
      const message = `the row has ${cells.length} cells; expected ${this.#heads.length}`;
      this.#report("csv-width", message, line, "put cells that contain a separator in double quotes");
      return;
    }
    this.#games.add(cells[this.#game]);
    for (const i of this.#figures)
      if (!isFigure(cells[i])) {
        const message = `found "${cells[i].trim()}" in the column ${this.#heads[i]}; expected a number`;
        this.#report("cell-number", message, line, "leave cells without a value empty");
      }
  }

  #report(code: string, message: string, line: () => number, hint: string): void {
    if (this.#issues.length >= MOST_FAULTS) this.#more++;
    else this.#issues.push(fault(code, message, { file: this.file, line: line(), hint }));
  }

  checked(): Checked<LongTable> {
    const { file } = this;
    const what = whatIs(this.#heads)!;
    if (this.#more > 0) {
      const message = `and ${counted(this.#more, "fault")} more like these`;
      return {
        issues: [...this.#issues, fault("more", message, { file, hint: "correct the table at its source" })],
      };
    }
    if (this.#issues.length > 0) return { issues: this.#issues };
    const games = this.#games.size;
    const use = what === "plays" ? "; replay-season reads them from the season's folder" : "";
    const account = `${file}: ${countText(this.#rows)} ${plural(this.#rows, what === "plays" ? "play" : "drive")} of ${counted(games, "game")}${use}`;
    return { issues: [], value: { what, rows: this.#rows, games, account } };
  }
}

/** True for a whole number or a word for a missing one. */
function isFigure(cell: string): boolean {
  const word = cell.trim();
  return word === "" || word === "NA" || Number.isFinite(Number(word));
}
