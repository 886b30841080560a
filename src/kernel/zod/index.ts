/**
 * zod, loaded when a file is first checked: most sheets are printed without one. In a browser, where nothing can be loaded in the
 * middle of a call, it is there from the start.
 */
import type { z as Zod } from "zod";
import { findModules } from "../host/index.js";
import { lazily } from "../lazy/index.js";

const modules = findModules();
const early = modules ? undefined : await import("zod");

export const zod = lazily(() => {
  const { z } = early ?? (modules!.createRequire(import.meta.url)("zod") as { readonly z: typeof Zod });
  return z;
});
