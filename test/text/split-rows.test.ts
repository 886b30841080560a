/** The splitter against csv-parse, which reads the same cells more slowly; and the places of its cells. */
import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cellOffsets, eachRow, SplitFault, withLineFeeds } from "../../src/text/tables/split-rows.js";

const split = (text: string, separator = ",", looseQuotes = false): { rows: string[][]; starts: number[] } => {
  const rows: string[][] = [];
  const starts: number[] = [];
  eachRow(text, { separator, looseQuotes }, (cells, start) => {
    rows.push([...cells]);
    starts.push(start);
  });
  return { rows, starts };
};

const faultOf = (text: string): [kind: string, offset: number] | undefined => {
  try {
    split(text);
    return undefined;
  } catch (error) {
    if (!(error instanceof SplitFault)) throw error;
    return [error.kind, error.offset];
  }
};

describe("rows of separated values", () => {
  const word = fc.array(fc.constantFrom("a", "7", " ", ".", ",", ";", '"', "\n", "é", "-"), { maxLength: 6 });
  const cell = word.map((letters) => letters.join(""));
  const quoted = (text: string): string => (/[",;\n]|^\s|\s$/.test(text) ? `"${text.replace(/"/g, '""')}"` : text);

  it("have the cells that csv-parse finds, whatever they contain", () => {
    const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { maxLength: 6 });
    fc.assert(
      fc.property(table, fc.constantFrom(",", ";"), fc.constantFrom("\n", "\r\n"), (rows, separator, end) => {
        const text = rows.map((row) => row.map(quoted).join(separator) + end).join("");
        const wanted: unknown = parse(text, { delimiter: separator, relax_column_count: true, skip_empty_lines: true });
        expect(split(text, separator).rows).toEqual(wanted);
      }),
      { numRuns: 2000, seed: 28 },
    );
  });

  it("know where each cell begins", () => {
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 6 }), (rows) => {
        const text = rows.map((row) => `${row.map(quoted).join(",")}\n`).join("");
        const { rows: read, starts } = split(text);
        read.forEach((row, r) => {
          const offsets = cellOffsets(text, starts[r], { separator: "," });
          expect(offsets).toHaveLength(row.length);
          row.forEach((value, c) => expect(text.startsWith(quoted(value), offsets[c])).toBe(true));
        });
      }),
      { numRuns: 1000, seed: 28 },
    );
  });

  it("can end with a single CR", () => {
    expect(split(withLineFeeds('a,b\r1,2\r\n"x\ry",3\r')).rows).toEqual([["a", "b"], ["1", "2"], ["x\ny", "3"]]); // prettier-ignore
  });

  it("may have blanks around quotes", () => {
    expect(split('"a" , "b, c",d\n').rows).toEqual([["a", "b, c", "d"]]);
  });

  it("stop at unopened and unclosed quotes", () => {
    expect(faultOf('a,b\n1,"x\n2,y')).toEqual(["open", 6]);
    expect(faultOf("a,b\n1,6'2\"\n")).toEqual(["inside", 9]);
    expect(faultOf('a,b\n1,"x"y\n')).toEqual(["after", 9]);
  });

  it("keep quotes as letters in pasted pages", () => {
    const text = '6\'2"\t"Bullet" Bob\t"two\nlines"\tx\n"open\ty\n';
    expect(split(text, "\t", true).rows).toEqual([["6'2\"", '"Bullet" Bob', "two\nlines", "x"], ['"open', "y"]]); // prettier-ignore
  });
});
