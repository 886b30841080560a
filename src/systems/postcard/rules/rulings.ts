/** The rulings A0-A67 of the digest: every point the source leaves open, the decision, and what else a house may choose. */
export const RULINGS = [
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
  {
    id: "penaltySide",
    ruling: "A8",
    question: "Whom do the penalties at +8 and +9 fall on?",
    values: [
      { value: "text", meaning: "The side with the ball; -8 and -9 fall on the other side" },
      { value: "swap", meaning: "The other side; -8 and -9 fall on the side with the ball" },
    ],
  },
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
  {
    id: "scrambleDeep",
    ruling: "A23",
    question: "How hard is a scramble of 20 yards and more to catch?",
    values: [
      { value: "L3", meaning: "Level 3 at least" },
      { value: "byDistance", meaning: "By its yards, level 2 from 20 yards; shorter ones stay at level 3" },
    ],
  },
  {
    id: "missedFgClock",
    ruling: "A43",
    question: "Does a missed field goal count as a lost possession on the time tracker?",
    values: [
      { value: "no", meaning: "No" },
      { value: "yes", meaning: "Yes: the kickers cross a circle" },
    ],
  },
  {
    id: "puntFrom",
    ruling: "A47",
    question: "Where is the punt distance counted from?",
    values: [
      { value: "los", meaning: "The line of scrimmage" },
      { value: "marker", meaning: "The ball marker, 15 yards behind it" },
    ],
  },
  {
    id: "kicksOn",
    ruling: "A50",
    question: "On which downs may a team punt or try a field goal?",
    values: [
      { value: "fourth", meaning: "Fourth down; field goals on any down of the two-minute stage" },
      { value: "any", meaning: "Any down" },
    ],
  },
  {
    id: "touchbackFrom",
    ruling: "A57",
    question: "Where may a kickoff be taken as a touchback?",
    values: [
      { value: "goalLine", meaning: "On or behind the goal line; in the field there is a fair catch" },
      { value: "anywhere", meaning: "At every spot" },
    ],
  },
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
