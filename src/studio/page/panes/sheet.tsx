/** Sheet: choose, view and print one; a filled sheet has its story next to it. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { LANGUAGES } from "../../../text/languages.js";
import type { Issue } from "../../../kernel/issue/index.js";
import type { Choice, Drawn, ListedGame, ListedSheet, MadeFile } from "../../protocol/calls.js";
import type { TemplateTexts } from "../../protocol/template.js";
import type { Ways } from "../../protocol/ways.js";
import { choose, useAddress } from "../place/address.js";
import { ask, Superseded } from "../ask/ask.js";
import { firstSheet, GAMES, gameOf, sheetOf } from "../place/catalog.js";
import { choiceOf } from "../sheet/choice.js";
import { isPicture } from "../store/file-names.js";
import { png, print, save } from "../store/files-out.js";
import { give } from "../files/given.js";
import { issuesOf, sayFault } from "../ask/issues-of.js";
import { useKeys } from "../place/keys.js";
import { withOwnSheets } from "../sheet/own-templates.js";
import { filesFor, onPaper, waysOf } from "../sheet/ways.js";
import { Pick, Seg } from "../parts/common/controls.js";
import { FaultList } from "../parts/common/fault-list.js";
import { DieIcon, PrintIcon, SaveIcon, ShareIcon } from "../parts/marks/icons.js";
import { OwnBar, share, useChosenTemplates } from "../parts/sheet/own-bar.js";
import { PageStrip } from "../parts/sheet/page-strip.js";
import { PageText } from "../parts/sheet/page-text.js";
import { keepPoint, PageView, rowsOfPlay, rowsOnPage, type Point } from "../parts/sheet/page-view.js";
import { SheetRail } from "../parts/sheet/sheet-rail.js";
import { Story } from "../parts/sheet/story.js";
import { MoreWays } from "../parts/sheet/ways.js";
import { formatAddress } from "../place/places.js";
import { set } from "../place/settings.js";
import { say } from "../place/status.js";
import { onFileChanged } from "../store/store.js";

const THEMES = [
  { id: "color", title: "Color" },
  { id: "mono", title: "Black" },
  { id: "low-ink", title: "Low ink" },
  { id: "large-print", title: "Large print" },
] as const;
const PAPERS = [
  { id: "letter", title: "Letter" },
  { id: "a4", title: "A4" },
] as const;
const ENGLISH = "en";
const WORDS = [{ id: ENGLISH, title: "English" }, ...Object.entries(LANGUAGES).map(([id, title]) => ({ id, title }))];
const PNG_DPI = 200;
const NARROW = "(max-width: 760px)";
/** Zoom steps that make a row readable on a phone. */
const ROW_ZOOM = 5;

