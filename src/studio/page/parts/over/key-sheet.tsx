/** All keys on one sheet; those of the current pane are lit. */
import { ANYWHERE, KEYS, LETTERS, TITLES, type KeyWords } from "../../place/key-list.js";
import type { Pane } from "../../place/places.js";
import { settings } from "../../place/settings.js";
import { Over } from "./over.js";

export function KeySheet({
  pane,
  panes,
  close,
}: {
  readonly pane: Pane;
  /** Available panes. */
  readonly panes: readonly Pane[];
  readonly close: () => void;
}) {
  const letters = Object.entries(LETTERS).filter(([, to]) => panes.includes(to));
  return (
    <Over label="Keys" close={close}>
      <header class="over-head">
        <h2>Keys</h2>
        <p>
          {settings().keys
            ? "single letters work outside text boxes; turn them off on Start"
            : "single-letter keys are off; turn them on at Start"}
        </p>
        <button type="button" class="btn" onClick={close}>
          Close <kbd>Esc</kbd>
        </button>
      </header>
      <div class="key-sheet">
        <List title="Anywhere" keys={ANYWHERE} />
        <List
          title="Go to"
          keys={letters.map(([letter, to]) => [`G ${letter.toUpperCase()}`, TITLES[to].toLowerCase()])}
        />
        {panes
          .filter((one) => KEYS[one])
          .map((one) => (
            <List
              key={one}
              title={one === pane ? `${TITLES[one]}, here` : TITLES[one]}
              keys={KEYS[one]!}
              here={one === pane}
            />
          ))}
      </div>
    </Over>
  );
}

function List({
  title,
  keys,
  here = false,
}: {
  readonly title: string;
  readonly keys: readonly KeyWords[];
  readonly here?: boolean;
}) {
  return (
    <section class={here ? "here" : ""} aria-label={title}>
      <h3 class="cap">{title}</h3>
      <ul>
        {keys.map(([all, words]) => (
          <li key={all}>
            <span>{words}</span>
            <span>
              {all.split(" ").map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
