/** Many games with their shape: the same games as without, and the shape of each, added up. */
import { describe, expect, it } from "vitest";
import { playMany } from "../../src/sim/many.js";
import { addShapes, countShape, noShape, shapeFigures } from "../../src/sim/shape/index.js";
import { gamesOf, type ShapedSummary } from "../../src/sim/shaped.js";
import { NO_CACHE } from "../../src/sim/play.js";
import { loadSystems } from "../../src/systems/index.js";

const COUNT = 12;
const SEED = 4_294_967_290; // past the last seed they go on from 0

describe("the shape of many games", async () => {
  const systems = await loadSystems();
  const requestOf = ({ standardRules: rules, defaultCoach: coach }: (typeof systems)[number]) => ({
    rules,
    coach,
    seed: SEED,
    names: {},
    cache: NO_CACHE,
  });

  it("exists for every game of two teams", () => {
    expect(systems.filter(({ football }) => !football).map(({ id }) => id)).toEqual(["dynasty"]);
  });

  it.each(systems.filter(({ football }) => football))("$id", (system) => {
    const request = requestOf(system);
    const seeds = { seed: SEED, count: COUNT };
    const plain = playMany(system.many(request), seeds);
    const { summary, records } = playMany(gamesOf(system, request, true), seeds);
    const { shape, ...figures } = summary as ShapedSummary;
    expect({ summary: figures, records }).toEqual(plain);
    let all = noShape();
    for (let i = 0; i < COUNT; i++) {
      const one = noShape();
      countShape(one, system.football!(system.play({ ...request, seed: (SEED + i) >>> 0 })));
      all = addShapes(all, one);
    }
    expect(shape).toEqual(all);
    expect(shape!.games).toBe(COUNT);
  });

  it("omits fourth-down decisions if kicks do not state their down", () => {
    const fourth = (id: string): readonly number[] => {
      const system = systems.find((one) => one.id === id)!;
      const { summary } = playMany(gamesOf(system, requestOf(system), true), { seed: SEED, count: COUNT });
      const figures = shapeFigures((summary as ShapedSummary).shape!);
      return figures.filter((one) => one.id.startsWith("fourth.")).map(({ value }) => value);
    };
    expect(fourth("postcard")).toEqual([NaN, NaN, NaN]);
    const [go, punt, fieldGoal] = fourth("5d20");
    expect(go + punt + fieldGoal).toBeCloseTo(1, 10);
    expect(punt).toBeGreaterThan(go);
  });
});
