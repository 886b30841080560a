/** A first look at section 9: 1,500 games a coach, within three standard errors. `section-nine.long.test.ts` plays them all. */
import { describe, expect, it } from "vitest";
import { football, points } from "../../../../src/systems/postcard/coaches/index.js";
import { gamesOf } from "./many.js";
import { BOOKED, compare, lineOf } from "./section-nine.js";

describe.each([
  ["points", points],
  ["football", football],
] as const)("coach %s", (id, coach) => {
  const compared = compare(gamesOf(coach, 1_500), id);
  it.each(compared.filter(({ label }) => !BOOKED.has(label)).map((one) => [one.label, one] as const))(
    "%s is that of the digest",
    (_, one) => expect(Math.abs(one.z), lineOf(one)).toBeLessThan(3),
  );
});
