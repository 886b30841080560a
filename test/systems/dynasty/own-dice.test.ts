/** Campaigns that a person rolled: the dice file against the rules. */
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { seasonLines } from "../../../src/systems/dynasty/engine/index.js";
import { playFromLog, replay } from "../../../src/systems/dynasty/record.js";
import { ruling } from "./scripted.js";

const head = "format: pressbox/dynasty-dice\nversion: 1\n";
const log = (yaml: string): unknown => parse(head + yaml);

const SEASONS = `
coach: Dutch Kowalski
club: Toledo Ironmen
firstSeason: 1962
unfinished: true
seasons:
  - offSeason: [2 1, 2 4*]
    frontOffice: 6
    regular:
      - 3 4 5 1
      - 3 4 5 6*
      - extend
    wildCard: 1 1 2 3
  - offSeason: [5 2 +1, 5 3* +1]
    regular: 2 2 4 4
    extend: 0
`;

/** The issues of a file, as `code path`. */
const faults = (yaml: string, rules = ruling({})): string[] =>
  playFromLog(log(yaml), { rules }).issues.map((issue) => `${issue.code} ${issue.path}: ${issue.message}`);
const season = (text: string): string => `unfinished: true\nseasons:\n  - ${text.trim().replace(/\n/g, "\n    ")}`;

describe("dice files", () => {
  it("become records that replay", () => {
    const { issues, record } = playFromLog(log(SEASONS));
    expect(issues).toEqual([]);
    expect(record).toMatchObject({ coach: "own hand", roller: "own dice", names: { firstSeason: "1962" } });
    expect(record!.seed).toBeUndefined();
    const [one, two] = seasonLines(record!.events);
    expect(one.influence).toEqual({ start: 2, afterGain: 5, gained: 4, spent: 3, left: 3, naturalSixes: 0 });
    expect(one.regular).toMatchObject({ final: [3, 4, 5, 6], wins: 10 });
    expect(two.offSeason).toMatchObject({ total: 9, modifiers: 1, modifiersPaid: 2, rerolls: 1, losingBonus: 0 });
    expect(replay(JSON.parse(JSON.stringify(record))).issues).toEqual([]);
  });

  it("takes one roll as a list of numbers", () => {
    expect(faults(season("offSeason: [4, 4]\nregular: [1, 2, 4]"))).toEqual([]);
  });

  it("reads a turned Coach Die, the Front Office's options and extensions before a round", () => {
    const text = "offSeason: 3 3\nfrontOffice: [3 again, 3 +1]\nregular: [4 2 2, 2= 2 2, 3= 2 2, 4= 2 2]";
    expect(faults(season(text))).toEqual([]);
    const rounds = "offSeason: 5 4\nregular: 4 4 4\nwildCard: [extend 2, 1 2 4]\nextend: 1";
    const { record } = playFromLog(log(season(rounds)));
    expect(seasonLines(record!.events)[0]).toMatchObject({
      contractEnd: 5 + 1 + 6,
      extension: { earned: 1, bought: 3 },
    });
  });

  it("distinguishes an extension before the point for a reroll from one after it", () => {
    const bought = (offSeason: string): string[] => {
      const { issues, record } = playFromLog(log(season(`offSeason: ${offSeason}\nregular: 1 2 4`)));
      expect(issues).toEqual([]);
      return record!.choices.map(({ kind }) => kind).slice(0, 4);
    };
    expect(bought("[4 4, extend, 4 5*]").slice(0, 3)).toEqual(["bid", "extend", "reroll"]);
    expect(bought("[4 4, 4 5* extend]").slice(0, 3)).toEqual(["bid", "reroll", "extend"]);
    expect(faults(season("offSeason: 4 4 extend\nregular: 1 2 4"))[0]).toMatch(
      /^dice-line season 1 offSeason: "4 4 extend" holds dice; expected extend on a line of its own/,
    );
    expect(faults(season("offSeason: 4 4\nregular: [1 2 4, 1 2 3* extend]"))[0]).toMatch(/^dice-line season 1 regular/);
  });

  it("takes a row if the rules leave the choice (D6)", () => {
    const text = season("offSeason: 4 4\nregular: 4 4 4\ntake: pair");
    expect(faults(text, ruling({ mustTakeBest: false }))).toEqual([]);
    expect(faults(text)[0]).toMatch(/^choice-row season 1 take/);
    expect(faults(season("offSeason: 4 4\nregular: 4 4 4\ntake: pear"), ruling({ mustTakeBest: false }))[0]).toMatch(
      /^dice-row season 1 take: no row has the id "pear"/,
    );
  });
});

