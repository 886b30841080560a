/** A sheet with any options of `pressbox print`: its own code makes the file, and its own checks tell which options suit the sheet. */
import { withOwnSheets } from "../../../print/own-sheets.js";
import { flagOf, type OptionSpec } from "../../../print/options/option.js";
import { keyOf, SHEET_OPTIONS, type SheetOptionKey } from "../../../print/options/sheet-options.js";
import type { GameSystem } from "../../../contract/game.js";
import type { SheetSpec } from "../../../contract/sheet.js";
import { KNOWN_STOCK, knownStock } from "../../../files/card-stock.js";
import { KNOWN_SHOPS, knownFormats } from "../../../files/print-shops.js";
import { UserError, type Issue } from "../../../kernel/issue/index.js";
import { findNames } from "../../../make/find.js";
import { makeSheets } from "../../../make/make-sheets.js";
import { openStudio, type Studio } from "../../../make/open-studio.js";
import { usualOptions, type PrintOptions } from "../../../make/print-options.js";
import { requireCards, requireSense } from "../../../make/print-sense.js";
import { requirePlaces, requireStock, stockFor } from "../../../make/stock.js";
import type { Workplace } from "../../../make/workplace.js";
import { suits } from "../../../press/shop.js";
import { cardSize } from "../../../sheet/template/front-matter.js";
import { ownData } from "../../../text/own-data.js";
import { bytesOf } from "../../file-content.js";
import type { Choice } from "../../protocol/calls.js";
import type { KeptFile } from "../../protocol/files.js";
import type { TemplateTexts } from "../../protocol/template.js";
import type { MadeInWays, Way, Ways } from "../../protocol/ways.js";
import { gameAt, openProfile, openWords } from "../desk/assets.js";
import { joined } from "../desk/bytes.js";
import type { Talk } from "../desk/talk.js";
import { pack } from "../files/archive.js";
import { specOf } from "../sheets/sheets.js";
import { openPlace, typeOf, withLetters } from "./sets.js";

/** Options with controls of their own on the page, for several sheets at once, or for a folder on disk. */
const ELSEWHERE: ReadonlySet<SheetOptionKey> = new Set<SheetOptionKey>([
  "out",
  "seed",
  "code",
  "coach",
  "record",
  "values",
  "blank",
  "forms",
  "paper",
  "theme",
  "words",
  "rules",
  "teams",
  "name",
  "combined",
  "sharePaper",
  "address",
]);
/** What few people need comes last. */
const LAST: readonly SheetOptionKey[] = ["format", "dpi", "pdfA", "studio"];
const OPTIONS = (Object.entries(SHEET_OPTIONS) as [SheetOptionKey, OptionSpec][])
  .filter(([key]) => !ELSEWHERE.has(key))
  .sort(([one], [other]) => LAST.indexOf(one) - LAST.indexOf(other));
/** Needs a folder whose address the page does not know. */
const NO_FORMAT = "tabletop";

const FOLDER = "templates";
const OUT = "out";

/** Everything that a sheet and its options are made from. */
export interface Wanted {
  readonly choice: Choice;
  readonly ways: Ways;
  /** The user's templates, by name. */
  readonly own: TemplateTexts;
  /** The file that fills the sheet, and all pictures. */
  readonly files: readonly KeptFile[];
}

/** Abbreviations; all other options are titled by their names. */
const TITLES: Partial<Record<SheetOptionKey, string>> = { pdfA: "PDF/A", qr: "QR mark", dpi: "DPI" };

const titleOf = (key: SheetOptionKey): string => {
  const words = keyOf(key).replaceAll("-", " ");
  return TITLES[key] ?? `${words[0].toUpperCase()}${words.slice(1)}`;
};

/** The command's words on the page: options by their titles, without what only the command has. */
const onPage = (words: string): string =>
  words.replace(/ ?\((?:see pressbox|as --name) [^)]*\)|; tabletop: .*/g, "").replace(/--([a-z][a-z-]*)/g, (flag) => {
    const found = OPTIONS.find(([key]) => flagOf(key) === flag);
    return found ? titleOf(found[0]) : flag;
  });

/** @throws UserError with the command's messages in the page's words */
async function inPageWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    throw new UserError(error.issues.map(worded), error.exitCode);
  }
}

const worded = (issue: Issue): Issue => ({
  ...issue,
  message: onPage(issue.message),
  ...(issue.hint !== undefined && { hint: onPage(issue.hint) }),
});

/** The choice and its options as the command understands them. */
function optionsOf({ choice, ways, own }: Wanted, spec: SheetSpec): PrintOptions {
  const { fill, seed, coach, rules, code, file, words, theme, paper } = choice;
  const given = OPTIONS.flatMap(([key, option]) => {
    const typed = ways[keyOf(key)];
    return typed === undefined ? [] : [[key, option.parse(typed, flagOf(key), option.default)] as const];
  });
  const played = fill === "filled" && !spec.always && spec.fills !== "nothing";
  const filled =
    fill === "filled" && file !== undefined
      ? { record: file }
      : !played
        ? rules !== undefined && { rules }
        : code !== undefined
          ? { code }
          : { seed: SHEET_OPTIONS.seed.parse(seed, "the seed", undefined), coach, rules };
  return {
    ...usualOptions(),
    ...filled,
    forms: fill === "forms",
    theme,
    // Sheets of labels are on paper of their own.
    ...(ways.stock === undefined && { paper }),
    words,
    ...(Object.keys(own).length > 0 && { templates: FOLDER }),
    out: OUT,
    quiet: true,
    cache: false,
    ...Object.fromEntries(given),
  } as PrintOptions;
}

