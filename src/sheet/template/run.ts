/** Turns a template's tree into functions, one for each body, call and value. Does not generate code from text. */
import { BLOCKS } from "./blocks.js";
import { SAID } from "../words/words.js";
import { declare, type Block } from "./call.js";
import { checkedCall } from "./checked-call.js";
import { report, type CallSite } from "../drawing/pen.js";
import { isObject } from "../../kernel/issue/index.js";
import { OWN } from "../../kernel/own/index.js";
import { frame, inner, ownValue, type Data, type Literal, type Run, type Scope, type Value } from "./scope.js";
import type { BlockParam, Expression, Include, Path, Statement, WrittenCall } from "./tree.js";

/** A fact, translated. */
const [SAID_BLOCK] = declare([
  {
    name: SAID,
    summary: "a fact in other words",
    defaults: { choices: false },
    body: false,
    run({ args: [value], hash, site: { file }, build: { words } }) {
      if (!hash.choices || !Array.isArray(value)) return words?.said(value, file) ?? "";
      // A choice is stored by its own name, whatever is printed for it.
      return value.map((one: unknown) =>
        typeof one === "string" ? { value: one, label: words?.said(one, file) } : words?.said(one, file),
      );
    },
  },
]);

const BLOCK_OF: ReadonlyMap<string, Block> = new Map([...BLOCKS, SAID_BLOCK].map((block) => [block.name, block]));

/** A body as a function. Parts that never run, such as the other branch of a condition, are never built. @param file for messages */
export function runOf(body: readonly Statement[], file: string): Run {
  let run: Run | undefined;
  return (scope) => (run ??= made(body, file))(scope);
}

function made(body: readonly Statement[], file: string): Run {
  const parts = body.map((statement) => partOf(statement, file));
  if (parts.length === 1 && typeof parts[0] !== "string") {
    const [only] = parts;
    return (scope) => wordsOf(only(scope));
  }
  return (scope) => {
    let words = "";
    for (const part of parts) words += typeof part === "string" ? part : wordsOf(part(scope));
    return words;
  };
}

const wordsOf = (value: unknown): string => (typeof value === "string" ? value : `${(value ?? "") as string}`);

function partOf(statement: Statement, file: string): string | Value {
  if (typeof statement === "string") return statement;
  return "call" in statement ? callOf(statement, file) : includeOf(statement, file);
}

function callOf(call: WrittenCall, file: string): Value {
  const { args = [], named = {}, body, inverse } = call;
  return checkedCall(BLOCK_OF.get(call.call)!, call, file, {
    args: args.map((arg) => valueOf(arg, file)),
    named: Object.entries(named).map(([name, value]) => [name, valueOf(value, file)]),
    body: body && runOf(body, file),
    inverse: inverse && runOf(inverse, file),
  });
}

function valueOf(expression: Expression, file: string): Value | Literal {
  if (typeof expression !== "object" || expression === null) return { literal: expression };
  if ("undefined" in expression) return { literal: undefined };
  if ("call" in expression) return callOf(expression, file);
  if ("param" in expression) return paramOf(expression);
  return expression.data ? dataOf(expression) : factOf(expression);
}

/** A missing value on the path stays missing: `one.two.three`. Keys of a user's own data are blank if absent: `own.rival`. */
function below(from: unknown, names: readonly string[]): unknown {
  let value = from;
  for (let i = 0; i < names.length; i++) {
    const next = ownValue(value, names[i]);
    value = next === undefined && names[i - 1] === OWN && isObject(value) ? "" : next;
  }
  return value;
}

function factOf({ names, up = 0 }: Path): Value {
  if (up > 0)
    return (scope) => {
      let outward: Scope | undefined = scope;
      for (let i = 0; i < up; i++) outward = outward?.outer;
      return below(outward?.context, names);
    };
  const [first, second] = names;
  if (names.includes(OWN)) return ({ context }) => below(context, names);
  switch (names.length) {
    case 0:
      return ({ context }) => context;
    case 1:
      return ({ context }) => ownValue(context, first);
    case 2:
      return ({ context }) => ownValue(ownValue(context, first), second);
    default:
      return ({ context }) => below(context, names);
  }
}

function dataOf({ names, up = 0 }: Path): Value {
  return ({ data }) => {
    let outward: Data | undefined = data;
    for (let i = 0; i < up; i++) outward = outward?.outer;
    return below(outward, names);
  };
}

function paramOf({ names, body, param }: BlockParam): Value {
  if (body === 0) return ({ params }) => below(params?.[param], names);
  return (scope) => {
    let around: Scope | undefined = scope;
    for (let i = 0; i < body; i++) around = around?.around;
    return below(around?.params?.[param], names);
  };
}

function includeOf(include: Include, file: string): Value {
  const { partial, indent = "" } = include;
  const body = include.body && runOf(include.body, file);
  const factsOf = includedFacts(include, file);
  const site: CallSite = { file, line: include.line, column: include.column, sources: {} };
  const run = (scope: Scope): string => {
    const { running, data } = scope;
    const context = factsOf(scope);
    if (partial === undefined) {
      const included = scope.included ?? (body && { body, scope });
      if (included) return included.body(inner(included.scope, context, { data: frame(data, {}) }));
      running.build.pen.site = site;
      const hint =
        "include it with a body, {{#> name}} \u2026 {{/name}}, or write {{#> @partial-block}} what is here otherwise {{/@partial-block}}";
      report(running.build.pen, "template-unknown", "this partial was included without a body", { hint });
      return "";
    }
    return running.partial(partial)({
      running,
      context,
      data: body ? frame(data, {}) : data,
      params: undefined,
      around: undefined,
      outer: undefined,
      included: body ? { body, scope } : scope.included,
    });
  };
  return indent === "" ? run : (scope) => indented(run(scope), indent);
}

/** The facts of a partial: those around it, or the one passed to it, plus its named arguments. */
function includedFacts({ context, named }: Include, file: string): Value {
  const base = context === undefined ? ({ context: own }: Scope) => own : always(valueOf(context, file));
  if (!named) return base;
  const given = Object.entries(named).map(([name, value]) => [name, always(valueOf(value, file))] as const);
  return (scope) => ({
    ...(base(scope) as object),
    ...Object.fromEntries(given.map(([name, value]) => [name, value(scope)])),
  });
}

const always = (value: Value | Literal): Value => (typeof value === "function" ? value : () => value.literal);

/** Prefixes every line with `indent`, except an empty last one. */
const indented = (words: string, indent: string): string => words.replace(/^(?!$(?![^]))/gm, indent);
