/** A parsed template as plain JSON: written by the build next to the texts, and run by the engine. */

/** Position in its template. */
interface Place {
  readonly line: number;
  /** From 0. */
  readonly column: number;
}

/** A value by name: `setup.wins`, `../side`, `@index`. */
export interface Path {
  /** As written in the template. */
  readonly path: string;
  readonly names: readonly string[];
  /** Number of contexts, or data frames, outward; 0 if missing. */
  readonly up?: number;
  /** @index, @root. */
  readonly data?: true;
}

/** A block's parameter in its body: `as |one i|`. */
export interface BlockParam {
  readonly path: string;
  /** The path after the name: `one.wins`. */
  readonly names: readonly string[];
  /** Number of bodies outward, 0 for the current one. */
  readonly body: number;
  /** Index of the parameter. */
  readonly param: number;
}

/** `undefined`, which JSON does not have. */
export interface Undefined {
  readonly undefined: true;
}

export type Expression = string | number | boolean | null | Undefined | Path | BlockParam | WrittenCall;

/** A call of a block or leaf. */
export interface WrittenCall extends Place {
  readonly call: string;
  readonly args?: readonly Expression[];
  readonly named?: Readonly<Record<string, Expression>>;
  /** Present in `{{#name}} ... {{/name}}`. */
  readonly body?: readonly Statement[];
  readonly inverse?: readonly Statement[];
}

/** `{{> name}}`. */
export interface Include extends Place {
  /** Missing for the body passed to the current partial: `{{> @partial-block}}`. */
  readonly partial?: string;
  readonly context?: Expression;
  readonly named?: Readonly<Record<string, Expression>>;
  /** The body of `{{#> name}}`. */
  readonly body?: readonly Statement[];
  /** Prefix of each of its lines. */
  readonly indent?: string;
}

/** Literal text, or something to run. */
export type Statement = string | WrittenCall | Include;

export interface TemplateTree {
  readonly body: readonly Statement[];
  /** Partials that it includes. */
  readonly partials: readonly string[];
}

/** Source of a value, for messages; a literal cannot be missing. */
export function sourceOf(expression: Expression): string {
  if (typeof expression !== "object" || expression === null) return "";
  if ("path" in expression) return expression.path;
  return "call" in expression ? `(${expression.call})` : "";
}
