/** Rulings about head-to-head play. */
import { rulings } from "../../../kernel/rulings/index.js";

export const GAME_RULINGS = rulings({
  headToHeadOvertime: [
    "A7: What happens in a tie after the fourth quarter?",
    [
      "fullQuarter",
      "One overtime of 40 rounds with a new toss; in the playoffs again until it is decided, otherwise the tie stands",
    ],
    ["suddenDeath", "Overtime that the first score ends"],
    ["none", "The tie stands, except in playoffs"],
  ],
  strictAttack: [
    "A8: Must the attack beat the DC?",
    [false, "No: equal or higher succeeds"],
    [true, "Yes: only higher succeeds"],
  ],
  naturals: ["A9: Does a natural 20 always succeed and a natural 1 always fail?", ["always", "Yes, both"]],
  explodeLosses: [
    "A10: Do dice for lost yards explode too?",
    [true, "Yes: every die for yards gained or lost; never kick, punt and throw distances, fakes or Prevent"],
    [false, "No: only dice for yards gained"],
  ],
  explosion: ["A11: May a player refuse to reroll an exploding die?", ["automatic", "No, it is automatic"]],
  footRaceOver25: [
    "A12: From how many yards is there a foot race?",
    [false, "From 25 on a play, from 30 on the return of a kick or punt"],
    [true, "From 26 on a play, from 31 on a return"],
  ],
  footRaceOnce: [
    "A13: Is the foot race repeated?",
    [false, "Yes: 10 yards each time until tackled or scored"],
    [true, "No: one race, at most 10 yards"],
  ],
  footRaceReturns: [
    "A14: Are there foot races on other returns?",
    ["interceptions", "On interception returns from 30 yards, not on fumble runs"],
  ],
  footRacePrevent: ["A15: Does Prevent forbid the foot race?", ["allowed", "No: only explosions"]],
  maxActionDice: [
    "A16: How many action dice may a side use on a play?",
    [1, "One; a star die counts as the one"],
    [2, "Two"],
    [3, "Three"],
    [4, "Four: as many as a home team ever holds"],
  ],
  actionDiceOpen: [
    "A17: Are action dice announced openly?",
    [false, "No: in secret, with the call"],
    [true, "Yes: the defense first"],
  ],
  whatUsesARound: [
    "A18: Does the try after a touchdown use a round?",
    ["everyPlay", "Yes, like every kick, play, kneel and fake, also when a penalty wipes it out"],
    ["notTheTry", "No: everything else does"],
  ],
  lastRoundTry: [
    "A19: What happens after a touchdown in round 40?",
    ["tryPlayed", "The try is still played, without an extra round"],
  ],
  returnRound: ["A20: Does a return use a round of its own?", ["no", "No: it belongs to the kick's round"]],
  kickoffSpot: ["A21: Where is the kickoff?", [35, "On the 35, the modern spot"], [30, "On the 30"], [40, "On the 40"]],
  endZoneKick: [
    "A22: When is a kick in the end zone?",
    ["goalLine", "At or past the goal line; dead 10 or more yards behind it: touchback"],
  ],
  squibOfOne: [
    "A23: How far does a squib kick of 1 go? (The table has none.)",
    [40, "40 yards, one step under the table"],
    [45, "45 yards, like a 2"],
  ],
  blitzLoss: [
    "A24: Do the blitz's loss and a play's own loss add up?",
    ["larger", "No: the larger loss; a natural 1 uses the critical table only, Hook & Lateral fumbles"],
    ["both", "Yes"],
  ],
  goalLineOnlyWithin: [
    "A25: When may the Goal Line Stand be called?",
    ["anytime", "At any time"],
    ["within10", "With the ball at the 10 or closer"],
  ],
  goalLineStar: [
    "A26: What is the star in the Goal Line Stand's DC column?",
    ["seeEffect", "It points to the effect; it is no trick play"],
  ],
  specialPlayLB: [
    "A27: Does LB help against special plays too?",
    ["asUsual", "Yes, when the defense named the right kind"],
  ],
  playActionYards: [
    "A28: How far does Play-Action go against a pass defense?",
    [3, "3d6 yards, a normal pass"],
    [4, "4d6 yards"],
  ],
  unnamedYards: [
    "A29: How far do Screen without a blitz, Hurry Up, Shotgun and Audible go?",
    ["normal", "Like a normal pass, the Audible like a normal rush"],
  ],
  trickCount: [
    "A30: What counts for the trick surcharge?",
    ["perPlay", "Earlier uses of the same play by the team in the game, successful or not"],
    ["allTricks", "Earlier uses of any trick play by the team in the game"],
  ],
  hailMary: ["A31: Which success of a Hail Mary scores?", ["any", "Any"]],
  qbSneak: ["A32: What defends against the QB Sneak?", ["lmOnly", "DC 4 + LM, never LB; otherwise the rules of a run"]],
  halfbackOption: [
    "A33: How does the Halfback Option work?",
    ["afterReveal", "The kind follows the reveal; pass 3d6, rush 2d6 yards; no LB"],
  ],
  reverseOne: ["A34: What is a natural 1 on a Reverse?", ["fumble", "A fumble, without a critical roll"]],
  fumbleSpot: [
    "A35: Where is the ball loose after a fumble on a failed play?",
    ["scrimmage", "At the line of scrimmage"],
  ],
  interceptionEndZone: ["A36: What is an interception at or behind the goal line?", ["touchback", "Touchback"]],
  starCenter: [
    "A37: When does the star center help?",
    ["onSack", "When a natural 1 brings a sack: a 1 on 1d6 loses nothing; he does not save yards lost to a blitz"],
  ],
  redZone: ["A38: Where is the red zone?", ["20", "Line of scrimmage at the 20 or closer; DC +2 for passes only"]],
  mishapPlays: [
    "A39: On which plays is the mishap die rolled?",
    ["passAndRush", "Every pass and rush, two-point tries too; no kicks, kneels or fakes"],
  ],
  foulFits: ["A40: Which fouls do not fit a run?", ["12-14", "12, 13 and 14 need a pass; roll again"]],
  enforceFrom: [
    "A41: Where are penalties marked off from?",
    ["scrimmage", "From the line of scrimmage; a replayed down wipes out the play"],
    ["endOfPlay", "From the end of the play"],
  ],
  lossOfDown: [
    "A42: What does loss of down mean?",
    ["wipedOut", "The play is wiped out, yards back, and the down counts"],
  ],
  foulKeepsGain: [
    "A43: Do fouls 15 to 18 keep the gain of the play?",
    [false, "No, only 14; the offense may decline"],
    [true, "Yes"],
  ],
  offsideDown: ["A44: Which down follows fouls 19 and 20?", ["replay", "The same; a first down if the yards suffice"]],
  piFirstDown: ["A45: Is foul 13 an automatic first down?", [false, "No, only by distance"], [true, "Yes"]],
  halfTheDistance: [
    "A46: How far is a penalty of more than half the distance to the goal line marked off?",
    ["half", "Half the distance"],
    ["literal", "All of its yards, no further than the 1"],
  ],
  penaltyChoice: [
    "A47: Who chooses between a penalty and a turnover or score?",
    ["victim", "The team that was fouled"],
  ],
  injuryFloor: ["A48: How low can an injury take a modifier?", ["zero", "To 0"]],
  injuredStarLosesDie: [
    "A49: What does an injured star lose?",
    [true, "1 point of the modifier, and his die while he is hurt"],
    [false, "Only 1 point of the modifier"],
  ],
  hardCountLimit: [
    "A51: How often may a hard count be tried?",
    ["oncePerDown", "Once per down; it uses no round, and 5 yards may give a first down"],
    ["unlimited", "Any number of times"],
  ],
  twoPointTry: ["A52: Is there a two-point try?", [true, "Yes"], [false, "No"]],
  kicksOnlyOnFourth: [
    "A76: On which downs may a team kick?",
    [false, "On any; fakes only on fourth down"],
    [true, "Punts and field goals only on fourth down"],
  ],
  freeKick: [
    "A80: Where is the free kick after a safety?",
    ["own20", "On the team's own 20, by the punt table; it may be returned"],
  ],
  missedKickMinimum: [
    "A81: Where does the ball go over after a missed field goal?",
    [1, "7 yards behind the line of scrimmage, however deep"],
    [20, "There, but never inside the 20"],
  ],
  onsideKick: [
    "A83: Who may kick onside?",
    ["anytime", "Either side, at any kickoff"],
    ["behind", "Only the side that is behind; an eager kicker gains far more than he risks"],
  ],
  onsideRepeats: [
    "A84: Is a side's next onside kick harder than its last?",
    [0, "No"],
    [2, "Yes: the number to roll rises by 2 for each one it has kicked, like a trick play's"],
  ],
  mishapReferee: ["A82: Who rolls the mishap die for two automatic coaches?", ["engine", "The engine, as referee"]],
  starDieMisfit: [
    "A85: What happens to a star's die on another kind of play?",
    [
      "byCall",
      "The defense's follows its own call and is still rolled; the offense keeps its die if an Audible or a Halfback Option changes the kind",
    ],
  ],
  lostTry: [
    "A86: What follows a ball lost on a two-point try?",
    ["over", "The try is over: no dice for a recovery, a throw or a return"],
  ],
  screenOnes: [
    "A87: Which dice fumble the return of an interception?",
    [
      "threeOnes",
      "Those thrown first: all three, or three of a Screen Pass's four, show 1; dice added by a 6 do not count",
    ],
  ],
  returnInEndZone: [
    "A88: What is a return that does not leave its end zone?",
    ["touchback", "A touchback; if fumbled there, a touchback for its own side or a touchdown for the other"],
  ],
  foulOnTouchdown: [
    "A89: What does a defensive foul that keeps the gain do to a touchdown?",
    ["stands", "The touchdown stands, and nothing is left to mark off"],
  ],
});
