/** The checker of the digest's section 11: every fault of a team at its place, the right sum named, warnings for what is odd. */
import { describe, expect, it } from "vitest";
import { checkKind } from "../../../src/files/check.js";
import { parseData } from "../../../src/text/data-file.js";
import { parsePath } from "../../../src/kernel/issue/index.js";
import { rulesKind, teamsKind } from "../../../src/systems/dice-football/index.js";
import { diceFootball } from "../../../src/systems/dice-football/index.js";
import { makeGame } from "../../../src/systems/dice-football/engine/index.js";
import { STANDARD_RULES } from "../../../src/systems/dice-football/rules/index.js";
import { house, HOUSTON, PITTSBURGH } from "./scripted.js";

type Changes = Readonly<Record<string, unknown>>;
type Box = Record<string | number, unknown>;

/** Houston with some values in the place of others, by their paths. */
function changed(changes: Changes): object {
  const team = structuredClone(HOUSTON);
  for (const [path, value] of Object.entries(changes)) {
    const keys = parsePath(path);
    const last = keys.pop()!;
    const box = keys.reduce<unknown>((at, key) => (at as Box)[key], team) as Box;
    box[last] = value;
  }
  return team;
}

const faults = (changes: Changes) => checkKind(teamsKind, { teams: [changed(changes)] }).issues;
const call = (from: number, to: number, value: string) => ({ from, to, value });

