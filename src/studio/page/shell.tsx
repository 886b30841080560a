/** The frame around every pane: masthead, yard band, content, footer. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { FunctionComponent } from "preact";
import { go, useAddress } from "./place/address.js";
import { GAMES, gameOf } from "./place/catalog.js";
import { useDropAnywhere } from "./files/drop-anywhere.js";
import { keysAt, LETTERS, TITLES } from "./place/key-list.js";
import { onNextKey, useKeys } from "./place/keys.js";
import { Chip } from "./parts/marks/chip.js";
import {
  FilesIcon,
  FindIcon,
  HelpIcon,
  LightIcon,
  Mark,
  PlayIcon,
  SeasonIcon,
  SheetIcon,
  TeamIcon,
  TemplateIcon,
} from "./parts/marks/icons.js";
import { late } from "./parts/common/late.js";
import { YardBand } from "./parts/marks/yard-band.js";
import { openGame, Start } from "./panes/start.js";
import { Sheet } from "./panes/sheet.js";
import { formatAddress, type Pane } from "./place/places.js";
import { useLinked } from "./sheet/linked.js";
import { set, settings } from "./place/settings.js";
import { folder } from "./store/store.js";
import { useStatus } from "./place/status.js";

/** Panes in the masthead, in order of use. */
const TABS: readonly { readonly pane: Pane; readonly title: string; readonly icon: FunctionComponent }[] = [
  { pane: "sheet", title: "Sheet", icon: SheetIcon },
  { pane: "template", title: "Template", icon: TemplateIcon },
  { pane: "teams", title: "Teams", icon: TeamIcon },
  { pane: "table", title: "Table", icon: PlayIcon },
  { pane: "season", title: "Season", icon: SeasonIcon },
];

/** The editor is large and loads on first use. */
const Template = late(() => import("./template/work.js").then((found) => found.TemplateWork), "template");
/** Asks before drawing with a link's templates. */
const Stranger = late(() => import("./template/stranger.js").then((found) => found.Stranger), "template");

const PANES: Partial<Record<Pane, FunctionComponent>> = {
  start: Start,
  sheet: Sheet,
  template: Template,
  teams: late(async () => (await import("./panes/teams.js")).Teams, "chart"),
  table: late(async () => (await import("./panes/table.js")).Table),
  files: late(async () => (await import("./panes/files.js")).Files, "files"),
  set: late(async () => (await import("./panes/set.js")).SetWork, "set"),
  help: late(async () => (await import("./panes/help.js")).Help, "help"),
  season: late(async () => (await import("./panes/season.js")).Season, "season"),
  code: late(async () => (await import("./panes/code.js")).Code, "code"),
};

/** Tabs of the panes that exist. */
const SHOWN = TABS.filter(({ pane }) => PANES[pane]);

/** Available panes. */
const THERE = Object.keys(PANES) as Pane[];

const KeySheet = late(async () => (await import("./parts/over/key-sheet.js")).KeySheet);
const GoTo = late(async () => (await import("./parts/over/go-to.js")).GoTo);
/** Keys shown in the footer. */
const IN_FOOT = 4;

export function Shell() {
  const address = useAddress();
  const { pane, game: id, options } = address;
  const game = gameOf(id) ?? GAMES[0];
  const { words, done } = useStatus();
  const main = useRef<HTMLElement>(null);
  const linked = useLinked(pane === "sheet" || pane === "template" ? options.t : undefined);
  const Work = linked && !linked.taken ? Stranger : (PANES[pane] ?? Start);
  const [over, open] = useState<"keys" | "go">();
  const close = (): void => open(undefined);
  const taking = useDropAnywhere(game.id);
  // With the heading, not a frame after it.
  useLayoutEffect(() => {
    document.documentElement.dataset.game = game.id;
    document.title = `${pane === "start" ? "" : `${TITLES[pane]} · `}${game.title} · Pressbox`;
  }, [game.id, pane]);
  useKeys(
    {
      ...Object.fromEntries([1, 2, 3, 4, 5].map((n) => [n, () => openGame(n)])),
      p: () => pane === "start" && go({ pane: "sheet", game: game.id }),
      F6: () => nextRegion(main.current),
      "?": () => open("keys"),
      "/": () => open("go"),
      g: () =>
        onNextKey(
          Object.fromEntries(
            Object.entries(LETTERS)
              .filter(([, to]) => PANES[to])
              .map(([letter, to]) => [letter, () => go({ pane: to, game: game.id })]),
          ),
        ),
    },
    "shell",
  );
  const to = (one: Pane): string => formatAddress({ pane: one, game: game.id, place: "", options: {} });
  return (
    <div class={`app ${taking ? "taking" : ""}`}>
      <a class="skip" href="#main" onClick={(event) => (event.preventDefault(), main.current?.focus())}>
        To the work
      </a>
      <header class="mast">
        <a class="brand" href={to("start")} aria-label="Pressbox">
          <Mark />
          <span>Pressbox</span>
        </a>
        <a class="game" href={to("start")}>
          <Chip game={game.id} />
          {game.title}
        </a>
        <nav class="tabs" aria-label="Parts">
          {SHOWN.map(({ pane: tab, title, icon: Icon }) => (
            <a key={tab} href={to(tab)} aria-current={tab === pane ? "page" : undefined}>
              <Icon />
              {title}
            </a>
          ))}
        </nav>
        <div class="end">
          <button type="button" onClick={() => open("go")} aria-label="Go to" title="Go to (/)">
            <FindIcon />
            <span class="roomy" aria-hidden="true">
              Go to <kbd>/</kbd>
            </span>
          </button>
          <a href={to("files")} title="Files" aria-current={pane === "files" ? "page" : undefined}>
            <FilesIcon />
            <span class="sr">Files</span>
          </a>
          <a href={to("help")} title="Help" aria-current={pane === "help" ? "page" : undefined}>
            <HelpIcon />
            <span class="sr">Help</span>
          </a>
          <button class="wide-only" type="button" onClick={() => open("keys")} title="Keys (?)">
            <kbd>?</kbd>
            <span class="sr">Keys</span>
          </button>
          <button class="wide-only" type="button" onClick={changeMode} title="Light or dark">
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
        <span class="kept">{folder === undefined ? "Nothing leaves this page." : `Files are in ${folder}.`}</span>
        <span class="keys" aria-hidden="true">
          {keysAt(address)
            .slice(0, IN_FOOT)
            .map(([keys, what]) => (
              <span key={keys}>
                <kbd>{keys}</kbd> {what}
              </span>
            ))}
          <span>
            <kbd>?</kbd> all keys
          </span>
        </span>
      </footer>
      {over === "keys" && <KeySheet pane={pane} panes={THERE} close={close} />}
      {over === "go" && <GoTo game={game.id} panes={THERE} close={close} />}
    </div>
  );
}

/** Switches between light and dark. */
function changeMode(): void {
  const dark = settings().mode ? settings().mode === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  set({ mode: dark ? "light" : "dark" });
}

/** F6 moves the focus from region to region. */
function nextRegion(main: HTMLElement | null): void {
  const parts = [...(main?.querySelectorAll<HTMLElement>("nav, section[aria-label], section[aria-labelledby]") ?? [])];
  const now = parts.findIndex((part) => part.contains(document.activeElement));
  const next = parts[(now + 1) % parts.length];
  if (!next) return;
  const first = next.querySelector<HTMLElement>("a[href], button, input, select, [tabindex='0']");
  (first ?? next).focus();
}
