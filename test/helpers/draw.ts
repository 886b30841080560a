/** Draws a template given as text, for tests of marks and of the template engine. */
import { loadFontFiles } from "../../src/data/fonts.js";
import "../../src/sheet/figures/svg-canvas.js";
import type { Issue } from "../../src/kernel/issue/index.js";
import { drawPage } from "../../src/page/draw.js";
import { TemplateEngine } from "../../src/page/template.js";
import { FontBook } from "../../src/sheet/type/font-book.js";
import { makeTheme, type ThemeId } from "../../src/sheet/theme.js";
import type { Fill, Page } from "../../src/page/types.js";

export const fonts = new FontBook(loadFontFiles());

export interface Drawn {
  readonly page: Page;
  readonly issues: Issue[];
}

export function drawText(
  template: string | Record<string, string>,
  model: object = {},
  options: { fill?: Fill; theme?: ThemeId } = {},
): Drawn {
  const files: Record<string, string> = typeof template === "string" ? { main: template } : template;
  const engine = new TemplateEngine({
    read: (name) =>
      name.replace(/\.svg$/, "") in files
        ? { text: files[name.replace(/\.svg$/, "")], file: `${name}.hbs`, own: false }
        : undefined,
    names: () => Object.keys(files).map((name) => `${name}.svg`),
  });
  const issues: Issue[] = [];
  const page = drawPage(
    { template: "main", title: "test", model },
    {
      engine,
      fonts,
      theme: makeTheme(options.theme ?? "color", "#1E5B3A"),
      fill: options.fill ?? "filled",
      paper: { width: 100, height: 100 },
      fieldNames: new Set(),
      fieldPrefix: "",
    },
    issues,
  );
  return { page, issues };
}
