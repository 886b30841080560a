/**
 * 5D-9, the proof: a chart's figures next to their targets; all teams together, then one page per team. For charts
 * without targets, their figures next to actual statistics, and the figures of each player.
 */
import { DASH, MINUS } from "../../../kernel/words/index.js";
import type { Values } from "../../../sheet/layout/form.js";
import type { Copy, SheetContent } from "../../../contract/sheet.js";
import { STATISTICS, worstOf, type ProofRow, type StatisticId } from "../rate/proof/proof.js";
import type { FigureRow } from "../../../contract/figures.js";
import { chunks, numbered } from "../../../kernel/lists/index.js";
import { nameForms } from "../../../kernel/words/names.js";
import { LEAST_TEAMS } from "../../../stats/rated.js";
import { figuresOf } from "../rate/figures-of.js";
import { recordedOf } from "../rate/recorded.js";
import { teamName, type FiveD20Rules, type TeamChart } from "../rules/index.js";
import { chartsIn } from "./charts-in.js";

const IDS = Object.keys(STATISTICS) as StatisticId[];

/** Decimals: shares in percent, yards, counts per game. */
const DIGITS = { "%": 2, yards: 3, times: 2 } as const;

const shown = (id: StatisticId, value: number): string => value.toFixed(DIGITS[STATISTICS[id].unit]);
const off = (id: StatisticId, value: number): string => {
  const text = shown(id, Math.abs(value));
  return Number(text) === 0 ? text : `${value < 0 ? MINUS : "+"}${text}`;
};

/** Difference as a fraction of the tolerance. */
const shareOf = ({ difference, tolerance }: ProofRow): number => difference / tolerance;

const isOver = ({ difference, tolerance }: ProofRow): boolean => Math.abs(difference) > tolerance;

/** Values of a statistic under its id, whose dots become slot folders. */
function under(entries: readonly (readonly [StatisticId, Values])[]): Values {
  const nested: Record<string, Record<string, Values>> = {};
  for (const [id, values] of entries) {
    const [group, name] = id.split(".");
    (nested[group] ??= {})[name] = values;
  }
  return nested;
}

/** Older files have only the codes. */
const nameOf = ({ team, name = team }: ProofRow): string => name;

/** The season shared by all rows, if they have one. */
function seasonOf(rows: readonly ProofRow[]): Values {
  const seasons = new Set(rows.map(({ season }) => season));
  const [season] = seasons;
  return seasons.size === 1 && season !== undefined ? { season } : {};
}

const verdict = (rows: readonly ProofRow[], teams: boolean): Values => {
  const worst = worstOf(rows)!;
  const { statistic, expected, target } = worst;
  const title = STATISTICS[statistic].title;
  return {
    verdict: [rows.filter((row) => !isOver(row)).length, rows.length],
    worst: [teams ? `${nameOf(worst)}, ${title}` : title, shown(statistic, expected), shown(statistic, target)],
  };
};

function teamRow(row: ProofRow): Values {
  const { statistic: id, input, target, expected, difference } = row;
  const share = shareOf(row);
  return {
    input: shown(id, input),
    target: shown(id, target),
    expected: shown(id, expected),
    off: isOver(row) ? { text: off(id, difference), heavy: true } : off(id, difference),
    plot: [
      { from: 0, to: share },
      { from: share, end: "dot" },
    ],
  };
}

/** Vertical positions in the plot of all teams, in rotation, so that dots with equal differences do not overlap. */
const LANES = [0, -1, 1] as const;

function leagueRow(rows: readonly ProofRow[]): Values {
  const [{ statistic: id }] = rows;
  const worst = worstOf(rows)!;
  const mean = rows.reduce((sum, { difference }) => sum + Math.abs(difference), 0) / rows.length;
  const inOrder = [...rows].sort((one, other) => one.difference - other.difference);
  return {
    input: shown(id, mean),
    target: shown(id, Math.abs(worst.difference)),
    expected: { text: nameOf(worst), shorter: [worst.team] },
    off: rows.filter(isOver).length || DASH,
    plot: inOrder.map((row, i) => ({ from: shareOf(row), end: "dot", lane: LANES[i % LANES.length] })),
  };
}

