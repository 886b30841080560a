/** Records the scope of each template body as it runs, so that an editor can offer the facts available there. */
import type { CallSite } from "../drawing/pen.js";

/** The scope of a body when it first ran. */
export interface SeenThere {
  /** Facts for names without a prefix. */
  readonly context: unknown;
  /** The value of `@root`. */
  readonly root: unknown;
  /** Values of the names from its block: `as |one i|`. */
  readonly params: readonly unknown[];
}

export class Seen {
  readonly #bodies = new Map<CallSite, SeenThere>();
  readonly #files = new Map<string, SeenThere>();

  /** Called when the body of a block runs. */
  body(site: CallSite, there: SeenThere): void {
    if (!this.#bodies.has(site)) this.#bodies.set(site, there);
  }

  /** Called when a whole template runs: a sheet's, or a partial. */
  file(file: string, there: SeenThere): void {
    if (!this.#files.has(file)) this.#files.set(file, there);
  }

  /**
   * The scope of a block's body; undefined if it never ran.
   * @param place position of the block's call; absent = outside all blocks
   */
  at(file: string, place?: { readonly line: number; readonly column: number }): SeenThere | undefined {
    if (!place) return this.#files.get(file);
    for (const [site, there] of this.#bodies)
      if (site.file === file && site.line === place.line && site.column + 1 === place.column) return there;
    return undefined;
  }
}
