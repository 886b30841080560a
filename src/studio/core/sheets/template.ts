/** Template editing: draws the sheet after every keystroke, locates its blocks, and lists what can be inserted at a position. */
import { factRows } from "../../../docs/slots.js";
import { templateOf } from "../../../print/forms.js";
import { seenOn, templatePlaces } from "../../../print/template-places.js";
import { WEIGHTS } from "../../../sheet/drawing/pen.js";
import { pageSvg } from "../../../sheet/drawing/to-svg.js";
import type { Page } from "../../../sheet/drawing/types.js";
import { describedBlocks } from "../../../sheet/template/describe.js";
import { FRONT_MATTER } from "../../../sheet/template/front-matter.js";
import { COLOR_NAMES, makeTheme, themeColor } from "../../../sheet/theme.js";
import { STYLES } from "../../../sheet/type/styles.js";
import type { Choice } from "../../protocol/calls.js";
import {
  packPlaces,
  type BuiltInTemplates,
  type FactThere,
  type TemplateDrawn,
  type TemplateSpot,
  type TemplateTexts,
  type TemplateWords,
} from "../../protocol/template.js";
import { atDesk, gameAt } from "../desk/assets.js";
import { built } from "./sheets.js";

const FILE = /^templates\/(.+)\.hbs$/;

/** The built-in templates of a game. */
export async function builtInTemplates(systemId: string): Promise<BuiltInTemplates> {
  return atDesk(async ({ templates }) => {
    const system = await gameAt(systemId);
    const texts: Record<string, string> = {};
    for (const name of templates.names())
      if (name.startsWith(`${systemId}/`) || name.startsWith("shared/")) texts[name] = templates.read(name)?.text ?? "";
    const sheets = system.sheets.map((spec) => ({
      id: spec.id,
      title: spec.title,
      template: templateOf({ system }, spec),
    }));
    return { texts, sheets };
  });
}

/** The vocabulary of templates. @param accent the game's accent color, for color swatches */
export function templateWords(accent: string): TemplateWords {
  const theme = makeTheme("color", accent);
  return {
    blocks: describedBlocks(),
    colors: Object.fromEntries([...COLOR_NAMES, "none"].map((name) => [name, colorIn(theme, name)])),
    styles: Object.keys(STYLES),
    weights: Object.keys(WEIGHTS),
    front: FRONT_MATTER,
  };
}

const colorIn = (theme: ReturnType<typeof makeTheme>, name: string): string => {
  const color = themeColor(theme, name) ?? "";
  return color.startsWith("#") ? color : "";
};

/** The last page without errors, the source of the facts on offer. */
let last: Page | undefined;

/**
 * Draws one page of a sheet.
 * @throws UserError with every error of the templates
 */
export async function drawTemplate(choice: Choice, wanted: number, own: TemplateTexts): Promise<TemplateDrawn> {
  const from = performance.now();
  return built(choice, { own, edited: true }, (_, { pages }) => {
    const at = Math.min(Math.max(0, wanted), pages.length - 1);
    last = pages[at];
    const places = templatePlaces(pages[at]).flatMap(({ file, ...place }) => {
      const name = FILE.exec(file)?.[1];
      return name === undefined ? [] : [{ ...place, name }];
    });
    return {
      pages: pages.map(({ title, width, height }) => ({ title, width, height })),
      at,
      svg: pageSvg(pages[at], { prefix: "t-" }),
      places: packPlaces(places),
      ms: performance.now() - from,
    };
  });
}

/** Longest list of facts; to find others, the user types a name. */
const MOST = 600;

/** Facts available at a position, with their values on the last page. */
export function factsAt({ name, block, params }: TemplateSpot): readonly FactThere[] {
  const seen = last && seenOn(last);
  const file = `templates/${name}.hbs`;
  const there = seen?.at(file, block) ?? seen?.at(file);
  if (!there) return [];
  const { context, root } = there;
  const named = params.flatMap((param, i) => factsIn(there.params[i], param));
  const own = typeof context === "object" && context !== null ? factsIn(context, "") : factsIn(context, "this");
  // The sheet's own facts need a prefix where an inner scope hides them.
  const all = [...named, ...own, ...(context === root ? [] : factsIn(root, "@root"))];
  return all.slice(0, MOST);
}

/** Facts below one, except those in its lists: they are available inside `{{#each}}`. */
const factsIn = (facts: unknown, path: string): FactThere[] =>
  factRows(facts, path)
    .filter(([fact]) => fact !== "" && !fact.includes("[]"))
    .map(([fact, value]) => ({ path: fact, value, ...(/^a(n empty)? list/.test(value) && { list: true as const }) }));
