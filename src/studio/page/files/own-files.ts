/** The user's files for the page's lists: kept up to date across tabs and identified by the core. */
import { useEffect, useState } from "preact/hooks";
import type { FileDescription } from "../../protocol/files.js";
import { ask } from "../ask/ask.js";
import { GAMES, gameOf } from "../place/catalog.js";
import { issuesOf } from "../ask/issues-of.js";
import { formatAddress } from "../place/places.js";
import { allFiles, onFileChanged, type StoredFile } from "../store/store.js";

/** The core's descriptions of files, by name and revision. */
const descriptions = new Map<string, FileDescription>();
let queue: Promise<unknown> = Promise.resolve();

const keyOf = ({ name, revision, changed }: StoredFile): string => JSON.stringify([name, revision, changed]);

/** A file with the core's description, once known. */
export const descriptionOf = (file: StoredFile): FileDescription | undefined => descriptions.get(keyOf(file));

const failed = (error: unknown): FileDescription => ({
  use: "other",
  title: "",
  sheets: [],
  issues: issuesOf(error),
});

export interface OwnFiles {
  /** Sorted by name; undefined until the browser answers. */
  readonly files: readonly StoredFile[] | undefined;
  /** Names that another tab has written since. */
  readonly elsewhere: ReadonlySet<string>;
  /** Why the browser cannot store files. */
  readonly fault?: string;
  again(): void;
}

/** @param describe true to have the core identify each file */
export function useOwnFiles(describe: boolean): OwnFiles {
  const [files, list] = useState<readonly StoredFile[]>();
  const [elsewhere, hear] = useState<ReadonlySet<string>>(new Set());
  const [fault, fail] = useState<string>();
  const [, redraw] = useState(0);
  const [wanted, want] = useState(0);
  useEffect(
    () =>
      onFileChanged((name) => {
        hear((known) => new Set([...known, name]));
        want((n) => n + 1);
      }),
    [],
  );
  useEffect(() => {
    let here = true;
    allFiles().then(
      (found) => here && (list([...found].sort((a, b) => (a.name < b.name ? -1 : 1))), fail(undefined)),
      (error: unknown) => here && fail(error instanceof Error ? error.message : String(error)),
    );
    return () => {
      here = false;
    };
  }, [wanted]);
  useEffect(() => {
    let here = true;
    if (describe)
      for (const file of files ?? [])
        queue = queue.then(async () => {
          if (!here || descriptionOf(file)) return;
          const { name, content } = file;
          descriptions.set(
            keyOf(file),
            await ask(`describe ${name}`, "describeFile", [{ name, content }]).catch(failed),
          );
          if (here) redraw((n) => n + 1);
        });
    return () => {
      here = false;
    };
  }, [files, describe]);
  return { files, elsewhere, ...(fault !== undefined && { fault }), again: () => want((n) => n + 1) };
}

const rated = GAMES.find((game) => game.rated);

/** Address that prints a file's sheets. */
export function printsAt({ name }: StoredFile, { game, sheets }: FileDescription): string | undefined {
  if (game === undefined || sheets.length === 0) return undefined;
  const listed = GAMES.find(({ id }) => id === game)?.sheets ?? [];
  const first = listed.find(({ id, when }) => when === "during" && sheets.includes(id))?.id ?? sheets[0];
  return formatAddress({ pane: "sheet", game, place: first, options: { fill: "filled", file: name } });
}

/** Address that opens a file in its pane; undefined for files that only the command reads. @param open the open game */
export function opensAt(file: StoredFile, about: FileDescription, open: string): string | undefined {
  const { name } = file;
  const { use, game, underWay } = about;
  const at = (pane: "table" | "teams" | "season", of: string): string =>
    formatAddress({ pane, game: of, place: "", options: { file: name } });
  if (use === "template") {
    const [, of, template] = /templates\/([^/]+)\/(.+)\.hbs$/.exec(name) ?? [];
    if (of === undefined || template === undefined) return undefined;
    const sheet = gameOf(of)?.sheets.some(({ id }) => id === template) ? template : "";
    return formatAddress({
      pane: "template",
      game: gameOf(of) ? of : open,
      place: sheet,
      options: { tpl: `${of}/${template}` },
    });
  }
  if (use === "set") {
    const dir = name.split("/").slice(0, -1).join("/");
    return formatAddress({ pane: "set", game: game ?? open, place: "", options: dir === "" ? {} : { dir } });
  }
  if (use === "statistics") {
    const of = GAMES.find(({ id, rated: makes }) => id === (game ?? open) && makes) ?? rated;
    return of && at("teams", of.id);
  }
  if (game === undefined || about.issues.some(({ severity }) => severity === "error")) return undefined;
  if (use === "game" && underWay) return at("table", game);
  if (use === "league" || use === "career") return at("season", game);
  if (use === "teams" && gameOf(game)?.rated) return at("teams", game);
  return printsAt(file, about);
}
