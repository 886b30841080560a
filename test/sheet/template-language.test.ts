/** The language of templates, construct by construct: what is written, with which facts, what it leaves. */
import { describe, expect, it } from "vitest";
import { formatIssue, UserError } from "../../src/kernel/issue/index.js";
import { openPen } from "../../src/sheet/drawing/pen.js";
import { Build } from "../../src/sheet/template/build.js";
import { readTemplate } from "../../src/sheet/template/read-tree.js";
import { runOf } from "../../src/sheet/template/run.js";
import { outermost, type Run } from "../../src/sheet/template/scope.js";
import type { TemplateTree } from "../../src/sheet/template/tree.js";
import { makeTheme } from "../../src/sheet/theme.js";
import { fonts } from "../helpers/draw.js";

type Files = Readonly<Record<string, string>>;

/** What a template leaves, then what is told of it. Its tree goes through JSON, as what the build reads does. */
function ran(text: string, facts: unknown = {}, files: Files = {}): { words: string; told: string[] } {
  const pen = openPen(fonts, makeTheme("color", "#1E5B3A"));
  const build = new Build(pen, "color", {}, 0);
  const host = {
    loadPartial: (name: string) => (name in files ? ("ok" as const) : ("unknown" as const)),
    templateNames: () => Object.keys(files),
  };
  const runFrom = (source: string, file: string): Run => {
    const tree = JSON.parse(JSON.stringify(readTemplate({ text: source, file }, host))) as TemplateTree;
    return runOf(tree.body, file);
  };
  try {
    const partial = (name: string): Run => runFrom(files[name], `${name}.hbs`);
    const words = runFrom(text, "a.hbs")(outermost({ build, partial }, facts));
    return { words, told: pen.issues.map(formatIssue) };
  } catch (error) {
    if (error instanceof UserError) return { words: "", told: error.issues.map(formatIssue) };
    throw error;
  }
}

const games = [
  { club: "Comets", wins: 3, opponents: ["Owls", "Bears"] },
  { club: "Ironmen", wins: 0, opponents: [] },
];

type Row = readonly [construct: string, template: string, facts: unknown, words: string, files?: Files];

