/**
 * Loads pdfkit without dependencies that its container never uses: a font engine, a line breaker, a PNG decoder, ciphers and random
 * numbers take four fifths of its load time. They load when pdfkit first uses them.
 */
import { createRequire, Module } from "node:module";

/** What pdfkit needs only for text, images and encryption. */
const HEAVY = ["fontkit", "linebreak", "png-js", "@noble/ciphers/aes", "@noble/hashes/crypto"];

export function requirePdfkit(require: NodeJS.Require): unknown {
  // Entries in the module cache replace them until pdfkit is loaded.
  const own = createRequire(require.resolve("pdfkit"));
  const put = HEAVY.map((name) => own.resolve(name)).filter((path) => !require.cache[path]);
  for (const path of put) require.cache[path] = standIn(own, path);
  try {
    return require("pdfkit");
  } finally {
    for (const path of put) Reflect.deleteProperty(require.cache, path);
  }
}

/** A stand-in that loads the real module when anything in it is used. */
function standIn(require: NodeJS.Require, path: string): NodeJS.Module {
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
