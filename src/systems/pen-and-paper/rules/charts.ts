/** Tables in which a dice total selects a row, as kernel charts; made once per rules object. */
import { RangeTable } from "../../../kernel/chart/index.js";
import { TABLE_SOURCES } from "./tables.js";
import type {
  EventRow,
  FanChange,
  FieldGoalRow,
  FoulRow,
  ImprovementRow,
  InjuryRow,
  MishapRow,
  PenAndPaperRules,
  PenAndPaperTables,
  PointsRow,
  Range,
  SeasonClass,
  StarPositionRow,
  ValueRow,
} from "./types.js";

/** Each row of a table is the value of its chart row, so that a lookup returns the printed row. */
export interface Charts {
  /** Score 3-18 -> modifier. */
  readonly modifier: RangeTable<ValueRow>;
  /** Any total -> points of the quarter; clamped at both ends. */
  readonly leaguePoints: RangeTable<PointsRow>;
  readonly classicPoints: RangeTable<PointsRow>;
  /** 2d6 -> yards. */
  readonly kickoff: RangeTable<ValueRow>;
  readonly punt: RangeTable<ValueRow>;
  /** Distance in yards -> the number that the d20 must exceed. */
  readonly fieldGoal: RangeTable<FieldGoalRow>;
  readonly mishaps: RangeTable<MishapRow>;
  readonly fouls: RangeTable<FoulRow>;
  readonly injuries: RangeTable<InjuryRow>;
  readonly events: RangeTable<EventRow>;
  readonly setback: RangeTable<ValueRow>;
  readonly improvement: RangeTable<ImprovementRow>;
  readonly starPositions: RangeTable<StarPositionRow>;
  /** 1d6 by season class. */
  readonly fanBase: Readonly<Record<SeasonClass, RangeTable<Range & { readonly change: FanChange }>>>;
}

const made = new WeakMap<PenAndPaperTables, Charts>();

/** The charts of these rules: used by the engines and printed on sheets. */
export function chartsOf({ tables }: Pick<PenAndPaperRules, "tables">): Charts {
  let charts = made.get(tables);
  if (!charts) made.set(tables, (charts = build(tables)));
  return charts;
}

function build(tables: PenAndPaperTables): Charts {
  const chart = <T extends Range>(
    id: string,
    key: keyof PenAndPaperTables,
    rows: readonly T[],
    clamps: { readonly clampLow?: boolean; readonly clampHigh?: boolean } = {},
  ): RangeTable<T> =>
    new RangeTable(
      { id, rule: TABLE_SOURCES[key], ...clamps },
      rows.map((row) => ({ from: row.from, to: row.to, value: row })),
    );
  return {
    modifier: chart("score", "modifier", tables.modifier),
    leaguePoints: chart("league points", "leaguePoints", tables.leaguePoints, { clampLow: true, clampHigh: true }),
    classicPoints: chart("classic points", "classicPoints", tables.classicPoints),
    kickoff: chart("kickoff", "kickoff", tables.kickoff),
    punt: chart("punt", "punt", tables.punt),
    fieldGoal: chart("field goal", "fieldGoal", tables.fieldGoal),
    mishaps: chart("mishap", "mishaps", tables.mishaps),
    fouls: chart("penalty", "fouls", tables.fouls),
    injuries: chart("injury", "injuries", tables.injuries),
    events: chart("event", "events", tables.events),
    setback: chart("setback", "setback", tables.setback),
    improvement: chart("improvement", "improvement", tables.improvement),
    starPositions: chart("star position", "starPositions", tables.starPositions),
    fanBase: Object.fromEntries(
      tables.seasonClasses.map((row) => [row.id, chart(`fan base ${row.title}`, "seasonClasses", row.fanBase)]),
    ) as Charts["fanBase"],
  };
}
