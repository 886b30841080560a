/** The rulings A0-A70: every question the source leaves open, the answer, and the alternatives for house rules. */
import { rulings } from "../../../kernel/rulings/index.js";

export const RULINGS = rulings({
  // A0-A19: the field, downs, penalties and scoring.
  silence: ["A0: What applies where the rules are silent?", ["football", "Ordinary American football"]],
  goalLineSpot: ["A1: Can the ball rest on the goal line?", ["spot", "Yes: 0 is a spot like any other, at both ends"]],
  touchdown: [
    "A2: When is it a touchdown?",
    ["past", "When the ball passes the goal line; on the line it is down"],
    ["plane", "When the ball reaches the goal line"],
  ],
  firstDown: [
    "A3: What makes a first down?",
    ["reach", "Reaching the line to gain"],
    ["beyond", "Passing the line to gain"],
  ],
  countFrom: [
    "A4: Where do the yards of a play count from?",
    ["los", "The line of scrimmage; the playmaker five yards behind it is only a picture, and a 0 moves nothing"],
  ],
  rushBeyond: [
    "A5: What do rush results beyond -6 and +3 mean?",
    ["penalty", "-7 is a fumble, +4 to +7 are 15 yards, 8 and 9 either way are penalties"],
    ["clamp", "Below -6 a fumble, above +3 15 yards; no penalties"],
    ["extend", "Five yards per point both ways: ever deeper fumbles, ever longer gains; no penalties"],
  ],
  rushCap: [
    "A6: How far does a rush go before the first tackle?",
    ["fifteen", "15 yards at most, whatever the result; the breakaway looks at the result itself"],
  ],
  penaltyWhere: [
    "A7: Which challenges can bring a penalty?",
    ["groundOnly", "Rushes and runs; never the throw, and never the catch less the pressure"],
  ],
  penaltySide: [
    "A8: Which side do the penalties at +8 and +9 go against?",
    ["text", "The side with the ball; -8 and -9 go against the other side"],
    ["swap", "The other side; -8 and -9 go against the side with the ball"],
  ],
  penaltyBeyond: ["A9: What if the result is beyond 9 either way?", ["asNine", "The penalty of 9: the longer one"]],
  sevenPenalty: [
    "A10: Is a result of 7 either way a penalty?",
    ["none", "No: +7 is a gain, -7 a fumble"],
    ["five", "Yes, of five yards"],
  ],
  autoFirst: [
    "A11: Which penalties give a first down?",
    ["both", "All, also those against the side with the ball"],
    ["defenseOnly", "Only those against the defense; the others repeat the down"],
  ],
  penaltyNearGoal: [
    "A12: How are penalties shortened near a goal line?",
    ["inside20", "From the 20 in, toward that goal line, by five yards; the ball never goes past the line"],
  ],
  penaltySpot: [
    "A13: Where is a penalty walked off from?",
    [
      "losOrBall",
      "The line of scrimmage on a rush challenge, the ball in a run; on its own goal line the ball stays there, no safety",
    ],
  ],
  groundingDown: [
    "A14: Does grounding bring a first down?",
    [
      "losesDown",
      "No: ten yards from the line of scrimmage and the down is lost; near the own goal line it is shortened",
    ],
  ],
  fieldGoalPoints: ["A15: What is a field goal worth?", ["three", "Three points, as in football"]],
  missedFieldGoal: [
    "A16: Who has the ball after a missed field goal?",
    ["opponents", "The other side, where the ball marker was or on its own 20, whichever is farther out"],
  ],
  toss: [
    "A17: What if the toss is a tie?",
    ["again", "Both reroll; the higher roll chooses. No second kickoff unless there is a halftime"],
  ],
  safetyOnLine: [
    "A18: What is a safety if the line of scrimmage is the offense's own goal line?",
    [
      "noGain",
      "A rush without gain, a sack, grounding and a knee; an incomplete pass is not, nor is being driven back to the line",
    ],
  ],
  returnSafety: [
    "A19: How far must a return come out of the end zone?",
    ["oneStep", "One step to the goal line is enough; a return from the line itself that does not move is a safety"],
  ],

  // A20-A32: throws, catches, sacks.
  halving: [
    "A20: What is halved on a second throw after a bad first one?",
    ["secondDie", "The second die and its bonuses, rounded down, after a result below 0; after a 0 it counts in full"],
  ],
  passClamp: ["A21: When is a pass cut to the ends of its row?", ["total", "Only the total, at the very end"]],
  throwOn: [
    "A22: May a second throw be taken back?",
    ["stands", "No, and no one may throw shorter than the total says"],
  ],
  scrambleDeep: [
    "A23: How hard is a scramble of 20 yards or more to catch?",
    ["L3", "At least level 3"],
    ["byDistance", "By its yards, level 2 from 20 yards; shorter ones stay at level 3"],
  ],
  bonusValue: [
    "A24: Do spent bonuses count in pressure, catch, interception, strip and grounding rolls?",
    ["value", "Yes: the value counts, not the face; in the yards after the catch too"],
  ],
  pressedTop: ["A25: What catches a pressed throw of level 4?", ["six", "A value of 6"]],
  catchBreakaway: [
    "A26: What decides the breakaway after a catch?",
    ["afterCatch", "The catch less the pressure: 4 and more; the throw does not matter"],
  ],
  interceptionSpot: [
    "A27: Where is the ball after an interception?",
    ["target", "Where it was thrown to; after -2 and -3 on the line of scrimmage"],
  ],
  interceptionEndZone: [
    "A28: What follows an interception on or behind the own goal line?",
    ["choice", "A touchback to the 20, or a run; tackled behind the line is a safety"],
  ],
  sackSafety: [
    "A29: May the ball be stripped in a sack behind the goal line?",
    ["safetyFirst", "No: the safety comes first"],
  ],
  rattle: [
    "A30: How long does a sack count?",
    [
      "possession",
      "One off every scrimmage die of the offense until it loses the ball, once only; not off kicks, and a natural 1 is still one",
    ],
  ],
  outOfBounds: ["A31: What is a throw beyond the end zone?", ["incomplete", "Incomplete; it cannot be intercepted"]],
  contestedDice: [
    "A32: Does the offense roll at -3 and -2 in any case?",
    ["always", "Yes, for grounding, although one example leaves that die out"],
  ],

  // A33-A46: runs and fumbles, bonuses and trackers.
  breakawayWhose: [
    "A33: Whose bonus does a breakaway keep?",
    ["ownPick", "Only what the runner's side won with its pick; it ends when the ball changes sides"],
  ],
  carrier: ["A34: Who is the offense in a return?", ["carrier", "Whoever has the ball"]],
  deadRecovery: [
    "A35: Where is a recovered ball that may not be run?",
    ["spotOfLoss", "Where it was lost; recovered by its own side the down counts, or it is a first down"],
  ],
  lostAndBack: [
    "A36: What if a ball is lost and won back in one play?",
    ["newSeries", "A new first down, and both sides cross a circle"],
  ],
  looseInEndZone: [
    "A37: What is a ball recovered in the end zone of the side that lost it?",
    ["scores", "A touchdown if the other side recovers it, a safety if its own side falls on it"],
  ],
  whoMarksPlays: [
    "A38: Who marks the play tracker?",
    [
      "pickLoser",
      "The side that lost the pick, and so earns the stars; also on two-point tries, but not on kickoffs, kicks, fakes and knees",
    ],
  ],
  naturalOne: [
    "A39: Which rolled 1s earn a bonus?",
    [
      "everyKept",
      "Those on dice that count, kicks included but not the toss; spend it from the next roll on; a rerolled 1 earns none",
    ],
  ],
  spending: ["A40: How many bonuses may be spent on a roll?", ["any", "Any number that the bar holds"]],
  noSpending: [
    "A41: Where may no bonus be spent?",
    ["kicks", "On blocks, fakes, kick dice and kickoff picks; the runs after a kick may be boosted"],
  ],
  pickBonusOnce: [
    "A42: Which roll does the pick bonus count for?",
    ["firstChallenge", "The first challenge, not the second throw"],
  ],
  missedFgClock: [
    "A43: Does a missed field goal count as a lost possession on the time tracker?",
    ["no", "No: downs, interceptions, fumbles and blocked kicks do; punts and scores do not"],
    ["yes", "Yes: the kickers cross a circle"],
  ],
  eventsAdd: [
    "A44: What if a play costs circles in several ways?",
    ["sum", "They add up: an interception run back for a touchdown costs three"],
  ],
  closestCircle: [
    "A45: Which circle of an end is crossed next?",
    ["lowest", "The lowest number that is open; the end may be chosen"],
  ],
  crossWhen: [
    "A46: When are circles crossed?",
    ["endOfPlay", "For a full play tracker at once, so the stars serve in that play; all others after the play"],
  ],

  // A47-A61: field goals, punts, fakes, kickoffs.
  puntFrom: [
    "A47: Where is the punt distance counted from?",
    ["los", "The line of scrimmage"],
    ["marker", "The ball marker, 15 yards behind it"],
  ],
  fieldGoalMarker: [
    "A48: Where is the field-goal range read?",
    ["marker", "Ball marker, ten yards behind the line of scrimmage; for the extra point on the 15 itself"],
  ],
  puntBonus: [
    "A49: What do the receivers gain from a punt that misses?",
    ["printed", "The bonus printed at the distance, not the size of the miss"],
  ],
  kicksOn: [
    "A50: On which downs may a team punt or try a field goal?",
    ["fourth", "Fourth down; field goals on any down of the two-minute stage"],
    ["any", "Any down"],
  ],
  touchbacks: [
    "A51: Where is the ball after a touchback?",
    ["byKick", "On the 20 after a punt, on the 25 after a kickoff"],
  ],
  fairCatchWhen: [
    "A52: When is a fair catch of a punt called?",
    ["afterDice", "After the kicker's two dice, when the spot and the bonus are known"],
  ],
  blockedKick: [
    "A53: Is a blocked kick run back?",
    ["likeFumble", "As after a fumble: dead under a difference of 4; a tie is the blockers' ball"],
  ],
  fakeSpot: [
    "A54: Where does a fake start from?",
    ["los", "The line of scrimmage, wherever the marker stood; fake punts may be thrown too"],
  ],
  fakeBonus: ["A55: Does a breakaway keep the bonus of a fake?", ["no", "No, it was not won with a pick"]],
  equalKickPicks: [
    "A56: What do equal numbers on a kickoff earn?",
    ["nothing", "No bonus at all, not even the mark's"],
  ],
  touchbackFrom: [
    "A57: Where may a kickoff be taken as a touchback?",
    ["goalLine", "On or behind the goal line; in the field there is a fair catch"],
    ["anywhere", "At every spot"],
  ],
  endZoneMarks: ["A58: How deep are the kick marks in the end zone?", ["five", "Five yards"]],
  firstReturn: [
    "A59: What is different in the first challenge of a kickoff return?",
    [
      "unlimited",
      "There are no penalties: it may gain any distance; -5 and less is a fumble. Punts, free kicks and onside kicks have penalties",
    ],
  ],
  onsideBonus: ["A60: What is a mark worth in an onside kick?", ["same", "The same as in a regular kickoff"]],
  safetyKick: [
    "A61: Who kicks after a safety?",
    ["scoredOn", "The side that was scored on, from its 20, like a punt without block, fake and steps back"],
  ],

  // A62-A67: the end of the game and team skills; and fixes for flaws of the source.
  playsLeft: [
    "A62: Is the number of plays after the two-minute mark limited?",
    ["limited", "Yes: as many as one end has circles"],
  ],
  whatIsAPlay: [
    "A63: What crosses a circle in the two-minute stage?",
    [
      "plays",
      "Scrimmage plays, punts, field goals and knees one; a touchdown two in all; kickoffs, safety kicks and tries none",
    ],
  ],
  lastTouchdown: ["A64: Is there a try after a touchdown with the last circle?", ["try", "Yes, then the game is over"]],
  knee: ["A65: When may a side take a knee?", ["finalStage", "In the two-minute stage; it costs a down, no yards"]],
  ties: ["A66: Is a tie played off?", ["stands", "No, unless you play overtime"]],
  teamSkill: [
    "A67: Does each side have a team skill?",
    ["off", "No"],
    ["on", "Yes: one of four, drawn or chosen; it may reroll its own first challenge die"],
  ],
  tryEnds: [
    "A68: What ends a two-point try?",
    [
      "firstEnd",
      "The end of its one play; a lost ball ends it too, and a penalty repeats it from where the ball is then",
    ],
  ],
  fewCircles: [
    "A69: What if more circles are due than are open?",
    ["whatIsThere", "The open ones are crossed and the rest is forgotten; none of it counts in the two-minute stage"],
  ],
  overtimeSeries: [
    "A70: What ends a series in overtime?",
    ["ballGone", "A score, or the ball in the other side's hands; the side that began goes second in the next round"],
  ],
  quickGame: [
    "3.6: How long is the game?",
    ["off", "Both ends of time circles"],
    ["on", "One end only: about 29 plays"],
  ],
  halfTime: [
    "F1: Is there a halftime?",
    ["off", "No"],
    ["on", "When half of the time circles are crossed the opening receivers kick off"],
  ],
  overtime: [
    "F4: What happens on a tie?",
    ["off", "The tie stands"],
    ["on", "Both sides get a series from the opponents' 25, until one leads"],
  ],
  fakeBackfire: [
    "F2: What does a fake cost if the defense reads it?",
    ["off", "Nothing"],
    ["on", "The defense gets the bonus when it rolls higher"],
  ],
});
