/** The page for a link with templates: what it is, what it can and cannot do, four choices. Draws nothing from the link. */
import { useEffect, useState } from "preact/hooks";
import { choose, go, useAddress } from "../place/address.js";
import { GAMES, gameOf, firstSheet, sheetOf } from "../place/catalog.js";
import { choiceOf } from "../sheet/choice.js";
import { useKeys } from "../place/keys.js";
import { withOwnSheets } from "../sheet/own-templates.js";
import { say } from "../place/status.js";
import { takeLink, useLinked } from "../sheet/linked.js";

const lines = (text: string): number => text.replace(/\n$/, "").split("\n").length;
const count = (n: number, what: string): string => `${n} ${what}${n === 1 ? "" : "s"}`;

export function Stranger() {
  const address = useAddress();
  const word = address.options.t;
  const linked = useLinked(word);
  const [look, setLook] = useState(false);
  const game = gameOf(address.game) ?? GAMES[0];
  const texts = linked?.texts ?? {};
  const own = withOwnSheets(game, texts);
  const sheet = sheetOf(own, address.place) ?? firstSheet(game);
  const choice = choiceOf(address, game, sheet);
  const names = Object.keys(texts);
  const total = Object.values(texts).reduce((sum, text) => sum + lines(text), 0);
  const plain = (): void => choose({ t: undefined, tpl: undefined });
  const leave = (): void => go({ pane: "start", game: game.id });
  const open = (): void => {
    if (word !== undefined && linked?.texts) takeLink(word);
  };
  useEffect(() => say("Nothing from the link has run yet"), []);
  useKeys({ l: () => setLook(!look), Escape: leave });
  const first = texts[names[0]] ?? "";
  const wrong = linked?.wrong;
  return (
    <div class="stranger">
      <section class="stranger-box" aria-labelledby="stranger">
        <header>
          <h1 id="stranger" class="slab">
            {wrong === undefined
              ? `This link contains a sheet and ${names.length > 1 ? "templates" : "a template"}`
              : "This link is broken"}
          </h1>
          <p class="quiet">
            {wrong === undefined ? "Not run yet. Your files are unchanged." : `Its template is unreadable: ${wrong}.`}
          </p>
        </header>
        <div class="stranger-two">
          <section>
            <h2 class="cap">What it is</h2>
            <ul>
              <li class="yes">
                {game.title}, {sheet.title} {sheet.code}
                <small>
                  {choice.fill === "filled" ? `filled, seed ${choice.seed}` : choice.fill}, {choice.paper}
                </small>
              </li>
              {wrong === undefined && (
                <li class="yes">
                  {count(names.length, "template")}, {count(total, "line")}
                  <small>
                    {names.length > 0 &&
                      `${names.length > 1 ? "replace" : "replaces"} ${names.join(", ")} while this sheet is open`}
                  </small>
                </li>
              )}
            </ul>
          </section>
          <section>
            <h2 class="cap">What it can and cannot do</h2>
            <ul>
              <li class="yes">draw on its own page</li>
              <li class="no">read your files, leagues or other sheets</li>
              <li class="no">
                send or download anything<small>templates cannot</small>
              </li>
              <li class="no">
                remain after you close it<small>unless you keep it as your own template</small>
              </li>
            </ul>
          </section>
        </div>
        {first !== "" && (
          <div class="stranger-text">
            {look ? (
              names.map((name) => (
                <div key={name}>
                  <h2 class="cap">{name}.hbs</h2>
                  <pre tabIndex={0} role="region" aria-label={name}>
                    {texts[name]}
                  </pre>
                </div>
              ))
            ) : (
              <code>
                {first.trim().split("\n")[0].slice(0, 90)} … {count(Math.max(0, total - 1), "line")} more
              </code>
            )}
          </div>
        )}
        <footer>
          {wrong === undefined && (
            <button type="button" class="btn main" onClick={open} disabled={!linked?.texts}>
              Open it
            </button>
          )}
          {first !== "" && (
            <button type="button" class="btn" aria-expanded={look} onClick={() => setLook(!look)}>
              {look ? "Hide the text" : "Show the text"}
            </button>
          )}
          <button type="button" class="btn" onClick={plain}>
            Only the sheet
          </button>
          <button type="button" class="btn" onClick={leave}>
            Leave it
          </button>
        </footer>
      </section>
    </div>
  );
}