export function Sheet() {
  const address = useAddress();
  const listed = gameOf(address.game) ?? GAMES[0];
  const { own, linked, out, has, ready } = useChosenTemplates(listed, address.options);
  const game = withOwnSheets(listed, own);
  const sheet = sheetOf(game, address.place) ?? firstSheet(game);
  const choice = choiceOf(address, game, sheet);
  const page = Math.max(0, Number(address.options.page ?? 1) - 1) || 0;
  const { drawn, issues } = useDrawn(choice, page, own, ready);
  const at = Math.min(page, Math.max(0, (drawn?.pages.length ?? 1) - 1));
  const turn = (to: number): void =>
    choose({ page: to <= 0 ? undefined : `${Math.min(to, (drawn?.pages.length ?? 1) - 1) + 1}` });
  const ways = waysOf(address.options);
  const made = useMade(choice, drawn, at, own, ways);
  const roll = (): void =>
    choose({
      fill: "filled",
      seed: `${freshSeed()}`,
      code: undefined,
      file: undefined,
      page: undefined,
      play: undefined,
    });
  const [zoom, setZoom] = useState(0);
  const tapped = useRef<Point | undefined>(undefined);
  const desk = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (tapped.current) keepPoint(desk.current!, tapped.current);
    tapped.current = undefined;
  }, [zoom]);
  const [reads, read] = useState(false);
  const lit = Number(address.options.play) || undefined;
  const plays = useMemo(
    () => [...new Set((drawn?.rows ?? []).map(({ play }) => play))].sort((a, b) => a - b),
    [drawn?.rows],
  );
  /** Highlights a play, turning to its page if needed. */
  const light = (play: number | undefined): void => {
    const found = rowsOfPlay(drawn?.rows ?? [], play);
    const row = found.find((one) => one.page === at) ?? found[0];
    choose({
      play: play === undefined ? undefined : `${play}`,
      ...(row && { page: row.page === 0 ? undefined : `${row.page + 1}` }),
    });
  };
  const step = (by: 1 | -1): void => {
    const next =
      by > 0
        ? plays.find((play) => lit === undefined || play > lit)
        : plays.findLast((play) => play < (lit ?? Infinity));
    if (next !== undefined) light(next);
  };
  useKeys({
    j: () => step(1),
    k: () => step(-1),
    p: made.print,
    d: made.pdf,
    r: roll,
    b: () => choose({ fill: undefined }),
    f: () => choose({ fill: "filled" }),
    t: () => choose({ fill: "forms" }),
    "[": () => turn(at - 1),
    "]": () => turn(at + 1),
    "+": () => setZoom((now) => Math.min(6, now + 1)),
    "-": () => setZoom((now) => Math.max(0, now - 1)),
    0: () => setZoom(0),
  });
  return (
    <div class="sheetwork">
      <SheetRail game={game} sheet={sheet} options={address.options} />
      <section class="stage" aria-label="Pages">
        <div>
          <h1 class="sr">{sheet.title}</h1>
          <Options game={game} sheet={sheet} choice={choice} roll={roll} />
          <OwnBar
            used={drawn?.own ?? (issues && !linked ? Object.keys(own) : [])}
            own={own}
            linked={linked}
            out={out}
            has={has}
          />
        </div>
        <div class="desk" tabIndex={0} role="group" aria-label="Page" data-zoom={zoom} ref={desk}>
          {issues ? (
            <FaultList issues={issues} />
          ) : drawn && reads ? (
            <PageText choice={choice} page={at} own={own} />
          ) : drawn?.svg[at] !== undefined ? (
            <Sized size={drawn.pages[at]} zoom={zoom}>
              {(width) => (
                <PageView
                  markup={drawn.svg[at]}
                  title={drawn.pages[at].title}
                  width={width}
                  rows={rowsOnPage(drawn, at)}
                  lit={lit}
                  light={(play, point) => {
                    light(play);
                    // A full page is too small to read on a phone: a tap zooms in on the row.
                    if (!matchMedia(NARROW).matches || zoom >= ROW_ZOOM) return;
                    tapped.current = point;
                    setZoom(ROW_ZOOM);
                  }}
                />
              )}
            </Sized>
          ) : (
            <p class="quiet">Drawing {sheet.title} ...</p>
          )}
        </div>
        <PageStrip choice={choice} drawn={drawn} at={at} turn={turn} zoom={zoom} setZoom={setZoom} />
      </section>
      <section class="side" aria-label="Game">
        <div class="acts">
          <button class="btn main" type="button" onClick={made.print}>
            <PrintIcon /> Print
          </button>
          <button class="btn" type="button" onClick={made.pdf}>
            <SaveIcon /> {(ways.format ?? "PDF").toUpperCase()}
          </button>
          <button class="btn" type="button" onClick={() => void share(own, drawn?.own ?? [])}>
            <ShareIcon /> Share
          </button>
          <button class="btn bare" type="button" aria-pressed={reads} onClick={() => read(!reads)}>
            Read
          </button>
          <button class="btn bare" type="button" onClick={made.svg}>
            Page as SVG
          </button>
          <button class="btn bare" type="button" onClick={made.png}>
            Page as PNG
          </button>
          <a
            class="btn bare"
            href={formatAddress({ pane: "template", game: game.id, place: sheet.id, options: address.options })}
          >
            Change this sheet
          </a>
        </div>
        <MoreWays choice={choice} ways={ways} own={own} issues={made.issues} />
        {drawn?.played && (
          <p class="played">
            {drawn.played.line}
            <code>{drawn.played.command}</code>
            {drawn.played.code !== undefined && <code class="code">code {drawn.played.code}</code>}
          </p>
        )}
        {drawn?.notes && <FaultList issues={drawn.notes} />}
        {choice.fill === "filled" && sheet.ofGame ? (
          <Story choice={choice} lit={lit} light={light} />
        ) : (
          <p class="about">{sheet.summary}</p>
        )}
      </section>
    </div>
  );
}

