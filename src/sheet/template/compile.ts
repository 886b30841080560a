/** A template's text -> code to run it. The build does this ahead for the built-in templates; a person's own are read when they are printed. */
import { lazily } from "../../kernel/lazy/index.js";
import { BLOCKS } from "./blocks.js";
import type * as Handlebars from "handlebars";
import { reader, type runtime } from "./handlebars.js";
import { readFrontMatter } from "./front-matter.js";
import type { TemplateCode, TemplateText } from "./source.js";
import { parseTemplate, SITE, type SyntaxHost } from "./syntax.js";

/** Every helper is known when a template is compiled: nothing is looked up twice, and nothing is guessed. */
const COMPILE = {
  noEscape: true,
  knownHelpersOnly: true,
  knownHelpers: Object.fromEntries(BLOCKS.map(({ name }) => [name, true])),
};
/** Defaults of blocks. What takes any argument hands them on as they are, without defaults among them. */
const DEFAULTS = new Map(BLOCKS.map(({ name, defaults }) => [name, defaults]));
const blockNames = [...DEFAULTS.keys()];

interface HandlebarsCompiler {
  nameLookup(parent: unknown, name: string, kind: string): unknown;
  objectLiteral(literal: Record<string, unknown>): unknown;
  lookupPropertyFunctionVarDeclaration(): string;
}

/** Handlebars with code for templates as we call them: blocks are found without a search, and are not told where they stand (their site is). */
const compiler = lazily(() => {
  const own = reader().create() as unknown as {
    JavaScriptCompiler: new () => HandlebarsCompiler;
    precompile(input: hbs.AST.Program, options: object): string;
  };
  class Compiler extends own.JavaScriptCompiler {
    /** Bodies inside bodies are compiled the same way. */
    get compiler(): unknown {
      return Compiler;
    }

    override nameLookup(parent: unknown, name: string, kind: string): unknown {
      return parent === "helpers" && kind === "helper" ? `helpers.${name}` : super.nameLookup(parent, name, kind);
    }

    /** The runtime has it: it is of the same version. */
    override lookupPropertyFunctionVarDeclaration(): string {
      return "lookupProperty = container.lookupProperty";
    }

    override objectLiteral(literal: Record<string, unknown>): unknown {
      if ("loc" in literal && "hash" in literal) delete literal.loc;
      return super.objectLiteral(literal);
    }
  }
  own.JavaScriptCompiler = Compiler;
  return own;
});

/**
 * Code of a template.
 * @throws UserError with all unknown blocks and partials, or the one syntax error.
 */
export function compileTemplate(
  { text, file }: Pick<TemplateText, "text" | "file">,
  host: Pick<SyntaxHost, "loadPartial" | "templateNames">,
): TemplateCode {
  const calls: TemplateCode["calls"][number][] = [];
  const partials = new Set<string>();
  const { body } = readFrontMatter(text, file);
  const ast = parseTemplate(
    { ...host, calls, partials, blockNames, defaultsOf: (block) => DEFAULTS.get(block) },
    body,
    file,
  );
  return { code: compiler().precompile(ast, COMPILE), calls, partials: [...partials] };
}

/** The number of a call in the code, which counts from this template's first one. */
const NUMBER = new RegExp(`"${SITE}":(\\d+)`, "g");

/** Code as a template to run; its calls are counted on from `first`. */
export function runnable(env: typeof runtime, { code }: TemplateCode, first: number): Handlebars.TemplateDelegate {
  const numbered = code.replace(NUMBER, (_, number: string) => `"${SITE}":${first + Number(number)}`);
  return env.template((new Function(`return ${numbered}`) as () => TemplateSpecification)());
}
