/**
 * Loads pdfkit. It brings a font engine, a line breaker, a PNG decoder and ciphers along, of which the container needs none: they are
 * four fifths of its start. In Node they are loaded when pdfkit first asks for something in them, which it never does here; in a browser,
 * where a bundler decides what is loaded, pdfkit is imported as it is.
 */
import { findModules } from "../../kernel/host/index.js";
import type { PdfkitConstructor } from "./container.js";

/** What pdfkit uses only for text, images and encryption. */
const HEAVY = ["fontkit", "linebreak", "png-js", "@noble/ciphers/aes"];

type ModuleHost = NonNullable<ReturnType<typeof findModules>>;

export async function loadPdfkit(): Promise<PdfkitConstructor> {
  const modules = findModules();
  if (!modules) return ((await import("pdfkit")) as unknown as { default: PdfkitConstructor }).default;
  const require = modules.createRequire(import.meta.url);
  // Their own entries in the cache of modules stand for them until pdfkit is loaded.
  const own = modules.createRequire(require.resolve("pdfkit"));
  const put = HEAVY.map((name) => own.resolve(name)).filter((path) => !require.cache[path]);
  for (const path of put) require.cache[path] = standIn(modules, own, path);
  try {
    return require("pdfkit") as PdfkitConstructor;
  } finally {
    for (const path of put) Reflect.deleteProperty(require.cache, path);
  }
}

/** A module that loads what it stands for as soon as something in it is wanted. */
function standIn({ Module }: ModuleHost, require: NodeJS.Require, path: string): NodeJS.Module {
  const load = (): object => require(path) as object;
  const module = new Module(path);
  module.loaded = true;
  module.exports = new Proxy(function () {}, {
    get: (_, key) => Reflect.get(load(), key) as unknown,
    has: (_, key) => Reflect.has(load(), key),
    apply: (_, self, args) => Reflect.apply(load() as () => unknown, self, args) as unknown,
    construct: (_, args, target) => Reflect.construct(load() as new () => object, args, target),
  });
  return module;
}
