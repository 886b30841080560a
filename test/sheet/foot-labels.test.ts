/** Spoken labels of fields in the foot of a table. */
import { expect, it } from "vitest";
import { TemplateEngine } from "../../src/sheet/template/engine.js";
import { makeTheme } from "../../src/sheet/theme.js";
import { fonts } from "../helpers/draw.js";

const COLUMNS = [
  '{{#column 20 head="Player"}}{{write "name"}}{{/column}}',
  '{{#column 20 group="Field goals" head="FG"}}{{write "made"}}{{/column}}',
  '{{#column 20 head="Lng" long="Longest"}}{{write "long"}}{{/column}}',
].join("");

/** Labels by name of the foot's slots. */
function labelsOf(cells: string): Record<string, string> {
  const text = `{{#table "Kicking" row=5}}${COLUMNS}{{rows 1}}{{#foot 6 name="total" label="Team"}}${cells}{{/foot}}{{/table}}`;
  const engine = new TemplateEngine({
    read: (name) => (name === "main" ? { text, file: "main.hbs", own: false } : undefined),
    names: () => ["main"],
  });
  const theme = makeTheme("color", "#1E5B3A");
  const strip = { width: 90, height: 60 };
  const issues: never[] = [];
  const form = engine.layOut({ template: "main", facts: {}, theme, paper: "letter", fonts, frame: {}, strip }, issues);
  expect(issues).toEqual([]);
  return Object.fromEntries(
    form.slots.filter(({ name }) => name.startsWith("total.")).map(({ name, label }) => [name, label]),
  );
}

it.each([
  [
    "the heading of its column",
    '{{#cell}}{{text "Team"}}{{/cell}}{{#cell}}{{write "made"}}{{/cell}}{{#cell}}{{write "long"}}{{/cell}}',
    { "total.made": "Kicking, Team, Field goals FG", "total.long": "Kicking, Team, Longest" },
  ],
  [
    "the heading of the column after a wide cell",
    '{{#cell 2}}{{text "Team"}}{{/cell}}{{#cell}}{{write "long"}}{{/cell}}',
    { "total.long": "Kicking, Team, Longest" },
  ],
  ["no heading across several columns", '{{#cell 3}}{{write "all"}}{{/cell}}', { "total.all": "Kicking, Team" }],
  [
    "its own label before the heading",
    '{{#cell}}{{text "Team"}}{{/cell}}{{#cell}}{{write "made" label="kicks made"}}{{/cell}}{{#cell}}{{/cell}}',
    { "total.made": "Kicking, Team, kicks made" },
  ],
])("a foot cell has %s", (_, cells, labels) => expect(labelsOf(cells)).toEqual(labels));