async function placeFor({ choice, ways, own, files }: Wanted, talk: Talk): Promise<Workplace> {
  const { words } = choice;
  await Promise.all([words !== undefined && openWords(words), ways.shop !== undefined && openProfile()]);
  const templates = Object.entries(own).map(([name, content]) => ({ name: `${FOLDER}/${name}.hbs`, content }));
  const bytes = new Map([...files, ...templates].map(({ name, content }) => [name, bytesOf(content)]));
  return openPlace(bytes, [choice.system], talk);
}

interface OneSheet {
  readonly studio: Studio;
  readonly system: GameSystem;
  readonly spec: SheetSpec;
}

/** @throws UserError if the options contradict each other or the sheet, as the command says it */
async function requireAll({ studio, system, spec }: OneSheet, options: PrintOptions, place: Workplace): Promise<void> {
  requireStock(options);
  requireSense(options, options.format ?? "pdf");
  requireCards(studio, system, [spec], options);
  findNames(system, options);
  if (options.stock === undefined) return;
  requirePlaces(studio, system, [spec], options, await stockFor(options.stock, options, place));
}

/** Values of an option; empty unless it has a list. Print shops that take the cards as they are come first. */
function choicesOf(key: SheetOptionKey, { studio, system, spec }: OneSheet, { paper }: PrintOptions): Way["choices"] {
  if (key === "stock") return knownStock(ownData(KNOWN_STOCK));
  if (key === "shop") {
    const formats = knownFormats(ownData(KNOWN_SHOPS));
    const front = studio.frontOf(system, spec, studio.templates);
    const fits = studio.isCard(front) ? formats.filter((one) => suits(cardSize(front, paper), one)) : [];
    return [...fits, ...formats.filter((one) => !fits.includes(one))];
  }
  const { choices = [] } = SHEET_OPTIONS[key] as OptionSpec;
  return choices.filter((id) => id !== NO_FORMAT).map((id) => ({ id, title: id.replaceAll("-", " ") }));
}

/** A value to try an option with. */
const sampleOf = ({ limits, repeats }: OptionSpec, choices: Way["choices"]): string =>
  choices[0]?.id ?? `${limits?.min ?? (repeats ? 1 : "yes")}`;

/** Options that suit a sheet, besides those already chosen. */
export async function listWays(wanted: Wanted, talk: Talk): Promise<readonly Way[]> {
  const place = await placeFor(wanted, talk);
  const { choice, ways, own } = wanted;
  const studio = await openStudio(place, Object.keys(own).length > 0 ? FOLDER : undefined);
  const system = withOwnSheets(await gameAt(choice.system), studio.templates);
  const one = { studio, system, spec: specOf(system, choice.sheet) };
  const listed: Way[] = [];
  for (const [key, option] of OPTIONS) {
    const choices = choicesOf(key, one, optionsOf({ ...wanted, ways: {} }, one.spec));
    const name = keyOf(key);
    const more = name in ways ? ways : { ...ways, [name]: sampleOf(option, choices) };
    try {
      await requireAll(one, optionsOf({ ...wanted, ways: more }, one.spec), place);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      if (!(name in ways)) continue;
    }
    const takes =
      choices.length > 0 ? "choice" : option.value === undefined ? "switch" : option.limits ? "number" : "text";
    listed.push({ key: name, title: titleOf(key), summary: onPage(option.summary), takes, choices: [...choices] });
  }
  return listed;
}

/** @throws UserError with every error of the command */
export function makeInWays(wanted: Wanted, talk: Talk): Promise<MadeInWays> {
  const { choice } = wanted;
  return inPageWords(() =>
    withLetters(async () => {
      const place = await placeFor(wanted, talk);
      const spec = await sheetOf(wanted, place);
      const { made, warnings } = await makeSheets([choice.system, spec.id], optionsOf(wanted, spec), place);
      const files = await Promise.all(
        made.map(async (file) => ({
          name: file.path.slice(OUT.length + 1),
          content: joined(await place.marked(file)),
        })),
      );
      return { file: await oneFile(files, `${choice.system}-${spec.id}`), warnings: warnings.map(worded) };
    }),
  );
}

async function sheetOf({ choice, own }: Wanted, place: Workplace): Promise<SheetSpec> {
  const system = await gameAt(choice.system);
  if (Object.keys(own).length === 0) return specOf(system, choice.sheet);
  const { templates } = await openStudio(place, FOLDER);
  return specOf(withOwnSheets(system, templates), choice.sheet);
}

async function oneFile(
  files: readonly { readonly name: string; readonly content: Uint8Array<ArrayBuffer> }[],
  name: string,
): Promise<MadeInWays["file"]> {
  if (files.length === 1) return { name: files[0].name, type: typeOf(files[0].name), bytes: files[0].content };
  return { name: `${name}.zip`, type: "application/zip", bytes: await pack(files) };
}
