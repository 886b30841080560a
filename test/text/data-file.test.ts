/** Files as people save them: every fault is named with its place. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { locateNowhere, parseData } from "../../src/text/data-file.js";
import { readDataFile } from "../../src/host/node/data-files.js";
import { formatIssue, UserError, type Issue } from "../../src/kernel/issue/index.js";

let folder = "";
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), "pressbox-data-"))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function issuesOf(run: () => unknown): readonly Issue[] {
  try {
    run();
  } catch (error) {
    if (error instanceof UserError) return error.issues;
    throw error;
  }
  throw new Error("no issue was found");
}

const fault = (name: string, text: string): string =>
  issuesOf(() => parseData(text, name))
    .map(formatIssue)
    .join("\n");

describe("YAML", () => {
  const text = "name: Comets\ntables:\n  rows:\n    - {from: 2, to: 3}\n    - from: 4\n      to: 5\n";
  const { data, locate } = parseData(text, "house.yaml");

  it("gives the data", () => {
    expect(data).toEqual({
      name: "Comets",
      tables: {
        rows: [
          { from: 2, to: 3 },
          { from: 4, to: 5 },
        ],
      },
    });
  });

  it("finds values, keys, and the nearest thing around a missing one", () => {
    const at = (path: (string | number)[], part?: "key"): string => {
      const { line, column } = locate(path, part);
      return `${line}:${column}`;
    };
    expect(at(["name"])).toBe("1:7");
    expect(at(["name"], "key")).toBe("1:1");
    expect(at(["tables", "rows"])).toBe("3:3");
    expect(at(["tables", "rows", 0, "to"])).toBe("4:21");
    expect(at(["tables", "rows", 1, "to"])).toBe("6:11");
    expect(at(["tables", "rows", 1, "text"])).toBe("5:7");
    expect(locate(["tables", "rows", 1, "to"])).toMatchObject({ file: "house.yaml", path: "tables.rows[1].to" });
  });

  it.each([
    ["a tab", "a: 1\n\tb: 2\n", /^f\.yaml:2:1: found a tab where only spaces may be/],
    ["a key twice", "a: 1\nb: 2\na: 3\n", /^f\.yaml:3:1: this key appears here twice/],
    [
      "a value in braces for a key",
      "a: 1\n{{b}}: 2\n",
      /^f\.yaml:2:1: expected a key here, found a list or a mapping; hint: put it in double quotes/,
    ],
    ["an open bracket", "a: [1, 2\nb: 3\n", /^f\.yaml:2:1: .*bracket above was never closed/],
    ["an open quote", 'a: "x\nb: 2\n', /^f\.yaml:3:1: a quote was opened before and never closed/],
    ["a second colon", "a: b: c\n", /^f\.yaml:1:4: a second colon/],
    ["no colon", "name\nb: 1\n", /^f\.yaml:1:1: this line has no colon/],
    ["two documents", "a: 1\n---\nb: 2\n", /^f\.yaml:2:1: the line --- begins a second document/],
    ["an anchor that is missing", "a: *club\n", /^f\.yaml:1:4: \*club names an anchor/],
    ["a reserved character", "a: @home\n", /^f\.yaml:1:4: text cannot begin with this character/],
    ["endless nesting", "[".repeat(4000), /nested too deeply/],
  ])("reports %s", (_name, yaml, expected) => expect(fault("f.yaml", yaml)).toMatch(expected));
});

describe("JSON", () => {
  it("gives data and locations, even of keys that mean something to JavaScript", () => {
    const { data, locate } = parseData('{\n  "a": [1, {"__proto__": 2}]\n}\n', "f.json");
    expect(JSON.stringify(data)).toBe('{"a":[1,{"__proto__":2}]}');
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
    expect(locate(["a", 1, "__proto__"])).toMatchObject({ line: 2, column: 26 });
    expect(locate(["a", 0])).toMatchObject({ line: 2, column: 9, path: "a[0]" });
  });

  it.each([
    ["a trailing comma", '{"a": 1,\n}', /^f\.json:1:8: found a comma before \}/],
    ["a missing comma", "[1 2]", /^f\.json:1:4: found 2; expected , or \]/],
    ["a key twice", '{"a": 1,\n "a": 2}', /^f\.json:2:2: the key "a" appears here twice/],
    ["a bare word", '{"a": yes}', /^f\.json:1:7: found yes; expected a value/],
    ["a bare key", "{a: 1}", /^f\.json:1:2: found a; expected a key in double quotes/],
    ["an end too early", '{"a": [1,', /the file ends here; expected a value/],
    ["an open text", '{"a": "x\n}', /^f\.json:1:7: this text has no closing "/],
    ["a wrong escape", '{"a": "\\q"}', /^f\.json:1:8: found a \\ before/],
    ["more after the end", "{} {}", /expected the end of the file/],
    ["endless nesting", "[".repeat(4000), /nested more than 100 levels/],
  ])("reports %s", (_name, json, expected) => expect(fault("f.json", json)).toMatch(expected));

  it("reads what JSON.parse reads", () => {
    const text = '{"a":[-0.5e+2,true,null,"\\u00e9\\n",{}],"b":[],"c":{"d":""}}';
    expect(parseData(text, "f.json").data).toEqual(JSON.parse(text));
  });
});

describe("files", () => {
  const write = (name: string, content: string | Uint8Array): string => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };
  const code = (path: string): string => issuesOf(() => readDataFile(path))[0].code;

  it("drops a byte-order mark", () => {
    expect(readDataFile(write("bom.yaml", "\ufeffa: 1\n")).data).toEqual({ a: 1 });
  });

  it("reports files without data", () => {
    mkdirSync(join(folder, "sub"));
    expect(code(join(folder, "none.yaml"))).toBe("file-missing");
    expect(code(join(folder, "sub"))).toBe("file-is-folder");
    expect(code(join(write("plain.yaml", "a: 1"), "below.yaml"))).toBe("file-missing");
    expect(code(write("empty.yaml", " \n\n"))).toBe("file-empty");
    expect(code(write("table.csv", "a,b\n1,2\n"))).toBe("data-format");
    expect(code(write("big.json", new Uint8Array(17 * 1024 * 1024)))).toBe("file-too-large");
    expect(code(write("utf16.yaml", Buffer.from("\ufeffa: 1\n", "utf16le")))).toBe("file-encoding");
  });

  it("reports the byte that is not UTF-8, with its place", () => {
    const path = write("latin1.yaml", Buffer.from("name: x\nclub: Z\u00fcrich\n", "latin1"));
    const [issue] = issuesOf(() => readDataFile(path, "latin1.yaml"));
    expect(formatIssue(issue)).toBe('latin1.yaml:2:8: byte 0xfc is not UTF-8 text; hint: save it as "UTF-8"');
  });
});

it("locates values without a file by their path", () => {
  expect(locateNowhere(["a", 0, "odd key"])).toEqual({ path: 'a[0]["odd key"]' });
});
