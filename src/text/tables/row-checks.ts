/** Checks rows of tables with one row per play or drive: width, and numbers where numbers must be. */
import { fault, type Issue } from "../../kernel/issue/index.js";
import { counted } from "../../kernel/words/index.js";

/** Columns of whole numbers, gamecenter's and nflverse's: yards, downs, times. */
const FIGURES = new Set(
  (
    "down ydstogo yrdln100 yardline_100 rushing_yds rushing_yards passing_yds passing_yards passing_sk_yds yards_gained " +
    "kick_yds kick_distance ret_yds return_yards penalty_yards fumbles_lost numplays ydsgained penyds fds qtr"
  ).split(" "),
);
/** Maximum number of errors to list: a table of 40,000 rows repeats them. */
const MOST_FAULTS = 20;

/** Trimmed, in lowercase. */
export const headsOf = (row: readonly string[]): string[] => row.map((cell) => cell.trim().toLowerCase());

export class RowChecks {
  readonly #issues: Issue[] = [];
  readonly #figures: readonly number[];
  #more = 0;

  constructor(
    private readonly file: string,
    private readonly heads: readonly string[],
  ) {
    this.#figures = heads.flatMap((head, i) => (FIGURES.has(head) ? [i] : []));
    for (const [i, head] of heads.entries())
      if (head !== "" && heads.indexOf(head) < i)
        this.#report("csv-head-twice", `the column ${head} is there twice`, () => 1, "keep one of them");
  }

  /** True for a row that can be read; the errors of any other are kept. */
  isValid(cells: readonly string[], line: () => number): boolean {
    if (cells.length !== this.heads.length) {
      const message = `the row has ${counted(cells.length, "cell")}; expected ${this.heads.length}`;
      this.#report("csv-width", message, line, "put cells that contain a separator in double quotes");
      return false;
    }
    const wrong = this.#figures.filter((i) => !isFigure(cells[i]));
    for (const i of wrong) {
      const message = `found "${cells[i].trim()}" in the column ${this.heads[i]}; expected a number`;
      this.#report("cell-number", message, line, "leave cells without a value empty");
    }
    return wrong.length === 0;
  }

  #report(code: string, message: string, line: () => number, hint: string): void {
    if (this.#issues.length >= MOST_FAULTS) this.#more++;
    else this.#issues.push(fault(code, message, { file: this.file, line: line(), hint }));
  }

  issues(): readonly Issue[] {
    if (this.#more === 0) return this.#issues;
    const message = `and ${counted(this.#more, "fault")} more like these`;
    return [...this.#issues, fault("more", message, { file: this.file, hint: "correct the table at its source" })];
  }
}

/** True for a whole number or a word for a missing one. */
function isFigure(cell: string): boolean {
  const word = cell.trim();
  return word === "" || word === "NA" || Number.isFinite(Number(word));
}
