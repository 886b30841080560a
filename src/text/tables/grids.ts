/**
 * Bytes of a file -> its sheets of text cells, in any format that people have tables in: text with any separator, workbooks, web pages,
 * archives of them. The format is recognized by content, and by name only if the content is ambiguous.
 */
import { fault, UserError, warning, type Issue } from "../../kernel/issue/index.js";
import { decodeTable } from "./decode-table.js";
import { endingOf, firstBadByte } from "../decode.js";
import { isPage, saysWindows } from "../page-signs.js";
import type { RawGrid } from "./raw-grid.js";
import { isBookEnding, isPlaysName, isTableName } from "./table-names.js";
import { textGrid } from "./text-grid.js";
import { isGzip, notPacked, unpacked } from "./unpack.js";
import { isZip, zipNames, zipParts } from "../zip-parts.js";

/**
 * All sheets of a file.
 * @param name name for messages; for a file in an archive, `archive.zip/inner.csv`
 * @param ending extension that gives its format: `.csv`
 * @throws UserError for bytes without a table, with a way to get one
 */
export const gridsOf = (bytes: Uint8Array, name: string, ending = endingOf(name)): Promise<readonly RawGrid[]> =>
  readFile({ bytes, name, ending });

interface File {
  readonly bytes: Uint8Array;
  readonly name: string;
  readonly ending: string;
  /** True if it comes from an archive. */
  readonly isInner?: boolean;
}

async function readFile(file: File): Promise<readonly RawGrid[]> {
  const { bytes, name, ending } = file;
  if (isZip(bytes)) return zipGrids(file);
  if (isGzip(bytes)) return unpackedGrids(file);
  if (ending === ".gz" && firstBadByte(bytes) >= 0) throw new UserError(notPacked(name));
  const strange = strangeFormat(bytes, name);
  if (strange) throw new UserError(strange);
  if (isBookEnding(ending) && !hasLines(bytes)) throw (await import("./workbook.js")).notOne(name);
  const { text, issues } = decodeTable(bytes, name);
  if (text.includes("<")) {
    const marked = await markedGrids(text, file);
    const [first, ...more] = marked?.grids ?? [];
    if (first) return [{ ...first, issues: [...(marked?.isWindows ? [] : issues), ...first.issues] }, ...more];
  }
  const grid = textGrid(text, name);
  return [{ ...grid, issues: [...issues, ...grid.issues] }];
}

/** The tables of a web page, or of a single-file XML document; undefined for text that is neither. */
async function markedGrids(
  text: string,
  { name, ending }: File,
): Promise<{ readonly grids: readonly RawGrid[]; readonly isWindows?: boolean } | undefined> {
  if (/^[\uFEFF\s]*<\?xml[^>]*>[\s\S]{0,4096}<Workbook\b/.test(text)) throw new UserError(excelXml(name));
  if (/^[\uFEFF\s]*<\?xml[^>]*>\s*<office:document\b/.test(text)) {
    const { openDocumentGrids } = await import("../open-document.js");
    return { grids: openDocumentGrids(text, name) };
  }
  if (!isPage(text) && !(PAGES.has(ending) && /<table\b/i.test(text))) return undefined;
  const { htmlGrids } = await import("./html-tables.js");
  return { grids: htmlGrids(text, name), isWindows: saysWindows(text) };
}
const PAGES = new Set([".html", ".htm", ".xhtml", ".xls"]);

const excelXml = (file: string): Issue =>
  fault("table-format", "the file is a workbook of Excel 2003 in XML", {
    file,
    hint: "open it in a spreadsheet and save it as .xlsx or .csv",
  });

/** True if the beginning of a file is text and not a page: then it identifies the whole file. */
export const isPlainText = (bytes: Uint8Array, name: string): boolean =>
  !isZip(bytes) &&
  !isGzip(bytes) &&
  !strangeFormat(bytes, name) &&
  hasLines(bytes) &&
  !/^\s*</.test(latin(bytes.subarray(0, 256)));

