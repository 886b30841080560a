/** Tables prepared for the engine: every offense call against every defense call, and charts by dice total. */
import type { RangeTable } from "../../../kernel/chart/index.js";
import {
  chartsOf,
  type DefenseStat,
  type FieldGoalRow,
  type FoulRow,
  type InjuryRow,
  type MishapRow,
  type OffenseStat,
  type PenAndPaperRules,
  type PlayKind,
  type Resolution,
  type ScrimmagePlay,
  type SpecialDefense,
  type StarBenefit,
  type Position,
  type ValueRow,
} from "../rules/index.js";

export type SpecialId = SpecialDefense["id"];

/** A chart row with its citation: chart and range, so that readers can find it. */
export interface Read<T> {
  readonly row: T;
  readonly cite: string;
}

/** A pass or rush call against a defense call: everything that does not depend on teams, spot and earlier plays. */
export interface Pairing {
  readonly play: ScrimmagePlay;
  readonly against: PlayKind;
  readonly special: SpecialDefense;
  /** Pass or rush, after both calls are revealed (A33). */
  readonly kind: PlayKind;
  /** Stats added to the d20. */
  readonly attack: readonly OffenseStat[];
  /** DC of the call. */
  readonly base: number;
  /** LM against runs, DB against passes. */
  readonly stat: DefenseStat;
  /** True if the defense guessed the kind of play and LB may help. */
  readonly addsLB: boolean;
  /** DC of the special defense. */
  readonly specialDc: number;
  /** DC in the red zone: passes only (A38). */
  readonly redZoneDc: number;
  /** Number of yard dice on success. */
  readonly yards: number;
  readonly explodes: boolean;
  /** Number of dice lost on a failure, and whether they explode (A10, A24). */
  readonly loseDice: number;
  readonly lossExplodes: boolean;
  /** True if a failure is a fumble. */
  readonly fumbles: boolean;
  /** Extra yards for a natural 20. */
  readonly bonus20: number;
  readonly critical: Resolution["critical"];
  /** Number of dice for an interception return. */
  readonly returnDice: number;
  /** Rows of the play tables behind this pairing. */
  readonly cites: readonly string[];
}

/** Pairings and charts of one set of rules. */
export interface Playbook {
  readonly plays: readonly ScrimmagePlay[];
  readonly play: ReadonlyMap<string, ScrimmagePlay>;
  readonly star: ReadonlyMap<Position, StarBenefit>;
  readonly kickoff: readonly Read<ValueRow>[];
  /** 1d6 of a squib kick; 1 by ruling A23. */
  readonly squib: readonly Read<ValueRow>[];
  readonly punt: readonly Read<ValueRow>[];
  /** By distance in yards. */
  readonly fieldGoal: readonly Read<FieldGoalRow>[];
  readonly mishaps: readonly Read<MishapRow>[];
  readonly fouls: readonly Read<FoulRow>[];
  readonly injuries: readonly Read<InjuryRow>[];
  pairing(call: string, against: PlayKind, special: SpecialId): Pairing;
}

const made = new WeakMap<PenAndPaperRules, Playbook>();

/** The playbook of these rules; cached by rules object. */
export function playbookOf(rules: PenAndPaperRules): Playbook {
  let book = made.get(rules);
  if (!book) made.set(rules, (book = build(rules)));
  return book;
}

function build(rules: PenAndPaperRules): Playbook {
  const { tables, switches } = rules;
  const charts = chartsOf(rules);
  const plays = [...tables.passPlays, ...tables.rushPlays];
  const index = new Map(plays.map((play, i) => [play.id, i]));
  const specials = tables.defenses.map((d) => d.id);
  const pairings = plays.map((play) =>
    (["rush", "pass"] as const).flatMap((against) =>
      tables.defenses.map((special) => pair(rules, play, against, special)),
    ),
  );
  const kickoff = readAll(charts.kickoff);
  const squib = kickoff.slice(0, tables.kickoffRules.squib.dice.sides + 1);
  squib[1] = { row: { from: 1, to: 1, value: switches.squibOfOne }, cite: "squib 1 (A23)" };
  return {
    plays,
    play: new Map(plays.map((play) => [play.id, play])),
    star: new Map(tables.stars.map((star) => [star.position, star])),
    kickoff,
    squib,
    punt: readAll(charts.punt),
    fieldGoal: readAll(charts.fieldGoal),
    mishaps: readAll(charts.mishaps),
    fouls: readAll(charts.fouls),
    injuries: readAll(charts.injuries),
    pairing(call, against, special) {
      const row = index.get(call);
      if (row === undefined) throw new RangeError(`${call} is not a pass or rush`);
      return pairings[row][(against === "rush" ? 0 : specials.length) + specials.indexOf(special)];
    },
  };
}

/** The chart row of every total. */
function readAll<T>(chart: RangeTable<T>): Read<T>[] {
  const [low, high] = chart.span;
  const reads: Read<T>[] = [];
  for (let total = low; total <= high; total++) {
    const { value, citation } = chart.lookup(total);
    reads[total] = { row: value, cite: citation };
  }
  return reads;
}

function pair(rules: PenAndPaperRules, play: ScrimmagePlay, against: PlayKind, special: SpecialDefense): Pairing {
  const { tables, switches } = rules;
  const blitzed = (special.failureLosesDice ?? 0) > 0 && !play.ignoresBlitz;
  const seen = { ...play.against?.[against], ...(blitzed ? play.against?.blitz : {}) };
  const kind = seen.kind ?? play.kind;
  const { defense, bonus20, critical } = tables.resolution[kind];
  const noBlitz = special.failureLosesDice && play.ignoresBlitz;
  const own = play.failure?.loseDice ?? 0;
  const blitzLoss = blitzed ? (special.failureLosesDice ?? 0) : 0;
  const both = switches.blitzLoss === "both";
  const fumbles = play.failure?.fumble ?? false;
  const yards = seen.yards ?? play.yards;
  return {
    play,
    against,
    special,
    kind,
    attack: play.attack,
    base: seen.dc ?? play.dc,
    stat: defense,
    addsLB: against === kind && !play.withoutLB,
    specialDc: noBlitz ? 0 : (special.dc.plays?.[play.id] ?? special.dc[kind]),
    redZoneDc: kind === "pass" ? tables.scrimmage.redZone.dc : 0,
    // A28: the table holds the default; the switch may increase it.
    yards: play.id === "playAction" && against === "pass" ? Math.max(yards, switches.playActionYards) : yards,
    explodes: !special.noExplosion,
    loseDice: fumbles && !both ? 0 : both ? own + blitzLoss : Math.max(own, blitzLoss),
    lossExplodes: switches.explodeLosses && !special.noExplosion,
    fumbles,
    bonus20,
    critical,
    returnDice: play.interceptionReturn ?? tables.scrimmage.interception.returnDice,
    cites: [
      `${play.kind === "pass" ? "pass plays" : "rush plays"} ${play.title}`,
      `defenses ${special.title} against ${against}`,
    ],
  };
}
