/** The fonts that Pressbox prints with. */
import { fault, UserError } from "../kernel/issue/index.js";
import { host } from "../kernel/host/index.js";
import type { FontFile } from "../sheet/type/font-book.js";

/** Family, weight and file in the family's `@expo-google-fonts` package (fonts under OFL-1.1). */
export const FONT_SOURCES = [
  ["Barlow Condensed", 400, "barlow-condensed/400Regular/BarlowCondensed_400Regular.ttf"],
  ["Barlow Condensed", 500, "barlow-condensed/500Medium/BarlowCondensed_500Medium.ttf"],
  ["Barlow Condensed", 600, "barlow-condensed/600SemiBold/BarlowCondensed_600SemiBold.ttf"],
  ["Barlow Condensed", 700, "barlow-condensed/700Bold/BarlowCondensed_700Bold.ttf"],
  ["Graduate", 400, "graduate/Graduate_400Regular.ttf"],
  ["Kalam", 400, "kalam/400Regular/Kalam_400Regular.ttf"],
  ["Kalam", 700, "kalam/700Bold/Kalam_700Bold.ttf"],
] as const satisfies readonly (readonly [family: string, weight: number, file: string])[];

/** A font that is read on first use: few sheets need all of them. */
class BuiltInFace implements FontFile {
  readonly builtIn = true;
  #data: Uint8Array | undefined;

  constructor(
    readonly family: string,
    readonly weight: number,
    readonly file: string,
  ) {}

  /** @throws UserError `font-file-missing` if the font's package is not installed */
  get data(): Uint8Array {
    return (this.#data ??= host().files.read(this.file) ?? missing(this.file));
  }
}

function missing(file: string): never {
  const message = `the font file ${file.replace("node_modules/", "")} is not installed`;
  throw new UserError(fault("font-file-missing", message, { hint: "run npm ci" }));
}

/** `Graduate-400.ttf`: name of a file that replaces a built-in font. */
export const fileNameOf = (family: string, weight: number): string => `${family.replace(/ /g, "")}-${weight}.ttf`;

/** The built-in fonts, in list order. */
export const builtInFonts = (): FontFile[] =>
  FONT_SOURCES.map(
    ([family, weight, file]) => new BuiltInFace(family, weight, `node_modules/@expo-google-fonts/${file}`),
  );
