// Sheet translations as the page fetches them: numbers replace the English keys, which are two fifths of the file and
// are in the page's templates anyway. `src/files/words/packed-words.ts` looks words up by the same numbers;
// untranslated words are omitted.

const KEY_BITS = 28;

/** FNV-1a over UTF-16 units, its upper bits (`kernel/hash`). */
function keyOf(text) {
  let state = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) state = Math.imul(state ^ text.charCodeAt(i), 0x01000193);
  return (state >>> 0) >>> (32 - KEY_BITS);
}

function packed(entries) {
  const sorted = entries.map(([key, text]) => [keyOf(key), text, key]).sort(([a], [b]) => a - b);
  const steps = sorted.map(([key, , name], i) => {
    if (i > 0 && key === sorted[i - 1][0])
      throw new Error(
        `${JSON.stringify(name)} and ${JSON.stringify(sorted[i - 1][2])} have the same key: raise KEY_BITS`,
      );
    return key - (i === 0 ? 0 : sorted[i - 1][0]);
  });
  return [steps, sorted.map(([, text]) => text)];
}

/** @param file data of a translation file @returns plain JSON */
export function packWords({ language, numbers, words = {}, values = {} }) {
  const said = Object.entries(words).filter(([, text]) => text !== "");
  const told = Object.entries(values).filter(([, text]) => text !== "");
  return {
    language,
    decimal: numbers?.decimal ?? ".",
    places: [...new Set([...said, ...told].flatMap(([key]) => key.split(" @ ").slice(1)))],
    patterns: told.filter(([key]) => key.includes("{")),
    words: packed(said),
    values: packed(told.filter(([key]) => !key.includes("{"))),
  };
}
