/** What a body of a template sees while it runs. */
import type { Build } from "./build.js";
import type { Seen, SeenThere } from "./seen.js";

/** A body as a function: the words that it leaves. */
export type Run = (scope: Scope) => string;
export type Value = (scope: Scope) => unknown;
/** A value that is known before anything runs. */
export interface Literal {
  readonly literal: unknown;
}

/** What holds for all of a sheet, its partials too. */
export interface Running {
  readonly build: Build;
  /** The template that stands for a partial. */
  partial(name: string): Run;
  /** Collects the scopes of bodies; absent unless an editor has the templates open. */
  readonly seen?: Seen | undefined;
}

/** What `@` leads to: `@root`; in a list `@index`, `@first`, `@last`; in a table `@row`, from 1. */
export interface Data {
  readonly root: unknown;
  readonly index?: number;
  readonly row?: number;
  /** What `@../` leads to. */
  readonly outer?: Data;
}

export interface Scope {
  readonly running: Running;
  /** The facts that names without a prefix are looked up in. */
  readonly context: unknown;
  readonly data: Data;
  /** Values of the names that a block gives to its body. */
  readonly params: readonly unknown[] | undefined;
  /** That of the body which this one is written in. */
  readonly around: Scope | undefined;
  /** The next one outward with other facts: what `../` leads to. */
  readonly outer: Scope | undefined;
  /** The body that this partial was included with. */
  readonly included: { readonly body: Run; readonly scope: Scope } | undefined;
}

/** What a call sees where there are no facts. */
export const NO_FACTS: object = Object.freeze({});

/** What a block may hand to its body besides the facts. */
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

/** The scope of a body in the one around it. */
export function inner(around: Scope, context: unknown, { data = around.data, params }: BodyOptions): Scope {
  const same = context === around.context || (context === NO_FACTS && around.context === null);
  const { running, included } = around;
  return { running, context, data, params, around, outer: same ? around.outer : around, included };
}

/** A scope, as an editor sees it. */
export const seenIn = ({ context, data, params = [] }: Scope): SeenThere => ({ context, root: data.root, params });

/** A value of a list's own for `@`, over that of the list around. */
export const frame = <T extends object>(data: Data, own: T): Data & T => ({ ...data, outer: data, ...own });

/** A fact's own value: nothing that all objects inherit, such as their constructor. */
export function ownValue(from: unknown, name: string): unknown {
  if (from === undefined || from === null) return from;
  return Object.hasOwn(from, name) ? (from as Record<string, unknown>)[name] : undefined;
}
