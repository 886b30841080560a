/** 5D-1, the team chart: the same cells that the engine uses; a blank has room for any team. */
import { contrastOf } from "../../../kernel/color/index.js";
import { chunks, numbered, sumOf } from "../../../kernel/lists/index.js";
import { ownOf, picturesOf, portraitOf, type HasOwn } from "../../../kernel/own/index.js";
import { countFrom, minusText, rangeText, signedText } from "../../../kernel/words/index.js";
import type { Values } from "../../../sheet/layout/form.js";
import type { Copy, SheetContent } from "../../../contract/sheet.js";
import {
  CALL_ROWS,
  DEPTHS,
  PENALTY_ROWS,
  SCRAMBLES,
  teamName,
  type Cell,
  type Cells,
  type Depth,
  type KickReturner,
  type NumberRange,
  type QB,
  type Shown,
  type ShownTable,
  type TeamChart,
  type TwoStage,
} from "../rules/chart.js";
import type { Front } from "../rules/game-charts.js";
import type { FiveD20Rules } from "../rules/index.js";
import { nameForms } from "../../../kernel/words/names.js";
import { chartsIn } from "./charts-in.js";
import { shownOf } from "../rules/shown.js";

/** Faces of a d20: columns of the kicking tables. */
export const FACES = countFrom(1, 20);

/** Rows of a blank: enough for most teams. */
const BLANK = { qbs: 2, runners: 6, receivers: 10, kr: 2, pr: 2, runDef: 16, passDef: 16 };
type Counts = typeof BLANK;

const countsOf = (chart: TeamChart): Counts => ({
  qbs: chart.qbs.length,
  runners: chart.runners.length,
  receivers: chart.receivers.length,
  kr: chart.kick.kr.length,
  pr: chart.kick.pr.length,
  runDef: chart.runDef.length,
  passDef: chart.passDef.length,
});

const rows = (count: number, men: readonly HasOwn[] = []): object[] =>
  Array.from({ length: count }, (_, i) => ({ key: i + 1, own: ownOf(men[i]), portrait: portraitOf(men[i]) }));

export const frontRows = (fronts: FiveD20Rules["tables"]["fronts"]) =>
  CALL_ROWS.map((key) => {
    const { name, alignment, adjust }: Front = fronts[key];
    return { key, name, run: alignment === "run", pass: alignment === "pass", adjust: signedText(adjust, "0") };
  });

/** Characters of a name that fit on a heading line. */
const TITLE = 36;

/** What to print: rows as the team needs them; a blank has defaults. */
function chartFacts({ tables, switches }: FiveD20Rules, counts: Counts, chart?: TeamChart) {
  return {
    // Rules may use the chart's home field (F23); with other rules, omit the box if the chart has no entry.
    homeField: switches.homeField === "chart" || chart?.homeField !== undefined,
    printed: chart !== undefined,
    // The same for values that only nonstandard rules use.
    asks: {
      pace: chart === undefined || chart.pace !== undefined,
      late: chart === undefined || chart.late !== undefined,
      redZone: chart === undefined || chart.redZone !== undefined,
    },
    own: ownOf(chart),
    team: chart
      ? {
          city: chart.city,
          nickname: chart.name,
          long: teamName(chart).length > TITLE,
          season: chart.season,
          record: chart.record ?? "",
          monogram: chart.monogram,
          colors: chart.colors,
          ...picturesOf(chart),
          figures: shownFigures(shownOf(chart)?.team ?? []),
        }
      : null,
    statistics: shownHalves((chart && shownOf(chart)?.players) ?? []),
    faces: FACES,
    depths: DEPTHS.map((key) => ({ key, short: key === "SP" })),
    calls: frontRows(tables.fronts),
    penalties: PENALTY_ROWS.map((key) => ({ key })),
    kicks: [{ key: "kickoff" }, { key: "fg" }],
    punts: [{ key: "own" }, { key: "opp" }],
    passing: Array.from({ length: counts.qbs }, (_, i) =>
      DEPTHS.map((depth) => ({
        key: `${i + 1}.${depth}`,
        depth,
        block: i,
        own: ownOf(chart?.qbs[i]),
        portrait: portraitOf(chart?.qbs[i]),
      })),
    ).flat(),
    runners: rows(counts.runners, chart?.runners),
    receivers: rows(counts.receivers, chart?.receivers),
    krs: rows(counts.kr, chart?.kick.kr),
    prs: rows(counts.pr, chart?.kick.pr),
    runDefense: rows(counts.runDef, chart?.runDef),
    passDefense: rows(counts.passDef, chart?.passDef),
    /** Extra space is shared by all rows, so they have equal heights. */
    grow: {
      passing: 3 * counts.qbs,
      rushing: counts.runners,
      receiving: counts.receivers,
      kicking: 4 + counts.kr + counts.pr,
      runDefense: counts.runDef,
      passDefense: counts.passDef,
    },
    returners: { kr: counts.kr, pr: counts.pr },
  };
}

