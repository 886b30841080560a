/** The open team's chart: the core's view of it, and the user's edits, in order. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Path } from "../../../kernel/issue/index.js";
import { formatPath } from "../../../kernel/issue/path.js";
import type { CellEdit, ChartView, EditedCell } from "../../protocol/chart.js";
import { ask, Faults, Superseded } from "../ask/ask.js";
import { sayFault } from "../ask/issues-of.js";

/** Why a cell refused a text. */
export interface Refused {
  readonly message: string;
  readonly hint?: string;
}

export interface ChartState {
  readonly chart: ChartView | undefined;
  edit(edits: readonly CellEdit[]): Promise<Refused | undefined>;
  undo(): void;
  reset(path?: Path): void;
}

/** Shows a cell's new text before the core answers; its figures follow. */
function ahead(chart: ChartView, edits: readonly CellEdit[]): ChartView {
  const texts = new Map(edits.map((one) => [formatPath(one.path), one]));
  const changed = (cell: EditedCell | undefined): EditedCell | undefined => {
    const edit = cell && texts.get(formatPath(cell.path));
    if (!cell || !edit) return cell;
    const text = "text" in edit ? edit.text : `${Number(cell.text) + edit.by}`;
    const { was: first = cell.text, ...one } = cell;
    return { ...one, text, ...(first !== text && { was: first }) };
  };
  const blocks = chart.blocks.map((block) => ({
    ...block,
    rows: block.rows.map((row) => ({ ...row, cells: row.cells.map(changed) })),
  }));
  return { ...chart, blocks };
}

/** Pause in typing before the slow figures are computed, milliseconds. */
const PAUSE = 250;

/**
 * @param view changes when other teams are opened
 * @param changed called after each change
 */
export function useChart(game: string, view: object, team: number, changed: (chart: ChartView) => void): ChartState {
  const [answer, show] = useState<ChartView>();
  /** Edits on their way to the core, oldest first. */
  const [sent, send] = useState<readonly (readonly CellEdit[])[]>([]);
  const chart = useMemo(() => answer && sent.reduce(ahead, answer), [answer, sent]);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const pause = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  /** Figures move while the user types: shows the answers in order. @param edits changes already shown before the core answers */
  const inOrder = (work: () => Promise<ChartView>, edits?: readonly CellEdit[]): Promise<Refused | undefined> => {
    clearTimeout(pause.current);
    const from = performance.now();
    const done = queue.current.then(work).finally(() => send((all) => all.filter((one) => one !== edits)));
    queue.current = done.catch(() => undefined);
    return done.then(
      (found) => {
        performance.measure("chart", { start: from });
        show(found);
        changed(found);
        if (found.quick) pause.current = setTimeout(later, PAUSE);
        return undefined;
      },
      (error: unknown) => {
        if (error instanceof Superseded) return undefined;
        const [first] = error instanceof Faults ? error.issues : [];
        const message = first?.message ?? (error instanceof Error ? error.message : String(error));
        return { message, ...(first?.hint !== undefined && { hint: first.hint }) };
      },
    );
  };
  /** Requests the slow figures. */
  const later = (): void => {
    queue.current = queue.current
      .then(() => ask("chart", "chart", [game, team]))
      .then(show)
      .catch(sayFault);
  };
  useEffect(() => {
    let wanted = true;
    queue.current = queue.current
      .then(() => ask("chart", "chart", [game, team]))
      .then(
        (found) => wanted && show(found),
        (error: unknown) => wanted && sayFault(error),
      );
    return () => {
      wanted = false;
      clearTimeout(pause.current);
    };
  }, [view, team]);
  return {
    chart: chart?.team === team ? chart : undefined,
    edit(edits) {
      send((all) => [...all, edits]);
      return inOrder(() => ask("chart", "editChart", [game, team, edits]), edits);
    },
    undo: () => void inOrder(() => ask("chart", "undoChart", [game, team])),
    reset: (path) => void inOrder(() => ask("chart", "resetChart", [game, team, path])),
  };
}
