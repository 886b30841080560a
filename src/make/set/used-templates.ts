/** Templates and what they include. */
import type { TemplateSource } from "../../sheet/template/source.js";

/** Matches the names of partials in a template. */
const PARTIAL = /\{\{#?>\s*"?([\w/.-]+)/g;

/** These templates and everything they include. */
export function templatesOf(source: TemplateSource, names: readonly string[]): string[] {
  const all = [...names];
  for (const name of all) {
    const text = source.read(name)?.text ?? "";
    for (const [, partial] of text.matchAll(PARTIAL))
      if (!all.includes(partial) && source.read(partial)) all.push(partial);
  }
  return all;
}
