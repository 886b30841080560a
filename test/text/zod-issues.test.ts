/** zod's findings in words. */
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { parseData } from "../../src/text/data-file.js";
import { zodIssues } from "../../src/text/zod-issues.js";
import { formatIssue } from "../../src/kernel/issue/index.js";

const effect = z.strictObject({ dice: z.int() });
const schema = z.strictObject({
  name: z.string().max(5),
  faces: z.array(z.int().min(1).max(6)).length(2),
  mode: z.enum(["any", "all"]),
  on: z.boolean().optional(),
  effect: z.union([effect, z.literal("again")]).optional(),
  act: z
    .discriminatedUnion("kind", [
      z.strictObject({ kind: z.literal("stop") }),
      z.strictObject({ kind: z.literal("go"), by: z.number() }),
    ])
    .optional(),
  rows: z.array(z.strictObject({ from: z.int(), to: z.int() })).optional(),
});

function faults(yaml: string): string[] {
  const { data, locate } = parseData(yaml, "f.yaml");
  const parsed = schema.safeParse(data);
  if (parsed.success) return [];
  return zodIssues(parsed.error, { data, locate, schema }).map(formatIssue);
}

const GOOD = "name: Ann\nfaces: [1, 2]\nmode: any\n";

describe("zodIssues", () => {
  it("for an answer that a record of an earlier version has, names the command that plays its seed again", () => {
    const switches = z.looseObject({
      rules: z.looseObject({ switches: z.object({ tries: z.literal(["late", "score"]) }) }),
    });
    const file = "format: pressbox/5d20-game\nseed: 4\nrules: { name: season, switches: { tries: modern } }\n";
    const { data, locate } = parseData(file, "f.yaml");
    expect(zodIssues(switches.safeParse(data).error!, { data, locate }).map(formatIssue)).toEqual([
      'f.yaml:3:43 rules.switches.tries: found "modern"; expected late or score; hint: if an earlier Pressbox made this record, play its seed again: pressbox play 5d20 --rules season --seed 4',
    ]);
  });

  it("reports nothing for good data", () => expect(faults(GOOD)).toEqual([]));

  it("reports every error at once, each at its place", () => {
    expect(faults("faces: [1, 7]\nmode: al\nnmae: x\n")).toEqual([
      "f.yaml:1:12 faces[1]: found 7; expected at most 6",
      'f.yaml:2:7 mode: found "al"; expected any or all; hint: did you mean "all"?',
      'f.yaml:3:1 nmae: there is no key "nmae" here; hint: did you mean "name"?',
    ]);
  });

  it.each([
    ["text for a number", 'rows: [{from: "2", to: 3}]', /found "2"; expected a number; hint: write 2 without quotes/],
    ["a number for text", "name: 5\nfaces: [1, 2]\nmode: any", /found 5; expected text; hint: write "5" in quotes/],
    ["yes for true", "on: yes", /found "yes"; expected true or false; hint: write true/],
    ["half a number", "rows: [{from: 2.5, to: 3}]", /found 2\.5; expected a whole number/],
    ["no list", "rows: 3", /found 3; expected a list; hint: put each item/],
    ["a long name", "name: Annabelle", /the text has 9 characters; expected at most 5/],
    ["a short list", "faces: [1]", /the list has 1 item; expected exactly 2/],
    [
      "an unknown key deep inside",
      "rows: [{from: 1, two: 3}]",
      /rows\[0\]\.two: there is no key "two" here; hint: did you mean "to"\?/,
    ],
    ["the likeliest of several shapes", "effect: {dice: x}", /effect\.dice: found "x"; expected a number/],
    ["no shape at all", "effect: 3", /found 3; expected a group of keys or again/],
    [
      "an unknown kind",
      "act: {kind: stopp}",
      /act\.kind: found "stopp"; expected stop or go; hint: did you mean "stop"/,
    ],
  ])("explains %s", (_name, line, expected) => {
    const keys = line.split("\n").map((text) => text.split(":")[0]);
    const rest = GOOD.split("\n").filter((text) => text !== "" && !keys.includes(text.split(":")[0]));
    expect(faults([line, ...rest].join("\n")).join("\n")).toMatch(expected);
  });
});
