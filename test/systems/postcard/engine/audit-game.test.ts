/** Whole games against a second reading of the digest: every question, die, value and book of every row. */
import { describe, expect, it } from "vitest";
import { STANDARD_CARD, STRICT_SWITCHES, SWITCHES } from "../../../../src/systems/postcard/rules/index.js";
import { seededRoller } from "../../../../src/kernel/dice/index.js";
import { type GameEvent } from "../../../../src/systems/postcard/engine/index.js";
import type { Entry } from "./audit-books.js";
import { FIELD_GOALS, PUNTS } from "./audit-card.js";
import { followGames } from "./audit-follow.js";
import { Model } from "./audit-model.js";
import { randomRules } from "./invariants.js";
import { runGame } from "./run-game.js";

/** Games that are followed; the long suite follows 12,000. */
const GAMES = 70;

describe("games follow section 4 of the digest", () => {
  it("in both presets and in random house rules, with fair and loaded dice", () => {
    expect(() => followGames(0, GAMES)).not.toThrow();
  });

  it("covering every value of every switch", () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < GAMES; seed++) {
      for (const [id, value] of Object.entries(randomRules(seed).switches)) seen.add(`${id} ${value}`);
    }
    for (const { id, values } of SWITCHES) for (const { value } of values) expect(seen).toContain(`${id} ${value}`);
  });

  it("detecting a game by other rules", () => {
    const rules = randomRules(3);
    const entries: Entry[] = [];
    const roller = seededRoller(3);
    runGame(
      { rules, away: "Away", home: "Home" },
      {
        die: (_sides, _use, side) => {
          const face = roller.die(6);
          entries.push({ type: "die", side: side!, face });
          return face;
        },
        choose: ({ kind, side, options }) => {
          const answer = options[roller.die(options.length) - 1];
          entries.push({ type: "ask", kind, side, options: [...options].sort().join(), answer });
          return answer;
        },
        emit: (event: GameEvent) => {
          if (["roll", "row", "rowEnd", "gameEnd"].includes(event.type)) entries.push(event as Entry);
        },
      },
    );
    expect(() => new Model(rules.switches, entries).follow()).not.toThrow();
    expect(() => new Model(STRICT_SWITCHES, entries).follow()).toThrow(/due|differ/);
  });

  it("reading the same ranges as the card", () => {
    const goals = STANDARD_CARD.fieldGoals.map(({ marker, low, high }) => [`${marker}`, [low, high]]);
    expect(Object.entries(FIELD_GOALS)).toEqual(goals);
    const punts = STANDARD_CARD.punts.map((row) => [`${row.target}`, [row.low, row.high, row.kicker, row.receiver]]);
    expect(Object.entries(PUNTS)).toEqual(punts);
  });
});
