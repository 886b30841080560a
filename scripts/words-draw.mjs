/**
 * `node scripts/words-draw.mjs --seed N`: sentences drawn at random, for a person to read aloud (docs/style.md): what users read, from
 * messages, help, print and docs, and comments. A draw is good when at most one of its sentences needs another wording.
 *
 *   --seed N        which ones (1)
 *   --sentences N   what users read (100), a quarter of it from README and docs
 *   --comments N    comments of the sources (50)
 *   --only TEXT     files with this in their path
 */
import { parseArgs } from "node:util";
import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import { comments, docSentences, userPhrases } from "./words-found.mjs";

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    sentences: { type: "string", default: "100" },
    comments: { type: "string", default: "50" },
    only: { type: "string", default: "" },
  },
});
const [sentences, remarks] = [values.sentences, values.comments].map(Number);
const generator = xoroshiro128plus(Number(values.seed));

/** Lists of the headings that tables of statistics have on other sites. */
const HEADINGS = /^src\/stats\/read\/(?:aliases|match|pass-yards|layouts)/;

/** True unless the text is a list of column headings, codes or one-word labels. */
const isSentence = (text) => !text.includes("=") && text.match(/(?<![\w.])[a-z’']{2,}(?![\w(])/g)?.length >= 4;

/** Different texts at random, up to `count`. */
function drawn(all, count) {
  const left = [...new Map(all.map((entry) => [entry.text.replace(/\s+/g, " ").trim(), entry])).entries()].filter(
    ([text, { place }]) => place.includes(values.only) && !HEADINGS.test(place) && isSentence(text),
  );
  const taken = [];
  while (taken.length < count && left.length > 0)
    taken.push(...left.splice(uniformInt(generator, 0, left.length - 1), 1));
  return taken;
}

const fromDocs = Math.round(sentences / 4);
for (const [title, texts] of [
  ["Messages, help, print", drawn(userPhrases(), sentences - fromDocs)],
  ["README and docs", drawn(docSentences(), fromDocs)],
  ["Comments", drawn(comments(), remarks)],
]) {
  console.log(`\n${title}`);
  for (const [i, [text, { place }]] of texts.entries()) console.log(`${i + 1}. ${place}  ${text}`);
}
