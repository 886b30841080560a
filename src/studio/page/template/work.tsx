/** Template: the text on the left, the resulting page on the right, errors and items on hand below. */
import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { bracketAround, bracketsOf, offsetOf, openingOf, placeIn } from "../../../sheet/template/scan.js";
import type { MadeFile } from "../../protocol/calls.js";
import type { BuiltInTemplates, FactThere, TemplateTexts, TemplateWords } from "../../protocol/template.js";
import { choose, useAddress } from "../place/address.js";
import { ask, Faults } from "../ask/ask.js";
import { sayFault } from "../ask/issues-of.js";
import { firstSheet, GAMES, gameOf, sheetOf } from "../place/catalog.js";
import { choiceOf } from "../sheet/choice.js";
import { save } from "../store/files-out.js";
import { useKeys } from "../place/keys.js";
import { ownNow, ownOf, removeCopy, setOwn, useOwnTemplates, withOwnSheets } from "../sheet/own-templates.js";
import { freshSeed, Options } from "../panes/sheet.js";
import { SaveIcon, ShareIcon } from "../parts/marks/icons.js";
import { PageStrip } from "../parts/sheet/page-strip.js";
import { formatAddress } from "../place/places.js";
import { say } from "../place/status.js";
import { Compare } from "./compare.js";
import { useTemplateDrawn, type Drawing } from "./draw.js";
import { TemplateEditor } from "./editor.js";
import { FaultBar } from "./fault-bar.js";
import { faultsOf, marksOf, rangeOf, shortly, type Fault } from "./faults.js";
import { Files, partsOf, templateOfSheet } from "./files.js";
import { useLinked } from "../sheet/linked.js";
import { LinkedBar, share } from "../parts/sheet/own-bar.js";
import { blocksAt, FitWidth, LitPage } from "./lit.js";
import { litAt } from "./lit-at.js";
import { OnHand } from "./on-hand.js";
import { factText, mainTemplate, setArgument, spotAt, templateSpot } from "./places.js";
import { beginSheet } from "./new-sheet.js";

const MAC = /Mac|iPhone|iPad/.test(navigator.platform);
const NOTHING: TemplateTexts = {};

/** Data that the core sends once per game. */
function useAsked(game: string, accent: string): { builtIn?: BuiltInTemplates; words?: TemplateWords } {
  const [state, show] = useState<{ game?: string; builtIn?: BuiltInTemplates; words?: TemplateWords }>({});
  useEffect(() => {
    let wanted = true;
    Promise.all([ask("templates", "templates", [game]), ask("words", "templateWords", [accent])]).then(
      ([builtIn, words]) => wanted && show({ game, builtIn, words }),
      (error: unknown) => wanted && sayFault(error),
    );
    return () => {
      wanted = false;
    };
  }, [game]);
  return state.game === game ? state : {};
}

