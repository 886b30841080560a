/** The helpers that a template can call: every mark, checked for its arguments, and the strict blocks. */
import Handlebars from "handlebars";
import { suggestHint } from "../kernel/issue/index.js";
import { escapeXml, report, type CallSite, type Env } from "./env.js";
import { MARKS, type Mark } from "./marks/index.js";
import { SITE } from "./template-syntax.js";
import { LAYERS, type Layer } from "./types.js";

interface Options {
  readonly hash: Record<string, unknown>;
  fn(context: unknown, options?: unknown): string;
  inverse(context: unknown): string;
  readonly data: object;
}

type BlockHelper = (context: unknown, args: readonly unknown[], options: Options) => string;

/** What helpers need from the engine: the page being drawn and the sites of all calls. */
export interface HelperHost {
  readonly handlebars: typeof Handlebars;
  readonly sites: ReadonlyMap<string, CallSite>;
  env(): Env;
}

export function registerHelpers(host: HelperHost): void {
  for (const mark of MARKS) registerMark(host, mark);
  registerBlocks(host);
}

function registerMark(host: HelperHost, mark: Mark): void {
  // Argument names never change at a call: they are checked the first time only.
  const checkedSites = new Set<string>();
  host.handlebars.registerHelper(mark.name, (...args: unknown[]) => {
    const { hash } = args[args.length - 1] as Options;
    const key = hash[SITE] as string;
    const env = host.env();
    env.site = host.sites.get(key)!;
    if (!checkedSites.has(key)) {
      checkedSites.add(key);
      checkArguments(env, mark, hash, args.length - 1);
    }
    const props: Record<string, unknown> = { ...mark.defaults };
    for (const name in hash) {
      const value = hash[name];
      if (value === undefined || value === null || (typeof value === "number" && Number.isNaN(value))) {
        missing(env, env.site.sources[name] ?? name, name);
        return "";
      }
      props[name] = value;
    }
    for (const name of mark.required) if (props[name] === undefined) return "";
    return mark.draw(props, env);
  });
}

function checkArguments(env: Env, mark: Mark, hash: Record<string, unknown>, positional: number): void {
  const known = [...mark.required, ...Object.keys(mark.defaults)];
  for (const name of Object.keys(hash)) {
    if (name !== SITE && !known.includes(name)) {
      report(env, "mark-argument", `${mark.name} has no argument "${name}"`, { hint: suggestHint(name, known) });
    }
  }
  for (const name of mark.required) {
    if (!(name in hash)) {
      report(env, "mark-argument", `${mark.name} needs ${name}=`, { hint: `${mark.name}: ${mark.summary}` });
    }
  }
  if (positional > 0) {
    report(env, "mark-argument", `${mark.name} takes named arguments only`, {
      hint: `write ${mark.name} ${mark.required[0]}=...`,
    });
  }
}

function missing(env: Env, path: string, argument?: string): void {
  const as = argument && argument !== path ? ` (as ${argument})` : "";
  report(env, "template-value-missing", `the template wants ${path}${as}, but the sheet's data has no such value`, {
    path,
    hint: "check the name against the sheet's model",
  });
}

function registerBlocks(host: HelperHost): void {
  const call = (name: string, context: unknown, args: unknown[], run: BlockHelper): string => {
    const options = args.pop() as Options;
    const env = host.env();
    const site = host.sites.get(options.hash[SITE] as string)!;
    env.site = site;
    for (let i = 0; i < args.length; i++) {
      if (args[i] === undefined) {
        missing(env, site.sources[`${i}`] ?? `argument ${i + 1} of ${name}`);
        return "";
      }
    }
    return run(context, args, options);
  };
  const helper = (name: string, run: BlockHelper): void => {
    host.handlebars.registerHelper(name, function (this: unknown, ...args: unknown[]) {
      return call(name, this, args, run);
    });
  };
  helper("value", (_context, [value]) => (value === null ? "" : escapeXml(String(value))));
  helper("if", (context, [value], options) => (isOn(value) ? options.fn(context) : options.inverse(context)));
  helper("unless", (context, [value], options) => (isOn(value) ? options.inverse(context) : options.fn(context)));
  helper("with", (_context, [value], options) => options.fn(value));
  helper("each", (context, [list], options) => {
    if (!Array.isArray(list)) {
      report(host.env(), "template-each", `each wants a list, found ${typeof list}`);
      return "";
    }
    if (list.length === 0) return options.inverse(context);
    let out = "";
    // One frame serves all items: nothing keeps it past its own turn.
    const data = Handlebars.createFrame(options.data as object) as Record<string, unknown>;
    const inner = { data, blockParams: [] as unknown[] };
    for (let index = 0; index < list.length; index++) {
      data.index = index;
      data.first = index === 0;
      data.last = index === list.length - 1;
      inner.blockParams = [list[index], index];
      out += options.fn(list[index], inner);
    }
    return out;
  });
  helper("layer", (context, [name], options) => {
    if (!(LAYERS as readonly unknown[]).includes(name)) {
      report(host.env(), "layer-unknown", `"${String(name)}" is no layer`, { hint: `use ${LAYERS.join(", ")}` });
      return "";
    }
    const env = host.env();
    if (env.pencilOnly && name !== "pencil") return "";
    const [outer, symbols] = [env.layer, env.symbols];
    if (name === "pencil") env.symbols = env.pencilSymbols;
    env.layer = name as Layer;
    env.layers[name as Layer] += options.fn(context);
    env.layer = outer;
    env.symbols = symbols;
    return "";
  });
}

/** Handlebars truth: empty lists and empty text are off; 0 is off. */
const isOn = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : Boolean(value));