const ROWS: readonly Row[] = [
  ["a fact", "{{a}}, {{a.length}}", { a: "xyz" }, "xyz, 3"],
  ["a fact below others", "{{a.b.c.d}} {{a.b.e}}", { a: { b: { c: { d: 1 }, e: 2 } } }, "1 2"],
  ["null prints nothing, and so does what is below it", "[{{a}}{{a.b.c}}]", { a: null }, "[]"],
  ["0 and false are words", "{{a}} {{b}}", { a: 0, b: false }, "0 false"],
  ["no letter is escaped", "{{a}} {{{a}}} {{&a}}", { a: '<"&' }, '<"& <"& <"&'],
  ["names in brackets", "{{a.[b c]}} {{a.[0]}} {{l.[1]}}", { a: { "b c": 1, 0: 2 }, l: [3, 4] }, "1 2 4"],
  ["the facts themselves", "{{.}}{{this}}{{#if .}}{{.}}{{/if}}", "x", "xxx"],
  [
    "facts around",
    "{{#with a}}{{b}}{{../b}}{{#with c}}{{../../b}}{{/with}}{{/with}}",
    { b: 1, a: { b: 2, c: {} } },
    "211",
  ],
  [
    "../ skips bodies with the same facts",
    "{{#with a}}{{#if on}}{{../b}}{{/if}}{{/with}}",
    { b: 1, a: { on: true } },
    "1",
  ],
  ["literals", '{{at l 1}}{{either true "y"}}{{either null "y" "n"}}{{5}}{{true}}', { l: [1, 2] }, "2yn5true"],
  ["strings with values", '{{words "{a} of {b.c}, {@root.a}{5}"}}', { a: 1, b: { c: 2 } }, "1 of 2, 15"],
  ["strings keep quotes, backslashes and line ends", "{{words '\"{a}\\\n{a}'}}", { a: 1 }, '"1\\\n1'],
  ["calls inside of calls", '{{words (either a (words "<" (at l 0) ">") "-") "!"}}', { a: 1, l: ["x"] }, "<x>!"],
  ["a fact in brackets is words", "{{words (a) (b)}}", { a: 1, b: 2 }, "12"],
  ["if, else if, else", each("{{#if a}}A{{else if b}}B{{else unless c}}C{{else}}D{{/if}}"), abc(), "ABCD"],
  ["inverted", "{{^if a}}no{{/if}}{{^if b}}no{{else}}yes{{/if}}", { a: 0, b: 1 }, "noyes"],
  ["empty bodies", "[{{#if a}}{{/if}}{{#if b}}{{else}}{{/if}}]", { a: 1, b: 0 }, "[]"],
  ["a list", "{{#each games}}{{club}} {{wins}};{{/each}}", { games }, "Comets 3;Ironmen 0;"],
  ["an empty list", "{{#each a}}x{{else}}none{{/each}}", { a: [] }, "none"],
  [
    "@index, @first, @last",
    "{{#each l}}{{@index}}{{@first}}{{@last}} {{/each}}",
    { l: ["a", "b"] },
    "0truefalse 1falsetrue ",
  ],
  ["@../", "{{#each a}}{{#each .}}{{@../index}}{{@index}} {{/each}}{{/each}}", { a: [[1, 2], [3]] }, "00 01 10 "],
  ["@root", "{{#each l}}{{@root.a}}{{.}}{{/each}}", { a: "r", l: [1, 2] }, "r1r2"],
  ["what is around a list", "{{#each l}}{{../a}}{{.}}{{/each}}", { a: "r", l: [1, 2] }, "r1r2"],
  ["names of a block", "{{#each l as |one i|}}{{i}}{{one.b}}{{b}} {{/each}}", { l: [{ b: 1 }, { b: 2 }] }, "011 122 "],
  [
    "names around",
    "{{#each l as |a i|}}{{#each a as |b k|}}{{a.length}}{{b}}{{i}}{{k}} {{/each}}{{/each}}",
    { l: [[7], [8, 9]] },
    "1700 2810 2911 ",
  ],
  [
    "the inner one of two equal names",
    "{{#each l as |a|}}{{#each a as |a|}}{{a}}{{/each}}{{a.length}}{{/each}}",
    { l: [[7, 8]] },
    "782",
  ],
  ["this.name is the fact", "{{#each l as |a|}}{{this.a}}{{./a}}{{a.a}}{{/each}}", { l: [{ a: 1 }] }, "111"],
  ["@index is no name of a block", "{{#repeat 2 as |index|}}{{index}}{{@index}}{{/repeat}}", {}, "1021"],
  [
    "a name that is a block's, too",
    "{{#each l as |row|}}{{row}}{{#each m as |words|}}{{words}} {w}{{/each}}{{/each}}",
    { l: [{ m: ["x"] }] },
    "[object Object]x {w}",
  ],
  [
    "values and strings where a name is `value` or `words`",
    '{{#each l as |value|}}{{#each ../m as |words|}}{{@root.a}}{{value}}{{words "{value}{words}"}}{{/each}}{{/each}}',
    { a: 0, l: [1], m: [2] },
    "0112",
  ],
  [
    "names reach into else, not out",
    "{{#each l as |a|}}{{#if 0}}{{else}}{{a}}{{/if}}{{/each}}{{a}}",
    { a: "f", l: [1, 2] },
    "12f",
  ],
  ["repeat keeps the facts", "{{#repeat 3 as |n|}}{{n}}{{a}}{{/repeat}}", { a: "x" }, "1x2x3x"],
  ["comments", "a{{! no }}b{{!-- {{no}} --}}c", {}, "abc"],
  ["lines of blocks alone leave none", "a\n{{#if x}}\n  b\n{{/if}}\nc", { x: 1 }, "a\n  b\nc"],
  ["~ takes white", "a {{~x~}} b", { x: 1 }, "a1b"],
  ["raw blocks", "{{{{if x}}}}{{y}}{{{{/if}}}}", { x: 1 }, "{{y}}"],
  ["escaped braces", "\\{{x}}", { x: 1 }, "{{x}}"],
  ["the first of two arguments of one name", '{{#when a is="x" is="y"}}1{{else}}2{{/when}}', { a: "x" }, "1"],
  ["a partial", "<{{> p}}>", { a: 1 }, "<1>", { p: "{{a}}" }],
  ["a partial's name as a string", '{{> "p q"}}', { a: 1 }, "1", { "p q": "{{a}}" }],
  ["a partial with a fact", "{{> p b}}", { a: 1, b: { a: 2 } }, "2", { p: "{{a}}" }],
  [
    "a partial with names",
    '{{> p b c="{a}!" d=(at l 0)}}{{c}}',
    { a: 1, c: "C", l: [9], b: { a: 2 } },
    "21!9C",
    { p: "{{a}}{{c}}{{d}}" },
  ],
  ["names of a partial over no facts", "{{> p null a=1}}", {}, "1", { p: "{{a}}" }],
  [
    "nothing around a partial but @",
    "{{#each l as |one|}}{{> p}}{{/each}}",
    { a: 0, l: [{ one: 5 }] },
    "r05",
    { p: "{{#with @root}}r{{/with}}{{@index}}{{one}}" },
  ],
  ["a partial's lines are indented", "  {{> p}}\nend", {}, "  a\n  b\nend", { p: "a\nb\n" }],
  ["an empty line is indented, an empty last one is not", " {{> p}}\n", {}, " a\n \n b\n", { p: "a\n\nb\n" }],
  ["a partial with a body", "{{#> p}}{{a}}{{/p}}", { a: 1 }, "<1>", { p: "<{{> @partial-block}}>" }],
  [
    "a body with the partial's facts",
    "{{#> p b}}{{a}}{{/p}}",
    { a: 1, b: { a: 2 } },
    "2",
    { p: "{{> @partial-block}}" },
  ],
  [
    "a body knows the names where it is written",
    "{{#each l as |one|}}{{#> p x=1}}{{one}}{{x}}{{../a}}{{/p}}{{/each}}",
    { a: "r", l: [{ a: 7 }] },
    "[object Object]17",
    { p: "{{> @partial-block}}" },
  ],
  [
    "a body run for each of a list",
    "{{#> p}}{{@index}}{{.}} {{/p}}",
    { l: ["a", "b"] },
    "0a 1b ",
    { p: "{{#each l}}{{> @partial-block}}{{/each}}" },
  ],
  [
    "a body inside of a body",
    "{{#> p}}a{{#> q}}b{{/q}}{{/p}}",
    {},
    "<a(b)>",
    { p: "<{{> @partial-block}}>", q: "({{> @partial-block}})" },
  ],
  [
    "a body handed on",
    "{{#> p}}x{{/p}}",
    {},
    "<(x)>",
    { p: "<{{#> q}}{{> @partial-block}}{{/q}}>", q: "({{> @partial-block}})" },
  ],
  [
    "a body reaches partials of its partial",
    "{{#> p}}x{{/p}}",
    {},
    "<x>",
    { p: "<{{> q}}>", q: "{{> @partial-block}}" },
  ],
  [
    "what stands where there is no body",
    "{{> p}}{{#> p}}x{{/p}}",
    { a: 1 },
    "(1)(x)",
    { p: "({{#> @partial-block}}{{a}}{{/@partial-block}})" },
  ],
];

