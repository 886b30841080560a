/** 5D-3, the quick reference: a play from the first roll to the clock, with the numbers of the current rules. */
import { FIELD } from "../../../kernel/football/index.js";
import { keyed } from "../../../kernel/lists/index.js";
import type { SheetContent } from "../../../contract/sheet.js";
import {
  GIVEN_GROUND,
  LATE_DOWN,
  LONG_FOURTH,
  MEASURED,
  OWN_GOAL,
  PASS_RUSH,
  RUSH_BY_SCORE,
  SECOND_DOWN,
  type FiveD20Rules,
  type Switches,
} from "../rules/index.js";
import { distanceFacts, downFacts, gradedFacts, redZoneFacts, tempoFacts, timeFacts } from "./game-charts.js";
import { FACES } from "./team-chart.js";

/** Yellow that turns a sack into an INC, and an INC into a sack, by down, field and score. */
const rushFacts = ({ switches: { passRush } }: FiveD20Rules) =>
  passRush === "even" ? null : { ...PASS_RUSH, score: passRush === "score" ? RUSH_BY_SCORE : null };

/** White by score and clock, in the offense's favor. */
const groundFacts = ({ switches }: FiveD20Rules) =>
  switches.ground === "given"
    ? {
        behind: GIVEN_GROUND.behind,
        ahead: -GIVEN_GROUND.ahead,
        from: GIVEN_GROUND.from / 60,
        late: -GIVEN_GROUND.late,
        end: GIVEN_GROUND.end / 60,
      }
    : null;

/** White by down and distance, in the offense's favor. */
function distanceOfWhiteFacts({ switches }: FiveD20Rules) {
  if (switches.secondDown !== "distance") return null;
  const [short, long, far] = LATE_DOWN;
  return {
    second: SECOND_DOWN,
    to: short.to,
    less: -short.adjust,
    from: short.to + 1,
    more: long.adjust,
    far: long.to + 1,
    most: far.adjust,
    fourth: LONG_FOURTH.adjust,
    fourthFrom: LONG_FOURTH.over + 1,
  };
}

/** Which face of a rerolled die counts for fumbles and fouls (F25, F26). */
const REROLLED: Readonly<Record<`${Switches["fumbleBlack"]} ${Switches["matchDice"]}`, string>> = {
  "lies lies": "new",
  "original lies": "fumble",
  "lies second": "foul",
  "original second": "first",
};

/** Decided by the home team's season unless house rules say otherwise. */
const LAWS = [
  "kickoffLine",
  "kickoffTouchback",
  "tryKick",
  "twoPoint",
  "defensiveTwo",
  "posts",
  "missedKick",
  "overtime",
  "twoMinuteWarning",
] as const;

export const quickReference: SheetContent<object, FiveD20Rules> = {
  form: ({ rules }) => {
    const { switches, tables } = rules;
    return {
      time: timeFacts(rules),
      redZone: redZoneFacts(rules),
      graded: gradedFacts(rules),
      downs: downFacts(rules),
      distance: distanceFacts(rules),
      tempo: tempoFacts(rules),
      rush: rushFacts(rules),
      ownGoal: switches.ownGoal === "half" ? OWN_GOAL : null,
      longGains: tables.longGains[0]?.from ?? null,
      measured: switches.inches === "measured" ? MEASURED : null,
      ground: groundFacts(rules),
      distances: distanceOfWhiteFacts(rules),
      twice: switches.yac20 === "twice" ? 2 * FACES.length : null,
      law: keyed(LAWS, (key) => String(switches[key])),
      late: switches.late === "chart",
      noReturn: tables.fumbleReturn.no,
      dead: tables.blocked.dead,
      offense: tables.blocked.offense,
      interceptor: switches.interceptorFumble,
      situation: switches.situation,
      shortDowns: switches.shortYardage === "downs",
      reroll: REROLLED[`${switches.fumbleBlack} ${switches.matchDice}`],
      depthFive: switches.interceptionDepth === "five",
      goalLine: switches.endZoneInterception === FIELD,
      keepsGain: switches.lossOfDown === "gain",
      allVoid: switches.kickFouls === "all",
      blockedSafety: switches.blockedPuntEndZone === "safety",
      scoreStops: switches.scoreTime === 10,
      failed: switches.thirdDownTime === "stopped",
      sacksOut: switches.sacksOutOfBounds,
      fairCatchFumble: switches.fairCatchFumble,
      penaltyFirst: switches.snapOrder === "penalty",
      trySpot: switches.trySpot,
    };
  },
};
