/** Sends a game in progress to another phone: a QR code to scan, a link to send. Needs no network once both phones have Studio. */
import { useEffect, useState } from "preact/hooks";
import { MOST_ON_SCREEN, qrModules } from "../../../../kernel/qr/index.js";
import { ask } from "../../ask/ask.js";
import { issuesOf } from "../../ask/issues-of.js";
import { formatAddress } from "../../place/places.js";
import { say } from "../../place/status.js";
import { SaveIcon } from "../marks/icons.js";
import { Over } from "../over/over.js";

/** Quiet zone around the QR code, modules. */
const QUIET = 4;

export function PassOn({
  name,
  save,
  close,
}: {
  readonly name: string;
  /** Saves the game's file, for games that do not fit in a link. */
  readonly save: () => void;
  readonly close: () => void;
}) {
  const [link, show] = useState<string>();
  const [fault, setFault] = useState<string>();
  useEffect(() => {
    let here = true;
    ask("pass", "passGame", [name]).then(
      ({ system, word }) => {
        if (!here) return;
        // A league game has its own file, and returns to that.
        const options = { ...(name !== `${system}-by-hand.json` && { file: name }), pass: word };
        const hash = formatAddress({ pane: "table", game: system, place: "", options });
        show(new URL(hash, location.href).href);
      },
      (error: unknown) => {
        if (!here) return;
        const [{ message, hint }] = issuesOf(error);
        setFault(hint === undefined ? message : `${message}; ${hint}`);
      },
    );
    return () => {
      here = false;
    };
  }, [name]);
  const copy = (): void =>
    void navigator.clipboard.writeText(link!).then(
      () => say("Link copied"),
      () => say("Your browser does not let Studio copy: select the link yourself"),
    );
  return (
    <Over label="Send to another phone" close={close}>
      <div class="pass-on">
        <h2 class="slab">Send to another phone</h2>
        {fault !== undefined && <p role="alert">{fault}</p>}
        {link !== undefined && (
          <>
            {link.length <= MOST_ON_SCREEN ? (
              <>
                <Mark text={link} />
                <p>Point the other phone's camera at the QR mark: the game continues there at this question.</p>
              </>
            ) : (
              <p>This game is too long for a QR mark: send the link.</p>
            )}
            <label class="well">
              <span class="sr">Link to the game</span>
              <input class="link" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
            </label>
          </>
        )}
        <p class="pass-acts">
          {fault === undefined ? (
            <button type="button" class="btn main" disabled={link === undefined} onClick={copy}>
              Copy the link
            </button>
          ) : (
            <button type="button" class="btn main" onClick={save}>
              <SaveIcon /> Save its file
            </button>
          )}
          <button type="button" class="btn" onClick={close}>
            Close
          </button>
        </p>
      </div>
    </Over>
  );
}

function Mark({ text }: { readonly text: string }) {
  const modules = qrModules(text, "L");
  const size = modules.length + 2 * QUIET;
  const path = modules
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : "")))
    .join("");
  return (
    <svg
      class="mark"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="QR mark of the link"
      shape-rendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
