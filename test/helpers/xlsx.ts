/** Workbooks for tests: a zip of stored parts, numbers as numbers, everything else as inline words. */
import { crc32 } from "node:zlib";

const columnName = (i: number): string =>
  (i < 26 ? "" : String.fromCharCode(64 + Math.floor(i / 26))) + String.fromCharCode(65 + (i % 26));
const escape = (text: string): string => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");

function sheetXml(rows: readonly (readonly (string | number)[])[]): string {
  const cells = (row: readonly (string | number)[], r: number): string =>
    row
      .map((cell, c) => {
        const at = `${columnName(c)}${r + 1}`;
        if (cell === "") return "";
        return typeof cell === "number"
          ? `<c r="${at}"><v>${cell}</v></c>`
          : `<c r="${at}" t="inlineStr"><is><t>${escape(cell)}</t></is></c>`;
      })
      .join("");
  const body = rows.map((row, r) => `<row r="${r + 1}">${cells(row, r)}</row>`).join("");
  return `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${body}</sheetData></worksheet>`;
}

export function workbook(sheets: Readonly<Record<string, readonly (readonly (string | number)[])[]>>): Buffer {
  const names = Object.keys(sheets);
  const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
  const rel = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  const parts: Record<string, string> = {
    "[Content_Types].xml": `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/></Types>`,
    "_rels/.rels": `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${rel}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `<?xml version="1.0"?><workbook xmlns="${main}" xmlns:r="${rel}"><sheets>${names.map((name, i) => `<sheet name="${escape(name)}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`).join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${names.map((_, i) => `<Relationship Id="rId${i + 1}" Type="${rel}/worksheet" Target="worksheets/sheet${i + 1}.xml"/>`).join("")}</Relationships>`,
  };
  names.forEach((name, i) => (parts[`xl/worksheets/sheet${i + 1}.xml`] = sheetXml(sheets[name])));
  return zip(parts);
}

function zip(parts: Readonly<Record<string, string>>): Buffer {
  const files: Buffer[] = [];
  const list: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(parts)) {
    const [path, data] = [Buffer.from(name), Buffer.from(text)];
    const sizes = Buffer.alloc(12);
    sizes.writeUInt32LE(crc32(data), 0);
    sizes.writeUInt32LE(data.length, 4);
    sizes.writeUInt32LE(data.length, 8);
    const head = Buffer.alloc(14);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(20, 4);
    const lengths = Buffer.alloc(4);
    lengths.writeUInt16LE(path.length, 0);
    files.push(head, sizes, lengths, path, data);
    const entry = Buffer.alloc(16);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(20, 4);
    entry.writeUInt16LE(20, 6);
    const rest = Buffer.alloc(18);
    rest.writeUInt16LE(path.length, 0);
    rest.writeUInt32LE(offset, 14);
    list.push(entry, sizes, rest, path);
    offset += 14 + 12 + 4 + path.length + data.length;
  }
  const directory = Buffer.concat(list);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(parts).length, 8);
  end.writeUInt16LE(Object.keys(parts).length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, directory, end]);
}
