/** Recorded games for the referee: both sample teams at home, the basic game, playoffs, the switches that change what dice mean, and people who call anything. */
import { solo, type Coach } from "../../../../src/systems/dice-football/coaches/index.js";
import { playGame, type GameRecord } from "../../../../src/systems/dice-football/game-record.js";
import type { Switches, Team } from "../../../../src/systems/dice-football/rules/index.js";
import { chaos } from "../invariants.js";
import { HOUSTON, house, PITTSBURGH } from "../scripted.js";

const VARIANTS: readonly Partial<Switches>[] = [
  {},
  { mode: "basic" },
  { homeField: "on" },
  { twoPoint: "yes" },
  { blockersBySacks: "on" },
  { oddQuarterBoxes: 30 },
  { qbPressure: "on" },
  {},
  { olOutOfPosition: "on" },
  { forcedFumbles: "on" },
  { hotPlayers: "on" },
  { offenseCaller: "human" },
  { defenseCaller: "human", hotPlayers: "on", twoPoint: "yes" },
  { offenseCaller: "human", defenseCaller: "human", hotPlayers: "on", qbPressure: "on" },
];

/** People answer anything that is legal. */
const anybody: Coach = {
  id: "anybody",
  title: "Anybody",
  summary: "Any legal answer, by dice.",
  choose: (...asked) => chaos(...asked),
};

/** With tacklers who force fumbles, and a tackle and the center in each other's place. */
const strange = (team: Team): Team => ({
  ...team,
  roster: {
    ...team.roster,
    front: team.roster.front.map((card, i) => ({ ...card, FF: i % 3 })),
    backs: team.roster.backs.map((card, i) => ({ ...card, FF: i % 3 })),
  },
  offense: { ...team.offense, line: { ...team.offense.line, LT: team.offense.line.OC, OC: team.offense.line.LT } },
});

/** The variant that is played as a playoff. */
const PLAYOFF = 7;

/** The game of a seed; the seed also settles who is at home and what is played. */
export function recorded(seed: number): GameRecord {
  const count = VARIANTS.length;
  const [away, home] = seed % (2 * count) < count ? [HOUSTON, PITTSBURGH] : [PITTSBURGH, HOUSTON];
  const variant = VARIANTS[seed % count];
  const rules = house(variant);
  const own = variant.forcedFumbles || variant.olOutOfPosition ? strange : (team: Team) => team;
  const people = variant.offenseCaller ?? variant.defenseCaller;
  const coaches = people ? anybody : solo;
  return playGame({ rules, away: own(away), home: own(home), coaches, seed, playoff: seed % count === PLAYOFF });
}
