/** The user's set: what its file asks for, every error of its files, and everything that `pressbox build` makes from it. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { Issue } from "../../../kernel/issue/index.js";
import type { KeptFile } from "../../protocol/files.js";
import type { BuiltSetPart, BuiltSetView, SetView } from "../../protocol/set.js";
import { useAddress } from "../place/address.js";
import { ask, Faults, Superseded } from "../ask/ask.js";
import { GAMES, gameOf } from "../place/catalog.js";
import { save } from "../store/files-out.js";
import { issuesOf, sayFault } from "../ask/issues-of.js";
import { useKeys } from "../place/keys.js";
import { Chip } from "../parts/marks/chip.js";
import { FaultList } from "../parts/common/fault-list.js";
import { SaveIcon } from "../parts/marks/icons.js";
import { formatAddress } from "../place/places.js";
import { openSampleSet } from "../files/sample-set.js";
import { say } from "../place/status.js";
import { fileNames, onAnyChange, readFile } from "../store/store.js";
import { countOf, sizeWords } from "../place/words.js";

const SET_FILE = "pressbox.yaml";
/** The core's error code for a stopped build. */
const STOPPED = "set-stopped";

/** Files of the set, by their names in its folder, without the results of an earlier build. */
async function filesOf(dir: string): Promise<readonly KeptFile[]> {
  const top = dir === "" ? "" : `${dir}/`;
  const names = (await fileNames()).filter((name) => name.startsWith(top) && !name.startsWith(`${top}out/`));
  const files = await Promise.all(names.map(readFile));
  return files.flatMap((file) => (file ? [{ name: file.name.slice(top.length), content: file.content }] : []));
}

