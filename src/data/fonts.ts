/** The font files that Pressbox prints with: the only place that knows where they lie on the disk. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fault, UserError } from "../kernel/issue/index.js";
import type { FontFile } from "../sheet/type/font-book.js";

/** Family, weight and file inside its `@expo-google-fonts` package (fonts under OFL-1.1). */
export const FONT_SOURCES = [
  ["Barlow Condensed", 400, "barlow-condensed/400Regular/BarlowCondensed_400Regular.ttf"],
  ["Barlow Condensed", 500, "barlow-condensed/500Medium/BarlowCondensed_500Medium.ttf"],
  ["Barlow Condensed", 600, "barlow-condensed/600SemiBold/BarlowCondensed_600SemiBold.ttf"],
  ["Barlow Condensed", 700, "barlow-condensed/700Bold/BarlowCondensed_700Bold.ttf"],
  ["Graduate", 400, "graduate/Graduate_400Regular.ttf"],
  ["Kalam", 400, "kalam/400Regular/Kalam_400Regular.ttf"],
  ["Kalam", 700, "kalam/700Bold/Kalam_700Bold.ttf"],
] as const satisfies readonly (readonly [family: string, weight: number, file: string])[];

/** A font file that is read when its bytes are first asked for: a sheet seldom needs every face. */
class LazyFontFile implements FontFile {
  #data: Uint8Array | undefined;

  constructor(
    readonly family: string,
    readonly weight: number,
    readonly file: string,
  ) {}

  get data(): Uint8Array {
    return (this.#data ??= readFileSync(this.file));
  }
}

/**
 * Finds the fonts in the installed packages, from src/ and dist/ alike and when Pressbox is itself a dependency.
 * @throws UserError `font-file-missing` when a font package is not installed.
 */
export function loadFontFiles(): FontFile[] {
  const { resolve } = createRequire(import.meta.url);
  return FONT_SOURCES.map(([family, weight, file]) => {
    try {
      return new LazyFontFile(family, weight, resolve(`@expo-google-fonts/${file}`));
    } catch {
      throw new UserError(
        fault("font-file-missing", `the font file @expo-google-fonts/${file} is not installed`, { hint: "run npm ci" }),
      );
    }
  });
}
