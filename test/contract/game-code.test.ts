import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { SYSTEM_IDS, type GameSystem } from "../../src/contract/game.js";
import {
  codeNeeds,
  codeOfGame,
  gameOfCode,
  readCode,
  writeCode,
  type CodeFacts,
} from "../../src/contract/game-code.js";
import { UserError } from "../../src/kernel/issue/index.js";
import { wordCheck } from "../../src/kernel/code/index.js";
import { NO_CACHE } from "../../src/sim/play.js";
import { untilPlay } from "../../src/sim/until-play.js";
import { loadSystems } from "../../src/systems/index.js";
import { sampleTeams } from "../../src/systems/pen-and-paper/teams/index.js";

let systems: Map<string, GameSystem>;
beforeAll(async () => {
  systems = new Map((await loadSystems()).map((system) => [system.id, system]));
});
const systemOf = (id: string): GameSystem => systems.get(id)!;

const small = fc.integer({ min: 0, max: 200 });
const check = fc.record({ check: fc.integer({ min: 0, max: 0xfffff }) });
const name = fc.record({ name: fc.string({ minLength: 1, maxLength: 20 }) });
const side = fc.oneof(check, name, fc.record({ team: small }));
const rules = fc.oneof(
  check,
  fc.record({ preset: fc.integer({ min: 0, max: 29 }) }),
  fc.record(
    {
      name: fc.string({ minLength: 1, maxLength: 20 }),
      over: fc.integer({ min: 0, max: 5 }),
      switches: fc.array(fc.tuple(fc.integer({ min: 0, max: 0x7fff }), small), { maxLength: 5 }),
    },
    { requiredKeys: ["name", "switches"] },
  ),
);
const facts = fc.record(
  {
    system: fc.constantFrom(...SYSTEM_IDS),
    seed: fc.integer({ min: 0, max: 0xffffffff }),
    coach: small,
    rules,
    sides: fc.record({ away: side, home: side }),
    plays: small,
  },
  { requiredKeys: ["system", "seed"] },
);

const issuesOf = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    if (error instanceof UserError) return error.issues.map(({ code, message, hint }) => ({ code, message, hint }));
    throw error;
  }
  return [];
};

/** A game as its code plays it. */
function again(system: GameSystem, code: string, given = {}): unknown {
  const { plays, ...game } = gameOfCode(system, code, given);
  const record = system.play({ ...game, cache: NO_CACHE });
  return plays === undefined ? record : untilPlay(system, record, plays);
}

const played = (system: GameSystem, seed: number, more = {}): unknown =>
  system.play({
    rules: system.standardRules,
    seed,
    names: {},
    cache: NO_CACHE,
    ...{ coach: quick(system) },
    ...more,
  });
/** A coach who needs no solution first. */
const quick = ({ coaches, defaultCoach }: GameSystem): string =>
  coaches.find(({ id }) => id === "steady" || id === "simple" || id === "plain")?.id ?? defaultCoach;

