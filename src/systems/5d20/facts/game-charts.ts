/** 5D-2, the game charts: the tables that the engine uses, including house rules. */
import { minusText, rangeText, signedText } from "../../../kernel/words/index.js";
import type { SheetContent } from "../../../contract/sheet.js";
import {
  CALLS_BY_DISTANCE,
  CALLS_BY_DOWN,
  GRADED_FIELD,
  GRADED_RUNS,
  LATE_DISTANCES,
  TEMPO,
  TIGHT_RED_ZONE,
  PENALTY_ROWS,
  SITUATION_COLUMNS,
  type FiveD20Rules,
  type Foul,
  type GameCharts,
  type PenaltyRow,
  type Switches,
} from "../rules/index.js";
import { FACES, frontRows } from "./team-chart.js";

/** Yards of grounding that does not cost a sack. */
const TEN = 10;
/** Columns of the yardage chart, left to right. */
const RUNS = ["STF", "LINE", "AVG", "SEC", "SG"] as const;
const PASSES = ["SP", "MP"] as const;

const ratings = (columns: readonly unknown[]): number[] => columns.map((_, i) => i + 1);

function yardageFacts({ yardage, sackFumbles }: GameCharts) {
  return {
    runs: RUNS,
    passes: PASSES,
    breaks: ratings(yardage.BRK),
    longs: ratings(yardage.LP),
    rows: FACES.map((face, i) => ({
      key: face,
      runs: RUNS.map((column) => minusText(yardage[column][i])),
      breaks: yardage.BRK.map((column) => column[i]),
      passes: PASSES.map((column) => minusText(yardage[column][i])),
      longs: yardage.LP.map((column) => column[i]),
      sack: minusText(yardage.SACK[i]),
      fumble: sackFumbles.includes(face),
    })),
  };
}

/** What yellow adds to long gains, by the gains of the chart. */
function longGainFacts({ longGains }: GameCharts) {
  if (longGains.length === 0) return null;
  return {
    bands: longGains.map(({ from }, i) => {
      const next = longGains.at(i + 1);
      return { from, to: next ? next.from - 1 : null, last: !next };
    }),
    rows: FACES.map((face, i) => ({ key: face, cells: longGains.map(({ yards }) => signedText(yards[i])) })),
  };
}

const foulRows = (fouls: readonly Foul[], { groundingYards }: Pick<Switches, "groundingYards">) =>
  fouls.map(({ upTo, name, yards, flags }, i) => ({
    range: rangeText((fouls[i - 1]?.upTo ?? 0) + 1, upTo),
    name,
    // Grounding is the only foul that costs as much as a sack (F35).
    yards: yards === "SCK" && groundingYards === "ten" ? TEN : yards,
    flags,
  }));

/** Rows with separate lists for kickers and receivers. */
const KICKS: readonly PenaltyRow[] = ["PUNTING", "KICKOFF", "FIELD_GOALS"];

/** Marks that stand only in some foul tables. */
function marksOf(lists: ReturnType<typeof penaltyFacts>) {
  const rows = lists.flatMap(({ off, def }) => [...off, ...def]);
  return {
    void: rows.some(({ flags }) => flags.includes("&")),
    sack: rows.some(({ yards }) => yards === "SCK"),
  };
}

const penaltyFacts = ({ tables: { penalties }, switches }: FiveD20Rules) =>
  PENALTY_ROWS.map((key) => ({
    key,
    kick: KICKS.includes(key),
    off: foulRows(penalties[key].off, switches),
    def: foulRows(penalties[key].def, switches),
  }));

/** @param half true if only being two scores behind counts before halftime (F14) */
const situationFacts = ({ situation }: GameCharts, half: boolean) =>
  situation.A.map((_, i) => {
    const scores = i - (situation.A.length - 1) / 2;
    return {
      key: i + 1,
      scores: signedText(scores, "0"),
      cells: SITUATION_COLUMNS.map((column) =>
        signedText(half && column === "H" && i > 0 ? 0 : situation[column][i], "0"),
      ),
    };
  });

