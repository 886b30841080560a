/**
 * A league's file: read once, written after every step, and never over what somebody else wrote in between. What stood
 * in it before a command stays beside it, in a file `.before`.
 */
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { fault, hasErrors, throwOnErrors, UserError, type Issue } from "../kernel/issue/index.js";
import { withSeal } from "../data/seal.js";
import type { GameSystem, Seasons } from "../systems/contract.js";
import { dataText } from "./data-text.js";
import { allSystems } from "./find.js";
import { readInput } from "./inputs.js";
import type { CliIo } from "./io.js";
import { withLock } from "./output/lock-file.js";
import { realPath } from "./output/output-guard.js";
import { writeFiles } from "./output/write-files.js";

/** A game that is played in leagues. */
export interface LeagueSystem {
  readonly system: GameSystem;
  readonly seasons: Seasons;
}

export const leagueExists = (file: string, io: CliIo): boolean => existsSync(resolve(io.cwd, file));

export class LeagueFile {
  /** What stands in the file as far as this run knows; undefined before it is first written. */
  #text: string | undefined;
  #revision: number | undefined;
  /** This run has written: the state before it is kept already. */
  #saved = false;

  private constructor(
    readonly file: string,
    private readonly io: CliIo,
    private readonly seasons: Seasons,
  ) {}

  /** A file that is still to be written. */
  static fresh(file: string, io: CliIo, { seasons }: LeagueSystem): LeagueFile {
    return new LeagueFile(file, io, seasons);
  }

  /** Reads and checks a league. @throws UserError with every fault of the file. */
  static async open(
    file: string,
    io: CliIo,
    wanted?: LeagueSystem,
  ): Promise<
    LeagueSystem & { readonly league: unknown; readonly at: LeagueFile; readonly warnings: readonly Issue[] }
  > {
    const [{ data, locate, text }, { checkKind }] = await Promise.all([readInput(file, io), import("../check.js")]);
    const found = wanted ?? leagueSystems(await allSystems()).find(({ seasons }) => seasons.kind.matches(data));
    if (!found || !found.seasons.kind.matches(data)) {
      const hint = "pressbox season GAME --file FILE makes one";
      throw new UserError(fault("file-kind", "this is no league", { file, hint }));
    }
    const { kind } = found.seasons;
    const { issues, value } = checkKind(kind, data, locate);
    if (value === undefined)
      throw new UserError(hasErrors(issues) ? issues : fault("file-kind", "this is no league", { file }));
    // Without a seal nobody knows whose results these are: they are worked out again.
    if (kind.prove && (data as { readonly seal?: unknown }).seal === undefined)
      throwOnErrors(kind.prove(value, locate));
    const at = new LeagueFile(file, io, found.seasons);
    at.#text = text;
    at.#revision = found.seasons.status(value).revision;
    return { ...found, league: value, at, warnings: issues };
  }

  /**
   * Writes the league, whole or not at all.
   * @throws UserError `league-changed` when the file is not what this run read or wrote last; it is left alone then.
   */
  save(league: unknown): void {
    const { kind } = this.seasons;
    const text = dataText(kind.sealed ? withSeal(league as object, kind.sealed(league)) : league, this.file);
    const path = realPath(resolve(this.io.cwd, this.file));
    withLock(path, this.file, () => {
      if (this.#read() !== this.#text) throw new UserError(this.#changed());
      const before = this.#saved ? undefined : this.#text;
      const backup = before === undefined || before === text ? [] : [{ path: `${path}.before`, bytes: before }];
      writeFiles([...backup, { path, bytes: text }], { cwd: this.io.cwd, force: true });
    });
    this.#saved = true;
    this.#text = text;
    this.#revision = this.seasons.status(league).revision;
  }

  #read(): string | undefined {
    try {
      // Without the byte-order mark, as files are read.
      return new TextDecoder().decode(readFileSync(resolve(this.io.cwd, this.file)));
    } catch {
      return undefined;
    }
  }

  #changed(): Issue {
    const found = /^\s*"?revision"?:\s*(\d+)/m.exec(this.#read() ?? "")?.[1];
    const now = found === undefined ? "it is another file now" : `it has revision ${found} now`;
    const before = this.#revision === undefined ? "it was not there" : `revision ${this.#revision} was read`;
    return fault("league-changed", `somebody else changed the league: ${before}, ${now}`, {
      file: this.file,
      hint: "nothing was written; run the command again to go on from there",
    });
  }
}

/** The games that are played in leagues. */
export const leagueSystems = (systems: readonly GameSystem[]): LeagueSystem[] =>
  systems.flatMap((system) => (system.seasons ? [{ system, seasons: system.seasons }] : []));

/** @throws UserError `league-revision` when the league is not the one that the person has in mind. */
export function requireRevision(
  { seasons }: LeagueSystem,
  league: unknown,
  wanted: number | undefined,
  file: string,
): void {
  const { revision } = seasons.status(league);
  if (wanted === undefined || wanted === revision) return;
  const hint = "somebody else went on with it; look at the league, then give its revision";
  throw new UserError(
    fault("league-revision", `the league has revision ${revision}; expected ${wanted}`, { file, hint }),
  );
}
