/** An own, strict Handlebars: a missing value, an unknown mark or a wrong argument is an Issue with template, line and path. */
import Handlebars from "handlebars";
import { fault, suggestHint, UserError } from "../kernel/issue/index.js";
import type { TemplateSource } from "../sheet/template/source.js";
import type { CallSite, Env } from "./env.js";
import { registerHelpers } from "./template-helpers.js";
import { parseTemplate } from "./template-syntax.js";

/** Compiled templates of one source, and the state of the page being drawn. */
export class TemplateEngine {
  private readonly handlebars = Handlebars.create();
  private readonly compiled = new Map<string, (model: unknown) => string>();
  private readonly sites = new Map<string, CallSite>();
  private env!: Env;
  private file = "";

  constructor(private readonly source: TemplateSource) {
    registerHelpers({ handlebars: this.handlebars, sites: this.sites, env: () => this.env });
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
    const found = this.source.read(`${name}.svg`);
    if (!found)
      throw new UserError(
        fault("template-unknown", `there is no template "${name}"`, {
          hint: suggestHint(
            name,
            this.source.names().flatMap((one) => (one.endsWith(".svg") ? [one.slice(0, -4)] : [])),
          ),
        }),
      );
    this.file = found.file;
    if (known) return known;
    const compiled = this.compile(found.text, found.file);
    this.compiled.set(name, compiled);
    return compiled;
  }

  private compile(text: string, file: string): Handlebars.TemplateDelegate {
    const host = {
      handlebars: this.handlebars,
      sites: this.sites,
      loadPartial: (name: string) => this.loadPartial(name),
      templateNames: () => this.source.names().flatMap((one) => (one.endsWith(".svg") ? [one.slice(0, -4)] : [])),
    };
    return this.handlebars.compile(parseTemplate(host, text, file), { noEscape: true });
  }

  private loadPartial(name: string): boolean {
    if (this.handlebars.partials[name]) return true;
    const found = this.source.read(`${name}.svg`);
    if (found) this.handlebars.registerPartial(name, this.compile(found.text, found.file));
    return found !== undefined;
  }
}
