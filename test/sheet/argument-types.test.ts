/** Arguments have types: a value of another kind is one fault at its place, in every block; and templates end. */
import { describe, expect, it } from "vitest";
import "../../src/sheet/figures/svg-canvas.js";
import { EXAMPLES } from "../../src/docs/examples.js";
import { formatIssue, UserError, type Issue } from "../../src/kernel/issue/index.js";
import { expectedBy, fitsType, typeOfArgument } from "../../src/sheet/template/arguments.js";
import { BLOCKS } from "../../src/sheet/template/blocks.js";
import { MARK_ARGUMENTS, OWN_ARGUMENTS } from "../../src/sheet/template/call.js";
import { TemplateEngine } from "../../src/sheet/template/engine.js";
import { makeTheme } from "../../src/sheet/theme.js";
import { fonts } from "../helpers/draw.js";

function faultsOf(body: string, facts: object = {}, others: Record<string, string> = {}): string[] {
  const files: Record<string, string> = { "my/sheet": `---\nfooter: no\n---\n${body}`, ...others };
  const engine = new TemplateEngine({
    read: (name) => (name in files ? { text: files[name], file: `${name}.hbs`, own: true } : undefined),
    names: () => Object.keys(files),
  });
  const issues: Issue[] = [];
  const theme = makeTheme("color", "#1E5B3A");
  try {
    engine.layOut({ template: "my/sheet", facts, theme, paper: "letter", fonts, frame: {} }, issues);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    issues.push(...error.issues);
  }
  return issues.map(formatIssue);
}

/** Every argument of every block that has an example. */
const CASES = BLOCKS.flatMap((block) => {
  const example = EXAMPLES[block.name] as { text: string; facts?: object } | undefined;
  if (!example) return [];
  const names = [
    ...Object.keys(block.defaults),
    ...(block.box ? Object.keys(OWN_ARGUMENTS) : []),
    ...(block.mark ? Object.keys(MARK_ARGUMENTS) : []),
  ];
  return [...new Set(names)].map((argument) => ({ block, argument, example }));
});

describe("every argument of every block", () => {
  it("has a type; few accept anything", () => {
    const open = CASES.filter(({ block, argument }) => typeOfArgument(block, argument) === "any");
    expect(open.map(({ block, argument }) => `${block.name} ${argument}=`)).toMatchSnapshot();
    expect(CASES.length).toBeGreaterThan(600);
  });

  it("rejects a word of another kind once, at its place, and nothing breaks", () => {
    const wrong: string[] = [];
    let tried = 0;
    for (const { block, argument, example } of CASES) {
      const type = typeOfArgument(block, argument);
      if (fitsType(type, "abc")) continue;
      const opening = new RegExp(`\\{\\{#?${block.name}(?=[\\s}])`);
      const start = opening.exec(example.text);
      if (!start) continue;
      // The first call of the block, without the argument if it has it already.
      const end = example.text.indexOf("}}", start.index);
      const call = example.text
        .slice(start.index, end)
        .replace(new RegExp(`\\s${argument}=("[^"]*"|\\([^)]*\\)|[^\\s|]+)`), "");
      const [head, params] = call.split(/(?=\sas \|)/);
      const text = `${example.text.slice(0, start.index)}${head} ${argument}="abc"${params ?? ""}${example.text.slice(end)}`;
      const found = faultsOf(text, example.facts);
      tried++;
      const mine = found.filter((line) => line.includes(`${argument}= cannot be "abc"; expected ${expectedBy(type)}`));
      if (mine.length !== 1 || found.length !== 1)
        wrong.push(`${block.name} ${argument}: ${found.join(" / ") || "nothing"}`);
    }
    expect(tried).toBeGreaterThan(350);
    expect(wrong).toEqual([]);
  });

  it.each([
    ['{{die "x"}}', 'die cannot be "x"; expected a number up to 10,000'],
    ['{{text "a" size="abc"}}', 'size= cannot be "abc"'],
    ['{{text "a" height="abc"}}', 'height= cannot be "abc"'],
    [
      '{{#stack pad="abc"}}{{text "a"}}{{/stack}}',
      'pad= cannot be "abc"; expected 2, or "1 2", or "1 2 3 4", in millimeters',
    ],
    ['{{box layer="abc"}}', 'layer= cannot be "abc"; expected art, form, pencil or marks'],
    ['{{box sticks="abc"}}', 'sticks= cannot be "abc"; expected true or false'],
    ['{{space "abc"}}', 'space cannot be "abc"'],
    ["{{text fact size=fact}}", "size= cannot be a fact"],
  ])("%s", (body, message) => {
    const found = faultsOf(body, { fact: {} });
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/^my\/sheet\.hbs:4:1: /);
    expect(found[0]).toContain(message);
  });
});

