/** Parses the built-in templates in advance. */
import "../../host/node.js";
import { builtInTemplates, type ReadAhead } from "../../host/templates.js";
import { readTemplate } from "../../sheet/template/read-tree.js";

/** Every built-in template by name, as a syntax tree. */
export function templatesAhead(): (readonly [name: string, ahead: ReadAhead])[] {
  const texts = builtInTemplates();
  const names = texts.names();
  const host: Parameters<typeof readTemplate>[1] = {
    loadPartial: (name) => (names.includes(name) ? "ok" : "unknown"),
    templateNames: () => names,
  };
  return names.map((name) => {
    const found = texts.read(name)!;
    return [name, { text: found.text, ...readTemplate(found, host) }];
  });
}
