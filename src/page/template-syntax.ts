/** Reads a template: syntax errors become Issues, partials are loaded, every call learns where it stands. */
import Handlebars from "handlebars";
import { fault, suggestHint, UserError, type Issue } from "../kernel/issue/index.js";
import type { CallSite } from "./env.js";

type Call = hbs.AST.MustacheStatement | hbs.AST.BlockStatement | hbs.AST.SubExpression;

/** Name of the hidden argument that carries a call's site. */
export const SITE = "__site";

/** What reading a template needs from the engine. */
export interface SyntaxHost {
  readonly handlebars: typeof Handlebars;
  /** Filled with the place and argument sources of every call. */
  readonly sites: Map<string, CallSite>;
  /** Loads a partial; false when there is none of that name. */
  loadPartial(name: string): boolean;
  templateNames(): readonly string[];
}

/**
 * Parses a template for compiling. Plain `{{values}}` become calls of the checking helper `value`.
 * @throws UserError with all unknown marks and partials, or the one syntax error.
 */
export function parseTemplate(host: SyntaxHost, text: string, file: string): hbs.AST.Program {
  let ast: hbs.AST.Program;
  try {
    ast = host.handlebars.parse(text);
  } catch (error) {
    throw new UserError(syntaxIssue(error, file));
  }
  const issues: Issue[] = [];
  new CallVisitor(host, file, issues).accept(ast);
  if (issues.length > 0) throw new UserError(issues);
  return ast;
}

class CallVisitor extends Handlebars.Visitor {
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
    this.prepare(node);
    super.BlockStatement(node);
  }
  override PartialStatement(node: hbs.AST.PartialStatement): void {
    const name = (node.name as hbs.AST.PathExpression).original;
    if (!this.host.loadPartial(name))
      this.unknown("template-unknown", "partial", name, this.host.templateNames(), node);
    super.PartialStatement(node);
  }

  /** Notes where a call stands and where its arguments come from. */
  private prepare(node: Call): void {
    const path = node.path as hbs.AST.PathExpression;
    const { helpers } = this.host.handlebars;
    if (!(path.original in helpers)) {
      if (node.params.length > 0 || node.hash || node.type === "BlockStatement") {
        this.unknown("mark-unknown", "mark", path.original, Object.keys(helpers), node);
        return;
      }
      node.params = [{ ...path }];
      node.path = { ...path, original: "value", parts: ["value"], depth: 0, data: false };
    }
    const { line, column } = node.loc.start;
    const sources: Record<string, string> = {};
    node.params.forEach((param, i) => (sources[`${i}`] = sourceOf(param)));
    for (const pair of node.hash?.pairs ?? []) sources[pair.key] = sourceOf(pair.value);
    const site = `${this.file}:${line}:${column}`;
    this.host.sites.set(site, { file: this.file, line, column, sources });
    // The site travels with the call: inside a partial it names the partial's own file and line.
    node.hash ??= { type: "Hash", pairs: [], loc: node.loc };
    const text = { type: "StringLiteral", value: site, original: site, loc: node.loc } as hbs.AST.StringLiteral;
    node.hash.pairs.push({ type: "HashPair", key: SITE, value: text, loc: node.loc } as hbs.AST.HashPair);
  }

  private unknown(code: string, kind: string, name: string, known: readonly string[], node: hbs.AST.Node): void {
    const { line, column } = node.loc.start;
    const hint = suggestHint(name, known);
    this.issues.push(fault(code, `there is no ${kind} "${name}"`, { file: this.file, line, column: column + 1, hint }));
  }
}

function sourceOf(node: hbs.AST.Expression): string {
  const original = (node as hbs.AST.PathExpression).original;
  return typeof original === "string" ? original : node.type;
}

/** Handlebars' own parse error as an Issue with its line. */
function syntaxIssue(error: unknown, file: string): Issue {
  const message = error instanceof Error ? error.message : String(error);
  const line = /line (\d+)/.exec(message);
  const expecting = /Expecting [^\n]*/.exec(message);
  return fault(
    "template-syntax",
    `the template cannot be read${expecting ? `: ${expecting[0].toLowerCase()}` : `: ${message.split("\n")[0]}`}`,
    {
      file,
      line: line ? Number(line[1]) : undefined,
      hint: "every {{ needs its }}, and every {{#block}} its {{/block}}",
    },
  );
}
