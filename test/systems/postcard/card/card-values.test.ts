import { describe, expect, it } from "vitest";
import { templatesFrom } from "../../../../src/host/node/templates.js";
import { rectsMeet } from "../../../../src/sheet/drawing/bounds.js";
import type { TemplateSource } from "../../../../src/sheet/template/source.js";
import { chartFacts } from "../../../../src/systems/postcard/facts/card-charts.js";
import { wheelOf } from "../../../../src/systems/postcard/figures/wheel-places.js";
import {
  STANDARD_CARD,
  STANDARD_RULES,
  type CardData,
  type PostcardRules,
} from "../../../../src/systems/postcard/rules/index.js";
import { fieldsOf, shapesOf, single, textsOf, withCard } from "./build-card.js";

/** Every word that a card prints, one line of type after the other. */
const wordsOf = async (rules: PostcardRules = STANDARD_RULES): Promise<string[]> =>
  textsOf(await single("card", { rules })).flatMap(({ text }) => text.split(" "));
/** True where the same is drawn, whatever set it; the first difference ends it. */
const sameInk = (one: unknown, other: unknown): boolean => {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  const [a, b] = [one, other] as Readonly<Record<string, unknown>>[];
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => key === "font" || (key in b && sameInk(a[key], b[key])));
};
const countOf = (texts: readonly string[], wanted: string): number => texts.filter((text) => text === wanted).length;

describe("the standard card", async () => {
  const page = await single("card");
  const lines = textsOf(page);
  const texts = lines.flatMap(({ text }) => text.split(" "));
  const all = lines.map(({ text }) => text).join(" \n");

  it("prints every result of the axis, every yard and every range twice, once per player", () => {
    for (let result = 1; result <= 13; result++) expect(countOf(texts, `+${result}`)).toBeGreaterThanOrEqual(2);
    for (let result = 1; result <= 9; result++) expect(countOf(texts, `\u2212${result}`)).toBeGreaterThanOrEqual(2);
    for (const { low, high } of STANDARD_CARD.fieldGoals)
      expect(countOf(texts, `${low}\u2013${high}`)).toBeGreaterThanOrEqual(2);
    for (const { target } of STANDARD_CARD.punts) expect(countOf(texts, `${target}`)).toBeGreaterThanOrEqual(2);
    for (let yards = 5; yards <= 65; yards += 5) expect(countOf(texts, `${yards}`)).toBeGreaterThanOrEqual(2);
  });

  it("names everything that a player looks for", () => {
    for (const word of [
      ...["HOME", "AWAY", "PLAYS", "TIME", "BONUS", "RATTLED", "KICKOFF", "ONSIDE", "XP", "2 PT", "TB", "KICK", "SACK"],
      ...["BREAKAWAY", "TACKLED", "FUMBLE", "PUNT", "RUN", "2:00", "FREE KICK \u00b7 PUNT TB", "penalty"],
    ])
      expect(all, word).toContain(word);
    for (const skill of ["OFF RUSH", "OFF PASS", "DEF RUSH", "DEF PASS"]) {
      // Words on an arc are set letter by letter.
      expect(lines.map(({ text }) => text).join("")).toContain(skill.replace(" ", ""));
    }
  });

  it("has all trackers: seven circles and nine plays at each end, four stars in each bar", async () => {
    for (let circle = 1; circle <= 9; circle++)
      expect(countOf(texts, `${circle}`)).toBeGreaterThanOrEqual(circle <= 7 ? 4 : 2);
    const names = fieldsOf(await single("card", { fill: "forms" })).map(({ name }) => name);
    for (const side of ["home", "away"]) {
      const count = (kind: string): number => names.filter((name) => name.includes(`${side}.${kind}.`)).length;
      expect([count("time"), count("plays"), count("bonus")]).toEqual([7, 9, STANDARD_CARD.barCap]);
    }
  });

  it("flags every penalty with a flag (B4): staff and cloth before the yards, and one that explains them", () => {
    // Three yards a chart stand under a flag on either side, and the remarks name it once a player.
    const { rush, run } = chartFacts(STANDARD_RULES);
    const flags = [...rush.spans, ...run.spans].filter(({ kind }) => kind === "won" || kind === "lost").length;
    expect(flags).toBe(8);
    const staffs = shapesOf(page).filter(
      ({ op, box }) => op === "line" && box[0] === box[2] && box[3] - box[1] > 1.4 && box[3] - box[1] < 1.8,
    );
    // The remarks name it, and a return without it.
    expect(staffs).toHaveLength(2 * (flags + 2));
  });

  it("never lets words touch", () => {
    const upright = lines.filter(({ text }) => text.length > 1);
    const rect = ({ box: [x, y, right, bottom] }: (typeof lines)[number]) => ({ x, y, w: right - x, h: bottom - y });
    const hits = upright.flatMap((one, i) =>
      upright
        .slice(i + 1)
        .flatMap((other) => (rectsMeet(rect(one), rect(other), 0.25) ? [`${one.text} / ${other.text}`] : [])),
    );
    expect(hits).toEqual([]);
  });

  it("is the same from both sides: each text of one half appears turned on the other (V18)", () => {
    const { width, height } = page;
    const ours = new Set([
      "HOME",
      "AWAY",
      "POST",
      "CARD",
      "FOOT",
      "BALL",
      "Post",
      "Card",
      "Foot",
      "Ball",
      "1",
      "2",
      "3",
      "4",
      "5",
      "6",
    ]);
    const lonely = lines.filter(
      ({ text, box: [left, , right, bottom] }) =>
        !ours.has(text) &&
        !"RUSHPA".includes(text) &&
        !lines.some(
          ({ text: other, box }) =>
            other === text &&
            Math.abs(box[0] - (width - right)) < 0.02 &&
            Math.abs(box[2] - (width - left)) < 0.02 &&
            Math.abs(box[1] - (height - bottom)) < 0.02,
        ),
    );
    expect(lonely.map(({ text }) => text)).toEqual([]);
    expect(lines.length).toBeGreaterThan(350);
  });
});

