/**
 * A league's file: read once, saved after every step, and never over changes that someone else made in between. Its content from before the
 * command stays next to it, in a `.before` file.
 */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { fault, UserError, type Issue } from "../kernel/issue/index.js";
import type { Source } from "../files/source.js";
import { keptText } from "../files/kept-text.js";
import type { GameSystem } from "../contract/game.js";
import type { FileKind } from "../contract/files.js";
import type { Seasons } from "../contract/seasons.js";
import { allSystems } from "../make/find.js";
import { loadedOf, readAs } from "../make/inputs.js";
import type { CliIo } from "./io.js";
import { KeptFile } from "./output/kept-file.js";

/** A game that is played in leagues. */
export interface LeagueSystem {
  readonly system: GameSystem;
  readonly seasons: Seasons;
}

export const leagueExists = (file: string, io: CliIo): boolean => existsSync(resolve(io.cwd, file));

/** Something that lasts for years and is kept in a file: a league, a career. */
export interface Kept {
  readonly kind: FileKind;
  status(kept: unknown): { readonly revision: number };
}

/** Words for such a file, and how to create one. */
interface KeptWords {
  readonly word: string;
  readonly hint: string;
}

export class LeagueFile {
  #revision: number | undefined;
  readonly #at: KeptFile;

  private constructor(
    readonly file: string,
    io: CliIo,
    private readonly kept: Kept,
    private readonly word: string,
    found?: { readonly text: string; readonly revision: number },
  ) {
    this.#revision = found?.revision;
    const changed = (now: string | undefined): Issue => this.#changed(now);
    this.#at = new KeptFile(file, io, found?.text, { changed, keepsBefore: true });
  }

  /** A file that does not exist yet. */
  static fresh(file: string, io: CliIo, kept: Kept, word = "league"): LeagueFile {
    return new LeagueFile(file, io, kept, word);
  }

  /** Reads and checks a league. @throws UserError with every error in the file */
  static async open(
    file: string,
    io: CliIo,
    wanted?: LeagueSystem,
  ): Promise<
    LeagueSystem & { readonly league: unknown; readonly at: LeagueFile; readonly warnings: readonly Issue[] }
  > {
    const all = leagueSystems(await allSystems());
    const kinds = all.map(({ seasons }) => seasons.kind);
    const words = { words: "a league", hint: "pressbox season GAME --file FILE makes one" };
    const read = await readAs(file, kinds, io, { wanted: words });
    const found = all.find(({ seasons }) => seasons.kind === read.kind);
    if (found && wanted && found.system.id !== wanted.system.id) {
      const message = `this is a league of ${found.system.title}, not of ${wanted.system.title}`;
      throw new UserError(
        fault("file-kind", message, { file, hint: `pressbox season ${found.system.id} continues it` }),
      );
    }
    const { value, source, warnings } = loadedOf(read);
    const own = wanted ?? found!;
    return { ...own, league: value, at: LeagueFile.#read(file, io, own.seasons, "league", value, source), warnings };
  }

  /** Reads and checks a kept file. @throws UserError with every error in the file */
  static async read(
    file: string,
    io: CliIo,
    kept: Kept,
    { word, hint }: KeptWords,
  ): Promise<{ readonly value: unknown; readonly at: LeagueFile; readonly warnings: readonly Issue[] }> {
    const wanted = { words: `a ${word}`, hint };
    const { value, source, warnings } = loadedOf(await readAs(file, [kept.kind], io, { wanted }));
    return { value, at: LeagueFile.#read(file, io, kept, word, value, source), warnings };
  }

  static #read(file: string, io: CliIo, kept: Kept, word: string, value: unknown, source: Source): LeagueFile {
    return new LeagueFile(file, io, kept, word, { text: source.text(), revision: kept.status(value).revision });
  }

  /**
   * Saves the league, completely or not at all.
   * @throws UserError `league-changed` if the file differs from what this run last read or wrote; it is then left as it is
   */
  save(league: unknown): void {
    this.#at.write(keptText(this.kept.kind, league, this.file));
    this.#revision = this.kept.status(league).revision;
  }

  #changed(text = ""): Issue {
    const found = /^\s*"?revision"?:\s*(\d+)/m.exec(text)?.[1];
    const now = found === undefined ? "it is a different file now" : `it has revision ${found} now`;
    const before = this.#revision === undefined ? "it was not there" : `revision ${this.#revision} was read`;
    return fault("league-changed", `someone else changed the ${this.word}: ${before}, ${now}`, {
      file: this.file,
      hint: "nothing was written; run the command again to continue from there",
    });
  }
}

/** The games that are played in leagues. */
export const leagueSystems = (systems: readonly GameSystem[]): LeagueSystem[] =>
  systems.flatMap((system) => (system.seasons ? [{ system, seasons: system.seasons }] : []));

/**
 * Opens a league with named players, for a draft or a trade.
 * @throws UserError `draft-nobody` or `trade-nobody` for any other league, `league-revision`, and every error in the file
 */
export async function openWithPlayers(
  use: "draft" | "trade",
  file: string,
  revision: number | undefined,
  io: CliIo,
): Promise<Awaited<ReturnType<typeof LeagueFile.open>>> {
  const opened = await LeagueFile.open(file, io);
  requireRevision(opened.seasons, opened.league, revision, file);
  if (opened.seasons[use]) return opened;
  const message = `${opened.system.title} teams have no named players, so no one can be ${use === "draft" ? "drafted" : "traded"}`;
  throw new UserError(fault(`${use}-nobody`, message, { file }));
}

/** @throws UserError `league-revision` if the league or career does not have the expected revision */
export function requireRevision(
  kept: Kept,
  value: unknown,
  wanted: number | undefined,
  file: string,
  word = "league",
): void {
  const { revision } = kept.status(value);
  if (wanted === undefined || wanted === revision) return;
  const hint = `someone else continued it; look at the ${word}, then give its revision`;
  throw new UserError(
    fault("league-revision", `the ${word} has revision ${revision}; expected ${wanted}`, { file, hint }),
  );
}
