/** What an author of sheets asks for, each as a change of a template alone: printed, filled, as form and in large print. */
import { describe, expect, it } from "vitest";
import { formatIssue, type Issue } from "../../src/kernel/issue/index.js";
import { blankForm, formPages } from "../../src/print/forms.js";
import { textsIn } from "../../src/sheet/drawing/bounds.js";
import { LAYERS, type Fill, type Page } from "../../src/sheet/drawing/types.js";
import type { Form } from "../../src/sheet/layout/form.js";
import type { TemplateSource } from "../../src/sheet/template/source.js";
import { templatesFrom } from "../../src/host/node/templates.js";
import { testRequest } from "../helpers/forms.js";
import { SYSTEMS } from "../helpers/sheets.js";

const MOST_LINES = 6;
const builtIn = templatesFrom();

/** A line of a template as it is and as the author makes it; "" stands for no line. */
type Edit = readonly [was: string, is: string];

/** The built-in templates with one of them changed. A change of more lines than the author may touch is no small wish. */
function changed(template: string, edits: readonly Edit[]): TemplateSource {
  let { text } = builtIn.read(template)!;
  let lines = 0;
  for (const [was, is] of edits) {
    expect(text.split(was).length - 1, `"${was}" stands once in ${template}`).toBe(1);
    text = text.replace(was, () => is);
    lines += Math.max(was.split("\n").length, is.split("\n").length);
  }
  expect(lines).toBeLessThanOrEqual(MOST_LINES);
  return {
    names: () => builtIn.names(),
    read: (name) => (name === template ? { text, file: `my-templates/${name}.hbs`, own: true } : builtIn.read(name)),
  };
}

interface Printed {
  readonly form: Form;
  pages(fill: Fill, theme?: "color" | "large-print"): Promise<readonly Page[]>;
}

function printed(systemId: string, sheet: string, templates: TemplateSource): Promise<Printed> {
  const system = SYSTEMS.find(({ id }) => id === systemId)!;
  const spec = system.sheets.find(({ id }) => id === sheet)!;
  const warnings: Issue[] = [];
  const request = (fill: Fill, theme: "color" | "large-print") => ({
    ...testRequest(system, spec, { fill, theme, templates }),
    report: (issues: readonly Issue[]) => void warnings.push(...issues),
  });
  return blankForm(request("blank", "color"), spec).then(({ form }) => ({
    form,
    async pages(fill, theme = "color") {
      const { pages } = await formPages(request(fill, theme), spec, fill, undefined);
      expect(warnings.map(formatIssue)).toEqual([]);
      return pages;
    },
  }));
}

const wordsOf = (pages: readonly Page[]): string[] =>
  pages.flatMap((page) => LAYERS.flatMap((layer) => textsIn(page.layers[layer]).map(({ value }) => value)));
const fieldNames = (pages: readonly Page[]): string[] =>
  pages.flatMap((page) => page.layers.pencil.flatMap((op) => (op.op === "field" ? [op.name] : [])));

/** In every way that a sheet comes out. */
async function comesOut(sheet: Printed): Promise<Record<"blank" | "filled" | "forms" | "large", readonly Page[]>> {
  return {
    blank: await sheet.pages("blank"),
    filled: await sheet.pages("filled"),
    forms: await sheet.pages("forms"),
    large: await sheet.pages("filled", "large-print"),
  };
}

describe("small wishes of an author", () => {
  it("a column in the scoresheet", async () => {
    const templates = changed("dynasty/scoresheet-form", [
      [
        '  {{#column 15 group="Team dice"',
        '  {{#column 7 group="Mood" head="Coach’s" under="mood"}}{{write "mood" size=9}}{{/column}}\n  {{#column 12 group="Team dice"',
      ],
      ['{{#column 31.4 group="Regular season"', '{{#column 29 group="Regular season"'],
      ['{{#column 12.6 group="Regular season"', '{{#column 11.6 group="Regular season"'],
      ["{{#cell 4 plain=true}}", "{{#cell 5 plain=true}}"],
    ]);
    const sheet = await printed("dynasty", "scoresheet", templates);
    const { blank, forms, large } = await comesOut(sheet);
    expect(wordsOf(blank)).toContain("Coach’s");
    expect(sheet.form.slots.filter(({ name }) => name.endsWith(".mood"))).toHaveLength(20);
    expect(fieldNames(forms)).toContain("DY-2.season.7.mood");
    expect(wordsOf(large)).toContain("Coach’s");
  });

  it("other words in the quick reference", async () => {
    const template = "postcard/quick-reference";
    const was = /procedure 3 "([^"]+)"/.exec(builtIn.read(template)!.text)![0];
    const sheet = await printed("postcard", "quick-reference", changed(template, [[was, 'procedure 3 "The boot"']]));
    for (const theme of ["color", "large-print"] as const)
      expect(
        wordsOf(await sheet.pages("blank", theme))
          .join(" ")
          .toUpperCase(),
      ).toContain("THE BOOT");
  });
});

describe("an author's own sheet, from a file only", () => {
  const text = [
    "---",
    "title: Locker room note",
    "code: MY-1",
    "like: scoresheet",
    "---",
    '{{text "For {setup.seasons} seasons" style="title" size=20 height=12}}',
    '{{blank "Coach" name="coach"}}',
    '{{#table "Titles" name="season" row=6}}{{#column 20}}{{text key}}{{/column}}{{#column "1fr"}}{{tick "bigGame"}}{{/column}}{{rows 5}}{{/table}}',
  ].join("\n");

  it("prints with the facts and values of the sheet named by like:", async () => {
    const { withOwnSheets } = await import("../../src/print/own-sheets.js");
    const source = {
      sheets: ["dynasty/note"],
      names: () => [...builtIn.names(), "dynasty/note"],
      read: (name: string) =>
        name === "dynasty/note" ? { text, file: "my/dynasty/note.hbs", own: true } : builtIn.read(name),
    };
    const system = withOwnSheets(
      SYSTEMS.find(({ id }) => id === "dynasty")!,
      source,
    );
    const spec = system.sheets.find(({ id }) => id === "note")!;
    expect([spec.code, spec.title]).toEqual(["MY-1", "Locker room note"]);
    const request = testRequest(system, spec, { fill: "filled", templates: source });
    const { pages } = await formPages(request, spec, "filled", undefined);
    expect(wordsOf(pages)).toEqual(expect.arrayContaining(["For 20 seasons", "COACH", "Dutch Kowalski"]));
    for (const fill of ["blank", "forms"] as const) {
      const { pages: own } = await formPages({ ...request, fill, records: [] }, spec, fill, undefined);
      expect(own).toHaveLength(1);
    }
    const large = await formPages({ ...request, theme: "large-print" }, spec, "filled", undefined);
    expect(wordsOf(large.pages)).toContain("For 20 seasons");
  });
});
