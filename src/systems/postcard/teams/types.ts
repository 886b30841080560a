/** What a team is: names, colors, and how it plays. Types and their names. */
import { slugOf } from "../../../kernel/words/index.js";
import type { HasOwn } from "../../../kernel/own/index.js";
import type { Skill } from "../engine/state.js";

export interface Team extends HasOwn {
  /** Unique, kebab-case: `lamplighters`. */
  readonly id: string;
  /** As it is on posters: `Harbor City Lamplighters`. */
  readonly name: string;
  /** For tables and brackets: `Lamplighters`. */
  readonly short: string;
  /** 1 to 3 capital letters for helmets and narrow columns. */
  readonly code: string;
  /** Helmet color and the color on it, `#RRGGBB`. */
  readonly colors: readonly [string, string];
  /** Team skill (A67); null = none. Counts only under rules that have team skills. */
  readonly skill: Skill | null;
  /** Id of the coach who plays its games; null = the usual one. */
  readonly coach: string | null;
  /** Of leagues that are made of these teams. */
  readonly division?: string;
  readonly conference?: string;
}

/** A file of teams. */
export interface TeamFile extends HasOwn {
  readonly name?: string;
  readonly teams: readonly Team[];
}

/** Most letters of a name and of a short name: what tables and brackets hold. */
export const NAME_LETTERS = 40;
export const SHORT_LETTERS = 16;

/** What is wrong with a name, as the end of a sentence; undefined when it can be on a sheet. */
export function nameFault(name: string, most = NAME_LETTERS): string | undefined {
  const letters = [...name].length;
  if (name.trim() === "") return "is blank; expected letters";
  // eslint-disable-next-line no-control-regex -- a line break or a tab in a name is what is looked for
  if (/[\u0000-\u001f\u007f\u2028\u2029]/.test(name)) return "has a line break or a tab; expected one line";
  return letters > most ? `has ${letters} letters; expected ${most} or fewer` : undefined;
}

/** `HCL` for Harbor City Lamplighters, `GUL` for Gulls. */
export function codeOf(name: string): string {
  const words = slugOf(name).split("-").filter(Boolean);
  const letters = words.length > 1 ? words.map((word) => word[0]).join("") : (words[0] ?? "");
  return (
    letters
      .replace(/[^a-z]/g, "")
      .slice(0, 3)
      .toUpperCase() || "T"
  );
}

/** The last word of a long name, else the whole: what people call a team. */
export const shortOf = (name: string): string =>
  name.length <= SHORT_LETTERS ? name : (name.trim().split(/\s+/).at(-1) ?? name).slice(0, SHORT_LETTERS);
