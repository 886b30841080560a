/** Reference pages in Markdown, generated from the lists in the code: nothing is typed twice. */
import { usualRequest } from "../print/request.js";
import { blankForm, summaryOf } from "../print/forms.js";
import { WEIGHTS } from "../sheet/drawing/pen.js";
import { CHAPTERS } from "../sheet/template/blocks.js";
import { MARK_ARGUMENTS, OWN_ARGUMENTS, type Block } from "../sheet/template/call.js";
import { callOf } from "../sheet/template/describe.js";
import { FRONT_MATTER } from "../sheet/template/front-matter.js";
import type { TemplateSource } from "../sheet/template/source.js";
import { COLOR_NAMES, THEMES } from "../sheet/theme.js";
import { STYLES, type TextStyle } from "../sheet/type/styles.js";
import { SVG_SUBSET } from "../sheet/svg-subset/index.js";
import type { GameSystem, RulingInfo } from "../contract/game.js";
import { EXAMPLES } from "./examples.js";
import { GENERATED, table } from "./markdown.js";
import type { PictureSources } from "./pictures.js";
import { factRows, slotRows } from "./slots.js";

/** Path from docs pages to the pictures of blocks. */
const PICTURES = "../assets/pictures/blocks";

/** Everything that a template can use, with examples and pictures: blocks, colors, styles, line weights, front matter. */
export function templatesReference(): string {
  const chapters = CHAPTERS.map(({ title, blocks }) => `## ${title}\n\n${blocks.map(blockText).join("\n")}`);
  const styles = Object.entries(STYLES as Record<string, TextStyle>).map(([name, style]) => [
    `\`${name}\``,
    `${style.family} ${style.weight}`,
    `${style.upper ? "upper case" : ""}${style.tracking ? `, +${style.tracking * 100}%` : ""}`,
  ]);
  const front = Object.entries(FRONT_MATTER).map(([key, what]) => [`\`${key}\``, what]);
  const about = (words: object) => Object.entries(words).map(([key, what]) => [`\`${key}\``, what as string]);
  return (
    `${GENERATED}# Writing templates\n\n` +
    "A template is `templates/<system>/<sheet>.hbs`: stacked boxes in millimeters, type in points, every word of the sheet. It prints the facts of its sheet (`{{path}}`, or `{path}` inside a string) " +
    "and has slots for handwriting. Blank, filled, fillable and large print are one template. Start with [Change a sheet in ten minutes](change-a-sheet.md). " +
    "`pressbox list <system> <sheet> --slots` lists the facts and slots of a sheet (as do [dynasty-sheets.md](dynasty-sheets.md) and its siblings), and `pressbox new template <system> <sheet>` copies a template to start from. " +
    "`--templates FOLDER` replaces built-in templates file by file, partials too; a new file there that begins with front matter is a sheet of your own.\n\n" +
    "Pressbox reports anything that does not fit, in millimeters, at its line and column; it cuts nothing. When it prints your own template, it also reports overlaps and ink off the paper.\n\n" +
    `## Front matter\n\nBetween two lines of \`---\` at the very top.\n\n${table(["name", "what it says"], front)}\n` +
    `## Arguments of every box\n\n${table(["argument", "what it does"], about(OWN_ARGUMENTS))}\n` +
    `## Arguments of every mark\n\nMarks print: text, dice, helmets, plots.\n\n${table(["argument", "what it does"], about(MARK_ARGUMENTS))}\n` +
    "Tracks (`columns`, `column`): `12` is millimeters, `1fr` a share of the rest, `auto` the width of the content, `4*7.6` four tracks. " +
    "Signs drawn within words: ⚀ ⚁ ⚂ ⚃ ⚄ ⚅ and dark dice ◆⚂, Ⓡ Ⓦ Ⓑ Ⓚ Ⓨ (colored d20s; ◆Ⓡ a d10), ★ ☆ ▶ ◀ ▲ ▼ → ↓ ⚑; `**strong**` words.\n\n" +
    `${chapters.join("\n")}\n` +
    `## Colors\n\n${COLOR_NAMES.map((name) => `\`${name}\``).join(", ")}, \`none\` or \`#rrggbb\`. Themes: ${THEMES.map((theme) => `\`${theme.id}\` (${theme.title.toLowerCase()})`).join("; ")}.\n\n` +
    `## Line weights\n\n${Object.entries(WEIGHTS)
      .map(([name, mm]) => `\`${name}\` ${mm} mm`)
      .join(", ")}, or a number.\n\n` +
    `## Type styles\n\n${table(["style", "face", "set as"], styles)}`
  );
}

