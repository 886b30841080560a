/**
 * Roster moves of 5D20 teams. A chart gives each player numbers of a die: a moved player brings his numbers, and those
 * of each column are redistributed in proportion. Kickers, punters, calls and fouls belong to the team and stay.
 */
import { sumOf } from "../../../kernel/lists/index.js";
import type { Rosters } from "../../../league/plain/game.js";
import type { TeamWith } from "../../../league/plain/parts.js";
import { apportion, cellsOf, twoStageOf, twoStageShares, widths } from "../rate/cells.js";
import {
  ALIGNMENTS,
  DEPTHS,
  type Alignment,
  type Cells,
  type Depth,
  type KickReturner,
  type PassDef,
  type PuntReturner,
  type QB,
  type Receiver,
  type RunDef,
  type Runner,
  type TeamChart,
} from "../rules/index.js";

/** Numbers of a d20. */
const FACES = 20;

/** A row of a chart with the numbers of its player in each column. */
interface Row<M, K extends string> {
  readonly man: M;
  readonly weights: Readonly<Record<K, number>>;
}
type Turn = "turn";
type RunColumn = Alignment | "st";
type CatchColumn = Depth | "out";

/** Every row of a team's chart, or those of one player. */
interface Rows {
  readonly qbs: readonly Row<QB, Turn>[];
  readonly runners: readonly Row<Runner, Turn>[];
  readonly receivers: readonly Row<Receiver, CatchColumn>[];
  readonly kr: readonly Row<KickReturner, Turn>[];
  readonly pr: readonly Row<PuntReturner, Turn>[];
  readonly runDef: readonly Row<RunDef, RunColumn>[];
  readonly passDef: readonly Row<PassDef, Alignment>[];
}

type List = keyof Rows;
const LISTS: readonly List[] = ["qbs", "runners", "receivers", "kr", "pr", "runDef", "passDef"];

/** Positions that a team must have. */
const NEEDED: Readonly<Record<List, string>> = {
  qbs: "a passer",
  runners: "a runner",
  receivers: "a receiver",
  kr: "a kick returner",
  pr: "a punt returner",
  runDef: "a defender against runs",
  passDef: "a defender against passes",
};

/** Where a chart stores the numbers of a list; their provenance becomes invalid when they change. */
const PLACES: Readonly<Record<List, readonly string[]>> = {
  qbs: ["qbs"],
  runners: ["runners", "rush"],
  receivers: ["receivers", "who", "out"],
  kr: ["kick.kr"],
  pr: ["kick.pr"],
  runDef: ["runDef"],
  passDef: ["passDef"],
};

/** Numbers of the die for alternating passers; without any, the first has all of them. */
function turnsOf(qbs: readonly QB[]): number[] {
  let last = 0;
  return qbs.map(({ upTo = FACES }) => {
    const width = Math.max(0, upTo - last);
    last = Math.max(last, upTo);
    return width;
  });
}

const column = <K extends string, M>(list: readonly M[], of: (man: M, i: number) => Record<K, number>): Row<M, K>[] =>
  list.map((man, i) => ({ man, weights: of(man, i) }));

function rowsOf({ qbs, runners, rush, receivers, who, out, kick, runDef, passDef }: TeamChart): Rows {
  const turns = turnsOf(qbs);
  const runs = twoStageShares(rush);
  const thrown = DEPTHS.map((depth) => twoStageShares(who[depth]));
  const outs = widths(out);
  const upTo = (list: readonly KickReturner[]) => widths(list.map((one) => one.upTo));
  const [kr, pr] = [upTo(kick.kr), upTo(kick.pr)];
  const taken = (list: readonly Readonly<Record<Alignment, number | null>>[]) =>
    ALIGNMENTS.map((alignment) => widths(list.map((row) => row[alignment])));
  const [runCells, passCells] = [taken(runDef), taken(passDef)];
  const st = widths(runDef.map((row) => row.st));
  const aligned = (cells: readonly (readonly number[])[], i: number) => ({
    run: cells[0][i],
    base: cells[1][i],
    pass: cells[2][i],
  });
  return {
    qbs: column(qbs, (_, i) => ({ turn: turns[i] })),
    runners: column(runners, (_, i) => ({ turn: runs[i] })),
    receivers: column(receivers, (_, i) => ({ SP: thrown[0][i], MP: thrown[1][i], LP: thrown[2][i], out: outs[i] })),
    kr: column(kick.kr, (_, i) => ({ turn: kr[i] })),
    pr: column(kick.pr, (_, i) => ({ turn: pr[i] })),
    runDef: column(runDef, (_, i) => ({ ...aligned(runCells, i), st: st[i] })),
    passDef: column(passDef, (_, i) => aligned(passCells, i)),
  };
}

