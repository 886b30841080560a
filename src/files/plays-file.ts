/** Tables with one row per play or drive: far longer than season totals, so they are read row by row and only counts are kept. */
import { UserError } from "../kernel/issue/index.js";
import { countText, counted, plural } from "../kernel/words/index.js";
import { decodeTable, type TableText } from "../text/tables/decode-table.js";
import { headsOf, RowChecks } from "../text/tables/row-checks.js";
import { gainsOf } from "../text/tables/gains.js";
import { isPackedText, isTextTable } from "../text/tables/table-names.js";
import { eachTableRow } from "../text/tables/table-rows.js";
import { isGzip, MOST_PLAYS, unpacked } from "../text/tables/unpack.js";
import type { Checked } from "./check.js";
import type { FormatKind } from "./read-file.js";

/** Summary of such a table. */
export interface LongTable {
  readonly file: string;
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
const whatIs = (keys: readonly string[]): LongTable["what"] | undefined =>
  SIGNS.find(([, columns]) => columns.every((names) => names.some((name) => keys.includes(name))))?.[0];

export const playsKind: FormatKind<LongTable> = {
  id: "plays",
  title: "Plays or drives of a season",
  async recognizes(source) {
    if (source.isFolder || !(isTextTable(source.name) || isPackedText(source.name))) return false;
    try {
      const [{ rows }] = await source.heads();
      return rows.length > 0 && whatIs(headsOf(rows[0])) !== undefined;
    } catch (error) {
      if (error instanceof UserError) return false;
      throw error;
    }
  },
  async read(source) {
    const [{ content, name }] = source.files;
    const counts = new LongRows(name);
    const { text, issues } = typeof content === "string" ? { text: content, issues: [] } : await textOf(content, name);
    eachTableRow(text, name, (cells, line) => counts.add(cells, line));
    const table = counts.checked();
    // Without the signs of plays it may still have the lengths that replay-season compares.
    const lacks = counts.what === undefined && table.value ? gainsOf(text, name, undefined).issues : [];
    return { ...table, issues: [...issues, ...lacks, ...table.issues] };
  },
};

const textOf = async (bytes: Uint8Array, name: string): Promise<TableText> =>
  decodeTable(
    isGzip(bytes) ? await unpacked(bytes, name, { most: MOST_PLAYS, hint: "keep the plays of one season" }) : bytes,
    name,
  );

/** Counts and checks rows one by one, the headings first. */
class LongRows {
  readonly #games = new Set<string>();
  #checks: RowChecks | undefined;
  #rows = 0;
  #heads: readonly string[] = [];
  #game = -1;

  constructor(private readonly file: string) {}

  add(cells: readonly string[], line: () => number): void {
    if (!this.#checks) {
      this.#heads = headsOf(cells);
      this.#checks = new RowChecks(this.file, this.#heads);
      this.#game = this.#heads.findIndex((head) => GAME.includes(head));
      return;
    }
    this.#rows++;
    if (this.#checks.isValid(cells, line)) this.#games.add(cells[this.#game]);
  }

  /** Undefined for a table of plays by its name alone. */
  get what(): LongTable["what"] | undefined {
    return whatIs(this.#heads);
  }

  checked(): Checked<LongTable> {
    const { file, what = "plays" } = this;
    const issues = this.#checks?.issues() ?? [];
    if (issues.length > 0) return { issues };
    const games = this.#games.size;
    const use = what === "plays" ? "; replay-season reads them from the season's folder" : "";
    const account = `${file}: ${countText(this.#rows)} ${plural(this.#rows, what === "plays" ? "play" : "drive")} of ${counted(games, "game")}${use}`;
    return { issues: [], value: { file, what, rows: this.#rows, games, account } };
  }
}
