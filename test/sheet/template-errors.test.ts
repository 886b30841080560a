/** What an author of templates is told: where it stands, what was found, what to do - in millimeters where it is about room. */
import { describe, expect, it } from "vitest";
import { formatIssue, UserError, type Issue } from "../../src/kernel/issue/index.js";
import { checkForm } from "../../src/sheet/layout/check.js";
import type { Form } from "../../src/sheet/layout/form.js";
import { TemplateEngine } from "../../src/sheet/template/engine.js";
import { makeTheme } from "../../src/sheet/theme.js";
import { fonts } from "../helpers/draw.js";

interface Laid {
  readonly form: Form | undefined;
  /** Faults as a person reads them. */
  readonly told: readonly string[];
}

function layOut(body: string, facts: object = {}, others: Record<string, string> = {}): Laid {
  const files: Record<string, string> = { "my/sheet": `---\nfooter: no\n---\n${body}`, ...others };
  const engine = new TemplateEngine({
    read: (name) => (name in files ? { text: files[name], file: `${name}.hbs`, own: true } : undefined),
    names: () => Object.keys(files),
  });
  const issues: Issue[] = [];
  let form: Form | undefined;
  try {
    form = engine.layOut(
      { template: "my/sheet", facts, theme: makeTheme("color", "#1E5B3A"), paper: "letter", fonts, frame: {} },
      issues,
    );
    if (issues.length === 0) issues.push(...checkForm(form));
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    issues.push(...error.issues);
  }
  return { form, told: issues.map(formatIssue) };
}

/** The one fault of a template; its first line is line 4 of its file. */
function fault(body: string, facts?: object, others?: Record<string, string>): string {
  const { told } = layOut(body, facts, others);
  expect(told).toHaveLength(1);
  return told[0];
}

