/** An own, strict Handlebars: a missing value, an unknown mark or a wrong argument is an Issue with template, line and path. */
import Handlebars from "handlebars";
import { fault, suggestHint, UserError, type Issue } from "../kernel/issue/index.js";
import { escapeXml, report, type CallSite, type Env } from "./env.js";
import { MARKS, type Mark } from "./marks/index.js";
import { LAYERS, type Layer } from "./types.js";

/** Where templates come from; a user's own folder stands before the built-in one. */
export interface TemplateSource {
  /** Text and shown file name of `dynasty/scoresheet` or `shared/masthead`; undefined when there is none. */
  read(name: string): { readonly text: string; readonly file: string } | undefined;
  /** Names of all templates, for did-you-mean. */
  names(): readonly string[];
}

interface Options {
  readonly hash: Record<string, unknown>;
  readonly loc: { readonly start: { readonly line: number; readonly column: number } };
  fn(context: unknown, options?: unknown): string;
  inverse(context: unknown): string;
  readonly data: { readonly root: unknown; readonly file?: string };
}

type BlockHelper = (context: unknown, args: readonly unknown[], options: Options) => string;

/** Compiled templates of one source, and the state of the page being drawn. */
export class TemplateEngine {
  private readonly handlebars = Handlebars.create();
  private readonly compiled = new Map<string, (model: unknown) => string>();
  private readonly sites = new Map<string, CallSite>();
  private readonly checkedSites = new Set<string>();
  private env!: Env;
  private file = "";

  constructor(private readonly source: TemplateSource) {
    for (const mark of MARKS) this.registerMark(mark);
    this.registerBlocks();
  }

  /** Draws a template into the env's layers. Problems are added to `env.issues`; only a template that cannot be read throws. */
  draw(name: string, model: unknown, env: Env): void {
    this.env = env;
    const template = this.load(name);
    const before = env.issues.length;
    let rest: string;
    try {
      rest = template(model);
    } catch (error) {
      if (error instanceof UserError) throw error;
      if (env.issues.length > before) return;
      throw error;
    }
    if (rest.trim() !== "") {
      env.issues.push(
        fault("template-stray", `markup stands outside the layers: "${rest.trim().slice(0, 60)}"`, {
          file: this.file,
          hint: 'put it inside {{#layer "form"}} ... {{/layer}}',
        }),
      );
    }
  }

  private load(name: string): (model: unknown) => string {
    const known = this.compiled.get(name);
    const found = this.source.read(name);
    if (!found)
      throw new UserError(
        fault("template-unknown", `there is no template "${name}"`, { hint: suggestHint(name, this.source.names()) }),
      );
    this.file = found.file;
    if (known) return known;
    const ast = this.parse(found.text, found.file);
    const compiled = this.handlebars.compile(ast, { noEscape: true });
    this.compiled.set(name, compiled);
    return compiled;
  }

  /** Parses, loads the partials it names, and turns every plain `{{value}}` into a checked one. */
  private parse(text: string, file: string): hbs.AST.Program {
    let ast: hbs.AST.Program;
    try {
      ast = this.handlebars.parse(text);
    } catch (error) {
      throw new UserError(syntaxIssue(error, file));
    }
    const issues: Issue[] = [];
    const visitor = new (class extends Handlebars.Visitor {
      constructor(private readonly engine: TemplateEngine) {
        super();
      }
      override MustacheStatement(node: hbs.AST.MustacheStatement): void {
        this.engine.prepare(node, file, issues);
        super.MustacheStatement(node);
      }
      override SubExpression(node: hbs.AST.SubExpression): void {
        this.engine.prepare(node, file, issues);
        super.SubExpression(node);
      }
      override BlockStatement(node: hbs.AST.BlockStatement): void {
        this.engine.prepare(node, file, issues);
        super.BlockStatement(node);
      }
      override PartialStatement(node: hbs.AST.PartialStatement): void {
        this.engine.loadPartial(node, file, issues);
        super.PartialStatement(node);
      }
    })(this);
    visitor.accept(ast);
    if (issues.length > 0) throw new UserError(issues);
    return ast;
  }

  private loadPartial(node: hbs.AST.PartialStatement, file: string, issues: Issue[]): void {
    const name = (node.name as hbs.AST.PathExpression).original;
    if (this.handlebars.partials[name]) return;
    const found = this.source.read(name);
    if (!found) {
      issues.push(
        fault("template-unknown", `there is no partial "${name}"`, {
          file,
          line: node.loc.start.line,
          column: node.loc.start.column + 1,
          hint: suggestHint(name, this.source.names()),
        }),
      );
      return;
    }
    this.handlebars.registerPartial(
      name,
      this.handlebars.compile(this.parse(found.text, found.file), { noEscape: true }),
    );
  }

