/** Decisions that several games ask in the same way, and the current situation in words. */
import { nameSeries, nameSpot, SIDES, type Series, type Side, type Spot } from "../kernel/football/index.js";
import { keyed } from "../kernel/lists/index.js";
import type { BoardSide, BoardTeam, FieldBoard } from "../kernel/machine/index.js";

type Names = Readonly<Record<Side, string>>;
type Standing = Series & { readonly spot: Spot };

/** `3rd & 5 of Gulls, at their own 30`. */
export const seriesWords = ({ spot, down, toGo }: Standing, name: string): string =>
  `${nameSeries({ down, toGo }, spot)} of ${name}, ${nameSpot(spot)}`;

interface PlayedTeam {
  readonly monogram: string;
  readonly colors: BoardTeam["colors"];
}

/** Both teams on a board. */
export const boardTeams = <T extends PlayedTeam>(game: Readonly<Record<Side, T>>, nameOf: (team: T) => string) =>
  keyed(SIDES, (side): BoardTeam => {
    const { monogram, colors } = game[side];
    return { name: nameOf(game[side]), monogram, colors };
  });

interface Situation extends Standing {
  readonly score: Readonly<Record<Side, number>>;
  readonly timeouts?: Readonly<Record<Side, number>>;
  readonly period: number;
  readonly ball: Side;
  readonly stage: string;
}

/** Stages in which the ball is on its kicking spot and no series is in progress. */
const KICKS: readonly string[] = ["kickoff", "freeKick", "returner"];

/**
 * Score, timeouts, clock, possession and spot.
 * @param clock in the game's own format: `7:30` and `left`
 * @param snaps stages that lead to a snap: the words include the spot
 * @param nowhere stages in which the ball is not on the field
 */
export function fieldBoard(
  { score, period, timeouts, ball, down, toGo, spot, stage }: Situation,
  {
    teams,
    clock,
    snaps,
    nowhere,
    quarters = 4,
  }: {
    readonly teams: Readonly<Record<Side, BoardTeam>>;
    readonly clock: FieldBoard["clock"];
    readonly snaps: readonly string[];
    readonly nowhere: readonly string[];
    readonly quarters?: number;
  },
): FieldBoard {
  const side = (one: Side): BoardSide => ({
    ...teams[one],
    score: score[one],
    ...(timeouts && { held: { count: timeouts[one], words: `${timeouts[one]} timeouts` } }),
  });
  const kicks = KICKS.includes(stage);
  const plays = down > 0 && !kicks && !nowhere.includes(stage);
  return {
    kind: "field",
    away: side("away"),
    home: side("home"),
    period: period > quarters ? "overtime" : `quarter ${period}`,
    clock,
    ball,
    ...((plays || kicks) && { at: { spot, words: nameSpot(spot) } }),
    ...(plays && { series: { down, toGo } }),
    snaps: plays && snaps.includes(stage),
  };
}

/** The situation that a decision leads to. */
export interface After extends Standing {
  readonly ball: Side;
  readonly stage: string;
  readonly score: Readonly<Record<Side, number>>;
}

/** Possession, down and spot; the score if there is no snap next. */
function afterWords({ ball, spot, down, toGo, stage, score }: After, names: Names): string {
  if (stage !== "snap") return `score ${SIDES.map((side) => score[side]).join("-")}`;
  return `${names[ball]}, ${nameSeries({ down, toGo }, spot)}, ${nameSpot(spot)}`;
}

interface FoulAsk {
  readonly foul: string;
  readonly against: Side;
  readonly accept: After;
  readonly decline: After;
}

interface OpenFoul<G> {
  readonly ask: FoulAsk;
  readonly game: G;
}

/** How a dice log writes the answer to a penalty. */
export const penaltyLog = {
  keys: { penalty: ["what the fouled team does"] as const },
  as: ["accept", "decline"],
  unasked: "only the fouled team is asked, and only where it has a choice",
};

/** The fouled team takes the penalty or the result of the play. */
export const penaltyDecision = <G>(namesOf: (game: G) => Names) => ({
  key: "accept" as const,
  values: [true, false],
  question: ({ ask, game }: OpenFoul<G>) => `${ask.foul.toLowerCase()} on ${namesOf(game)[ask.against]}. Take it?`,
  ways: ({ ask, game }: OpenFoul<G>) => ({
    true: ["accept", `take it: ${afterWords(ask.accept, namesOf(game))}`] as const,
    false: ["decline", `decline it: ${afterWords(ask.decline, namesOf(game))}`] as const,
  }),
  log: penaltyLog,
});

/** The visiting team calls the coin toss. */
export const coinDecision = {
  key: "coin" as const,
  values: ["heads", "tails"] as const,
  begins: () => "the toss",
  question: "call the coin.",
  log: { keys: { coin: ["toss: what the visitor calls"] as const } },
};

/** After a touchdown: kick the extra point or go for two. */
export const tryDecision = {
  key: "go" as const,
  values: ["kick", "two"] as const,
  question: "the try.",
  ways: { kick: "kick", two: "play for two" },
  log: {
    keys: { try: ["after a touchdown; a two-point play is a separate snap"] as const },
    unasked: "these rules allow only the kick, or the try needs its own entry",
  },
};
