/** Faults that an editor can mend: what it writes makes them go. */
import { describe, expect, it } from "vitest";
import { templatesOver } from "../../src/host/own-templates.js";
import { builtInTemplates } from "../../src/host/templates.js";
import { UserError, type Issue } from "../../src/kernel/issue/index.js";
import { blankForm } from "../../src/print/forms.js";
import { usualRequest } from "../../src/print/request.js";
import { withOwnSheets } from "../../src/print/own-sheets.js";
import { describedBlocks } from "../../src/sheet/template/describe.js";
import { BLOCKS } from "../../src/sheet/template/blocks.js";
import { repairOf, shortageOf } from "../../src/sheet/template/repair.js";
import { fonts } from "../helpers/draw.js";
import { cache, SYSTEMS } from "../helpers/sheets.js";

const dynasty = SYSTEMS.find(({ id }) => id === "dynasty")!;
const HEAD = "---\ntitle: Mine\ncode: MY-1\nlike: scoresheet\n---\n";

/** Faults of a sheet of one's own. */
async function faultsOf(body: string): Promise<readonly Issue[]> {
  const text = HEAD + body;
  const read = () => ({ text, file: "templates/dynasty/mine.hbs", own: true });
  const templates = templatesOver(builtInTemplates(), { folder: "mine", names: ["dynasty/mine"], read, edited: true });
  const system = withOwnSheets(dynasty, templates);
  const request = usualRequest(system, { templates, fonts, cache });
  try {
    await blankForm(
      request,
      system.sheets.find(({ id }) => id === "mine")!,
    );
    return [];
  } catch (error) {
    if (error instanceof UserError) return error.issues;
    throw error;
  }
}

describe("repairs", () => {
  it.each([
    ["a height", "{{#stack height=10}}{{space 21.26}}{{/stack}}", "Set 21.3"],
    ["a height of columns", '{{#columns "20 1fr" gap=2 height=5}}{{space 8}}{{space 3}}{{/columns}}', "Set 8"],
    ["a color", '{{box fill="acent" height=4}}', "Write accent"],
    ["an argument", '{{box fil="accent" height=4}}', "Write fill"],
    ["a block", "{{#stak}}{{space 3}}{{/stak}}", "Write stack"],
    ["a fact", "{{text setup.seasns}}", "Write seasons"],
    ["a partial", "{{> dynasty/lockupp title=game tagline=game}}", "Write dynasty/lockup"],
  ])("fixes %s", async (_, body, words) => {
    const [issue] = await faultsOf(body);
    const repair = repairOf(issue, HEAD + body)!;
    expect(repair?.words).toBe(words);
    const { from, to, insert } = repair;
    const mended = (HEAD + body).slice(0, from) + insert + (HEAD + body).slice(to);
    const left = await faultsOf(mended.slice(HEAD.length));
    // The closing bracket of a block is a name of its own.
    expect(
      left.filter(({ code, line, column }) => code === issue.code && line === issue.line && column === issue.column),
    ).toEqual([]);
  });

  it("says what a box has and needs, and which child needs most", async () => {
    const [issue] = await faultsOf("{{#stack height=10}}\n  {{space 3}}\n  {{box height=12}}\n{{/stack}}");
    expect(shortageOf(issue)).toMatchObject({
      needs: 15,
      has: 10,
      along: "height",
      most: { file: "templates/dynasty/mine.hbs", line: 8, column: 3, kind: "box", size: 12 },
    });
    const [wide] = await faultsOf('{{#columns "100 120"}}{{space 3}}{{space 3}}{{/columns}}');
    expect(shortageOf(wide)).toMatchObject({ needs: 220, has: 190, along: "width" });
  });

  it("offers nothing if it cannot know", async () => {
    for (const body of ["{{#stack}}{{space 400}}{{/stack}}", "{{#stack height=20}}", '{{text "a" nonsense=1}}']) {
      const [issue] = await faultsOf(body);
      expect(repairOf(issue, HEAD + body)).toBeUndefined();
    }
  });

  it("gives a band another color, in every theme its own way", async () => {
    expect(
      await faultsOf(
        '{{#panel "A" bandColor="#7A1F3D"}}{{space 3}}{{/panel}}{{yardBand color="red"}}{{band "B" color="blue"}}',
      ),
    ).toEqual([]);
    const [issue] = await faultsOf('{{#panel "A" bandColor="purpel"}}{{space 3}}{{/panel}}');
    expect(issue).toMatchObject({ code: "color-unknown", line: 6 });
  });
});

describe("the description of blocks", () => {
  it("covers everything that a template may call, with what each argument takes", () => {
    const described = describedBlocks();
    expect(described.map(({ name }) => name)).toEqual(BLOCKS.map(({ name }) => name));
    for (const { name, arguments: taken, own, call } of described) {
      expect(call).toContain(name);
      expect(taken.slice(0, own).map((one) => one.name)).toEqual(
        Object.keys(BLOCKS.find((block) => block.name === name)!.defaults),
      );
      expect(new Set(taken.map((one) => one.name)).size).toBe(taken.length);
      expect(taken.every(({ expects }) => expects !== "")).toBe(true);
    }
  });
});
