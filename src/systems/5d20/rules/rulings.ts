/**
 * The rulings F1-F56, F57-F68 on points that arose in the engine, and options that the rulebook or football leaves to
 * the players: every open point, this project's decision, and the alternatives for a house.
 */
import { rulings, switchable, usualAnswers, type SwitchesOf } from "../../../kernel/rulings/index.js";
import {
  CALLS_BY_DISTANCE,
  CALLS_BY_DOWN,
  GIVEN_GROUND,
  GRADED_FIELD,
  GRADED_RUNS,
  LATE_DOWN,
  LONG_FOURTH,
  LONG_KICKS,
  MEASURED,
  OWN_GOAL,
  PASS_RUSH,
  RUSH_BY_SCORE,
  SECOND_DISTANCES,
  SECOND_DOWN,
  TEMPO,
  TIGHT_RED_ZONE,
} from "./lifelike.js";

/** By the football rules of the home team's season. */
const BY_SEASON = "As in the season of the home team";

export const RULINGS = rulings({
  ranges: ["F1: Where does a range begin?", ["afterThe", "One above the last filled cell before it"]],
  blankCells: ["F2: What is a blank cell?", ["skipped", "No range: every die skips it, even one below 1"]],
  secondRoll: ["F3: Where does the second roll begin?", ["newFive", "After the snap fumble: reroll all five dice"]],
  snapOrder: [
    "F4: What comes first at the snap, the foul or the fumble?",
    ["penalty", "The foul: it kills the play"],
    ["fumble", "The fumble; a fumbled snap has no foul"],
  ],
  losExample: ["F5: Is the line-of-scrimmage example right?", ["chart", "No: the chart is"]],
  adjustPass: ["F6: Does the alignment change white on passes too?", ["both", "Yes, on runs and passes"]],
  fumbleDice: ["F7: Which yellow decides the recovery?", ["fresh", "The one of five dice rerolled for the fumble"]],
  recovery: [
    "F8: How are the two recovery ranges laid out?",
    [
      "apart",
      "The offense's up from 1, the defense's down from 20; between them the offense keeps the ball. With more than 20 numbers together they overlap, and the ball is always lost",
    ],
  ],
  returnColumns: ["F9: What is the first number of a kick returner?", ["black1", "His yards on black 1"]],
  passModifier: ["F10: How often does the pass modifier count?", ["once", "Once, however often it is printed"]],
  passModOnOut: [
    "F11: Does the pass modifier count on OUT?",
    [true, "Yes, on every completion, once"],
    [false, "No, on no pass thrown out"],
  ],
  scoreRounding: ["F12: How are scores behind rounded?", ["away", "Away from zero, up to two scores"]],
  scoreSign: ["F13: Does ahead mean more runs?", ["yes", "Yes, and behind means fewer"]],
  halfColumn: [
    "F14: Does the score matter before halftime?",
    [false, "No: the same in every row"],
    [true, "Yes: only two scores behind throws more"],
  ],
  situationTimes: [
    "F15: When do the columns of the situation chart begin?",
    ["atTime", "At 5:00 and 10:00 on the clock"],
    ["thirdQuarter", "D with the third quarter, the others at 5:00 and 10:00 on the clock"],
  ],
  shortYardage: [
    "F16: When is it short yardage?",
    ["any", "On 3rd or 4th and 1, and on any down from the 2"],
    ["downs", "On 3rd or 4th and 1, and on 3rd or 4th down from the 2"],
  ],
  zones: ["F17: Where do the zones end?", ["twenty", "Own 1 to 20, opponents' 20 to 1, and all between"]],
  depthNearGoal: [
    "F18: What about depths from the 16 to the 20?",
    ["unchanged", "They stay; from the 15 no long, from the 5 only short"],
  ],
  equalBlue: ["F19: Which column is read when blue is the switch value?", ["black", "The black one"]],
  runOrder: [
    "F20: In what order are the columns of the run chart?",
    ["holeFirst", "HOLE, LOS, BACK: high white favors the defense"],
  ],
  specialTeams: [
    "F21: Who goes after a loose or blocked kick?",
    ["ST", "The ST column: by blue on blocks, by red on fumbles"],
  ],
  alignments: [
    "F22: Which alignment has a row?",
    ["initials", "Run for short and run, base, pass for nickel and dime"],
  ],
  homeField: [
    "F23: What does the home field do?",
    ["full", "White 1 and 20 turn for the home team, both ways"],
    ["half", "Only white 1 turns into 20 for the home team"],
    ["off", "Nothing"],
    ["passes", "White 1 and 20 turn for the home team, both ways, on passes only"],
    ["chart", "As on the home team's chart: everything, passes only, or nothing; without an entry, passes only"],
  ],
  homeFace: [
    "F24: Does a turned white count for fouls as it was rolled?",
    [false, "Yes: the die itself is not turned"],
    [true, "No: as turned"],
  ],
  fumbleBlack: [
    "F25: Which black counts for a fumble after a reroll?",
    ["lies", "The current face"],
    ["original", "The face first rolled"],
  ],
  matchDice: [
    "F26: Which red and white count for a foul after a reroll?",
    ["lies", "The current faces"],
    ["second", "The faces first rolled"],
  ],
  outPass: ["F27: What is a pass on OUT?", ["short", "A short pass to the new receiver; it cannot be intercepted"]],
  scrambleBreak: ["F28: What is the fifth row of scrambles?", ["BRK", "A break by the passer's own rating"]],
  interceptorFumble: [
    "F29: What is the fumble rating of an interceptor?",
    [6, "6"],
    [9, "9, as for an average kick returner"],
  ],
  interceptionDepth: [
    "F30: Whose column gives the depth of a long pass intercepted?",
    ["receiver", "That of the intended receiver, at most 50"],
    ["five", "Rating 5"],
  ],
  endZoneInterception: [
    "F31: Where is an interception out of bounds behind the goal?",
    [110, "Behind the end line"],
    [100, "Behind the goal line"],
  ],
  foulOnInterception: [
    "F32: What about fouls on an interception?",
    ["law", "Fouls by the defense void it, fouls after the play are added, others by the offense are declined"],
  ],
  bothFouls: [
    "F33: What if the number is a foul on both teams?",
    ["offset", "They offset: replay the down; 10 seconds, at the snap none"],
  ],
  interferenceYards: [
    "F34: Which black gives the yards of pass interference?",
    ["play", "That of the play"],
    ["again", "Black rolled again"],
    ["deeper", "That of the play; a short pass has the column MP"],
  ],
  groundingYards: [
    "F35: What does grounding cost?",
    [
      "sack",
      "The sack column by the black of the play, at least 1 and in full, and the down; into the own end zone it is a safety",
    ],
    ["ten", "10 yards and the down"],
  ],
  foulSpot: [
    "F36: From where are other fouls marked off?",
    ["previous", "From the previous spot, at most half the distance to the goal line"],
  ],
  kickFouls: ["F37: What is void on a kick without a return?", ["marked", "Fouls marked &"], ["all", "All fouls"]],
  fairCatchFumble: ["F38: Can a fair catch be muffed?", [true, "Yes"], [false, "No: only returners fumble"]],
  blockedPuntEndZone: [
    "F39: What about a punt blocked into the end zone?",
    ["red", "Red even: touchdown; red odd: safety"],
    ["safety", "A safety"],
  ],
  blockLength: ["F40: What does the block chart go by?", ["length", "The length of the kick"]],
  blockedKick: [
    "F41: Who recovers a blocked place kick?",
    ["dead", "By red: no one up to 11, the offense up to 13, else the defense"],
  ],
  onsideUnderTen: [
    "F42: Where is an onside kick won within 10 yards?",
    ["ten", "At 10 yards"],
    ["asRolled", "Where it was rolled"],
  ],
  deepKickoff: [
    "F43: Is a kickoff into the end zone returned?",
    ["always", "Always: touchbacks are cells of the row; past the end line it is a touchback"],
    ["eight", "Not from 8 or more yards deep"],
  ],
  thirdDownTime: [
    "F44: How long does a failed third down take?",
    ["asPlayed", "As long as any play: the punt is the change of possession"],
    ["stopped", "10 seconds"],
  ],
  scoreTime: [
    "F45: How long is a play that scores?",
    [10, "10 seconds"],
    [
      40,
      "As long as any play in bounds: also punts, blocked kicks and safeties; kickoffs take 10, field goals and tries none",
    ],
  ],
  timeoutFouls: ["F46: Which fouls can a timeout erase?", ["snap", "Delay of game and 12 men at the snap"]],
  sacksOutOfBounds: ["F47: Can a sack be out of bounds?", [true, "Yes, like a completion"], [false, "No"]],
  snapWords: [
    "F48: What are the two numbers named SNAP?",
    ["apart", "The passer's fumble rating, which no defense adjusts, and a row of fouls"],
  ],
  freeKick: [
    "F49: Is there a fair catch of a free kick?",
    ["none", "No: all are returned, and only fouls after the play count"],
  ],
  endZoneFumble: ["F50: What about a fumble in the own end zone?", ["law", "Kept it is a safety, lost a touchdown"]],
  ownGoal: [
    "F51: What about a carrier stopped in his own end zone?",
    ["safety", "A safety"],
    ["half", `A safety with yellow 1 to ${OWN_GOAL}; otherwise the ball is on the 1`],
  ],
  chartOwner: [
    "F52: Whose is the play-call chart of the example?",
    ["unknown", "No one knows, and nothing depends on it"],
  ],
  tackler: ["F53: Who is credited with a tackle?", ["key", "The key defender; only in the log"]],
  thirdRoll: ["F54: Does the alignment change the third roll?", ["no", "No, nor does the home field"]],
  lossOfDown: [
    "F55: How much of the play counts on a loss of down?",
    ["nothing", "Nothing: yards from the previous spot, and the down counts"],
    ["gain", "All: yards from its end, and the down counts"],
  ],
  yac20: [
    "F56: What does a 20 after the catch add?",
    ["once", "20, and black is rolled again"],
    ["twice", "40, and black is rolled again"],
  ],
  muffedFairCatch: [
    "F57: Does a team return a muffed fair catch that it recovers?",
    ["no", "No: the ball is where it was muffed"],
  ],
  foulWithScore: [
    "F58: Does a team that scored answer the other's foul?",
    ["kept", "No: the points count; a foul after the play moves the kick that follows, any other is declined"],
  ],
  blockedKickKept: [
    "F59: What about a blocked field goal that the kickers recover?",
    [
      "nextDown",
      "On 1st to 3rd down the next down where it is, as after a play in bounds; on 4th the other team takes over; behind the goal line it is a safety",
    ],
  ],
  interferenceOnOut: ["F60: Which column gives interference on a pass on OUT?", ["SP", "SP, as for the pass itself"]],
  overtimeWarning: ["F61: Is there a two-minute warning in overtime?", ["no", "No"]],
  foulsOnTries: [
    "F62: What about a foul on a try?",
    [
      "helps",
      "It is accepted where it helps: by the offense on a good try, by the defense on a failed one, and the try is repeated; after a two-point try fouls marked a move the kickoff",
    ],
  ],
  blockedPuntFouls: [
    "F63: Does a blocked punt count as returned for fouls marked &?",
    ["yes", "Yes, even if it is a safety"],
  ],
  lastFieldGoal: [
    "F64: When may a field goal be tried at 0:00?",
    [
      "inBounds",
      "In the second and fourth quarter after a play in bounds, hurried or untimed too, by the team that has the ball within reach",
    ],
  ],
  untimedDown: [
    "F65: When is there a down at 0:00?",
    [
      "defense",
      "In a half's last quarter and in overtime after an accepted foul by the defense; an erased or offsetting foul at its snap keeps it, one by the offense ends it",
    ],
  ],
  kickAtEnd: [
    "F66: What about a kickoff or free kick when time is up?",
    ["waits", "It waits for the next quarter; after the second and fourth quarter and overtime it is not kicked"],
  ],
  foulsOnKicks: [
    "F67: How far does a foul after points move the kick that follows?",
    [
      "marked",
      "As far as any penalty, at most half the distance, one foul after the other; if no kick follows, not at all",
    ],
  ],
  fumbleOfLoss: [
    "F68: When is the return of a fumble or an interception fumbled?",
    ["black", "On a fumble whenever black and yellow match; on an interception by the interceptor's rating (F29)"],
  ],
  inboundSeconds: [
    "variant: How long is a play in bounds?",
    [40, "40 seconds"],
    [36, "36 seconds: as many plays as in modern games"],
  ],
  pace: [
    "variant: Does a team play at its own pace?",
    ["chart", "Yes: a play in bounds takes the seconds of its chart, if any"],
    ["rules", "No: all plays in bounds take the same time"],
  ],
  downs: [
    "variant: Does the down itself change the calls?",
    ["rows", "No: only the row of the play-call chart"],
    [
      "counted",
      `Yes, except in short yardage: the play-call number is ${CALLS_BY_DOWN.first} higher on 1st and 10 or less, ${CALLS_BY_DOWN.short} higher on 2nd and 1 to 3, and ${-CALLS_BY_DOWN.late} lower on 3rd and 4th, 1 at least, as in real life`,
    ],
    [
      "distance",
      `Yes, with the distance; short yardage stays as it is. The play-call number is ${CALLS_BY_DISTANCE.first} higher on 1st and 10 or less, ${CALLS_BY_DISTANCE.inches} higher on 2nd and 1, ${CALLS_BY_DISTANCE.short} higher on 2nd and 2 or 3, ${-CALLS_BY_DISTANCE.long} lower on 2nd and ${SECOND_DISTANCES.long} to ${SECOND_DISTANCES.ten - 1}, ${CALLS_BY_DISTANCE.ten} higher on 2nd and ${SECOND_DISTANCES.ten}, and ${-CALLS_BY_DISTANCE.late} lower on 3rd or 4th and 2 or 3. On 3rd or 4th it is ${CALLS_BY_DISTANCE.passing} with 4 to 10 yards to go and ${CALLS_BY_DISTANCE.draw} with more, plus the situation (${CALLS_BY_DISTANCE.passing} or more)`,
    ],
  ],
  late: [
    "variant: Does a team have its own numbers for third and fourth down, and for the red zone?",
    ["chart", "Yes: white moves there as the charts of both teams say, where they do"],
    ["rules", "No"],
  ],
  redZone: [
    "variant: Is the field shorter for an offense in the red zone?",
    ["printed", "No"],
    [
      "tight",
      `Yes: white is ${TIGHT_RED_ZONE.pass} lower on passes and ${TIGHT_RED_ZONE.run} higher on runs there, as hard as in real life`,
    ],
    [
      "graded",
      `Yes, and outside it, too: on passes white is ${GRADED_FIELD.map(({ to, pass }) => `${pass} lower from the ${to}`)
        .reverse()
        .join(", ")}, and on runs 1 higher from the ${GRADED_RUNS}`,
    ],
  ],
  inches: [
    "variant: Is a gain of exactly the yards to go measured?",
    ["given", "No: it is a first down"],
    [
      "measured",
      `Yes, on 2nd to 4th down with ${MEASURED.from} to ${MEASURED.to} yards to go before the goal line: with yellow up to ${MEASURED.short} it is a yard short, with ${MEASURED.past} or more a yard past`,
    ],
  ],
  ground: [
    "variant: Do defenses give ground late?",
    ["held", "No"],
    [
      "given",
      `Yes: white is ${GIVEN_GROUND.behind} better for an offense two scores behind from the third quarter on, ${-GIVEN_GROUND.ahead} worse for one two scores ahead from ${GIVEN_GROUND.from / 60}:00 of the fourth on, but ${-GIVEN_GROUND.late} worse for any that leads in its last ${GIVEN_GROUND.end / 60} minutes`,
    ],
  ],
  secondDown: [
    "variant: Do the down and the distance change white?",
    ["even", "No: white is as on first down"],
    [
      "distance",
      `Yes, in the offense’s favor: ${SECOND_DOWN} better on second down, when the defense must expect run and pass; on third and fourth ${-LATE_DOWN[0].adjust} worse with ${LATE_DOWN[0].to} yards to go or less, ${LATE_DOWN[1].adjust} better with up to ${LATE_DOWN[1].to}, ${LATE_DOWN[2].adjust} with more; on fourth with ${LONG_FOURTH.over + 1} or more ${LONG_FOURTH.adjust} more`,
    ],
  ],
  passRush: [
    "variant: Does the down change the pass rush?",
    ["even", "No"],
    [
      "late",
      `Yes, as in real life: with yellow ${PASS_RUSH.thrownAway} or more, a sack on 1st or 2nd down is an INC; with yellow ${PASS_RUSH.sacked} or more, an INC on 3rd or 4th down is a sack`,
    ],
    [
      "score",
      `Yes, and with it field and score: with yellow ${PASS_RUSH.thrownAway} or more, a sack on 1st or 2nd down is an INC; with yellow ${PASS_RUSH.sacked} or more, an INC on 3rd or 4th down is a sack. From the ${RUSH_BY_SCORE.near} in, a sack with yellow ${RUSH_BY_SCORE.thrownAway} or more is an INC, and an INC stays one. Two scores behind in the second half, an INC with yellow ${RUSH_BY_SCORE.sacked} is a sack on 1st or 2nd down, too`,
    ],
  ],
  tempo: [
    "variant: Do the score and the clock change how long a play in bounds is?",
    ["even", "No"],
    [
      "score",
      `Yes: ${TEMPO.hurried} seconds or less in the last ${TEMPO.half / 60} minutes of the second quarter, and in the last ${TEMPO.end / 60} of the fourth unless the offense leads. In the fourth quarter an offense that leads takes ${TEMPO.ahead} seconds more; one two scores behind takes ${-TEMPO.behind} less, from ${TEMPO.from / 60}:00 on ${-TEMPO.late} less`,
    ],
  ],
  longKicks: [
    "variant: When does the strong coach try a long field goal?",
    ["time", "At the chance of success that coaches of its season required"],
    [
      "season",
      `By its length, as often as coaches of its season; in seasons before ${LONG_KICKS.at(-1)!.from} at that chance`,
    ],
  ],
  goForTwo: [
    "variant: When does the strong coach go for two?",
    ["late", "In the fourth quarter, where two points help"],
    ["score", "By quarter and score, as often as coaches of its season did"],
  ],
  endgame: [
    "variant: How does the strong coach play for a field goal, a touchdown or overtime late?",
    ["usual", "Goes for it on fourth down where his era’s coaches had to"],
    [
      "counted",
      "As real coaches: bolder on fourth down when behind, field goals late where three points help, runs and a kick when it wins, knees for overtime",
    ],
  ],
  situation: ["variant: Do score and clock change the calls?", [true, "Yes, by the situation chart"], [false, "No"]],
  hurry: [
    "variant: May an offense that is behind hurry in the last two minutes?",
    ["no", "No"],
    ["free", "Yes: 20 seconds instead of a play's"],
    ["spike", "Yes: 20 seconds, and a down for the spike"],
  ],
  timeoutWindow: [
    "variant: When are timeouts offered?",
    ["late", "In the last five minutes of a half"],
    ["always", "After every play in bounds"],
  ],
  trySpot: [
    "variant: Where does a two-point try start?",
    [2, "From the 2"],
    [3, "From the 3: as hard as in real life"],
  ],
  kickoffLine: [
    "variant: Where is the kickoff?",
    ["season", BY_SEASON],
    [40, "Own 40"],
    [35, "Own 35"],
    [30, "Own 30"],
  ],
  kickoffTouchback: [
    "variant: Where is the ball after a kickoff's touchback?",
    ["season", BY_SEASON],
    [20, "On the 20"],
    [25, "On the 25"],
  ],
  overtime: [
    "variant: What follows a tie?",
    ["season", BY_SEASON],
    ["none", "Nothing; in playoffs sudden death"],
    ["suddenDeath", "15 minutes; the first score ends it"],
    ["modified15", "15 minutes; a field goal on the first drive does not end it"],
    ["modified10", "10 minutes; a field goal on the first drive does not end it"],
    ["both", "10 minutes, 15 in playoffs; both teams have the ball"],
  ],
  twoPoint: ["variant: Is there a two-point try?", ["season", BY_SEASON], ["yes", "Yes"], ["no", "No"]],
  defensiveTwo: [
    "variant: Can the defense score on a try?",
    ["season", BY_SEASON],
    ["yes", "Yes, two points"],
    ["no", "No"],
  ],
  tryKick: [
    "variant: How long is the kick after a touchdown?",
    ["season", BY_SEASON],
    [9, "9 yards"],
    [20, "20 yards"],
    [33, "33 yards"],
  ],
  posts: [
    "variant: Where do the goal posts stand?",
    ["season", BY_SEASON],
    ["endLine", "On the end line"],
    ["goalLine", "On the goal line"],
  ],
  missedKick: [
    "variant: Where is the ball after a missed field goal?",
    ["season", BY_SEASON],
    ["kick", "Where it was kicked, at least the 20"],
    ["line", "On the line of scrimmage, at least the 20"],
    ["touchback", "On the 20"],
  ],
  twoMinuteWarning: [
    "variant: Does the clock stop at two minutes?",
    ["season", BY_SEASON],
    ["yes", "Yes"],
    ["no", "No"],
  ],
});

export type Switches = SwitchesOf<(typeof RULINGS)[number]>;
export const SWITCHES = switchable(RULINGS);
export const DEFAULT_SWITCHES: Switches = usualAnswers(RULINGS);
