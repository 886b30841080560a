/** Pictures of blocks for `docs/templates.md`: each example printed on its own, as wide as a column. */
import { throwOnErrors, type Issue } from "../kernel/issue/index.js";
import { host } from "../kernel/host/index.js";
import { renderSvg } from "../render/svg/index.js";
import { openPicture } from "../sheet/pictures/open-picture.js";
import { PictureSource } from "../sheet/pictures/source.js";
import { TemplateEngine } from "../sheet/template/engine.js";
import { makeTheme } from "../sheet/theme.js";
import type { FontBook } from "../sheet/type/font-book.js";
import type { Example } from "./examples.js";

const WIDTH = 90;
const MARGIN = 2;
const ACCENT = "#1E5B3A";

/** Sample pictures that come with Pressbox: examples refer to them. */
const samplePictures = (): PictureSource =>
  new PictureSource({
    places: SET,
    open: openPicture,
    read(name) {
      const bytes = host().files.read(`${SET}/${name}`);
      return bytes && { bytes, file: name };
    },
  });
const SET = "assets/samples/set";

/**
 * An example as SVG.
 * @throws UserError if it has an error
 */
export function drawExample({ text, high, facts = {}, values = {} }: Example, fonts: FontBook): string {
  const engine = new TemplateEngine({
    pictures: samplePictures(),
    read: (name) => (name === "example" ? { text, file: "example.hbs", own: false } : undefined),
    names: () => ["example"],
  });
  const issues: Issue[] = [];
  const theme = makeTheme("color", ACCENT);
  const strip = { width: WIDTH, height: high };
  const form = engine.layOut({ template: "example", facts, theme, paper: "letter", fonts, frame: {}, strip }, issues);
  const [page] = form.copy(values, { fill: "filled", fieldPrefix: "", frame: () => ({}) }, issues);
  throwOnErrors(issues);
  const layers = Object.fromEntries(
    Object.entries(page.layers).map(([layer, ops]) => [
      layer,
      ops.length === 0 ? [] : [{ op: "place", piece: { ops }, matrix: [1, 0, 0, 1, MARGIN, MARGIN] }],
    ]),
  ) as unknown as typeof page.layers;
  return `${renderSvg({ width: WIDTH + 2 * MARGIN, height: high + 2 * MARGIN, title: "", layers })}\n`;
}
