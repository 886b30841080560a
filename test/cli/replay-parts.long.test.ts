/** Sixteen parts of a season played again, on as many machines as one likes, are one run to the byte. */
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openWorkplace, type Workplace } from "./run.js";

let place: Workplace;
beforeEach(() => (place = openWorkplace()));
afterEach(() => place.remove());
const LEAGUE = resolve("assets/samples/5d20/league");
const PARTS = 16;

it.each(["5d20", "dice-football"])("%s", { timeout: 600_000 }, async (system) => {
  const line = ["replay-season", system, "--stats", LEAGUE, "--times", `${PARTS}`, "--seed", "7", "--quick", "--shape"];
  const names: string[] = [];
  for (let part = 1; part <= PARTS; part++) {
    const { code, out } = await place.run([...line, "--part", `${part}/${PARTS}`]);
    expect(code, `part ${part}`).toBe(0);
    names.push(join(place.folder, `part-${part}.json`));
    writeFileSync(names[part - 1], out);
  }
  const merge = ["replay-season", system, "--stats", LEAGUE, "--merge"];
  const [first, ...rest] = names;
  for (const json of [[], ["--json"]]) {
    const one = await place.run([...line, ...json]);
    expect(one.code).toBe(0);
    // In any order.
    for (const files of [names, [...rest.reverse(), first]]) {
      // What the charts of a league miss is told by the runs that rate it.
      const { code, out } = await place.run([...merge, ...files, ...json]);
      expect([code, out]).toEqual([0, one.out]);
    }
  }
});
