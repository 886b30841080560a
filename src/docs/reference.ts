/** Reference pages in Markdown, made from the lists in the code: nothing here is typed twice. */
import { COLOR_NAMES, THEMES } from "../sheet/theme.js";
import { MARKS } from "../page/marks/index.js";
import { STYLES, type TextStyle } from "../sheet/type/styles.js";
import { SVG_SUBSET } from "../sheet/svg-subset/index.js";
import { WEIGHTS } from "../page/env.js";
import type { GameSystem } from "../systems/contract.js";

const GENERATED = "<!-- Written by `npm run docs` from the code; do not edit. -->\n\n";

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => "---"), ...rows]
    .map((row) => `| ${row.map((cell) => cell.replace(/\|/g, "\\|")).join(" | ")} |`)
    .join("\n") + "\n";

/** Everything that a template can call: marks with their arguments, colors, styles, line weights. */
export function marksReference(): string {
  const marks = MARKS.map((mark) => {
    const optional = Object.entries(mark.defaults).map(([name, value]) => `\`${name}=${JSON.stringify(value)}\``);
    return `### ${mark.name}\n\n${capital(mark.summary)}.\n\nNeeds ${mark.required.map((name) => `\`${name}\``).join(", ")}.${
      optional.length > 0 ? ` May have ${optional.join(", ")}.` : ""
    }\n`;
  });
  const styles = Object.entries(STYLES as Record<string, TextStyle>).map(([name, style]) => [
    `\`${name}\``,
    `${style.family} ${style.weight}`,
    `${style.upper ? "upper case" : ""}${style.tracking ? `, +${style.tracking * 100} %` : ""}`,
  ]);
  return (
    `${GENERATED}# Writing templates\n\n` +
    "A template is `templates/<system>/<sheet>.svg.hbs`: Handlebars that draws in millimeters, type sizes in points, inside " +
    '`{{#layer "art|form|pencil|marks"}}` blocks. Copy one into a folder of your own, change it, and print with `--templates FOLDER`: it replaces the built-in one file by file. ' +
    "Blocks: `{{#each list}}`, `{{#if value}}`, `{{#unless value}}`, `{{#with value}}`, `{{> shared/masthead}}`. A value that the sheet does not have is a fault with its line, never a blank.\n\n" +
    "Everything that a game writes belongs into the `pencil` layer: a blank leaves it empty, `--forms` turns it into fields.\n\n" +
    `## Colors\n\n${COLOR_NAMES.map((name) => `\`${name}\``).join(", ")}, \`tint1\` to \`tint99\` and \`shade1\` to \`shade99\` (percent of the accent and of the ink), \`none\` or \`#rrggbb\`. Themes: ${THEMES.map((theme) => `\`${theme.id}\` (${theme.title.toLowerCase()})`).join("; ")}.\n\n` +
    `## Line weights\n\n${Object.entries(WEIGHTS)
      .map(([name, mm]) => `\`${name}\` ${mm} mm`)
      .join(", ")}, or a number.\n\n` +
    `## Type styles\n\n${table(["style", "face", "set as"], styles)}\n## Marks\n\n${marks.join("\n")}`
  );
}

/** The SVG that a page may contain. */
export function svgSubsetReference(): string {
  const elements = Object.entries(SVG_SUBSET.elements).map(([name, rule]) => [
    `\`${name}\``,
    rule.about,
    rule.attributes.map((attribute) => `\`${attribute}\``).join(" "),
    [...rule.children.map((child) => `\`${child}\``), ...(rule.text ? ["text"] : [])].join(" "),
  ]);
  const attributes = Object.entries(SVG_SUBSET.attributes).map(([name, rule]) => [
    `\`${name}\``,
    rule.about,
    rule.values ? rule.values.map((value) => `\`${value}\``).join(" ") : rule.kind,
  ]);
  return (
    `${GENERATED}# The SVG subset\n\nA page is SVG in millimeters. Both engines draw exactly these elements and attributes; anything else is a fault with line and column, never dropped.\n\n` +
    `## Elements\n\n${table(["element", "what it is", "attributes", "may hold"], elements)}\n## Attributes\n\n${table(["attribute", "what it says", "value"], attributes)}`
  );
}

/** Sheets, coaches and rulings of one game. */
export function systemReference(system: GameSystem): string {
  const sheets = system.sheets.map((sheet) => [sheet.code, `\`${sheet.id}\``, sheet.title, sheet.summary]);
  const coaches = system.coaches.map((coach) => [`\`${coach.id}\``, coach.title, coach.summary]);
  const rulings = system.switches.map((ruling) => [
    ruling.ruling,
    `\`${ruling.id}\``,
    ruling.question,
    ruling.values
      .map(
        (value) =>
          `${value.id === ruling.default ? "**" : ""}\`${value.id}\`${value.id === ruling.default ? "** (default)" : ""}: ${value.meaning}`,
      )
      .join("<br>"),
  ]);
  const presets = (system.presets ?? []).map(({ id, summary }) => [`\`${id}\``, summary]);
  const ready =
    presets.length > 0
      ? `## Ready-made rules\n\nNamed with \`--rules\`; a file of your own can stand there, too.\n\n${table(["name", "what it is"], presets)}\n`
      : "";
  return (
    `${GENERATED}# ${system.title}\n\n${system.summary}\n\n${system.credit}\n\n` +
    `## Sheets\n\n${table(["code", "id", "title", "what it is for"], sheets)}\n## Coaches\n\n${table(["id", "name", "how it plays"], coaches)}\n` +
    `${ready}## Rulings\n\nWhere the rulebook is open, this is how Pressbox decides, and what a house-rule file may choose instead.\n\n${table(["ruling", "switch", "question", "answers"], rulings)}`
  );
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
