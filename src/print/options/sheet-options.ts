/**
 * The one list of options about printed sheets: of `pressbox print` and, under the same names, of the sheets in a set (pressbox.yaml).
 * Options about the run itself are elsewhere.
 */
import { parseSeed } from "../../kernel/dice/index.js";
import { PRINTER_PAPERS } from "../../kernel/units/index.js";
import { ORDERS } from "../../press/order.js";
import { THEMES, type ThemeId } from "../../sheet/theme.js";
import {
  choice,
  flag,
  flagOf,
  input,
  text,
  usageError,
  wholeNumber,
  type Options,
  type OptionSpec,
  type Values,
} from "./option.js";
import { quantities } from "./quantities.js";

export const FORMATS = ["pdf", "svg", "png", "tabletop"] as const;
export type Format = (typeof FORMATS)[number];

/** How paper gets its second side printed. */
export const DUPLEX = ["long", "short", "manual"] as const;
export type Duplex = (typeof DUPLEX)[number];

export const THEME_IDS = THEMES.map((theme) => theme.id) as readonly ThemeId[];

const seed: OptionSpec<number | undefined> = {
  summary: "number from 0 to 4294967295, or any word: the same seed gives the same dice",
  value: "SEED",
  parse(given, name) {
    // Text is hashed, so a number with a typo must not pass as text.
    if (!/^-?\d+$/.test(given.trim()) && Number.isFinite(Number(given))) {
      throw usageError(`${name} cannot be "${given}"; expected a whole number or a word`);
    }
    return parseSeed(given);
  },
};

