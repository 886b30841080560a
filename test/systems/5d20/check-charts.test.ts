/** The checker of section 10: every fault of a chart at its cell, warnings for what is odd, nothing for what is sound. */
import { describe, expect, it } from "vitest";
import { checkKind } from "../../../src/files/check.js";
import { parsePath } from "../../../src/kernel/issue/index.js";
import { parseData } from "../../../src/text/data-file.js";
import { rulesKind, teamsKind } from "../../../src/systems/5d20/index.js";
import { fiveD20 } from "../../../src/systems/5d20/index.js";
import { LEAGUE_AVERAGE, STANDARD_RULES } from "../../../src/systems/5d20/rules/index.js";
import { clean, fouling, gameOf, play, position, snap } from "./scripted.js";
import { BEARS, DOLPHINS } from "./fragments.js";

type Changes = Readonly<Record<string, unknown>>;
type Box = Record<string | number, unknown>;

/** The average chart with some values in the place of others, by their paths. */
function changed(changes: Changes): object {
  const chart = structuredClone(LEAGUE_AVERAGE);
  for (const [path, value] of Object.entries(changes)) {
    const keys = parsePath(path);
    const last = keys.pop()!;
    const box = keys.reduce<unknown>((at, key) => (at as Box)[key], chart) as Box;
    box[last] = value;
  }
  return chart;
}

const faults = (changes: Changes) => checkKind(teamsKind, { teams: [changed(changes)] }).issues;

