/** A team chart prepared for dice lookups. */
import {
  ALIGNMENTS,
  CALL_ROWS,
  DEF_RESULTS,
  DEPTHS,
  OTHER_RESULTS,
  PASS_WHAT,
  PRE_RESULTS,
  REC_RESULTS,
  RUN_COLUMNS,
  RUN_WHAT,
  SCRAMBLES,
  type Alignment,
  type CallRow,
  type Cells,
  type Depth,
  type TeamChart,
  type TwoStage,
} from "../rules/index.js";
import { Row } from "./row.js";

/** WHO, by blue and black. */
export interface Who {
  readonly w0: number;
  readonly blue: Row;
  readonly black: Row;
  readonly last: number;
}

export interface RunnerBook {
  readonly name: string;
  /** By WHAT: HOLE LOS BACK. */
  readonly rows: readonly [Row, Row, Row];
  readonly brk: number;
  readonly fum: number;
}

export interface ReceiverBook {
  readonly name: string;
  /** By depth. */
  readonly rows: readonly Row[];
  readonly lpy: number;
  readonly fum: number;
}

export interface PassBook {
  readonly name: string;
  readonly depth: Row;
  /** By depth. */
  readonly pre: readonly Row[];
  readonly def: readonly Row[];
  readonly other: readonly Row[];
  readonly int: readonly number[];
  readonly scramble: Row;
  readonly snap: number;
  readonly fum: number;
  readonly brk: number;
}

export interface DefenderBook {
  readonly name: string;
  readonly what: Row;
  /** Citation for white above all cells. */
  readonly over: string;
  readonly int: number;
  readonly ret: number;
}

export interface DefenseBook {
  readonly who: Readonly<Record<Alignment, Row>>;
  readonly defenders: readonly DefenderBook[];
}

export interface TeamBook {
  readonly chart: TeamChart;
  readonly passer: PassBook;
  readonly rush: Who;
  readonly runners: readonly RunnerBook[];
  readonly targets: readonly Who[];
  readonly out: Row;
  readonly receivers: readonly ReceiverBook[];
  readonly runDef: DefenseBook;
  readonly passDef: DefenseBook;
  readonly specialTeams: Row;
  readonly kickReturners: Row;
  readonly puntReturners: Row;
  readonly callCites: Readonly<Record<CallRow, readonly string[]>>;
  readonly fieldGoals: readonly number[];
  /** Citations for red by kind of kick, from 1. */
  readonly kickoffCites: readonly string[];
  readonly fieldGoalCites: readonly string[];
  readonly ownCites: readonly string[];
  readonly oppCites: readonly string[];
  readonly longest: number;
}

export const ZONES = ["YZ", "NZ", "RZ"] as const;

const labelled = (head: string, labels: readonly string[]) => (cells: Cells) =>
  new Row(cells, (i, cell) => `${head} ${labels[i]} ${cell}`);

function whoOf(head: string, { w0, blue, black }: TwoStage, names: readonly string[]): Who {
  return {
    w0: w0 ?? 21,
    blue: new Row(blue, (i, cell) => `${head} blue ${cell} ${names[i]}`),
    black: new Row(black, (i, cell) => `${head} black ${cell} ${names[i]}`),
    last: names.length - 1,
  };
}

const columnsOf = (
  head: string,
  list: readonly { readonly name: string }[],
  of: (i: number) => Record<Alignment, number | null>,
) =>
  Object.fromEntries(
    ALIGNMENTS.map((alignment) => [
      alignment,
      new Row(
        list.map((_, i) => of(i)[alignment]),
        (i, cell) => `${head} ${alignment} ${cell} ${list[i].name}`,
      ),
    ]),
  ) as Record<Alignment, Row>;

function defenseOf(chart: TeamChart, kind: "run" | "pass"): DefenseBook {
  const ret = new Map(chart.runDef.map((one) => [one.name, one.ret]));
  const list = kind === "run" ? chart.runDef : chart.passDef;
  const labels = kind === "run" ? RUN_WHAT : PASS_WHAT;
  return {
    who: columnsOf(`${kind} defense`, list, (i) => list[i]),
    defenders: list.map((one) => ({
      name: one.name,
      what: labelled(`${one.name} ${kind}`, labels)(one.what),
      over: `${one.name} ${kind} ${kind === "run" ? "BACK" : "OTHER"}`,
      int: "int" in one ? one.int : 0,
      ret: ret.get(one.name) ?? 1,
    })),
  };
}

