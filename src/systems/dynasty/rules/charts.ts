/** The two 2d6/1d6 tables as kernel charts, and citations for the season table; computed once per rules object. */
import { RangeTable } from "../../../kernel/chart/index.js";
import { regularRowText, TABLE_SOURCES } from "./standard.js";
import type { DynastyRules, FrontOfficeRow, OffSeasonRow } from "./types.js";

export interface Charts {
  /** Totals above the last row count as the last row. */
  readonly offSeason: RangeTable<OffSeasonRow>;
  readonly frontOffice: RangeTable<FrontOfficeRow>;
  /** Citation per regular-season row: `regular season: Full house`. */
  readonly regularCitations: readonly string[];
}

const made = new WeakMap<DynastyRules, Charts>();

/** The charts of these rules: the engine looks up in the same objects that the sheets print. */
export function chartsOf(rules: DynastyRules): Charts {
  let charts = made.get(rules);
  if (!charts) made.set(rules, (charts = build(rules)));
  return charts;
}

function build({ tables }: DynastyRules): Charts {
  return {
    offSeason: new RangeTable(
      { id: "off-season", rule: TABLE_SOURCES.offSeason, clampHigh: true },
      tables.offSeason.map((row) => ({ from: row.from, to: row.to, value: row })),
    ),
    frontOffice: new RangeTable(
      { id: "Front Office", rule: TABLE_SOURCES.frontOffice },
      tables.frontOffice.map((row) => ({ from: row.from, to: row.to, value: row })),
    ),
    regularCitations: tables.regularSeason.map((row) => `regular season: ${regularRowText(row)}`),
  };
}

/** Influence booked before the regular season. */
export function seasonGain(rules: DynastyRules, season: number): number {
  for (const span of rules.tables.influenceGain) if (season >= span.from && season <= span.to) return span.gain;
  return 0;
}