/** Lines in each half of the player tables. */
const STATISTICS = 11;

/** Splits statistics tables into two halves; if a half is too long, its longest tables lose rows. */
function shownHalves(tables: readonly ShownTable[]) {
  const half = Math.ceil(tables.length / 2);
  return [tables.slice(0, half), tables.slice(half)].filter(({ length }) => length > 0).map(shownLines);
}

/** Lines of a half: the first cell of a row is a name. */
function shownLines(tables: readonly ShownTable[]) {
  const counts = tables.map(({ rows }) => rows.length);
  while (sumOf(counts) + counts.length > STATISTICS) {
    const longest = counts.lastIndexOf(Math.max(...counts));
    if (counts[longest]-- <= 1) break;
  }
  return tables.map(({ title, heads, rows }, i) => ({
    title,
    heads: heads.length === rows[0]?.length ? heads.slice(1) : heads,
    count: Math.max(1, (rows[0]?.length ?? 1) - 1),
    wide: rows.some((row) => row.slice(1).some((value) => `${value}`.length > LONG)),
    rows: rows.slice(0, counts[i]).map(([name, ...rest]) => ({
      name: nameForms(`${name}`),
      cells: rest.map((value) => (typeof value === "number" ? minusText(value) : value)),
    })),
  }));
}

/** Team statistics; if all are for and against, one row each, like `424 : 233`. */
function shownFigures(figures: Shown["team"]) {
  const pairs = figures.map(({ label, value }) => ({ label, both: `${value}`.split(" : ") }));
  const paired = pairs.length > 0 && pairs.length <= FIGURES && pairs.every(({ both }) => both.length === 2);
  return {
    some: figures.length > 0,
    pairs: paired ? pairs.map(({ label, both: [own, other] }) => ({ label, own, other })) : [],
    lines: paired || figures.length === 0 ? [] : evenLines(figures),
  };
}

/** Team statistics per heading line. */
const FIGURES = 9;

/** Splits a list into lines of similar length. */
function evenLines<T>(list: readonly T[]): T[][] {
  const lines = Math.max(1, Math.ceil(list.length / FIGURES));
  return chunks(list, Math.max(1, Math.ceil(list.length / lines)));
}

/** Longer values need wider columns: `34-38`. */
const LONG = 4;

/** Blank cells have no slot. */
const cells = (names: readonly string[], values: Cells): Values =>
  Object.fromEntries(
    names.flatMap((name, i) => (values[i] === null || values[i] === undefined ? [] : [[name, values[i]]])),
  );
const listed = (values: Cells): Values =>
  cells(
    values.map((_, i) => `${i + 1}`),
    values,
  );
const cell = (name: string, value: Cell | undefined): Values =>
  value === null || value === undefined ? {} : { [name]: value };

const twoStage = ({ blue, black }: TwoStage, row: number): Values => ({
  ...cell("blue", blue[row]),
  ...cell("black", black[row]),
});
const switchOf = ({ w0 }: TwoStage): Values => cell("w0", w0);

/** Scrambles fill two columns next to the depths; the last cell is the BRK rating. */
function scramble({ scr, brk }: QB, row: number): Values {
  const more = row + DEPTHS.length;
  return { ...cell("run", scr[row]), ...cell("runMore", more < SCRAMBLES.length ? scr[more] : brk) };
}

function passing(qb: QB): Values {
  const { depth, snap, fum } = qb;
  const name = nameForms(qb.name);
  const beside: Readonly<Record<Depth, Values>> = { SP: { name }, MP: { snap }, LP: { fum } };
  return Object.fromEntries(
    DEPTHS.map((key, i) => {
      const { pre, int, def, other } = qb.rows[key];
      return [
        key,
        {
          ...beside[key],
          depth: depth[i],
          ...cells(["sck", "inc", "scr", "out", "cmp"], pre),
          int: signedText(int, "0"),
          ...cells(["defPd", "defCmp"], def),
          ...cells(["otherInc", "otherCmp"], other),
          ...scramble(qb, i),
        },
      ];
    }),
  );
}

const DEPTH_CELLS = { SP: "sp", MP: "mp", LP: "lp" } as const;