/** The same template for each of a list. */
function each(template: string): string {
  return `{{#each list}}${template}{{/each}}`;
}
function abc(): object {
  const on = (a: number, b: number, c: number) => ({ a, b, c });
  return { list: [on(1, 1, 0), on(0, 1, 0), on(0, 0, 0), on(0, 0, 1)] };
}

class Club {
  readonly own = 1;
  get wins(): number {
    return 3;
  }
  play(): string {
    return "played";
  }
}

/** Nothing that objects inherit may be read, however it is asked for. */
const INHERITED = [
  "{{constructor}}",
  "{{this.constructor}}",
  "{{constructor.constructor}}",
  "{{__proto__}}",
  "{{toString}}",
  "{{hasOwnProperty}}",
  "{{club.wins}}",
  "{{club.play}}",
  "{{club.constructor.name}}",
  "{{list.map}}",
  "{{list.constructor}}",
  "{{words.at}}",
  "{{@constructor}}",
  "{{@root.__proto__}}",
  "{{#with club}}{{../constructor}}{{wins}}{{/with}}",
  "{{#each list as |one|}}{{one.constructor}}{{/each}}",
  '{{words "{constructor}"}}',
  "{{#with constructor}}{{name}}{{/with}}",
  "{{> p __proto__=club}}",
  '{{> p "x"}}',
];