describe("a team", () => {
  it("has no error if it is valid", () => {
    const teams = [HOUSTON, PITTSBURGH];
    expect(checkKind(teamsKind, { format: "pressbox/dice-football-teams", teams }).issues).toEqual([]);
    expect(diceFootball.checkBuiltIn()).toEqual([]);
  });

  it.each([
    [
      "V1 a gap in the grid",
      "range-gap",
      "roster.quarterbacks[0].passing.S.complete",
      { "roster.quarterbacks[0].passing.S.complete": [10, 56] },
    ],
    [
      "V1 an overlap in the grid",
      "range-overlap",
      "roster.quarterbacks[0].passing.M.sacked",
      { "roster.quarterbacks[0].passing.M.sacked": [5, 8] },
    ],
    ["V1 calls that end early", "range-gap", "offense.calls.1A", { "offense.calls.1A": [call(0, 98, "OC")] }],
    [
      "V1 calls that overlap",
      "range-overlap",
      "offense.calls.3D[1]",
      { "offense.calls.3D": [call(0, 50, "OC"), call(50, 99, "LG")] },
    ],
    [
      "V1 defense calls with a gap",
      "range-gap",
      "defense.calls.C[1]",
      { "defense.calls.C": [call(0, 50, "N"), call(52, 99, "M")] },
    ],
    [
      "V1 punts with a gap",
      "range-gap",
      "roster.punters[0].yards[0]",
      { "roster.punters[0].yards": [call(1, 99, "x")].map((row) => ({ ...row, value: 40 })) },
    ],
    [
      "V1 kicks that do not begin at 00",
      "range-start",
      "roster.kickers[0].bands[1].good",
      { "roster.kickers[0].bands[1].good": [1, 70] },
    ],
    ["V4 two men of one tackle rank", "tackle-rank", "roster.backs[0].tackle", { "roster.backs[0].tackle": 1 }],
    ["V4 a tackle rank past the roster", "tackle-rank", "roster.front[2].tackle", { "roster.front[2].tackle": 18 }],
    ["V5 a run-block rating of 7", "value-range", "roster.linemen[4].RB", { "roster.linemen[4].RB": 7 }],
    ["V5 a receiver rating of 16", "value-range", "roster.carriers[5].rating", { "roster.carriers[5].rating": 16 }],
    ["V5 a run defense of 0", "value-range", "roster.front[0].RD", { "roster.front[0].RD": 0 }],
    ["V5 a pass defense over 0", "value-range", "roster.backs[0].PD", { "roster.backs[0].PD": 1 }],
    ["V5 a lineman with pass defense", "value-fixed", "roster.front[0].PD", { "roster.front[0].PD": -1 }],
    [
      "V5 a sack range that does not end at 89",
      "range-end",
      "roster.front[0].sack",
      { "roster.front[0].sack": [80, 88] },
    ],
    ["V5 a sack range before 70", "range-outside", "roster.front[0].sack", { "roster.front[0].sack": [69, 89] }],
    [
      "V5 interceptions that do not end at 99",
      "range-end",
      "roster.backs[1].intM",
      { "roster.backs[1].intM": [95, 98] },
    ],
    [
      "V6 a man twice in a group",
      "name-twice",
      "offense.groups[0].receivers[1]",
      { "offense.groups[0].receivers[1].name": "Ken Burrough" },
    ],
    [
      "V6 a front that its name does not have",
      "formation-front",
      "defense.formations[0].players",
      { "defense.formations[0].name": "4-3-4" },
    ],
    [
      "V6 a place twice",
      "name-twice",
      "defense.formations[0].players[6]",
      { "defense.formations[0].players[3].at": "ROLB" },
    ],
    ["V6 a man without a card", "name-unknown", "offense.line.OC", { "offense.line.OC": "Nobody" }],
    ["V7 a face of nobody", "carries-face", "offense.carries", { "offense.carries[1].faces": [8, 10] }],
    ["V7 a face of two", "carries-face", "offense.carries", { "offense.carries[1].faces": [6, 10] }],
    ["V9 a wide receiver with RBC 3", "value-fixed", "roster.carriers[5].RBC", { "roster.carriers[5].RBC": 3 }],
    ["V9 a back with PRC 5", "value-fixed", "roster.backs[0].PRC", { "roster.backs[0].PRC": 5 }],
    [
      "V10 a situation of two groups",
      "code-group",
      "offense.groups",
      { "offense.groups[1].codes": ["2C", "3B", "1A"] },
    ],
  ] as const)("%s", (_, code, path, change) => {
    const found = faults(change).filter(({ severity }) => severity === "error");
    expect(found.map((issue) => [issue.code, issue.path])).toContainEqual([code, `teams[0].${path}`]);
  });

  it.each([
    ["two rows", [call(0, 51, "N"), call(50, 99, "M")], /: 50-51 appears in two rows$/],
    ["a row in another", [call(0, 70, "N"), call(20, 30, "M"), call(71, 99, "M")], /: 20-30 appears in two rows$/],
    ["no row", [call(0, 49, "N"), call(52, 99, "M")], /: no row holds 50-51$/],
    ["no last row", [call(0, 49, "N"), call(50, 97, "M")], /: no row holds 98-99$/],
    ["a row that leaves the chart", [call(0, 49, "N"), call(50, 100, "M")], /: the range 50-100 leaves 00-99$/],
    ["a row backwards", [call(0, 49, "N"), call(60, 50, "M"), call(50, 99, "M")], /: the range 60-50 runs backwards$/],
  ])("lists the numbers that %s", (_, calls, message) => {
    const found = faults({ "defense.calls.C": calls }).map((issue) => issue.message);
    expect(found).toContainEqual(expect.stringMatching(message));
  });

  it.each([
    ["V2 RBC", "offense.groups[0].printed.RBC", 75, "RBC of group 1 is printed 75; the cards give 76"],
    ["V2 PBC", "offense.groups[0].printed.PBC", 80, "PBC of group 1 is printed 80; the cards give 79"],
    ["V2 PRC", "defense.formations[0].printed.PRC", 65, "PRC of 3-4-4 is printed 65; the cards give 64"],
    [
      "V2 a blitz line",
      "defense.formations[0].printed.blitz.A",
      80,
      "blitz A of 3-4-4 is printed 80; the cards give 81",
    ],
    ["V3 a zone value", "defense.formations[0].printed.N.O", -4, "N O of 3-4-4 is printed -4; the cards give -3"],
  ] as const)("reports a wrong %s", (_, path, value, message) => {
    expect(faults({ [path]: value })).toMatchObject([
      { code: "sum", path: `teams[0].${path}`, message: `Houston Oilers: ${message}` },
    ]);
  });

  it("V8 reports a blitz that brings no one", () => {
    const blitzes = { H: { blitzers: ["MLB"], coverage: "M", order: ["NT"] } };
    const found = faults({ "defense.blitzes": blitzes, "defense.formations[2].name": "4-1-6" });
    expect(found).toEqual([]);
    const none = { H: { blitzers: ["LLB"], coverage: "M", order: ["LOLB"] } };
    expect(faults({ "defense.blitzes": none }).map(({ code, path }) => [code, path])).toEqual([
      ["blitz-nobody", "teams[0].defense.blitzes.H"],
      ["blitz-nobody", "teams[0].defense.blitzes.H"],
    ]);
  });

  it("warns of a different injury range on the return card and the player's own", () => {
    expect(faults({ "roster.returns.kick[0].injury": [0, 4] })).toMatchObject([
      {
        severity: "warning",
        code: "return-injury",
        path: "teams[0].roster.returns.kick[0].injury",
        message: "Houston Oilers: the injury range of Billy Johnson is 00-04 here; his own card has 00-09",
      },
    ]);
  });

  it("V4 reports a wrong printed tackle rank", () => {
    const team = structuredClone(PITTSBURGH) as unknown as {
      defense: { formations: { printed: { tackles: { rank: number }[] } }[] };
    };
    team.defense.formations[0].printed.tackles[1].rank = 5;
    expect(checkKind(teamsKind, { teams: [team] }).issues).toMatchObject([
      {
        code: "sum",
        path: "teams[0].defense.formations[0].printed.tackles[1].rank",
        message: "Pittsburgh Steelers: the tackle rank of Joe Greene in 4-3-4 is printed 5; the cards give 6",
      },
    ]);
  });

  it("reports every total that changes if the card was printed before a substitution", () => {
    const found = faults({ "offense.line.OC": "Fred Hoaglin" }).filter(({ severity }) => severity === "error");
    expect(found.map(({ message }) => message)).toEqual([
      "Houston Oilers: RBC of group 1 is printed 76; the cards give 65",
      "Houston Oilers: PBC of group 1 is printed 79; the cards give 71",
    ]);
  });

  it.each([
    [
      "W1 a throw on a 5 to the man who blocks",
      "call-blocker",
      { "offense.calls.4B": [call(0, 84, "M1"), call(85, 99, "Q5")] },
    ],
    [
      "W2 completions that reach past 89",
      "completion-end",
      // Houston's best receiver has +7.
      { "roster.quarterbacks[0].passing.Q.complete": [9, 83], "roster.quarterbacks[0].passing.Q.incomplete": [84, 98] },
    ],
    ["W3 stamina that the season does not give", "stamina", { "roster.carriers[0].stamina": 15 }],
    [
      "W4 more runs than the season",
      "run-share",
      { "offense.calls.1A": [call(0, 99, "OC")], "roster.quarterbacks[1].season": { attempts: 4, rushes: 0 } },
    ],
    ["W5 a starter who has not started", "starter", { "roster.linemen[4].starts": 0 }],
    [
      "W6 carries in another order",
      "carries-order",
      { "roster.carriers[1].season.rushes": 200, "roster.carriers[1].stamina": 16 },
    ],
  ] as const)("warns of %s", (_, code, change) => {
    expect(faults(change)).toMatchObject([{ code, severity: "warning" }]);
  });

  it("accepts more runs than the season from a team far behind: replayed seasons call special columns for it", () => {
    const more = {
      "offense.calls.1A": [call(0, 99, "OC")],
      "roster.quarterbacks[1].season": { attempts: 4, rushes: 0 },
    };
    expect(faults({ ...more, pointsFor: 180, pointsAgainst: 320 })).toEqual([]);
    expect(faults({ ...more, pointsFor: 320, pointsAgainst: 180 })).toMatchObject([{ code: "run-share" }]);
  });

  it.each([
    [
      "completions that the team's best receiver, +7, takes to 89",
      { "roster.quarterbacks[0].passing.Q.complete": [9, 82], "roster.quarterbacks[0].passing.Q.incomplete": [83, 98] },
    ],
    [
      "a stamina above the rushes of a season whose catches are blank",
      { "roster.carriers[0].season": { rushes: 175 }, "roster.carriers[0].stamina": 15 },
    ],
  ] as const)("does not warn of %s", (_, change) => {
    expect(faults(change)).toEqual([]);
  });

  it("reports all errors at once, with line and column", () => {
    const team = changed({ "roster.linemen[4].RB": 7, "roster.backs[0].PD": 3 });
    const text = JSON.stringify({ teams: [team] }, null, 1);
    const { data, locate } = parseData(text, "x.json");
    const { issues } = checkKind(teamsKind, data, locate);
    expect(issues.map(({ code }) => code)).toEqual(["value-range", "value-range"]);
    const lines = text.split("\n");
    expect(issues.map(({ line }) => lines[line! - 1].trim())).toEqual(['"RB": 7', '"PD": 3,']);
  });

  it("reports errors of type", () => {
    const found = faults({ "roster.carriers[0].I": [1, 2, 3], quarterback: [] });
    expect(found.map(({ path }) => path)).toEqual(
      expect.arrayContaining(["teams[0].roster.carriers[0].I", "teams[0].quarterback"]),
    );
  });

  it("reports an ID that two teams share", () => {
    const { issues } = checkKind(teamsKind, { teams: [HOUSTON, HOUSTON] });
    expect(issues).toMatchObject([{ code: "team-twice", path: "teams[1].id" }]);
  });

  it("with a formation of its own plays if the rules allow it", () => {
    const players = PITTSBURGH.defense.formations[0].players;
    const own = {
      ...HOUSTON,
      defense: {
        ...HOUSTON.defense,
        formations: [{ ...HOUSTON.defense.formations[3], name: "4-4-3" }, ...HOUSTON.defense.formations.slice(1)],
      },
    };
    expect(players).toHaveLength(11);
    expect(() => makeGame({ rules: STANDARD_RULES, away: own, home: PITTSBURGH })).toThrow(
      "4-4-3 is not the formation",
    );
    expect(makeGame({ rules: house({ customFormations: "on" }), away: own, home: PITTSBURGH }).playoff).toBe(false);
  });
});