const returner = ({ name, upTo, fum, yards }: KickReturner): Values => ({
  name: nameForms(name),
  upTo,
  fum,
  ...numbered(yards.map(minusText)),
});

/** Adjustments of white: for the offense, and against the defense. */
const bothSides = ({ own, against }: NonNullable<TeamChart["late"]>): Values => ({
  own: signedText(own, "0"),
  against: signedText(against, "0"),
});

const range = (name: string, ends: NumberRange | null): Values => (ends ? { [name]: rangeText(...ends) } : {});

/** A chart's values by slot of its sheet. */
export function chartValues(chart: TeamChart): Values {
  const { rush, runners, receivers, who, out, kick, calls, pen, fumble, runDef, passDef, passMod } = chart;
  const positions = new Map(runDef.map(({ name, pos }) => [name, pos]));
  return {
    qb: numbered(chart.qbs.map(passing)),
    rush: {
      ...switchOf(rush),
      ...numbered(
        runners.map(({ name, back, los, hole, brk, fum }, i) => ({
          name: nameForms(name),
          ...twoStage(rush, i),
          back: listed(back),
          los: listed(los),
          hole: listed(hole),
          brk,
          fum,
        })),
      ),
    },
    catch: {
      ...Object.fromEntries(DEPTHS.map((depth) => [depth, switchOf(who[depth])])),
      ...numbered(
        receivers.map((receiver, i) => ({
          name: nameForms(receiver.name),
          ...cell("out", out[i]),
          ...Object.fromEntries(
            DEPTHS.map((depth) => [
              depth,
              { ...twoStage(who[depth], i), ...cells(["drp", "cmp", "yac"], receiver[DEPTH_CELLS[depth]]) },
            ]),
          ),
          lpy: receiver.lpy,
          fum: receiver.fum,
        })),
      ),
    },
    kick: { ret: signedText(kick.ret, "0"), kickoff: numbered(kick.kickoff), fg: numbered(kick.fg) },
    kr: numbered(kick.kr.map(returner)),
    punt: { block: kick.block, own: numbered(kick.own), opp: numbered(kick.opp) },
    pr: { block: kick.prBlock, ...numbered(kick.pr.map((one) => ({ ...returner(one), fc: one.fc }))) },
    call: Object.fromEntries(CALL_ROWS.map((row) => [row, listed(calls[row])])),
    pace: chart.pace,
    ...(chart.homeField && { homeField: chart.homeField }),
    ...(chart.late && { late: bothSides(chart.late) }),
    ...(chart.redZone && { redZone: bothSides(chart.redZone) }),
    adjust: { black: signedText(calls.defAdj.black, "0"), red: signedText(calls.defAdj.red, "0") },
    pen: Object.fromEntries(
      PENALTY_ROWS.map((row) => [row, { ...range("off", pen[row].off), ...range("def", pen[row].def) }]),
    ),
    fumble: {
      lost: range("range", fumble.offLost),
      recovered: range("range", fumble.defRec),
      rate: { range: signedText(fumble.rateAdj, "0") },
    },
    runDef: numbered(
      runDef.map(({ name, pos, run, base, pass, st, what, ret }) => ({
        name: nameForms(name),
        pos,
        ...cells(["run", "base", "pass", "st"], [run, base, pass, st]),
        what: listed(what),
        ret,
      })),
    ),
    passMod: signedText(passMod, "0"),
    passDef: numbered(
      passDef.map(({ name, run, base, pass, what, int }) => ({
        name: nameForms(name),
        pos: positions.get(name) ?? "",
        ...cells(["run", "base", "pass"], [run, base, pass]),
        what: listed(what),
        int,
      })),
    ),
  };
}

/** Minimum contrast of white text on a band. */
const READABLE = 4.5;

/** A team's color for bands: the first of its two on which white text is readable. */
export function accentOf({ colors }: Pick<TeamChart, "colors">): { readonly accent?: string } {
  const accent = colors.find((color) => contrastOf(color, "#FFFFFF") >= READABLE);
  return accent === undefined ? {} : { accent };
}

const chartCopy = (rules: FiveD20Rules, chart: TeamChart): Copy => ({
  values: chartValues(chart),
  facts: chartFacts(rules, countsOf(chart), chart),
  title: `${teamName(chart)} ${chart.season}`,
  ...accentOf(chart),
});

export const teamChart: SheetContent<object, FiveD20Rules> = {
  form: ({ rules }) => chartFacts(rules, BLANK),
  fill: (records, { rules }) => chartsIn(records).map((chart) => chartCopy(rules, chart)),
};
