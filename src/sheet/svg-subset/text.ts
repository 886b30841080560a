/** Characters of SVG text: entities, and white space collapsing as in every viewer. */

interface TextNode {
  readonly name: string;
  readonly children: readonly TextNode[];
  text: string;
}

const NAMED: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** Decodes entities; undefined if one is unknown or an & stands alone. */
export function decodeEntities(text: string): string | undefined {
  if (!text.includes("&")) return text;
  let known = true;
  const decoded = text.replace(
    /&(#x[0-9a-fA-F]+|#\d+|\w+)?(;?)/g,
    (_all, name: string | undefined, semicolon: string) => {
      const character = name === undefined || semicolon === "" ? undefined : decodeEntity(name);
      if (character === undefined) known = false;
      return character ?? "";
    },
  );
  return known ? decoded : undefined;
}

function decodeEntity(name: string): string | undefined {
  if (!name.startsWith("#")) return NAMED[name];
  const code = name[1] === "x" ? parseInt(name.slice(2), 16) : parseInt(name.slice(1), 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}

const SPACED = /^[ \t\r\n]|[\t\r\n]|[ ] |[ \t\r\n]$/;

/** Collapses runs of white space to one space, and trims both ends. */
export function collapseSpaces(text: string): string {
  return SPACED.test(text) ? text.replace(/[ \t\r\n]+/g, " ").replace(/^ | $/g, "") : text;
}

/**
 * Collapses white space over all parts of a `<text>` in reading order, once its end is reached: a space at the border of two parts counts
 * once, and the line is trimmed at both ends.
 */
export function collapseText(node: TextNode, nested: boolean): void {
  if (nested) return; // The outermost text handles all its parts
  const runs: TextNode[] = [];
  const collect = (part: TextNode): void => {
    if (part.name === "#text") runs.push(part);
    part.children.forEach(collect);
  };
  collect(node);
  let spaced = true; // A leading space is dropped
  for (const run of runs) {
    let text = run.text.replace(/[ \t\r\n]+/g, " ");
    if (spaced && text.startsWith(" ")) text = text.slice(1);
    if (text !== "") spaced = text.endsWith(" ");
    run.text = text;
  }
  for (let i = runs.length - 1; i >= 0; i--) {
    runs[i].text = runs[i].text.replace(/ $/, "");
    if (runs[i].text !== "") break;
  }
}