describe("a chart", () => {
  it("has no error if it is valid", () => {
    expect(
      checkKind(teamsKind, { format: "pressbox/5d20-teams", teams: [LEAGUE_AVERAGE, BEARS, DOLPHINS] }).issues,
    ).toEqual([]);
    expect(fiveD20.checkBuiltIn()).toEqual([]);
  });

  it.each([
    ["a row that ends at 19", "chart-end", "teams[0].qbs[0].rows.SP.pre[4]", { "qbs[0].rows.SP.pre[4]": 19 }],
    ["a row that falls", "chart-rise", "teams[0].qbs[0].rows.MP.pre[1]", { "qbs[0].rows.MP.pre[1]": 4 }],
    ["a 0 for a blank", "chart-cell", "teams[0].receivers[2].sp[0]", { "receivers[2].sp[0]": 0 }],
    ["a cell over 20", "chart-cell", "teams[0].runners[0].hole[3]", { "runners[0].hole[3]": 21 }],
    ["a blue column that misses its switch value", "chart-end", "teams[0].rush.blue[3]", { "rush.w0": 19 }],
    ["no switch value under 20", "chart-end", "teams[0].who.SP.blue[8]", { "who.SP.w0": null }],
    ["a black column that ends early", "chart-end", "teams[0].who.LP.black[7]", { "who.LP.black[8]": null }],
    [
      "too few cells of a block",
      "chart-rows",
      "teams[0].who.MP.blue",
      { "who.MP.blue": [4, 7, 9, 11, 12, 13, 14, 16] },
    ],
    ["OUT without short passes", "chart-receiver", "teams[0].out[3]", { "receivers[3].sp": [null, null, null] }],
    ["a target without cells", "chart-receiver", "teams[0].receivers[1].lp", { "receivers[1].lp": [null, null, null] }],
    ["a name twice", "chart-twice", "teams[0].receivers[4].name", { "receivers[4].name": "WR 1" }],
    ["a defender spelled otherwise", "chart-defender", "teams[0].passDef[0].name", { "passDef[0].name": "CB One" }],
    ["WHO that ends early", "chart-end", "teams[0].passDef[10].base", { "passDef[11].base": null }],
    ["a rating out of range", "chart-range", "teams[0].receivers[0].lpy", { "receivers[0].lpy": 11 }],
    ["an interception rating", "chart-range", "teams[0].passDef[2].int", { "passDef[2].int": 13 }],
    ["a call over 20", "chart-range", "teams[0].calls.T10[1]", { "calls.T10[1]": 21 }],
    ["fouls that share numbers", "chart-overlap", "teams[0].pen.INC.def", { "pen.INC.def": [1, 7] }],
    ["a range upside down", "chart-range", "teams[0].pen.SNAP.off", { "pen.SNAP.off": [3, 1] }],
    ["a fumble range off its end", "chart-fumble", "teams[0].fumble.offLost[0]", { "fumble.offLost": [2, 5] }],
    ["field goals that fall", "chart-rise", "teams[0].kick.fg[5]", { "kick.fg[5]": 40 }],
    [
      "fumble ranges that overlap with room apart",
      "chart-overlap",
      "teams[0].fumble.defRec",
      { "fumble.offLost": [5, 12], "fumble.defRec": [10, 15] },
    ],
    ["a punt to the own 40", "chart-punt", "teams[0].kick.opp[9]", { "kick.opp[9]": "60N" }],
    ["a punt to the own 45", "chart-punt", "teams[0].kick.opp[19]", { "kick.opp[19]": "55R" }],
    ["a punt to the goal line that is no touchback", "chart-punt", "teams[0].kick.opp[4]", { "kick.opp[4]": "0N" }],
    ["a punt longer than the field", "chart-punt", "teams[0].kick.own[19]", { "kick.own[19]": "120R" }],
    ["passers who take turns up to 15", "chart-end", "teams[0].qbs[0].upTo", { "qbs[0].upTo": 15 }],
    ["a touchback as a distance", "chart-punt", "teams[0].kick.own[2]", { "kick.own[2]": "TB" }],
    ["returners that end early", "chart-end", "teams[0].kick.kr[0].upTo", { "kick.kr[0].upTo": 19 }],
  ] as const)("%s", (_, code, path, change) => {
    const found = faults(change).filter(({ severity }) => severity === "error");
    expect(found.map((issue) => [issue.code, issue.path])).toContainEqual([code, path]);
  });

  it.each([
    ["calls that rise down a column", "chart-calls", { "calls.T20": [7, 12, 4] }],
    ["passes knocked down less when long", "chart-depth", { "qbs[0].rows.LP.def": [5, 20] }],
    ["drops that fall with depth", "chart-depth", { "receivers[0].mp": [2, 12, 20] }],
    ["a defender without a number", "chart-share", { "passDef[4].pass": null }],
    ["no fifth row of scrambles", "chart-scramble", { "qbs[0].scr": [5, 10, 16, 20, null] }],
    ["colors alike", "color-contrast", { colors: ["#808080", "#888888"] }],
  ] as const)("warns of %s", (_, code, change) => {
    const found = faults(change);
    expect(found).toMatchObject([{ code, severity: "warning" }]);
  });

  it("may have overlapping fumble ranges of more than 20 numbers together", () => {
    expect(faults({ "fumble.offLost": [1, 14], "fumble.defRec": [10, 20] })).toEqual([]);
    expect(faults({ "fumble.offLost": [1, 10], "fumble.defRec": [11, 20] })).toEqual([]);
  });

  it("reports all errors at once, with line and column", () => {
    const chart = changed({ "qbs[0].rows.SP.pre[4]": 19, passMod: 40 });
    const text = JSON.stringify({ teams: [chart] }, null, 1);
    const { data, locate } = parseData(text, "x.json");
    const { issues } = checkKind(teamsKind, data, locate);
    expect(issues.map(({ code }) => code)).toEqual(["chart-end", "chart-range"]);
    const lines = text.split("\n");
    const [end, mod] = issues;
    expect([lines[end.line! - 1].trim(), lines[mod.line! - 1].trim()]).toEqual(["19", '"passMod": 40,']);
    expect(end.message).toBe("League Average: QB SP PRE ends at 19; expected 20");
  });

  it("reports errors of type: a text for a number, an unknown key", () => {
    const found = faults({ passMod: "two", quarterbacks: [] });
    expect(found.map(({ path }) => path)).toEqual(
      expect.arrayContaining(["teams[0].passMod", "teams[0].quarterbacks"]),
    );
  });

  it("reports an ID that two teams share", () => {
    const { issues } = checkKind(teamsKind, { teams: [LEAGUE_AVERAGE, LEAGUE_AVERAGE] });
    expect(issues).toMatchObject([{ code: "team-twice", path: "teams[1].id" }]);
  });
});

