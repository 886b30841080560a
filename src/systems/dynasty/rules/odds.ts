/** Exact chances, enumerated under the rules in force: printed on the odds card and checked by tests. */
import { addFractions, forEachRoll, fraction, multiplyFractions, type Fraction } from "../../../kernel/dice/index.js";
import { chartsOf } from "./charts.js";
import { fittingRows, patternMask, regularRow, winsRound } from "./patterns.js";
import { recordText } from "./standard.js";
import { ROUNDS, type DynastyRules, type Effect, type PlayoffEntry, type Round } from "./types.js";

/** One line of the first-roll table: a record with its playoff entry, and the number of rolls that give it. */
export interface ResultOdds {
  /** Index of the row in `tables.regularSeason`. */
  readonly row: number;
  readonly record: string;
  readonly wins: number;
  readonly entry: PlayoffEntry;
  readonly ways: number;
}

export interface FirstRollOdds {
  readonly dice: number;
  /** 6^dice rolls. */
  readonly total: number;
  /** Best result first; impossible results are listed with 0 ways. */
  readonly results: readonly ResultOdds[];
  /** Number of ways out of `total`. */
  readonly inPlayoffs: number;
  readonly bye: number;
  readonly winning: number;
  readonly losing: number;
  readonly meanWins: Fraction;
  /** Mean season points, and chance of the title, if no influence is spent all season. */
  readonly coldPoints: number;
  readonly coldTitle: number;
}

/** Results of the season's first roll, by number of Team Dice. */
export function firstRollOdds(rules: DynastyRules, dice: number): FirstRollOdds {
  const { regularSeason, setup, scoring, playoffs } = rules.tables;
  const results = regularSeason.flatMap((row, index) => {
    const faces = row.wins === "coach" ? [6, 5, 4, 3, 2, 1] : [0];
    return faces.map((face) => {
      const wins = row.wins === "coach" ? face : row.wins;
      return { row: index, record: recordText(row, face, setup.games), wins, entry: row.playoffs, ways: 0 };
    });
  });
  forEachRoll(dice, 6, (faces) => {
    const row = regularRow(rules, faces[0], faces, true);
    const reads = regularSeason[row].wins === "coach";
    results.find((line) => line.row === row && (!reads || line.wins === faces[0]))!.ways++;
  });
  const total = 6 ** dice;
  const ways = (holds: (line: ResultOdds) => boolean): number =>
    results.reduce((n, r) => (holds(r) ? n + r.ways : n), 0);
  const inPlayoffs = ways((r) => r.entry !== "none");
  const bye = ways((r) => r.entry === "bye");
  const winning = ways((r) => r.wins >= setup.winningWins);
  const run = coldRun(rules, dice);
  return {
    dice,
    total,
    results,
    inPlayoffs,
    bye,
    winning,
    losing: ways((r) => r.wins <= setup.losingWins),
    meanWins: fraction(
      results.reduce((sum, r) => sum + r.ways * r.wins, 0),
      total,
    ),
    coldPoints:
      (winning * scoring.winningSeason +
        bye * (playoffs[0].points + run.pointsFromBye) +
        (inPlayoffs - bye) * run.points) /
      total,
    coldTitle: (bye * run.titleFromBye + (inPlayoffs - bye) * run.title) / total,
  };
}

/** Chance to win each round with one roll and no influence. */
export function roundOdds(rules: DynastyRules, dice: number): Record<Round, Fraction> {
  const ways = Object.fromEntries(ROUNDS.map((round) => [round, 0])) as Record<Round, number>;
  forEachRoll(dice, 6, (faces) => {
    for (const round of ROUNDS) if (winsRound(rules, round, faces)) ways[round]++;
  });
  return Object.fromEntries(ROUNDS.map((round) => [round, fraction(ways[round], 6 ** dice)])) as Record<
    Round,
    Fraction
  >;
}

/** A playoff run without influence, from the first round and from the round after a bye: chance of the title, mean points. */
export function coldRun(rules: DynastyRules, dice: number) {
  const odds = roundOdds(rules, dice);
  let [title, points, titleFromBye, pointsFromBye] = [1, 0, 1, 0];
  rules.tables.playoffs.forEach((_, i, rows) => {
    const row = rows[rows.length - 1 - i];
    const chance = odds[row.round].n / odds[row.round].d;
    [titleFromBye, pointsFromBye] = [title, points];
    [title, points] = [title * chance, chance * (row.points + points)];
  });
  return { title, points, titleFromBye, pointsFromBye };
}

/** Ways out of 36 for each offseason row, at a total modifier (losing bonus plus bought ones). */
export function offSeasonWays(rules: DynastyRules, modifier: number): number[] {
  const table = chartsOf(rules).offSeason;
  const ways = table.rows.map(() => 0);
  forEachRoll(2, 6, ([a, b]) => {
    ways[offSeasonRow(rules, a + b, modifier)]++;
  });
  return ways;
}

