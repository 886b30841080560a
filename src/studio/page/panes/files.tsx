/** Files: the user's files; each opens in its part of Studio, and all export in the command's layout. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { bytesOf } from "../../file-content.js";
import type { FileDescription } from "../../protocol/files.js";
import type { GivenFile } from "../../protocol/calls.js";
import { useAddress } from "../place/address.js";
import { ask } from "../ask/ask.js";
import { GAMES, gameOf } from "../place/catalog.js";
import { arrival, useDropped } from "../files/drop-anywhere.js";
import { nameFault } from "../store/file-names.js";
import { save } from "../store/files-out.js";
import { sayFault } from "../ask/issues-of.js";
import { useKeys } from "../place/keys.js";
import { opensAt, printsAt, descriptionOf, useOwnFiles } from "../files/own-files.js";
import { Drop } from "../parts/common/drop.js";
import { FaultList } from "../parts/common/fault-list.js";
import { SaveIcon } from "../parts/marks/icons.js";
import { openSampleSet } from "../files/sample-set.js";
import { say } from "../place/status.js";
import { folder, leftOut, removeFile, renameFile, writeFile, type LeftOut, type StoredFile } from "../store/store.js";
import { takeFiles, takenWords, type Taken } from "../files/take-files.js";
import { sizeWords, timeWords } from "../place/words.js";

export function Files() {
  const { game: id } = useAddress();
  const game = gameOf(id) ?? GAMES[0];
  const { files, elsewhere, fault, again } = useOwnFiles(true);
  const left = useLeftOut(files);
  const [removed, bin] = useState<readonly StoredFile[]>([]);
  const [taken, setTaken] = useState<readonly Taken[]>([]);
  const take = (given: readonly GivenFile[]): void => {
    say(`Adding ${given.length === 1 ? given[0].name : `${given.length} files`}`);
    takeFiles(given, game.id).then(
      (found) => {
        setTaken(found.filter(({ came }) => came !== "new" && came !== "same"));
        bin((list) => list.filter(({ name }) => !found.some((one) => one.name === name)));
        say(takenWords(found));
        again();
      },
      (error: unknown) =>
        say(`The browser could not store it: ${error instanceof Error ? error.message : String(error)}`),
    );
  };
  const remove = (file: StoredFile): void => {
    removeFile(file.name, file.revision).then((removed) => {
      if (removed) bin((list) => [...list, file]);
      say(removed ? `${file.name} is removed` : `${file.name} was changed elsewhere, so it was kept`);
      again();
    }, sayFault);
  };
  const undo = (file: StoredFile): void => {
    writeFile(file.name, file.content, 0).then(({ kept }) => {
      bin((list) => list.filter((one) => one !== file));
      say(kept === undefined ? `Restored ${file.name}` : `There is another ${file.name}: yours is now ${kept}`);
      again();
    }, sayFault);
  };
  const exportAll = (): void => {
    const kept = (files ?? []).map(({ name, content }) => ({ name, content }));
    say("Packing");
    ask("pack", "pack", [kept]).then((file) => {
      save(file);
      say(`${file.name}, ${kept.length} ${kept.length === 1 ? "file" : "files"}, ${sizeWords(file.bytes.length)}`);
    }, sayFault);
  };
  const sample = (): void => {
    say("Opening the sample set");
    openSampleSet().catch(sayFault);
  };
  useDropped(take);
  useEffect(() => say(files === undefined ? "Loading your files" : (arrival() ?? countWords(files))), [!files]);
  useKeys({
    a: () => (files?.length ?? 0) > 0 && exportAll(),
    o: () => document.querySelector<HTMLInputElement>(".in-out input[type=file]")?.click(),
  });
  // A removed file stays in its place in the list, with an undo button.
  const rows = [
    ...(files ?? []).map((file) => ({ file, gone: false })),
    ...removed.filter(({ name }) => !files?.some((file) => file.name === name)).map((file) => ({ file, gone: true })),
  ].sort((a, b) => (a.file.name < b.file.name ? -1 : 1));
  return (
    <div class="fileswork">
      <section class="in-out" aria-labelledby="own-files">
        <h1 id="own-files" class="slab">
          Files
        </h1>
        <p class="quiet">
          Your games, teams, leagues and templates, in {folder === undefined ? "this browser only" : folder}. They are
          the command's files: it reads what you export, and you can open what it writes.
        </p>
        <Drop label="Drop files, a folder or a ZIP here" folders take={take} />
        {taken.length > 0 && (
          <ul class="taken" aria-label="Result">
            {taken.map((one) => (
              <li key={one.name}>
                <b>{one.name}</b> {takenWords([one])}
              </li>
            ))}
          </ul>
        )}
        {(files?.length ?? 0) > 0 && (
          <button type="button" class="btn main" onClick={exportAll}>
            <SaveIcon /> Export all as ZIP
          </button>
        )}
        <p class="of-sets">
          A folder with a pressbox.yaml is a set: drop it, and build all its sheets.
          <button type="button" class="btn" onClick={sample}>
            Sample set
          </button>
        </p>
      </section>
      <section class="own" aria-label="Your files">
        {fault !== undefined && (
          <p class="about" role="alert">
            No files can be stored here: {fault}
          </p>
        )}
        {left.length > 0 && (
          <ul class="taken" aria-label="Not shown">
            {left.map(({ name, why }) => (
              <li key={name}>
                <b>{name}</b> not shown: {why}
              </li>
            ))}
          </ul>
        )}
        {files !== undefined && rows.length === 0 && <NoFiles />}
        <ul class="file-list">
          {rows.map(({ file, gone }) =>
            gone ? (
              <li key={`gone ${file.name}`} class="gone">
                <span>
                  <b class="hand">{file.name}</b> was removed.
                </span>
                <button type="button" class="btn" onClick={() => undo(file)} autofocus>
                  Undo
                </button>
              </li>
            ) : (
              <Row
                key={file.name}
                file={file}
                open={game.id}
                elsewhere={elsewhere.has(file.name)}
                remove={remove}
                again={again}
              />
            ),
          )}
        </ul>
      </section>
    </div>
  );
}

/** Files that cannot be shown, checked again whenever the files change. */
function useLeftOut(files: readonly StoredFile[] | undefined): LeftOut {
  const [left, setLeft] = useState<LeftOut>([]);
  useEffect(() => {
    let here = true;
    leftOut().then((found) => here && setLeft(found), sayFault);
    return () => {
      here = false;
    };
  }, [files]);
  return left;
}

