/** Parts of the Template pane that need no page: differences, links, places in a text, what travels between page and core. */
import { describe, expect, it } from "vitest";
import {
  spotAt,
  factText,
  mainTemplate,
  setArgument,
  argumentAt,
  templateSpot,
} from "../../src/studio/page/template/places.js";
import { folded, lineDiff } from "../../src/studio/page/template/diff.js";
import { BadLink, LINK_ROOM, packTemplates, unpackTemplates } from "../../src/studio/page/sheet/link.js";
import { bracketsOf, placeIn } from "../../src/sheet/template/scan.js";
import { packPlaces, unpackPlaces } from "../../src/studio/protocol/template.js";
import { builtInTemplates } from "../../src/host/templates.js";

describe("differences by line", () => {
  const both = (before: string, after: string): [string, string] => {
    const lines = lineDiff(before, after);
    const side = (without: "old" | "new"): string =>
      lines
        .filter(({ kind }) => kind !== without)
        .map(({ text }) => text)
        .join("\n");
    return [side("new"), side("old")];
  };

  it("restore both texts, whatever was changed", () => {
    const words = ["a", "b", "c"];
    const texts: string[] = [];
    for (let n = 0; n < 3 ** 4; n++)
      texts.push(
        [n % 3, Math.floor(n / 3) % 3, Math.floor(n / 9) % 3, Math.floor(n / 27)].map((i) => words[i]).join("\n"),
      );
    for (const before of texts) for (const after of texts) expect(both(before, after)).toEqual([before, after]);
    expect(both("", "a\nb")).toEqual(["", "a\nb"]);
  });

  it("keep as many lines as possible, old before new", () => {
    const lines = lineDiff("1\n2\n3\n4\n5", "1\n2\nx\n4\n5");
    expect(lines.map(({ kind, text, old, now }) => [kind, text, old, now])).toEqual([
      ["same", "1", 1, 1],
      ["same", "2", 2, 2],
      ["old", "3", 3, undefined],
      ["new", "x", undefined, 3],
      ["same", "4", 4, 4],
      ["same", "5", 5, 5],
    ]);
  });

  it("omit equal lines far from any change", () => {
    const text = Array.from({ length: 20 }, (_, i) => `${i}`);
    const shown = folded(lineDiff(text.join("\n"), text.with(10, "x").join("\n")), 2);
    expect(shown.map((line) => (line.kind === "gap" ? line.lines : line.text))).toEqual([
      8,
      "8",
      "9",
      "10",
      "x",
      "11",
      "12",
      7,
    ]);
  });
});

describe("templates in a link", () => {
  it("come back unchanged, for every built-in one that fits", async () => {
    const source = builtInTemplates();
    for (const name of source.names()) {
      const texts = { [name]: source.read(name)!.text };
      const packed = await packTemplates(texts);
      if (packed === undefined) continue;
      expect(packed).toMatch(/^[\w-]+$/);
      expect(packed.length).toBeLessThanOrEqual(LINK_ROOM);
      expect(await unpackTemplates(packed)).toEqual(texts);
    }
  });

  it("have no room for long ones", async () => {
    const noise = Array.from({ length: 9000 }, (_, i) => ((i * 7919) ** 3 % 65521).toString(36)).join("");
    expect(await packTemplates({ "dynasty/mine": noise })).toBeUndefined();
  });

  const packed = async (data: unknown): Promise<string> => (await packTemplates(data as never))!;
  it.each([
    ["cut short", async () => (await packed({ "dynasty/x": "words of a template" })).slice(0, 12)],
    ["not packed at all", async () => "%%%"],
    ["a list", async () => packed(["a"])],
    ["nothing", async () => packed({})],
    ["a number for a text", async () => packed({ "dynasty/x": 3 })],
    ["a name that climbs", async () => packed({ "../../x": "a" })],
    ["a name of what all objects have", async () => packed(JSON.parse('{"__proto__": "a"}'))],
    ["far more than it seems", async () => packed({ "dynasty/x": "a".repeat(200_000) })],
    ["too long", async () => "A".repeat(LINK_ROOM + 1)],
  ])("are refused: %s", async (_, make) => {
    await expect(unpackTemplates(await make())).rejects.toThrow(BadLink);
  });
});