const latin = (bytes: Uint8Array): string => String.fromCharCode(...bytes).replace(/^\xEF\xBB\xBF/, "");

/** True for text: it has line ends, and no zero bytes near its beginning. */
function hasLines(bytes: Uint8Array): boolean {
  const begun = bytes.subarray(0, 4096);
  return (begun.includes(10) || begun.includes(13)) && !begun.subarray(0, 64).includes(0);
}

/** Unsupported formats by their first bytes, and how to convert them. */
const STRANGE: readonly (readonly [sign: readonly number[], what: string, hint: string])[] = [
  [[0x25, 0x50, 0x44, 0x46], "a PDF", "copy the table from it into a spreadsheet and save that as .csv"],
  [[0x50, 0x41, 0x52, 0x31], "a Parquet file", "download the table as .csv"],
  [[0x42, 0x5a, 0x68], "packed with bzip2", "unpack it"],
  [[0xfd, 0x37, 0x7a, 0x58, 0x5a], "packed with xz, as R saves it", "save the table as .csv"],
  [[0x37, 0x7a, 0xbc, 0xaf], "a 7z archive", "unpack it, or pack it as .zip"],
  [[0x52, 0x61, 0x72, 0x21], "a RAR archive", "unpack it, or pack it as .zip"],
  [[0x89, 0x50, 0x4e, 0x47], "a picture", "a table in a picture must be typed"],
  [[0xff, 0xd8, 0xff], "a picture", "a table in a picture must be typed"],
];
/** Signature of old Office files, and of new ones with a password. */
const OLD_OFFICE = [0xd0, 0xcf, 0x11, 0xe0];

const begins = (bytes: Uint8Array, sign: readonly number[]): boolean => sign.every((byte, i) => bytes[i] === byte);

function strangeFormat(bytes: Uint8Array, file: string): Issue | undefined {
  if (begins(bytes, OLD_OFFICE)) {
    const locked = hasWord(bytes, "EncryptedPackage");
    return locked
      ? fault("table-format", "the workbook is locked with a password", { file, hint: "save it without one" })
      : fault("table-format", "the file is a workbook of Excel 97 to 2003", {
          file,
          hint: "open it in a spreadsheet and save it as .xlsx or .csv",
        });
  }
  const found = STRANGE.find(([sign]) => begins(bytes, sign));
  return (
    found && fault("table-format", `the file is ${found[1]}, which has no table to read`, { file, hint: found[2] })
  );
}

/** Names in Office files are in UTF-16. */
function hasWord(bytes: Uint8Array, word: string): boolean {
  const wanted = [...word].flatMap((letter) => [letter.charCodeAt(0), 0]);
  for (let at = bytes.indexOf(wanted[0]); at >= 0; at = bytes.indexOf(wanted[0], at + 1))
    if (wanted.every((byte, i) => bytes[at + i] === byte)) return true;
  return false;
}

/** A gzip file, as nflverse offers its tables. */
async function unpackedGrids({ bytes, name, isInner }: File): Promise<readonly RawGrid[]> {
  if (isInner) throw new UserError(innerArchive(name, fault));
  const whole = await unpacked(bytes, name, { most: MOST_UNPACKED, hint: ARCHIVE.hint });
  return readFile({ bytes: whole, name, ending: endingOf(name.replace(/\.gz$/i, "")), isInner: true });
}
const MOST_UNPACKED = 64 * 1024 * 1024;

/** Maximum size of a whole league's tables over all seasons, unpacked. */
const ARCHIVE = {
  what: "archive",
  unpacked: 128 * 1024 * 1024,
  parts: 1000,
  hint: "keep only the tables of one season",
} as const;

const notZip = (file: string): UserError =>
  new UserError(
    fault("archive", "the file is not a complete ZIP archive", { file, hint: "download or pack it again" }),
  );

