/** The frame around every pane: masthead, yard band, work, foot. */
import { useEffect, useRef } from "preact/hooks";
import type { FunctionComponent } from "preact";
import { go, useAddress } from "./address.js";
import { GAMES, gameOf } from "./catalog.js";
import { useKeys } from "./keys.js";
import { Chip } from "./parts/chip.js";
import { LightIcon, Mark, PlayIcon, SeasonIcon, SheetIcon, TeamIcon, TemplateIcon } from "./parts/icons.js";
import { YardBand } from "./parts/yard-band.js";
import { openGame, Start } from "./panes/start.js";
import { Sheet } from "./panes/sheet.js";
import { Teams } from "./panes/teams.js";
import { Table } from "./panes/table.js";
import { formatAddress, type Pane } from "./places.js";
import { set, settings } from "./settings.js";
import { useStatus } from "./status.js";

/** Panes that stand in the masthead, in the order in which one works. */
const TABS: readonly { readonly pane: Pane; readonly title: string; readonly icon: FunctionComponent }[] = [
  { pane: "sheet", title: "Sheet", icon: SheetIcon },
  { pane: "template", title: "Template", icon: TemplateIcon },
  { pane: "teams", title: "Teams", icon: TeamIcon },
  { pane: "table", title: "Table", icon: PlayIcon },
  { pane: "season", title: "Season", icon: SeasonIcon },
];

const PANES: Partial<Record<Pane, FunctionComponent>> = { start: Start, sheet: Sheet, teams: Teams, table: Table };

/** Tabs of panes that there are. */
const SHOWN = TABS.filter(({ pane }) => PANES[pane]);

const KEYS: Partial<Record<Pane, readonly (readonly [keys: string, words: string])[]>> = {
  start: [
    ["1-5", "a game"],
    ["P", "print"],
  ],
  sheet: [
    ["P", "print"],
    ["D", "download"],
    ["R", "roll"],
    ["[ ]", "pages"],
  ],
  table: [
    ["1-9", "answer"],
    ["Enter", "as the coach"],
    ["Z", "undo"],
  ],
};

export function Shell() {
  const { pane, game: id } = useAddress();
  const game = gameOf(id) ?? GAMES[0];
  const { words, done } = useStatus();
  const main = useRef<HTMLElement>(null);
  const Work = PANES[pane] ?? Start;
  useEffect(() => {
    document.documentElement.dataset.game = game.id;
    document.title = `${pane === "start" ? "" : `${TABS.find((tab) => tab.pane === pane)?.title ?? ""} · `}${game.title} · Pressbox`;
  }, [game.id, pane]);
  useKeys({
    ...Object.fromEntries([1, 2, 3, 4, 5].map((n) => [n, () => openGame(n)])),
    p: () => pane === "start" && go({ pane: "sheet", game: game.id }),
    F6: () => nextRegion(main.current),
  });
  return (
    <div class="app">
      <a class="skip" href="#main" onClick={(event) => (event.preventDefault(), main.current?.focus())}>
        To the work
      </a>
      <header class="mast">
        <a class="brand" href={formatAddress({ pane: "start", game: game.id, place: "", options: {} })}>
          <Mark />
          <span>Pressbox</span>
        </a>
        <a class="game" href={formatAddress({ pane: "start", game: game.id, place: "", options: {} })}>
          <Chip game={game.id} />
          {game.title}
        </a>
        <nav class="tabs" aria-label="Parts">
          {SHOWN.map(({ pane: to, title, icon: Icon }) => (
            <a
              key={to}
              href={formatAddress({ pane: to, game: game.id, place: "", options: {} })}
              aria-current={to === pane ? "page" : undefined}
            >
              <Icon />
              {title}
            </a>
          ))}
        </nav>
        <div class="end">
          <button type="button" onClick={changeMode} title="Light or dark">
            <LightIcon />
            <span class="sr">Light or dark</span>
          </button>
        </div>
      </header>
      <YardBand {...(done !== undefined && { done })} />
      <main id="main" class="work" ref={main} tabIndex={-1}>
        <Work />
      </main>
      <footer class="foot">
        <span role="status">{words}</span>
        <span class="kept">Nothing leaves this page.</span>
        <span class="keys" aria-hidden="true">
          {(KEYS[pane] ?? []).map(([keys, what]) => (
            <span key={keys}>
              <kbd>{keys}</kbd> {what}
            </span>
          ))}
        </span>
      </footer>
    </div>
  );
}

/** From what is shown now to the other one. */
function changeMode(): void {
  const dark = settings().mode ? settings().mode === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  set({ mode: dark ? "light" : "dark" });
}

/** F6 goes from part to part. */
function nextRegion(main: HTMLElement | null): void {
  const parts = [...(main?.querySelectorAll<HTMLElement>("nav, section[aria-label], section[aria-labelledby]") ?? [])];
  const now = parts.findIndex((part) => part.contains(document.activeElement));
  const next = parts[(now + 1) % parts.length];
  if (!next) return;
  const first = next.querySelector<HTMLElement>("a[href], button, input, select, [tabindex='0']");
  (first ?? next).focus();
}
