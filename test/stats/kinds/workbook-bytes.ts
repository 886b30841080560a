/** Workbooks of a few cells, as spreadsheets save them. */
import { strToU8, zipSync } from "fflate";

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const part = (text: string): Uint8Array => strToU8(`<?xml version="1.0" encoding="UTF-8"?>\n${text}`);
const cell = (text: string, r: string): string =>
  text === ""
    ? ""
    : /^\d+$/.test(text)
      ? `<c r="${r}"><v>${text}</v></c>`
      : text.startsWith("#")
        ? `<c r="${r}" t="e"><f>A1/0</f><v>${text}</v></c>`
        : `<c r="${r}" t="inlineStr"><is><t>${text}</t></is></c>`;

export interface SheetOf {
  readonly name: string;
  /** `hidden`, `veryHidden`. */
  readonly state?: string;
  /** Lines of commas. */
  readonly text: string;
  /** Rows that are not shown, from 1. */
  readonly hidden?: readonly number[];
  /** `A2:A3`. */
  readonly merged?: readonly string[];
}

const rowsOf = (text: string): string[][] => text.split("\n").map((line) => line.split(","));

const sheetXml = ({ text, hidden = [], merged = [] }: SheetOf): string =>
  `<worksheet xmlns="${MAIN}"><sheetData>${rowsOf(text)
    .map(
      (cells, y) =>
        `<row r="${y + 1}"${hidden.includes(y + 1) ? ' hidden="1"' : ""}>${cells.map((word, x) => cell(word, `${String.fromCharCode(65 + x)}${y + 1}`)).join("")}</row>`,
    )
    .join(
      "",
    )}</sheetData>${merged.length === 0 ? "" : `<mergeCells>${merged.map((ref) => `<mergeCell ref="${ref}"/>`).join("")}</mergeCells>`}</worksheet>`;

export const xlsxOf = (sheets: readonly SheetOf[]): Uint8Array =>
  zipSync({
    "[Content_Types].xml": part(
      `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
    ),
    "_rels/.rels": part(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${RELS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    "xl/workbook.xml": part(
      `<workbook xmlns="${MAIN}" xmlns:r="${RELS}"><sheets>${sheets.map(({ name, state }, i) => `<sheet name="${name}" sheetId="${i + 1}"${state ? ` state="${state}"` : ""} r:id="rId${i + 1}"/>`).join("")}</sheets></workbook>`,
    ),
    "xl/_rels/workbook.xml.rels": part(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${sheets.map((_, i) => `<Relationship Id="rId${i + 1}" Type="${RELS}/worksheet" Target="worksheets/sheet${i + 1}.xml"/>`).join("")}</Relationships>`,
    ),
    ...Object.fromEntries(sheets.map((sheet, i) => [`xl/worksheets/sheet${i + 1}.xml`, part(sheetXml(sheet))])),
  });

/** The same as LibreOffice saves it; cells below a merged one are covered. */
export function odsOf(sheets: readonly SheetOf[]): Uint8Array {
  const table = ({ name, state, text, hidden = [], merged = [] }: SheetOf): string => {
    const covered = new Map(merged.map((ref) => /^([A-Z])(\d+):\1(\d+)$/.exec(ref)!).map((m) => [`${m[1]}${m[2]}`, Number(m[3]) - Number(m[2])])); // prettier-ignore
    const under = new Set([...covered].flatMap(([at, n]) => Array.from({ length: n }, (_, i) => `${at[0]}${Number(at.slice(1)) + i + 1}`))); // prettier-ignore
    const rows = rowsOf(text).map((cells, y) => {
      const written = cells.map((word, x) => {
        const at = `${String.fromCharCode(65 + x)}${y + 1}`;
        if (under.has(at)) return "<table:covered-table-cell/>";
        const span = covered.has(at) ? ` table:number-rows-spanned="${covered.get(at)! + 1}"` : "";
        const value = /^\d+$/.test(word) ? ` office:value-type="float" office:value="${word}"` : ` office:value-type="string"`; // prettier-ignore
        return word === "" ? "<table:table-cell/>" : `<table:table-cell${span}${value}><text:p>${word}</text:p></table:table-cell>`; // prettier-ignore
      });
      return `<table:table-row${hidden.includes(y + 1) ? ' table:visibility="filter"' : ""}>${written.join("")}</table:table-row>`;
    });
    return `<table:table table:name="${name}" table:style-name="${state === undefined ? "ta1" : "ta2"}">${rows.join("")}</table:table>`;
  };
  return zipSync({
    mimetype: strToU8("application/vnd.oasis.opendocument.spreadsheet"),
    "META-INF/manifest.xml": part("<manifest/>"),
    "content.xml": part(
      `<office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x" xmlns:style="s"><office:automatic-styles><style:style style:name="ta1" style:family="table"><style:table-properties table:display="true"/></style:style><style:style style:name="ta2" style:family="table"><style:table-properties table:display="false"/></style:style></office:automatic-styles><office:body><office:spreadsheet>${sheets.map(table).join("")}</office:spreadsheet></office:body></office:document-content>`,
    ),
  });
}
