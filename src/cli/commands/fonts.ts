import { json } from "../options.js";
import { defineCommand } from "../spec.js";
import { alignRows, formatBytes } from "../text/table.js";

/** Letters in the names of each country, and symbols that sheets need. */
const SAMPLES = [
  ["English", "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"],
  ["Western European", "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝßàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿ"],
  ["Central European", "ĄąĆćČčĎďĘęĚěŁłŃńŇňŐőŘřŚśŠšŤťŮůŰűŹźŻżŽž"],
  ["punctuation", "\u2013\u2014\u2018\u2019\u201c\u201d\u2026\u2212"],
] as const;

const LICENSE = "SIL Open Font License 1.1";

export const fonts = defineCommand({
  name: "fonts",
  summary: "list the fonts that are embedded in every sheet, and the letters they have",
  args: [],
  options: { json },
  examples: ["pressbox fonts"],
  async run({ options, io }) {
    const [{ loadFontFiles }, { FontBook }] = await Promise.all([
      import("../../host/node/fonts.js"),
      import("../../sheet/type/font-book.js"),
    ]);
    const faces = new FontBook(loadFontFiles()).fonts.map((font) => ({
      family: font.family,
      weight: font.weight,
      file: font.source.file,
      bytes: font.source.data.length,
      characters: font.fontkit.characterSet.length,
      missing: Object.fromEntries(SAMPLES.map(([name, letters]) => [name, font.missingGlyphs(letters).join("")])),
      license: LICENSE,
    }));
    if (options.json) {
      io.out(`${JSON.stringify(faces, null, 2)}\n`);
      return;
    }
    for (const face of faces) {
      const rows = Object.entries(face.missing).map(([name, missing]) => [
        `${name}:`,
        missing === "" ? "all" : `all but ${[...missing].join(" ")}`,
      ]);
      io.out(
        `${face.family} ${face.weight}  (${face.characters} characters, ${formatBytes(face.bytes)})\n` +
          `  ${face.file}\n${alignRows(rows, "  ")}`,
      );
    }
    io.out(
      `License of all: ${LICENSE}. They are embedded as subsets; no font needs to be installed. Texts: assets/licenses\n`,
    );
  },
});
