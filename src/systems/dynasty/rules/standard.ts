/**
 * The tables of d6 Pro Football Dynasty (Al Wilson). Numbers are the game's, words are ours.
 * `TABLE_SOURCES` says where each table is on the game's sheets; citations and issues quote it.
 */
import { DEFAULT_SWITCHES } from "./switches.js";
import type { DynastyRules, DynastyTables, Pattern, RegularRow, Round } from "./types.js";

/** Source of each table. */
export const TABLE_SOURCES = {
  setup: "Getting Started, Team Dice and Coach Influence boxes (section 2)",
  influenceGain: "Season Phase 2 caption (section 2)",
  regularSeason: "Season Phase 2 - Regular Season table (section 2)",
  playoffs: "Season Phase 3 - Playoffs table (section 2)",
  offSeason: "Season Phase 1 - Off Season table (section 2)",
  frontOffice: "Front Office Drama table (section 2)",
  scoring: "Season Scoring box (section 2)",
  extension: "Contract rules and Rules Reminders box (section 2)",
} as const satisfies Record<keyof DynastyTables, string>;

export const STANDARD_TABLES: DynastyTables = {
  setup: {
    seasons: 20,
    games: 16,
    dice: 3,
    diceMin: 3,
    diceMax: 5,
    influence: 2,
    influenceMin: 0,
    influenceMax: 6,
    contractYears: 5,
    previousWins: 3,
    losingWins: 7,
    winningWins: 9,
  },
  influenceGain: [
    { from: 1, to: 10, gain: 1 },
    { from: 11, to: 20, gain: 2 },
  ],
  regularSeason: [
    { id: "perfect", pattern: "fiveOfAKind", firstRoll: true, wins: 16, losses: 0, playoffs: "bye" },
    { id: "five", pattern: "fiveOfAKind", wins: 15, losses: 1, playoffs: "bye" },
    { id: "run5f", pattern: "straightOf5", firstRoll: true, wins: 14, losses: 2, playoffs: "bye" },
    { id: "run5", pattern: "straightOf5", wins: 13, losses: 3, playoffs: "bye" },
    { id: "full", pattern: "fullHouse", wins: 12, losses: 4, playoffs: "wildCard" },
    { id: "four", pattern: "fourOfAKind", wins: 11, losses: 5, playoffs: "wildCard" },
    { id: "run4", pattern: "straightOf4", coach: [2, 6], wins: 10, losses: 6, playoffs: "wildCard" },
    { id: "run4x", pattern: "straightOf4", coach: [1, 1], wins: 10, losses: 6, playoffs: "none" },
    { id: "three", pattern: "threeOfAKind", coach: [4, 6], wins: 9, losses: 7, playoffs: "wildCard" },
    { id: "threex", pattern: "threeOfAKind", coach: [1, 3], wins: 9, losses: 7, playoffs: "none" },
    { id: "twopair", pattern: "twoPair", coach: [6, 6], wins: 8, losses: 8, playoffs: "wildCard" },
    { id: "twopairx", pattern: "twoPair", coach: [1, 5], wins: 8, losses: 8, playoffs: "none" },
    { id: "pair", pattern: "pair", wins: 7, losses: 9, playoffs: "none" },
    { id: "nothing", pattern: "nothing", wins: "coach", losses: "rest", playoffs: "none" },
  ],
  playoffs: [
    { round: "wildCard", win: ["twoPair", "threeOfAKind"], influence: 0, points: 2 },
    { round: "divisional", win: ["twoPair", "threeOfAKind"], influence: 0, points: 3 },
    { round: "conference", win: ["straightOf4", "fourOfAKind"], influence: 1, points: 4 },
    { round: "bigGame", win: ["fullHouse", "fiveOfAKind"], influence: 1, points: 10 },
  ],
  offSeason: [
    { from: 2, to: 2, dice: -1, influence: 0, text: "A fan favorite retires", short: "retires" },
    { from: 3, to: 3, dice: -1, influence: 0, text: "A key player is hurt", short: "injury" },
    { from: 4, to: 4, dice: 0, influence: -2, text: "The owners dislike your draft", short: "bad draft" },
    { from: 5, to: 5, dice: 0, influence: -1, text: "You quarrel with the GM over the roster", short: "GM row" },
    { from: 6, to: 6, dice: 0, influence: -1, text: "Your late picks fail", short: "late picks" },
    { from: 7, to: 7, dice: 0, influence: 0, text: "The owner wants a word", short: "owner", frontOffice: true },
    { from: 8, to: 8, dice: 0, influence: 1, text: "A great training camp", short: "camp" },
    { from: 9, to: 9, dice: 0, influence: 2, text: "New assistants help at once", short: "coaches" },
    { from: 10, to: 10, dice: 0, influence: 3, text: "New technology for the game plan", short: "new tech" },
    { from: 11, to: 11, dice: 1, influence: 1, text: "A college star joins", short: "star joins" },
    { from: 12, to: 12, dice: 1, influence: 2, text: "The best draft ever", short: "best draft" },
  ],
  frontOffice: [
    { from: 1, to: 1, dice: -1, influence: -1, text: "Scandal: the star is released", short: "scandal" },
    { from: 2, to: 2, dice: -1, influence: 0, text: "You are forced into a trade", short: "forced" },
    {
      from: 3,
      to: 3,
      dice: 0,
      influence: 0,
      text: "The team is in the headlines",
      short: "headlines",
      choice: [{ dice: 0, influence: 1 }, "rollAgain"],
    },
    { from: 4, to: 4, dice: 0, influence: 2, text: "The contract dispute is solved", short: "contract" },
    {
      from: 5,
      to: 5,
      dice: 0,
      influence: 0,
      text: "A superstar signs again",
      short: "superstar",
      choice: [
        { dice: 1, influence: 0 },
        { dice: 0, influence: 3 },
      ],
    },
    { from: 6, to: 6, dice: 1, influence: 3, text: "A blockbuster trade", short: "trade" },
  ],
  scoring: { winningSeason: 1 },
  extension: { betterResult: 1, conferenceTitle: 3, bigGame: 5, bought: 2 },
};

