/** Templates that the build read ahead run as those that are read when they are printed. */
import { describe, expect, it } from "vitest";
import { UserError, formatIssue, type Issue } from "../../src/kernel/issue/index.js";
import { templatesFrom } from "../../src/host/node/templates.js";
import { readTemplate } from "../../src/sheet/template/read-tree.js";
import { TemplateEngine } from "../../src/sheet/template/engine.js";
import type { TemplateSource } from "../../src/sheet/template/source.js";
import { makeTheme } from "../../src/sheet/theme.js";
import { fonts } from "../helpers/draw.js";

const builtIn = templatesFrom();

/** What `npm run build` writes, as a person's program reads it. */
const ahead = (source: TemplateSource): TemplateSource => {
  const host = { loadPartial: () => "ok" as const, templateNames: () => source.names() };
  return {
    names: () => source.names(),
    read(name) {
      const found = source.read(name);
      if (!found || found.own) return found;
      return { ...found, tree: JSON.parse(JSON.stringify(readTemplate(found, host))) as never };
    },
  };
};

function drawn(source: TemplateSource, template: string, facts: object): unknown {
  const issues: Issue[] = [];
  const frame = { game: "G", code: "C", sheet: "S", rules: "R", qr: false };
  const form = new TemplateEngine(source).layOut(
    { template, facts, theme: makeTheme("color", "#1E5B3A"), paper: "letter", fonts, frame },
    issues,
  );
  expect(issues).toEqual([]);
  return form.pages.map(({ parts }) => parts.map(({ printed, slots }) => [printed, slots.map(({ name }) => name)]));
}

const own = (files: Readonly<Record<string, string>>): TemplateSource => ({
  names: () => [...Object.keys(files), ...builtIn.names()],
  read: (name) =>
    name in files ? { text: files[name], file: `${name}.hbs`, own: name.startsWith("my/") } : builtIn.read(name),
});

describe("prebuilt templates", () => {
  it("draw the same, call by call", () => {
    const files = {
      "a/sheet": '{{#each rows as |row|}}{{text "row {row.n}"}}{{> a/part row=row}}{{/each}}{{write "name"}}',
      "a/part": '{{#if row.strong}}{{text row.n style="strong"}}{{else}}{{write "w{row.n}"}}{{/if}}',
    };
    const facts = {
      count: 3,
      rows: [
        { n: 1, strong: true },
        { n: 2, strong: false },
        { n: 3, strong: true },
      ],
    };
    const plain = drawn(own(files), "a/sheet", facts);
    expect(drawn(ahead(own(files)), "a/sheet", facts)).toEqual(plain);
    expect(JSON.stringify(plain)).toContain("w2");
  });

  it("are read again if a user's partial leads back to where it began", () => {
    const files = {
      "a/sheet": '{{text "x"}}\n{{> my/part}}',
      "my/part": '{{text "y"}}\n\n  {{> a/sheet}}',
    };
    let told: string[] = [];
    try {
      drawn(ahead(own(files)), "a/sheet", {});
    } catch (error) {
      told = (error as UserError).issues.map(formatIssue);
    }
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(/^my\/part\.hbs:3:3: the partial a\/sheet includes itself/);
  });
});