describe("errors in dice files", () => {
  it.each([
    ["a die 7", "offSeason: 3 7\nregular: 1 2 3", "dice-line season 1 offSeason: a d6 cannot show 7; expected 1 to 6"],
    ["an unknown word", "offSeason: 3 3\nregular: 1 2 x", 'dice-line season 1 regular: "x" cannot be read in "1 2 x"'],
    ["too few dice", "offSeason: 4 4\nregular: 1 2", "dice-play season 1 regular: found 2 dice; expected 3"],
    [
      "too many offseason dice",
      "offSeason: 4 4 4\nregular: 1 2 3",
      "dice-play season 1 offSeason: found 3 dice; expected 2",
    ],
    [
      "a die that moved without a mark",
      "offSeason: 4 4\nregular: [1 2 3, 1 2 4]",
      "dice-play season 1 regular[1]: die 3 changed from 3 to 4 without a mark",
    ],
    [
      "no marked die",
      "offSeason: 4 4\nregular: [1 2 3, 1 2 3]",
      "dice-play season 1 regular[1]: no die is marked; expected * on every die rolled again, or = on a turned Coach Die",
    ],
    [
      "a reroll without influence",
      "offSeason: [1 2, 1 3*, 1 4*, 1 5*]\nregular: 1 2 3",
      "choice-influence season 1 offSeason[3]: a reroll costs 1 influence, and you have none left",
    ],
    [
      "modifiers that cannot be paid",
      "offSeason: 4 4 +3\nregular: 1 2 3",
      "choice-modifiers season 1 offSeason: 3 modifiers were bought; expected at most 2",
    ],
    [
      "a turn of another die",
      "offSeason: 4 4\nregular: [1 2 3, 1 4= 3]",
      "dice-play season 1 regular[1]: only the Coach Die, the first one, can be turned",
    ],
    [
      "a turn to the same face",
      "offSeason: 4 4\nregular: [1 2 3, 1= 2 3]",
      "choice-face season 1 regular[1]: the Coach Die shows 1 already; expected another face",
    ],
    [
      "marks on the first roll",
      "offSeason: 4 4\nregular: 1 2 3*",
      "dice-play season 1 regular: the first roll has no marked dice",
    ],
    [
      "a missing Front Office die",
      "offSeason: 3 3\nregular: 1 2 3",
      "dice-missing season 1 frontOffice: the Front Office die is missing: off-season 7 sends you there",
    ],
    [
      "a Front Office visit that did not happen",
      "offSeason: 4 4\nfrontOffice: 2\nregular: 1 2 3",
      "dice-left season 1 frontOffice: 1 dice are left over",
    ],
    [
      "a Front Office option not named",
      "offSeason: 3 3\nfrontOffice: 5\nregular: 1 2 3",
      "dice-play season 1 frontOffice: nothing was taken; expected die or +3",
    ],
    [
      "an option where none is left",
      "offSeason: 3 3\nfrontOffice: 4 die\nregular: 1 2 3",
      'dice-play season 1 frontOffice: a Front Office 4 leaves no choice, but "die" was taken',
    ],
    [
      "a missing playoff roll",
      "offSeason: 4 4\nregular: 4 4 4",
      "dice-missing season 1 wildCard: the roll of 3 dice is missing",
    ],
    [
      "a round never reached",
      "offSeason: 4 4\nregular: 1 2 4\nwildCard: 1 1 1",
      "dice-left season 1 wildCard: 3 dice are left over",
    ],
    [
      "a line left over when no points are left",
      "offSeason: [1 2, 1 1*, 1 1*]\nregular: [1 2 4, 1 2 2*, 1 2 5*]",
      "choice-influence season 1 regular[2]: a reroll costs 1 influence, and you have none left",
    ],
    [
      "an extension that cannot be paid",
      "offSeason: [1 2, 1 1*, 1 1*]\nregular: 1 2 4\nextend: 2",
      "choice-extend season 1 extend: no extension can be bought here",
    ],
    [
      "an extension in the Front Office",
      "offSeason: 3 3\nfrontOffice: [extend, 4]\nregular: 1 2 3",
      "dice-line season 1 frontOffice[0]: no extension is for sale in the Front Office (D12)",
    ],
  ])("%s", (_, text, expected) => {
    expect(faults(season(text))).toEqual([expected]);
  });

  it.each([
    ["duringPhasesOnly", "offSeason: 4 4\nregular: 1 2 4\nextend: 1", "extend", "none after the result: it goes into"],
    ["notAfterLastRoll", "offSeason: 4 4\nregular: 1 2 4\nextend: 1", "extend", "only before a roll: it heads"],
    ["notAfterLastRoll", "offSeason: 4 4\nregular: [1 2 4, extend]", "regular[1]", "only before a roll: it heads"],
    ["anyDecision", "offSeason: [5 4, extend]\nregular: 1 2 4", "offSeason[1]", "booked before anything is bought"],
    ["anyDecision", "offSeason: [1 2, 1 1*, 1 1*]\nregular: 1 2 4\nextend: 2", "extend", "none is left"],
  ] as const)("an extension that is not for sale says why: %s", (extendWindow, text, at, why) => {
    const { issues } = playFromLog(log(season(text)), { rules: ruling({ extendWindow, buyBeforeGain: false }) });
    expect(issues).toHaveLength(1);
    expect(issues[0]).toMatchObject({ code: "choice-extend", path: `season 1 ${at}` });
    expect(issues[0].hint).toContain(why);
  });

  it("a season missing while the contract runs", () => {
    expect(faults("seasons:\n  - {offSeason: 4 4, regular: 1 2 4}")[0]).toMatch(
      /^dice-missing seasons: the campaign continues, but season 2 is missing; the contract runs to season 5/,
    );
  });

  it("a season after the end", () => {
    const poor =
      "  - {offSeason: [2 1 +2], regular: [1 3 5, 1 3 2*]}\n  - {offSeason: 1 1, regular: [1 3 5, 1 3 2*]}\n";
    const rest = "  - {offSeason: 1 1, regular: [1 3 5, 1 3 2*]}\n".repeat(4);
    expect(faults(`seasons:\n${poor}${rest}`)).toEqual([
      "dice-left season 6: the campaign ended with season 5, but season 6 is given",
    ]);
  });

  it("an unknown key, with the nearest known one and its place", () => {
    const data = log("seasons:\n  - {ofSeason: 4 4, regular: 1 2 3}");
    const { issues } = playFromLog(data, { locate: (path) => ({ file: "d.yaml", line: path.length }) });
    expect(issues.map((i) => `${i.code} ${i.file}:${i.line} ${i.path}`)).toContain(
      "key-unknown d.yaml:3 seasons[0].ofSeason",
    );
    expect(issues.find((i) => i.code === "key-unknown")?.hint).toMatch(/did you mean "offSeason"/);
  });

  it("reports file and line of an error in play", () => {
    const data = log("seasons:\n  - offSeason: 4 4\n    regular: [1 2 3, 1 2 4]");
    const { issues } = playFromLog(data, { locate: (path) => ({ file: "d.yaml", line: 5, path: path.join("/") }) });
    expect(issues[0]).toMatchObject({ file: "d.yaml", line: 5, path: "season 1 regular[1]" });
    expect(issues[0].detail).toBeUndefined();
  });
});
