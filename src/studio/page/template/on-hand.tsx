/** Items to insert at the cursor: arguments of the call, and facts of the sheet with their values on this page. A click inserts one. */
import { useState } from "preact/hooks";
import type { Bracket } from "../../../sheet/template/scan.js";
import type { DescribedBlock, FactThere, TemplateWords } from "../../protocol/template.js";
import { isColor } from "./words.js";
import { argumentAt } from "./places.js";

/** Rows shown before "more". */
const SHOWN = 60;

export function OnHand({
  text,
  bracket,
  block,
  words,
  facts,
  still,
  put,
  give,
  setColor,
}: {
  readonly text: string;
  /** The call at the cursor. */
  readonly bracket: Bracket | undefined;
  readonly block: DescribedBlock | undefined;
  readonly words: TemplateWords;
  readonly facts: readonly FactThere[];
  /** True if the text is read-only. */
  readonly still: boolean;
  readonly put: (fact: FactThere) => void;
  /** Inserts the argument and goes to its value. */
  readonly give: (argument: string) => void;
  readonly setColor: (argument: string, color: string) => void;
}) {
  const [wanted, find] = useState("");
  const [all, showAll] = useState(false);
  const word = wanted.trim().toLowerCase();
  const fits = (name: string): boolean => word === "" || name.toLowerCase().includes(word);
  const found = facts.filter(({ path }) => fits(path));
  const named = (block && bracket ? block.arguments : []).filter(({ name }) => fits(name));
  // A color is what most people want to change.
  const args = [...named].sort((one, other) => Number(isColor(words, other)) - Number(isColor(words, one)));
  const shown = all || word !== "" ? found : found.slice(0, SHOWN);
  return (
    <section class="on-hand" aria-label="On hand here">
      <header>
        <h2>On hand here</h2>
        <label>
          <span class="sr">Find on hand</span>
          <input type="search" placeholder="Find" value={wanted} onInput={(event) => find(event.currentTarget.value)} />
        </label>
      </header>
      <div class="on-hand-list" tabIndex={0} role="group" aria-label="Items to insert">
        {block && bracket && args.length > 0 && (
          <>
            <h3 class="cap">{block.name} takes</h3>
            <ul>
              {args.map((argument) => {
                const given = argumentAt(text, bracket, argument.name);
                return (
                  <li key={argument.name}>
                    <button
                      type="button"
                      disabled={still}
                      onClick={() => give(argument.name)}
                      title={argument.about || argument.expects}
                    >
                      <code>{argument.name}=</code>
                      <span class={given ? "hand" : "quiet"}>
                        {given ? given.value : argument.usual || argument.expects}
                      </span>
                    </button>
                    {isColor(words, argument) && (
                      <input
                        type="color"
                        disabled={still}
                        aria-label={`Color for ${argument.name}`}
                        value={colorFor(words, given?.value ?? argument.usual)}
                        onInput={(event) => setColor(argument.name, event.currentTarget.value)}
                      />
                    )}
                  </li>
                );
              })}
            </ul>
          </>
        )}
        {found.length > 0 && <h3 class="cap">Facts of the sheet</h3>}
        <ul>
          {shown.map((fact) => (
            <li key={fact.path}>
              <button type="button" disabled={still} onClick={() => put(fact)}>
                <code>{fact.path}</code>
                <span class={fact.list ? "quiet" : "hand"}>{fact.value}</span>
              </button>
            </li>
          ))}
        </ul>
        {shown.length < found.length && (
          <button type="button" class="btn bare" onClick={() => showAll(true)}>
            {found.length - shown.length} more
          </button>
        )}
        {found.length === 0 && args.length === 0 && <p class="about">No matches here.</p>}
      </div>
    </section>
  );
}

/** The swatch for a written value: `"accent"` or `"#1E5B3A"`. */
function colorFor({ colors }: TemplateWords, written: string): string {
  const name = written.replace(/^"|"$/g, "");
  const color = colors[name] || name;
  return /^#[0-9a-f]{6}$/i.test(color) ? color.toLowerCase() : (colors.band ?? "#000000").toLowerCase();
}
