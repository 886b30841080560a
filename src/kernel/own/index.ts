/**
 * Data of a person's own: keys under `own:` of a team, a player, a card or a league. The games carry them along and templates print them,
 * `{own.rival}`; nothing is played by them.
 */
import { lazily } from "../lazy/index.js";
import { zod } from "../zod/index.js";

export type OwnValue = string | number | boolean | null;
/** By key; null is a key that stands there without a value, and prints as nothing. */
export type Own = Readonly<Record<string, OwnValue>>;

/** What may have such data. */
export interface HasOwn {
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

const NONE: Own = Object.freeze({});

/** The fact that a sheet prints own data of: an empty one where a file has none, so that all its keys are blank. */
export const ownOf = (thing: HasOwn | null | undefined): Own => thing?.own ?? NONE;

/** As part of a copy of something: no key where there is none. */
export const withOwn = ({ own }: HasOwn): HasOwn => (own === undefined ? {} : { own });