/** Lengths of kicks, and the yellow that blocks them; the last row is open-ended. */
const blockFacts = ({ kickBlocks }: GameCharts) =>
  kickBlocks.map(({ under, upTo }, i) => ({
    key: i + 1,
    from: kickBlocks[i - 1]?.under ?? 0,
    to: under - 1,
    last: i === kickBlocks.length - 1,
    block: rangeText(1, upTo),
  }));

const blockedFacts = ({ blocked: { dead, offense } }: GameCharts) => ({
  dead: rangeText(1, dead),
  offense: rangeText(dead + 1, offense),
  defense: rangeText(offense + 1, FACES.length),
});

/** Adjustment of white in a tight red zone: down on passes, up on runs. */
export const redZoneFacts = ({ switches }: FiveD20Rules) => (switches.redZone === "tight" ? TIGHT_RED_ZONE : null);

/** How much white drops on passes as the field gets shorter, by yards to the goal, and from where runs get harder. */
export const gradedFacts = ({ switches }: FiveD20Rules) =>
  switches.redZone === "graded"
    ? {
        passes: GRADED_FIELD.map(({ to, pass }) => `${to} ${signedText(-pass, "0")}`)
          .reverse()
          .join(", "),
        runs: GRADED_RUNS,
      }
    : null;

/** The down's adjustments of the play-call number, if that rule is on. */
export const downFacts = ({ switches }: FiveD20Rules) =>
  switches.downs === "counted"
    ? { more: CALLS_BY_DOWN.first, short: CALLS_BY_DOWN.short, less: -CALLS_BY_DOWN.late }
    : null;

/** The same with distance, if that rule is on. */
export function distanceFacts({ switches }: FiveD20Rules) {
  if (switches.downs !== "distance") return null;
  const { first, inches, short, long, ten, late, passing, draw } = CALLS_BY_DISTANCE;
  return { first, inches, short, long: -long, ten, less: -late, passing, draw, far: LATE_DISTANCES.passing + 1 };
}

/** Seconds of a play in bounds by score and clock. */
export const tempoFacts = ({ switches }: FiveD20Rules) =>
  switches.tempo === "score"
    ? {
        hurried: TEMPO.hurried,
        ahead: TEMPO.ahead,
        behind: -TEMPO.behind,
        late: -TEMPO.late,
        from: TEMPO.from / 60,
        end: TEMPO.end / 60,
        half: TEMPO.half / 60,
      }
    : null;

/** Clock times, with the house rules about them. */
export const timeFacts = ({ tables: { timing, outOfBounds }, switches }: FiveD20Rules) => ({
  ...timing,
  minutes: timing.quarter / 60,
  inbounds: switches.inboundSeconds,
  paced: switches.pace === "chart",
  outRun: rangeText(outOfBounds.run, FACES.length),
  outPass: rangeText(outOfBounds.pass, FACES.length),
});

export const gameCharts: SheetContent<object, FiveD20Rules> = {
  form: ({ rules }) => {
    const { tables, switches } = rules;
    const penalties = penaltyFacts(rules);
    return {
      redZone: redZoneFacts(rules),
      graded: gradedFacts(rules),
      downs: downFacts(rules),
      distance: distanceFacts(rules),
      yardage: yardageFacts(tables),
      longGains: longGainFacts(tables),
      interceptions: ratings(tables.interceptions),
      returns: FACES.map((face, i) => ({
        key: face,
        cells: tables.interceptions.map((column) => column[i]),
        fumble: tables.fumbleReturn.yards[i],
      })),
      noReturn: tables.fumbleReturn.no,
      penalties,
      marks: marksOf(penalties),
      fronts: frontRows(tables.fronts),
      situations: SITUATION_COLUMNS,
      situation: situationFacts(tables, switches.halfColumn),
      unused: !switches.situation,
      thirdQuarter: switches.situationTimes === "thirdQuarter",
      passAgain: switches.interferenceYards === "again",
      passDeeper: switches.interferenceYards === "deeper",
      scoreStops: switches.scoreTime === 10,
      failed: switches.thirdDownTime === "stopped",
      blocks: blockFacts(tables),
      blocked: blockedFacts(tables),
      time: timeFacts(rules),
      home: switches.homeField,
    };
  },
};
