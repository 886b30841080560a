/** A second reading of sections 3 to 8 follows recorded games die by die. */
import { describe, expect, it } from "vitest";
import { recorded } from "./games.js";
import { Difference, follow } from "./referee.js";

describe("the referee", () => {
  it("follows forty games", () => {
    for (let seed = 0; seed < 40; seed++) follow(recorded(seed));
  });

  it("reports the first difference: a die, a yard, an answer", () => {
    const record = recorded(0);
    const { dice, events, choices } = record;
    const other = dice.map((face, i) => (i === 60 ? (face % 10) + 1 : face));
    expect(() => follow({ ...record, dice: other })).toThrow(Difference);
    const longer = events.map((event, i) =>
      event.type === "play" && i > 20 && i < 40 ? { ...event, yards: event.yards + 1 } : event,
    );
    expect(() => follow({ ...record, events: longer })).toThrow(
      /section 4.*yards of play: referee -?\d+, record -?\d+/,
    );
    expect(() => follow({ ...record, choices: choices.slice(0, -1) })).toThrow(Difference);
    expect(() => follow({ ...record, dice: [...dice, 1] })).toThrow(/left over/);
  });
});
