/**
 * Data of a person's own: keys under `own:` of a team, a player, a card or a league. The games carry them along and templates print them,
 * `{own.rival}`; nothing is played by them.
 */
import { lazily } from "../lazy/index.js";
import { zod } from "../zod/index.js";

export type OwnValue = string | number | boolean | null;
/** By key; null is a key that stands there without a value, and prints as nothing. */
export type Own = Readonly<Record<string, OwnValue>>;

/** Pictures of a team or player, by the names of their files. */
export interface HasPictures {
  readonly logo?: string | undefined;
  /** Of a team: what stands on its helmet; where there is none, its logo does. */
  readonly decal?: string | undefined;
  readonly portrait?: string | undefined;
}

/** What may have such data. */
export interface HasOwn extends HasPictures {
  readonly own?: Own | undefined;
}

/** The key that such data is under, in files and in facts. */
export const OWN = "own";

/** A name that templates can print: `{own.rival}`. */
export const OWN_KEY = /^[A-Za-z][\w-]*$/;
export const OWN_KEY_WORDS = "expected letters, digits, - and _, a letter first";
/** Most keys of one thing, and most letters of a value. */
const MOST_KEYS = 100;
const MOST_LETTERS = 500;

/** The form of what is under `own:`. What its keys may hold is for the author to say (`own:` of a set). */
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

/** Keys that a picture's file is named under. */
export const PICTURE_KEYS = ["logo", "decal", "portrait"] as const;

const pictureShape = lazily(() =>
  zod().string().max(200).optional().describe("a PNG, JPEG or SVG file, from the folder of this file on"),
);

/** What teams may have besides what their game asks for. */
export const teamExtras = lazily(() => ({ own: ownShape(), logo: pictureShape(), decal: pictureShape() }));
/** The same of players. */
export const playerExtras = lazily(() => ({ own: ownShape(), portrait: pictureShape() }));

const NONE: Own = Object.freeze({});

/** The fact that a sheet prints own data of: an empty one where a file has none, so that all its keys are blank. */
export const ownOf = (thing: HasOwn | null | undefined): Own => thing?.own ?? NONE;

/** Facts of a team's pictures; empty = it has none. */
export const picturesOf = (
  team: HasPictures | null | undefined,
): { readonly logo: string; readonly decal: string } => ({
  logo: team?.logo ?? "",
  decal: decalOf(team),
});

/** What stands on a team's helmet in place of letters. */
export const decalOf = (team: HasPictures | null | undefined): string => team?.decal ?? team?.logo ?? "";

export const portraitOf = (player: HasPictures | null | undefined): string => player?.portrait ?? "";

/** As part of a copy of something: no key where there is none. */
export const withOwn = ({ own, logo, decal, portrait }: HasOwn): HasOwn => ({
  ...(own !== undefined && { own }),
  ...(logo !== undefined && { logo }),
  ...(decal !== undefined && { decal }),
  ...(portrait !== undefined && { portrait }),
});
