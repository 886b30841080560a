/**
 * Loads pdfkit without what its container never uses: a font engine, a line breaker, a PNG decoder and ciphers are four fifths of its
 * start. They are loaded when pdfkit first asks for something in them.
 */
import { createRequire, Module } from "node:module";

/** What pdfkit uses only for text, images and encryption. */
const HEAVY = ["fontkit", "linebreak", "png-js", "@noble/ciphers/aes"];

export function requirePdfkit(require: NodeJS.Require): unknown {
  // Their own entries in the cache of modules stand for them until pdfkit is loaded.
  const own = createRequire(require.resolve("pdfkit"));
  const put = HEAVY.map((name) => own.resolve(name)).filter((path) => !require.cache[path]);
  for (const path of put) require.cache[path] = standIn(own, path);
  try {
    return require("pdfkit");
  } finally {
    for (const path of put) Reflect.deleteProperty(require.cache, path);
  }
}

/** A module that loads what it stands for as soon as something in it is wanted. */
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
