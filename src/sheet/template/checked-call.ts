/** A call of a block as a function: evaluates its arguments, checks them, then runs the block. */
import { suggestHint } from "../../kernel/issue/index.js";
import { report, type CallSite, type Pen } from "../drawing/pen.js";
import { expectedBy, fitsType, typeOfArgument, typeOfBare, type TypeName } from "./arguments.js";
import { MARK_ARGUMENTS, OWN_ARGUMENTS, type Block, type Call } from "./call.js";
import { inner, NO_FACTS, seenIn, type Literal, type Run, type Scope, type Value } from "./scope.js";
import { sourceOf, type WrittenCall } from "./tree.js";

/** The parts of a call as written, as functions. */
export interface CallParts {
  readonly args: readonly (Value | Literal)[];
  readonly named: readonly (readonly [name: string, value: Value | Literal])[];
  readonly body: Run | undefined;
  readonly inverse: Run | undefined;
}

/** A block's named and bare arguments. */
interface Taken {
  readonly known: ReadonlyMap<string, TypeName>;
  readonly bare: TypeName;
}

const OWN_KEYS = Object.keys(OWN_ARGUMENTS);
const MARK_KEYS = Object.keys(MARK_ARGUMENTS);
const taken = new Map<Block, Taken>();

function takenBy(block: Block): Taken {
  let found = taken.get(block);
  if (!found) {
    const { defaults, box, mark } = block;
    const names = [...Object.keys(defaults), ...(box ? OWN_KEYS : []), ...(mark ? MARK_KEYS : [])];
    const known = new Map(names.map((name) => [name, typeOfArgument(block, name)]));
    taken.set(block, (found = { known, bare: typeOfBare(block, block.first) }));
  }
  return found;
}

const isMissing = (value: unknown): boolean => value === undefined || Number.isNaN(value);

/** True if a value may be wrong in some runs only, or is wrong as written. */
const needsCheck = (value: Value | Literal, type?: TypeName): boolean =>
  typeof value === "function" || isMissing(value.literal) || (type !== undefined && !fitsType(type, value.literal));

export function checkedCall(block: Block, written: WrittenCall, file: string, parts: CallParts): Value {
  const { defaults } = block;
  const { body, inverse } = parts;
  const site = siteOf(written, file);
  const argsOf = argumentsOf(parts.args);
  const hashOf = namedOf(defaults, parts.named);
  const { known, bare } = takenBy(block);
  const anyMissing = parts.args.some((arg) => needsCheck(arg));
  const anyWrong = parts.args.length === 1 && needsCheck(parts.args[0], bare);
  const checks = parts.named
    .map(([name, value]) => ({ name, value, type: known.get(name) }))
    .filter(({ value, type }) => needsCheck(value, type));
  let checked = false;
  return (scope) => {
    const { build } = scope.running;
    const { pen } = build;
    const args = argsOf(scope);
    const hash = hashOf(scope);
    const context = scope.context ?? NO_FACTS;
    pen.site = site;
    build.spend(1);
    if (!checked) {
      checked = true;
      checkWritten(block, parts, context, pen);
    }
    const missing = anyMissing ? args.indexOf(undefined) : -1;
    if (missing >= 0) {
      build.missing(site, site.sources[missing] || `argument ${missing + 1}`, context, scope.data.root);
      return "";
    }
    if (anyWrong && !fitsType(bare, args[0])) {
      wrongType(pen, block.name, args[0], bare);
      return "";
    }
    for (const { name, type } of checks) {
      const value = hash[name];
      if (isMissing(value)) {
        build.missing(site, site.sources[name] || name, context, scope.data.root);
        return "";
      }
      if (type === undefined || fitsType(type, value)) continue;
      wrongType(pen, `${name}=`, value, type);
      // Treated as missing, to avoid follow-up errors. Without a required argument nothing is drawn.
      if (name in defaults && defaults[name] === undefined) return "";
      hash[name] = defaults[name];
    }
    return block.run({
      context,
      args,
      hash,
      data: scope.data,
      body: body && bodyIn(scope, body, site),
      inverse: inverse && bodyIn(scope, inverse),
      site,
      build,
    });
  };
}

const bodyIn =
  (scope: Scope, body: Run, site?: CallSite): NonNullable<Call["body"]> =>
  (context, options = {}) => {
    const own = inner(scope, context, options);
    const { seen } = scope.running;
    if (seen && site) seen.body(site, seenIn(own));
    return body(own);
  };

function siteOf({ line, column, args = [], named = {} }: WrittenCall, file: string): CallSite {
  const sources: Record<string, string> = {};
  args.forEach((arg, i) => (sources[i] = sourceOf(arg)));
  for (const name of Object.keys(named)) sources[name] = sourceOf(named[name]);
  return { file, line, column, sources };
}

const isLiteral = (value: Value | Literal): value is Literal => typeof value !== "function";

function argumentsOf(args: CallParts["args"]): (scope: Scope) => readonly unknown[] {
  if (args.every(isLiteral)) {
    const known = args.map(({ literal }) => literal);
    return () => known;
  }
  const values = args.map((arg): Value => (isLiteral(arg) ? () => arg.literal : arg));
  if (values.length > 1) return (scope) => values.map((value) => value(scope));
  const [only] = values;
  return (scope) => [only(scope)];
}

/** All named arguments of a call, with defaults: a new object each time, because marks modify it. */
function namedOf(defaults: Block["defaults"], named: CallParts["named"]): (scope: Scope) => Record<string, unknown> {
  const written: Record<string, unknown> = { ...defaults };
  for (const [name, value] of named) written[name] = isLiteral(value) ? value.literal : undefined;
  const values = named.filter((pair): pair is readonly [string, Value] => !isLiteral(pair[1]));
  return (scope) => {
    const hash = { ...written };
    for (const [name, value] of values) hash[name] = value(scope);
    return hash;
  };
}

/** Errors in a call that do not depend on the run; reported once. */
function checkWritten(block: Block, { args, named, body }: CallParts, context: object, pen: Pen): void {
  const { known } = takenBy(block);
  for (const [name] of named) {
    if (!block.open && !known.has(name))
      report(pen, "block-argument", `${block.name} takes no ${name}=`, { hint: suggestHint(name, [...known.keys()]) });
  }
  if (block.body && !body)
    report(pen, "block-argument", `${block.name} needs a body`, {
      hint: `write {{#${block.name}}} \u2026 {{/${block.name}}}`,
    });
  const bare = !body && args.length === 0 && named.length === 0;
  if (bare && typeof context === "object" && block.name in context)
    report(pen, "fact-hidden", `${block.name} is a block as well as a fact of this sheet`, {
      hint: `write {{this.${block.name}}} for the fact`,
    });
}

/** Error for an argument of the wrong type. */
function wrongType(pen: Pen, name: string, value: unknown, type: TypeName): void {
  const found = typeof value === "object" ? (Array.isArray(value) ? "a list" : "a fact") : JSON.stringify(value);
  report(pen, "argument-type", `${name} cannot be ${found}; expected ${expectedBy(type)}`);
}
