/**
 * Parses a template into its tree. Blocks and partials must exist, values inside strings are found, and plain `{{values}}` become calls of
 * the checking block `value`. The build does this in advance for the built-in templates; users' templates are parsed when they are printed.
 */
import type {} from "handlebars";
import { fault, suggestHint, UserError, type Issue } from "../../kernel/issue/index.js";
import { BLOCKS } from "./blocks.js";
import { readFrontMatter } from "./front-matter.js";
import { reader } from "./handlebars.js";
import type { TemplateText } from "./source.js";
import { DEEPEST, nestingIssue, parseTemplate } from "./syntax.js";
import type { BlockParam, Expression, Include, Path, Statement, TemplateTree, WrittenCall } from "./tree.js";

type CallNode = hbs.AST.MustacheStatement | hbs.AST.BlockStatement | hbs.AST.SubExpression;
type IncludeNode = hbs.AST.PartialStatement | hbs.AST.PartialBlockStatement;

/** What parsing a template needs from the engine. */
export interface TreeHost {
  /** Loads a partial; `unknown` if it does not exist, `cycle` if it is being loaded right now. */
  loadPartial(name: string): "ok" | "unknown" | "cycle";
  templateNames(): readonly string[];
}

const BLOCK_NAMES = BLOCKS.map(({ name }) => name);
/** `{setup.wins}` inside a string. */
const VALUE = /\{([\w.@/-]+)\}/;
/** The body passed to a partial. */
const PARTIAL_BLOCK = "@partial-block";

/** @throws UserError with all unknown blocks and partials, or the one syntax error */
export function readTemplate({ text, file }: Pick<TemplateText, "text" | "file">, host: TreeHost): TemplateTree {
  const { body } = readFrontMatter(text, file);
  const program = parseTemplate(body, file);
  const tree = new TreeReader(host, file);
  const read = tree.body(program);
  if (tree.issues.length > 0) throw new UserError(tree.issues);
  return { body: read, partials: [...tree.partials] };
}

class TreeReader {
  readonly issues: Issue[] = [];
  readonly partials = new Set<string>();
  private depth = 0;
  /** Block parameters in scope, innermost first. */
  private params: readonly (readonly string[])[] = [];

  constructor(
    private readonly host: TreeHost,
    private readonly file: string,
  ) {}

  body({ body, blockParams }: hbs.AST.Program): Statement[] {
    const outer = this.params;
    this.params = [blockParams ?? [], ...outer];
    const read = body.flatMap((node) => this.statement(node));
    this.params = outer;
    return read;
  }

  private statement(node: hbs.AST.Statement): Statement[] {
    switch (node.type) {
      case "ContentStatement": {
        const { value } = node as hbs.AST.ContentStatement;
        return value === "" ? [] : [value];
      }
      case "MustacheStatement":
        return this.call(node as hbs.AST.MustacheStatement);
      case "BlockStatement":
        return this.deeper(node, () => this.call(node as hbs.AST.BlockStatement));
      case "PartialStatement":
        return this.include(node as hbs.AST.PartialStatement);
      case "PartialBlockStatement":
        return this.deeper(node, () => this.include(node as hbs.AST.PartialBlockStatement));
      case "CommentStatement":
        return [];
      default: {
        const hint = "write a partial in a file of its own, and include it: {{> dynasty/my-part}}";
        this.report(node, "template-syntax", "{{* }} means nothing here", hint);
        return [];
      }
    }
  }

  /** Parses the content of a node; nothing if it is nested too deep. */
  private deeper<T>(node: hbs.AST.Node, read: () => T[]): T[] {
    this.depth++;
    if (this.depth === DEEPEST + 1) this.issues.push(nestingIssue(this.placeOf(node)));
    const made = this.depth > DEEPEST ? [] : read();
    this.depth--;
    return made;
  }

  private call(node: CallNode): WrittenCall[] {
    const name = (node.path as hbs.AST.PathExpression).original;
    const bare = node.type !== "BlockStatement" && node.params.length === 0 && !node.hash;
    if (bare && (!BLOCK_NAMES.includes(name) || this.paramNamed(name) !== undefined))
      return [{ call: "value", args: this.expressions([node.path]), ...placeIn(node) }];
    if (!BLOCK_NAMES.includes(name)) this.unknown(node, "block", name, BLOCK_NAMES);
    const args = this.expressions(node.params);
    const named = this.named(node);
    return [
      {
        call: name,
        ...(args.length > 0 && { args }),
        ...(named && { named }),
        ...(node.type === "BlockStatement" && this.bodies(node)),
        ...placeIn(node),
      },
    ];
  }

  private bodies({ program, inverse }: Partial<hbs.AST.BlockStatement>): Pick<WrittenCall, "body" | "inverse"> {
    // `{{^if x}}` has no body but is still a block.
    return { body: program ? this.body(program) : [], ...(inverse && { inverse: this.body(inverse) }) };
  }

