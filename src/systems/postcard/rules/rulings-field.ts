/** Rulings A0-A19: the field, downs, penalties and scoring. */
import { fixed } from "./ruling.js";

export const FIELD_RULINGS = [
  fixed("silence", "A0", "What counts where the rules say nothing?", "football", "Ordinary American football"),
  fixed(
    "goalLineSpot",
    "A1",
    "Can the ball rest on the goal line?",
    "spot",
    "Yes: 0 is a spot like any other, at both ends",
  ),
  {
    id: "touchdown",
    ruling: "A2",
    question: "When is it a touchdown?",
    values: [
      { value: "past", meaning: "When the ball passes the goal line; on the line it is down there" },
      { value: "plane", meaning: "When the ball reaches the goal line" },
    ],
  },
  {
    id: "firstDown",
    ruling: "A3",
    question: "What makes a first down?",
    values: [
      { value: "reach", meaning: "Reaching the line to gain" },
      { value: "beyond", meaning: "Passing the line to gain" },
    ],
  },
  fixed(
    "countFrom",
    "A4",
    "Where do the yards of a play count from?",
    "los",
    "The line of scrimmage; the playmaker five yards behind it is only a picture, and a 0 moves nothing",
  ),
  {
    id: "rushBeyond",
    ruling: "A5",
    question: "What do rush results beyond -6 and +3 mean?",
    values: [
      { value: "penalty", meaning: "-7 is a fumble, +4 to +7 are 15 yards, 8 and 9 either way are penalties" },
      { value: "clamp", meaning: "Below -6 a fumble, above +3 15 yards; no penalties" },
      {
        value: "extend",
        meaning: "Five yards a point both ways: a fumble ever deeper, a gain ever longer; no penalties",
      },
    ],
  },
  fixed(
    "rushCap",
    "A6",
    "How far does a rush go before the first tackle?",
    "fifteen",
    "15 yards at most, whatever the result; the breakaway looks at the result itself",
  ),
  fixed(
    "penaltyWhere",
    "A7",
    "Which challenges can bring a penalty?",
    "groundOnly",
    "Rushes and runs; never the throw, and never the catch less the pressure",
  ),
  {
    id: "penaltySide",
    ruling: "A8",
    question: "Whom do the penalties at +8 and +9 fall on?",
    values: [
      { value: "text", meaning: "The side with the ball; -8 and -9 fall on the other side" },
      { value: "swap", meaning: "The other side; -8 and -9 fall on the side with the ball" },
    ],
  },
  fixed(
    "penaltyBeyond",
    "A9",
    "What if the result lies beyond 9 either way?",
    "asNine",
    "The penalty of 9: the longer one",
  ),
  {
    id: "sevenPenalty",
    ruling: "A10",
    question: "Is a result of 7 either way a penalty?",
    values: [
      { value: "none", meaning: "No: +7 is a gain, -7 a fumble" },
      { value: "five", meaning: "Yes, of five yards" },
    ],
  },
  {
    id: "autoFirst",
    ruling: "A11",
    question: "Which penalties bring a first down?",
    values: [
      { value: "both", meaning: "All, also those against the side with the ball" },
      { value: "defenseOnly", meaning: "Only those against the defense; the others repeat the down" },
    ],
  },
  fixed(
    "penaltyNearGoal",
    "A12",
    "How are penalties shortened near a goal line?",
    "inside20",
    "From the 20 in, toward that goal line, by five yards; the ball never goes past the line",
  ),
  fixed(
    "penaltySpot",
    "A13",
    "Where is a penalty walked off from?",
    "losOrBall",
    "The line of scrimmage on a rush challenge, the ball in a run; on the own goal line it stays there, no safety",
  ),
  fixed(
    "groundingDown",
    "A14",
    "Does grounding bring a first down?",
    "losesDown",
    "No: ten yards from the line of scrimmage and the down is lost; near the own goal line it is shortened",
  ),
  fixed("fieldGoalPoints", "A15", "What is a field goal worth?", "three", "Three points, as in football"),
  fixed(
    "missedFieldGoal",
    "A16",
    "Who has the ball after a missed field goal?",
    "opponents",
    "The other side, where the ball marker stood or on its own 20, whichever is farther out",
  ),
  fixed(
    "toss",
    "A17",
    "What if the toss is a tie?",
    "again",
    "Both roll again; whoever rolls higher chooses. No second kickoff unless there is a half-time",
  ),
  fixed(
    "safetyOnLine",
    "A18",
    "What is a safety with the line of scrimmage on the own goal line?",
    "noGain",
    "A rush without gain, a sack, grounding and a knee; an incomplete pass is none, nor is being driven back to the line",
  ),
  fixed(
    "returnSafety",
    "A19",
    "How far must a return come out of the end zone?",
    "oneStep",
    "One step to the goal line is enough; a return from the line itself that does not move is a safety",
  ),
] as const;
