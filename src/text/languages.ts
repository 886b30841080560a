/** Languages that words of the sheets come in with Pressbox. */

/** THE list, by what they call themselves. */
export const LANGUAGES = { es: "Español" } as const;
export type Language = keyof typeof LANGUAGES;

export const LANGUAGE_LIST = Object.keys(LANGUAGES) as readonly Language[];
export const languageOf = (named: string | undefined): Language | undefined =>
  LANGUAGE_LIST.find((one) => one === named);

/** The file of such words, from the project's root. */
export const languageFile = (language: Language): string => `assets/words/${language}.yaml`;

/** The same as a page keeps them. */
export const packedFile = (language: Language): string => `built/words/${language}.json`;
