/** What holds for the records of every game: played again, changed, counted, made from a person's dice. Each law once, for all games. */
import { beforeAll, describe, expect, it } from "vitest";
import type { GameSystem } from "../../src/contract/game.js";
import { checkKind, proveKind } from "../../src/files/check.js";
import { NO_CACHE } from "../../src/kernel/cache/index.js";
import { driveChart } from "../../src/kernel/football/index.js";
import { hasErrors, nowhereKnown } from "../../src/kernel/issue/index.js";
import { BY_HAND } from "../../src/kernel/machine/index.js";
import { loadSystems } from "../../src/systems/index.js";

interface Kept {
  seed?: number;
  choices: unknown[];
  dice: number[];
  events: Record<string, unknown>[];
}

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
/** Coaches that need not solve the game first. */
const coachesOf = ({ coaches }: GameSystem) => coaches.filter(({ id }) => !/^(solved|optimal)/.test(id));

describe.each((await loadSystems()).map((system) => [system.id, system] as const))("records of %s", (id, system) => {
  const { kinds, standardRules: rules, defaultCoach } = system;
  const request = { rules, coach: defaultCoach, names: {}, cache: NO_CACHE };
  const play = (seed: number, coach = defaultCoach): Kept => copy(system.play({ ...request, seed, coach })) as Kept;
  let record: Kept;
  beforeAll(() => {
    record = play(1);
  });
  /** What is wrong with the record once it is changed. */
  const changed = (change: (open: Kept) => void) => {
    const open = copy(record);
    change(open);
    return kinds.record.prove!(open, nowhereKnown);
  };

  it("are of their kind and replay word for word: 20 seeds, every coach", () => {
    const games = [
      ...Array.from({ length: 20 }, (_, seed) => play(seed)),
      ...coachesOf(system).map((coach) => play(7, coach.id)),
    ];
    for (const game of games) expect(proveKind(kinds.record, game).issues, `seed ${game.seed}`).toEqual([]);
  });

  it("call a drive a touchdown or a field goal if it scored the points of one: 20 seeds", () => {
    let drives = 0;
    for (let seed = 0; seed < 20; seed++) {
      for (const drive of driveChart(play(seed).events as Iterable<{ type: string }>)) {
        drives++;
        const { points, result } = drive;
        const scored = points >= 6 && points <= 8 ? "touchdown" : points === 3 ? "fieldGoal" : "nothing";
        const called = result === "touchdown" || result === "fieldGoal" ? result : "nothing";
        expect({ ...drive, called, scored }, `seed ${seed}`).toEqual({ ...drive, called: scored, scored });
        expect(scored === "nothing" ? points : 0, `seed ${seed}`).toBe(0);
      }
    }
    // Dynasty's games are stories of one man: they have no drives.
    expect(drives > 100).toBe(id !== "dynasty");
  });

  it("are the same bytes for the same seed, and another game for another", () => {
    expect(JSON.stringify(play(1))).toBe(JSON.stringify(record));
    expect(play(2).dice).not.toEqual(record.dice);
  });

  it("name the first event that dice and choices do not give", () => {
    for (const at of [0, Math.floor(record.events.length / 2), record.events.length - 1]) {
      const issues = changed(({ events }) => (events[at] = { ...events[at], type: "nonsense" }));
      expect(issues).toMatchObject([{ code: "replay-differs", path: `events[${at}]` }]);
    }
  });

  it("name a die that the seed does not roll, and an impossible one", () => {
    const other = (face: number): number => (face === 1 ? 2 : face - 1);
    expect(changed(({ dice }) => (dice[7] = other(dice[7])))).toMatchObject([{ code: "seed-dice", path: "dice[7]" }]);
    expect(changed(({ dice }) => (dice[0] = 21))).toMatchObject([{ code: "die-face", path: "dice[0]" }]);
  });

  it("name leftover and missing entries, and another version", () => {
    const found = (change: (open: Kept) => void) => changed(change).map(({ code, path }) => `${code} ${path}`);
    const { choices: answers, dice: faces, events: told } = record;
    expect(found(({ choices }) => choices.push(choices[0]))).toEqual([`replay-choices choices[${answers.length}]`]);
    expect(found(({ dice }) => dice.push(1))).toEqual([`replay-dice dice[${faces.length}]`]);
    expect(found(({ dice }) => dice.pop())[0]).toMatch(/^replay-differs/);
    expect(found(({ events }) => events.pop())).toEqual([`replay-differs events[${told.length - 1}]`]);
    expect(found((open) => Object.assign(open, { version: 2 }))).toEqual(["record-format format"]);
  });

  it("name the command that prints them again, and none for games played by hand", () => {
    const { describe } = kinds.record.prints!;
    expect(describe(record).command).toContain(`pressbox print ${id} --seed 1`);
    const hand = { ...record, coach: BY_HAND, coaches: { away: BY_HAND, home: BY_HAND } };
    expect(describe(hand)).toEqual({
      line: expect.stringMatching(/by hand$/) as string,
      command: `pressbox print ${id} --record FILE`,
    });
    expect(describe({ ...record, seed: undefined }).line).toMatch(/own dice$/);
  });

  it("are narrated without a gap", () => {
    expect(kinds.record.prints!.narrate!(record)).not.toMatch(/undefined|NaN|\[object/);
  });

  it("are what many games count", () => {
    const many = system.many({ ...request, seed: 1 });
    expect(copy(many.record(1))).toEqual(record);
    expect(many.figures(1)).toEqual(many.figures(1));
    const { score } = many.figures(1) as { readonly score?: object };
    const end = record.events.at(-1)!;
    if (score) expect(end.score ?? end).toMatchObject(score);
  });

  // A campaign's own dice are written season by season: `own-dice.test.ts`.
  describe.runIf(system.byHand!.sides)("from dice in one list", () => {
    /** Its tenth face shows 0. */
    const shown = (face: number): number => (id === "dice-football" ? face % 10 : face);
    const of = (dice: readonly number[], more = {}) =>
      system.playOwnDice!(
        { format: `pressbox/${id}-dice`, dice: [dice.map(shown).join(" ")], choices: record.choices, ...more },
        nowhereKnown,
        request as never,
      );

    it("are the same game", () => {
      const { issues, record: own } = of(record.dice);
      expect(issues).toEqual([]);
      expect(JSON.stringify((own as Kept).events)).toBe(JSON.stringify(record.events));
      expect((own as Kept).seed).toBeUndefined();
      expect(checkKind(kinds.record, copy(own)).issues).toEqual([]);
    });

    it("name leftover and missing dice", () => {
      expect(of([...record.dice, 3, 4]).issues).toMatchObject([{ code: "dice-left" }]);
      expect(of(record.dice.slice(0, -1)).issues).toMatchObject([{ code: "dice-exhausted" }]);
      const open = of(record.dice.slice(0, 48), { unfinished: true });
      expect(hasErrors(open.issues)).toBe(false);
      expect((open.record as Kept).dice.length).toBeLessThanOrEqual(48);
    });
  });
});
