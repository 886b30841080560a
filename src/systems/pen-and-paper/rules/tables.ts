/**
 * The tables of Pen & Paper Football (John M. Stater, schedules by Jerry Linscott). Numbers are the game's, words are ours.
 * `TABLE_SOURCES` gives the section of every table; citations and issues quote it.
 */
import { PASS_PLAYS, RUSH_PLAYS, SPECIAL_DEFENSES } from "./plays.js";
import { FOULS, INJURIES, MISHAPS } from "./mishaps.js";
import {
  EVENTS,
  IMPROVEMENT,
  IMPROVEMENT_ROLLS,
  SEASON_CLASS_ROWS,
  SETBACK,
  STADIUM_PRICE,
  STAR_POSITIONS,
  STARS,
} from "./development.js";
import type { PenAndPaperTables, ValueRow } from "./types.js";

export const TABLE_SOURCES = {
  modifier: "Ability Scores (section 2.1)",
  creation: "Creating a Team (section 2.1)",
  philosophies: "Philosophy (section 2.1)",
  leaguePoints: "League Play (section 2.2)",
  classicPoints: "Introduction (section 2.2)",
  leagueGame: "League Play (section 2.2)",
  game: "Head-to-Head Play (section 2.3)",
  kickoff: "Kickoff (section 2.3)",
  kickoffRules: "Kickoff (section 2.3)",
  punt: "Punts (section 2.3)",
  puntRules: "Punts (section 2.3)",
  returns: "Kickoff and Punt Returns (section 2.3)",
  fieldGoal: "Field Goals (section 2.3)",
  fieldGoalRules: "Field Goals (section 2.3)",
  fakes: "Fake Kicks and Punts (section 2.3)",
  fakeRules: "Fake Kicks and Punts (section 2.3)",
  resolution: "Pass and Rush (section 2.4)",
  passPlays: "Special Pass Plays (section 2.4)",
  rushPlays: "Special Rush Plays (section 2.4)",
  defenses: "Special Defenses (section 2.4)",
  scrimmage: "Plays from Scrimmage (section 2.4)",
  mishaps: "Mishaps (section 2.5)",
  fouls: "Penalties (section 2.5)",
  injuries: "Injuries (section 2.5)",
  seasonClasses: "Fan Base and Income (section 2.6)",
  events: "Off-Season Events (section 2.6)",
  stadiumPrice: "Off-Season Events (section 2.6)",
  setback: "Team Development (section 2.6)",
  improvement: "Team Development (section 2.6)",
  improvementRolls: "Team Development (section 2.6)",
  starPositions: "Star Players (section 2.6)",
  stars: "Star Players (section 2.6)",
} as const satisfies Record<keyof PenAndPaperTables, string>;

/** Rows for consecutive totals; equal neighbors are printed as one row. */
function rowsFrom(first: number, values: readonly number[]): ValueRow[] {
  const rows: ValueRow[] = [];
  values.forEach((value, i) => {
    const last = rows.at(-1);
    if (last?.value === value) rows[rows.length - 1] = { ...last, to: first + i };
    else rows.push({ from: first + i, to: first + i, value });
  });
  return rows;
}