describe("house rules", () => {
  const check = (data: object) => checkKind(rulesKind, data).issues;
  it("are checked by their charts and switches", () => {
    expect(check({ name: "modern", switches: { oddQuarterBoxes: 30, homeField: "on" } })).toEqual([]);
    expect(check({ name: "x", switches: { oddQuarterBoxes: 28 } })).toMatchObject([
      { path: "switches.oddQuarterBoxes" },
    ]);
    const gap = check({ name: "x", tables: { sneak: [{ from: 0, to: 59, value: "gain" }] } });
    expect(gap).toMatchObject([{ code: "range-gap", path: "tables.sneak", message: "sneak: no row holds 60-99" }]);
    const twice = [
      { from: 0, to: 60, value: 1 },
      { from: 60, to: 99, value: 2 },
    ];
    expect(check({ name: "x", tables: { tackle: twice } })).toMatchObject([{ code: "range-overlap" }]);
    const rank = [{ from: 0, to: 99, value: 12 }];
    expect(check({ name: "x", tables: { tackle: rank } })).toMatchObject([{ path: "tables.tackle[0].value" }]);
  });
  it("that differ have a name of their own", () => {
    expect(check({ name: "standard", switches: { homeField: "on" } })).toMatchObject([{ code: "rules-name" }]);
  });
});