/** The address of a user's own Studio page. */
const studio: OptionSpec<string | undefined> = {
  summary: "address of your Studio page: the codes on filled-in sheets become links to it",
  value: "ADDRESS",
  parse(given, name) {
    const [address] = given.trim().split("#");
    if (!/^https?:\/\/[^\s"<>]+$/i.test(address))
      throw usageError(
        `${name} cannot be "${given}"; expected an address`,
        "for example --studio https://example.org/studio/",
      );
    return address;
  },
};

/** Where a virtual tabletop finds its pictures. */
const address: OptionSpec<string | undefined> = {
  summary: "with --format tabletop: where you will put its folder, for other players (default: file:/// of the folder)",
  value: "ADDRESS",
  parse(given, flagName) {
    if (!/^(?:https?|file):\/\/[^\s"<>?#]+$/i.test(given.trim()))
      throw usageError(
        `${flagName} cannot be "${given}"; expected an address`,
        `for example ${flagName} https://example.org/football/`,
      );
    return given.trim();
  },
};

/** `--name key=value`, repeated for each name. */
const name: OptionSpec<Readonly<Record<string, string>>> = {
  summary: "a name written on the sheets, for example club=Comets; may be repeated",
  value: "KEY=VALUE",
  default: {},
  repeats: true,
  parse(given, flagName, before = {}) {
    const at = given.indexOf("=");
    if (at < 1) throw usageError(`${flagName} "${given}" has no key`, "write for example --name club=Comets");
    if (given.slice(at + 1).trim() === "")
      throw usageError(`${flagName} "${given}" has no value`, "write for example --name club=Comets");
    return { ...before, [given.slice(0, at).trim()]: given.slice(at + 1) };
  },
};

/** `5,7,9-12`: positions, in the order they are filled. */
const places: OptionSpec<readonly number[] | undefined> = {
  summary: "free places of the first sheet of --stock, in the order to fill them: 5,7,9-12",
  value: "LIST",
  parse(given, flagName) {
    const ranges = given.split(",").map((part) => /^\s*(\d{1,3})(?:\s*-\s*(\d{1,3}))?\s*$/.exec(part));
    const numbers = ranges.flatMap((range) => {
      const [from, to] = [Number(range?.[1]), Number(range?.[2] ?? range?.[1])];
      return from >= 1 && to >= from ? Array.from({ length: to - from + 1 }, (_, i) => from + i) : [NaN];
    });
    if (numbers.some(Number.isNaN))
      throw usageError(`${flagName} cannot be "${given}"; expected numbers of places such as 5,7,9-12`);
    const twice = numbers.find((number, i) => numbers.indexOf(number) !== i);
    if (twice !== undefined) throw usageError(`${flagName} lists place ${twice} twice`, "list each place once");
    return numbers;
  },
};

/** What the headings of sheets print, and who plays. */
export const HEADS = {
  name,
  coachName: text("NAME", "name of the coach on the sheets (as --name coach=NAME)"),
  club: text("NAME", "name of the club on the sheets (as --name club=NAME)"),
  away: text("TEAM", "visiting team of a game between two teams (as --name away=TEAM)"),
  home: text("TEAM", "home team of a game between two teams (as --name home=TEAM)"),
  teams: input("teams", "FILE", "your teams, a YAML, JSON or CSV file"),
};

export const SHEET_OPTIONS = {
  out: text("DIR|FILE", "folder for the files, or one file (dynasty.pdf)", "out"),
  seed,
  code: text("CODE", "replay the game of a code on a printed sheet: its seed, coach, rules and teams"),
  coach: text("ID", "the coach who decides (see pressbox list)"),
  record: input("printed", "FILE", "fill the sheets from a saved record"),
  values: input("values", "FILE", "fill one sheet with the values of a form (see pressbox read)"),
  untilPlay: wholeNumber("K", "stop the game after its first K plays", {
    min: 0,
    max: 9999,
  }),
  blank: flag("empty forms (the default without --seed and --record)"),
  forms: flag("PDF form fields to type into"),
  pdfA: flag("write PDF/A-2u, for long-term archiving"),
  paper: choice("PAPER", PRINTER_PAPERS, "paper in the printer", "letter"),
  theme: choice("THEME", THEME_IDS, "look of the sheets", "color"),
  words: input("words", "FILE|LANGUAGE", "print the sheets in other words: your file, or es for Spanish"),
  format: choice(
    "FORMAT",
    FORMATS,
    "file format (default pdf); tabletop: a saved object for Tabletop Simulator with its pictures",
  ),
  dpi: wholeNumber("N", "pixels per inch of PNG files (default 150)", { min: 20, max: 1200 }),
  address,
  studio,
  qr: flag("print a QR mark next to the code on filled-in sheets"),
  combined: flag("all sheets in one PDF"),
  single: flag("one card per page, at its own size"),
  copies: quantities,
  sharePaper: flag("let cards of one size from several sheets share their last sheet of paper, in one PDF"),
  order: choice("ORDER", ORDERS, "cards sheet by sheet, or so that the cut piles stack in order (default across)"),
  shop: input(
    "print-shops",
    "NAME|FILE",
    "cards for a print shop, one per page at its size with bleed, as PDF (X-4, or the kind the shop takes) or PNG (see pressbox list --shops)",
  ),
  fit: flag("scale cards to fit the format of --shop"),
  stock: input(
    "card-stock",
    "NAME|FILE",
    "print cards on sheets of labels or perforated cards (see pressbox list --stock)",
  ),
  skip: wholeNumber("N", "number of places already used on the first sheet of --stock", { min: 0, max: 499 }),
  places,
  foldOver: flag("cards with backs on one side of the paper: front and back side by side, to fold, glue and cut"),
  booklet: flag("two pages on each side of the paper, to fold in the middle; full pages are reduced"),
  duplex: choice("HOW", DUPLEX, "edge to flip two-sided sheets on, or manual: odd pages first, then even"),
  rules: input(
    "rules",
    "FILE|NAME",
    "house rules, a YAML or JSON file; or ready-made ones by name (see pressbox list)",
  ),
  ...HEADS,
} satisfies Options;

/** Parsed options about sheets. */
export type SheetOptions = Values<typeof SHEET_OPTIONS>;
export type SheetOptionKey = keyof typeof SHEET_OPTIONS;

/** `untilPlay` -> `until-play`: the option as the key of a file. */
export const keyOf = (key: string): string => flagOf(key).slice(2);
