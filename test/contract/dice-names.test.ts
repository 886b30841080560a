/** Dice logs and records of games between two teams: who plays, and who coaches. The same law for every such game. */
import { describe, expect, it } from "vitest";
import type { GameSystem } from "../../src/contract/game.js";
import { NO_CACHE } from "../../src/kernel/cache/index.js";
import { BY_HAND } from "../../src/kernel/machine/index.js";
import { loadSystems } from "../../src/systems/index.js";

interface Kept {
  readonly away: string | { readonly name: string };
  readonly home: string | { readonly name: string };
  readonly coaches: Readonly<Record<"away" | "home", string>>;
}

const locate = (path: readonly (string | number)[]) => ({ file: path.join(".") });
const called = (team: Kept["away"]): string => (typeof team === "string" ? team : team.name);
const twoSided = (await loadSystems()).filter(({ byHand, playOwnDice }) => byHand?.sides && playOwnDice);

it("there are four", () => {
  expect(twoSided.map(({ id }) => id).sort()).toEqual(["5d20", "dice-football", "pen-and-paper", "postcard"]);
});

describe.each(twoSided.map((system) => [system.id, system] as const))("%s", (id, system: GameSystem) => {
  const request = { rules: system.standardRules, seed: 1, coach: system.defaultCoach, names: {}, cache: NO_CACHE };
  const record = system.play(request) as Kept;
  const [away, home] = [called(record.away), called(record.home)];
  // Every die of every game has a 1 and a 2; equal ones do not win a toss.
  const dice = Array.from({ length: 40 }, (_, i) => 1 + (i % 2));
  const playLog = (log: object, names: Readonly<Record<string, string>>) => {
    const format = `pressbox/${id}-dice`;
    const { issues, record: made } = system.playOwnDice!({ format, dice, unfinished: true, ...log }, locate, {
      ...request,
      names,
    });
    return { faults: issues.filter(({ severity }) => severity === "error"), made: made as Kept | undefined };
  };

  it("a requested team plays if the dice log names none", () => {
    const { faults, made } = playLog({}, { away: home, home: away });
    expect(faults).toEqual([]);
    expect([called(made!.away), called(made!.home)]).toEqual([home, away]);
  });

  it("a team named by both alike is no contradiction", () => {
    expect(playLog({ away, home }, { away, home }).faults).toEqual([]);
  });

  it("a dice log and a request for different teams are an error per side", () => {
    const { faults, made } = playLog({ away, home }, { away: home, home: away });
    expect(made).toBeUndefined();
    expect(faults).toEqual(
      [
        ["away", away, home],
        ["home", home, away],
      ].map(([side, written, wanted]) => ({
        severity: "error",
        code: "team-other",
        message: `the ${side} team is "${written}" in the file, but "${wanted}" was asked for`,
        file: side,
        hint: "name it in one place",
      })),
    );
  });

  it("an unknown team is an error without a line of the log; teams without ratings play under any name", () => {
    const { faults, made } = playLog({}, { away: "Zzyzx Zephyrs" });
    if (id === "postcard") expect([faults, called(made!.away)]).toEqual([[], "Zzyzx Zephyrs"]);
    else {
      expect(faults.map(({ code }) => code)).toEqual(["team-unknown"]);
      expect(faults[0]).not.toHaveProperty("file");
      expect(faults[0].message).toContain('"Zzyzx Zephyrs"');
    }
  });

  it("a coach that no longer exists is a warning: the game is kept; a person is not a coach", () => {
    const { check } = system.kinds.record;
    const checked = (coaches: Kept["coaches"]) => check(JSON.parse(JSON.stringify({ ...record, coaches })), locate);
    const known = record.coaches.home;
    expect(checked({ away: BY_HAND, home: known }).issues).toEqual([]);
    const { issues, value } = checked({ away: "gaffer", home: known });
    expect(issues).toMatchObject([
      { severity: "warning", code: "coach-unknown", message: 'there is no coach "gaffer"', file: "coaches.away" },
    ]);
    expect(value).toBeDefined();
  });
});
