/** Records as earlier versions wrote them: they open, replay as what they are, and hide nothing that was changed. */
import { describe, expect, it } from "vitest";
import { proveKind } from "../../src/files/check.js";
import { NO_CACHE } from "../../src/kernel/cache/index.js";
import type { GameFile, GameTypes } from "../../src/kernel/machine/index.js";
import { loadSystem } from "../../src/systems/index.js";

type Keyed = Record<string, unknown>;
type Old = { -readonly [K in keyof GameFile<GameTypes>]: GameFile<GameTypes>[K] };

async function gameOf(id: string, coach: string, seed: number, preset?: string) {
  const system = (await loadSystem(id))!;
  const rules = system.presets?.find((one) => one.id === preset)?.rules ?? system.standardRules;
  const record = system.play({ rules, coach, seed, names: {}, cache: NO_CACHE });
  const prove = (data: unknown) => proveKind(system.kinds.record, JSON.parse(JSON.stringify(data)));
  return { record: JSON.parse(JSON.stringify(record)) as Old, prove };
}

const changeEvents = (record: Old, change: (event: Keyed) => Keyed): Old => ({
  ...record,
  events: (record.events as Keyed[]).map(change),
});

describe("PostCard", () => {
  /** Contested throws had the difference of their dice as a result. */
  const withResult = (event: Keyed): Keyed => {
    if (event.type !== "roll" || event.on !== "contested") return event;
    const [mine, theirs] = event.dice as { value: number }[];
    return { ...event, result: mine.value - theirs.value };
  };

  it("accepts missing results of contested throws, but not wrong ones", async () => {
    const { record, prove } = await gameOf("postcard", "football", 2);
    const old = changeEvents(record, withResult);
    expect(JSON.stringify(old)).not.toBe(JSON.stringify(record));
    const { issues, value } = prove(old);
    expect([issues, value]).toEqual([[], record]);
    const wrong = changeEvents(old, (event) =>
      "result" in event && event.on === "contested" ? { ...event, result: 9 } : event,
    );
    expect(prove(wrong).issues.map(({ code }) => code)).toEqual(["replay-differs"]);
    for (const dice of [undefined, 7, [], [null, null], [1, { value: "x" }]]) {
      const strange = changeEvents(old, (event) => (event.on === "contested" ? { ...event, dice } : event));
      expect(prove(strange).issues.map(({ code }) => code)).toEqual(["replay-differs"]);
    }
  });

  it("accepts overtime drives that begin with a toss", async () => {
    for (let seed = 0; ; seed++) {
      const { record, prove } = await gameOf("postcard", "football", seed, "balanced");
      const old = changeEvents(record, (event) =>
        event.type === "driveStart" && event.how === "overtime" ? { ...event, how: "coinToss" } : event,
      );
      if (JSON.stringify(old) === JSON.stringify(record)) continue;
      expect(prove(old)).toEqual({ issues: [], value: record });
      return;
    }
  });
});

describe("Pen & Paper", () => {
  it("accepts kicks that do not show what the defense called", async () => {
    const { record, prove } = await gameOf("pen-and-paper", "solo", 11);
    const bare = (event: Keyed): Keyed => {
      if (event.type !== "kick" && event.type !== "hardCount") return event;
      return Object.fromEntries(Object.entries(event).filter(([key]) => key !== "defense"));
    };
    expect(prove(changeEvents(record, bare))).toEqual({ issues: [], value: record });
    let first = true;
    const one = changeEvents(record, (event) => {
      if (!first || !("defense" in event) || event.type === "play") return event;
      first = false;
      return bare(event);
    });
    expect(prove(one).issues.map(({ code }) => code)).toEqual(["replay-differs"]);
  });

  it("refiles a drive after an interception in the end zone that was filed as one after a punt", async () => {
    for (let seed = 0; ; seed++) {
      const { record, prove } = await gameOf("pen-and-paper", "simple", seed);
      const old = changeEvents(record, (event) =>
        event.type === "driveStart" && event.how === "interception" && event.spot === 20
          ? { ...event, how: "punt" }
          : event,
      );
      if (JSON.stringify(old) === JSON.stringify(record)) continue;
      expect(prove(old)).toEqual({ issues: [], value: record });
      return;
    }
  });

  it("no answer of a record can be changed unnoticed (N18)", async () => {
    const { record, prove } = await gameOf("pen-and-paper", "solo", 11);
    const unseen: string[] = [];
    const kicks = (record.choices as { kind: string; offense?: { call: string } }[]).flatMap(({ offense }, i) =>
      offense?.call === "punt" || offense?.call === "fieldGoal" ? [i] : [],
    );
    expect(kicks.length).toBeGreaterThan(3);
    for (const i of [4, 5, ...kicks]) {
      for (const change of [{ chart: [20, 20] }, { against: "rush", special: "prevent" }, { dice: ["action"] }]) {
        const changed = JSON.parse(JSON.stringify(record)) as { choices: { defense: object }[] };
        Object.assign(changed.choices[i].defense, change);
        if (JSON.stringify(changed) !== JSON.stringify(record) && prove(changed).issues.length === 0)
          unseen.push(`${i} ${JSON.stringify(change)}`);
      }
    }
    expect(unseen).toEqual([]);
  });
});
