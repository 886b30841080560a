/** What a template body can access while it runs. */
import type { Build } from "./build.js";
import type { Seen, SeenThere } from "./seen.js";

/** A body as a function that returns its words. */
export type Run = (scope: Scope) => string;
export type Value = (scope: Scope) => unknown;
/** A value that is known before anything runs. */
export interface Literal {
  readonly literal: unknown;
}

/** State shared by a whole sheet, including its partials. */
export interface Running {
  readonly build: Build;
  /** The compiled template of a partial. */
  partial(name: string): Run;
  /** Records the scopes of bodies; absent unless an editor has the templates open. */
  readonly seen?: Seen | undefined;
}

/** Values of `@`: `@root`; in a list `@index`, `@first`, `@last`; in a table `@row`, from 1. */
export interface Data {
  readonly root: unknown;
  readonly index?: number;
  readonly row?: number;
  /** The frame of `@../`. */
  readonly outer?: Data;
}

export interface Scope {
  readonly running: Running;
  /** The facts for names without a prefix. */
  readonly context: unknown;
  readonly data: Data;
  /** Values of a block's parameters. */
  readonly params: readonly unknown[] | undefined;
  /** The scope of the enclosing body. */
  readonly around: Scope | undefined;
  /** The next scope outward with other facts: `../`. */
  readonly outer: Scope | undefined;
  /** The body passed to this partial. */
  readonly included: { readonly body: Run; readonly scope: Scope } | undefined;
}

/** The facts of a call without any. */
export const NO_FACTS: object = Object.freeze({});

/** What a block may pass to its body besides the facts. */
export interface BodyOptions {
  readonly data?: Data;
  readonly params?: readonly unknown[];
}

/** The scope of a sheet. */
export const outermost = (running: Running, context: unknown): Scope => ({
  running,
  context,
  data: { root: context },
  params: undefined,
  around: undefined,
  outer: undefined,
  included: undefined,
});

/** The scope of a body inside another scope. */
export function inner(around: Scope, context: unknown, { data = around.data, params }: BodyOptions): Scope {
  const same = context === around.context || (context === NO_FACTS && around.context === null);
  const { running, included } = around;
  return { running, context, data, params, around, outer: same ? around.outer : around, included };
}

/** A scope, in the form editors need. */
export const seenIn = ({ context, data, params = [] }: Scope): SeenThere => ({ context, root: data.root, params });

/** Adds a list's own values for `@` to those around it. */
export const frame = <T extends object>(data: Data, own: T): Data & T => ({ ...data, outer: data, ...own });

/** A fact's own value, never something that all objects inherit, such as `constructor`. */
export function ownValue(from: unknown, name: string): unknown {
  if (from === undefined || from === null) return from;
  return Object.hasOwn(from, name) ? (from as Record<string, unknown>)[name] : undefined;
}
