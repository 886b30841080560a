/** Checks markup before it enters the page. */
/** Elements that the core draws with. */
const DRAWN = new Set(
  "svg title desc defs g path rect circle ellipse line polyline polygon text tspan use image clipPath linearGradient radialGradient stop pattern mask a".split(
    " ",
  ),
);
/** Pictures are embedded in the markup: nothing is fetched, and a picture is never an SVG. */
const PICTURE = /^data:image\/(?:png|jpeg);base64,[A-Za-z0-9+/]+=*$/;
const TAG = /<(\/?)([\w:-]*)([^<>]*)>|<[!?]/g;
/** `name="value"`, as the core writes every attribute. */
const ATTRIBUTE = /^\s+([\w:-]+)="([^"]*)"/;

/**
 * Validates a drawn page for this document: known elements, no event handlers, and only internal references and plain
 * links. The core writes nothing else, so neither can untrusted templates or names.
 * @throws Error for anything else
 */
export function safeSvg(markup: string): string {
  return markup.replace(TAG, (tag, slash: string | undefined, name: string | undefined, rest: string | undefined) => {
    if (name === undefined || rest === undefined || !DRAWN.has(name))
      throw new Error(`a page holds ${tag.slice(0, 40)}`);
    let left = rest.replace(/\/$/, "");
    let kept = "";
    for (;;) {
      const found = ATTRIBUTE.exec(left);
      if (!found) break;
      left = left.slice(found[0].length);
      const [, attribute, value] = found;
      if (attribute.toLowerCase().startsWith("on")) throw new Error(`a page holds ${attribute}`);
      const address = /href$/i.test(attribute);
      const picture = name === "image" && PICTURE.test(value);
      if (address && !picture && (name === "image" || !/^(#|https:\/\/)/.test(value)))
        throw new Error(`a page leads to ${value.slice(0, 40)}`);
      // Styles are in the page's own style sheet: its policy allows none in markup.
      if (attribute === "style") continue;
      kept += ` ${attribute}="${value}"${address && name === "a" ? ' target="_blank" rel="noreferrer"' : ""}`;
    }
    if (left.trim() !== "") throw new Error(`a page holds ${left.trim().slice(0, 40)}`);
    return slash === "/" ? `</${name}>` : `<${name}${kept}${rest.endsWith("/") ? "/" : ""}>`;
  });
}