/** Facts at the cursor, requested after typing and drawing pause. */
function useFacts(key: string, spot: Parameters<typeof templateSpot> | undefined): readonly FactThere[] {
  const [facts, show] = useState<readonly FactThere[]>([]);
  useEffect(() => {
    if (!spot) return;
    let wanted = true;
    const timer = setTimeout(() => {
      ask("facts", "factsAt", [templateSpot(...spot)]).then(
        (found) => wanted && show(found),
        // A page that cannot be drawn says itself why.
        (error: unknown) => wanted && !(error instanceof Faults) && sayFault(error),
      );
    }, 120);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [key]);
  return facts;
}

export function TemplateWork() {
  const address = useAddress();
  const store = useOwnTemplates();
  const linked = useLinked(address.options.t);
  const still = linked !== undefined;
  const listed = gameOf(address.game) ?? GAMES[0];
  const all = linked?.texts ?? store.texts;
  const own = useMemo(
    () => (linked ? (linked.taken ? (linked.texts ?? NOTHING) : NOTHING) : ownOf(store.texts, listed.id)),
    [all, listed, linked?.taken],
  );
  const game = useMemo(() => withOwnSheets(listed, own), [listed, own]);
  const sheet = sheetOf(game, address.place) ?? firstSheet(game);
  const choice = choiceOf(address, game, sheet);
  const page = Math.max(0, Number(address.options.page ?? 1) - 1) || 0;
  const { builtIn, words } = useAsked(listed.id, listed.accent);
  const texts = useMemo(() => ({ ...builtIn?.texts, ...own }), [builtIn, own]);
  const wanted = address.options.tpl;
  const main = templateOfSheet(game, sheet);
  const name = wanted !== undefined && wanted in texts ? wanted : mainTemplate(texts, main);
  const text = texts[name] ?? "";
  const original = builtIn?.texts[name];
  const [tab, setTab] = useState<"text" | "page">("text");
  const [comparing, compare] = useState(false);
  const [follow, setFollow] = useState(true);
  const [zoom, setZoom] = useState(0);
  const [cursor, setCursor] = useState(0);
  const [current, setCurrent] = useState(0);
  const editor = useRef<TemplateEditor | undefined>(undefined);
  /** Position to go to once the requested template is open. */
  const going = useRef<{ readonly name: string; readonly go: (text: string) => void } | undefined>(undefined);
  const ready = builtIn !== undefined && store.ready;

  const drawing = useTemplateDrawn(choice, page, own, ready, (end, ms) => sayDrawn(end, ms, texts));
  const { drawn, issues } = drawing;
  const faults = useMemo(() => faultsOf(issues, texts), [issues, texts]);
  const at = Math.min(current, Math.max(0, faults.length - 1));
  /** The text of the visible page. */
  const good = drawn ? ({ ...builtIn?.texts, ...drawn.own }[name] ?? "") : text;

  const openAt = useCallback(
    (file: string, go: (text: string) => void): void => {
      going.current = { name: file, go };
      if (file === name) arrive();
      else choose({ tpl: file });
    },
    [name],
  );
  const arrive = (): void => {
    const to = going.current;
    if (!to || !editor.current || to.name !== name) return;
    going.current = undefined;
    to.go(editor.current.text);
  };
  const openFault = (fault: Fault): void => {
    if (fault.name === undefined) return;
    compare(false);
    setTab("text");
    openAt(fault.name, (there) => {
      const { from } = rangeOf(fault, there);
      editor.current?.goTo(from);
      editor.current?.focus();
    });
  };
  const nextFault = (): void => {
    if (faults.length === 0) return say("No errors");
    const next = (at + 1) % faults.length;
    setCurrent(next);
    openFault(faults[faults.length === 1 ? 0 : next]);
  };
  const mend = (fault: Fault): void => {
    const { repair } = fault;
    if (fault.name === undefined || !repair) return;
    openAt(fault.name, () => editor.current?.replace(repair.from, repair.to, repair.insert));
  };
  const toPage = (): void => {
    setTab("page");
    document.querySelector<HTMLElement>(".tpl .desk")?.focus();
  };
  const toText = (): void => {
    setTab("text");
    compare(false);
    requestAnimationFrame(() => editor.current?.focus());
  };
  const toggleCompare = (): void => {
    if (original === undefined) return say("No built-in template has this name");
    compare((now) => !now);
  };
  const reset = (): void => {
    if (original === undefined || still) return;
    compare(false);
    editor.current?.replace(0, editor.current.text.length, original, 0);
    say(`${name}: restored the built-in text. ${MAC ? "⌘" : "Ctrl"} Z undoes it`);
  };

  const handlers = useRef({ nextFault, toPage, toggleCompare, changed: (_: string) => {} });
  handlers.current = {
    nextFault,
    toPage,
    toggleCompare,
    changed: (typed) => setOwn(name, typed === original ? undefined : typed),
  };
  const partials = useRef<readonly string[]>([]);
  partials.current = Object.keys(texts);
  const factsNow = useRef<readonly FactThere[]>([]);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!words || !place.current) return;
    const keys = {
      F8: () => handlers.current.nextFault(),
      "Mod-j": () => handlers.current.toPage(),
      "Mod-b": () => handlers.current.toggleCompare(),
    };
    const made = new TemplateEditor(
      place.current,
      {
        changed: (typed) => handlers.current.changed(typed),
        moved: setCursor,
        keys,
        leave: (backward) => {
          const to = backward ? ".tpl-bar button" : ".fault-bar button, .tpl .desk";
          const found = [...document.querySelectorAll<HTMLElement>(to)].filter((one) => one.offsetParent !== null);
          (backward ? found.at(-1) : found[0])?.focus();
        },
      },
      {
        words,
        get partials() {
          return partials.current;
        },
        facts: () => factsNow.current,
      },
    );
    editor.current = made;
    return () => {
      made.destroy();
      editor.current = undefined;
    };
  }, [words]);
  useEffect(() => {
    if (!ready || !editor.current) return;
    // Typing is faster than drawing: insert only changes by others.
    editor.current.show(name, still ? text : (ownNow(name) ?? original ?? ""), still);
    arrive();
  }, [name, text, still, ready, words]);
  useEffect(() => editor.current?.mark(marksOf(faults, name, text)), [faults, name, text, words, ready]);
  useEffect(() => {
    if (drawn && issues.length === 0) editor.current?.drawn(good);
  }, [drawn, name]);
  useEffect(() => compare(false), [name]);
  useEffect(() => setCurrent(0), [issues]);
  useKeys({
    F8: nextFault,
    "[": () => choose({ page: page > 1 ? `${page}` : undefined }),
    "]": () => choose({ page: `${page + 2}` }),
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      if (event.key === "j") toText();
      else if (event.key === "b") toggleCompare();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });

  const brackets = useMemo(() => bracketsOf(text), [text]);
  const spot = spotAt(text, Math.min(cursor, text.length), brackets);
  const under = bracketAround(brackets, cursor);
  const bracket = under && under.kind !== "comment" ? openingOf(brackets, under) : undefined;
  const block = bracket && words?.blocks.find((one) => one.name === bracket.name && bracket.kind !== "partial");
  const goodCursor = editor.current?.then(cursor) ?? cursor;
  const facts = useFacts(
    JSON.stringify([name, goodCursor, drawn?.key, drawn?.at, issues.length === 0 && drawn?.ms]),
    drawn && [name, good, goodCursor, (there: number) => placeIn(good, there)],
  );
  factsNow.current = facts;
  const lit = useMemo(
    () =>
      drawn
        ? litAt(drawn.places, name, good, goodCursor, faults[at], (there) => editor.current?.then(there) ?? there, text)
        : [],
    [drawn, name, good, goodCursor, faults, at],
  );

  const click = (x: number, y: number, again: number): void => {
    const found = drawn ? blocksAt(drawn.places, x, y) : [];
    if (found.length === 0) return say("No template block there");
    const to = found[again % found.length];
    const { name: file, line, column } = to;
    setTab("text");
    compare(false);
    openAt(file, (there) => {
      const from = offsetOf(file === name ? good : there, line, column);
      editor.current?.goTo(file === name ? (editor.current.now(from) ?? from) : from);
      editor.current?.focus();
    });
    say(`${to.kind}, line ${line} of ${file}`);
  };
  const putFact = (fact: FactThere): void => {
    const found = factText(fact, spot, text.slice(0, cursor));
    if (!found) return;
    toText();
    editor.current?.replace(cursor, cursor, found.insert, cursor + found.cursor);
  };
  const give = (argument: string): void => {
    if (!bracket) return;
    const usual = block?.arguments.find((one) => one.name === argument)?.usual ?? "";
    const change = setArgument(text, bracket, argument, usual === "" ? '""' : usual);
    toText();
    const strings = change.insert.endsWith('"');
    if (change.from === change.to) {
      editor.current?.replace(change.from, change.to, change.insert);
      const end = change.from + change.insert.length;
      editor.current?.goTo(change.from + argument.length + 2 + (strings ? 1 : 0), end - (strings ? 1 : 0));
    } else editor.current?.goTo(change.from + (strings ? 1 : 0), change.to - (strings ? 1 : 0));
    requestAnimationFrame(() => editor.current?.complete());
  };
  const setColor = (argument: string, color: string): void => {
    if (!bracket) return;
    const change = setArgument(text, bracket, argument, `"${color.toUpperCase()}"`);
    editor.current?.replace(change.from, change.to, change.insert, bracket.from + 2);
  };
  const pdf = (): void => {
    say("Making the PDF");
    ask("pdf", "pdf", [choice, own]).then(
      (file: MadeFile) => {
        save(file);
        say(`${file.name}, ${Math.ceil(file.bytes.length / 1000)} kB`);
      },
      (error: unknown) => say(error instanceof Error ? error.message : String(error)),
    );
  };
  const begin = (): void => {
    const made = beginSheet(game, sheet, texts);
    setOwn(made.name, made.text);
    location.hash = formatAddress({
      pane: "template",
      game: game.id,
      place: made.id,
      options: { ...address.options, tpl: made.name },
    });
  };
  const options = Object.fromEntries(
    Object.entries(address.options).filter(([key]) => key !== "page" && key !== "tpl"),
  );
  const isOwn = name in own;
  const atPage = drawn?.at ?? 0;
  const shownFaults = (file: string): number => faults.filter((fault) => fault.name === file).length;
  return (
    <div class="tpl" data-tab={tab}>
      <div class="tpl-tabs">
        <div class="seg" role="group" aria-label="Text or page">
          <button type="button" aria-pressed={tab === "text"} onClick={() => setTab("text")}>
            Text
            {faults.length > 0 && <b class="bad-dot">{faults.length}</b>}
          </button>
          <button type="button" aria-pressed={tab === "page"} onClick={() => setTab("page")}>
            Page
          </button>
        </div>
      </div>
      <Files
        game={game}
        sheet={sheet}
        name={name}
        own={own}
        texts={texts}
        faultsIn={shownFaults}
        options={options}
        copies={still ? NOTHING : store.copies}
        forget={(copy) => void removeCopy(copy)}
        begin={still ? undefined : begin}
      />
      <section class="tpl-text" aria-label="Editor">
        <header class="tpl-bar">
          <h1 title={`${name}.hbs`}>{name}.hbs</h1>
          <span class={`tag ${isOwn ? "own" : ""}`}>
            {still && isOwn ? "from a link" : isOwn ? "yours" : "built-in"}
          </span>
          <button
            type="button"
            class="btn"
            onClick={toggleCompare}
            aria-pressed={comparing}
            disabled={!isOwn || original === undefined}
          >
            Compare
          </button>
          <button type="button" class="btn" onClick={reset} disabled={!isOwn || original === undefined || still}>
            Built-in text
          </button>
          {isOwn && original === undefined && !still && (
            <button type="button" class="btn" onClick={() => (setOwn(name, undefined), choose({ tpl: undefined }))}>
              Take away
            </button>
          )}
        </header>
        {linked?.texts && <LinkedBar texts={linked.texts} />}
        {comparing && original !== undefined && <Compare name={name} builtIn={original} own={text} />}
        <div class="tpl-editor" ref={place} hidden={comparing} />
        <FaultBar faults={faults} at={at} turn={nextFault} open={openFault} mend={mend} />
      </section>
      <section class="stage" aria-label="Page">
        <div class="tpl-options">
          <Options
            game={game}
            sheet={sheet}
            choice={choice}
            roll={() => choose({ fill: "filled", seed: `${freshSeed()}`, file: undefined, page: undefined })}
          />
          <span class="tpl-more">
            <label class="check">
              <input type="checkbox" checked={follow} onChange={(event) => setFollow(event.currentTarget.checked)} />{" "}
              follow the cursor
            </label>
            <button type="button" class="btn" onClick={pdf}>
              <SaveIcon /> PDF
            </button>
            <button
              type="button"
              class="btn"
              onClick={() =>
                void share(
                  own,
                  Object.keys(own).filter((one) => one === main || partsOf(texts, main).includes(one)),
                )
              }
            >
              <ShareIcon /> Share
            </button>
          </span>
        </div>
        <div class="desk" tabIndex={0} role="group" aria-label="Page: click to go to the line" data-zoom={zoom}>
          {drawn ? (
            <FitWidth zoom={zoom}>
              {(width) => (
                <LitPage
                  size={drawn.pages[atPage]}
                  svg={drawn.svg}
                  width={width}
                  lit={lit}
                  follow={follow}
                  click={click}
                />
              )}
            </FitWidth>
          ) : (
            <p class="quiet">{issues.length > 0 ? "No page yet." : `Drawing ${sheet.title} ...`}</p>
          )}
        </div>
        {drawn && (
          <PageStrip
            choice={choice}
            drawn={{ pages: drawn.pages, svg: {}, ms: drawn.ms }}
            at={atPage}
            turn={(to) => choose({ page: to <= 0 ? undefined : `${to + 1}` })}
            zoom={zoom}
            setZoom={setZoom}
          />
        )}
        {words && (
          <OnHand
            text={text}
            bracket={bracket}
            block={block}
            words={words}
            facts={facts}
            still={still}
            put={putFact}
            give={give}
            setColor={setColor}
          />
        )}
      </section>
    </div>
  );
}

function sayDrawn({ drawn, issues }: Drawing, ms: number, texts: TemplateTexts): void {
  if (issues.length === 0) {
    const { length } = drawn?.pages ?? [];
    return say(`${length} ${length === 1 ? "page" : "pages"}, ${Math.round(ms)} ms`);
  }
  const [first] = faultsOf(issues, texts);
  const count = `${issues.length} ${issues.length === 1 ? "fault" : "faults"}`;
  say(`${count}, ${shortly(first)}${drawn ? " · the page shows the last good text" : ""}`);
}
