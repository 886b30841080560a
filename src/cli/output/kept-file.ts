/**
 * A file that both people and Pressbox write: a league, a career, a game by hand. It is saved completely or not at all, and never over
 * changes that someone else made since this run last read or wrote it.
 */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { UserError, type Issue } from "../../kernel/issue/index.js";
import type { CliIo } from "../io.js";
import { withLock } from "./lock-file.js";
import { targetAt } from "./target.js";
import { replaceFiles } from "./write-files.js";

interface KeptSense {
  /** The error if someone else changed the file, which is then left as it is. */
  changed(now: string | undefined): Issue;
  /** True to keep the content from before this run next to it, in a `.before` file. */
  readonly keepsBefore?: boolean;
  /** True to write the file again if it was deleted: nothing is lost by that. */
  readonly comesBack?: boolean;
}

export class KeptFile {
  /** True once this run has written: the earlier content is already kept. */
  #written = false;

  /** @param text content of the file as last read; undefined for a new file */
  constructor(
    private readonly file: string,
    private readonly io: Pick<CliIo, "cwd">,
    private text: string | undefined,
    private readonly sense: KeptSense,
  ) {}

  get written(): boolean {
    return this.#written;
  }

  /** @throws UserError if the file cannot be written, or with the issue from `changed` */
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

/** As when reading: without the byte-order mark. */
export function textAt(path: string): string | undefined {
  try {
    return new TextDecoder().decode(readFileSync(path));
  } catch {
    return undefined;
  }
}