describe("the strategy circle", () => {
  const wheel = wheelOf(STANDARD_CARD.strategy, 16);

  it("draws every pair once, from the winner to the loser, with the winner's stars", () => {
    expect(wheel.arrows).toHaveLength(15);
    for (const { from, to, stars } of wheel.arrows) {
      const winner = STANDARD_CARD.strategy[from - 1];
      expect(winner.beats).toContain(to);
      expect(stars).toBe(winner.stars);
    }
  });

  it("shades rushes and passes as halves, and ends arrows at their target node", () => {
    expect(wheel.arcs.map(({ play, from, to }) => [play, to - from])).toEqual([
      ["rush", 180],
      ["pass", 180],
    ]);
    for (const { to, x2, y2 } of wheel.arrows) {
      const node = wheel.nodes.find(({ number }) => number === to)!;
      const distance = Math.hypot(node.x - x2, node.y - y2);
      expect(distance).toBeGreaterThan(wheel.nodeRadius * 0.9);
      expect(distance).toBeLessThan(wheel.nodeRadius * 1.5);
      for (const other of wheel.nodes)
        expect(Math.hypot(other.x - x2, other.y - y2)).toBeGreaterThan(wheel.nodeRadius * 0.9);
    }
  });

  it("accepts any split: alternating kinds, or one kind only", () => {
    const mixed = wheelOf(
      STANDARD_CARD.strategy.map((entry) => ({ ...entry, play: entry.number % 2 ? "rush" : "pass" })),
      16,
    );
    expect(mixed.arcs).toHaveLength(6);
    const same = wheelOf(
      STANDARD_CARD.strategy.map((entry) => ({ ...entry, play: "rush" })),
      16,
    );
    expect(same.arcs).toEqual([{ play: "rush", from: -180, to: 180 }]);
  });
});

/** Every number of the card by its path, apart from those that only say which row it is. */
function leaves(value: unknown, path: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (typeof value === "number") return ["from", "to", "number", "level"].includes(String(path.at(-1))) ? [] : [path];
  if (Array.isArray(value)) return value.flatMap((item, i) => leaves(item, [...path, i]));
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([key, item]) => leaves(item, [...path, key]));
  return [];
}

/** The card with one number changed. */
function changed(card: CardData, path: readonly (string | number)[]): CardData {
  const copy = structuredClone(card) as unknown as Record<string | number, unknown>;
  let at = copy;
  for (const key of path.slice(0, -1)) at = at[key] as Record<string | number, unknown>;
  const key = path.at(-1)!;
  const value = at[key] as number;
  at[key] =
    path.includes("stars") || path.includes("timeStars")
      ? value === 1
        ? 2
        : 1
      : path.includes("beats")
        ? (value % 6) + 1
        : value + 1;
  return copy as unknown as CardData;
}

