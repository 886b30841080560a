/** Errors in the user's terms: where, what was found, what was expected. */
import type { Issue } from "../../../../kernel/issue/index.js";

export function FaultList({ issues }: { readonly issues: readonly Issue[] }) {
  return (
    <ol class="faults">
      {issues.map(({ severity, file, line, column, message, hint }, i) => (
        <li key={i} class={severity}>
          {file !== undefined && (
            <b>
              {file}
              {line !== undefined && `:${line}${column === undefined ? "" : `:${column}`}`}
            </b>
          )}
          <p>{message}</p>
          {hint !== undefined && <p class="quiet">{hint}</p>}
        </li>
      ))}
    </ol>
  );
}
