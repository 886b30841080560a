/** How a season can end, and which part of the result matters in the next season. */
import { earnedExtension, isLosing, type Depth } from "../engine/index.js";
import {
  fittingRows,
  regularRow,
  winsRound,
  type DynastyRules,
  type PlayoffEntry,
  type Round,
} from "../rules/index.js";
import type { CoachSlot, RollSpec } from "./roll-spec.js";

/** A regular-season result on which a coach can stop. */
export interface Result {
  readonly row: number;
  readonly wins: number;
  readonly entry: PlayoffEntry;
}

/** Wins and depth as one number. */
export const outcomeKey = (wins: number, depth: number): number => wins * 6 + depth;

/** First round (0 = Wild Card) that an entry leads to; undefined = no playoffs. */
export const entryRound = (entry: PlayoffEntry): 0 | 1 | undefined =>
  entry === "none" ? undefined : entry === "bye" ? 1 : 0;

const classesMade = new WeakMap<DynastyRules, PreviousClasses>();

/** The previous-season classes of a rule set, built once. */
export function previousClasses(rules: DynastyRules): PreviousClasses {
  let classes = classesMade.get(rules);
  if (!classes) classesMade.set(rules, (classes = new PreviousClasses(rules)));
  return classes;
}

/** Coach Die positions: its face, and under `nothingWins: natural` (D7) also the last face rolled. */
export function coachSlots(rules: DynastyRules): CoachSlot[] {
  const faces = [1, 2, 3, 4, 5, 6];
  if (rules.switches.nothingWins === "final") return faces.map((face) => ({ face, rolled: face }));
  return faces.flatMap((rolled) => faces.map((face) => ({ face, rolled })));
}

/** The season's dice: stopping labels represent the rows that may be taken. */
export interface RegularSpec extends RollSpec {
  readonly results: readonly (readonly Result[])[];
}

/** Labels of the regular season's dice. */
export function regularSpec(rules: DynastyRules, dice: number): RegularSpec {
  const results: Result[][] = [];
  const ids = new Map<string, number>();
  const label = (slot: CoachSlot, others: readonly number[], first: boolean): number => {
    const faces = [slot.face, ...others];
    const rows = rules.switches.mustTakeBest
      ? [regularRow(rules, slot.face, faces, first)]
      : fittingRows(rules, slot.face, faces, first);
    const list = rows.map((row): Result => {
      const { wins, playoffs } = rules.tables.regularSeason[row];
      return { row, wins: wins === "coach" ? slot.rolled : wins, entry: playoffs };
    });
    const key = list.map((r) => `${r.wins}${r.entry}`).join();
    let id = ids.get(key);
    if (id === undefined) {
      ids.set(key, (id = results.length));
      results.push(list);
    }
    return id;
  };
  return {
    dice,
    slots: coachSlots(rules),
    label: (slot, others) => label(slot, others, false),
    firstLabel: (slot, others) => label(slot, others, true),
    rerollAll: rules.switches.rerollScope === "all",
    coachChange: rules.switches.coachChange === "allowed",
    firstSurvivesChange: rules.switches.firstRollSurvivesCoachChange,
    results,
  };
}

export const LOST = 0;
export const WON = 1;

/** A playoff round's dice: two labels. `stopOnWin` makes winning dice final. */
export function roundSpec(rules: DynastyRules, round: Round, dice: number, stopOnWin: boolean): RollSpec {
  const label = (slot: CoachSlot, others: readonly number[]): number =>
    winsRound(rules, round, [slot.face, ...others]) ? WON : LOST;
  return {
    dice,
    slots: [1, 2, 3, 4, 5, 6].map((face) => ({ face, rolled: face })),
    label,
    firstLabel: label,
    ...(stopOnWin ? { absorbing: WON } : {}),
    rerollAll: rules.switches.rerollScope === "all",
    coachChange: rules.switches.coachChange === "allowed",
    firstSurvivesChange: false,
  };
}

interface Outcome {
  readonly wins: number;
  readonly depth: number;
}

/** Seasons that a result earns after the previous result. */
function earnedSeasons(rules: DynastyRules, prev: Outcome, { wins, depth }: Outcome): number {
  const season = { wins, depth: depth as Depth, prevWins: prev.wins, prevDepth: prev.depth as Depth };
  return earnedExtension(rules, season)?.seasons ?? 0;
}

/** Every (wins, depth) that a season of any number of dice can end with. */
function allOutcomes(rules: DynastyRules): Outcome[] {
  return rules.tables.regularSeason.flatMap((row) => {
    const round = entryRound(row.playoffs);
    const depths = round === undefined ? [0] : Array.from({ length: 5 - round }, (_, i) => round + 1 + i);
    const wins = row.wins === "coach" ? [1, 2, 3, 4, 5, 6] : [row.wins];
    return wins.flatMap((w) => depths.map((depth) => ({ wins: w, depth })));
  });
}

/**
 * Last season's results, merged if no later rule distinguishes them: same losing bonus and same extension for every result of the new
 * season. Standard rules: 33 classes (a lost Conference game, a lost and a won Big Game are one).
 */
export class PreviousClasses {
  readonly count: number;
  /** Classes 0 to `losing - 1` give the losing bonus. */
  readonly losing: number;
  /** A representative result of the class. */
  readonly examples: readonly Outcome[];
  private readonly ids = new Map<number, number>();

  constructor(readonly rules: DynastyRules) {
    const outcomes = allOutcomes(rules);
    const all = [...outcomes, { wins: rules.tables.setup.previousWins, depth: 0 }];
    const groups = new Map<string, { losing: boolean; members: Outcome[] }>();
    for (const o of all) {
      const losing = isLosing(rules, o.wins);
      const key = `${losing} ${outcomes.map((n) => earnedSeasons(rules, o, n)).join("")}`;
      const group = groups.get(key) ?? { losing, members: [] };
      group.members.push(o);
      groups.set(key, group);
    }
    const list = [...groups.values()].sort((a, b) => Number(b.losing) - Number(a.losing));
    list.forEach((g, i) => g.members.forEach((o) => this.ids.set(outcomeKey(o.wins, o.depth), i)));
    this.count = list.length;
    this.losing = list.filter((g) => g.losing).length;
    this.examples = list.map((g) => g.members[0]);
  }

  /** Class of a result. @throws RangeError for one that the tables cannot give */
  of(wins: number, depth: number): number {
    const id = this.ids.get(outcomeKey(wins, depth));
    if (id === undefined) throw new RangeError(`no season ends with ${wins} wins at depth ${depth}`);
    return id;
  }

  /** Seasons that a result earns after class `prev`. */
  earned(prev: number, wins: number, depth: number): number {
    return earnedSeasons(this.rules, this.examples[prev], { wins, depth });
  }
}