describe("a house card", async () => {
  const { layers: standard } = await single("card");
  const paths = leaves(STANDARD_CARD);

  it("shows every number that it changes", async () => {
    expect(paths.length).toBeGreaterThan(180);
    const silent: string[] = [];
    for (const path of paths) {
      const { layers } = await single("card", { rules: withCard((card) => changed(card, path)) });
      if (sameInk(layers, standard)) silent.push(path.join("."));
    }
    // An equal card shows none of it.
    const { layers: twin } = await single("card", { rules: withCard((card) => structuredClone(card)) });
    expect(sameInk(twin, standard)).toBe(true);
    expect(silent).toEqual([]);
  });

  it("prints a changed punt range", async () => {
    const rules = withCard((card) => ({
      punts: card.punts.map((punt) => (punt.target === 40 ? { ...punt, low: 6, high: 10 } : punt)),
    }));
    expect(countOf(await wordsOf(), "6\u201310")).toBe(0);
    expect(countOf(await wordsOf(rules), "6\u201310")).toBe(2);
  });

  it("finds room for eleven different punts", async () => {
    const rules = withCard((card) => ({
      punts: card.punts.map((punt, i) => ({
        ...punt,
        low: 2 + (i % 5),
        high: 12 - (i % 4),
        kicker: 1 + (i % 3),
        receiver: 2 + (i % 4),
      })),
    }));
    const texts = await wordsOf(rules);
    for (const { target, low, high } of rules.card.punts) {
      expect(countOf(texts, `${target}`)).toBeGreaterThanOrEqual(2);
      expect(countOf(texts, `${low}\u2013${high}`)).toBeGreaterThanOrEqual(2);
    }
  });

  it.each([
    ["barCap", { barCap: 6 }],
    ["plays", { clock: { ...STANDARD_CARD.clock, plays: 10 } }],
    ["time circles", { timeStars: { left: [1, 2, 3, 1, 2], right: [2, 1, 1, 2, 1] } }],
    [
      "spots",
      {
        kicking: {
          ...STANDARD_CARD.kicking,
          safetyKickFrom: 25,
          kickoffTouchback: 30,
          puntTouchback: 15,
          kickoffFrom: 40,
        },
      },
    ],
  ] as const)("with another number of %s still fits", async (_name, card) => {
    expect((await wordsOf(withCard(() => card))).length).toBeGreaterThan(200);
  });

  it.each([
    { rushBeyond: "extend" },
    { rushBeyond: "clamp" },
    { sevenPenalty: "five" },
    { penaltySide: "swap" },
    { sevenPenalty: "five", penaltySide: "swap" },
  ] as const)("follows the ruling %o", async (switches) => {
    const rules = { ...STANDARD_RULES, switches: { ...STANDARD_RULES.switches, ...switches } } as PostcardRules;
    expect(sameInk((await single("card", { rules })).layers, standard)).toBe(false);
  });
});

describe("charts", () => {
  const { rush, pass, levels, run, ticks } = chartFacts(STANDARD_RULES);

  it("give every result of the axis one cell in every row", () => {
    const [low, high] = [ticks[0].at, ticks.at(-1)!.at];
    for (const row of [rush.spans, pass.spans, [...levels.below, ...levels.throws], run.spans]) {
      expect(row[0].from).toBe(low);
      expect(row.at(-1)!.to).toBe(high);
      row.slice(1).forEach((cell, i) => expect(cell.from).toBe(row[i].to + 1));
    }
    expect([low, high]).toEqual([-9, 13]);
  });

  it("read penalties from the offense's side", () => {
    const at = (result: number) => run.spans.find(({ from, to }) => from <= result && result <= to)!;
    expect([-9, -8, 8, 9].map((result) => at(result).yards)).toEqual(["+15", "+10", "\u221210", "\u221215"]);
    expect([-9, -8, 8, 9].map((result) => at(result).kind)).toEqual(["won", "won", "lost", "lost"]);
  });
});

describe("words of the card", () => {
  const builtIn = templatesFrom();
  const changed = (from: string, to: string): TemplateSource => ({
    names: () => builtIn.names(),
    read: (name) => {
      const found = builtIn.read(name);
      return found && name === "postcard/card-field"
        ? { file: found.file, text: found.text.replace(from, to), own: true }
        : found;
    },
  });

  it("are the template's: a user's own replace them, and an omitted one is not printed", async () => {
    const own = await single("card", { templates: changed('kickoffWord="KICKOFF"', 'kickoffWord="START"') });
    expect(textsOf(own).filter(({ text }) => text === "START")).toHaveLength(2);
    const without = await single("card", { templates: changed('kickoffWord="KICKOFF"', "") });
    expect(textsOf(without).length).toBe(textsOf(own).length - 2);
  });

  it("are checked: an unknown one is an error that suggests the nearest name", async () => {
    const templates = changed("tryWord=", "tryWrd=");
    await expect(single("card", { templates })).rejects.toThrow(/takes no tryWrd=; hint: did you mean "tryWord"/);
  });
});