  /** Notes where a call stands and where its arguments come from; plain paths become calls of `value`. */
  private prepare(
    node: hbs.AST.MustacheStatement | hbs.AST.BlockStatement | hbs.AST.SubExpression,
    file: string,
    issues: Issue[],
  ): void {
    const path = node.path as hbs.AST.PathExpression;
    const { line, column } = node.loc.start;
    const known = path.original in this.handlebars.helpers;
    if (!known && (node.params.length > 0 || node.hash || node.type === "BlockStatement")) {
      const marks = Object.keys(this.handlebars.helpers);
      issues.push(
        fault("mark-unknown", `there is no mark "${path.original}"`, {
          file,
          line,
          column: column + 1,
          hint: suggestHint(path.original, marks),
        }),
      );
      return;
    }
    if (!known) {
      node.params = [{ ...path }];
      node.path = { ...path, original: "value", parts: ["value"], depth: 0, data: false };
    }
    const sources: Record<string, string> = {};
    node.params.forEach((param, i) => (sources[`${i}`] = sourceOf(param)));
    for (const pair of node.hash?.pairs ?? []) sources[pair.key] = sourceOf(pair.value);
    const site = `${file}:${line}:${column}`;
    this.sites.set(site, { file, line, column, sources });
    // The site travels with the call: partials run with the file of whoever wrote the call.
    node.hash ??= { type: "Hash", pairs: [], loc: node.loc };
    const text = { type: "StringLiteral", value: site, original: site, loc: node.loc } as hbs.AST.StringLiteral;
    node.hash.pairs.push({ type: "HashPair", key: SITE, value: text, loc: node.loc } as hbs.AST.HashPair);
  }

  private siteOf(options: Options): CallSite {
    return this.sites.get(options.hash[SITE] as string)!;
  }

  private registerMark(mark: Mark): void {
    const required = new Set(mark.required);
    this.handlebars.registerHelper(mark.name, (...args: unknown[]) => {
      const options = args[args.length - 1] as Options;
      const hash = options.hash;
      const key = hash[SITE] as string;
      const env = this.env;
      env.site = this.sites.get(key)!;
      if (!this.checkedSites.has(key)) {
        this.checkedSites.add(key);
        this.checkArguments(mark, hash, required, args.length - 1);
      }
      const props = Object.assign(Object.create(null) as Record<string, unknown>, mark.defaults);
      for (const name in hash) {
        const value = hash[name];
        if (value === undefined || value === null || (typeof value === "number" && Number.isNaN(value))) {
          this.missing(env.site.sources[name] ?? name, name);
          return "";
        }
        props[name] = value;
      }
      for (const name of mark.required) if (props[name] === undefined) return "";
      return mark.draw(props, env);
    });
  }

  private checkArguments(
    mark: Mark,
    hash: Record<string, unknown>,
    required: ReadonlySet<string>,
    positional: number,
  ): void {
    const known = [...mark.required, ...Object.keys(mark.defaults)];
    for (const name of Object.keys(hash)) {
      if (name !== SITE && !known.includes(name)) {
        report(this.env, "mark-argument", `${mark.name} has no argument "${name}"`, { hint: suggestHint(name, known) });
      }
    }
    for (const name of required) {
      if (!(name in hash))
        report(this.env, "mark-argument", `${mark.name} needs ${name}=`, { hint: `${mark.name}: ${mark.summary}` });
    }
    if (positional > 0)
      report(this.env, "mark-argument", `${mark.name} takes named arguments only`, {
        hint: `write ${mark.name} ${mark.required[0]}=...`,
      });
  }

  private missing(path: string, argument?: string): void {
    report(
      this.env,
      "template-value-missing",
      `the template wants ${path}${argument && argument !== path ? ` (as ${argument})` : ""}, but the sheet's data has no such value`,
      {
        path,
        hint: "check the name against the sheet's model",
      },
    );
  }

  private registerBlocks(): void {
    const call = (name: string, context: unknown, args: unknown[], run: BlockHelper): string => {
      const options = args.pop() as Options;
      const site = this.siteOf(options);
      this.env.site = site;
      for (let i = 0; i < args.length; i++) {
        if (args[i] === undefined) {
          this.missing(site.sources[`${i}`] ?? `argument ${i + 1} of ${name}`);
          return "";
        }
      }
      return run(context, args, options);
    };
    const helper = (name: string, run: BlockHelper): void => {
      this.handlebars.registerHelper(name, function (this: unknown, ...args: unknown[]) {
        return call(name, this, args, run);
      });
    };
    helper("value", (_context, [value]) => (value === null ? "" : escapeXml(String(value))));
    helper("if", (context, [value], options) => (isOn(value) ? options.fn(context) : options.inverse(context)));
    helper("unless", (context, [value], options) => (isOn(value) ? options.inverse(context) : options.fn(context)));
    helper("with", (_context, [value], options) => options.fn(value));
    helper("each", (context, [list], options) => {
      if (!Array.isArray(list)) {
        report(this.env, "template-each", `each wants a list, found ${typeof list}`);
        return "";
      }
      if (list.length === 0) return options.inverse(context);
      let out = "";
      list.forEach((item, index) => {
        const data = Handlebars.createFrame(options.data as object) as Record<string, unknown>;
        data.index = index;
        data.first = index === 0;
        data.last = index === list.length - 1;
        out += options.fn(item, { data, blockParams: [item, index] });
      });
      return out;
    });
    helper("layer", (context, [name], options) => {
      if (!(LAYERS as readonly unknown[]).includes(name)) {
        report(this.env, "layer-unknown", `"${String(name)}" is no layer`, { hint: `use ${LAYERS.join(", ")}` });
        return "";
      }
      const outer = this.env.layer;
      this.env.layer = name as Layer;
      this.env.layers[name as Layer] += options.fn(context);
      this.env.layer = outer;
      return "";
    });
  }
}

const SITE = "__site";

/** Handlebars truth: empty lists and empty text are off; 0 is off. */
const isOn = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : Boolean(value));

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