export const STANDARD_TABLES: PenAndPaperTables = {
  modifier: [
    { from: 3, to: 3, value: 0 },
    { from: 4, to: 5, value: 1 },
    { from: 6, to: 8, value: 2 },
    { from: 9, to: 12, value: 3 },
    { from: 13, to: 15, value: 4 },
    { from: 16, to: 17, value: 5 },
    { from: 18, to: 18, value: 6 },
  ],
  creation: { dice: { count: 3, sides: 6 }, low: 3, high: 18 },
  philosophies: [
    { id: "none", title: "No philosophy", changes: {} },
    { id: "run-and-shoot", title: "Run and Shoot", changes: { WR: 1, DB: 1, RB: -1, LM: -1 } },
    { id: "smash-mouth", title: "Smash Mouth", changes: { RB: 1, LM: 1, WR: -1, DB: -1 } },
  ],
  leaguePoints: [
    { from: 0, to: 8, points: 0 },
    { from: 9, to: 12, points: 3 },
    { from: 13, to: 13, points: 6 },
    { from: 14, to: 19, points: 7 },
    { from: 20, to: 21, points: 10 },
    { from: 22, to: 22, points: 13 },
    { from: 23, to: 23, points: 14 },
    { from: 24, to: 24, points: 17 },
    { from: 25, to: 25, points: 21 },
  ],
  classicPoints: [
    { from: 1, to: 1, points: 0 },
    { from: 2, to: 2, points: 3 },
    { from: 3, to: 3, points: 6 },
    { from: 4, to: 4, points: 7 },
    { from: 5, to: 5, points: 10 },
    { from: 6, to: 6, points: 14 },
  ],
  leagueGame: { quarters: 4, sides: 20, homeBonus: 1 },
  game: {
    quarters: 4,
    rounds: 40,
    actionDice: { visitor: 3, home: 4 },
    downs: 4,
    toGo: 10,
    points: { touchdown: 6, fieldGoal: 3, safety: 2, kick: 1, twoPoint: 2 },
  },
  kickoff: rowsFrom(2, [45, 50, 55, 60, 60, 65, 65, 65, 70, 70, 75]),
  kickoffRules: {
    dice: { count: 2, sides: 6 },
    returnDice: 5,
    deadBehind: 10,
    touchback: 20,
    squib: { dice: { count: 1, sides: 6 }, returnDice: 3 },
    onside: { from: 12, opponentSpot: 40, ownSpot: 40 },
  },
  // Rows 4 and 5 have the same number but are printed separately (E16); the chart merges equal neighbors.
  punt: rowsFrom(2, [35, 40, 45, 45, 50, 50, 55, 55, 60, 65, 70]),
  puntRules: { dice: { count: 2, sides: 6 }, returnDice: 3, touchback: 20, freeKickSpot: 20 },
  returns: { fumbleOn: 1, footRaceFrom: 30 },
  fieldGoal: [
    { from: 1, to: 29, above: 1 },
    { from: 30, to: 39, above: 5 },
    { from: 40, to: 49, above: 9 },
    { from: 50, to: 59, above: 13 },
    { from: 60, to: 69, above: 16 },
    { from: 70, to: 80, above: 19 },
  ],
  fieldGoalRules: { added: 17, longest: 80, missBehind: 7, kickFrom: 10, twoPointFrom: 3 },
  fakes: [
    { earlier: 0, from: 4 },
    { earlier: 1, from: 5 },
    { earlier: 2, from: 6 },
  ],
  fakeRules: { yardDice: 2 },
  resolution: {
    pass: {
      attack: ["QB", "WR"],
      dc: 8,
      defense: "DB",
      yards: 3,
      bonus20: 10,
      critical: {
        turnover: "interception",
        defender: "DB",
        offense: "QB",
        onHigher: 2,
        otherwise: 1,
        loss: "sack",
        loseDice: 1,
      },
    },
    rush: {
      attack: ["QB", "RB"],
      dc: 6,
      defense: "LM",
      yards: 2,
      bonus20: 5,
      critical: {
        turnover: "fumble",
        defender: "LB",
        offense: "RB",
        onHigher: 2,
        otherwise: 1,
        loss: "tackle",
        loseDice: 1,
      },
    },
  },
  passPlays: PASS_PLAYS,
  rushPlays: RUSH_PLAYS,
  defenses: SPECIAL_DEFENSES,
  scrimmage: {
    trickSurcharge: 2,
    redZone: { within: 20, dc: 2 },
    footRaceFrom: 25,
    footRaceYards: 10,
    explodesOn: 6,
    audible: { needs: "QB", dcDice: 1 },
    interception: { throwDice: 2, returnDice: 3 },
    fumbleRunOn: 6,
    hardCount: { offense: "QB", defense: "LM", surcharge: 1, yards: 5 },
    kneelLoss: 2,
    mishapOn: 1,
  },
  mishaps: MISHAPS,
  fouls: FOULS,
  injuries: INJURIES,
  seasonClasses: SEASON_CLASS_ROWS,
  events: EVENTS,
  stadiumPrice: STADIUM_PRICE,
  setback: SETBACK,
  improvement: IMPROVEMENT,
  improvementRolls: IMPROVEMENT_ROLLS,
  starPositions: STAR_POSITIONS,
  stars: STARS,
};