const countWords = ({ length }: readonly unknown[]): string =>
  length === 0 ? "No files yet" : `${length} ${length === 1 ? "file" : "files"}`;

/** Placeholder until there are files. */
const NoFiles = () => (
  <div class="no-files">
    <p>No files yet. A game at the table, a league, a template of your own: each appears here as soon as it starts.</p>
    <ol aria-hidden="true">
      <li />
      <li />
      <li />
    </ol>
  </div>
);

/** Adds the game, unless the kind already names it. */
function kindWords({ title, game }: FileDescription): string {
  const of = gameOf(game ?? "")?.title ?? "";
  if (title === "") return "Unknown";
  return of === "" || title.startsWith(of) ? title : `${title}, ${of}`;
}

function Row({
  file,
  open,
  elsewhere,
  remove,
  again,
}: {
  readonly file: StoredFile;
  readonly open: string;
  readonly elsewhere: boolean;
  readonly remove: (file: StoredFile) => void;
  readonly again: () => void;
}) {
  const [naming, name] = useState(false);
  const renamed = useRef<HTMLButtonElement>(null);
  const about = descriptionOf(file);
  const { length } = bytesOf(file.content);
  const to = about && opensAt(file, about, open);
  const prints = about && printsAt(file, about);
  const faults = about?.issues.filter(({ severity }) => severity === "error") ?? [];
  const stop = (): void => {
    name(false);
    requestAnimationFrame(() => renamed.current?.focus());
  };
  return (
    <li>
      <div class="what">
        {naming ? (
          <NewName file={file} stop={stop} again={again} />
        ) : to !== undefined ? (
          <a class="hand" href={to}>
            {file.name}
          </a>
        ) : (
          <b class="hand">{file.name}</b>
        )}
        <p class="quiet">
          {about === undefined ? "Reading" : kindWords(about)}
          {about?.underWay && ", in progress"}
          {elsewhere && <em> changed {folder === undefined ? "in another tab" : "elsewhere"}</em>}
        </p>
      </div>
      <p class="size">{sizeWords(length)}</p>
      <p class="time">
        <time dateTime={new Date(file.changed).toISOString()}>{timeWords(file.changed, Date.now())}</time>
      </p>
      <div class="row-acts" role="group" aria-label={file.name}>
        {to !== undefined && (
          <a class="btn" href={to}>
            Open
          </a>
        )}
        {prints !== undefined && prints !== to && (
          <a class="btn bare" href={prints}>
            Print
          </a>
        )}
        <button type="button" class="btn bare" ref={renamed} onClick={() => name(!naming)}>
          Rename
        </button>
        <button
          type="button"
          class="btn bare"
          onClick={() => {
            const leaf = file.name.split("/").at(-1)!;
            save({ name: leaf, type: "application/octet-stream", bytes: bytesOf(file.content) });
            say(`${leaf}, ${sizeWords(length)}`);
          }}
        >
          Export
        </button>
        <button type="button" class="btn bare" onClick={() => remove(file)}>
          Remove
        </button>
      </div>
      {faults.length > 0 && <FaultList issues={faults} />}
    </li>
  );
}

function NewName({
  file,
  stop,
  again,
}: {
  readonly file: StoredFile;
  readonly stop: () => void;
  readonly again: () => void;
}) {
  const [to, type] = useState(file.name);
  const [wrong, setWrong] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  // Before the first paint, so that early typing is not selected and overwritten.
  useLayoutEffect(() => {
    const { current } = field;
    current?.focus();
    // Keep the extension: it determines the kind of file.
    const dot = file.name.lastIndexOf(".");
    current?.setSelectionRange(file.name.lastIndexOf("/") + 1, dot > 0 ? dot : file.name.length);
  }, []);
  const keep = (): void => {
    const wanted = to.trim();
    if (wanted === file.name) return stop();
    const fault = nameFault(wanted);
    if (fault !== undefined) return setWrong(fault);
    renameFile(file.name, wanted).then(
      (done) => {
        if (!done) return setWrong(`${wanted} already exists`);
        say(`Renamed ${file.name} to ${wanted}`);
        stop();
        again();
      },
      (error: unknown) => setWrong(String(error)),
    );
  };
  return (
    <form
      class="new-name"
      onSubmit={(event) => {
        event.preventDefault();
        keep();
      }}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        stop();
      }}
    >
      <label class="well">
        <span class="sr">New name of {file.name}</span>
        <input
          ref={field}
          class="hand"
          value={to}
          aria-invalid={wrong !== undefined}
          onInput={(event) => type(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="btn main">
        Rename
      </button>
      <button type="button" class="btn" onClick={stop}>
        Leave it
      </button>
      {wrong !== undefined && (
        <p class="wrong" role="alert">
          {wrong}
        </p>
      )}
    </form>
  );
}
