/** What a run or pass may become once its first roll is known: probabilities over all dice of the second. */
import type { Spot } from "../../../../kernel/football/index.js";
import { keyed } from "../../../../kernel/lists/index.js";
import { airColumn, catchColumn, columnFor, type DepthPlace } from "../../engine/columns.js";
import { chartBookOf, type ChartBook } from "../../engine/chart-book.js";
import { LONGEST } from "../../engine/interception.js";
import type { Column, Row } from "../../engine/row.js";
import type { DefenseBook, PassBook, ReceiverBook, RunnerBook, TeamBook } from "../../engine/team-book.js";
import {
  ALIGNMENTS,
  PASS_WHAT,
  REC_RESULTS,
  RUN_COLUMNS,
  RUN_WHAT,
  SCRAMBLES,
  type Alignment,
  type FiveD20Rules,
} from "../../rules/index.js";
import { SIDES } from "../cells.js";
import { bounded, meanOf } from "../figures.js";
import { RATINGS } from "../model.js";
import { Meetings, type Whites } from "./meetings.js";
import { Reach } from "./reach.js";

/** A defense as the second roll meets it. */
export interface Met extends Whites {
  readonly defense: TeamBook;
  readonly alignment: Alignment;
}

/** A way to gain yards on a pass. */
interface Way {
  readonly kind: "caught" | "scramble" | "sack";
  readonly reach: Reach;
  readonly chance: number;
  /** Yards that the defense's chart adds. */
  readonly added: number;
}

/** A pass before its second roll, and before yellow turns a sack into an incompletion or one into a sack. */
export interface PassOdds {
  readonly ways: readonly Way[];
  readonly sack: number;
  readonly incomplete: number;
  /** Of an interception, wherever it comes down. */
  readonly picked: number;
  /** How far it flies if intercepted. */
  readonly air: Reach;
}

/** The parts of a pass that no defense changes, and its odds against the last one. */
interface Thrown extends PassOdds {
  readonly shares: Readonly<Record<"pre" | "def" | "rec" | "other", Float64Array>>;
  /** Interception rating of the passer. */
  readonly int: number;
  readonly ways: readonly { -readonly [K in keyof Way]: Way[K] }[];
  sack: number;
  incomplete: number;
  picked: number;
}

/** One side of a defense. */
interface Side {
  readonly in: Readonly<Record<Alignment, Meetings>>;
  /** Interception ratings of its defenders, each once. */
  readonly ratings: readonly number[];
}

const FACES = Array.from({ length: SIDES }, (_, i) => i + 1);
const EACH = 1 / SIDES;
const RUN_ROWS = [RUN_COLUMNS.hole, RUN_COLUMNS.los, RUN_COLUMNS.back] as const;
/** Meetings of a pass: PRE, DEF, REC, OTHER, and from here on DEF by the interception ratings of the side. */
const RATED = PASS_WHAT.length + 1;
const DEF = PASS_WHAT.indexOf("DEF");
/** Consecutive 20s that a gain after the catch follows; more have a probability of 20⁻⁵. */
const MOST_TWENTIES = 4;

/** The odds of a league's plays under its rules; each part is worked out once. */
export class Odds {
  private readonly charts: ChartBook;
  /** By name. */
  private readonly columns: ReadonlyMap<string, Column>;
  /** By the highest yellow. */
  private readonly droppedSacks: Float64Array;
  private readonly met = new Map<DefenseBook, Side>();
  /** By receiver, whose book belongs to one passer, and depth. */
  private readonly thrown = new Map<ReceiverBook, (Thrown | undefined)[]>();
  private readonly shares = new Map<Row, Float64Array>();
  private readonly reaches = new Map<Column, Reach>();
  private readonly airs = new Map<Column, Reach>();
  private readonly runOns = new Map<Column, Reach>();
  private readonly runs = new Map<RunnerBook, readonly Reach[]>();
  private readonly scrambles = new Map<PassBook, Reach>();
  private readonly outs = new Map<TeamBook, Reach>();