const dieCites = (head: string, cells: readonly (string | number)[]): string[] => [
  "",
  ...cells.map((cell, i) => `${head} ${i + 1}: ${cell}`),
];

function makeBook(chart: TeamChart, passer: number): TeamBook {
  const { kick } = chart;
  const qb = chart.qbs[passer];
  const byDepth = <T>(of: (depth: Depth) => T): T[] => DEPTHS.map(of);
  const names = chart.receivers.map(({ name }) => name);
  return {
    chart,
    passer: {
      name: qb.name,
      depth: labelled(`${qb.name} depth`, DEPTHS)(qb.depth),
      pre: byDepth((depth) => labelled(`${qb.name} ${depth} PRE`, PRE_RESULTS)(qb.rows[depth].pre)),
      def: byDepth((depth) => labelled(`${qb.name} ${depth} DEF`, DEF_RESULTS)(qb.rows[depth].def)),
      other: byDepth((depth) => labelled(`${qb.name} ${depth} OTHER`, OTHER_RESULTS)(qb.rows[depth].other)),
      int: byDepth((depth) => qb.rows[depth].int),
      scramble: labelled(`${qb.name} SCR`, SCRAMBLES)(qb.scr),
      snap: qb.snap,
      fum: qb.fum,
      brk: qb.brk,
    },
    rush: whoOf(
      "rushing",
      chart.rush,
      chart.runners.map(({ name }) => name),
    ),
    runners: chart.runners.map(({ name, back, los, hole, brk, fum }) => ({
      name,
      rows: [
        labelled(`${name} HOLE`, RUN_COLUMNS.hole)(hole),
        labelled(`${name} LOS`, RUN_COLUMNS.los)(los),
        labelled(`${name} BACK`, RUN_COLUMNS.back)(back),
      ],
      brk,
      fum,
    })),
    targets: byDepth((depth) => whoOf(`receiving ${depth}`, chart.who[depth], names)),
    out: new Row(chart.out, (i, cell) => `receiving OUT ${cell} ${names[i]}`),
    receivers: chart.receivers.map(({ name, sp, mp, lp, lpy, fum }) => ({
      name,
      rows: [sp, mp, lp].map((cells, i) => labelled(`${name} ${DEPTHS[i]}`, REC_RESULTS)(cells)),
      lpy,
      fum,
    })),
    runDef: defenseOf(chart, "run"),
    passDef: defenseOf(chart, "pass"),
    specialTeams: new Row(
      chart.runDef.map(({ st }) => st),
      (i, cell) => `special teams ${cell} ${chart.runDef[i].name}`,
    ),
    kickReturners: new Row(
      kick.kr.map(({ upTo }) => upTo),
      (i, cell) => `kick return ${cell} ${kick.kr[i].name}`,
    ),
    puntReturners: new Row(
      kick.pr.map(({ upTo }) => upTo),
      (i, cell) => `punt return ${cell} ${kick.pr[i].name}`,
    ),
    callCites: Object.fromEntries(
      CALL_ROWS.map((row) => [row, ZONES.map((zone, i) => `calls ${row} ${zone} ${chart.calls[row][i]}`)]),
    ) as Record<CallRow, string[]>,
    fieldGoals: kick.fg,
    kickoffCites: dieCites("kickoff", kick.kickoff),
    fieldGoalCites: dieCites("field goal", kick.fg),
    ownCites: dieCites("punt OWN", kick.own),
    oppCites: dieCites("punt OPP", kick.opp),
    longest: Math.max(...kick.fg),
  };
}

const books = new WeakMap<TeamChart, TeamBook[]>();

/** The book of a chart, built once. @param passer index of the passer in this game */
export function teamBookOf(chart: TeamChart, passer = 0): TeamBook {
  let known = books.get(chart);
  if (!known) books.set(chart, (known = []));
  return (known[passer] ??= makeBook(chart, passer));
}

/** Index of the ball carrier, by blue and black. */
export function whoPlays({ w0, blue, black, last }: Who, b: number, k: number): number {
  const place = b < w0 ? blue.at(b) : black.at(k);
  return place < 0 ? last : place;
}

export const whoCite = ({ w0, blue, black }: Who, b: number, place: number): string =>
  (b < w0 ? blue : black).cites[place];

/** Share of the field-goal cells that reach a length. */
export function kickChance({ fieldGoals }: TeamBook, length: number): number {
  let good = 0;
  for (const reach of fieldGoals) if (reach >= length) good++;
  return good / fieldGoals.length;
}
