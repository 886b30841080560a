/** The open cell: its description, its effect on the proof, undo; on phones also a keypad. */
import type { ChartView, EditedCell } from "../../../protocol/chart.js";
import type { Refused } from "../../chart/chart-state.js";
import { isNumber } from "./chart-grid.js";
import { isOut, ProofBar, type MovedRow } from "./proof.js";

const FACES = Array.from({ length: 20 }, (_, i) => `${i + 1}`);
const said = (text: string): string => (text === "" ? "blank" : text.replace(/^-/, "−"));

interface Bar {
  readonly chart: ChartView;
  readonly cell: EditedCell | undefined;
  /** The player or row of the cell. */
  readonly name: string;
  readonly refused: Refused | undefined;
  /** The statistic that the change affects most. */
  readonly moved: MovedRow | undefined;
  write(cell: EditedCell, text: string | number): void;
  back(cell: EditedCell): void;
  type(): void;
  next: (() => void) | undefined;
}

export function CellBar({ chart, cell, name, refused, moved, write, back, type, next }: Bar) {
  if (!cell) return null;
  const { text, was, fault, words, form } = cell;
  const wrong = refused ?? fault;
  const counts = isNumber(cell);
  const blank = form.endsWith("blank");
  return (
    <section class="cell-bar" aria-label="Cell">
      <div class="about-cell">
        <p class="which">
          <b>
            {name}, {words}
          </b>{" "}
          <span class="quiet">{was === undefined ? said(text) : `was ${said(was)}, now ${said(text)}`}</span>
        </p>
        {wrong ? (
          <p class={`wrong ${refused ? "error" : (fault?.severity ?? "error")}`} role="alert">
            {wrong.message}
            {wrong.hint !== undefined && <span>; {wrong.hint}</span>}
          </p>
        ) : (
          chart.errors > 0 && <p class="wrong">The figures update once no cell has a fault.</p>
        )}
        {moved && !wrong && (
          <div class={`mover ${isOut(moved) ? "out" : ""}`}>
            <span>
              {moved.title} <b>{moved.expected.toFixed(2)}</b>
            </span>
            <ProofBar row={moved} />
          </div>
        )}
      </div>
      <div class="cell-acts">
        <button type="button" class="btn" disabled={!counts} onClick={() => write(cell, -1)} aria-label="One less">
          −
        </button>
        <button type="button" class="btn" disabled={!counts} onClick={() => write(cell, 1)} aria-label="One more">
          +
        </button>
        <button type="button" class="btn" onClick={type}>
          Type
        </button>
        {blank && (
          <button type="button" class="btn" disabled={text === ""} onClick={() => write(cell, "")}>
            None
          </button>
        )}
        {was !== undefined && (
          <button type="button" class="btn main" onClick={() => back(cell)}>
            Back to {said(was)}
          </button>
        )}
        {next && (
          <button type="button" class="btn" onClick={next}>
            Next out of its band
          </button>
        )}
      </div>
      {form.startsWith("number") && form !== "number or TD" && (
        <div class="face-pad" role="group" aria-label="Value of the cell">
          {FACES.map((face) => (
            <button
              key={face}
              type="button"
              aria-pressed={face === text}
              class={face === was ? "was" : ""}
              onClick={() => write(cell, face)}
            >
              {face}
            </button>
          ))}
        </div>
      )}
    </section>
  );
}
