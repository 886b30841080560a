/** Without its seal, too, a league file with one value changed is refused: by what the change contradicts, or played again from the seed. */
import { resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { checkData } from "../../src/files/check.js";
import { hasErrors } from "../../src/kernel/issue/index.js";
import type { GameSystem } from "../../src/contract/game.js";
import { loadSystems } from "../../src/systems/index.js";
import { STANDARD_RULES } from "../../src/systems/pen-and-paper/rules/index.js";
import { leagueOfPeople } from "../systems/pen-and-paper/league-of-people.js";
import { FREE, freeKinds, unseenIn } from "./league-changes.js";
import { openWorkplace, type Workplace } from "./run.js";

let place: Workplace;
let systems: readonly GameSystem[];
beforeAll(async () => {
  place = openWorkplace();
  systems = await loadSystems();
});
afterAll(() => place.remove());

const SCHOOLS = resolve("assets/samples/5d20/teams.yaml");

/** Leagues with a past and a season under way, and how many of their leaves are changed. */
const LEAGUES: readonly (readonly [game: string, count: number, begin: string, goOn: string])[] = [
  ["pen-and-paper", 300, "--teams 6 --seed 5 --years 1", "--weeks 5"],
  ["pen-and-paper", 60, "--teams 8 --seed 7 --years 2 --head-to-head all", "--weeks 3"],
  ["postcard", 150, "--teams 4 --seed 5 --years 1", "--weeks 2"],
  ["postcard", 150, "--teams 8 --seed 6 --years 1 --format knock-out --ties replay", "--weeks 1"],
  ["postcard", 150, "--teams 5 --seed 7 --years 1 --format final-four --rounds 2", "--weeks 6"],
  ["5d20", 300, "--seed 5 --years 2 --rounds 2", "--weeks 1"],
  ["5d20", 100, `--seed 8 --years 1 --teams-file ${SCHOOLS} --playoffs 2`, "--weeks 1"],
  ["dice-football", 300, "--seed 5 --years 2 --rounds 2", "--weeks 1"],
];

/** Kinds of leaves that were changed unseen, by game. */
const seen = new Map<string, Set<string>>();

function expectFound(league: object, game: string, draw: readonly [count: number, seed: number]): void {
  expect(hasErrors(checkData(league, systems).issues)).toBe(false);
  const { tried, free, missed } = unseenIn(league, game, systems, draw);
  seen.set(game, new Set([...(seen.get(game) ?? []), ...free, ...freeKinds(league, game, systems)]));
  console.log(`${game}: ${tried - missed.length - free.length} of ${tried} found, ${free.length} free`);
  expect(missed).toEqual([]);
}

it.each(LEAGUES)("%s, %i leaves: %s", async (game, count, begin, goOn) => {
  const file = `${game}-${LEAGUES.findIndex((one) => one[2] === begin)}.json`;
  for (const command of [begin, goOn]) {
    const { code, err } = await place.run(`season ${game} ${command} --file ${file} --quiet`);
    expect([code, err]).toEqual([0, ""]);
  }
  expectFound(JSON.parse(place.read(file)) as object, game, [count, 1]);
});

it("pen-and-paper, 300 leaves: people manage teams and enter results", () => {
  const league = leagueOfPeople({ rules: STANDARD_RULES, size: 6, seed: 3, years: 3, weeks: 4 });
  expectFound(league, "pen-and-paper", [300, 2]);
});

it.each(Object.entries(FREE))("%s: free values can be changed unnoticed", (game, free) => {
  const kinds = [...(seen.get(game) ?? [])];
  expect(free.filter(([kind]) => !kinds.some((one) => kind.test(one))).map(([kind]) => `${kind}`)).toEqual([]);
});
