/** Teams being edited, by game: current, original, targets, and the undo history. */
import type { FigureRow } from "../../../contract/figures.js";
import type { GridCell } from "../../../contract/chart-grid.js";
import type { Rater } from "../../../contract/rating.js";
import {
  fault,
  formatPath,
  nowhereKnown,
  UserError,
  valueAt,
  withValue,
  type Issue,
  type Path,
} from "../../../kernel/issue/index.js";
import { LEAST_TEAMS } from "../../../stats/rated.js";
import type { CellEdit, CellFault, ChartView, EditedBlock, EditedCell, EditedFigure } from "../../protocol/chart.js";

/** Contents of a team file. */
export interface TeamsData {
  readonly teams: readonly object[];
}

/** By team index. */
export type Targets = readonly Readonly<Record<string, number>>[];

interface Step {
  readonly team: number;
  readonly before: object;
}

interface Head {
  readonly city: string;
  readonly name: string;
  readonly season: number;
  readonly record?: string;
  readonly monogram: string;
  readonly colors: readonly [string, string];
}

const STEPS = 500;

export class Bench<T extends TeamsData = TeamsData> {
  private readonly steps: Step[] = [];
  private revision = 0;
  /** Figures of the original teams. */
  private readonly made = new Map<number, readonly FigureRow[]>();
  /** Figures of each team's last chart without errors. */
  private readonly figures = new Map<number, readonly FigureRow[]>();

  constructor(
    readonly rater: Rater,
    /** As they are now. */
    public teams: T,
    /** As they were made. */
    readonly fitted: T,
    readonly targets: Targets,
  ) {}

  get isChanged(): boolean {
    return this.teams.teams.some((team, i) => team !== this.fitted.teams[i]);
  }

  /** Sets the text of cells; several at once are one undo step. @throws UserError for text that does not fit its cell */
  edit(team: number, edits: readonly CellEdit[]): void {
    const before = this.teamAt(team);
    const cells = this.cellsOf(before);
    const after = edits.reduce<object>((chart, one) => {
      const { path } = one;
      const cell = cells.get(formatPath(path));
      if (!cell) throw new UserError(fault("cell-unknown", `the chart has no cell ${formatPath(path)}`));
      const old = valueAt(chart, path);
      if ("text" in one) return withValue(chart, path, this.rater.cells.valueOf(cell.form, one.text, old));
      return typeof old === "number" ? withValue(chart, path, old + one.by) : chart;
    }, before);
    if (JSON.stringify(after) !== JSON.stringify(before)) this.put(team, after);
  }

  undo(): number | undefined {
    const step = this.steps.pop();
    if (!step) return undefined;
    this.replace(step.team, step.before);
    return step.team;
  }

  /** Back to the original team; with a path, only that cell. */
  reset(team: number, path?: Path): void {
    const now = this.teamAt(team);
    const made = this.fitted.teams[team];
    const after = path === undefined ? made : withValue(now, path, valueAt(made, path));
    if (JSON.stringify(after) !== JSON.stringify(now)) this.put(team, after);
  }

  /** @param quick keeps the previous slow figures: fast ones first, the rest later */
  view(team: number, quick = false): ChartView {
    const chart = this.teamAt(team);
    const { city, name, season, record, monogram, colors } = chart as Head;
    const issues = this.rater.cells.check(chart, nowhereKnown);
    const { blocks, left } = this.blocksOf(team, issues);
    const errors = issues.filter(({ severity }) => severity === "error").length;
    const figures = this.figuresOf(team, errors === 0, quick);
    const cells = blocks.flatMap(({ rows }) => rows.flatMap((row) => row.cells));
    return {
      team,
      name: `${city} ${name}`.trim(),
      season,
      ...(record !== undefined && { record }),
      monogram,
      colors,
      blocks,
      figures,
      quick,
      faults: left,
      errors,
      changed: cells.filter((cell) => cell?.was !== undefined).length,
      undo: this.steps.length,
      revision: this.revision,
    };
  }

  /** True if a game cannot be played with these teams. */
  get faulty(): boolean {
    return this.teams.teams.some(
      (team, i) =>
        team !== this.fitted.teams[i] &&
        this.rater.cells.check(team, nowhereKnown).some(({ severity }) => severity === "error"),
    );
  }