describe("codes of games", () => {
  test("are read back as written, whatever was written", () => {
    fc.assert(
      fc.property(facts, (said) => {
        expect(readCode(writeCode(said as CodeFacts))).toEqual(said);
      }),
      { numRuns: 500 },
    );
  });

  test("match the codes printed so far: lists of games, coaches, rules and teams only grow at their ends", () => {
    const codes = (id: string) => {
      const system = systemOf(id);
      const ids = system.coded?.ids() ?? [];
      const last = system.coaches.at(-1)!.id;
      const origin = {
        seed: 42,
        coach: last,
        ...(ids.length > 0 && { sides: { away: { id: ids.at(-1)! }, home: { id: ids[0] } } }),
      };
      return codeOfGame({ ...system, origin: () => origin }, played(system, 1));
    };
    expect(SYSTEM_IDS.map(codes)).toEqual(["01T2-4Z2", "15T2-3H12-HW", "25T2-132A-N", "35T2-2M32-4D", "44T2-322V"]);
  });

  test("from before the strong coach of DICE Football play the solo coach's game", () => {
    const system = systemOf("dice-football");
    const { seed, coach } = gameOfCode(system, "24T2-32DJ");
    expect([seed, coach]).toEqual([42, "solo"]);
  });

  test.each(SYSTEM_IDS)("%s: replay every coach's game, by all ready-made rules", (id) => {
    const system = systemOf(id);
    const presets = system.presets ?? [{ rules: system.standardRules }];
    for (const { rules: by } of presets)
      for (const coach of system.coaches.map((one) => one.id).filter((one) => !/optimal|solved/.test(one))) {
        const record = played(system, 7, { rules: by, coach });
        expect(again(system, codeOfGame(system, record)!), coach).toEqual(record);
      }
  });

  test.each(SYSTEM_IDS)("%s: stop where the game stopped", (id) => {
    const system = systemOf(id);
    const whole = played(system, 9);
    for (const plays of [0, 1, 5]) {
      const record = untilPlay(system, whole, plays);
      expect(again(system, codeOfGame(system, record)!)).toEqual(record);
    }
  });

  test.each(SYSTEM_IDS.filter((id) => id !== "dynasty"))("%s: name every built-in team", (id) => {
    const system = systemOf(id);
    const { coded } = system;
    const ids = coded!.ids();
    expect(new Set(ids).size).toBe(ids.length);
    const standard = played(system, 3);
    for (const [i, away] of ids.entries()) {
      const home = ids[(i + 1) % ids.length];
      const asked = { rules: system.standardRules, names: { away, home } };
      const record = { ...(standard as object), ...coded!.kept(asked) };
      const code = codeOfGame(system, record)!;
      expect(coded!.kept({ ...gameOfCode(system, code) })).toEqual(coded!.kept(asked));
      expect(codeNeeds(readCode(code))).toEqual({ rules: false, teams: false });
    }
    const names = { away: ids[1], home: ids[2] };
    const record = played(system, 3, { names });
    expect(again(system, codeOfGame(system, record)!)).toEqual(record);
  });

  test.each(SYSTEM_IDS)("%s: encode every answer of every switch", (id) => {
    const system = systemOf(id);
    const switches = system.rulings.filter(({ fixed }) => !fixed);
    expect(new Set(switches.map((one) => wordCheck(one.id))).size).toBe(switches.length);
    const standard = played(system, 3) as { readonly rules: object };
    let count = 0;
    for (const { id: ruling, values, default: usual } of switches)
      for (const { id: answer } of values) {
        if (answer === usual) continue;
        const typed =
          answer === "true" ? true : answer === "false" ? false : /^\d+$/.test(answer) ? Number(answer) : answer;
        const house = { name: "Ours", switches: { [ruling]: typed } };
        const { value } = system.kinds.rules.check(house, () => ({}));
        if (value === undefined) continue;
        const code = codeOfGame(system, { ...standard, rules: system.packRules(value) })!;
        expect(system.packRules(gameOfCode(system, code).rules), `${ruling} ${answer}`).toEqual(
          system.packRules(value),
        );
        count++;
      }
    expect(count).toBeGreaterThan(5);
  });
});

describe("games with a person's own input", () => {
  test("names that a code has room for, and those that must be given again", () => {
    const system = systemOf("postcard");
    const short = played(system, 5, { names: { away: "Herons", home: "McDuff's Eleven" } });
    expect(again(system, codeOfGame(system, short)!)).toEqual(short);
    const names = { away: "The Wanderers of the Upper Valley", home: "Herons" };
    const long = played(system, 5, { names });
    const code = codeOfGame(system, long)!;
    expect(codeNeeds(readCode(code))).toEqual({ rules: false, teams: true });
    expect(again(system, code, { names: { away: names.away } })).toEqual(long);
    expect(issuesOf(() => gameOfCode(system, code)).map((one) => one.code)).toEqual(["code-needs"]);
    expect(issuesOf(() => gameOfCode(system, code, { names: { away: "Others" } })).map((one) => one.code)).toEqual([
      "code-other",
    ]);
  });

  test.each(["postcard", "dice-football", "pen-and-paper", "5d20"])(
    "%s: the team file is found again, and no other",
    (id) => {
      const system = systemOf(id);
      const names = { away: "b", home: "a" };
      const teams = ownTeams(system);
      const record = played(system, 11, { names, teams });
      const code = codeOfGame(system, record)!;
      expect(codeNeeds(readCode(code))).toEqual({ rules: false, teams: true });
      expect(again(system, code, { teams })).toEqual(record);
      expect(issuesOf(() => gameOfCode(system, code))).toMatchObject([{ code: "code-needs" }]);
      const changed = {
        ...teams,
        teams: teams.teams.map((team) => ({ ...team, ...otherName(id, (team as { id: string }).id) })),
      };
      expect(issuesOf(() => gameOfCode(system, code, { teams: changed }))).toMatchObject([{ code: "code-other" }]);
    },
  );

  test("house rules with their own charts are checked", () => {
    const system = systemOf("dynasty");
    const { value: own } = system.kinds.rules.check({ name: "Ours", tables: { setup: { influence: 5 } } }, () => ({}));
    expect(own).toBeDefined();
    const record = played(system, 11, { rules: own });
    const code = codeOfGame(system, record)!;
    expect(codeNeeds(readCode(code))).toEqual({ rules: true, teams: false });
    expect(again(system, code, { rules: own })).toEqual(record);
    expect(issuesOf(() => gameOfCode(system, code))).toMatchObject([{ code: "code-needs" }]);
    expect(issuesOf(() => gameOfCode(system, code, { rules: system.standardRules }))).toMatchObject([
      { code: "code-other" },
    ]);
  });
});

