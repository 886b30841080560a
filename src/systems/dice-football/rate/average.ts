/** The average opponent, against which every card is computed. */
import { FIGURES, type DiceRules } from "../rules/index.js";
import { makeDefense, PLAIN, type DefenseMade } from "./defense.js";
import { wallOf, type Wall } from "./enumerate.js";
import { gained, kneelShare, PLAIN_RUNS } from "./game-shape.js";
import { UPRIGHT } from "./lean.js";
import type { League } from "./league.js";
import { makeOffense, type OffenseInput, type OffenseMade } from "./offense.js";
import type { Carrier } from "./people.js";
import { allowedBy } from "./scales.js";

const GAMES = 14;
/** Receptions of an average team: two wide receivers, the tight end, two backs, and the reserves. */
const RECEPTIONS: readonly (readonly [Carrier["position"], number, number])[] = [
  ["WR", 46, 15],
  ["WR", 33, 14.5],
  ["TE", 28, 12],
  ["RB", 28, 8.5],
  ["RB", 22, 8],
  ["WR", 14, 14],
  ["TE", 6, 11],
  ["RB", 10, 8],
  ["WR", 2, 13],
];
/** Shares of the carries, by back. */
const CARRIES = [0.5, 0.38, 0.12];
/**
 * Scale of its interception ranges: with full ones, the widest range on the field alone would exceed modern
 * interception rates, and passers' own numbers would not differ.
 */
const INTERCEPTIONS = 0.3;
const PASSER_RUNS = 0.06;
/** Share of the league's interceptions that an average passer throws on his own; better defenses add the rest. */
const OWN_INTERCEPTIONS = 0.92;

export interface Average {
  readonly defense: DefenseMade;
  readonly wall: Wall;
  readonly offense: OffenseMade;
  /** Yards per completion of an average offense against an average defense. */
  readonly yardsPerCompletion: number;
  /** Change in yards per rush, over all rushes, for each yard of the carriers': passers have no blocker, and the goal line cuts runs short. */
  readonly carried: number;
}

/** Length of an average run, for the effect of the goal line. */
const USUAL_RUN = 4;
const LEFT = gained(PLAIN_RUNS, USUAL_RUN + 1) - gained(PLAIN_RUNS, USUAL_RUN);

export function averageOf(league: League, rules: DiceRules): Average {
  const attempts = league.passes * GAMES;
  const sacks = (attempts * league.sack) / (1 - league.sack);
  const runs = PASSER_RUNS * (attempts + sacks);
  const completions = attempts * league.completion;
  const defense = makeDefense(
    {
      games: GAMES,
      front: "4-3",
      men: [],
      rushing: 0,
      sacks,
      interceptions: attempts * league.interception,
    },
    {
      ...PLAIN,
      interceptions: INTERCEPTIONS,
      leastRange: 3,
      ...(rules.switches.lastMan === "yards" && { last: FIGURES.lastMan }),
    },
  );
  const wall = wallOf(defense);
  const caught = RECEPTIONS.reduce((sum, [, one]) => sum + one, 0);
  const yards = RECEPTIONS.reduce((sum, [, one, each]) => sum + one * each, 0) / caught;
  const carries = league.rushes * GAMES - runs;
  let back = 0;
  const carriers = RECEPTIONS.map(([position, one, each], i): Carrier => {
    const rushes = position === "RB" ? carries * CARRIES[back++] : 0;
    const receptions = (one * completions) / caught;
    return {
      name: `${i}`,
      position,
      games: GAMES,
      rushes,
      rushYards: rushes * league.rush,
      longest: undefined,
      receptions,
      yards: (receptions * each * league.yardsPerCompletion) / yards,
      fumblesLost: 1,
    };
  });
  const input: OffenseInput = {
    games: GAMES,
    rushing: 0,
    protection: 0,
    leagueRush: league.rush,
    team: { yardsPerRush: league.rush, yardsPerCompletion: league.yardsPerCompletion },
    ahead: 0,
    kneels: kneelShare(undefined, GAMES, rules),
    lean: UPRIGHT,
    passers: [
      {
        name: "QB",
        games: GAMES,
        attempts,
        completions,
        yards: completions * league.yardsPerCompletion,
        intercepted: OWN_INTERCEPTIONS * attempts * league.interception,
        sacks,
        runs,
        runYards: runs * league.rush,
        longest: 20,
        fumblesLost: 3,
      },
    ],
    carriers,
  };
  const met = [{ wall, share: 1 }];
  const offense = makeOffense(input, { usual: met, met }, rules);
  return {
    defense,
    wall,
    offense,
    yardsPerCompletion: allowedBy(defense, offense, rules).yardsPerCompletion(),
    carried: LEFT * (league.carried ?? 1 - runs / (league.rushes * GAMES)),
  };
}
