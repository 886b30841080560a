/** The published schemas of records against games: every event and answer fits, and every kind and optional key occurs. */
import { describe, expect, it } from "vitest";
import { withEvents } from "../../src/host/event-schemas.js";
import { NO_CACHE } from "../../src/kernel/cache/index.js";
import { seededRoller, type Roller } from "../../src/kernel/dice/index.js";
import type { Question } from "../../src/kernel/machine/index.js";
import { type GameSystem } from "../../src/contract/game.js";
import { jsonSchemaOf } from "../../src/contract/records.js";
import { loadSystem } from "../../src/systems/index.js";
import { COACHES, rulesOf } from "../helpers/all-rules.js";
import { RARE, type AtRandom, type GameRecord } from "./rare-records.js";
import { Coverage } from "./record-coverage.js";

/** Rounds of games over all rules until everything has been seen. */
const MOST_ROUNDS = 6;

/** Plays a game in which people pick any answer. */
const atRandom =
  (system: GameSystem): AtRandom =>
  ({ rules, seed, names = {}, teams }) => {
    const pick = seededRoller(seed + 1_000);
    const hands = { away: true, home: true };
    const coach = system.defaultCoach;
    const sitting = system.byHand!.begin({ rules, coach, seed, names, teams, cache: NO_CACHE, hands });
    while (sitting.turn.for === "choice") {
      let said = pickFrom(sitting.turn.question, pick);
      while ("question" in said) said = pickFrom(said.question, pick);
      sitting.choose(said.choice);
    }
    return sitting.record() as GameRecord;
  };

const pickFrom = (question: Question, pick: Roller) => question.then([pick.die(question.options.length) - 1]);

describe.each(Object.keys(COACHES))("records of %s", (id) => {
  it("match their schema, and the schema allows nothing that no record has", async () => {
    const system = (await loadSystem(id))!;
    const { record: kind } = system.kinds;
    const coverage = new Coverage(withEvents(kind.id, jsonSchemaOf(kind)));
    const lists = ["events", "choices"] as const;
    let unseen = true;
    const left = (): string[] => lists.flatMap((list) => coverage.unseen(list));
    const take = (record: GameRecord, what: string): void => {
      for (const list of lists) {
        const fault = coverage.faultOf(list, record[list]);
        if (fault !== undefined) expect.fail(`${what}: ${fault}`);
        if (unseen) coverage.see(list, record[list]);
      }
      unseen &&= left().length > 0;
    };
    const random = atRandom(system);
    for (const record of RARE[id]?.(system, random) ?? []) take(record, "rare");
    for (let seed = 0; seed < MOST_ROUNDS && unseen; seed++) {
      for (const [i, [name, rules]] of [...rulesOf(system)].entries()) {
        if (seed > 0 && !unseen) break;
        // Coaches take turns over the rules; people who answer at random stop when everything has been seen.
        const coach = COACHES[id][(i + seed) % COACHES[id].length];
        const request = { rules, seed, coach, names: {}, cache: NO_CACHE };
        take(system.play(request) as GameRecord, `${name}, ${coach}, ${seed}`);
        if (i === 0 || unseen) take(random({ rules, seed }), `${name}, at random, ${seed}`);
      }
    }
    expect(left()).toEqual([]);
    expect(coverage.faultOf("events", [{ type: "nonsense" }])).toBeDefined();
  });
});
