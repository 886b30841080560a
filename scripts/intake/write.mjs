// Sheets -> bytes of files: delimited text in any encoding, HTML, XLSX, ODS, ZIP.
import { zipSync, strToU8 } from "fflate";

/** Whole rows of a sheet, top to bottom. */
export const rowsOf = ({ before, top, body, sums, trailing }) => {
  const all = [...top, ...body, ...sums].map((row) => [...row, ...Array(trailing).fill("")]);
  return [...before, ...all];
};

const escape = (text) =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

export function textOf(sheet) {
  const { delimiter, quoted, crlf } = sheet.write;
  const isComment = (row) => row.length === 1 && row[0].startsWith("#");
  const cell = (text) =>
    text.includes(delimiter) || text.includes('"') || (quoted && !/^-?[\d.]+$/.test(text) && text !== "NA")
      ? `"${text.replaceAll('"', '""')}"`
      : text;
  return rowsOf(sheet)
    .map((row) => (isComment(row) ? row[0] : row.map(cell).join(delimiter)) + (crlf ? "\r\n" : "\n"))
    .join("");
}

const WINDOWS = { "\u2020": 0x86, "\u2013": 0x96 };
export function encoded(text, encoding) {
  if (encoding === "utf-16") return Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, "utf16le")]);
  if (encoding === "windows-1252")
    return Buffer.from(
      [...text].map((sign) => WINDOWS[sign] ?? (sign.charCodeAt(0) < 256 ? sign.charCodeAt(0) : 0x3f)),
    );
  if (encoding === "utf-8-bom") return Buffer.from(`\ufeff${text}`);
  return Buffer.from(text);
}

/** Columns aligned with spaces, as in typed lists. */
function fixedOf(sheet) {
  const rows = rowsOf(sheet);
  const widths = rows.reduce((all, row) => row.map((cell, i) => Math.max(all[i] ?? 0, cell.length)), []);
  return rows
    .map(
      (row) =>
        `${row
          .map((cell, i) => (isNumber(cell) ? cell.padStart(widths[i]) : cell.padEnd(widths[i])))
          .join("  ")
          .trimEnd()}\n`,
    )
    .join("");
}

function markdownOf(sheet) {
  const [head, ...rows] = rowsOf(sheet).map((row) => `| ${row.join(" | ")} |`);
  return [head, `|${sheet.top[0].map(() => "---").join("|")}|`, ...rows, ""].join("\n");
}

const isNumber = (text) => /^-?\d+(?:\.\d+)?$/.test(text);

/** Names and numbers in two tables, as on some sites. */
function cutTables(sheet, cut) {
  const part = (from, to) => ({
    ...sheet,
    top: sheet.top.map((row) => row.slice(from, to)),
    body: sheet.body.map((row) => row.slice(from, to)),
    sums: sheet.sums.map((row) => row.slice(from, to)),
    write: { ...sheet.write, cutAt: undefined },
  });
  return [part(0, cut), part(cut)];
}

function htmlOf(sheet) {
  const tables = sheet.write.cutAt === undefined ? [sheet] : cutTables(sheet, sheet.write.cutAt);
  const row = (cells, tag) => `<tr>${cells.map((text) => `<${tag}>${escape(text)}</${tag}>`).join("")}</tr>`;
  return `<!DOCTYPE html>\n<html><head><meta charset="utf-8"><title>Statistics</title></head><body><h1>A page</h1>${tables
    .map(
      ({ top, body, sums }) => `<table id="stats">
<thead>${top.map((cells) => row(cells, "th")).join("\n")}</thead>
<tbody>${[...body, ...sums].map((cells) => row(cells, "td")).join("\n")}</tbody></table>`,
    )
    .join("")}</body></html>\n`;
}

const letters = (n) =>
  (n < 26 ? "" : String.fromCharCode(64 + Math.floor(n / 26))) + String.fromCharCode(65 + (n % 26));
const part = (text) => strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${text}`);

function xlsxOf(sheet) {
  const rows = rowsOf(sheet)
    .map(
      (cells, r) =>
        `<row r="${r + 1}">${cells.map((text, c) => (text === "" ? "" : isNumber(text) ? `<c r="${letters(c)}${r + 1}"><v>${text}</v></c>` : `<c r="${letters(c)}${r + 1}" t="inlineStr"><is><t>${escape(text)}</t></is></c>`)).join("")}</row>`,
    )
    .join("");
  const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
  const rels = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  const packages = "http://schemas.openxmlformats.org/package/2006";
  return zipSync({
    "[Content_Types].xml": part(
      `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
    ),
    "_rels/.rels": part(
      `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${rels}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    "xl/workbook.xml": part(
      `<workbook xmlns="${main}" xmlns:r="${rels}"><sheets><sheet name="${escape(sheet.write.sheet ?? "Sheet1")}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    "xl/_rels/workbook.xml.rels": part(
      `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${rels}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    "xl/worksheets/sheet1.xml": part(`<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`),
  });
}

function odsOf(sheet) {
  const urn = "urn:oasis:names:tc:opendocument:xmlns";
  const cell = (text) =>
    text === ""
      ? "<table:table-cell/>"
      : isNumber(text)
        ? `<table:table-cell office:value-type="float" office:value="${text}"><text:p>${text}</text:p></table:table-cell>`
        : `<table:table-cell office:value-type="string"><text:p>${escape(text)}</text:p></table:table-cell>`;
  const rows = rowsOf(sheet)
    .map((cells) => `<table:table-row>${cells.map(cell).join("")}</table:table-row>`)
    .join("");
  const type = "application/vnd.oasis.opendocument.spreadsheet";
  return zipSync({
    mimetype: [strToU8(type), { level: 0 }],
    "META-INF/manifest.xml": part(
      `<manifest:manifest xmlns:manifest="${urn}:manifest:1.0"><manifest:file-entry manifest:full-path="/" manifest:media-type="${type}"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>`,
    ),
    "content.xml": part(
      `<office:document-content xmlns:office="${urn}:office:1.0" xmlns:table="${urn}:table:1.0" xmlns:text="${urn}:text:1.0"><office:body><office:spreadsheet><table:table table:name="${escape(sheet.write.sheet ?? "Sheet1")}">${rows}</table:table></office:spreadsheet></office:body></office:document-content>`,
    ),
  });
}

/** Name and bytes of a sheet's file. */
export function fileOf(sheet) {
  const { format, name, encoding, inner } = sheet.write;
  const bytes =
    format === "html"
      ? encoded(htmlOf(sheet), encoding)
      : format === "xlsx"
        ? xlsxOf(sheet)
        : format === "ods"
          ? odsOf(sheet)
          : format === "fixed"
            ? encoded(fixedOf(sheet), encoding)
            : format === "md"
              ? encoded(markdownOf(sheet), encoding)
              : encoded(textOf(sheet), encoding);
  return format === "zip" ? { name, bytes: zipSync({ [inner]: bytes }) } : { name, bytes };
}
