/**
 * The rulings D1-D27: every question the rulebook leaves open, this project's answer, and the alternatives for house rules.
 * Help texts, docs and house-rule checks derive from this one list.
 */

import { usualAnswers, rulings, switchable, type SwitchesOf } from "../../../kernel/rulings/index.js";

export type { Ruling } from "../../../kernel/rulings/index.js";

/** A number is from the list of rulings, `D5`; `variant` marks an experiment. */
export const RULINGS = rulings({
  firstRollSurvivesCoachChange: [
    "D1: Is it still the first roll after the Coach Die has been turned?",
    [false, "No: any influence spent on the season's dice ends the first roll"],
    [true, "Yes: only a reroll ends the first roll"],
  ],
  rerollScope: [
    "D2: How many Team Dice does one point reroll?",
    ["any", "As many as you like, the Coach Die included"],
    ["all", "All of them at once"],
  ],
  offSeasonReroll: [
    "D2: How many of the two offseason dice does one point reroll?",
    ["oneOrBoth", "One or both, as you like"],
    ["both", "Always both"],
  ],
  naturalSix: [
    "D3: Which 6 on the Coach Die brings a point?",
    ["everyRoll", "Every rolled one, rerolls too; never a face set by influence"],
    ["firstRollOnly", "Only one in the first roll of the season or round"],
  ],
  naturalSixUse: ["D4: When may the point of a natural 6 be used?", ["atOnce", "At once, on the same roll"]],
  playoffMatch: [
    "D5: Do better patterns win a playoff round?",
    ["contains", "Only dice that hold a named pattern: four of a kind holds three"],
    ["orBetter", "Every pattern at or above the lowest named one in the season table"],
  ],
  mustTakeBest: [
    "D6: Must the coach take the first row that fits?",
    [true, "Yes: the record is a result, not a choice"],
    [false, "No: any row that fits may be taken"],
  ],
  nothingWins: [
    "D7: When nothing scores, which face of the Coach Die counts?",
    ["final", "The one it shows at the end"],
    ["natural", "The last one rolled, before it was turned"],
  ],
  evenIsLosing: [
    "D8: Is a season with as many wins as losses a losing one?",
    [false, "No: neither winning nor losing"],
    [true, "Yes: it brings the +1 to the next offseason roll"],
  ],
  byePoints: ["D9: When does a bye score?", ["whenEarned", "When it is earned, even if the next game is lost"]],
  betterResult: [
    "D10: What is a better result than last season?",
    ["either", "More wins, or a deeper playoff run"],
    ["winsOnly", "More wins"],
    ["lexicographic", "More wins, or the same wins and a deeper playoff run"],
  ],
  boughtStacks: [
    "D11: Are bought extensions added to each other and to the earned one?",
    [true, "Yes, any number; only earned extensions do not stack"],
    [false, "No: the highest single extension of the season counts, bought or earned"],
  ],
  extendWindow: [
    "D12: When may an extension be bought?",
    ["anyDecision", "At any decision outside the Front Office, and last of all before the contract check"],
    ["duringPhasesOnly", "At any decision of the three phases, not after the season's result"],
    ["notAfterLastRoll", "Only before a roll: in the offseason, before the season's and each round's roll"],
  ],
  extensionStart: [
    "D13: When does an extension begin?",
    ["lastYear", "After the last season under contract; none goes past the last season of all"],
  ],
  influenceLimits: [
    "D14: What happens to influence below the minimum or above the maximum?",
    ["clamp", "The excess is lost"],
  ],
  voidCombined: [
    "D15: What if a result changes dice and influence, but the number of dice cannot change?",
    ["diceOnly", "Only the part about dice is void; influence still changes"],
    ["wholeResult", "The whole result is void"],
  ],
  buyBeforeGain: [
    "D16: May you buy an extension first, to make room for influence that is about to come?",
    [true, "Yes, before you take it; but not between a natural 6 and its point"],
    [false, "No: what you gain is taken first"],
  ],
  frontOfficeOn: [
    "D17: Which total sends the coach to the Front Office?",
    ["modified", "The total with all modifiers"],
    ["natural", "Only the two dice; a modified total reads the row's influence and dice, if any"],
  ],
  newModsAfterReroll: [
    "D18: May new +1 modifiers be bought before an offseason reroll?",
    [true, "Yes: announce them again for each roll"],
    [false, "No, only before the first roll"],
  ],
  rollAgain: [
    'D19: Where is the Front Office\'s "roll again" rolled?',
    ["frontOffice", "On the Front Office table, as often as it comes up"],
  ],
  dieAtCap: ["D20: May you choose a die when you already have the most?", ["allowedButLost", "Yes, but it is lost"]],
  diceReset: [
    "D21: Are dice held or used up from round to round?",
    ["allEveryRound", "No: every round rolls all Team Dice again"],
  ],
  coachTurns: ["D22: How often may the Coach Die be turned?", ["asPaid", "As often as you pay, to any other face"]],
  straightWrap: ["D23: Do straights wrap around from 6 to 1?", ["no", "No"]],
  firstOffSeason: [
    "D24: Is there an offseason before season 1?",
    ["yes", "Yes, with the +1 of a losing season before it"],
  ],
  betterWithoutPlayoffs: ["D25: Does the extension for a better result need the playoffs?", ["no", "No"]],
  perkTiming: [
    "D26: When do you get the influence for winning a round?",
    ["onTheWin", "At once, before the next roll"],
  ],
  seasonGain: [
    "D27: How often do you take influence before the regular season?",
    ["onceASeason", "Once a season, always"],
  ],
  boughtExtensions: ["variant: Are extensions for sale at all?", ["allowed", "Yes"], ["none", "No"]],
  coachChange: ["variant: May the Coach Die be turned at all?", ["allowed", "Yes, for a point"], ["none", "No"]],
  contract: [
    "variant: Does the contract matter?",
    ["normal", "Yes: no contract, no next season"],
    ["free", "No: the contract runs to the last season from the start"],
  ],
});

type AnyRuling = (typeof RULINGS)[number];

/** One value for every ruling with alternatives. */
export type Switches = SwitchesOf<AnyRuling>;

/** The switchable rulings, in list order. */
export const SWITCHES = switchable<AnyRuling>(RULINGS);

/** The standard rulings: the first value of every switch. */
export const DEFAULT_SWITCHES: Switches = usualAnswers<AnyRuling>(RULINGS);
