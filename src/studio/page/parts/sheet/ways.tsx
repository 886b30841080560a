/** More ways to print: the command's options that suit the sheet, under its own names. */
import { useEffect, useState } from "preact/hooks";
import type { Issue } from "../../../../kernel/issue/index.js";
import type { Choice } from "../../../protocol/calls.js";
import type { TemplateTexts } from "../../../protocol/template.js";
import type { Way, Ways } from "../../../protocol/ways.js";
import { ask, Superseded } from "../../ask/ask.js";
import { issuesOf } from "../../ask/issues-of.js";
import { choose } from "../../place/address.js";
import { filesFor } from "../../sheet/ways.js";
import { FaultList } from "../common/fault-list.js";

export function MoreWays({
  choice,
  ways,
  own,
  issues,
}: {
  readonly choice: Choice;
  readonly ways: Ways;
  readonly own: TemplateTexts;
  /** Errors and warnings of the file made last. */
  readonly issues: readonly Issue[] | undefined;
}) {
  const [open, show] = useState(false);
  const chosen = Object.keys(ways).length;
  return (
    <details class="ways" open={open || chosen > 0} onToggle={(event) => show(event.currentTarget.open)}>
      <summary>More ways to print</summary>
      {chosen > 0 && (
        <button
          type="button"
          class="btn"
          onClick={() => choose(Object.fromEntries(Object.keys(ways).map((key) => [key, undefined])))}
        >
          As usual
        </button>
      )}
      {(open || chosen > 0) && <Offered choice={choice} ways={ways} own={own} />}
      {issues && <FaultList issues={issues} />}
    </details>
  );
}

function Offered({ choice, ways, own }: { readonly choice: Choice; readonly ways: Ways; readonly own: TemplateTexts }) {
  const [offered, show] = useState<readonly Way[]>();
  const [issues, setIssues] = useState<readonly Issue[]>();
  const key = JSON.stringify([choice, ways, own]);
  useEffect(() => {
    let wanted = true;
    filesFor(choice)
      .then((files) => ask("ways", "listWays", [choice, ways, own, files]))
      .then(
        (found) => {
          if (!wanted) return;
          show(found);
          setIssues(undefined);
        },
        (error: unknown) => {
          if (wanted && !(error instanceof Superseded)) setIssues(issuesOf(error));
        },
      );
    return () => {
      wanted = false;
    };
  }, [key]);
  if (issues) return <FaultList issues={issues} />;
  if (!offered) return <p class="quiet">Looking up what suits this sheet ...</p>;
  return (
    <>
      {offered.map((way) => (
        <label key={way.key}>
          <b>{way.title}</b>
          <Field way={way} value={ways[way.key]} put={(value) => choose({ [way.key]: value })} />
          <span class="quiet">{way.summary}</span>
        </label>
      ))}
    </>
  );
}

function Field({
  way: { takes, choices },
  value,
  put,
}: {
  readonly way: Way;
  readonly value: string | undefined;
  readonly put: (value: string | undefined) => void;
}) {
  if (takes === "switch")
    return (
      <input
        type="checkbox"
        checked={value !== undefined}
        onChange={(event) => put(event.currentTarget.checked ? "yes" : undefined)}
      />
    );
  if (takes === "choice")
    return (
      <span class="pick">
        <select value={value ?? ""} onChange={(event) => put(event.currentTarget.value || undefined)}>
          <option value="">–</option>
          {choices.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </span>
    );
  return (
    <span class="well">
      <input
        class="hand"
        value={value ?? ""}
        inputMode={takes === "number" ? "numeric" : undefined}
        onChange={(event) => put(event.currentTarget.value.trim() || undefined)}
      />
    </span>
  );
}
