/** The standard card: printed numbers as given, missing ones chosen within the source's constraints. */
import { BALANCED_SWITCHES, STRICT_SWITCHES } from "./switches.js";
import type { CardData, ChartRow, PassCell, PostcardRules, Preset, RunCell } from "./types.js";

const YARDS_PER_STEP = 5;

const throws: ChartRow<PassCell>[] = Array.from({ length: 13 }, (_, i) => ({
  from: i + 1,
  to: i + 1,
  result: "throw",
  yards: YARDS_PER_STEP * (i + 1),
}));
const moves: ChartRow<RunCell>[] = Array.from({ length: 7 }, (_, i) => ({
  from: i + 1,
  to: i + 1,
  result: "move",
  yards: YARDS_PER_STEP * (i + 1),
}));

export const STANDARD_CARD: CardData = {
  strategy: [
    { number: 1, play: "rush", beats: [2, 4, 5], stars: 1 },
    { number: 2, play: "pass", beats: [3, 4], stars: 2 },
    { number: 3, play: "pass", beats: [1, 4, 6], stars: 1 },
    { number: 4, play: "pass", beats: [5, 6], stars: 2 },
    { number: 5, play: "rush", beats: [2, 3, 6], stars: 1 },
    { number: 6, play: "rush", beats: [1, 2], stars: 2 },
  ],
  rush: [
    { from: -9, to: -9, result: "penalty", on: "defense", yards: 15 },
    { from: -8, to: -8, result: "penalty", on: "defense", yards: 10 },
    { from: -7, to: -6, result: "fumble", yards: -5 },
    { from: -5, to: -5, result: "gain", yards: -5 },
    { from: -4, to: 0, result: "gain", yards: 0 },
    { from: 1, to: 1, result: "gain", yards: 5 },
    { from: 2, to: 2, result: "gain", yards: 10 },
    { from: 3, to: 3, result: "gain", yards: 15 },
    { from: 4, to: 7, result: "gain", yards: 15, breakaway: true },
    { from: 8, to: 8, result: "penalty", on: "offense", yards: 10 },
    { from: 9, to: 9, result: "penalty", on: "offense", yards: 15 },
  ],
  pass: [
    { from: -6, to: -6, result: "sack", yards: -15 },
    { from: -5, to: -5, result: "sack", yards: -10 },
    { from: -4, to: -4, result: "sack", yards: -5 },
    { from: -3, to: -2, result: "contested" },
    { from: -1, to: 0, result: "loose" },
    ...throws,
  ],
  run: [
    { from: -9, to: -9, result: "penalty", on: "defense", yards: 15 },
    { from: -8, to: -8, result: "penalty", on: "defense", yards: 10 },
    { from: -7, to: -5, result: "fumble" },
    { from: -4, to: 0, result: "tackled" },
    ...moves,
    { from: 8, to: 8, result: "penalty", on: "offense", yards: 10 },
    { from: 9, to: 9, result: "penalty", on: "offense", yards: 15 },
  ],
  levels: [
    { level: 1, from: 1, to: 3, catch: 2, pressure: 6 },
    { level: 2, from: 4, to: 6, catch: 3, pressure: 6 },
    { level: 3, from: 7, to: 9, catch: 4, pressure: 5 },
    { level: 4, from: 10, to: 13, catch: 5, pressure: 5 },
  ],
  passing: {
    pressedTop: 6,
    interceptionPressure: 4,
    interception: 6,
    grounding: 1,
    groundingYards: 10,
    strip: 11,
    rattle: 1,
    scrambleLevel: 3,
  },
  running: { breakaway: 4, recovery: 4, recoveryYards: 5, returnFumble: -5 },
  fieldGoals: [
    { marker: 10, low: 2, high: 12 },
    { marker: 15, low: 3, high: 11 },
    { marker: 20, low: 4, high: 10 },
    { marker: 25, low: 4, high: 10 },
    { marker: 30, low: 5, high: 10 },
    { marker: 35, low: 5, high: 9 },
    { marker: 40, low: 6, high: 9 },
    { marker: 45, low: 6, high: 8 },
    { marker: 50, low: 7, high: 8 },
  ],
  punts: [
    { target: 20, low: 3, high: 11, kicker: 2, receiver: 3 },
    { target: 25, low: 3, high: 11, kicker: 2, receiver: 3 },
    { target: 30, low: 4, high: 10, kicker: 2, receiver: 3 },
    { target: 35, low: 4, high: 10, kicker: 2, receiver: 3 },
    { target: 40, low: 5, high: 9, kicker: 2, receiver: 3 },
    { target: 45, low: 5, high: 9, kicker: 1, receiver: 4 },
    { target: 50, low: 5, high: 9, kicker: 1, receiver: 4 },
    { target: 55, low: 6, high: 8, kicker: 1, receiver: 4 },
    { target: 60, low: 6, high: 8, kicker: 1, receiver: 4 },
    { target: 65, low: 6, high: 8, kicker: 1, receiver: 4 },
    { target: 70, low: 7, high: 7, kicker: 1, receiver: 4 },
  ],
  kicking: {
    fieldGoalDrop: 10,
    puntDrop: 15,
    block: -5,
    fake: 2,
    kickoffFrom: 35,
    safetyKickFrom: 20,
    kickoffTouchback: 25,
    puntTouchback: 20,
    tryMarker: 15,
    twoPointFrom: 5,
  },
  kickMarks: [
    { number: 1, spot: 10, onside: 45, bonus: 3 },
    { number: 2, spot: 5, onside: 45, bonus: 3 },
    { number: 3, spot: 0, onside: 50, bonus: 5 },
    { number: 4, spot: -5, onside: 50, bonus: 5 },
    { number: 5, spot: -5, onside: 55, bonus: 5 },
    { number: 6, spot: -5, onside: 55, bonus: 5 },
  ],
  timeStars: { left: [1, 1, 2, 1, 2, 1, 3], right: [2, 1, 1, 2, 1, 1, 3] },
  clock: { plays: 9, touchdown: 2, lostBall: 1, finalPlays: 7, finalTouchdown: 2 },
  barCap: 4,
  points: { touchdown: 6, fieldGoal: 3, safety: 2, kick: 1, twoPoint: 2 },
};

/** The two presets: the text with its rulings, and the same with halftime, overtime and a price for failed fakes. */
export const PRESET_RULES: Readonly<Record<Preset, PostcardRules>> = {
  strict: { name: "strict", card: STANDARD_CARD, switches: STRICT_SWITCHES },
  balanced: { name: "balanced", card: STANDARD_CARD, switches: BALANCED_SWITCHES },
};

export const STANDARD_RULES = PRESET_RULES.strict;
