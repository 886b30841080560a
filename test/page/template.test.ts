import { describe, expect, it } from "vitest";
import { UserError } from "../../src/kernel/issue/index.js";
import { drawText } from "../helpers/draw.js";

const form = (inside: string): string => `{{#layer "form"}}\n${inside}\n{{/layer}}`;

describe("strict templates", () => {
  it("name the value that is missing, with template, line and column", () => {
    const { issues } = drawText(form('{{text value="x" x=1 y=2}}\n  {{text value=club.name x=left y=2}}'), {
      club: {},
      left: 3,
    });
    expect(issues).toHaveLength(1);
    expect(issues[0]).toMatchObject({
      code: "template-value-missing",
      file: "main.svg.hbs",
      line: 3,
      column: 3,
      path: "club.name",
    });
  });

  it("report all missing values at once, deep ones and plain ones too", () => {
    const { issues } = drawText(
      form("{{text value=a.b.c x=1 y=2}}{{plain}}{{#if flag}}x{{/if}}{{#each list}}{{/each}}"),
    );
    expect(issues.map((issue) => issue.path)).toEqual(["a.b.c", "plain", "flag", "list"]);
  });

  it("never print an undefined, null or NaN argument", () => {
    const { issues } = drawText(form('{{text value="x" x=bad y=2}}{{text value="x" x=none y=2}}'), {
      bad: NaN,
      none: null,
    });
    expect(issues.map((issue) => issue.code)).toEqual(["template-value-missing", "template-value-missing"]);
  });

  it("name unknown marks and wrong arguments with a suggestion", () => {
    expect(() => drawText(form('{{txt value="x" x=1 y=2}}'))).toThrow(/did you mean "text"/);
    const { issues } = drawText(form('{{text value="x" x=1 y=2 aling="end"}}{{text value="x" x=1}}'));
    expect(issues.map((issue) => issue.code)).toEqual(["mark-argument", "mark-argument"]);
    expect(issues[0].hint).toContain("align");
    expect(issues[1].message).toBe("text needs y=");
  });

  it("give the line of a syntax error and of an unknown partial", () => {
    const attempt = (text: string): UserError => {
      try {
        drawText(text);
      } catch (error) {
        return error as UserError;
      }
      throw new Error("did not fail");
    };
    expect(attempt('{{#layer "form"}}\n{{text value=}}\n{{/layer}}').issues[0]).toMatchObject({
      code: "template-syntax",
      line: 2,
    });
    expect(attempt(form("{{> shared/mast}}")).issues[0]).toMatchObject({ code: "template-unknown", line: 2 });
  });

  it("point into the partial that holds the fault", () => {
    const { issues } = drawText({ main: form("{{> part}}"), part: "\n\n{{text value=lost x=1 y=1}}" });
    expect(issues[0]).toMatchObject({ file: "part.svg.hbs", line: 3, path: "lost" });
  });

  it("refuse markup outside the layers, and unknown layers", () => {
    expect(drawText("<rect/>").issues[0].code).toBe("template-stray");
    expect(drawText('{{#layer "fromm"}}{{/layer}}').issues[0].code).toBe("layer-unknown");
  });

  it("escape what goes between the tags", () => {
    const { page } = drawText(form("{{text value=name x=1 y=2}}<title>{{name}}</title>"), { name: 'Tom & "Jerry" <3' });
    expect(page.layers.form).toContain("Tom &amp; &quot;Jerry&quot; &lt;3");
    expect(page.layers.form).toContain("<title>Tom &amp;");
  });

  it("sort drawing into the four layers", () => {
    const { page } = drawText(
      '{{#layer "form"}}{{dot x=1 y=1}}{{#layer "pencil"}}{{pencil name="a" value="7" x=1 y=1 w=9 h=6}}{{/layer}}{{/layer}}',
    );
    expect(page.layers.form).toContain("<circle");
    expect(page.layers.pencil).toContain(">7</text>");
  });
});