describe("templates terminate", () => {
  const uses = (depth: number): string => {
    const levels = Array.from(
      { length: depth },
      (_, i) => `<g id="g${i + 1}">${`<use href="#g${i}"/>`.repeat(10)}</g>`,
    ).join("");
    return `{{#svg width=10 height=10}}<defs><g id="g0"><rect x="0" y="0" width="1" height="1" fill="#000000"/></g>${levels}</defs><use href="#g${depth}"/>{{/svg}}`;
  };
  it.each([
    ["{{#repeat 1000000000 as |i|}}{{/repeat}}", "repeat cannot be 1000000000; expected a whole number up to 10,000"],
    ["{{#repeat 9000 as |i|}}{{#repeat 9000 as |k|}}{{/repeat}}{{/repeat}}", "takes more than 2,000,000 steps"],
    ['{{#columns "99999999*1"}}{{text "a"}}{{/columns}}', '"99999999*1" is not a track'],
    [
      '{{#table "T" name="t"}}{{#column 20}}{{write "x"}}{{/column}}{{rows 99999999}}{{/table}}',
      "rows cannot be 99999999",
    ],
    ['{{write "x" lines=99999999}}', "lines= cannot be 99999999"],
    [uses(12), "make more than 100,000 parts"],
  ])("%#: an error at its line", (body, message) => {
    const begun = Date.now();
    const found = faultsOf(body);
    expect(found.filter((line) => /^my\/sheet\.hbs:4:\d+: /.test(line) && line.includes(message))).toHaveLength(1);
    expect(Date.now() - begun).toBeLessThan(15_000);
  });

  it("even with a drawing used hundreds of times", () => {
    expect(faultsOf(uses(2))).toEqual([]);
  });
});

it("links lead to pages and to http, https and mailto addresses", () => {
  for (const to of [
    '"javascript:alert(1)"',
    '"file:///etc/passwd"',
    '"data:text/html,x"',
    '"JaVaScRiPt:x"',
    '" javascript:x"',
    '"ftp://a"',
  ])
    expect([to, ...faultsOf(`{{#over}}{{text "a"}}{{link ${to}}}{{/over}}`)]).toEqual([
      to,
      expect.stringMatching(
        /^my\/sheet\.hbs:4:\d+: a link cannot lead to .*; hint: write the number of a page, or an address/,
      ),
    ]);
  for (const to of ["2", '"https://example.org/a"', '"http://example.org"', '"mailto:a@example.org"', '""'])
    expect([to, ...faultsOf(`{{#over}}{{text "a"}}{{link ${to}}}{{/over}}`)]).toEqual([to]);
  const svg = (href: string): string =>
    `{{#svg width=9 height=9}}<a href="${href}"><rect x="0" y="0" width="1" height="1" fill="#000000"/></a>{{/svg}}`;
  expect(faultsOf(svg("javascript:x"))).toHaveLength(1);
  expect(faultsOf(svg("mailto:a@example.org"))).toEqual([]);
});

describe("errors name what they mean", () => {
  it("the file of another line", () => {
    const [found] = faultsOf(
      "{{#stack height=10}}{{> my/part}}{{space 2}}{{/stack}}",
      {},
      { "my/part": "\n\n{{space 20}}" },
    );
    expect(found).toContain("space in line 3 of my/part.hbs asks most: 20 mm");
  });

  it("cells where cells are counted", () => {
    const body =
      '{{#table "T" name="t"}}{{#column 20}}{{write "x"}}{{/column}}{{rows 2}}{{#foot 5}}{{#cell 2}}{{text "a"}}{{/cell}}{{#cell 1}}{{text "b"}}{{/cell}}{{/foot}}{{/table}}';
    expect(faultsOf(body)).toEqual([expect.stringContaining("the foot has cells for 3 columns; the table has 1")]);
  });

  it("the card of a deck", () => {
    const page = (title: string, high: number): string =>
      `{{#page title="${title}"}}{{> my/part high=${high}}}{{/page}}`;
    const found = faultsOf(
      page("Blitz", 5) + page("Prevent", 50),
      {},
      { "my/part": "{{#stack height=20}}{{space high}}{{space 1}}{{/stack}}" },
    );
    expect(found).toEqual([expect.stringMatching(/^my\/part\.hbs:1:1: .* needs 51 mm and has 20 mm \(on "Prevent"\)/)]);
  });
});
