/** Marks errors in the text: a wavy underline and a red line number. */
import { RangeSet, StateEffect, StateField, type Extension, type Range, type Text } from "@codemirror/state";
import { Decoration, EditorView, gutterLineClass, GutterMarker, type DecorationSet } from "@codemirror/view";

/** An error in the text. */
export interface Mark {
  readonly from: number;
  readonly to: number;
  readonly severity: "error" | "warning";
  readonly words: string;
}

export const setMarks = StateEffect.define<readonly Mark[]>();

const waved = ({ severity, words }: Mark): Decoration =>
  Decoration.mark({ class: `cm-waved cm-${severity}`, attributes: { title: words } });

class BadLine extends GutterMarker {
  override elementClass = "cm-bad-line";
}
const badLine = new BadLine();

interface Shown {
  readonly waves: DecorationSet;
  readonly lines: RangeSet<GutterMarker>;
}

function shownIn(doc: Text, marks: readonly Mark[]): Shown {
  const within = (at: number): number => Math.max(0, Math.min(at, doc.length));
  const waves: Range<Decoration>[] = [];
  const lines: Range<GutterMarker>[] = [];
  for (const mark of marks) {
    const [from, to] = [within(mark.from), within(Math.max(mark.to, mark.from + 1))];
    if (to > from) waves.push(waved(mark).range(from, to));
    lines.push(badLine.range(doc.lineAt(from).from));
  }
  return { waves: Decoration.set(waves, true), lines: RangeSet.of(lines, true) };
}

const shown = StateField.define<Shown>({
  create: () => ({ waves: Decoration.none, lines: RangeSet.empty }),
  update(now, { changes, effects, newDoc }) {
    const set = effects.find((effect) => effect.is(setMarks));
    if (set) return shownIn(newDoc, set.value as readonly Mark[]);
    return changes.empty ? now : { waves: now.waves.map(changes), lines: now.lines.map(changes) };
  },
  provide: (field) => [
    EditorView.decorations.from(field, ({ waves }) => waves),
    gutterLineClass.from(field, ({ lines }) => lines),
  ],
});

export const faultMarks: Extension = shown;
