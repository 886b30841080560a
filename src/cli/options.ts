/** Options that several commands share, each declared once. */
import { parseSeed } from "../kernel/dice/index.js";
import { PRINTER_PAPERS } from "../kernel/units/index.js";
import { THEMES, type ThemeId } from "../sheet/theme.js";
import { choice, flag, input, onUnless, text, usageError, wholeNumber, type OptionSpec } from "./spec.js";

/** How paper gets its second side. */
export const DUPLEX = ["long", "short", "manual"] as const;
export type Duplex = (typeof DUPLEX)[number];
/** The edge of upright paper at which the top of a page that lies on its side comes out. */
export const LANDSCAPE = ["left", "right"] as const;
/** In place of a printer's name: print as if there were none. */
export const NO_PRINTER = "none";

const THEME_IDS = THEMES.map((theme) => theme.id) as readonly ThemeId[];

export const seed: OptionSpec<number | undefined> = {
  summary: "number from 0 to 4294967295, or any word: the same seed gives the same dice",
  value: "SEED",
  parse(given, name) {
    // Text is hashed; a number with a slip in it must not pass as text.
    if (!/^-?\d+$/.test(given.trim()) && Number.isFinite(Number(given))) {
      throw usageError(`${name} cannot be "${given}"; expected a whole number or a word`);
    }
    return parseSeed(given);
  },
};

export const code = text("CODE", "replay the game of a code on a printed sheet: its seed, coach, rules and teams");
/** Where a page of one's own is. */
export const studio: OptionSpec<string | undefined> = {
  summary: "address of your Studio page: the codes on filled sheets become links to it",
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
export const qr = flag("a QR mark beside the code on filled sheets");
export const untilPlay = wholeNumber("K", "stop the game after K of its plays, before anything of the next one", {
  min: 0,
  max: 9999,
});
export const coach = text("ID", "who decides (see pressbox list)");
export const paper = choice("PAPER", PRINTER_PAPERS, "paper in the printer", "letter");
export const theme = choice("THEME", THEME_IDS, "how the sheets are inked", "color");
export const rules = input(
  "rules",
  "FILE|NAME",
  "house rules, a YAML or JSON file; or ready-made ones by name (see pressbox list)",
);
export const pdfA = flag("write PDF/A-2u, for long-term archiving");
export const json = flag("print data as JSON, and errors as one JSON object per line");
export const quiet = flag("print only errors");
export const open = flag("open the result: the file, or the folder if there are several");
export const force = flag(
  "replace whatever is where an output goes (without it, only unchanged files that Pressbox made: no filled-in forms, no games by hand)",
);
export const cache = onUnless("do not read or save solved tables on the disk");
export const templates = input(
  "templates",
  "DIR",
  "folder of your templates; each replaces the built-in file of that name, and its fonts folder replaces typefaces",
);
export const printer = text("NAME", "printer whose errors to correct for, or none (see pressbox printer)");
export const duplex = choice("HOW", DUPLEX, "edge to flip two-sided sheets on, or manual: odd pages first, then even");
const coachName = text("NAME", "name of the coach on the sheets (as --name coach=NAME)");
const away = text("TEAM", "visiting team of a game between two teams (as --name away=TEAM)");
const home = text("TEAM", "home team of a game between two teams (as --name home=TEAM)");
const teams = input("teams", "FILE", "your teams, a YAML, JSON or CSV file");
const club = text("NAME", "name of the club on the sheets (as --name club=NAME)");

/** `--name key=value`, as often as there are names. */
export const name: OptionSpec<Readonly<Record<string, string>>> = {
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

/** Who and what is in the heads of sheets, and who plays. */
export const heads = { name, coachName, club, away, home, teams };
