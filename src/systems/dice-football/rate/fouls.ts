/** Plays canceled by fouls: every row of the penalty charts against the solo coach's answer to it. A canceled play is in no statistics. */
import { remember } from "../../../kernel/cache/remember.js";
import {
  FIGURES,
  LEVELS,
  SITUATION_SHARES,
  type Code,
  type DiceRules,
  type Foul,
  type Level,
  type Switches,
} from "../rules/index.js";
import { cutsOf, type Cuts } from "./game-shape.js";

const DICE_FACES = 10;
/** Shortest gain stored separately. */
const LEAST = -30;
const MOST = 99;

/** Probability that a play with a 1 on the play-result die stands, by its gain. */
export type Standing = (yards: number) => number;

export interface Standings extends Cuts {
  readonly run: Standing;
  readonly scramble: Standing;
  /** By level in order. */
  readonly complete: readonly Standing[];
  readonly incomplete: readonly number[];
  readonly intercepted: number;
  readonly sack: number;
}

type Ending = "gain" | "incomplete" | "sack" | "intercepted";

/** Typical yards to go for each letter, and on first down. */
const TO_GO = { A: 8, B: 4, C: 15, D: 1 } as const;
const FIRST = 10;
/** Minimum gain for trading an incomplete second down. */
const WORTH_IT = 10;
const USUAL_SACK = -7;

const DOWNS = (Object.entries(SITUATION_SHARES) as [Code, number][]).map(([code, share]) => {
  const down = Number(code[0]);
  return { down, toGo: down === 1 ? FIRST : TO_GO[code[1] as keyof typeof TO_GO], share: share / 100 };
});

/** Fouls for each penalty face of the die (ruling `foulsByDown`). */
function called(down: number, { foulsByDown }: Pick<Switches, "foulsByDown">): number {
  const { waved, first, usual } = FIGURES.foulsByDown;
  if (foulsByDown === "same") return 1;
  // Each team is rated as if its opponents fouled as often as most.
  if (foulsByDown === "teams") return (down >= 3 ? 2 : 1) * ((usual + 1) / 100);
  return down >= 3 ? 1 + (DICE_FACES - first) / DICE_FACES : 1 - (waved + 1) / DICE_FACES;
}

/** Answers of the solo coach. */
function accepted(
  foul: Foul,
  yards: number,
  play: { readonly down: number; readonly toGo: number; readonly gain: number; readonly ending: Ending },
): boolean {
  const { side, spot, flag } = foul;
  const { down, toGo, gain, ending } = play;
  if (side === "X") return true;
  if (side === "N") return false;
  if (flag === "dead") return true;
  // Marked off at the end of the play, which stands.
  if (spot === "E") return false;
  const made = gain >= toGo && ending !== "intercepted";
  if (side === "O") {
    if (ending === "intercepted" || (down >= 3 && !made)) return false;
    return !(down === 2 && ending === "incomplete" && yards < WORTH_IT);
  }
  if (ending === "intercepted") return true;
  const further = gain > yards;
  return made ? !further : flag === "first" || yards >= toGo || !further;
}

const usualStandings = remember(({ tables, switches }: DiceRules): Standings => {
  const stands = (chart: "run" | "pass", ending: Ending, gain: number, level: Level): number => {
    let wiped = 0;
    for (const { from, to, value } of tables.penalties[chart]) {
      const lengths =
        value.yards === "B"
          ? tables.interceptionSpot.map((row) => ({
              yards: Math.max(FIGURES.interference, row.value[level]),
              share: (row.to - row.from + 1) / 100,
            }))
          : [{ yards: value.yards, share: 1 }];
      for (const { yards, share } of lengths)
        for (const { down, toGo, share: often } of DOWNS)
          if (accepted(value, yards, { down, toGo, gain, ending }))
            wiped += ((to - from + 1) / 100) * share * often * called(down, switches);
    }
    return 1 - wiped;
  };
  const byGain = (chart: "run" | "pass", level: Level): Standing => {
    const known: number[] = [];
    return (yards) => {
      const gain = Math.max(LEAST, Math.min(MOST, Math.round(yards)));
      return (known[gain - LEAST] ??= stands(chart, "gain", gain, level));
    };
  };
  return {
    run: byGain("run", "S"),
    scramble: byGain("pass", "S"),
    complete: LEVELS.map((level) => byGain("pass", level)),
    incomplete: LEVELS.map((level) => stands("pass", "incomplete", 0, level)),
    intercepted: stands("pass", "intercepted", 0, "M"),
    sack: stands("pass", "sack", USUAL_SACK, "S"),
    ...cutsOf({ switches }),
  };
});

/** @param redZone added to the net rating of passes from the red zone, if an offense has a number */
export const standingsOf = (rules: DiceRules, redZone?: number): Standings =>
  redZone === undefined ? usualStandings(rules) : { ...usualStandings(rules), ...cutsOf(rules, redZone) };