type AnyRow = Row<{ readonly name: string }, string>;
const each = (of: (list: List) => readonly AnyRow[]): Rows =>
  Object.fromEntries(LISTS.map((list) => [list, of(list)])) as unknown as Rows;

const total = (weights: Readonly<Record<string, number>>): number => sumOf(Object.values(weights));

/** Rows of a list whose players have numbers in a column; a player without any takes over if no one else is left. */
function weightsIn(rows: readonly AnyRow[], key: string, can: (row: AnyRow) => boolean = () => true): number[] {
  const own = rows.map((row) => row.weights[key]);
  if (own.some((weight) => weight > 0)) return own;
  return rows.map((row) => (can(row) ? total(row.weights) : 0));
}

const lacksAll = (weights: readonly number[]): boolean => weights.every((weight) => weight === 0);

/** Everyone keeps at least one number, however small his share. */
function eachSome(weights: readonly number[]): number[] {
  const whole = apportion(lacksAll(weights) ? weights.map(() => 1) : weights);
  whole.forEach((width, i) => {
    if (width > 0) return;
    whole[whole.indexOf(Math.max(...whole))]--;
    whole[i] = 1;
  });
  return whole;
}

/** Passers by turns; if only one plays, the first of those who last did. */
function passers(rows: Rows["qbs"], fresh: ReadonlySet<object>): QB[] {
  const bare = ({ man: { upTo: _upTo, ...man } }: Row<QB, Turn>): QB => man;
  const alone = rows.every(({ weights: { turn } }) => turn === 0 || turn === FACES);
  if (alone) {
    const first =
      rows.find((row) => fresh.has(row) && row.weights.turn > 0) ?? rows.find((row) => row.weights.turn > 0);
    return [...(first ? [first] : []), ...rows.filter((row) => row !== first)].map(bare);
  }
  const parts = apportion(rows.map(({ weights }) => weights.turn));
  const playing = rows.filter((_, i) => parts[i] > 0);
  if (playing.length === 1) return [...playing, ...rows.filter((row) => !playing.includes(row))].map(bare);
  let end = 0;
  return [
    ...playing.map((row) => ({ ...bare(row), upTo: (end += parts[rows.indexOf(row)]) })),
    ...rows.filter((row) => !playing.includes(row)).map(bare),
  ];
}

/** Sorts defenders by position. */
function byPosition(rows: Rows["runDef"], fresh: ReadonlySet<object>): Rows["runDef"] {
  const list = rows.filter((row) => !fresh.has(row));
  for (const row of rows.filter((one) => fresh.has(one))) {
    const at = list.findLastIndex(({ man }) => man.pos === row.man.pos);
    list.splice(at < 0 ? list.length : at + 1, 0, row);
  }
  return list;
}

const blank = (cells: Cells): boolean => cells.every((cell) => cell === null);

/** Rows of a changed list in chart form; undefined if a column would be empty. */
const WRITTEN: {
  readonly [L in List]: (rows: Rows[L], chart: TeamChart, fresh: ReadonlySet<object>) => Partial<TeamChart> | undefined;
} = {
  qbs: (rows, _chart, fresh) => ({ qbs: passers(rows, fresh) }),
  runners: (rows) => ({
    runners: rows.map(({ man }) => man),
    rush: twoStageOf(lacksAll(weightsIn(rows, "turn")) ? rows.map(() => 1) : weightsIn(rows, "turn")),
  }),
  receivers(rows) {
    const key = { SP: "sp", MP: "mp", LP: "lp", out: "sp" } as const;
    const weights = (at: CatchColumn): number[] => weightsIn(rows, at, ({ man }) => !blank((man as Receiver)[key[at]]));
    if (DEPTHS.some((depth) => lacksAll(weights(depth)))) return undefined;
    const [SP, MP, LP] = DEPTHS.map((depth) => twoStageOf(weights(depth)));
    const caught = weights("out");
    const out = lacksAll(caught) ? weights("SP") : caught;
    return { receivers: rows.map(({ man }) => man), who: { SP, MP, LP }, out: cellsOf(apportion(out)) };
  },
  kr: (rows, { kick }) => ({ kick: { ...kick, kr: returners(rows) } }),
  pr: (rows, { kick }) => ({ kick: { ...kick, pr: returners(rows) } }),
  runDef(given, _chart, fresh) {
    const rows = byPosition(given, fresh);
    const columns = aligned(rows);
    const st = weightsIn(rows, "st");
    if (!columns || lacksAll(st)) return undefined;
    const cells = cellsOf(apportion(st));
    return { runDef: rows.map(({ man }, i) => ({ ...man, ...columns[i], st: cells[i] })) };
  },
  passDef(rows) {
    const columns = aligned(rows);
    return columns && { passDef: rows.map(({ man }, i) => ({ ...man, ...columns[i] })) };
  },
};