describe("locations in a text", () => {
  /** `|` is where the cursor stands. */
  const cut = (marked: string): [string, number] => [marked.replace("|", ""), marked.indexOf("|")];

  it.each([
    ["---\nti|tle: x\n---\n", { kind: "front" }],
    ["{{!-- a| --}}", { kind: "comment" }],
    ["a| {{p}}", { kind: "words", prose: false }],
    ["{{#p}}a|{{/p}}", { kind: "words", prose: true }],
    ["{{#stack}}a|{{/stack}}", { kind: "words", prose: false }],
    ["{{text |}}", { kind: "call" }],
    ['{{text "a|"}}', { kind: "string", argument: "" }],
    ['{{box fill="a|"}}', { kind: "string", argument: "fill" }],
    ['{{box fill="a"|}}', { kind: "call" }],
  ] as const)("%j", (marked, expected) => {
    expect(spotAt(...cut(marked))).toMatchObject(expected);
  });

  it.each([
    ["{{#p}}a |{{/p}}", "{{#p}}a {{x.y}}{{/p}}"],
    ["{{#stack}}|{{/stack}}", "{{#stack}}{{text x.y}}{{/stack}}"],
    ["{{text |}}", "{{text x.y}}"],
    ["{{text 3|}}", "{{text 3 x.y}}"],
    ['{{text "a |"}}', '{{text "a {x.y}"}}'],
    ["{{!-- | --}}", undefined],
  ])("inserts a fact as it is written there: %j", (marked, expected) => {
    const [text, at] = cut(marked);
    const put = factText({ path: "x.y", value: "3" }, spotAt(text, at), text.slice(0, at));
    expect(put && text.slice(0, at) + put.insert + text.slice(at)).toBe(expected);
  });

  it("repeats over a list, with the cursor between the brackets", () => {
    const put = factText({ path: "blocks", value: "a list of 2", list: true }, spotAt("", 0), "")!;
    expect(put).toEqual({ insert: "{{#each blocks}}{{/each}}", cursor: 16 });
  });

  it.each([
    ['{{#panel "A"}}', "gap", "2", '{{#panel "A" gap=2}}'],
    ['{{#panel "A" gap=1 pad=3}}', "gap", "2", '{{#panel "A" gap=2 pad=3}}'],
    ['{{box fill="a b"}}', "fill", '"red"', '{{box fill="red"}}'],
    ["{{#each list as |one|}}", "x", "1", "{{#each list x=1 as |one|}}"],
    ["{{~box~}}", "h", "1", "{{~box h=1~}}"],
    ["{{box slot=(words a b)}}", "slot", "c", "{{box slot=c}}"],
    ["{{box", "h", "1", "{{box h=1"],
  ])("gives a call an argument: %s", (text, name, value, expected) => {
    const [bracket] = bracketsOf(text);
    const { from, to, insert } = setArgument(text, bracket, name, value);
    const made = text.slice(0, from) + insert + text.slice(to);
    expect(made).toBe(expected);
    expect(argumentAt(made, bracketsOf(made)[0], name)?.value).toBe(value);
  });

  it("says which body a location is in, with its names", () => {
    const text = "{{#a}}\n  {{#each b as |one i|}}x{{/each}}{{/a}}";
    const at = text.indexOf("x");
    const place = (there: number) => placeIn(text, there);
    expect(templateSpot("n", text, at, place)).toEqual({
      name: "n",
      block: { line: 2, column: 3 },
      params: ["one", "i"],
    });
    expect(templateSpot("n", text, 0, place)).toEqual({ name: "n", params: [] });
  });

  it("opens what a template of one partial includes", () => {
    const texts = {
      "g/a": "---\ntitle: A\n---\n{{!-- c --}}\n{{> g/b x=1}}\n",
      "g/b": "{{> g/c}}{{p}}",
      "g/c": "{{> g/c}}",
      "g/d": "{{> g/unknown}}",
    };
    expect(["g/a", "g/b", "g/c", "g/d"].map((name) => mainTemplate(texts, name))).toEqual(["g/b", "g/b", "g/c", "g/d"]);
  });
});

it("blocks of a page are sent as numbers", () => {
  const places = [
    { kind: "panel", name: "g/a", line: 3, column: 1, x: 1.5, y: 2, w: 3, h: 4 },
    { kind: "write", name: "g/b", line: 4, column: 7, x: 0, y: 0.25, w: 30, h: 4 },
    { kind: "panel", name: "g/b", line: 1, column: 1, x: 0, y: 0, w: 0, h: 0 },
  ];
  expect(unpackPlaces(packPlaces(places))).toEqual(places);
});
