/**
 * The rulings A1-A38 and their switches: every point that the rules leave open, this project's decision, and
 * the alternatives for a house.
 */
import { FIELD } from "../../../kernel/football/index.js";
import { rulings, switchable, usualAnswers, type SwitchesOf } from "../../../kernel/rulings/index.js";

import { COUNTED_KICKOFFS, COVERAGE_FOULS, FIGURES } from "./figures.js";

/** By the football rules of the home team's season. */
const BY_SEASON = "As in the season of the home team";
const ON = ["on", "Yes"] as const;
const OFF = ["off", "No"] as const;
type Kickoffs = (typeof COUNTED_KICKOFFS)[number];
/** A number of kickoffs, at each season from which it is another. @param unit follows the first one */
const bySeason = (of: (row: Kickoffs) => number, unit = ""): string =>
  COUNTED_KICKOFFS.filter((row, i) => i === 0 || of(row) !== of(COUNTED_KICKOFFS[i - 1]))
    .map((row, i) => `${of(row)}${i === 0 ? unit : ""}${row.from > 0 ? ` from ${row.from}` : ""}`)
    .join(", ");
/** Parts of the advanced game that a house may use separately. */
const BY_MODE = ["byMode", "In the advanced game yes, in the basic game no"] as const;

export const RULINGS = rulings({
  runLosDefense: [
    "A1: What does a defense get for winning the line on a run?",
    [-2, "2 off the bonus, as much as an offense adds"],
    [0, "Nothing"],
  ],
  oddQuarterBoxes: [
    "A2: How many boxes do the first and third quarters have?",
    [25, "25: the last five belong to the second and fourth"],
    [30, "30, like the others, none of them in halves"],
  ],
  heldTimeouts: [
    "A3: How often may a timeout hold the pawn before the last five boxes?",
    ["once", "Once a half for each team, out of its three timeouts"],
  ],
  penaltyOnIncomplete: [
    "A4: Is a blue 1 a penalty on an incomplete pass?",
    [true, "Yes, and on interceptions"],
    [false, "No: an incomplete pass ends the play"],
  ],
  passDie: [
    "A5: Which die is the result of a pass?",
    ["blue", "Blue of the completion roll; red of the next roll on scrambles and sacks"],
  ],
  catchFumble: ["A6: Which white is the fumble of a receiver?", ["yards", "The one that gives his yards"]],
  losDice: [
    "A7: Which dice are the line and the completion?",
    ["rwkb", "Red and white the line, black and blue the pass"],
  ],
  boxDice: ["A8: Whose roll brings a safety into the box?", ["defense", "The defense's own, black and blue"]],
  loneBack: [
    "A9: Who carries in a group of one back?",
    ["lone", "The named runner; a lone back who is not in the carries box carries the ball"],
  ],
  coffinReturn: ["A10: When is a coffin-corner punt returned?", ["both", "On an even roll that ends outside the 5"]],
  hailMaryFrom: ["A11: Where may a Hail Mary be thrown from?", [40, "From your own 40 on"]],
  boxSafetyZone: [
    "A12: What about the zone values when a safety comes up?",
    ["moved", "He counts underneath, and both are recalculated"],
  ],
  cbMatch: [
    "A13: Whom do the corners of a normal defense cover?",
    ["top2", "Receivers 1 and 2"],
    ["wr", "The two wide receivers"],
  ],
  sackers: ["A14: Whose sack ranges count?", ["rushers", "Those of the linemen on the field and of blitzers"]],
  interceptLos: ["A15: Do interceptions depend on who won the line?", ["never", "No: only sacks do"]],
  recoveries: ["A16: Does an offense recover its fumbles?", ["never", "No: the ranges are those of lost fumbles"]],
  blockBonus: ["A17: What does another blocker add?", [5, "5 to PBC"]],
  moreBlockers: ["A18: What do three blockers double?", ["zone", "The value of Normal or Zone; man stays as it is"]],
  longBonus: ["A19: Is the bonus added to a long run?", ["added", "Yes"]],
  linemanTackle: [
    "A20: Who makes the tackle of a lineman in a normal defense?",
    ["cover", "The corner of receivers 1 and 2, else the best back in zone"],
  ],
  codes: ["A21: What are the ten situations?", ["own", "First down; second by four distances; third by four; fourth"]],
  goalToGo: ["A22: Which column is first and goal?", ["1A", "1A, with the base group"]],
  lastBoxes: [
    "A23: How long are sacks, scrambles and interceptions in the last five boxes?",
    ["clock", "Sacks and scrambles a whole box, interceptions half"],
  ],
  wipedTouches: ["A24: Do plays with an accepted penalty tire a player?", ["no", "No"]],
  kickFouls: ["A25: How are fouls on field goals rolled?", ["blue1", "By blue 1; three in ten are none"]],
  subsCount: ["A26: What do substitutes change?", ["zone", "The zone values; totals come from the cards"]],
  hotQuarterback: ["A27: What is a hot quarterback?", [3, "00-39, then 3 on every completion range"]],
  thirdSafety: ["A28: Who is the third safety?", ["fifth", "The fifth back of nickel and dime"]],
  doubleCover: [
    "A29: Whose interceptions count in double cover?",
    ["both", "Both defenders'; the chart decides between them"],
  ],
  playOrder: ["A30: What comes first?", ["play", "The play, the fumble, the penalty, the injury"]],
  endZoneBalls: ["A31: What about a ball taken in the end zone?", ["touchback", "A touchback"]],
  specialBoxes: [
    "A32: How long are a sneak and a Hail Mary?",
    ["half", "A whole box; a Hail Mary half, unless caught"],
  ],
  twoMinuteDie: ["A33: What is out of bounds in the two-minute offense?", ["even", "A completion on an even roll"]],
  scoreTackles: ["A34: Who tackles on a touchdown?", ["nobody", "No one; linemen may tackle on quick passes"]],
  hailMaryMen: [
    "A35: Who catches a Hail Mary?",
    ["first", "Receiver 1; an interception is the back's with the widest range in zone. No one tires"],
  ],
  kickRecoveries: [
    "A36: Who recovers a fumble on a kick?",
    [
      "rank",
      "The tackler in the kickers' base formation whose rank is the returner's face (0: rank 10), without a return",
    ],
  ],
  blockedScores: [
    "A37: Who scores with a blocked kick?",
    ["rank", "The tackler in the defense's base formation whose rank is the second die of the block (0: rank 10)"],
  ],
  emptyBench: [
    "A38: Who plays if a unit has no healthy player left?",
    [
      "emergency",
      "On defense a player from the other unit, with his own card; else an emergency player with the starting card of the career chart, who never tires",
    ],
  ],
  mode: [
    "variant: Which game is played?",
    ["advanced", "The advanced game"],
    ["basic", "The basic game: no line, stamina, sacks by defenders, injuries, tackles"],
  ],
  los: ["variant: Is there a battle for the line of scrimmage?", BY_MODE, ON, OFF],
  stamina: ["variant: Do players tire?", BY_MODE, ON, OFF],
  defenderSacks: ["variant: Do the ranges of defenders sack after a lost line?", BY_MODE, ON, OFF],
  injuries: ["variant: Are there injuries?", BY_MODE, ON, OFF],
  tackles: ["variant: Are tackles credited to players?", BY_MODE, ON, OFF],
  startEligibility: ["variant: Must starters have started in real life?", BY_MODE, ON, OFF],
  soloBlock5: ["variant: Do marked players block and come up?", ON, OFF],
  blockersBySacks: ["variant: Do sacks add blockers?", OFF, ON],
  subsShort: [
    "variant: How do substitutes change the zone?",
    ["on", "Each weakens the printed value by 1, all by at most 6"],
    ["off", "It is recalculated from the cards on the field"],
  ],
  qbPressure: ["variant: Does a lost line shorten passes that a player calls?", OFF, ON],
  hotPlayers: ["variant: Can players be hot?", OFF, ON],
  homeField: [
    "variant: Does the home team have an advantage?",
    OFF,
    ["on", "It keeps most of its fumbles"],
    [
      "line",
      `It wins the line more often: its home number, at the head of its Team Reference Card or ${FIGURES.homeLine}, is added to its RBC and PBC and taken off the visitors'`,
    ],
  ],
  olOutOfPosition: ["variant: Does a lineman out of position block worse?", OFF, ON],
  zoneBlitzDL: ["variant: Do linemen drop in a team's own zone blitz, at a PD of -1?", OFF, ON],
  customFormations: ["variant: May formations differ from those of their number?", OFF, ON],
  offenseCaller: [
    "variant: Who calls the offense?",
    ["solo", "Its card, and the special columns"],
    ["human", "Its coach, play by play; passes go by the receiver chart"],
  ],
  defenseCaller: ["variant: Who calls the defense?", ["solo", "Its card"], ["human", "Its coach, play by play"]],
  twoMinute: ["variant: Is there a two-minute offense?", ON, OFF],
  hailMary: ["variant: Is there a Hail Mary?", ON, OFF],
  sneak: ["variant: Is there a quarterback sneak?", ON, OFF],
  specialCalls: ["variant: Are there special columns of calls?", ON, OFF],
  overtime: [
    "variant: What follows a tie?",
    ["season", BY_SEASON],
    ["none", "Nothing; in playoffs sudden death"],
    ["suddenDeath", "A quarter of 25 boxes that the first score ends"],
  ],
  twoPoint: ["variant: Is there a two-point try?", ["season", BY_SEASON], ["yes", "Yes"], ["no", "No"]],
  missedFg: [
    "variant: Where is the ball after a missed field goal?",
    ["season", BY_SEASON],
    ["touchback", "On the 20"],
    ["line", "On the line of scrimmage, at least the 20"],
    ["kick", "Where it was kicked, at least the 20"],
  ],
  forcedFumbles: ["variant: Do tacklers force fumbles?", OFF, ON],
  kickoffTouchback: [
    "variant: How many of 100 kickoffs are touchbacks before the chart is read?",
    ["season", "None; 51 from 2011 on"],
    [0, "None"],
    [51, "51"],
    [56, "56"],
    [
      "counted",
      `As in real seasons: ${bySeason(({ touchbacks }) => touchbacks)}; kicked from the ${bySeason(({ spot }) => spot)}, and caught ${bySeason(({ deeper }) => deeper, " yards deeper than on the chart")}`,
    ],
  ],
  quarterStart: [
    "variant: On which box does the pawn start a quarter?",
    ["first", "On the first"],
    [
      "toss",
      `On box ${FIGURES.quarterStart.odd} plus the die of the coin toss in the first and third, on box ${FIGURES.quarterStart.even} in the others: some games have more plays than others`,
    ],
  ],
  incompleteTime: [
    "variant: How much time does an incomplete pass take before the last boxes?",
    ["box", "A whole box"],
    ["odd", "A whole box if the completion roll is odd, none if it is even"],
  ],
  inches: [
    "variant: Is a gain of exactly the yards to go measured?",
    ["given", "No: it is a first down"],
    [
      "measured",
      `Yes, with ${FIGURES.inches.from} to ${FIGURES.inches.to} yards to go, and any that just reaches the goal line: with blue 0 to ${FIGURES.inches.short} it is a yard short`,
    ],
  ],
  redZone: [
    "variant: Are plays harder in the red zone?",
    ["printed", "No"],
    [
      "tight",
      `Yes: from the ${FIELD - FIGURES.redZone.from} in, the offense's red zone number, at the head of its Team Reference Card or -${FIGURES.redZone.net}, is added to the net rating; from the ${FIELD - FIGURES.redZone.runsFrom} in, ${FIGURES.redZone.run} off the gain of a run, from the ${FIELD - FIGURES.redZone.goalFrom} in, ${FIGURES.redZone.atGoal}, but never below 0`,
    ],
  ],
  lateLead: [
    "variant: Does the score change the fourth quarter?",
    ["never", "No"],
    [
      "careful",
      `Yes, up to a lead of ${FIGURES.lateLead.most}: the leader is careful, ${FIGURES.lateLead.net} off the net rating and ${FIGURES.lateLead.run} off the gain of a run; a team behind adds ${FIGURES.lateLead.given} to its net rating`,
    ],
  ],
  lastMan: [
    "variant: Does the free safety change how far medium and long catches go?",
    ["printed", "No"],
    [
      "yards",
      `Yes: one yard more for every point that his pass defense is weaker than -${FIGURES.lastMan}, one yard less for every point that it is stronger`,
    ],
  ],
  seasonUsage: [
    "variant: How much may a player play in a season?",
    ["free", "All of it"],
    [
      "season",
      "As much as in his real season: passes thrown, or rushes and receptions; then he sits out, unless everyone at his position does",
    ],
  ],
  passingDowns: [
    "variant: Do defenses rush harder on passing downs?",
    ["printed", "No"],
    [
      "rushed",
      `Yes, on third and fourth down with ${FIGURES.passingDowns.from} or more to go: sack ranges count even if the offense wins the line, and ${FIGURES.passingDowns.net} off the net rating; up to ${FIGURES.passingDowns.to} to go, except at the goal line, a catch 1 to ${FIGURES.passingDowns.short} yards short gains ${FIGURES.passingDowns.short} more with blue 0 to ${FIGURES.passingDowns.blue}`,
    ],
  ],
  foulsByDown: [
    "variant: Do fouls depend on the down?",
    ["same", "No"],
    [
      "late",
      `Yes: on first and second down, a foul roll that ends in 0 or ${FIGURES.foulsByDown.waved} does not count; on third and fourth down a ${FIGURES.foulsByDown.face} is a foul, too, if the foul roll ends in ${FIGURES.foulsByDown.first} to 9; on returns it always is`,
    ],
    [
      "teams",
      `Yes, and on the team: a ${FIGURES.foulsByDown.face} is a foul, too, on third and fourth down, a ${FIGURES.foulsByDown.face} or ${FIGURES.foulsByDown.returned} on punt returns; every foul of one team counts only if two more dice are in its foul range at the head of its Team Reference Card, 00-${FIGURES.foulsByDown.usual} without one`,
    ],
  ],
  coverageFouls: [
    "variant: Do officials call fouls on coverage as in their season?",
    ["always", "No"],
    [
      "season",
      `Yes, if teams have foul ranges: a foul of the defense on a pass that gives a first down counts only if the second of the two dice is low: ${COVERAGE_FOULS.map(({ until, most }) => `0 to ${most} until ${until}`).join(", ")}`,
    ],
  ],
  kneel: [
    "variant: May an offense kneel?",
    OFF,
    ["on", "Yes, before fourth down and beyond its own 1: no dice, a yard back, a whole box"],
  ],
});

export type Switches = SwitchesOf<(typeof RULINGS)[number]>;
export const SWITCHES = switchable(RULINGS);
export const DEFAULT_SWITCHES: Switches = usualAnswers(RULINGS);
