/**
 * A user's own data: keys under `own:` of a team, a player, a card or a league. Games pass them along and templates print them,
 * `{own.rival}`; they do not affect play.
 */
import { lazily } from "../lazy/index.js";
import { zod } from "../zod/index.js";

export type OwnValue = string | number | boolean | null;
/** By key; null is a key without a value and prints as nothing. */
export type Own = Readonly<Record<string, OwnValue>>;

/** Pictures of a team or player, by file name. */
export interface HasPictures {
  readonly logo?: string | undefined;
  /** For a team: picture for its helmet; default: its logo. */
  readonly decal?: string | undefined;
  readonly portrait?: string | undefined;
}

/** Things that may have such data. */
export interface HasOwn extends HasPictures {
  readonly own?: Own | undefined;
}

/** The key of such data, in files and in facts. */
export const OWN = "own";

/** A name that templates can print: `{own.rival}`. */
export const OWN_KEY = /^[A-Za-z][\w-]*$/;
export const OWN_KEY_WORDS = "expected letters, digits, - and _, a letter first";
/** Maximum number of keys, and of characters in a value. */
const MOST_KEYS = 100;
const MOST_LETTERS = 500;

/** Schema of `own:`. The author of a set may restrict its keys further (`own:` of the set). */
export const ownShape = lazily(() => {
  const z = zod();
  return z
    .record(
      z.string().max(40).regex(OWN_KEY, OWN_KEY_WORDS),
      z.union([z.string().max(MOST_LETTERS), z.number(), z.boolean(), z.null()]),
    )
    .refine((own) => Object.keys(own).length <= MOST_KEYS, `expected ${MOST_KEYS} keys or fewer`)
    .optional()
    .describe("keys of your own, for templates: {own.rival}");
});

/** Keys with the file name of a picture. */
export const PICTURE_KEYS = ["logo", "decal", "portrait"] as const;

const pictureShape = lazily(() =>
  zod().string().max(200).optional().describe("a PNG, JPEG or SVG file; its path starts at this file's folder"),
);

/** Optional keys of teams, in addition to those their game requires. */
export const teamExtras = lazily(() => ({ own: ownShape(), logo: pictureShape(), decal: pictureShape() }));
/** The same for players. */
export const playerExtras = lazily(() => ({ own: ownShape(), portrait: pictureShape() }));

const NONE: Own = Object.freeze({});

/** The facts from which a sheet prints a user's own data: empty if a file has none, so that all its keys print as blanks. */
export const ownOf = (thing: HasOwn | null | undefined): Own => thing?.own ?? NONE;

/** Facts about a team's pictures; empty if it has none. */
export const picturesOf = (
  team: HasPictures | null | undefined,
): { readonly logo: string; readonly decal: string } => ({
  logo: team?.logo ?? "",
  decal: decalOf(team),
});

/** Picture on a team's helmet instead of letters. */
export const decalOf = (team: HasPictures | null | undefined): string => team?.decal ?? team?.logo ?? "";

export const portraitOf = (player: HasPictures | null | undefined): string => player?.portrait ?? "";

/** Its own data, to spread into a copy; without keys that are absent. */
export const withOwn = ({ own, logo, decal, portrait }: HasOwn): HasOwn => ({
  ...(own !== undefined && { own }),
  ...(logo !== undefined && { logo }),
  ...(decal !== undefined && { decal }),
  ...(portrait !== undefined && { portrait }),
});
