/** The sheets of a game, in order of play. */
import { useState } from "preact/hooks";
import type { ListedGame, ListedSheet } from "../../../protocol/calls.js";
import { formatAddress } from "../../place/places.js";
import { forAnotherSheet } from "../../sheet/ways.js";
import { WHEN } from "../../place/catalog.js";
import { FindIcon } from "../marks/icons.js";
import { Thumb } from "./thumb.js";

export function SheetRail({
  game,
  sheet,
  options,
}: {
  readonly game: ListedGame;
  readonly sheet: ListedSheet;
  readonly options: Readonly<Record<string, string>>;
}) {
  const [wanted, find] = useState("");
  const word = wanted.trim().toLowerCase();
  const found = game.sheets.filter(
    ({ id, code, title }) => word === "" || [id, code, title].some((text) => text.toLowerCase().includes(word)),
  );
  const to = (id: string): string =>
    formatAddress({ pane: "sheet", game: game.id, place: id, options: forAnotherSheet(options) });
  return (
    <nav class="rail" aria-label="Sheets">
      <label class="well find">
        <FindIcon />
        <input
          type="search"
          placeholder="Find a sheet"
          aria-label="Find a sheet"
          value={wanted}
          onInput={(event) => find(event.currentTarget.value)}
        />
      </label>
      <label class="pick rail-pick">
        <span class="sr">Sheet</span>
        <select value={sheet.id} onChange={(event) => (location.hash = to(event.currentTarget.value))}>
          {game.sheets.map(({ id, code, title }) => (
            <option key={id} value={id} selected={id === sheet.id}>
              {code} {title}
            </option>
          ))}
        </select>
      </label>
      {Object.entries(WHEN).map(([when, title]) => {
        const list = found.filter((one) => one.when === when);
        return (
          list.length > 0 && (
            <section key={when}>
              <h2 class="cap">{title}</h2>
              <ul>
                {list.map(({ id, code, title: name }) => (
                  <li key={id}>
                    <a href={to(id)} aria-current={id === sheet.id ? "page" : undefined}>
                      <Thumb system={game.id} sheet={id} />
                      <b>{name}</b>
                      <i>{code}</i>
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          )
        );
      })}
      {found.length === 0 && <p class="about">No sheet is called that.</p>}
    </nav>
  );
}
