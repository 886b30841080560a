/** Short codes of teams in books: three letters at most, each team another, by city and name. */
import { expect, it } from "vitest";
import { codesOf } from "../../src/league/plain/book/codes.js";

const team = (city: string, short: string, code = "X") => ({ id: short, name: `${city} ${short}`, short, code });

it("uses the name's letters if cities share theirs, and numbers if names do", () => {
  const teams = [
    team("Boise", "Rafters"),
    team("Galway", "Potters"),
    team("Galveston", "Pilots"),
    team("Galena", "Pets"),
    team("Gala", "Penguins"),
  ];
  expect(teams.map(({ id }) => codesOf(teams).get(id))).toEqual(["BOI", "GPO", "GPI", "1", "2"]);
});

it("keeps the game's own codes if all teams differ", () => {
  const teams = [team("Galway", "Potters", "GW"), team("Galveston", "Pilots", "GV")];
  expect(teams.map(({ id }) => codesOf(teams).get(id))).toEqual(["GW", "GV"]);
});
