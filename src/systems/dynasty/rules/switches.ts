/**
 * The rulings D1-D27: every point the rulebook leaves open, how this project decides it, and what else a house may choose.
 * Help texts, documents and house-rule checks derive from this one list.
 */

import { answersTo, switchable, type Ruling, type SwitchesOf } from "../../../kernel/rulings/index.js";

export type { Ruling } from "../../../kernel/rulings/index.js";

/** `ruling` is the number in the rulings list, `D5`, or `variant` for the experiments of digest section 5.3. */
export const RULINGS = [
  {
    id: "firstRollSurvivesCoachChange",
    ruling: "D1",
    question: "Is it still the first roll after the Coach Die has been turned?",
    values: [
      { value: false, meaning: "No: any influence spent on the season's dice ends the first roll" },
      { value: true, meaning: "Yes: only a re-roll ends the first roll" },
    ],
  },
  {
    id: "rerollScope",
    ruling: "D2",
    question: "How many Team Dice does one point re-roll?",
    values: [
      { value: "any", meaning: "As many as you like, the Coach Die included" },
      { value: "all", meaning: "All of them at once" },
    ],
  },
  {
    id: "offSeasonReroll",
    ruling: "D2",
    question: "How many of the two off-season dice does one point re-roll?",
    values: [
      { value: "oneOrBoth", meaning: "One or both, as you like" },
      { value: "both", meaning: "Always both" },
    ],
  },
  {
    id: "naturalSix",
    ruling: "D3",
    question: "Which 6 on the Coach Die brings a point?",
    values: [
      { value: "everyRoll", meaning: "Every rolled one, re-rolls too; never a face set by influence" },
      { value: "firstRollOnly", meaning: "Only one in the first roll of the season or round" },
    ],
  },
  {
    id: "naturalSixUse",
    ruling: "D4",
    question: "When may the point of a natural 6 be used?",
    values: [{ value: "atOnce", meaning: "At once, on the same roll" }],
  },
  {
    id: "playoffMatch",
    ruling: "D5",
    question: "Do better patterns win a playoff round?",
    values: [
      { value: "contains", meaning: "Only dice that hold a named pattern: four of a kind holds three" },
      { value: "orBetter", meaning: "Every pattern at or above the lowest named one in the season table" },
    ],
  },
  {
    id: "mustTakeBest",
    ruling: "D6",
    question: "Must the coach take the first row that fits?",
    values: [
      { value: true, meaning: "Yes: the record is a result, not a choice" },
      { value: false, meaning: "No: any row that fits may be taken" },
    ],
  },
  {
    id: "nothingWins",
    ruling: "D7",
    question: "When nothing scores, which face of the Coach Die counts?",
    values: [
      { value: "final", meaning: "The one that it shows in the end" },
      { value: "natural", meaning: "The last one rolled, before it was turned" },
    ],
  },
  {
    id: "evenIsLosing",
    ruling: "D8",
    question: "Is a season with as many wins as losses a losing one?",
    values: [
      { value: false, meaning: "No: neither winning nor losing" },
      { value: true, meaning: "Yes: it brings the +1 to the next off-season roll" },
    ],
  },
  {
    id: "byePoints",
    ruling: "D9",
    question: "When does a bye score?",
    values: [{ value: "whenEarned", meaning: "When it is earned, even if the next game is lost" }],
  },
  {
    id: "betterResult",
    ruling: "D10",
    question: "What is a better result than last season?",
    values: [
      { value: "either", meaning: "More wins, or a deeper playoff run" },
      { value: "winsOnly", meaning: "More wins" },
      { value: "lexicographic", meaning: "More wins, or the same wins and a deeper playoff run" },
    ],
  },
  {
    id: "boughtStacks",
    ruling: "D11",
    question: "Are bought extensions added to each other and to the earned one?",
    values: [
      { value: true, meaning: "Yes, any number; only earned extensions do not stack" },
      { value: false, meaning: "No: the highest single extension of the season counts, bought or earned" },
    ],
  },
  {
    id: "extendWindow",
    ruling: "D12",
    question: "When may an extension be bought?",
    values: [
      {
        value: "anyDecision",
        meaning: "At any decision outside the Front Office, and last of all before the contract check",
      },
      { value: "duringPhasesOnly", meaning: "At any decision of the three phases, not after the season's result" },
      {
        value: "notAfterLastRoll",
        meaning: "Only before a roll: in the off-season, before the season's and each round's roll",
      },
    ],
  },
  {
    id: "extensionStart",
    ruling: "D13",
    question: "When does an extension begin?",
    values: [
      { value: "lastYear", meaning: "After the last season under contract; none goes past the last season of all" },
    ],
  },
  {
    id: "influenceLimits",
    ruling: "D14",
    question: "What happens to influence below the minimum or above the maximum?",
    values: [{ value: "clamp", meaning: "The excess is lost" }],
  },
  {
    id: "voidCombined",
    ruling: "D15",
    question: "What if a result changes dice and influence, but the number of dice cannot change?",
    values: [
      { value: "diceOnly", meaning: "Only the part about dice is void; influence changes all the same" },
      { value: "wholeResult", meaning: "The whole result is void" },
    ],
  },
  {
    id: "buyBeforeGain",
    ruling: "D16",
    question: "May you buy an extension first, to make room for influence that is about to come?",
    values: [
      { value: true, meaning: "Yes, before you take it; but not between a natural 6 and its point" },
      { value: false, meaning: "No: what you gain is taken first" },
    ],
  },
  {
    id: "frontOfficeOn",
    ruling: "D17",
    question: "Which total sends the coach to the Front Office?",
    values: [
      { value: "modified", meaning: "The total with all modifiers" },
      { value: "natural", meaning: "The two dice alone; a modified total reads the row's influence and dice, if any" },
    ],
  },
  {
    id: "newModsAfterReroll",
    ruling: "D18",
    question: "May new +1 modifiers be bought before an off-season re-roll?",
    values: [
      { value: true, meaning: "Yes: announce them anew for each roll" },
      { value: false, meaning: "No, only before the first roll" },
    ],
  },
  {
    id: "rollAgain",
    ruling: "D19",
    question: 'Where is the Front Office\'s "roll again" rolled?',
    values: [{ value: "frontOffice", meaning: "On the Front Office table, as often as it comes up" }],
  },
  {
    id: "dieAtCap",
    ruling: "D20",
    question: "May you choose a die when you already have the most?",
    values: [{ value: "allowedButLost", meaning: "Yes, but it is lost" }],
  },
  {
    id: "diceReset",
    ruling: "D21",
    question: "Are dice held or used up from round to round?",
    values: [{ value: "allEveryRound", meaning: "No: every round rolls all Team Dice anew" }],
  },
  {
    id: "coachTurns",
    ruling: "D22",
    question: "How often may the Coach Die be turned?",
    values: [{ value: "asPaid", meaning: "As often as you pay, to any other face" }],
  },
  {
    id: "straightWrap",
    ruling: "D23",
    question: "Do straights run on from 6 to 1?",
    values: [{ value: "no", meaning: "No" }],
  },
  {
    id: "firstOffSeason",
    ruling: "D24",
    question: "Is there an off-season before season 1?",
    values: [{ value: "yes", meaning: "Yes, with the +1 of a losing season before it" }],
  },
  {
    id: "betterWithoutPlayoffs",
    ruling: "D25",
    question: "Does the extension for a better result need the playoffs?",
    values: [{ value: "no", meaning: "No" }],
  },
  {
    id: "perkTiming",
    ruling: "D26",
    question: "When do you get the influence for winning a round?",
    values: [{ value: "onTheWin", meaning: "At once, before the next roll" }],
  },
  {
    id: "seasonGain",
    ruling: "D27",
    question: "How often do you take influence before the regular season?",
    values: [{ value: "onceASeason", meaning: "Once a season, always" }],
  },
  {
    id: "boughtExtensions",
    ruling: "variant",
    question: "Are extensions for sale at all?",
    values: [
      { value: "allowed", meaning: "Yes" },
      { value: "none", meaning: "No" },
    ],
  },
  {
    id: "coachChange",
    ruling: "variant",
    question: "May the Coach Die be turned at all?",
    values: [
      { value: "allowed", meaning: "Yes, for a point" },
      { value: "none", meaning: "No" },
    ],
  },
  {
    id: "contract",
    ruling: "variant",
    question: "Does the contract matter?",
    values: [
      { value: "normal", meaning: "Yes: no contract, no next season" },
      { value: "free", meaning: "No: the contract runs to the last season from the start" },
    ],
  },
] as const satisfies readonly Ruling[];

type AnyRuling = (typeof RULINGS)[number];

/** One value for every ruling that has an alternative. */
export type Switches = SwitchesOf<AnyRuling>;

/** The switchable rulings, in list order. */
export const SWITCHES = switchable<AnyRuling>(RULINGS);

/** The rulings of the digest: the first value of every switch. */
export const DEFAULT_SWITCHES: Switches = answersTo<AnyRuling>(RULINGS);
