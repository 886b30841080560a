/** Code from paper: the code in the footer of a filled sheet opens its game. */
import { useLayoutEffect, useState } from "preact/hooks";
import type { Issue } from "../../../kernel/issue/index.js";
import { useAddress } from "../place/address.js";
import { ask, Superseded } from "../ask/ask.js";
import { issuesOf, sayFault } from "../ask/issues-of.js";
import { FaultList } from "../parts/common/fault-list.js";
import { formatAddress } from "../place/places.js";
import { say } from "../place/status.js";

export function Code() {
  const { pane, game: given } = useAddress();
  const [typed, type] = useState(given);
  const [issues, setIssues] = useState<readonly Issue[]>([]);
  const open = (code: string): void => {
    if (code.trim() === "") return;
    say("Looking for the game");
    ask("code", "openCode", [code]).then(
      // Replace this address, so Back skips it.
      ({ system, sheet, options }) =>
        location.replace(formatAddress({ pane: "sheet", game: system, place: sheet, options })),
      (error: unknown) => {
        if (error instanceof Superseded) return;
        setIssues(issuesOf(error));
        sayFault(error);
      },
    );
  };
  // A link supplies its code before the user can type, so no typing is lost.
  useLayoutEffect(() => {
    if (pane !== "code") return;
    type(given);
    setIssues([]);
    open(given);
  }, [pane, given]);
  return (
    <section class="code-work" aria-labelledby="by-code">
      <h1 id="by-code" class="slab">
        Code from paper
      </h1>
      <p class="about">Every filled sheet has a code in its footer. It opens the same game here.</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setIssues([]);
          open(typed);
        }}
      >
        <label class="well">
          <span class="sr">Code</span>
          <input
            class="hand"
            value={typed}
            placeholder="1076-0"
            autocomplete="off"
            autocapitalize="characters"
            spellcheck={false}
            aria-invalid={issues.length > 0}
            onInput={(event) => type(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="btn main">
          Open
        </button>
      </form>
      {issues.length > 0 && <FaultList issues={issues} />}
    </section>
  );
}
