/** The published schemas of records against games: every event and answer fits, and every kind and optional key occurs. */
import { describe, expect, it } from "vitest";
import { withEvents } from "../../src/data/event-schemas.js";
import { NO_CACHE } from "../../src/kernel/cache/index.js";
import { seededRoller } from "../../src/kernel/dice/index.js";
import { nowhereKnown } from "../../src/kernel/issue/index.js";
import { jsonSchemaOf, type GameSystem, type PlayRequest } from "../../src/systems/contract.js";
import { loadSystem } from "../../src/systems/index.js";
import { SAMPLE_TEAMS } from "../../src/systems/pen-and-paper/teams/index.js";
import { Coverage } from "./record-coverage.js";

interface GameRecord {
  readonly events: readonly { readonly type: string }[];
  readonly choices: readonly unknown[];
}

/** Coaches that call different plays; games of people who answer at random do the rest. */
const COACHES: Readonly<Record<string, readonly string[]>> = {
  dynasty: ["steady", "expert"],
  "pen-and-paper": ["solo", "simple"],
  postcard: ["die", "football"],
  "dice-football": ["solo"],
  "5d20": ["simple", "strong"],
};

/** Teams whose stars and lineups differ from the usual ones. */
const TEAMS: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>> = {
  "pen-and-paper": SAMPLE_TEAMS.filter((_, i) => i % 5 === 0).map(({ id: home }, i) => ({
    home,
    away: SAMPLE_TEAMS[(5 * i + 2) % SAMPLE_TEAMS.length].id,
  })),
};
const SEEDS = 4;

/** The standard rules, the presets, and house rules with one answer of a ruling each. */
function* rulesOf(system: GameSystem): Generator<readonly [name: string, rules: unknown]> {
  yield ["standard", system.standardRules];
  for (const { id, rules } of system.presets ?? []) yield [id, rules];
  for (const { id, values, fixed } of system.rulings) {
    if (fixed) continue;
    for (const { id: value } of values.slice(1)) {
      const data = { format: `pressbox/${system.id}-rules`, name: `${id} ${value}`, switches: { [id]: typed(value) } };
      const { value: rules } = system.kinds.rules!.check(data, nowhereKnown);
      if (rules !== undefined) yield [`${id}: ${value}`, rules];
    }
  }
}

const typed = (value: string): unknown => (value === "true" ? true : value === "false" ? false : value);

/** A game in which people pick any answer. */
function atRandom(system: GameSystem, { rules, seed, names }: Pick<PlayRequest<unknown>, "rules" | "seed" | "names">): GameRecord {
  const pick = seededRoller(Number(seed) + 1_000);
  const hands = { away: true, home: true };
  const coach = system.defaultCoach;
  const sitting = system.byHand!.begin({ rules, coach, seed: Number(seed), names, cache: NO_CACHE, hands });
  while (sitting.turn.for === "choice") {
    let { question } = sitting.turn;
    for (;;) {
      const said = question.then([pick.die(question.options.length) - 1]);
      if (!("question" in said)) {
        sitting.choose(said.choice);
        break;
      }
      ({ question } = said);
    }
  }
  return sitting.record() as GameRecord;
}

describe.each(Object.keys(COACHES))("records of %s", (id) => {
  it("hold what their schema says, and the schema says nothing that no record holds", async () => {
    const system = (await loadSystem(id))!;
    const { record: kind } = system.kinds;
    const coverage = new Coverage(withEvents(kind.id, jsonSchemaOf(kind)));
    const lists = ["events", "choices"] as const;
    const left = (): string[] => lists.flatMap((list) => coverage.unseen(list));
    const take = (record: GameRecord, what: string): void => {
      for (const list of lists) {
        const fault = coverage.faultOf(list, record[list]);
        if (fault !== undefined) expect.fail(`${what}: ${fault}`);
        coverage.see(list, record[list]);
      }
    };
    const teams = TEAMS[id] ?? [{}];
    for (let seed = 0; seed < SEEDS && left().length > 0; seed++) {
      for (const [name, rules] of rulesOf(system)) {
        const names = teams[seed % teams.length];
        for (const coach of COACHES[id])
          take(system.play({ rules, seed, coach, names, cache: NO_CACHE }) as GameRecord, `${name}, ${coach}, ${seed}`);
        take(atRandom(system, { rules, seed, names }), `${name}, at random, ${seed}`);
      }
    }
    console.log(id, left());
    expect(left()).toEqual([]);
    expect(coverage.faultOf("events", [{ type: "nonsense" }])).toBeDefined();
  });
});