export function SetWork() {
  const { game: id, options } = useAddress();
  const { dir = "" } = options;
  const [files, list] = useState<readonly KeptFile[]>();
  const [view, show] = useState<SetView>();
  const [issues, setIssues] = useState<readonly Issue[]>([]);
  const [done, finish] = useState<BuiltSetView>();
  const [busy, work] = useState(false);
  const opened = useRef(0);
  const open = (): void => {
    const turn = ++opened.current;
    const isNow = (): boolean => turn === opened.current;
    filesOf(dir)
      .then(async (found) => {
        if (!isNow()) return;
        list(found);
        if (!found.some(({ name }) => name === SET_FILE)) {
          say("No set here");
          return;
        }
        say("Reading the set");
        const opened = await ask("set", "openSetView", [found]);
        if (!isNow()) return;
        show(opened);
        setIssues(opened.warnings);
        say(`${opened.name}: ${partsWords(opened.parts.length)}`);
      })
      .catch((error: unknown) => {
        if (!isNow() || error instanceof Superseded) return;
        show(undefined);
        setIssues(issuesOf(error));
        say(faultWords(issuesOf(error)));
      });
  };
  useEffect(() => {
    open();
    const top = dir === "" ? "" : `${dir}/`;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unheard = onAnyChange((name) => {
      if (!name.startsWith(top) || name.startsWith(`${top}out/`)) return;
      finish(undefined);
      // The files of a folder arrive one by one.
      clearTimeout(timer);
      timer = setTimeout(open, 150);
    });
    return () => {
      unheard();
      clearTimeout(timer);
      opened.current++;
      show(undefined);
      finish(undefined);
      list(undefined);
    };
  }, [dir]);
  const build = (): void => {
    if (busy || !files || !view) return;
    work(true);
    finish(undefined);
    setIssues(view.warnings);
    const progress = (at: number, of: number): void => say(`${at} of ${of}: ${view.parts[at] ?? ""}`, at / of);
    say("Building", 0);
    ask("set", "makeSet", [files], { progress })
      .then(
        (made) => {
          finish(made);
          setIssues(made.warnings);
          say(`${filesWords(made)}, ${sizeWords(made.size)}, ${(made.ms / 1000).toFixed(1)} s`);
        },
        (error: unknown) => {
          if (error instanceof Superseded) return;
          const found = issuesOf(error);
          if (found[0]?.code === STOPPED) return say("Stopped");
          setIssues(found);
          say(faultWords(found));
        },
      )
      .finally(() => work(false));
  };
  const stop = (): void => {
    if (!busy) return;
    say("Stopping");
    ask("set stop", "stopSet", []).catch(sayFault);
  };
  const get = (path?: string): void => {
    const asked = path === undefined ? ask("set file", "setArchive", []) : ask("set file", "setFile", [path]);
    asked.then((file) => {
      save(file);
      say(`${file.name}, ${sizeWords(file.bytes.length)}`);
    }, sayFault);
  };
  useKeys({ b: build, e: () => done && get(), Escape: stop });
  const game = gameOf(view?.game ?? id) ?? GAMES[0];
  if (files && !files.some(({ name }) => name === SET_FILE)) return <NoSet game={game.id} />;
  const faults = issues.some(({ severity }) => severity === "error");
  return (
    <div class="setwork">
      <section class="in-out" aria-labelledby="set-name">
        <h1 id="set-name" class="slab">
          {view?.name ?? (dir === "" ? "Set of your own" : dir)}
        </h1>
        <p class="of-game">
          <Chip game={game.id} /> {game.title}
        </p>
        <p class="quiet">
          {view === undefined
            ? faults
              ? "Fix the faults, then build the set."
              : "Reading the set"
            : `${partsWords(view.parts.length)}, as ${SET_FILE} lists them. Studio makes the same files as pressbox build.`}
        </p>
        <p class="set-acts">
          {busy ? (
            <button type="button" class="btn main" onClick={stop}>
              Stop <kbd>Esc</kbd>
            </button>
          ) : (
            <button type="button" class={done ? "btn" : "btn main"} disabled={!view} onClick={build}>
              {done ? "Build again" : "Build"} <kbd>B</kbd>
            </button>
          )}
          {done && (
            <button type="button" class="btn main" onClick={() => get()}>
              <SaveIcon /> All as ZIP <kbd>E</kbd>
            </button>
          )}
        </p>
        {done && (
          <p class="quiet">
            {filesWords(done)}, {sizeWords(done.size)}. The ZIP contains the folder out/: unpack it in the set's folder.
          </p>
        )}
        <p class="more">
          <a href={formatAddress({ pane: "files", game: game.id, place: "", options: {} })}>Its files</a>
          <a href={formatAddress({ pane: "help", game: game.id, place: "set", options: {} })}>Help</a>
        </p>
      </section>
      <section class="own" aria-label={done ? "What was made" : "What will be made"} tabIndex={-1}>
        {issues.length > 0 && <FaultList issues={issues} />}
        {done ? (
          <ul class="set-parts">
            {done.parts.map((part) => (
              <Part key={part.files[0]?.path ?? part.title} part={part} get={get} />
            ))}
          </ul>
        ) : (
          <ul class="set-plan">
            {view?.parts.map((title, i) => (
              <li key={i}>{title}</li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

/** Maximum number of files listed for a part; a deck of pictures has more. */
const MOST_FILES = 4;

function Part({
  part: { title, files, picture },
  get,
}: {
  readonly part: BuiltSetPart;
  readonly get: (path: string) => void;
}) {
  const [all, open] = useState(false);
  const shown = all ? files : files.slice(0, MOST_FILES);
  return (
    <li>
      {picture && <Picture {...picture} />}
      <div>
        <h2>{title}</h2>
        <ul>
          {shown.map(({ path, pages, size }) => (
            <li key={path}>
              <button type="button" class="link" onClick={() => get(path)}>
                {path}
              </button>
              <small>
                {pages > 0 && `${countOf(pages, "page")}, `}
                {sizeWords(size)}
              </small>
            </li>
          ))}
        </ul>
        {shown.length < files.length && (
          <button type="button" class="btn" onClick={() => open(true)}>
            All {files.length} files
          </button>
        )}
      </div>
    </li>
  );
}

/** The first page; fetches its bytes from the core when it scrolls into view. */
function Picture({ path, width, height }: NonNullable<BuiltSetPart["picture"]>) {
  const [address, show] = useState<string>();
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let mine: string | undefined;
    let here = true;
    const watch = new IntersectionObserver((seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      ask(`set picture ${path}`, "setFile", [path]).then(
        ({ bytes, type }) => {
          if (!here) return;
          mine = URL.createObjectURL(new Blob([bytes], { type }));
          show(mine);
        },
        // The set was rebuilt in the meantime; the new picture is requested.
        (error: unknown) => !(error instanceof Faults) && sayFault(error),
      );
    });
    watch.observe(place.current!);
    return () => {
      here = false;
      watch.disconnect();
      if (mine !== undefined) URL.revokeObjectURL(mine);
    };
  }, [path]);
  return (
    <span class={`shot ${width > height ? "wide" : ""}`} ref={place}>
      {address !== undefined && <img src={address} alt="" width={Math.round(width)} height={Math.round(height)} />}
    </span>
  );
}

function NoSet({ game }: { readonly game: string }) {
  const [busy, work] = useState(false);
  return (
    <div class="setwork no-set">
      <section class="in-out" aria-labelledby="set-name">
        <h1 id="set-name" class="slab">
          Set of your own
        </h1>
        <p>
          A set is a folder with a {SET_FILE}: teams, rules, templates, pictures, and the sheets to make from them. Drop
          the folder, or a ZIP of it, anywhere on this page.
        </p>
        <p class="set-acts">
          <button
            type="button"
            class="btn main"
            disabled={busy}
            onClick={() => {
              work(true);
              openSampleSet().catch((error: unknown) => {
                work(false);
                sayFault(error);
              });
            }}
          >
            Open the sample set
          </button>
        </p>
        <p class="more">
          <a href={formatAddress({ pane: "help", game, place: "set", options: {} })}>How to make one</a>
        </p>
      </section>
    </div>
  );
}

const partsWords = (count: number): string => (count === 0 ? "sheets of its teams" : countOf(count, "part"));
const filesWords = ({ parts }: BuiltSetView): string => countOf(parts.flatMap(({ files }) => files).length, "file");
const faultWords = (issues: readonly Issue[]): string =>
  `${countOf(issues.filter(({ severity }) => severity === "error").length, "fault")} in the set: nothing was made`;
