/** Reads a template: syntax errors become issues, partials are loaded, values inside strings are found, every call learns where it stands. */
import { fault, suggestHint, throwOnErrors, UserError, type Issue, type Place } from "../../kernel/issue/index.js";
import { lazily } from "../../kernel/lazy/index.js";
import { reader } from "./handlebars.js";
import type { WrittenCall } from "./source.js";

type Call = hbs.AST.MustacheStatement | hbs.AST.BlockStatement | hbs.AST.SubExpression;

/** Name of the hidden argument that carries a call's site. */
export const SITE = "__site";
/** Blocks inside blocks: deeper than any sheet needs, and long before the machine gives up. */
const DEEPEST = 60;
/** `{setup.wins}` inside a string. */
const VALUE = /\{([\w.@/-]+)\}/;

/** What reading a template needs from the engine. */
export interface SyntaxHost {
  /** Named arguments of a block and their defaults; undefined where there is no such block. */
  defaultsOf(block: string): Readonly<Record<string, unknown>> | undefined;
  /** Gets every call of the template; its number travels with it. */
  readonly calls: WrittenCall[];
  /** Gets the names of all partials. */
  readonly partials: Set<string>;
  readonly blockNames: readonly string[];
  /** Loads a partial; `unknown` when there is none of that name, `cycle` when it is being read right now. */
  loadPartial(name: string): "ok" | "unknown" | "cycle";
  templateNames(): readonly string[];
}

/**
 * Parses a template for compiling. Plain `{{values}}` become calls of the checking helper `value`.
 * @throws UserError with all unknown blocks and partials, or the one syntax error.
 */
export function parseTemplate(host: SyntaxHost, text: string, file: string): hbs.AST.Program {
  throwOnErrors(tooDeep(text, file));
  let ast: hbs.AST.Program;
  try {
    ast = reader().parse(text);
  } catch (error) {
    throw new UserError(syntaxIssue(error, text, file));
  }
  const issues: Issue[] = [];
  new (callVisitor())(host, file, issues).accept(ast);
  if (issues.length > 0) throw new UserError(issues);
  return ast;
}