/** The game as printed, with the standard rulings. */
export const STANDARD_RULES: DynastyRules = { name: "standard", tables: STANDARD_TABLES, switches: DEFAULT_SWITCHES };

/** Patterns in words, for tables and messages. */
export const PATTERN_NAMES: Readonly<Record<Pattern, string>> = {
  fiveOfAKind: "Five of a kind",
  straightOf5: "Straight of five",
  fullHouse: "Full house",
  fourOfAKind: "Four of a kind",
  straightOf4: "Straight of four",
  threeOfAKind: "Three of a kind",
  twoPair: "Two pair",
  pair: "One pair",
  nothing: "Nothing",
};

/** Rounds in words. `short` fits a narrow column. */
export const ROUND_NAMES: Readonly<Record<Round, { readonly name: string; readonly short: string }>> = {
  wildCard: { name: "Wild Card", short: "Wild" },
  divisional: { name: "Divisional Round", short: "Div." },
  conference: { name: "Conference Title", short: "Conf." },
  bigGame: { name: "The Big Game", short: "Big G." },
};

/** A regular-season row in words: `Three of a kind, Coach Die 4-6`. */
export function regularRowText(row: RegularRow): string {
  const first = row.firstRoll ? ", first roll, nothing spent" : "";
  if (!row.coach) return PATTERN_NAMES[row.pattern] + first;
  const [from, to] = row.coach;
  return `${PATTERN_NAMES[row.pattern]}${first}, Coach Die ${from === to ? from : `${from}-${to}`}`;
}

/** `16-0`; for rows that read the Coach Die, the record for its face. */
export function recordText(row: RegularRow, coachFace: number, games: number): string {
  const wins = row.wins === "coach" ? coachFace : row.wins;
  return `${wins}-${row.losses === "rest" ? games - wins : row.losses}`;
}