describe("errors in a template", () => {
  it("too wide: needs, has, which needs most", () => {
    expect(fault('{{#columns "120 100"}}\n{{text "a"}}{{text "b"}}\n{{/columns}}')).toMatch(
      /^my\/sheet\.hbs:4:1: what is side by side here needs 220 mm and has 190 mm; hint: .*text "a" in line 5 asks most: 120 mm$/,
    );
    expect(fault('{{#table "T" name="t" grow=1}}{{#column 200}}{{write "x"}}{{/column}}{{rows 3}}{{/table}}')).toMatch(
      /^my\/sheet\.hbs:4:1: the columns of this table need 200 mm and has 190 mm/,
    );
    expect(fault('{{#columns "5 1fr"}}{{text "Much too long for this"}}{{space 1}}{{/columns}}')).toMatch(
      /^my\/sheet\.hbs:4:21: "Much too long for this" is \d+\.\d mm wide at the smallest legible size \(6\.0 pt\), its box 4\.4 mm/,
    );
  });

  it("too high: needs, has, which needs most", () => {
    expect(fault("{{space 200}}\n{{space 100}}")).toMatch(
      /^my\/sheet\.hbs:1:1: what is stacked here needs 300 mm and has 259\.4 mm; hint: .*space in line 4 asks most: 200 mm$/,
    );
    expect(
      fault('{{#table "T" name="t" row=10 height=50}}{{#column "1fr"}}{{write "x"}}{{/column}}{{rows 9}}{{/table}}'),
    ).toMatch(/^my\/sheet\.hbs:4:1: this table needs 95 mm and has 50 mm; hint: 9 rows of 10 mm have 45 mm/);
    expect(
      fault(`{{#stack height=20}}{{#flow 1 size=9 floor=8}}{{#p}}${"word ".repeat(900)}{{/p}}{{/flow}}{{/stack}}`),
    ).toMatch(/^my\/sheet\.hbs:4:\d+: .* mm/);
  });

  it("unknown block, argument, partial, fact, figure: did you mean", () => {
    expect(fault("{{#stak}}{{/stak}}")).toMatch(
      /^my\/sheet\.hbs:4:1: there is no block "stak"; hint: did you mean "stack"\?/,
    );
    expect(fault('{{text "x" siz=9}}')).toMatch(/^my\/sheet\.hbs:4:1: text takes no siz=; hint: did you mean "size"\?/);
    expect(fault("{{> my/shet}}")).toMatch(
      /^my\/sheet\.hbs:4:1: there is no partial "my\/shet"; hint: did you mean "my\/sheet"\?/,
    );
    expect(fault("{{text setup.wns}}", { setup: { wins: 9 } })).toMatch(
      /^my\/sheet\.hbs:4:1 setup\.wns: the template uses setup\.wns, but the sheet's facts have no such value; hint: did you mean "wins"\? known: wins$/,
    );
    expect(fault('{{text "{stup.wins} wins"}}', { setup: { wins: 9 } })).toMatch(
      /^my\/sheet\.hbs:4:8.* the template uses stup\.wins.*did you mean "setup"/,
    );
    expect(fault('{{figure "circel"}}')).toMatch(/^my\/sheet\.hbs:4:1: there is no figure "circel"/);
  });

  it("a fact hidden by a block of its name", () => {
    expect(fault("{{#p}}{{space}} yards{{/p}}", { space: 12 })).toMatch(
      /^my\/sheet\.hbs:4:7: space is a block as well as a fact of this sheet; hint: write \{\{this\.space\}\}/,
    );
  });

  it("an unknown slot: the sheet deals its lines to a table that the template does not have", () => {
    const { form } = layOut(
      '{{#table "Log" name="plays" row=6}}{{#column "1fr"}}{{write "yards"}}{{/column}}{{rows 5}}{{/table}}',
    );
    expect(form!.capacity("plays")).toBe(5);
    expect(formatIssue(form!.missingTable("play"))).toMatch(
      /^my\/sheet\.hbs: the sheet writes into rows called play\.1, play\.2 …, but the template has none; hint: did you mean "plays"\?/,
    );
  });

  it("a value without a slot is a warning, and suggests similar names", () => {
    const { form } = layOut('{{blank "Coach" name="coach"}}');
    const [told] = form!.strays({ couch: "Dutch", coach: "Dutch" }).map(formatIssue);
    expect(told).toMatch(
      /^warning: my\/sheet\.hbs couch: nothing on the sheet takes this value; hint: did you mean "coach"\?/,
    );
  });

  it("overlap, and ink off the paper", () => {
    expect(fault('{{#over}}{{text "Touchdown" align="start"}}\n{{text "Fumble" align="start"}}{{/over}}')).toMatch(
      /^my\/sheet\.hbs:4:10: "Touchdown" and "Fumble" overlap: \d+\.\d mm by \d+(\.\d)? mm; hint: the other one is in line 5$/,
    );
    expect(fault('{{#over height=9}}{{write "a"}}{{write "b"}}{{/over}}')).toMatch(/a and b overlap/);
    expect(
      fault('{{#over}}{{#place x=188 y=5 w=60 h=5}}{{text "Off the edge of it" align="end"}}{{/place}}{{/over}}'),
    ).toMatch(/^my\/sheet\.hbs:4:\d+: what is drawn here leaves the paper by \d+(\.\d)? mm/);
  });

  it("a letter without a glyph, a slot named twice, words outside any block", () => {
    expect(fault('{{text "Łódź → 東"}}')).toMatch(/^my\/sheet\.hbs:4:1: Barlow Condensed 500 has no glyph for "東"/);
    expect(fault('{{write "a"}}{{write "a"}}')).toMatch(/^my\/sheet\.hbs:4:14: two places are called "a"/);
    expect(fault("Hello there")).toMatch(/^my\/sheet\.hbs:1:1: words outside any block: "Hello there"/);
  });

  it("a partial that includes itself, even indirectly; endless nesting", () => {
    expect(fault("{{> my/sheet}}")).toMatch(/^my\/sheet\.hbs:4:1: the partial my\/sheet includes itself/);
    expect(fault("{{> my/a}}", {}, { "my/a": "{{> my/b}}", "my/b": "\n{{> my/a}}" })).toMatch(
      /^my\/b\.hbs:2:1: the partial my\/a includes itself/,
    );
    const deep = 80;
    expect(fault(`${"{{#stack}}".repeat(deep)}${"{{/stack}}".repeat(deep)}`)).toMatch(
      /^my\/sheet\.hbs:4:\d+: blocks are nested more than 60 deep/,
    );
  });

  it("syntax: the line, and what is open", () => {
    expect(fault("{{#stack}}\n{{/panel}}")).toMatch(/^my\/sheet\.hbs:\d+.*stack.*panel/);
    expect(fault("{{text 'x'")).toMatch(/^my\/sheet\.hbs:4/);
  });

  it("front matter: every wrong line", () => {
    const engine = (head: string): readonly string[] =>
      layOut("", {}, { "my/sheet": `---\n${head}\n---\n{{space 1}}` }).told;
    expect(engine("papr: portrait\npaper: postcrad\nbleed: much")).toEqual([
      expect.stringMatching(/^my\/sheet\.hbs:2: the front matter has no "papr"; hint: did you mean "paper"\?/),
      expect.stringMatching(/^my\/sheet\.hbs:3: paper: "postcrad" is not portrait/),
      expect.stringMatching(/^my\/sheet\.hbs:4: bleed: "much" is not a number/),
    ]);
  });

  it("equal errors of one call are reported once, with their number", () => {
    const told = layOut("{{#repeat 20}}{{text nothing}}{{/repeat}}").told;
    expect(told).toHaveLength(1);
    expect(told[0]).toContain("(and 19 more like it from this line)");
  });
});
