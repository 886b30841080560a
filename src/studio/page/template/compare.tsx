/** Compares a template with the built-in one, line by line. */
import { useMemo } from "preact/hooks";
import { folded, lineDiff } from "./diff.js";

const SIGN = { same: " ", old: "−", new: "+" } as const;
const SAID = { same: "", old: "built-in: ", new: "yours: " } as const;

export function Compare({
  name,
  builtIn,
  own,
}: {
  readonly name: string;
  readonly builtIn: string;
  readonly own: string;
}) {
  const lines = useMemo(() => lineDiff(builtIn, own), [builtIn, own]);
  const count = (kind: "old" | "new"): number => lines.filter((line) => line.kind === kind).length;
  const changed = count("old") + count("new") > 0;
  return (
    <div class="compare" tabIndex={0} role="region" aria-label={`${name} and the built-in text`}>
      <p class="compare-head">
        {changed
          ? `${count("new")} ${count("new") === 1 ? "line of yours replaces" : "lines of yours replace"} ${count("old")} built-in`
          : "No changes."}
      </p>
      {changed && (
        <ol class="diff">
          {folded(lines).map((line, i) =>
            line.kind === "gap" ? (
              <li key={i} class="gap">
                {line.lines} equal lines
              </li>
            ) : (
              <li key={i} class={line.kind}>
                <i>{line.old ?? ""}</i>
                <i>{line.now ?? ""}</i>
                <b aria-hidden="true">{SIGN[line.kind]}</b>
                <code>
                  {SAID[line.kind] !== "" && <span class="sr">{SAID[line.kind]}</span>}
                  {line.text}
                </code>
              </li>
            ),
          )}
        </ol>
      )}
    </div>
  );
}