function proofCopies(rows: readonly ProofRow[]): Copy[] {
  const teams = [...new Set(rows.map(({ team }) => team))];
  const of = (id: StatisticId): readonly ProofRow[] => rows.filter(({ statistic }) => statistic === id);
  const league: Copy = {
    values: {
      team: `${teams.length} teams`,
      ...seasonOf(rows),
      ...verdict(rows, true),
      row: under(IDS.filter((id) => of(id).length > 0).map((id) => [id, leagueRow(of(id))])),
    },
    facts: proofFacts(true),
    title: `${teams.length} teams`,
  };
  const single = teams.map((team): Copy => {
    const own = rows.filter((row) => row.team === team);
    const name = nameOf(own[0]);
    const row = under(own.map((each) => [each.statistic, teamRow(each)]));
    return { values: { team: name, ...seasonOf(own), ...verdict(own, false), row }, title: name };
  });
  return teams.length > 1 ? [league, ...single] : single;
}

/** Players per page. */
const MEN = 20;

/** Columns of player figures: the groups of their ids. */
const COLUMNS = [
  "passer.completionPct",
  "passer.interceptionPct",
  "passer.sackPct",
  "passer.yardsPerCompletion",
  "runner.share",
  "runner.yards",
  "receiver.share",
] as const;

/** One row per player, in chart order. */
function menOf(figures: readonly FigureRow[]): readonly Values[] {
  const men = new Map<string, Record<string, Values[string]>>();
  for (const { id, player, unit, value } of figures) {
    if (player === undefined) continue;
    const column = COLUMNS.findIndex((group) => id === `${group}.${player}`);
    const row = men.get(player) ?? { name: nameForms(player) };
    men.set(player, { ...row, [`f${column + 1}`]: value.toFixed(unit === "%" ? 1 : 2) });
  }
  return [...men.values()];
}

/** Exact figures of charts alone, without targets. The defenses of a whole league face its average offense. */
function chartCopies(charts: readonly TeamChart[], rules: FiveD20Rules): Copy[] {
  const league = charts.length >= LEAST_TEAMS ? charts : undefined;
  return charts.flatMap((chart) => {
    const figures = figuresOf(chart, { rules, ...(league && { league }) });
    const recorded = recordedOf(chart);
    const name = teamName(chart);
    const row = under(
      figures.flatMap(({ id: found, player, value }) => {
        if (player !== undefined) return [];
        const id = found as StatisticId;
        const input = recorded[id];
        return [[id, { expected: shown(id, value), ...(input !== undefined && { input: shown(id, input) }) }] as const];
      }),
    );
    const ids = figures.flatMap(({ id, player }) => (player === undefined ? [id] : []));
    const pages = chunks(menOf(figures), MEN);
    return pages.map((men, page): Copy => ({
      values: { team: name, season: chart.season, ...(page === 0 && { row }), man: numbered(men) },
      facts: chartFacts(page === 0 ? ids : [], men.length),
      title: page === 0 ? name : `${name}, ${page + 1}`,
    }));
  });
}

const chartFacts = (ids: readonly string[], men: number) => ({
  ...proofFacts(false),
  charts: true,
  figures: proofFacts(false).rows.filter(({ key }) => ids.includes(key)),
  men: Array.from({ length: men }, (_, i) => ({ key: i + 1 })),
});

const proofFacts = (league: boolean) => ({
  league,
  charts: false,
  rows: IDS.map((id) => {
    const { title, tolerance } = STATISTICS[id];
    return { key: id, title, allowed: shown(id, tolerance) };
  }),
});

const isProof = (record: object): record is readonly ProofRow[] => Array.isArray(record);

export const proof: SheetContent<object, FiveD20Rules> = {
  form: () => proofFacts(false),
  fill: (records, { rules }) => [
    ...records.filter(isProof).flatMap((rows) => proofCopies(rows)),
    ...chartCopies(chartsIn(records.filter((record) => !isProof(record))), rules),
  ],
};
