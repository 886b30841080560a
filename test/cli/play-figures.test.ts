/** What `play --count` prints and gives as data, in all games: every line with its digits, errors, histogram and hall of fame. */
import { afterAll, expect, it } from "vitest";
import { SYSTEMS } from "../helpers/sheets.js";
import { openWorkplace } from "./run.js";

const place = openWorkplace();
afterAll(() => place.remove());

it.each(SYSTEMS.map(({ id }) => id))("%s: twelve games", async (id) => {
  const line = `play ${id} --count 12 --seed 3 --threads 1`;
  const printed = await place.run(line);
  const data = await place.run(`${line} --json`);
  expect([printed.code, data.code, printed.err, data.err]).toEqual([0, 0, "", ""]);
  await expect(`${printed.out}\n${data.out}`).toMatchFileSnapshot(`../golden/${id}/play-figures.txt`);
});