/** Document formats that are also archives, by a part that only they have. */
const DOCUMENTS: readonly (readonly [part: RegExp, what: string])[] = [
  [/^word\/document\.xml$/i, "a document of Word"],
  [/^ppt\/presentation\.xml$/i, "a presentation of PowerPoint"],
  [/^Index\/.*\.iwa$/, "a document of Numbers"],
  [/^xl\/workbook\.bin$/i, "a binary workbook (.xlsb)"],
];

async function zipGrids({ bytes, name, ending, isInner }: File): Promise<readonly RawGrid[]> {
  const names = await zipNames(bytes);
  const { notOne, parseWorkbook } = await import("./workbook.js");
  if (!names) throw isBookEnding(ending) ? notOne(name) : notZip(name);
  if (names.some((part) => /^xl\/workbook\.xml$/i.test(part))) return parseWorkbook(bytes, name);
  if (names.includes("content.xml") && names.includes("META-INF/manifest.xml")) return openDocument(bytes, name);
  const document = DOCUMENTS.find(([part]) => names.some((one) => part.test(one)));
  if (document) {
    const hint = "open it and save the table as .xlsx or .csv";
    throw new UserError(fault("table-format", `the file is ${document[1]}`, { file: name, hint }));
  }
  if (isBookEnding(ending)) throw notOne(name);
  if (isInner) throw new UserError(innerArchive(name, fault));
  return archiveGrids(bytes, names, name);
}

async function openDocument(bytes: Uint8Array, name: string): Promise<readonly RawGrid[]> {
  const [{ openDocumentGrids }, { BOUNDS }] = await Promise.all([
    import("../open-document.js"),
    import("./workbook.js"),
  ]);
  const parts = await zipParts(bytes, name, BOUNDS, (part) => part === "content.xml");
  if (!parts) throw notZip(name);
  return openDocumentGrids(new TextDecoder().decode(parts["content.xml"]), name);
}

/** System files that end up in archives. */
const isJunk = (part: string): boolean => /(?:^|\/)(?:__MACOSX\/|\.|~\$|Thumbs\.db$|desktop\.ini$)|\/$/i.test(part);

const innerArchive = (file: string, say: typeof fault): Issue =>
  say("archive-inner", "an archive in an archive is not read", { file, hint: "unpack it" });

async function archiveGrids(bytes: Uint8Array, names: readonly string[], name: string): Promise<readonly RawGrid[]> {
  const wanted = names.filter((part) => !isJunk(part));
  const plays = wanted.filter(isPlaysName);
  const tables = wanted.filter((part) => isTableName(part) && endingOf(part) !== ".zip" && !isPlaysName(part));
  const parts = await zipParts(bytes, name, ARCHIVE, (part) => tables.includes(part));
  if (!parts) throw notZip(name);
  const inner = wanted.filter((part) => endingOf(part) === ".zip");
  const issues: Issue[] = [
    ...inner.map((part) => innerArchive(`${name}/${part}`, warning)),
    ...plays.map((part) =>
      warning("archive-plays", "plays are not read from an archive", {
        file: `${name}/${part}`,
        hint: "unpack the file into the folder of the statistics",
      }),
    ),
  ];
  if (tables.length === 0) {
    const hint = "put .csv or .xlsx files into it";
    throw new UserError([...issues, fault("archive-empty", "the archive has no table", { file: name, hint })]);
  }
  const grids: RawGrid[] = [];
  const faults: Issue[] = [];
  // In order of name, so that every archive of the same files reads the same.
  for (const part of Object.keys(parts).sort()) {
    try {
      grids.push(
        ...(await readFile({ bytes: parts[part], name: `${name}/${part}`, ending: endingOf(part), isInner: true })),
      );
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      faults.push(...error.issues);
    }
  }
  if (faults.length > 0) throw new UserError([...issues, ...faults]);
  return issues.length === 0 || grids.length === 0 ? grids : [{ ...grids[0], issues: [...issues, ...grids[0].issues] }, ...grids.slice(1)]; // prettier-ignore
}
