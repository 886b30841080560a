/** Transliterates other scripts to Latin letters: for ids, file names and monograms, which people type. Printed text stays as it is. */

const CYRILLIC =
  "а a б b в v г g д d е e ж zh з z и i к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh щ shch ъ - ы y ь - э e ю yu я ya " +
  "є ye і i ґ g ђ dj ј j љ lj њ nj ћ c џ dz ѕ dz";
const GREEK = "α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o";

const pairs = `${CYRILLIC} ${GREEK}`.split(" ");
const LATIN = new Map(pairs.flatMap((letter, i) => (i % 2 === 0 ? [[letter, pairs[i + 1].replace("-", "")]] : [])));

const OTHER = /(?!\p{Script=Latin})\p{L}/gu;
const ASCII = /^[\0-\x7f]*$/;
const PLAIN = /^[\0-\u02ff]*$/;

/**
 * Lowercase letters of other scripts in Latin letters, accents already removed; characters of scripts with thousands of them as their code
 * numbers.
 */
export const inLatin = (text: string): string =>
  PLAIN.test(text) ? text : text.replace(OTHER, (sign) => LATIN.get(sign) ?? `u${sign.codePointAt(0)!.toString(16)}`);

/** Latin letters with strokes, and ligatures: Unicode does not decompose them. */
const STROKED = new Map(
  Object.entries({ æ: "ae", ð: "d", đ: "d", ħ: "h", ı: "i", ł: "l", œ: "oe", ø: "o", ß: "ss", þ: "th", ŧ: "t" }),
);
const STROKES = new RegExp(`[${[...STROKED.keys()].join("")}]`, "gu");

/** Lowercase text in letters that every keyboard has, as far as its script allows: `đà nẵng` -> `da nang`. */
export const withoutAccents = (lower: string): string =>
  ASCII.test(lower)
    ? lower
    : lower
        .normalize("NFD")
        .replace(/[\u0300-\u036f]/g, "")
        .normalize("NFC")
        .replace(STROKES, (sign) => STROKED.get(sign)!);

/** Keeps only letters of any script and digits: `Спартак-2` -> `спартак2`. */
export const withoutSigns = (lower: string): string =>
  PLAIN.test(lower) ? lower.replace(/[^a-z0-9]/g, "") : lower.replace(/[^a-z0-9\p{L}]|(?![a-z])\p{Script=Latin}/gu, "");

/** Capitals as printed: Greek ones without accents. */
export const capitals = (text: string): string =>
  PLAIN.test(text)
    ? text.toUpperCase()
    : text
        .toUpperCase()
        .normalize("NFD")
        .replace(/(\p{Script=Greek})\u0301/gu, "$1")
        .normalize("NFC");
