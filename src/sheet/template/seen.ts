/** What a template's bodies see while they run, kept for whoever edits it: an editor offers the facts of the place. */
import type { CallSite } from "../drawing/pen.js";

/** What one body saw when it first ran. */
export interface SeenThere {
  /** The facts that names without a prefix are looked up in. */
  readonly context: unknown;
  /** What `@root` leads to. */
  readonly root: unknown;
  /** Values of the names that its block gives it: `as |one i|`. */
  readonly params: readonly unknown[];
}

export class Seen {
  readonly #bodies = new Map<CallSite, SeenThere>();
  readonly #files = new Map<string, SeenThere>();

  /** The body of a block runs. */
  body(site: CallSite, there: SeenThere): void {
    if (!this.#bodies.has(site)) this.#bodies.set(site, there);
  }

  /** A whole template runs: a sheet's, or a partial. */
  file(file: string, there: SeenThere): void {
    if (!this.#files.has(file)) this.#files.set(file, there);
  }

  /**
   * What the body of a block saw; undefined for one that never ran.
   * @param place of the block's call; absent = what is outside of all blocks
   */
  at(file: string, place?: { readonly line: number; readonly column: number }): SeenThere | undefined {
    if (!place) return this.#files.get(file);
    for (const [site, there] of this.#bodies)
      if (site.file === file && site.line === place.line && site.column + 1 === place.column) return there;
    return undefined;
  }
}
