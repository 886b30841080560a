/**
 * A league's file: read once, written after every step, and never over what somebody else wrote in between. What stood
 * in it before a command stays beside it, in a file `.before`.
 */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { fault, hasErrors, UserError, type Issue } from "../kernel/issue/index.js";
import type { DataFile } from "../text/data-file.js";
import { withSeal } from "../files/seal.js";
import type { GameSystem } from "../contract/game.js";
import type { FileKind } from "../contract/files.js";
import type { Seasons } from "../contract/seasons.js";
import { dataText } from "./text/data-text.js";
import { allSystems } from "./find.js";
import { readInput } from "./inputs.js";
import type { CliIo } from "./io.js";
import { KeptFile } from "./output/kept-file.js";

/** A game that is played in leagues. */
export interface LeagueSystem {
  readonly system: GameSystem;
  readonly seasons: Seasons;
}

export const leagueExists = (file: string, io: CliIo): boolean => existsSync(resolve(io.cwd, file));

/** Something that goes on for years and is kept in a file: a league, a career. */
export interface Kept {
  readonly kind: FileKind;
  status(kept: unknown): { readonly revision: number };
}

/** What such a file is called, and how one is made. */
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

  /** A file that is still to be written. */
  static fresh(file: string, io: CliIo, kept: Kept, word = "league"): LeagueFile {
    return new LeagueFile(file, io, kept, word);
  }

  /** Reads and checks a league. @throws UserError with every fault of the file. */
  static async open(
    file: string,
    io: CliIo,
    wanted?: LeagueSystem,
  ): Promise<
    LeagueSystem & { readonly league: unknown; readonly at: LeagueFile; readonly warnings: readonly Issue[] }
  > {
    const read = await readInput(file, io);
    const fits = ({ seasons }: LeagueSystem): boolean => seasons.kind.matches(read.data);
    const own = wanted && fits(wanted) ? wanted : leagueSystems(await allSystems()).find(fits);
    if (wanted && own && own.system.id !== wanted.system.id) {
      const message = `this is a league of ${own.system.title}, not of ${wanted.system.title}`;
      throw new UserError(fault("file-kind", message, { file, hint: `pressbox season ${own.system.id} continues it` }));
    }
    const found = wanted ?? own;
    const hint = "pressbox season GAME --file FILE makes one";
    if (!found) throw new UserError(fault("file-kind", "this is not a league", { file, hint }));
    const { value, at, warnings } = await LeagueFile.take(read, file, io, found.seasons, { word: "league", hint });
    return { ...found, league: value, at, warnings };
  }

  /** Reads and checks what is kept. @throws UserError with every fault of the file. */
  static async read(
    file: string,
    io: CliIo,
    kept: Kept,
    words: KeptWords,
  ): Promise<{ readonly value: unknown; readonly at: LeagueFile; readonly warnings: readonly Issue[] }> {
    return LeagueFile.take(await readInput(file, io), file, io, kept, words);
  }

  private static async take(
    { data, locate, text }: DataFile,
    file: string,
    io: CliIo,
    kept: Kept,
    { word, hint }: KeptWords,
  ): Promise<{ readonly value: unknown; readonly at: LeagueFile; readonly warnings: readonly Issue[] }> {
    const { kind } = kept;
    if (!kind.matches(data)) throw new UserError(fault("file-kind", `this is not a ${word}`, { file, hint }));
    const { readKind } = await import("../files/check.js");
    const { issues, value } = readKind(kind, data, locate);
    if (value === undefined)
      throw new UserError(hasErrors(issues) ? issues : fault("file-kind", `this is not a ${word}`, { file }));
    const { revision } = kept.status(value);
    return { value, at: new LeagueFile(file, io, kept, word, { text, revision }), warnings: issues };
  }

  /**
   * Writes the league, whole or not at all.
   * @throws UserError `league-changed` when the file is not what this run read or wrote last; it is left alone then.
   */
  save(league: unknown): void {
    const { kind } = this.kept;
    this.#at.write(dataText(kind.sealed ? withSeal(league as object, kind.sealed(league)) : league, this.file));
    this.#revision = this.kept.status(league).revision;
  }

  #changed(text = ""): Issue {
    const found = /^\s*"?revision"?:\s*(\d+)/m.exec(text)?.[1];
    const now = found === undefined ? "it is another file now" : `it has revision ${found} now`;
    const before = this.#revision === undefined ? "it was not there" : `revision ${this.#revision} was read`;
    return fault("league-changed", `somebody else changed the ${this.word}: ${before}, ${now}`, {
      file: this.file,
      hint: "nothing was written; run the command again to go on from there",
    });
  }
}

/** The games that are played in leagues. */
export const leagueSystems = (systems: readonly GameSystem[]): LeagueSystem[] =>
  systems.flatMap((system) => (system.seasons ? [{ system, seasons: system.seasons }] : []));

/** @throws UserError `league-revision` when the league, or the career, is not the one that the person has in mind. */
export function requireRevision(
  kept: Kept,
  value: unknown,
  wanted: number | undefined,
  file: string,
  word = "league",
): void {
  const { revision } = kept.status(value);
  if (wanted === undefined || wanted === revision) return;
  const hint = `somebody else went on with it; look at the ${word}, then give its revision`;
  throw new UserError(
    fault("league-revision", `the ${word} has revision ${revision}; expected ${wanted}`, { file, hint }),
  );
}
