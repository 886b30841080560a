/** Templates from disk: a user's folder first, then the built-in one. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { fault, UserError } from "../kernel/issue/index.js";
import type { TemplateSource } from "../page/template.js";

const BUILT_IN = fileURLToPath(new URL("../../templates", import.meta.url));
const SUFFIX = ".svg.hbs";

function listTemplates(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(SUFFIX))
    .map((file) => file.slice(0, -SUFFIX.length).split(path.sep).join("/"));
}

/**
 * The built-in templates, overridden file by file by those in `override` (same relative names).
 * @throws UserError `templates-folder` when the folder does not exist or holds a file that overrides nothing.
 */
export function templatesFrom(override?: string): TemplateSource {
  if (override !== undefined) {
    if (!existsSync(override) || !statSync(override).isDirectory()) {
      throw new UserError(
        fault("templates-folder", `there is no folder "${override}"`, {
          hint: "name a folder laid out like the built-in templates/",
        }),
      );
    }
    const known = new Set(listTemplates(BUILT_IN));
    const own = listTemplates(override);
    if (own.length === 0) {
      throw new UserError(
        fault("templates-folder", `"${override}" holds no template`, {
          hint: `expected for example ${path.join(override, "dynasty", "scoresheet.svg.hbs")}`,
        }),
      );
    }
    for (const name of own) {
      if (!known.has(name) && !name.startsWith("shared/")) {
        throw new UserError(
          fault("templates-folder", `${name}${SUFFIX} overrides no built-in template`, {
            file: override,
            hint: `built in: ${[...known].join(", ")}`,
          }),
        );
      }
    }
  }
  const cache = new Map<string, { text: string; file: string } | undefined>();
  return {
    names: () => listTemplates(BUILT_IN),
    read(name) {
      if (!cache.has(name)) {
        const relative = `${name}${SUFFIX}`;
        const own = override === undefined ? undefined : path.join(override, relative);
        const shipped = path.join(BUILT_IN, relative);
        if (own !== undefined && existsSync(own)) cache.set(name, { text: readFileSync(own, "utf8"), file: own });
        else
          cache.set(
            name,
            existsSync(shipped) ? { text: readFileSync(shipped, "utf8"), file: `templates/${relative}` } : undefined,
          );
      }
      return cache.get(name);
    },
  };
}
