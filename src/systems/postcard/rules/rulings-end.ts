/** Rulings A62-A67: the end of the game and team skills; and what mends the flaws that the digest found. */
import { fixed } from "./ruling.js";

export const END_RULINGS = [
  fixed(
    "playsLeft",
    "A62",
    "Is the number of plays after the two-minute mark limited?",
    "limited",
    "Yes: as many as one end has circles",
  ),
  fixed(
    "whatIsAPlay",
    "A63",
    "What crosses a circle in the two-minute stage?",
    "plays",
    "Scrimmage plays, punts, field goals and knees one; a touchdown two in all; kickoffs, safety kicks and tries none",
  ),
  fixed(
    "lastTouchdown",
    "A64",
    "Is there a try after a touchdown with the last circle?",
    "try",
    "Yes, then the game is over",
  ),
  fixed(
    "knee",
    "A65",
    "When may a side take a knee?",
    "finalStage",
    "In the two-minute stage; it costs a down, no yards",
  ),
  fixed("ties", "A66", "Is a tie played off?", "stands", "No, unless the house plays overtime"),
  {
    id: "teamSkill",
    ruling: "A67",
    question: "Has each side a team skill?",
    values: [
      { value: "off", meaning: "No" },
      { value: "on", meaning: "Yes: one of four, drawn or chosen; it may re-roll its own first challenge die" },
    ],
  },
  {
    id: "quickGame",
    ruling: "3.6",
    question: "How long is the game?",
    values: [
      { value: "off", meaning: "Both ends of time circles" },
      { value: "on", meaning: "One end only: about 29 plays" },
    ],
  },
  {
    id: "halfTime",
    ruling: "F1",
    question: "Is there a half-time?",
    balanced: "on",
    values: [
      { value: "off", meaning: "No" },
      { value: "on", meaning: "When half of the time circles are crossed the opening receivers kick off" },
    ],
  },
  {
    id: "overtime",
    ruling: "F4",
    question: "What happens on a tie?",
    balanced: "on",
    values: [
      { value: "off", meaning: "The tie stands" },
      { value: "on", meaning: "Both sides get a series from the opponents' 25, until they differ" },
    ],
  },
  {
    id: "fakeBackfire",
    ruling: "F2",
    question: "What does a fake cost that the defense reads?",
    balanced: "on",
    values: [
      { value: "off", meaning: "Nothing" },
      { value: "on", meaning: "The defense gets the bonus when it rolls higher" },
    ],
  },
] as const;