function blockText(block: Block): string {
  const { name, summary, defaults, within } = block;
  const named = Object.entries(defaults).map(([key, value]) =>
    value === undefined ? `\`${key}=\`` : `\`${key}=${JSON.stringify(value)}\``,
  );
  const example = EXAMPLES[name];
  return (
    `### ${name}\n\n\`${callOf(block)}\`${within ? ` inside ${within.map((one) => `\`${one}\``).join(" or ")}` : ""}: ${summary}.\n\n` +
    (named.length > 0 ? `${named.join(" ")}\n\n` : "") +
    (example
      ? `\`\`\`handlebars\n${example.text}\n\`\`\`\n\n<img src="${PICTURES}/${name}.svg" width="360" alt="${name}">\n`
      : "")
  );
}

/** The names available to the templates of a game's sheets: facts and slots, sheet by sheet. */
export async function sheetsReference(
  system: GameSystem,
  { templates, fonts, cache }: Pick<PictureSources, "templates" | "fonts" | "cache">,
): Promise<string> {
  const parts = await Promise.all(
    system.sheets.map(async (spec) => {
      const request = usualRequest(system, { templates, fonts, cache });
      const { form, facts } = await blankForm(request, spec);
      const rows = factRows(facts).map(([path, value]) => [`\`${path}\``, value]);
      const slots = slotRows(form).map(([name, kind, label]) => [`\`${name}\``, kind, label]);
      return (
        `## ${spec.code} ${spec.title}\n\n\`${form.front.file}\`\n\n` +
        (rows.length > 0 ? `${table(["fact", "standard rules"], rows)}\n` : "") +
        (slots.length > 0 ? `${table(["slot", "field", "read aloud as"], slots)}\n` : "")
      );
    }),
  );
  return `${GENERATED}# ${system.title}: facts and slots of the sheets\n\n\`[]\` stands for each item of a list. Inside \`{{#each}}\` or the rows of a table, write only the name of the value.\n\n${parts.join("\n")}`;
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
    `${GENERATED}# The SVG subset\n\nA page is SVG in millimeters. Both engines draw exactly these elements and attributes. Anything else is an error with line and column; nothing is silently dropped.\n\n` +
    `## Elements\n\n${table(["element", "what it is", "attributes", "may hold"], elements)}\n## Attributes\n\n${table(["attribute", "what it says", "value"], attributes)}`
  );
}

/** Sheets, coaches and rulings of one game. */
export function systemReference(system: GameSystem, templates: TemplateSource): string {
  const sheets = system.sheets.map((sheet) => [
    sheet.code,
    `\`${sheet.id}\``,
    sheet.title,
    summaryOf(system, sheet, templates),
  ]);
  const coaches = system.coaches.map((coach) => [`\`${coach.id}\``, coach.title, coach.summary]);
  const answers = ({ values, fixed, default: standard }: RulingInfo): string => {
    if (fixed) return values[0].meaning;
    const answer = (id: string): string => (id === standard ? `**\`${id}\`** (default)` : `\`${id}\``);
    return values.map(({ id, meaning }) => `${answer(id)}: ${meaning}`).join("<br>");
  };
  const rulings = system.rulings.map((ruling) => [
    ruling.ruling,
    ruling.fixed ? "fixed" : `\`${ruling.id}\``,
    ruling.question,
    answers(ruling),
  ]);
  const presets = (system.presets ?? []).map(({ id, summary }) => [`\`${id}\``, summary]);
  const ready =
    presets.length > 0
      ? `## Ready-made rules\n\nName them with \`--rules\`, or give your own file.\n\n${table(["name", "what it is"], presets)}\n`
      : "";
  const named = system.sheets.find(({ houseRules }) => houseRules);
  const printedOn = named ? ` Switched rulings are printed on ${named.code}, on a page "House rules in force".` : "";
  return (
    `${GENERATED}# ${system.title}\n\n${system.summary}\n\n${system.credit}\n\n` +
    `## Sheets\n\n${table(["code", "id", "title", "what it is for"], sheets)}\n## Coaches\n\n${table(["id", "name", "how it plays"], coaches)}\n` +
    `${ready}## Rulings\n\nWhere the rulebook is silent, this is how Pressbox rules, and what a house-rule file may choose instead. A fixed ruling has no switch.${printedOn}\n\n${table(["ruling", "switch", "question", "answers"], rulings)}`
  );
}
