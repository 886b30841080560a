/** Cups for tests: games come from two dice a side instead of the engine, so that thousands of them cost nothing. */
import { seededRoller } from "../../../../src/kernel/dice/index.js";
import type { Rounds } from "../../../../src/league/schedule.js";
import type { Contest } from "../../../../src/league/plain/types.js";
import { cupsBy } from "../../../../src/systems/postcard/cup/cup-game.js";
import type { CupMatch, CupPlayer } from "../../../../src/systems/postcard/cup/cup-player.js";
import type { Cup } from "../../../../src/systems/postcard/cup/types.js";
import { STANDARD_RULES, type PostcardRules } from "../../../../src/systems/postcard/rules/index.js";
import type { Team } from "../../../../src/systems/postcard/teams.js";

/** Scores as two dice times seven; level games stay level unless overtime is on. */
export const dicePlayer: CupPlayer<CupMatch> = {
  coach: "football",
  coaches: ["football", "gambler"],
  play(game) {
    const roller = seededRoller(game.seed);
    for (;;) {
      const [away, home] = [roller.die(4) * 7, roller.die(4) * 7];
      if (away !== home || game.rules.switches.overtime === "off") return { record: game, score: { away, home } };
    }
  },
  unplayed: (game) => game,
};

export const { seasons: diceSeasons, create: createCup } = cupsBy(dicePlayer);

/** `t1` ... as many as wanted. */
export const plainTeams = (count: number): Team[] =>
  Array.from({ length: count }, (_, i) => ({
    id: `t${i + 1}`,
    name: `Team Number ${i + 1}`,
    short: `Team ${i + 1}`,
    code: String.fromCharCode(65 + (i % 26), 65 + Math.floor(i / 26)),
    colors: ["#112233", "#FFFFFF"],
    skill: null,
    coach: null,
  }));

export function plainCup(
  size: number,
  contest: Partial<Contest> = {},
  { seed = 1, rules = STANDARD_RULES, schedule }: { seed?: number; rules?: PostcardRules; schedule?: Rounds } = {},
): Cup {
  return createCup({ name: "Test Cup", rules, teams: plainTeams(size), seed, contest, ...(schedule && { schedule }) });
}

/** Plays until so many seasons are over. */
export function playYears(cup: Cup, years = 1): Cup {
  let now = cup;
  while (diceSeasons.status(now).finished < years) now = diceSeasons.step(now).league;
  return now;
}