/** Random seed; four digits are easy to say and type. */
export const freshSeed = (): number => 1 + Math.floor((crypto.getRandomValues(new Uint32Array(1))[0] / 2 ** 32) * 9999);

/** The pages of a choice; the last ones stay while new ones are drawn. */
function useDrawn(
  choice: Choice,
  page: number,
  own: TemplateTexts,
  ready: boolean,
): { drawn?: Drawn; issues?: readonly Issue[] } {
  const [state, show] = useState<{ key: string; drawn?: Drawn; issues?: readonly Issue[] }>({ key: "" });
  const [changes, count] = useState(0);
  useEffect(
    () => onFileChanged((name) => (isPicture(name) || name === choice.file) && count((many) => many + 1)),
    [choice.file],
  );
  const key = JSON.stringify([choice, page, own, ready, changes]);
  useEffect(() => {
    if (!ready) return;
    let wanted = true;
    say(`Drawing ${choice.sheet}`);
    const from = performance.now();
    const given = choice.file === undefined ? Promise.resolve() : give(choice.system, choice.file);
    given
      .then(() => ask("draw", "draw", [choice, [page], own]))
      .then(
        (drawn) => {
          if (!wanted) return;
          show({ key, drawn });
          const { length } = drawn.pages;
          requestAnimationFrame(() => {
            performance.measure("sheet", { start: from });
            say(`${length} ${length === 1 ? "page" : "pages"}, ${Math.round(performance.now() - from)} ms`);
          });
        },
        (error: unknown) => {
          if (!wanted || error instanceof Superseded) return;
          const issues = issuesOf(error);
          show({ key, issues });
          say(`${issues.length} ${issues.length === 1 ? "fault" : "faults"}: ${issues[0].message}`);
        },
      );
    return () => {
      wanted = false;
    };
  }, [key]);
  return state;
}

/** Output made from the sheet on a click. */
function useMade(choice: Choice, drawn: Drawn | undefined, page: number, own: TemplateTexts, ways: Ways) {
  const key = JSON.stringify([choice, page, drawn?.pages[page], own, ways]);
  const [found, setFound] = useState<{ readonly key: string; readonly issues: readonly Issue[] }>();
  const outputs = useMemo(() => {
    const make = (words: string, work: () => Promise<MadeFile>, then: (file: MadeFile) => void) => (): void => {
      say(words);
      setFound(undefined);
      work().then(
        (file) => {
          then(file);
          say(`${file.name}, ${Math.ceil(file.bytes.length / 1000)} kB`);
        },
        (error: unknown) => {
          if (isChosen && !(error instanceof Superseded)) setFound({ key, issues: issuesOf(error) });
          sayFault(error);
        },
      );
    };
    const size = drawn?.pages[page];
    const isChosen = Object.keys(ways).length > 0;
    const inWays = async (chosen: Ways): Promise<MadeFile> => {
      const { file, warnings } = await ask("pdf", "makeInWays", [choice, chosen, own, await filesFor(choice)]);
      if (warnings.length > 0) setFound({ key, issues: warnings });
      return file;
    };
    const file = () => (isChosen ? inWays(ways) : ask("pdf", "pdf", [choice, own]));
    const { format } = ways;
    const pdf = () => (format === undefined ? file() : inWays(onPaper(ways)));
    const svg = () => ask("svg", "svgFile", [choice, page, own]);
    return {
      pdf: make(`Writing the ${(format ?? "PDF").toUpperCase()}`, file, save),
      print: make("Writing the PDF", pdf, print),
      svg: make("Drawing the letters", svg, save),
      png: make("Drawing the picture", async () => png(await svg(), size ?? { width: 0, height: 0 }, PNG_DPI), save),
    };
  }, [key]);
  return { ...outputs, issues: found?.key === key ? found.issues : undefined };
}

