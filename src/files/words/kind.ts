/** File kinds that only commands read: Studio prints on full sheets, in the built-in languages. */
import type { FileKind } from "../../contract/files.js";
import type { ValuesPress } from "../values.js";
import { cardStockKind } from "../card-stock.js";
import { wordsKind } from "./words-file.js";

/** @param press without it, words are not compared with the sheets */
export const commandKinds = (press?: ValuesPress): readonly FileKind[] => [
  wordsKind(press && (async () => (await import("./known-words.js")).knownWords((await press()).templates))),
  cardStockKind,
];
