/** Rulings A33-A46: runs and fumbles, bonuses and trackers. */
import { fixed } from "./ruling.js";

export const RUNNING_RULINGS = [
  fixed(
    "breakawayWhose",
    "A33",
    "Whose bonus does a breakaway keep?",
    "ownPick",
    "Only what the runner's side won with its pick; it ends when the ball changes sides",
  ),
  fixed("carrier", "A34", "Who is the offense in a return?", "carrier", "Whoever has the ball"),
  fixed(
    "deadRecovery",
    "A35",
    "Where is a recovered ball that may not be run?",
    "spotOfLoss",
    "Where it was lost; recovered by its own side the down counts, or it is a first down",
  ),
  fixed(
    "lostAndBack",
    "A36",
    "What if a ball is lost and won back in one play?",
    "newSeries",
    "A new first down, and both sides cross a circle",
  ),
  fixed(
    "looseInEndZone",
    "A37",
    "What is a loose ball in the end zone of the side that lost it?",
    "scores",
    "A touchdown for the other side that recovers it, a safety when its own side falls on it",
  ),
  fixed(
    "whoMarksPlays",
    "A38",
    "Who marks the play tracker?",
    "pickLoser",
    "Whoever lost the pick, and so earns the stars; not for kickoffs, kicks, fakes and knees, but for two-point tries",
  ),
  fixed(
    "naturalOne",
    "A39",
    "Which ones earn a bonus?",
    "everyKept",
    "Every die that counts, kicks included, the toss not; it may be spent from the next roll, and a one rolled again earns none",
  ),
  fixed("spending", "A40", "How many bonuses may be spent on a roll?", "any", "Any number that the bar holds"),
  fixed(
    "noSpending",
    "A41",
    "Where may no bonus be spent?",
    "kicks",
    "On blocks, fakes, kick dice and kickoff picks; the runs after a kick may be boosted",
  ),
  fixed(
    "pickBonusOnce",
    "A42",
    "What does the pick bonus count for?",
    "firstChallenge",
    "The first challenge, not the second throw",
  ),
  {
    id: "missedFgClock",
    ruling: "A43",
    question: "Does a missed field goal count as a lost possession on the time tracker?",
    values: [
      { value: "no", meaning: "No: downs, interceptions, fumbles and blocked kicks do; punts and scores do not" },
      { value: "yes", meaning: "Yes: the kickers cross a circle" },
    ],
  },
  fixed(
    "eventsAdd",
    "A44",
    "What if a play costs circles in several ways?",
    "sum",
    "They add up: an interception run back for a touchdown costs three",
  ),
  fixed(
    "closestCircle",
    "A45",
    "Which circle of an end is crossed next?",
    "lowest",
    "The lowest number that is open; the end may be chosen",
  ),
  fixed(
    "crossWhen",
    "A46",
    "When are circles crossed?",
    "endOfPlay",
    "For a full play tracker at once, so the stars serve in that play; all others after the play",
  ),
] as const;
