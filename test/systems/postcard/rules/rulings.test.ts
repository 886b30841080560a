/** The list of rulings and what derives from it. */
import { describe, expect, it } from "vitest";
import {
  BALANCED_SWITCHES,
  RULINGS,
  STRICT_SWITCHES,
  SWITCHES,
  type Ruling,
} from "../../../../src/systems/postcard/rules/index.js";

const all: readonly Ruling[] = RULINGS;

describe("rulings", () => {
  it("answer every point of the digest, A0 to A67, and three of the engine, once and in order", () => {
    const numbers = all.map(({ ruling }) => ruling).filter((ruling) => ruling.startsWith("A"));
    expect(numbers).toEqual(Array.from({ length: 71 }, (_, i) => `A${i}`));
  });

  it("have their own IDs and values, a question and meanings in full words", () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const { id, question, values } of all) {
      expect(id).toMatch(/^[a-z][A-Za-z0-9]*$/);
      expect(question).toMatch(/^[A-Z].*\?$/);
      expect(new Set(values.map(({ value }) => value)).size).toBe(values.length);
      for (const { meaning } of values) expect(meaning).toMatch(/^\S.*[^.\s]$/);
    }
  });

  it("make the sixteen switches of section 11; balanced adds three", () => {
    expect(SWITCHES.map(({ id }) => id)).toHaveLength(16);
    expect(Object.keys(STRICT_SWITCHES)).toEqual(SWITCHES.map(({ id }) => id));
    const added = Object.keys(STRICT_SWITCHES).filter(
      (id) => STRICT_SWITCHES[id as "halfTime"] !== BALANCED_SWITCHES[id as "halfTime"],
    );
    expect(added).toEqual(["halfTime", "overtime", "fakeBackfire"]);
  });
});
