/** Every drawing of the built-in templates says what it shows, or says that it is decoration: nothing is left out unseen. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

/** Blocks that draw what has no words of its own. */
const DRAWINGS = /^#?(figure|svg|linePlot|distribution|histogram)$/;
/** What they say of themselves; of a histogram its label, buckets and marks. */
const SAYS = /\s(alt=("(?!")|[\w.(@])|decoration=true)/;
const OWN_WORDS = /^histogram$/;
/** Partials whose callers describe them with all that stands around them. */
const WITHIN = ["postcard/card-field.hbs"];

const templates = readdirSync("templates", { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".hbs"),
);

/** Drawings of a template of which nothing is heard. */
function unheard(text: string): string[] {
  const found: string[] = [];
  let depth = 0;
  for (const [call, sign, name] of text
    .replace(/\{\{!--[^]*?--\}\}/g, "")
    .matchAll(/\{\{([#/]?)(\w+)(?:[^{}]|\{[^{}]*\})*\}\}/g)) {
    if (name === "described") depth += sign === "/" ? -1 : 1;
    if (sign === "/" || depth > 0 || !DRAWINGS.test(name) || OWN_WORDS.test(name)) continue;
    if (!SAYS.test(call)) found.push(call);
  }
  return found;
}

describe("drawings", () => {
  it.each(templates.filter((file) => !WITHIN.includes(file)))(
    "of %s say what they show, or that they are decoration",
    (file) => {
      expect(unheard(readFileSync(join("templates", file), "utf8"))).toEqual([]);
    },
  );

  it("without a description are found", () => {
    expect(unheard('{{figure "turf" board}}')).toHaveLength(1);
    expect(unheard('{{figure "turf" board alt=""}}')).toHaveLength(1);
    expect(unheard("{{#svg width=5 height=5}}<path/>{{/svg}}{{linePlot series}}")).toHaveLength(2);
    expect(unheard('{{#described}}{{figure "turf" board}}{{/described}}{{figure "a" b alt="A {name}"}}')).toEqual([]);
    expect(unheard('{{#described}}{{/described}}{{figure "turf" board}}')).toHaveLength(1);
  });

  it.each(WITHIN)("of %s are in described parts", (file) => {
    const name = file.replace(".hbs", "");
    for (const caller of templates) {
      const text = readFileSync(join("templates", caller), "utf8");
      for (const [before] of text.matchAll(new RegExp(`[^]*?\\{\\{> ${name}\\b`, "g")))
        expect(before.lastIndexOf("{{#described"), caller).toBeGreaterThan(before.lastIndexOf("{{/described"));
    }
  });
});
