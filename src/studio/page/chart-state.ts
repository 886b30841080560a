/** The open team's chart: what the core says of it, and what a person does to it, one after the other. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { Path } from "../../kernel/issue/index.js";
import type { CellEdit, ChartView } from "../chart-protocol.js";
import { ask, Faults, Superseded } from "./ask.js";
import { say } from "./status.js";

/** Why a cell did not take a text. */
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

/**
 * @param view changes when other teams are open
 * @param changed told after each change
 */
export function useChart(game: string, view: object, team: number, changed: (chart: ChartView) => void): ChartState {
  const [chart, show] = useState<ChartView>();
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  /** Figures move while a hand still types: each answer is shown, in order. */
  const inOrder = (work: () => Promise<ChartView>): Promise<Refused | undefined> => {
    const from = performance.now();
    const done = queue.current.then(work).then((found) => {
      performance.measure("chart", { start: from });
      show(found);
      return found;
    });
    queue.current = done.catch(() => undefined);
    return done.then(
      (found) => {
        changed(found);
        if (found.quick) later();
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
  /** The figures that take longer, unless something is changed again before. */
  const later = (): void => {
    const first = queue.current;
    queue.current = first.then(async () => {
      await new Promise((done) => setTimeout(done, 30));
      if (queue.current !== mine) return;
      show(await ask("chart", "chart", [game, team]));
    });
    queue.current = queue.current.catch(() => undefined);
    const mine = queue.current;
  };
  useEffect(() => {
    let wanted = true;
    queue.current = queue.current
      .then(() => ask("chart", "chart", [game, team]))
      .then(
        (found) => wanted && show(found),
        (error: unknown) =>
          wanted && !(error instanceof Superseded) && say(error instanceof Error ? error.message : String(error)),
      );
    return () => {
      wanted = false;
    };
  }, [view, team]);
  return {
    chart: chart?.team === team ? chart : undefined,
    edit: (edits) => inOrder(() => ask("chart", "editChart", [game, team, edits])),
    undo: () => void inOrder(() => ask("chart", "undoChart", [game, team])),
    reset: (path) => void inOrder(() => ask("chart", "resetChart", [game, team, path])),
  };
}
