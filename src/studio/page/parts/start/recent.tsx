/** On Start: recent files and page settings. */
import { useState } from "preact/hooks";
import type { ListedGame } from "../../../protocol/calls.js";
import { opensAt, descriptionOf, useOwnFiles } from "../../files/own-files.js";
import { formatAddress } from "../../place/places.js";
import { set, settings } from "../../place/settings.js";
import { timeWords } from "../../place/words.js";
import { Seg } from "../common/controls.js";

const MOST = 5;

export function Recent({ game }: { readonly game: ListedGame }) {
  const { files } = useOwnFiles(false);
  const all = formatAddress({ pane: "files", game: game.id, place: "", options: {} });
  const last = [...(files ?? [])].sort((a, b) => b.changed - a.changed).slice(0, MOST);
  return (
    <section aria-labelledby="recent">
      <h2 id="recent" class="cap">
        Recent
      </h2>
      {last.length > 0 ? (
        <ul class="recent">
          {last.map((file) => {
            const about = descriptionOf(file);
            return (
              <li key={file.name}>
                <a href={(about && opensAt(file, about, game.id)) ?? all}>
                  <span class="hand">{file.name}</span>
                  <small>{timeWords(file.changed, Date.now())}</small>
                </a>
              </li>
            );
          })}
        </ul>
      ) : (
        <p class="quiet">Your games, teams and leagues will appear here.</p>
      )}
      <p class="drop-anywhere">Drop a table, record, league or template anywhere on this page.</p>
      <p class="more">
        <a href={all}>{files === undefined || files.length <= MOST ? "Files" : `All ${files.length} files`}</a>
        <a href={formatAddress({ pane: "help", game: game.id, place: "", options: {} })}>Help</a>
      </p>
      <Behavior />
    </section>
  );
}

/** Settings for keys and colors. */
function Behavior() {
  const [, again] = useState(0);
  const { keys, mode = "system" } = settings();
  const change = (more: Parameters<typeof set>[0]): void => {
    set(more);
    again((n) => n + 1);
  };
  return (
    <div class="behavior">
      <div>
        <p class="cap" aria-hidden="true">
          Single-letter keys
        </p>
        <Seg
          label="Single-letter keys"
          options={[
            { id: "on", title: "On" },
            { id: "off", title: "Off" },
          ]}
          value={keys ? "on" : "off"}
          choose={(id) => change({ keys: id === "on" })}
        />
      </div>
      <div>
        <p class="cap" aria-hidden="true">
          Light or dark
        </p>
        <Seg
          label="Light or dark"
          options={[
            { id: "system", title: "System" },
            { id: "light", title: "Light" },
            { id: "dark", title: "Dark" },
          ]}
          value={mode}
          choose={(id) => change({ mode: id === "system" ? undefined : id })}
        />
      </div>
    </div>
  );
}