describe("invalid codes are refused", () => {
  test("with a reason", () => {
    const system = systemOf("5d20");
    expect(issuesOf(() => readCode("00T2-BJ"))).toEqual([
      {
        code: "code-check",
        message: 'the code "00T2-BJ" is mistyped: its check characters do not match',
        hint: "did you mean 00T2-AJ?",
      },
    ]);
    expect(issuesOf(() => readCode("00TU-AJ"))).toMatchObject([{ code: "code-sign" }]);
    expect(issuesOf(() => readCode(""))).toMatchObject([{ code: "code-check" }]);
    const code = writeCode({ system: "5d20", seed: 4 });
    expect(issuesOf(() => gameOfCode(system, code, { teams: {} }))).toMatchObject([{ code: "code-twice" }]);
    expect(issuesOf(() => gameOfCode(system, code, { rules: system.standardRules }))).toMatchObject([
      { code: "code-twice" },
    ]);
    const strange: CodeFacts[] = [
      { system: "5d20", seed: 4, coach: 31 },
      { system: "5d20", seed: 4, rules: { preset: 20 } },
      { system: "5d20", seed: 4, rules: { name: "x", switches: [[1, 1]] } },
      { system: "5d20", seed: 4, rules: { name: "x", over: 9, switches: [] } },
      { system: "5d20", seed: 4, sides: { away: { team: 200 }, home: { team: 0 } } },
    ];
    for (const said of strange)
      expect(issuesOf(() => gameOfCode(system, writeCode(said)))).toMatchObject([{ code: "code-unknown" }]);
  });

  test("games that no seed can replay have none", () => {
    const system = systemOf("5d20");
    const record = played(system, 4) as { readonly coaches: object };
    expect(codeOfGame(system, record)).toBeDefined();
    expect(codeOfGame(system, { ...record, seed: undefined })).toBeUndefined();
    expect(codeOfGame(system, { ...record, playoff: true })).toBeUndefined();
    expect(codeOfGame(system, { ...record, coaches: { away: "by hand", home: "by hand" } })).toBeUndefined();
    expect(codeOfGame(system, { teams: [] })).toBeUndefined();
  });
});

/** Two teams of a file that are like none of the built-in ones. */
function ownTeams(system: GameSystem): { readonly teams: readonly object[] } {
  if (system.id === "postcard") {
    const team = { short: "A", code: "A", colors: ["#112233", "#FFFFFF"] as const, skill: null, coach: null };
    return {
      teams: [
        { ...team, id: "a", name: "The Anglers of the Upper Valley" },
        { ...team, id: "b", name: "The Bakers of the Lower Valley", short: "B", code: "B" },
      ],
    };
  }
  const example = system.examples!({
    rules: system.standardRules,
    seed: 1,
    coach: quick(system),
    names: {},
    cache: NO_CACHE,
  });
  const found = example.find((one) => system.kinds.teams!.matches(one)) as
    { teams: { id: string; name: string }[] } | undefined;
  const sample = found?.teams ?? sampleTeams();
  return {
    teams: sample
      .slice(0, 2)
      .map((team, i) => ({ ...team, id: "ab"[i], name: `Own ${"AB"[i]}`, monogram: `O${"AB"[i]}` })),
  };
}

const otherName = (game: string, id: string): object => ({
  name: game === "postcard" ? `Nobody of this place ${id}` : `Other ${id}`,
});