const TAG = /\{\{\{?\{?~?\s*(?:[#^]>?\s*\*?([\w./-]+)|\/)/g;

/** Line and column of an offset. */
function placeIn(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  return { line: before.split("\n").length, column: offset - before.lastIndexOf("\n") };
}

/** Endless nesting is seen before the parser, which takes its time over it, sees the text. */
function tooDeep(text: string, file: string): Issue[] {
  let depth = 0;
  for (const { 1: opened, index } of text.matchAll(TAG)) {
    depth += opened === undefined ? -1 : 1;
    if (depth > DEEPEST) return [nestingIssue({ file, ...placeIn(text, index) })];
  }
  return [];
}

/** The last block that was opened and not closed: the parser only knows that the file is over. */
function unclosed(text: string): { readonly name: string; readonly offset: number } | undefined {
  const open: { name: string; offset: number }[] = [];
  for (const { 1: name, index } of text.matchAll(TAG)) {
    if (name === undefined) open.pop();
    else open.push({ name, offset: index });
  }
  return open.at(-1);
}

const nestingIssue = (place: Place): Issue =>
  fault("template-nesting", `blocks are nested more than ${DEEPEST} deep`, {
    ...place,
    hint: "take some of them apart",
  });

const callVisitor = lazily(
  () =>
    class CallVisitor extends reader().Visitor {
      private depth = 0;

      constructor(
        private readonly host: SyntaxHost,
        private readonly file: string,
        private readonly issues: Issue[],
      ) {
        super();
      }

      override MustacheStatement(node: hbs.AST.MustacheStatement): void {
        this.prepare(node);
        super.MustacheStatement(node);
      }
      override SubExpression(node: hbs.AST.SubExpression): void {
        this.prepare(node);
        super.SubExpression(node);
      }
      override BlockStatement(node: hbs.AST.BlockStatement): void {
        if (++this.depth > DEEPEST) {
          if (this.depth === DEEPEST + 1) this.issues.push(nestingIssue(this.placeOf(node)));
        } else {
          this.prepare(node);
          super.BlockStatement(node);
        }
        this.depth--;
      }
      override PartialStatement(node: hbs.AST.PartialStatement): void {
        this.partial(node);
        super.PartialStatement(node);
      }
      override PartialBlockStatement(node: hbs.AST.PartialBlockStatement): void {
        this.partial(node as unknown as hbs.AST.PartialStatement);
        super.PartialBlockStatement(node);
      }

      override Decorator(node: hbs.AST.Decorator): void {
        this.noDecorator(node);
      }
      override DecoratorBlock(node: hbs.AST.DecoratorBlock): void {
        this.noDecorator(node);
      }

      private noDecorator(node: hbs.AST.Node): void {
        const hint = "write a partial in a file of its own, and include it: {{> dynasty/my-part}}";
        this.issues.push(fault("template-syntax", "{{* }} means nothing here", { ...this.placeOf(node), hint }));
      }

      private partial(node: hbs.AST.PartialStatement): void {
        if (node.hash) for (const pair of node.hash.pairs) pair.value = withValues(pair.value, this.file);
        const name = (node.name as hbs.AST.PathExpression).original;
        if (name === "@partial-block") return;
        if (typeof name !== "string") {
          const hint = "what a sheet includes is known before it is drawn; {{#if}} chooses between two";
          this.issues.push(
            fault("template-syntax", "the name of a partial is a word, not a call", { ...this.placeOf(node), hint }),
          );
          return;
        }
        this.host.partials.add(name);
        const found = this.host.loadPartial(name);
        if (found === "unknown") this.unknown("template-unknown", "partial", name, this.host.templateNames(), node);
        else if (found === "cycle")
          this.issues.push(
            fault("template-cycle", `the partial ${name} includes itself`, {
              ...this.placeOf(node),
              hint: "a template cannot stand inside itself, not even by way of others",
            }),
          );
      }

      private placeOf({ loc }: hbs.AST.Node): { file: string; line: number; column: number } {
        return { file: this.file, line: loc.start.line, column: loc.start.column + 1 };
      }

      /** Notes where a call stands and where its arguments come from. */
      private prepare(node: Call): void {
        const path = node.path as hbs.AST.PathExpression;
        const { blockNames } = this.host;
        if (!blockNames.includes(path.original)) {
          if (node.params.length > 0 || node.hash || node.type === "BlockStatement") {
            this.unknown("block-unknown", "block", path.original, blockNames, node);
            return;
          }
          node.params = [{ ...path }];
          node.path = { ...path, original: "value", parts: ["value"], depth: 0, data: false };
        }
        const name = (node.path as hbs.AST.PathExpression).original;
        const { line, column } = node.loc.start;
        const sources: Record<string, string> = {};
        node.params.forEach((param, i) => (sources[`${i}`] = sourceOf(param)));
        for (const pair of node.hash?.pairs ?? []) sources[pair.key] = sourceOf(pair.value);
        node.params = node.params.map((param) => withValues(param, this.file));
        for (const pair of node.hash?.pairs ?? []) pair.value = withValues(pair.value, this.file);
        node.hash ??= { type: "Hash", pairs: [], loc: node.loc };
        const { pairs } = node.hash;
        const given = pairs.map(({ key }) => key);
        // Defaults are written into the call: all of its arguments come as one object, ready made.
        const rest: string[] = [];
        for (const [key, value] of Object.entries(this.host.defaultsOf(name) ?? {})) {
          if (given.includes(key)) continue;
          const literal = literalOf(value, node.loc);
          if (literal) pairs.push({ type: "HashPair", key, value: literal, loc: node.loc } as hbs.AST.HashPair);
          else rest.push(key);
        }
        // Where it stands travels with the call: inside a partial it names the partial's own file and line.
        const { calls } = this.host;
        const value = literalOf(calls.length, node.loc)!;
        calls.push({ line, column, sources, given, rest });
        pairs.push({ type: "HashPair", key: SITE, value, loc: node.loc } as hbs.AST.HashPair);
      }

      private unknown(code: string, kind: string, name: string, known: readonly string[], node: hbs.AST.Node): void {
        const hint = suggestHint(name, known);
        this.issues.push(fault(code, `there is no ${kind} "${name}"`, { ...this.placeOf(node), hint }));
      }
    },
);

/** A value as a template would write it; undefined for a list. */
function literalOf(value: unknown, loc: hbs.AST.SourceLocation): hbs.AST.Expression | undefined {
  switch (typeof value) {
    case "string":
      return { type: "StringLiteral", value, original: value, loc } as hbs.AST.StringLiteral;
    case "number":
      return { type: "NumberLiteral", value, original: value, loc } as hbs.AST.NumberLiteral;
    case "boolean":
      return { type: "BooleanLiteral", value, original: value, loc } as hbs.AST.BooleanLiteral;
    case "undefined":
      return { type: "UndefinedLiteral", loc } as hbs.AST.UndefinedLiteral;
    default:
      return undefined;
  }
}

/** `"W-L, {setup.wins}+"` -> a call of `words` with its parts, read where the string stands. */
function withValues(node: hbs.AST.Expression, file: string): hbs.AST.Expression {
  if (node.type !== "StringLiteral") return node;
  const { value, loc } = node as hbs.AST.StringLiteral;
  if (!VALUE.test(value)) return node;
  const parts = value
    .split(new RegExp(VALUE.source, "g"))
    .map((part, i) => (i % 2 === 0 ? JSON.stringify(part) : part))
    .filter((part) => part !== '""');
  let read: hbs.AST.MustacheStatement;
  try {
    read = reader().parse(`{{words ${parts.join(" ")}}}`).body[0] as hbs.AST.MustacheStatement;
  } catch {
    const { line, column } = loc.start;
    const hint = 'in braces stands the name of a fact, "{setup.wins}"';
    throw new UserError(
      fault("template-syntax", `${JSON.stringify(value)} cannot be read`, { file, line, column: column + 1, hint }),
    );
  }
  const params = read.params.map((param) => ({ ...param, loc }));
  return { type: "SubExpression", path: { ...read.path, loc }, params, loc } as unknown as hbs.AST.SubExpression;
}

/** Where an argument comes from, for messages; what stands there as it is cannot be missing. */
function sourceOf(node: hbs.AST.Expression): string {
  if (node.type.endsWith("Literal")) return "";
  const { original } = node as hbs.AST.PathExpression;
  return typeof original === "string" ? original : node.type;
}

/** Handlebars' own parse error as an issue with its line, and its column where the parser shows the place. */
function syntaxIssue(error: unknown, text: string, file: string): Issue {
  const message = error instanceof Error ? error.message : String(error);
  const hint = "every {{ needs its }}, and every {{#block}} its {{/block}}";
  const over = /got 'EOF'/.test(message) ? unclosed(text) : undefined;
  if (over)
    return fault("template-syntax", `{{#${over.name}}} is never closed`, {
      file,
      ...placeIn(text, over.offset),
      hint: `write {{/${over.name}}} where it ends`,
    });
  const twin = /^(.*) doesn't match (.*) - (\d+):(\d+)/.exec(message);
  if (twin) {
    const [, opened, closed, line, column] = twin;
    const place = { file, line: Number(line), column: Number(column) + 1, hint };
    return fault("template-syntax", `{{#${opened}}} is closed by {{/${closed}}}`, place);
  }
  const line = Number((/line (\d+)/.exec(message) ?? / - (\d+):\d+$/.exec(message))?.[1] ?? 1);
  const expecting = /Expecting ([^\n]*)/.exec(message)?.[1].toLowerCase();
  const what = expecting === undefined ? message.split("\n")[0] : `expecting ${expecting}`;
  return fault("template-syntax", `the template cannot be read: ${what}`, {
    file,
    line,
    column: columnShown(message, text.split("\n")[line - 1] ?? ""),
    hint,
  });
}

/** The parser draws an arrow under the last signs before the fault: they lead to their column. */
function columnShown(message: string, line: string): number {
  const [, shown = "", arrow = ""] = message.split("\n");
  const before = shown.slice(0, Math.max(0, arrow.indexOf("^"))).replace(/^\.\.\./, "");
  for (let length = before.length; length > 0; length--) {
    const at = line.indexOf(before.slice(-length));
    if (at >= 0) return at + length + 1;
  }
  return 1;
}