export function Options({
  game,
  sheet,
  choice,
  roll,
}: {
  readonly game: ListedGame;
  readonly sheet: ListedSheet;
  readonly choice: Choice;
  readonly roll: () => void;
}) {
  const fills = [
    { id: "blank", title: "Blank" },
    { id: "filled", title: "Filled", hand: true, off: choice.file === undefined ? whyNotFilled(sheet) : undefined },
    { id: "forms", title: "To type into" },
  ] as const;
  return (
    <div class="opts">
      <Seg
        label="What is on it"
        options={fills}
        value={choice.fill}
        choose={(fill) => choose({ fill: fill === "blank" ? undefined : fill, page: undefined })}
      />
      {choice.fill === "filled" && choice.file !== undefined && (
        <span class="well from-file">
          <span class="hand">{choice.file}</span>
          <button
            type="button"
            onClick={() => choose({ file: undefined, page: undefined })}
            title="Back to a game from a seed"
          >
            ×<span class="sr">Back to a game from a seed</span>
          </button>
        </span>
      )}
      {choice.fill === "filled" && choice.file === undefined && choice.code !== undefined && (
        <span class="well from-file">
          <span class="hand">code {choice.code}</span>
          <button
            type="button"
            onClick={() => choose({ code: undefined, page: undefined })}
            title="Back to a game from a seed"
          >
            ×<span class="sr">Back to a game from a seed</span>
          </button>
        </span>
      )}
      {choice.fill === "filled" && choice.file === undefined && choice.code === undefined && (
        <span class="well seed">
          <label>
            Seed{" "}
            <input
              class="hand"
              size={6}
              value={choice.seed}
              onChange={(event) => choose({ seed: event.currentTarget.value.trim() || undefined, page: undefined })}
            />
          </label>
          <button type="button" onClick={roll} title="Roll another game (R)">
            <DieIcon />
            <span class="sr">Roll another game</span>
          </button>
        </span>
      )}
      <Seg
        label="Paper"
        options={PAPERS}
        value={choice.paper}
        choose={(paper) => {
          set({ paper });
          choose({ paper: undefined });
        }}
      />
      <Pick
        label="Ink"
        options={THEMES}
        value={choice.theme}
        choose={(theme) => choose({ theme: theme === "color" ? undefined : theme, page: undefined })}
      />
      <Pick
        label="Words"
        options={WORDS}
        value={choice.words ?? ENGLISH}
        choose={(words) => choose({ words: words === ENGLISH ? undefined : words })}
      />
      {choice.fill === "filled" && choice.code === undefined && game.coaches.length > 1 && (
        <Pick
          label="Coach"
          options={game.coaches}
          value={choice.coach ?? game.defaultCoach}
          choose={(coach) => choose({ coach: coach === game.defaultCoach ? undefined : coach, page: undefined })}
        />
      )}
      {choice.code === undefined && game.presets.length > 1 && (
        <Pick
          label="Rules"
          options={game.presets.map(({ id }) => ({
            id,
            title: `${id[0].toUpperCase()}${id.slice(1).replaceAll("-", " ")} rules`,
          }))}
          value={choice.rules ?? game.presets.find(({ usual }) => usual)?.id ?? ""}
          choose={(rules) =>
            choose({ rules: game.presets.find(({ id }) => id === rules)?.usual ? undefined : rules, page: undefined })
          }
        />
      )}
    </div>
  );
}

function whyNotFilled({ fills, always, ofGame }: ListedSheet): string | undefined {
  if (always) return "This sheet is always filled";
  if (fills === "nothing") return "No one writes on this sheet";
  return ofGame ? undefined : "No single game fills this sheet";
}

/** Width that fits a page in its container, or larger. @param zoom 0 = fit; each step adds 25% */
function Sized({
  size,
  zoom,
  children,
}: {
  readonly size: { readonly width: number; readonly height: number };
  readonly zoom: number;
  readonly children: (width: string) => preact.ComponentChild;
}) {
  const ref = useRef<HTMLDivElement>(null);
  const [room, measure] = useState<{ width: number; height: number }>();
  useEffect(() => {
    const place = ref.current!.parentElement!;
    const look = (): void => measure({ width: place.clientWidth - 44, height: place.clientHeight - 44 });
    const watch = new ResizeObserver(look);
    watch.observe(place);
    look();
    return () => watch.disconnect();
  }, []);
  const fit = room && Math.min(room.width, room.height > 200 ? (room.height * size.width) / size.height : room.width);
  return (
    <div class="sized" ref={ref}>
      {children(fit === undefined ? "100%" : `${Math.round(fit * 1.25 ** zoom)}px`)}
    </div>
  );
}