  constructor(private readonly rules: FiveD20Rules) {
    const charts = (this.charts = chartBookOf(rules.tables));
    const { STF, LINE, AVG, SEC, SG, SP, MP, BRK, LP } = charts;
    this.droppedSacks = new Float64Array(SIDES + 1);
    for (const yellow of FACES) {
      const faces = FACES.filter((black) => black === yellow || charts.sackFumble[black]).length;
      this.droppedSacks[yellow] = this.droppedSacks[yellow - 1] + faces * EACH ** 2;
    }
    this.columns = new Map([STF, LINE, AVG, SEC, SG, SP, MP, ...BRK, ...LP].map((column) => [column.name, column]));
  }

  /** Shares of WHAT on a run, and the runner's gains for each. */
  run(runner: RunnerBook, met: Met): { readonly shares: Float64Array; readonly reaches: readonly Reach[] } {
    const shares = this.sideOf(met.defense.runDef, false).in[met.alignment].at(met);
    return { shares, reaches: this.runs.get(runner) ?? kept(this.runs, runner, this.runsOf(runner)) };
  }

  /** The next call for this receiver and depth overwrites the odds: most passes of a league are of few kinds. */
  pass(book: TeamBook, target: ReceiverBook, depth: DepthPlace, met: Met): PassOdds {
    const { passMod } = met.defense.chart;
    const side = this.sideOf(met.defense.passDef, true);
    const what = side.in[met.alignment].at(met);
    const thrown = this.thrownTo(book, target, depth);
    const { pre, def, rec, other } = thrown.shares;
    let picked = 0;
    for (let i = 0; i < side.ratings.length; i++)
      picked += what[RATED + i] * bounded(side.ratings[i] + thrown.int, 0, SIDES) * EACH;
    const [caught, runsOn, out, scramble, sack] = thrown.ways;
    caught.chance = what[0] * pre[4] + what[1] * def[1] + what[2] * rec[1] + what[3] * other[1];
    caught.added = passMod;
    runsOn.chance = what[2] * rec[2];
    runsOn.added = passMod;
    out.chance = what[0] * pre[3];
    out.added = this.rules.switches.passModOnOut ? passMod : 0;
    scramble.chance = what[0] * pre[2];
    sack.chance = what[0] * pre[0];
    thrown.sack = sack.chance;
    thrown.incomplete = what[0] * pre[1] + what[3] * other[0];
    thrown.picked = def[0] * picked;
    return thrown;
  }

  /** Probability that a pass comes down where it may be intercepted. */
  inField({ air }: PassOdds, spot: Spot): number {
    const beyond = this.rules.switches.endZoneInterception - spot;
    return beyond > LONGEST ? 1 : 1 - air.atLeast(beyond);
  }

  /** Probability that black and yellow drop the ball of a gain short of the goal line. @param column its name */
  drops(column: string, rating: number, room: number): number {
    const { gains } = this.columns.get(column)!;
    let faces = 0;
    for (let black = 1; black <= rating && black <= SIDES; black++) if (gains[black][black] < room) faces++;
    return faces * EACH ** 2;
  }

  /** Probability that black and yellow drop the ball of a sack with a yellow up to this. */
  sackDrops(yellow: number): number {
    return this.droppedSacks[bounded(yellow, 0, SIDES)];
  }

  private sideOf(side: DefenseBook, isPass: boolean): Side {
    return this.met.get(side) ?? kept(this.met, side, sideOf(side, isPass));
  }

  private thrownTo(book: TeamBook, target: ReceiverBook, depth: DepthPlace): Thrown {
    const byDepth = this.thrown.get(target) ?? kept(this.thrown, target, []);
    return (byDepth[depth] ??= this.thrownOf(book, target, depth));
  }

  private thrownOf(book: TeamBook, target: ReceiverBook, depth: DepthPlace): Thrown {
    const { passer } = book;
    const column = catchColumn(this.charts, depth, target);
    const way = (kind: Way["kind"], reach: Reach) => ({ kind, reach, chance: 0, added: 0 });
    return {
      shares: {
        pre: this.sharesOf(passer.pre[depth]),
        def: this.sharesOf(passer.def[depth]),
        rec: this.sharesOf(target.rows[depth]),
        other: this.sharesOf(passer.other[depth]),
      },
      int: passer.int[depth],
      ways: [
        way("caught", this.reachOf(column)),
        way("caught", this.runOnOf(column)),
        way("caught", this.outs.get(book) ?? kept(this.outs, book, this.outOf(book))),
        way("scramble", this.scrambles.get(passer) ?? kept(this.scrambles, passer, this.scrambleOf(passer))),
        way("sack", this.reachOf(this.charts.SACK)),
      ],
      sack: 0,
      incomplete: 0,
      picked: 0,
      air: this.airOf(airColumn({ charts: this.charts, rules: this.rules }, depth, target)),
    };
  }

