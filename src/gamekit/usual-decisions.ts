/** Decisions that football games ask alike, and where a game is in words. */
import { nameSeries, nameSpot, SIDES, type Series, type Side, type Spot } from "../kernel/football/index.js";

type Names = Readonly<Record<Side, string>>;
type Standing = Series & { readonly spot: Spot };

/** `3rd & 5 of Gulls, at their own 30`. */
export const seriesWords = ({ spot, down, toGo }: Standing, name: string): string =>
  `${nameSeries({ down, toGo }, spot)} of ${name}, ${nameSpot(spot)}`;

interface Situation extends Standing {
  readonly score: Readonly<Record<Side, number>>;
  readonly timeouts?: Readonly<Record<Side, number>>;
  readonly period: number;
  readonly ball: Side;
}

/**
 * Score, timeouts and clock, and whose ball it is where it is snapped.
 * @param clock as the game tells time: `7:30 left`
 */
export function situationWords(
  { score, period, timeouts, ball, down, toGo, spot }: Situation,
  {
    names,
    clock,
    snaps,
    quarters = 4,
  }: { readonly names: Names; readonly clock: string; readonly snaps: boolean; readonly quarters?: number },
): string {
  const left = (side: Side): string => (timeouts ? ` (${timeouts[side]} timeouts)` : "");
  const sides = SIDES.map((side) => `${names[side]} ${score[side]}${left(side)}`).join(", ");
  const place = snaps ? `. ${names[ball]} ball, ${nameSeries({ down, toGo }, spot)}, ${nameSpot(spot)}` : "";
  return `${sides}; ${period > quarters ? "overtime" : `quarter ${period}`}, ${clock}${place}.`;
}

/** Where a decision leads. */
export interface After extends Standing {
  readonly ball: Side;
  readonly stage: string;
  readonly score: Readonly<Record<Side, number>>;
}

/** Whose ball it is then, down and place; the score where no snap comes next. */
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

/** How a dice log writes the answer to a foul. */
export const penaltyLog = {
  keys: { penalty: ["what the fouled team does"] as const },
  as: ["accept", "decline"],
  unasked: "only the fouled team is asked, and only where it has a choice",
};

/** The fouled team takes the penalty or the play. */
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

/** After a touchdown: kick, or play for two. */
export const tryDecision = {
  key: "go" as const,
  values: ["kick", "two"] as const,
  question: "the try.",
  ways: { kick: "kick", two: "play for two" },
  log: {
    keys: { try: ["after a touchdown; a two-point play is a snap of its own"] as const },
    unasked: "these rules allow only the kick, or the try needs its own entry",
  },
};
