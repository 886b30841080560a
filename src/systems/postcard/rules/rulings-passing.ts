/** Rulings A20-A32: throws, catches, sacks. */
import { fixed } from "./ruling.js";

export const PASSING_RULINGS = [
  fixed(
    "halving",
    "A20",
    "What is halved when a bad first throw is thrown on?",
    "secondDie",
    "The second die with what was spent on it, rounded down, after a result below 0; after a 0 it counts in full",
  ),
  fixed("passClamp", "A21", "When is a pass cut to the ends of its row?", "total", "Only the total, at the very end"),
  fixed(
    "throwOn",
    "A22",
    "May a second throw be taken back?",
    "stands",
    "No, and nobody may throw shorter than the total says",
  ),
  {
    id: "scrambleDeep",
    ruling: "A23",
    question: "How hard is a scramble of 20 yards and more to catch?",
    values: [
      { value: "L3", meaning: "Level 3 at least" },
      { value: "byDistance", meaning: "By its yards, level 2 from 20 yards; shorter ones stay at level 3" },
    ],
  },
  fixed(
    "bonusValue",
    "A24",
    "Do spent bonuses count in pressure, catch, interception, strip and grounding rolls?",
    "value",
    "Yes: the value counts, not the face; in the yards after the catch too",
  ),
  fixed("pressedTop", "A25", "What catches a pressed throw of level 4?", "six", "A value of 6"),
  fixed(
    "catchBreakaway",
    "A26",
    "What decides the breakaway after a catch?",
    "afterCatch",
    "The catch less the pressure: 4 and more; the throw does not matter",
  ),
  fixed(
    "interceptionSpot",
    "A27",
    "Where is the ball after an interception?",
    "target",
    "Where it was thrown to; after -2 and -3 on the line of scrimmage",
  ),
  fixed(
    "interceptionEndZone",
    "A28",
    "What follows an interception on or behind the own goal line?",
    "choice",
    "A touchback to the 20, or a run; tackled behind the line is a safety",
  ),
  fixed(
    "sackSafety",
    "A29",
    "May the ball be stripped in a sack behind the goal line?",
    "safetyFirst",
    "No: the safety comes first",
  ),
  fixed(
    "rattle",
    "A30",
    "How long does a sack tell?",
    "possession",
    "One off every scrimmage die of the offense until it loses the ball, once only; not off kicks, and a natural 1 is still one",
  ),
  fixed(
    "outOfBounds",
    "A31",
    "What is a throw beyond the end zone?",
    "incomplete",
    "Incomplete; it cannot be intercepted",
  ),
  fixed(
    "contestedDice",
    "A32",
    "Does the offense roll at -3 and -2 in any case?",
    "always",
    "Yes, for grounding, although one example leaves that die out",
  ),
] as const;