  /** Share of the blue faces for each result; past the last cell counts as the last. */
  private sharesOf(row: Row): Float64Array {
    return this.shares.get(row) ?? kept(this.shares, row, sharesOf(row, row.cites.length));
  }

  private reachOf(column: Column): Reach {
    return (
      this.reaches.get(column) ??
      kept(
        this.reaches,
        column,
        Reach.of(FACES.flatMap((black) => FACES.map((yellow) => [column.gains[black][yellow], EACH ** 2] as const))),
      )
    );
  }

  /** A pass in the air: yellow adds nothing. */
  private airOf(column: Column): Reach {
    return (
      this.airs.get(column) ?? kept(this.airs, column, Reach.of(FACES.map((white) => [column.yards[white], EACH])))
    );
  }

  private runOnOf(column: Column): Reach {
    const twenty = this.rules.switches.yac20 === "twice" ? 2 * SIDES : SIDES;
    return this.runOns.get(column) ?? kept(this.runOns, column, runOn(column, twenty));
  }

  private runsOf(runner: RunnerBook): readonly Reach[] {
    return runner.rows.map((row, what) => {
      const columns = RUN_ROWS[what].map((name) => this.reachOf(columnFor(this.charts, name, runner.brk)));
      const shares = sharesOf(row, columns.length);
      return Reach.mixed(columns.map((reach, i) => [reach, shares[i]]));
    });
  }

  private scrambleOf({ scramble, brk }: PassBook): Reach {
    const columns = FACES.map((black) => SCRAMBLES[Math.max(0, scramble.at(black))]);
    return Reach.mixed(columns.map((name) => [this.reachOf(columnFor(this.charts, name, brk)), EACH]));
  }

  /** A pass thrown out: red again picks the receiver, white his result. */
  private outOf({ out, receivers }: TeamBook): Reach {
    const [, caught, runsOn] = REC_RESULTS.map((_, result) =>
      meanOf(FACES.map((red) => this.sharesOf(receivers[Math.max(0, out.at(red))].rows[0])[result])),
    );
    const { SP } = this.charts;
    return Reach.mixed([
      [this.reachOf(SP), caught],
      [this.runOnOf(SP), runsOn],
    ]);
  }
}

const kept = <K, V>(known: Map<K, V>, key: K, value: V): V => {
  known.set(key, value);
  return value;
};

function sharesOf(row: Row, count: number): Float64Array {
  const shares = new Float64Array(count);
  for (const blue of FACES) shares[row.at(blue) < 0 ? count - 1 : row.at(blue)] += EACH;
  return shares;
}

/** A catch and black again, once more after each 20. */
function runOn({ gains }: Column, twenty: number): Reach {
  const caught: [number, number][] = [];
  for (let n = 0; n <= MOST_TWENTIES; n++)
    for (const black of FACES)
      for (const yellow of FACES)
        for (let more = 1; more < SIDES; more++)
          caught.push([gains[black][yellow] + n * twenty + more, EACH ** (n + 3)]);
  return Reach.of(caught);
}

function sideOf(side: DefenseBook, isPass: boolean): Side {
  const ints = side.defenders.map(({ int }) => Math.min(RATINGS - 1, int));
  const ratings = isPass ? [...new Set(ints)].sort((a, b) => a - b) : [];
  const rated = ints.map((int) => RATED + ratings.indexOf(int));
  const kindsOf = (place: number, what: number): readonly number[] => {
    if (!isPass) return [what < 0 ? RUN_WHAT.length - 1 : what];
    return what === DEF ? [what, rated[place]] : [what < 0 ? PASS_WHAT.length : what];
  };
  const kinds = isPass ? RATED + ratings.length : RUN_WHAT.length;
  return { in: keyed(ALIGNMENTS, (alignment) => new Meetings(side, alignment, isPass, kinds, kindsOf)), ratings };
}