  /** Figures of a team's current chart. @throws for a chart with errors */
  figuresNow(team: number): readonly FigureRow[] {
    return this.rater.figuresOf(this.teamAt(team), this.request(team));
  }

  private teamAt(team: number): object {
    const found = this.teams.teams[team];
    if (!found) throw new UserError(fault("team-unknown", `the file has fewer than ${team + 1} teams`));
    return found;
  }

  private put(team: number, after: object): void {
    this.steps.push({ team, before: this.teamAt(team) });
    if (this.steps.length > STEPS) this.steps.shift();
    // Unchanged parts are the same object as the original, so comparing is cheap.
    const made = this.fitted.teams[team];
    this.replace(team, JSON.stringify(after) === JSON.stringify(made) ? made : after);
  }

  private replace(team: number, chart: object): void {
    this.teams = { ...this.teams, teams: this.teams.teams.map((one, i) => (i === team ? chart : one)) };
    this.revision++;
  }

  private cellsOf(chart: object): ReadonlyMap<string, GridCell> {
    const cells = this.rater.cells.blocks(chart).flatMap(({ rows }) => rows.flatMap((row) => row.cells));
    return new Map(cells.flatMap((cell) => (cell ? [[formatPath(cell.path), cell] as const] : [])));
  }

  /** A league keeps its original opponents, so one changed cell moves only one team. */
  private request(team: number) {
    const { teams } = this.fitted;
    return { targets: this.targets[team] ?? {}, ...(teams.length >= LEAST_TEAMS && { league: teams }) };
  }

  private figuresOf(team: number, sound: boolean, quick: boolean): readonly EditedFigure[] {
    const request = this.request(team);
    let made = this.made.get(team);
    if (!made) this.made.set(team, (made = this.rater.figuresOf(this.fitted.teams[team], request)));
    const was = new Map(made.map(({ id, value }) => [id, value]));
    const before = this.figures.get(team) ?? made;
    if (sound) this.figures.set(team, this.newFigures(team, before, quick));
    return (this.figures.get(team) ?? made).map((row): EditedFigure => {
      const first = was.get(row.id);
      return first === undefined || Math.abs(first - row.value) < 1e-9 ? row : { ...row, was: first };
    });
  }

  private newFigures(team: number, before: readonly FigureRow[], quick: boolean): readonly FigureRow[] {
    const now = this.rater.figuresOf(this.teamAt(team), { ...this.request(team), quick });
    if (!quick) return now;
    const moved = new Map(now.map((row) => [row.id, row]));
    const old = new Set(before.map(({ id }) => id));
    return [...before.map((row) => moved.get(row.id) ?? row), ...now.filter(({ id }) => !old.has(id))];
  }

  private blocksOf(
    team: number,
    issues: readonly Issue[],
  ): { readonly blocks: readonly EditedBlock[]; readonly left: readonly CellFault[] } {
    const made = this.cellsOf(this.fitted.teams[team]);
    const waiting = new Set(issues);
    const faultOf = (path: string): CellFault | undefined => {
      // One end of a range is a path within its cell.
      const own = issues.filter((issue) => issue.path === path || issue.path?.startsWith(`${path}[`));
      own.forEach((issue) => waiting.delete(issue));
      const first = own.find(({ severity }) => severity === "error") ?? own[0];
      return first && cellFault(first);
    };
    const edited = (cell: GridCell): EditedCell => {
      const path = formatPath(cell.path);
      const was = made.get(path)?.text;
      const wrong = faultOf(path);
      return { ...cell, ...(was !== undefined && was !== cell.text && { was }), ...(wrong && { fault: wrong }) };
    };
    const blocks = this.rater.cells.blocks(this.teamAt(team)).map((block) => ({
      ...block,
      rows: block.rows.map((row) => ({ ...row, cells: row.cells.map((cell) => cell && edited(cell)) })),
    }));
    return { blocks, left: [...waiting].map(cellFault) };
  }
}

/** The team's name is already above the chart. */
const cellFault = ({ severity, message, hint }: Issue): CellFault => ({
  severity,
  message: message.replace(/^[^:]{1,60}: /, ""),
  ...(hint !== undefined && { hint }),
});
