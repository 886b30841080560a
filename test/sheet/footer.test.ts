/** The footer as a screen reader meets it: the heading of a page without a title, decoration on any other. */
import { expect, it } from "vitest";
import { TemplateEngine } from "../../src/sheet/template/engine.js";
import { makeTheme } from "../../src/sheet/theme.js";
import { fonts } from "../helpers/draw.js";

/** Tags of a page's parts, in order. */
function tagsOf(body: string) {
  const files: Record<string, string> = {
    "my/sheet": `---\ntitle: Mine\n---\n${body}`,
    "shared/footer": '{{text "the footer" heading=1}}',
  };
  const engine = new TemplateEngine({
    read: (name) => (name in files ? { text: files[name], file: `${name}.hbs`, own: true } : undefined),
    names: () => Object.keys(files),
  });
  const theme = makeTheme("color", "#1E5B3A");
  const form = engine.layOut({ template: "my/sheet", facts: {}, theme, paper: "letter", fonts, frame: {} }, []);
  return form.pages[0].parts.map(({ tag }) => tag);
}

it("is the heading of a page without a title, and comes first", () => {
  const [footer, page] = tagsOf('{{text "words"}}');
  expect(footer).toMatchObject({ role: "Sect", kids: [{ role: "H", level: 1 }] });
  expect(page).toMatchObject({ kids: [{ role: "P" }] });
});

it("is not read aloud on a page with a title, and comes last", () => {
  const [page, footer] = tagsOf('{{text "title" heading=1}}');
  expect(page).toMatchObject({ kids: [{ role: "H", level: 1 }] });
  expect(footer).toBeUndefined();
});