  private include(node: IncludeNode): Include[] {
    const name = (node.name as hbs.AST.PathExpression).original;
    if (typeof name !== "string") {
      const hint = "what a sheet includes is known before it is drawn; {{#if}} chooses between two";
      this.report(node, "template-syntax", "the name of a partial is a word, not a call", hint);
    } else if (name !== PARTIAL_BLOCK) this.partial(node, name);
    if (node.params.length > 1)
      this.report(node, "template-syntax", "a partial takes one fact", `name the others: {{> ${name} other=other}}`);
    const [context] = this.expressions(node.params);
    const named = this.named(node);
    const { indent } = node as hbs.AST.PartialStatement;
    return [
      {
        ...(name !== PARTIAL_BLOCK && { partial: name }),
        ...(context !== undefined && { context }),
        ...(named && { named }),
        ...(node.type === "PartialBlockStatement" && { body: this.body(node.program) }),
        ...(indent && { indent }),
        ...placeIn(node),
      },
    ];
  }

  private partial(node: IncludeNode, name: string): void {
    this.partials.add(name);
    const found = this.host.loadPartial(name);
    if (found === "unknown") this.unknown(node, "partial", name, this.host.templateNames());
    else if (found === "cycle") {
      const hint = "a template cannot include itself, not even through others";
      this.report(node, "template-cycle", `the partial ${name} includes itself`, hint);
    }
  }

  /** Named arguments, in order; of two with the same name, the first. */
  private named({ hash }: { readonly hash?: hbs.AST.Hash }): Readonly<Record<string, Expression>> | undefined {
    if (!hash) return undefined;
    const read = new Map<string, Expression>();
    for (const { key, value } of hash.pairs) {
      const [expression] = this.expressions([value]);
      if (!read.has(key)) read.set(key, expression);
    }
    return Object.fromEntries(read);
  }

  private expressions(nodes: readonly hbs.AST.Expression[]): Expression[] {
    return nodes.flatMap((node): Expression[] => {
      switch (node.type) {
        case "StringLiteral":
          return [this.words(node as hbs.AST.StringLiteral)];
        case "NumberLiteral": {
          const { value } = node as hbs.AST.NumberLiteral;
          // JSON cannot represent infinite numbers.
          return [Number.isFinite(value) ? value : `${value}`];
        }
        case "BooleanLiteral":
          return [(node as hbs.AST.BooleanLiteral).value];
        case "NullLiteral":
          return [null];
        case "PathExpression":
          return [this.path(node as hbs.AST.PathExpression)];
        case "SubExpression":
          return this.deeper(node, () => this.call(node as hbs.AST.SubExpression));
        default:
          return [{ undefined: true }];
      }
    });
  }

  private path({ original, parts, depth, data }: hbs.AST.PathExpression): Path | BlockParam {
    // `this.one` is the fact, even if a block defines a parameter `one`.
    if (depth === 0 && !data && !/^(?:\.|this(?:[./]|$))/.test(original)) {
      const param = this.paramNamed(parts[0]);
      if (param) return { path: original, names: parts.slice(1), ...param };
    }
    return { path: original, names: parts, ...(depth > 0 && { up: depth }), ...(data && parts.length > 0 && { data }) };
  }

  /** The enclosing block that defines this parameter. */
  private paramNamed(name: string): Pick<BlockParam, "body" | "param"> | undefined {
    const body = this.params.findIndex((names) => names.includes(name));
    return body < 0 ? undefined : { body, param: this.params[body].indexOf(name) };
  }

  /** `"W-L, {setup.wins}+"` -> a call of `words` with its parts. */
  private words(node: hbs.AST.StringLiteral): Expression {
    const { value } = node;
    if (!VALUE.test(value)) return value;
    const args = value
      .split(new RegExp(VALUE.source, "g"))
      .flatMap((part, i) => (i % 2 === 1 ? this.valueIn(node, part) : part === "" ? [] : [part]));
    return { call: "words", args, ...placeIn(node) };
  }

  /** The value named in braces. */
  private valueIn(node: hbs.AST.StringLiteral, name: string): Expression[] {
    const params = paramsIn(name);
    if (params.length === 1) return this.expressions(params);
    const hint = 'braces contain the name of a fact, "{setup.wins}"';
    this.report(node, "template-syntax", `${JSON.stringify(node.value)} cannot be read`, hint);
    return [];
  }

  private placeOf(node: hbs.AST.Node): { file: string; line: number; column: number } {
    const { line, column } = placeIn(node);
    return { file: this.file, line, column: column + 1 };
  }

  private report(node: hbs.AST.Node, code: string, message: string, hint: string | undefined): void {
    this.issues.push(fault(code, message, { ...this.placeOf(node), hint }));
  }

  private unknown(node: hbs.AST.Node, kind: "block" | "partial", name: string, known: readonly string[]): void {
    this.report(
      node,
      `${kind === "block" ? "block" : "template"}-unknown`,
      `there is no ${kind} "${name}"`,
      suggestHint(name, known),
    );
  }
}

const placeIn = ({ loc: { start } }: hbs.AST.Node): { line: number; column: number } => ({
  line: start.line,
  column: start.column,
});

/** `setup.wins` as the parser reads it; empty if it cannot. */
function paramsIn(name: string): readonly hbs.AST.Expression[] {
  try {
    return (reader().parse(`{{words ${name}}}`).body[0] as hbs.AST.MustacheStatement).params;
  } catch {
    return [];
  }
}
