/** The shape of every mark: what a template can draw with one call. */
import type { Env } from "../env.js";

/**
 * One drawing instruction of the templates. `required` props must be given, the others have `defaults`;
 * a prop that is neither is an Issue. Lengths are millimetres, type sizes are points.
 */
export interface Mark<P extends object = object> {
  readonly name: string;
  readonly summary: string;
  readonly required: readonly string[];
  readonly defaults: Readonly<Record<string, unknown>>;
  draw(props: P, env: Env): string;
}

/** Declares a mark; `Required` names the props that have no default. */
export function defineMark<P extends object>(mark: Mark<P>): Mark<P> {
  return mark;
}
