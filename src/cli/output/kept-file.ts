/**
 * A file that people and Pressbox write by turns: a league, a career, a game by hand. It is written whole or not at all, and never
 * over what someone else wrote since this run read or wrote it.
 */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { UserError, type Issue } from "../../kernel/issue/index.js";
import type { CliIo } from "../io.js";
import { withLock } from "./lock-file.js";
import { targetAt } from "./target.js";
import { replaceFiles } from "./write-files.js";

interface KeptSense {
  /** What is reported when someone else has written: what is there now is left alone. */
  changed(now: string | undefined): Issue;
  /** What was in the file before this run stays next to it, in a file `.before`. */
  readonly keepsBefore?: boolean;
  /** A file that is gone is written again: nothing is lost by that. */
  readonly comesBack?: boolean;
}

export class KeptFile {
  /** This run has written: the state before it is kept already. */
  #written = false;

  /** @param text what is in the file as far as this run knows; undefined before it is first written */
  constructor(
    private readonly file: string,
    private readonly io: Pick<CliIo, "cwd">,
    private text: string | undefined,
    private readonly sense: KeptSense,
  ) {}

  get written(): boolean {
    return this.#written;
  }

  /** @throws UserError for a place that cannot be written, and with the issue of `changed` */
  write(text: string): void {
    if (text === this.text) return;
    const { cwd } = this.io;
    const { path } = targetAt(resolve(cwd, this.file));
    withLock(path, this.file, () => {
      const now = textAt(path);
      const isGone = now === undefined && this.sense.comesBack === true;
      if (now !== this.text && !isGone) throw new UserError(this.sense.changed(now));
      const keeps = this.sense.keepsBefore && !this.#written && now !== undefined;
      const before = keeps ? [{ path: `${path}.before`, bytes: now, like: path }] : [];
      replaceFiles([...before, { path, bytes: text }], cwd, true);
    });
    this.#written = true;
    this.text = text;
  }
}

/** As files are read: without the byte-order mark. */
export function textAt(path: string): string | undefined {
  try {
    return new TextDecoder().decode(readFileSync(path));
  } catch {
    return undefined;
  }
}