type Refused = readonly [what: string, template: string, told: readonly RegExp[], files?: Files];

const REFUSED: readonly Refused[] = [
  ["a fact that is not there", "{{#each l}}\n {{x.y}}{{/each}}", [/^a\.hbs:2:2 x\.y: the template uses x\.y/]],
  [
    "a name that its block does not give",
    "{{#if l as |y|}}{{y.z}}{{/if}}",
    [/^a\.hbs:1:17 y\.z: the template uses y\.z/],
  ],
  ["an item that is not there", "{{at (at l 0) 9}}", [/^a\.hbs:1:1 \(at\)\.9: the template uses/]],
  ["an endless number", `{{space ${"9".repeat(400)}}}`, [/^a\.hbs:1:1: space cannot be "Infinity"; expected a number/]],
  ["`undefined`", "{{text undefined}}{{text l.[0] size=undefined}}", [/the template uses argument 1,/, /uses size,/]],
  [
    "unknown blocks, all of them",
    "{{foo 1}}{{#qux}}{{/qux}}{{text (baz x=1)}}",
    [/"foo"/, /"qux"/, /1:33: there is no block "baz"/],
  ],
  ["unknown partials", "{{> q}}{{#> r}}{{/r}}", [/partial "q"/, /partial "r"/]],
  ["a decorator", '{{* x}}{{#*inline "p"}}{{/inline}}', [/^a\.hbs:1:1: \{\{\* \}\} means nothing/, /^a\.hbs:1:8: /]],
  ["a partial chosen by a call", "{{> (at l 0)}}", [/the name of a partial is a word/]],
  [
    "a partial with two facts",
    "{{> p l l}}",
    [/^a\.hbs:1:1: a partial takes one fact; hint: .*\{\{> p other=other\}\}/],
    { p: "" },
  ],
  [
    "the body of a partial without one",
    "{{> p}}",
    [/^p\.hbs:2:1: this partial was included without a body/],
    { p: "\n{{> @partial-block}}" },
  ],
  [
    "values that cannot be read, all of them",
    '{{text "{a..b} {c}" alt="{/}"}}',
    [/"\{a\.\.b\} \{c\}" cannot/, /"\{\/\}" cannot/],
  ],
  ["calls in calls without end", `{{text ${"(at ".repeat(80)}l 0${" 0)".repeat(79)})}}`, [/nested more than 60 deep/]],
];

describe("the language of templates", () => {
  for (const [construct, template, facts, words, files] of ROWS)
    it(construct, () => {
      expect(ran(template, facts, files)).toEqual({ words, told: [] });
    });

  it.each(INHERITED)("reads nothing inherited: %s", (template) => {
    const { words, told } = ran(template, { club: new Club(), list: [{ a: 1 }], words: "x" }, { p: "{{constructor}}" });
    expect(words).toBe("");
    expect(told.length).toBeGreaterThan(0);
    for (const line of told)
      expect(line).toMatch(/the template uses [\w.@/]+, but the sheet's facts have no such value/);
  });

  it("reads a fact's own value under such a name, and calls no function", () => {
    const facts = { constructor: "Toledo", club: new Club(), run: () => expect.unreachable() };
    expect(ran("{{constructor}} {{club.own}}{{#if run}}{{#with run}}{{length}}{{/with}}{{/if}}", facts)).toEqual({
      words: "Toledo 10",
      told: [],
    });
  });

  for (const [what, template, told, files] of REFUSED)
    it(`refuses ${what}`, () => {
      expect(ran(template, { l: [1] }, files).told).toEqual(told.map((line) => expect.stringMatching(line) as string));
    });
});
