/** Campaign records: played, packed, replayed, tampered with. */
import { describe, expect, it } from "vitest";
import { scriptedRoller } from "../../helpers/dice.js";
import { expert, steady } from "../../../src/systems/dynasty/coaches/index.js";
import {
  playCampaign,
  recordSchema,
  replay,
  rulesOf,
  type CampaignRecord,
} from "../../../src/systems/dynasty/record.js";
import { checkKind } from "../../../src/files/check.js";
import { recordKind } from "../../../src/systems/dynasty/file-kinds.js";
import { packRules, resolveRules, STANDARD_RULES } from "../../../src/systems/dynasty/rules/index.js";
import { ruling } from "./scripted.js";

const names = { coach: "Dutch Kowalski", club: "Toledo Ironmen" };
const record = playCampaign({ coach: expert, seed: 2078, names });
const through = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe("records", () => {
  it("contain a campaign to its end and fit their schema", () => {
    expect(record.events.at(-1)!.type).toBe("campaignEnd");
    expect(recordSchema().safeParse(through(record)).error).toBeUndefined();
    expect(record).toMatchObject({ seed: 2078, coach: "expert", roller: "xoroshiro128+", rules: { name: "standard" } });
    expect(record.names).toEqual({ ...names, started: "", firstSeason: "" });
  });

  it("are the same for a seed typed as text", () => {
    expect(playCampaign({ coach: expert, seed: "2078", names })).toEqual(record);
  });

  it("replay word for word after a trip through JSON", () => {
    const { issues, events, state } = replay(through(record));
    expect(issues).toEqual([]);
    expect(JSON.stringify(events)).toBe(JSON.stringify(record.events));
    expect(state?.stage).toBe("over");
  });

  it("store only what differs from the standard rules", () => {
    expect(packRules(STANDARD_RULES)).toEqual({ name: "standard" });
    expect(packRules(ruling({ playoffMatch: "orBetter" }))).toEqual({
      name: "test",
      switches: { playoffMatch: "orBetter" },
    });
    const rich = resolveRules({ name: "rich", tables: { setup: { influence: 5 } } });
    expect(packRules(rich).tables?.setup?.influence).toBe(5);
    const played = playCampaign({ rules: rich, coach: steady, seed: 3 });
    expect(rulesOf(through(played))).toEqual(rich);
    expect(replay(through(played)).issues).toEqual([]);
    expect(rulesOf(record)).toBe(STANDARD_RULES);
  });

  it("keep given dice without a seed", () => {
    const given = playCampaign({
      coach: steady,
      roller: scriptedRoller(...record.dice, ...record.dice, ...record.dice),
    });
    expect(given.seed).toBeUndefined();
    expect(given.roller).toBe("own dice");
  });
});

describe("tampering", () => {
  const change = (edit: (copy: { -readonly [K in keyof CampaignRecord]: CampaignRecord[K] }) => void) => {
    const copy = through(record);
    edit(copy as never);
    return replay(copy).issues.map((issue) => `${issue.code} ${issue.path}`);
  };

  it("names the first event that differs", () => {
    const result = record.events.findIndex((e) => e.type === "result");
    const issues = change((copy) => {
      copy.events = copy.events.map((e, i) => (i === result ? { ...e, wins: 16 } : e)) as typeof copy.events;
    });
    expect(issues).toEqual([`replay-differs events[${result}]`]);
  });
  it("notices a changed die", () => {
    const first = record.events.findIndex((e) => e.type === "roll");
    const dice = record.dice.with(0, (record.dice[0] % 6) + 1);
    expect(change((copy) => (copy.dice = dice))).toEqual(["seed-dice dice[0]"]);
    const own = change((copy) => Object.assign(copy, { dice, roller: "own dice", seed: undefined }));
    expect(own).toContain(`replay-differs events[${first}]`);
  });
  it("notices an illegal choice", () => {
    const issues = change((copy) => (copy.choices = copy.choices.with(0, { kind: "stop" })));
    expect(issues[0]).toBe("choice-misplaced choices[0]");
  });
  it("reports errors of type with their place", () => {
    const bad = { ...through(record), dice: [7], colour: "green" };
    const { issues } = checkKind(recordKind, bad, (path) => ({ file: "a.json", line: path.length + 1 }));
    expect(issues.map((i) => `${i.code} ${i.file}:${i.line}`)).toEqual([
      "data-unknown-key a.json:2",
      "data-size a.json:3",
    ]);
  });
});