const returners = <M extends KickReturner>(rows: readonly Row<M, Turn>[]): M[] => {
  const ends = cellsOf(eachSome(rows.map(({ weights }) => weights.turn)));
  return rows.map(({ man }, i) => ({ ...man, upTo: ends[i]! }));
};

function aligned(rows: readonly AnyRow[]) {
  const weights = ALIGNMENTS.map((alignment) => weightsIn(rows, alignment));
  if (weights.some(lacksAll)) return undefined;
  const [run, base, pass] = weights.map((one) => cellsOf(apportion(one)));
  return rows.map((_, i) => ({ run: run[i], base: base[i], pass: pass[i] }));
}

/** A player's position by the first list that has him. */
const POSITIONS: Readonly<Record<Exclude<List, "runDef">, string>> = {
  qbs: "QB",
  runners: "RB",
  receivers: "WR",
  kr: "KR",
  pr: "PR",
  passDef: "DB",
};

const listsOf = (chart: TeamChart): Readonly<Record<List, readonly { readonly name: string }[]>> => ({
  qbs: chart.qbs,
  runners: chart.runners,
  receivers: chart.receivers,
  kr: chart.kick.kr,
  pr: chart.kick.pr,
  runDef: chart.runDef,
  passDef: chart.passDef,
});

/** Lists in the order in which they determine a player's position. */
const FIRST: readonly List[] = ["qbs", "runners", "receivers", "runDef", "passDef", "kr", "pr"];

export const rosters: Rosters<TeamWith<"chart", TeamChart>> = {
  men({ chart }) {
    const lists = listsOf(chart);
    const men = new Map<string, string>();
    for (const list of FIRST)
      for (const man of lists[list])
        if (!men.has(man.name)) men.set(man.name, list === "runDef" ? (man as RunDef).pos : POSITIONS[list]);
    return [...men].map(([name, position]) => ({ name, position }));
  },
  pieceOf: ({ chart }, name) => {
    const rows = rowsOf(chart);
    return each((list) => (rows[list] as readonly AnyRow[]).filter(({ man }) => man.name === name));
  },
  changed(team, left, joined) {
    const before = rowsOf(team.chart);
    const lacks: string[] = [];
    let { chart } = team;
    for (const list of LISTS) {
      const own = before[list] as readonly AnyRow[];
      const stay = own.filter(({ man }) => !left.includes(man.name));
      const fresh = (joined as readonly Rows[]).flatMap((piece) => piece[list] as readonly AnyRow[]);
      if (stay.length === own.length && fresh.length === 0) continue;
      const rows = [...stay, ...fresh];
      const write = WRITTEN[list] as (
        rows: readonly AnyRow[],
        chart: TeamChart,
        fresh: ReadonlySet<object>,
      ) => Partial<TeamChart> | undefined;
      const written = rows.length === 0 ? undefined : write(rows, chart, new Set(fresh));
      if (written) chart = withoutSources({ ...chart, ...written }, PLACES[list]);
      else lacks.push(NEEDED[list]);
    }
    return lacks.length > 0 ? { lacks } : { team: { ...team, chart } };
  },
};

/** Removes provenance that belongs to departed players. */
function withoutSources(chart: TeamChart, places: readonly string[]): TeamChart {
  const { provenance, ...rest } = chart;
  if (!provenance) return chart;
  const isOf = (path: string): boolean =>
    places.some((place) => path === place || (/^[.[]/.test(path.slice(place.length)) && path.startsWith(place)));
  const kept = Object.fromEntries(Object.entries(provenance).filter(([path]) => !isOf(path)));
  return { ...rest, provenance: kept };
}
