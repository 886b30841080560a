/** A league's tables as an XLSX workbook: one sheet each, numbers as numbers, the same bytes for the same tables. */
import type { Zippable } from "fflate";
import { markStyleOf, NO_SUM } from "../made-mark.js";
import type { LeagueTable, LeagueTables, TableRow } from "../../contract/league-tables.js";

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONS = "http://schemas.openxmlformats.org/package/2006/relationships";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const TYPES = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** Style numbers: body cells, headings, and words that would become a formula once someone edits them. */
const BOLD = 1;
const QUOTED = 2;
const STYLES =
  `${HEAD}<styleSheet xmlns="${MAIN}">` +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  '<cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
  '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>' +
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1"/></cellXfs></styleSheet>';

/** Characters that XML does not allow. */
const FORBIDDEN =
  // eslint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** Escapes an element's text or an attribute. `_x000D_` is an escape code in workbooks, so a literal one has its first letter encoded. */
const xml = (text: string): string =>
  text
    .replace(FORBIDDEN, "\uFFFD")
    .replace(/_x(?=[0-9A-Fa-f]{4}_)/g, "_x005F_x")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("\r", "&#13;");

/** `A`, `Z`, `AA`. */
function columnName(index: number): string {
  const before = Math.floor(index / LETTERS);
  return (before > 0 ? columnName(before - 1) : "") + String.fromCharCode(65 + (index % LETTERS));
}
const LETTERS = 26;

function words(at: string, text: string, style: number): string {
  const kept = /^\s|\s$/.test(text) ? ' xml:space="preserve"' : "";
  const look = style === 0 ? "" : ` s="${style}"`;
  return `<c r="${at}"${look} t="inlineStr"><is><t${kept}>${xml(text)}</t></is></c>`;
}

const cell = (at: string, value: string | number | undefined): string =>
  value === undefined
    ? ""
    : typeof value === "number"
      ? `<c r="${at}"><v>${value}</v></c>`
      : words(at, value, /^[=+\-@]/.test(value) ? QUOTED : 0);

/** Column width for the heading and the longest word, in characters. */
const widthOf = (title: string, key: string, rows: readonly TableRow[]): number =>
  Math.min(
    WIDEST,
    rows.reduce((most, row) => Math.max(most, `${row[key] ?? ""}`.length), Math.min(title.length, HEAD_LETTERS)) + 2,
  );
const WIDEST = 40;
const HEAD_LETTERS = 16;

function sheetXml({ columns, rows }: LeagueTable): string {
  const names = columns.map((_, i) => columnName(i));
  const heads = columns.map(({ title }, i) => words(`${names[i]}1`, title, BOLD)).join("");
  const body = rows.map((row, r) => {
    const cells = columns.map(({ key }, i) => cell(`${names[i]}${r + 2}`, row[key])).join("");
    return `<row r="${r + 2}">${cells}</row>`;
  });
  const cols = columns.map(({ title, key }, i) => {
    const width = widthOf(title, key, rows);
    return `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`;
  });
  const whole = `A1:${names.at(-1)}${rows.length + 1}`;
  return (
    `${HEAD}<worksheet xmlns="${MAIN}"><dimension ref="${whole}"/>` +
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `<cols>${cols.join("")}</cols><sheetData><row r="1">${heads}</row>${body.join("")}</sheetData>` +
    `<autoFilter ref="${whole}"/></worksheet>`
  );
}

/** The earliest date in ZIP archives; fixed, so that a workbook does not depend on when it was made. */
const FIRST_DAY = [1980, 0, 1] as const;

/** A ZIP archive whose comment leaves room for the mark of a file made by Pressbox. */
async function archive(parts: Readonly<Record<string, string>>): Promise<Uint8Array> {
  const { strToU8, zipSync } = await import("fflate");
  const packed: Zippable = Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]));
  const zip = zipSync(packed, { level: 6, mtime: new Date(...FIRST_DAY) });
  const comment = markStyleOf(".xlsx")!.write(NO_SUM);
  const bytes = new Uint8Array(zip.length + comment.length);
  bytes.set(zip);
  bytes.set(comment, zip.length);
  // In an archive without a comment, the last two bytes are the comment length.
  new DataView(bytes.buffer).setUint16(zip.length - 2, comment.length, true);
  return bytes;
}

export function tableWorkbook({ tables }: LeagueTables): Promise<Uint8Array> {
  const numbers = tables.map((_, i) => i + 1);
  const sheet = (n: number): string => `xl/worksheets/sheet${n}.xml`;
  const types = [
    ...numbers.map((n) => `<Override PartName="/${sheet(n)}" ContentType="${TYPES}.worksheet+xml"/>`),
    `<Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/>`,
    `<Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/>`,
  ];
  const relation = (id: string, type: string, target: string): string =>
    `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
  return archive({
    "[Content_Types].xml":
      `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      `<Default Extension="xml" ContentType="application/xml"/>${types.join("")}</Types>`,
    "_rels/.rels": `${HEAD}<Relationships xmlns="${RELATIONS}">${relation("rId1", "officeDocument", "xl/workbook.xml")}</Relationships>`,
    "xl/workbook.xml":
      `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>` +
      tables.map(({ title }, i) => `<sheet name="${xml(title)}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`).join("") +
      "</sheets></workbook>",
    "xl/_rels/workbook.xml.rels":
      `${HEAD}<Relationships xmlns="${RELATIONS}">` +
      numbers.map((n) => relation(`rId${n}`, "worksheet", `worksheets/sheet${n}.xml`)).join("") +
      `${relation(`rId${numbers.length + 1}`, "styles", "styles.xml")}</Relationships>`,
    "xl/styles.xml": STYLES,
    ...Object.fromEntries(tables.map((table, i) => [sheet(i + 1), sheetXml(table)])),
  });
}
