/** A file as its reader receives it: a name and text or bytes. Whatever a kind of file needs from it is parsed on first use, once. */
import { fault, throwOnErrors, UserError, type Issue } from "../kernel/issue/index.js";
import { lazily } from "../kernel/lazy/index.js";
import { tableOf, type CsvTable, type KnowsHead } from "../text/tables/cell-table.js";
import { dataNameFault, parseData, type DataFile } from "../text/data-file.js";
import { decodeText, endingOf } from "../text/decode.js";
import { decodeTable } from "../text/tables/decode-table.js";
import { gridsOf, isPlainText } from "../text/tables/grids.js";
import { isTableName } from "../text/tables/table-names.js";
import { isGzip, unpackedHead } from "../text/tables/unpack.js";
import type { RawGrid } from "../text/tables/raw-grid.js";
import { textGrid } from "../text/tables/text-grid.js";
import type { FoundForm } from "../text/pdf-form.js";

/** A file with the name the user gave it: messages begin with it, and its extension gives the format. */
export interface NamedContent {
  readonly name: string;
  readonly content: string | Uint8Array;
  /** True for a table of plays next to a season's tables: it is mentioned in the report, and replay-season reads it. */
  readonly isPlays?: true;
  /** Why there is no content: reported with the errors of the other files. */
  readonly faults?: readonly Issue[];
}

/** A file, or the files of a folder in order. */
export type Content = NamedContent["content"] | readonly NamedContent[];

/** Number of bytes that identify a text. */
const HEAD = 1 << 16;
/** Number of rows searched for headings. */
const TITLES = 20;

export class Source {
  readonly isFolder: boolean;
  readonly files: readonly NamedContent[];

  constructor(
    content: Content,
    readonly name: string,
  ) {
    this.isFolder = typeof content !== "string" && !(content instanceof Uint8Array);
    this.files = this.isFolder
      ? (content as readonly NamedContent[])
      : [{ name, content: content as NamedContent["content"] }];
  }

  /** True if it is a table: usually by its name; a text file only by known headings. */
  async isTable(knows: KnowsHead): Promise<boolean> {
    if (this.isFolder || !isTableName(this.name)) return false;
    if (endingOf(this.name) !== ".txt") return true;
    try {
      const grids = await this.heads();
      return grids.some(({ rows }) => rows.slice(0, TITLES).some((row) => row.filter(knows).length > 1));
    } catch (error) {
      if (error instanceof UserError) return false;
      throw error;
    }
  }

  get isPdf(): boolean {
    return this.files.length > 0 && this.files.every(({ name }) => endingOf(name) === ".pdf");
  }

  /** @throws UserError for bytes that are not text */
  readonly text = lazily((): string => {
    this.#requireFile();
    return textOf(this.files[0]);
  });

  /** YAML or JSON, with locations. @throws UserError for text that is neither */
  readonly data = lazily((): DataFile => {
    this.#requireFile();
    const strange = dataNameFault(this.name);
    if (strange) throw new UserError(strange);
    return parseData(this.text(), this.name);
  });

  /** A row of headings and the rows below it. @throws UserError if it is not a table */
  async table(knows: KnowsHead, loose = false): Promise<CsvTable> {
    return tableOf(await this.grids(), this.name, knows, loose);
  }

  /** Enough to decide whether it contains statistics: the beginning of a text, however long or packed, and all of any other file. @throws UserError */
  readonly heads = lazily(async (): Promise<readonly RawGrid[]> => {
    const [{ content, name }] = this.files;
    const bytes = bytesOf(content);
    const head = headOf(isGzip(bytes) ? await unpackedHead(bytes, HEAD) : bytes);
    return isPlainText(head, name) ? [textGrid(decodeTable(head, name).text, name)] : this.grids();
  });

  /** All sheets of all tables. @throws UserError with the errors of every file */
  readonly grids = lazily(async (): Promise<readonly RawGrid[]> => {
    const tables = this.files.filter(({ isPlays }) => !isPlays);
    const grids = await eachOf(tables, async ({ content, name }) => {
      if (isTableName(name) || endingOf(name) === "") return gridsOf(bytesOf(content), name);
      const message = `a ${endingOf(name)} file does not contain a table that Pressbox reads`;
      throw new UserError(fault("data-format", message, { file: name, hint: "save it as .csv or .xlsx" }));
    });
    return grids.flat();
  });

  /** The fields of PDF forms, file by file. @throws UserError with the errors of every file that is not a form */
  readonly forms = lazily(async (): Promise<readonly FoundForm[]> => {
    const { parsePdfForm } = await import("../text/pdf-form.js");
    return eachOf(this.files, ({ content, name }) => parsePdfForm(bytesOf(content), name));
  });

  #requireFile(): void {
    if (this.isFolder)
      throw new UserError(fault("file-is-folder", "this is a folder; expected a file", { file: this.name }));
  }
}

const bytesOf = (content: NamedContent["content"]): Uint8Array =>
  typeof content === "string" ? new TextEncoder().encode(content) : content;

/** The lines that a file begins with. */
function headOf(bytes: Uint8Array): Uint8Array {
  const begun = bytes.subarray(0, HEAD);
  const end = Math.max(begun.lastIndexOf(0x0a), begun.lastIndexOf(0x0d));
  return begun.length < HEAD || end < 0 ? begun : begun.subarray(0, end + 1);
}

/** @throws UserError for content that is not text, or missing */
const textOf = ({ content, name }: NamedContent): string => decodeText(bytesOf(content), name);

/** Reads every file. @throws UserError with the errors of all of them */
async function eachOf<T>(files: readonly NamedContent[], read: (file: NamedContent) => Promise<T>): Promise<T[]> {
  const issues: Issue[] = [];
  const all: T[] = [];
  for (const file of files) {
    if (file.faults) {
      issues.push(...file.faults);
      continue;
    }
    try {
      all.push(await read(file));
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      issues.push(...error.issues);
    }
  }
  throwOnErrors(issues);
  return all;
}
