/** Brackets of templates as editors see them: whole texts, and texts that nobody could read. */
import { describe, expect, it } from "vitest";
import { builtInTemplates } from "../../src/host/templates.js";
import {
  blocksAround,
  bracketAround,
  bracketsOf,
  includedIn,
  offsetOf,
  openingOf,
  placeIn,
} from "../../src/sheet/template/scan.js";
import { readTemplate } from "../../src/sheet/template/read-tree.js";
import type { Statement } from "../../src/sheet/template/tree.js";

const kindsOf = (text: string): string[] => bracketsOf(text).map(({ kind, name }) => `${kind} ${name}`.trim());

describe("brackets of a text", () => {
  it("are recognized, around strings and comments with brackets, too", () => {
    const text =
      '{{!-- {{no}} --}}{{#p size=3}}a {{b.c}} {{> shared/x "}}"}}{{else}}{{/p}}{{~#> y/z as |one two|~}}{{/y/z}}{{!c}}';
    expect(kindsOf(text)).toEqual([
      "comment",
      "open p",
      "call b.c",
      "partial shared/x",
      "else else",
      "close p",
      "partial y/z",
      "close y/z",
      "comment",
    ]);
    expect(bracketsOf(text)[6].params).toEqual(["one", "two"]);
    expect(
      bracketsOf(text)
        .map(({ from, to }) => text.slice(from, to))
        .join(""),
    ).toBe(text.replace(/a | (?=\{\{> )/g, ""));
  });

  it.each([
    ["{{#panel", [[0, 8, false]]],
    [
      "{{#panel \n{{p}}",
      [
        [0, 10, false],
        [10, 15, true],
      ],
    ],
    [
      '{{text "a}}\n{{p}}',
      [
        [0, 11, false],
        [12, 17, true],
      ],
    ],
    ["{{", [[0, 2, false]]],
    ["{{!-- a", [[0, 7, false]]],
    ["{ {x} }}", []],
  ] as const)("continue after unclosed ones: %j", (text, expected) => {
    expect(bracketsOf(text).map(({ from, to, closed }) => [from, to, closed])).toEqual(expected);
  });

  it("name the blocks around a place, the innermost first", () => {
    const text = "{{#a}}1{{#b}}2{{/b}}3{{#c}}4{{/a}}5";
    const around = (sign: string): string[] =>
      blocksAround(bracketsOf(text), text.indexOf(sign)).map(
        ({ open, close }) => `${open.name}${close ? "" : " open"}`,
      );
    expect(around("1")).toEqual(["a"]);
    expect(around("2")).toEqual(["b", "a"]);
    expect(around("3")).toEqual(["a"]);
    expect(around("4")).toEqual(["c open", "a"]);
    expect(around("5")).toEqual([]);
  });

  it("lead from a closing bracket to what it closes", () => {
    const text = "{{#a}}{{#a}}x{{/a}}{{/a}}";
    const brackets = bracketsOf(text);
    expect(brackets.map((one) => openingOf(brackets, one).from)).toEqual([0, 6, 6, 0]);
    expect(bracketAround(brackets, 6)?.from).toBe(6);
    expect(bracketAround(brackets, 5)?.from).toBe(0);
    expect(bracketAround(brackets, text.length)?.kind).toBe("close");
  });

  it("count lines and columns from 1, there and back", () => {
    const text = "ab\n\ncd";
    for (let at = 0; at <= text.length; at++) {
      const { line, column } = placeIn(text, at);
      expect(offsetOf(text, line, column)).toBe(at);
    }
    expect(placeIn(text, 4)).toEqual({ line: 3, column: 1 });
    expect(offsetOf(text, 9)).toBe(text.length);
  });

  it("find exactly the calls and partials that the reader finds, in every built-in template", () => {
    const source = builtInTemplates();
    for (const name of source.names()) {
      const text = source.read(name)!;
      const tree = text.tree ?? readTemplate(text, { loadPartial: () => "ok", templateNames: () => [] });
      const calls: string[] = [];
      const visit = (body: readonly Statement[] = []): void => {
        for (const statement of body) {
          if (typeof statement === "string") continue;
          calls.push(`${statement.line}:${statement.column}`);
          visit(statement.body);
          if ("inverse" in statement) visit(statement.inverse);
        }
      };
      visit(tree.body);
      const known = new Set(
        bracketsOf(text.text).map(({ from }) => {
          const { line, column } = placeIn(text.text, from);
          return `${line}:${column - 1}`;
        }),
      );
      expect([name, calls.filter((call) => !known.has(call))]).toEqual([name, []]);
      expect([name, includedIn(text.text).sort()]).toEqual([name, [...tree.partials].sort()]);
    }
  });
});