/** The row for a roll: the Front Office may require the natural total (D17). */
function offSeasonRow(rules: DynastyRules, dice: number, modifier: number): number {
  const table = chartsOf(rules).offSeason;
  const natural = table.lookup(dice);
  if (rules.switches.frontOfficeOn === "natural" && natural.value.frontOffice) return natural.row;
  return table.lookup(dice + modifier).row;
}

export interface OffSeasonOdds {
  readonly modifier: number;
  readonly loseDie: Fraction;
  readonly gainDie: Fraction;
  /** Mean change of influence before limits. */
  readonly influence: Fraction;
}

/** Results of an offseason including the Front Office: taking its first options, before limits. */
export function offSeasonOdds(rules: DynastyRules, modifier: number): OffSeasonOdds {
  const odds = { loseDie: fraction(0), gainDie: fraction(0), influence: fraction(0) };
  const add = ({ dice, influence }: Effect, p: Fraction): void => {
    if (dice < 0) odds.loseDie = addFractions(odds.loseDie, p);
    if (dice > 0) odds.gainDie = addFractions(odds.gainDie, p);
    odds.influence = addFractions(odds.influence, multiplyFractions(p, fraction(influence)));
  };
  const { offSeason, frontOffice } = rules.tables;
  offSeasonWays(rules, modifier).forEach((ways, i) => {
    // Under D17 `natural`, a modified total can be in the Front Office row without a visit; the card keeps to the row.
    if (!offSeason[i].frontOffice) return add(offSeason[i], fraction(ways, 36));
    for (const row of frontOffice)
      add(row.choice ? row.choice[0] : row, fraction(ways * (row.to - row.from + 1), 36 * 6));
  });
  return { modifier, ...odds };
}

/** What a number of dice can reach at all with any spending: rows of the season table, and rounds. */
export interface Reach {
  readonly dice: number;
  /** Indices in `tables.regularSeason`. */
  readonly rows: readonly number[];
  readonly entries: readonly PlayoffEntry[];
  readonly rounds: readonly Round[];
}

/** Every Coach Die with every multiset of the other dice, because their order does not matter. The array passed to `visit` is reused. */
function forEachPool(dice: number, visit: (faces: readonly number[]) => void): void {
  const faces = new Array<number>(dice).fill(1);
  const fill = (at: number, from: number): void => {
    if (at === dice) return visit(faces);
    for (let face = from; face <= 6; face++) {
      faces[at] = face;
      fill(at + 1, at === 0 ? 1 : face);
    }
  };
  fill(0, 1);
}

/** One roll for each set of patterns and Coach Die. The array passed to `visit` is reused. */
function forEachKind(dice: number, visit: (faces: readonly number[]) => void): void {
  const seen = new Set<number>();
  forEachPool(dice, (faces) => {
    const kind = patternMask(faces) * 8 + faces[0];
    if (seen.has(kind)) return;
    seen.add(kind);
    visit(faces);
  });
}

/** Adds the rows that dice can be taken for, on the first roll or later. */
function addRows(rules: DynastyRules, faces: readonly number[], rows: Set<number>): void {
  for (const first of [true, false]) {
    const fitting = fittingRows(rules, faces[0], faces, first);
    for (const row of rules.switches.mustTakeBest ? fitting.slice(0, 1) : fitting) rows.add(row);
  }
}

/** Enumerates every roll, first or not. */
export function reachOf(rules: DynastyRules, dice: number): Reach {
  const rows = new Set<number>();
  const rounds = new Set<Round>();
  forEachKind(dice, (faces) => {
    addRows(rules, faces, rows);
    for (const round of ROUNDS) if (winsRound(rules, round, faces)) rounds.add(round);
  });
  const entries = [...new Set([...rows].map((row) => rules.tables.regularSeason[row].playoffs))];
  return { dice, rows: [...rows].sort((a, b) => a - b), entries, rounds: ROUNDS.filter((round) => rounds.has(round)) };
}

/** The reach of every number of dice that the rules allow. */
export function reachTable(rules: DynastyRules): Reach[] {
  const { diceMin, diceMax } = rules.tables.setup;
  return Array.from({ length: diceMax - diceMin + 1 }, (_, i) => reachOf(rules, diceMin + i));
}

/** Minimum dice that can reach each regular-season row; undefined if none can. The mat prints it as "needs". */
export function diceNeeded(rules: DynastyRules): (number | undefined)[] {
  const { diceMin, diceMax } = rules.tables.setup;
  const needed = new Array<number | undefined>(rules.tables.regularSeason.length).fill(undefined);
  // Stops as soon as every row is reached.
  for (let dice = diceMin; dice <= diceMax && needed.includes(undefined); dice++) {
    const rows = new Set<number>();
    forEachKind(dice, (faces) => addRows(rules, faces, rows));
    for (const row of rows) needed[row] ??= dice;
  }
  return needed;
}

/** Maximum points of a single season. */
export function seasonMaximum(rules: DynastyRules): number {
  return rules.tables.scoring.winningSeason + rules.tables.playoffs.reduce((sum, row) => sum + row.points, 0);
}
