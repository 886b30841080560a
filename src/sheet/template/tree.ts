/** A template that was read: what the build writes next to the texts, plain JSON, and what is run. */

/** Where in its template something stands. */
interface Place {
  readonly line: number;
  /** From 0. */
  readonly column: number;
}

/** A value by its name: `setup.wins`, `../side`, `@index`. */
export interface Path {
  /** As the template writes it. */
  readonly path: string;
  readonly names: readonly string[];
  /** Contexts outward, or frames of data; 0 where it is missing. */
  readonly up?: number;
  /** @index, @root. */
  readonly data?: true;
}

/** A name that a block gives to what is in its body: `as |one i|`. */
export interface BlockParam {
  readonly path: string;
  /** What follows the name: `one.wins`. */
  readonly names: readonly string[];
  /** Bodies outward from the one that it is in, 0 for that one. */
  readonly body: number;
  /** Which of the block's names. */
  readonly param: number;
}

/** `undefined`, for which JSON has no word. */
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
  /** Missing where it is the body that its own partial was included with: `{{> @partial-block}}`. */
  readonly partial?: string;
  readonly context?: Expression;
  readonly named?: Readonly<Record<string, Expression>>;
  /** The body of `{{#> name}}`. */
  readonly body?: readonly Statement[];
  /** What is before each of its lines. */
  readonly indent?: string;
}

/** Text as it is, or what is run. */
export type Statement = string | WrittenCall | Include;

export interface TemplateTree {
  readonly body: readonly Statement[];
  /** Partials that it includes. */
  readonly partials: readonly string[];
}

/** Where a value comes from, for messages; what is there as it is cannot be missing. */
export function sourceOf(expression: Expression): string {
  if (typeof expression !== "object" || expression === null) return "";
  if ("path" in expression) return expression.path;
  return "call" in expression ? `(${expression.call})` : "";
}