describe("house rules", () => {
  const check = (data: object) => checkKind(rulesKind, data).issues;
  it("are checked by their charts and switches", () => {
    expect(check({ name: "modern", switches: { inboundSeconds: 36, homeField: "half" } })).toEqual([]);
    expect(check({ name: "x", switches: { inboundSeconds: 38 } })).toMatchObject([{ path: "switches.inboundSeconds" }]);
    const short = check({ name: "x", tables: { yardage: { SP: [1, 2, 3] } } });
    expect(short).toMatchObject([{ code: "chart-rows", path: "tables.yardage.SP" }]);
    const falls = check({ name: "x", tables: { fumbleReturn: { yards: [...Array(19).fill(5), 4] } } });
    expect(falls).toMatchObject([{ code: "chart-rise", path: "tables.fumbleReturn.yards[19]" }]);
    // Long gains: a yellow is missing, the first would lose yards, and the second comes before it.
    const [few, flat] = [Array<number>(19).fill(0), Array<number>(20).fill(0)];
    const longGains = [
      { from: 20, yards: few },
      { from: 12, yards: [-12, ...flat.slice(1)] },
    ];
    expect(check({ name: "x", tables: { longGains } })).toMatchObject([
      { code: "chart-rows", path: "tables.longGains[0].yards" },
      { code: "chart-range", path: "tables.longGains[1].yards[0]" },
      { code: "chart-rise", path: "tables.longGains[1].from" },
    ]);
    expect(check({ name: "x", tables: { longGains: [{ from: 20, yards: flat }] } })).toEqual([]);
  });
  const table = (name: string, value: unknown) => check({ name: "x", tables: { [name]: value } });
  it.each([
    ["a quarter without time", { timing: { quarter: 0 } }, "chart-range", "tables.timing.quarter"],
    ["plays without time", { timing: { stopped: 0 } }, "chart-range", "tables.timing.stopped"],
    [
      "kicks that are too long to be blocked",
      { kickBlocks: [{ under: 30, upTo: 1 }] },
      "chart-end",
      "tables.kickBlocks[0].under",
    ],
    ["a row of SACK marked twice", { sackFumbles: [3, 3] }, "chart-rise", "tables.sackFumbles[1]"],
    ["rows of SACK that fall", { sackFumbles: [5, 3] }, "chart-rise", "tables.sackFumbles[1]"],
    ["a situation beyond the die", { situation: { A: [-21, 0, 0, 0, 0] } }, "chart-range", "tables.situation.A[0]"],
  ] as const)("report %s", (_, tables, code, path) => {
    const [[name, value]] = Object.entries(tables);
    expect(table(name, value)).toMatchObject([{ code, path }]);
  });
  it.each([
    ["RUNNING", "off", 10, "aa", "each flag once"],
    ["RUNNING", "off", 10, "f", "some of a, d"],
    ["RUNNING", "def", 10, "d", "some of a, f"],
    ["RUNNING", "off", 10, "ad", "a or d"],
    ["SNAP", "off", 5, "a", "expected none"],
    ["SNAP", "def", 5, "a", "some of f"],
    ["SACK", "def", 5, "a&", "some of a, f"],
    ["PUNTING", "off", 5, "d", "some of a, &"],
    ["KICKOFF", "def", 5, "", "expected a"],
    ["INC", "off", "PASS", "", "PASS is for fouls of the defense"],
    ["INC", "off", "SCK", "", "with d"],
    ["RUNNING", "off", "SCK", "d", "SCK is for"],
  ] as const)("report a foul of %s, %s, %s yards, flags %s", (row, side, yards, flags, words) => {
    const [plain, kick] = [
      { upTo: 20, name: "Holding", yards: 5, flags: "" },
      { upTo: 20, name: "Holding", yards: 5, flags: "a&" },
    ];
    const usual = row === "KICKOFF" ? kick : plain;
    const lists = { off: [usual], def: [usual], [side]: [{ ...plain, yards, flags }] };
    const found = table("penalties", { [row]: lists });
    expect(found).toHaveLength(1);
    expect(found[0].message).toContain(words);
    expect(found[0].path).toContain(`tables.penalties.${row}.${side}[0]`);
  });
  it("may give a first down for a foul by the defense at the snap, and the game does", () => {
    const encroachment = { upTo: 20, name: "Encroachment", yards: 5, flags: "f" };
    const penalties = {
      ...STANDARD_RULES.tables.penalties,
      SNAP: { off: STANDARD_RULES.tables.penalties.SNAP.off, def: [encroachment] },
    };
    expect(table("penalties", { SNAP: penalties.SNAP })).toEqual([]);
    const game = gameOf({ away: clean, home: fouling("SNAP", "def", 4), tables: { penalties } });
    const played = play(game, position(game, { down: 3, toGo: 8 }), [snap()], [4, 4, 3, 5, 9, 1]);
    expect(played.state).toMatchObject({ spot: 55, down: 1, toGo: 10 });
  });
  it("that differ have a name of their own", () => {
    expect(check({ name: "standard", switches: { homeField: "off" } })).toMatchObject([{ code: "rules-name" }]);
  });
});
